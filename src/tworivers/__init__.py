"""Two Rivers: three board games of Mesopotamia, exact and fast.

import tworivers
match = tworivers.new(tworivers.game_names()[0], players=3, seed=7)
match.play(match.legal()[0])
"""

from tworivers.games.game import ALL_OPEN, SPECTATOR, Game, game_names, load
from tworivers.play.clocks import Clock
from tworivers.play.match import Entry, Match, new
from tworivers.play.record import Record
from tworivers.words.messages import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    Message,
    TwoRiversError,
    UnknownGame,
    say,
)

__version__ = "0.1.0"

__all__ = [
    "ALL_OPEN",
    "SPECTATOR",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Clock",
    "Entry",
    "Game",
    "IllegalAction",
    "Match",
    "Message",
    "Record",
    "TwoRiversError",
    "UnknownGame",
    "game_names",
    "load",
    "new",
    "say",
]
