"""The levels a player chooses by name."""

from tworivers.bots.bot import Bot
from tworivers.bots.random import RandomBot
from tworivers.messages import BadOption

LEVELS: dict[str, type[Bot]] = {"random": RandomBot}


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise BadOption("bad-level", level=level, known=", ".join(LEVELS))


def bot_of(level: str, seed: int) -> Bot:
    """An opponent of this level."""
    check_level(level)
    return LEVELS[level](seed)
