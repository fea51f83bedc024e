"""The state of a game: one flat record."""

import numpy as np

from royal_game_of_ur.rules.board import STEPS

# Phases: what is being decided. OVER has no decider.
MOVE, OVER = range(2)
PHASES = ("move", "over")

NOT_ENDED, ALL_HOME = range(2)
ENDINGS = ("", "home")

DTYPE = np.dtype(
    [
        ("ur", "u8"),  # marks the type as this game's
        ("pieces", "i1", (2, STEPS)),  # how many pieces of each seat stand at each step of its way
        ("turn", "i2"),
        ("players", "i1"),
        ("first", "i1"),
        ("active", "i1"),
        ("dice", "i1"),  # the marked tips that lie on top, a bit for each die
        ("roll", "i1"),  # how many these are
        ("phase", "i1"),
        ("ending", "i1"),
    ],
    align=True,
)
