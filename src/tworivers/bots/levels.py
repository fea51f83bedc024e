"""The levels a player chooses by name, from the weakest to the strongest."""

from collections.abc import Callable

from tworivers.bots.bot import Bot
from tworivers.bots.budget import Budget
from tworivers.bots.greedy import GreedyBot
from tworivers.bots.random import RandomBot
from tworivers.bots.search import SearchBot
from tworivers.words.messages import BadOption

DEFAULT_LEVEL = "merchant"

LEVELS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "novice": lambda seed: GreedyBot(seed, temperature=0.08),
    "apprentice": GreedyBot,
    "merchant": lambda seed: SearchBot(seed, Budget(simulations=300)),
    "governor": lambda seed: SearchBot(seed, Budget(seconds=0.6), learned=True),
    "king": lambda seed: SearchBot(seed, Budget(seconds=2.7), learned=True),
}


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise BadOption("bad-level", level=level, known=", ".join(LEVELS))


def bot_of(level: str, seed: int) -> Bot:
    """An opponent of this level."""
    check_level(level)
    return LEVELS[level](seed)
