"""Opponents in words: `random`, `greedy`, `learned`, `search:1s`, `learned+search:400`, or a level.

`class:package.module.Name` is a class of one's own, anywhere on Python's path, made with a seed.
`cheating+` before a kind lets it see everything; only the arena uses that, to measure what hiding costs.
"""

import importlib

from tworivers.bots.bot import Bot
from tworivers.bots.budget import budget_from
from tworivers.bots.greedy import GreedyBot
from tworivers.bots.learned import LearnedBot
from tworivers.bots.levels import LEVELS, bot_of
from tworivers.bots.random import RandomBot
from tworivers.bots.search import SearchBot
from tworivers.words.messages import BadOption

CHEATING = "cheating+"
KINDS = ("random", "greedy", "learned", "search", "learned+search")


def bot_from(words: str, seed: int, threads: int = 1) -> Bot:
    """The opponent that the words name."""
    cheats = words.startswith(CHEATING)
    kind, _, budget = words.removeprefix(CHEATING).partition(":")
    if words in LEVELS:
        return bot_of(words, seed)
    if kind in ("search", "learned+search"):
        return SearchBot(seed, budget_from(budget or "400"), threads, cheats, kind != "search")
    if kind in ("greedy", "learned") and not budget:
        return GreedyBot(seed, cheats=cheats) if kind == "greedy" else LearnedBot(seed, cheats)
    if words == "random":
        return RandomBot(seed)
    if kind == "class":
        return outside_bot(budget, seed)
    raise BadOption("bad-kind", text=words, known=", ".join((*KINDS, *LEVELS)))


def outside_bot(path: str, seed: int) -> Bot:
    """An opponent of one's own: a class below `Bot`, named by where it is imported from."""
    module, _, name = path.rpartition(".")
    try:
        found = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption("bad-bot-class", path=path, reason=str(error)) from None
    bot = found(seed) if isinstance(found, type) and issubclass(found, Bot) else None
    if bot is None:
        raise BadOption("bad-bot-class", path=path, reason=f"{name} is not a class below Bot")
    return bot
