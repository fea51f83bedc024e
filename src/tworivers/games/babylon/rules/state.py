"""The state of a game: one flat record. Derived fields are marked; they always follow from the others."""

import numpy as np

from tworivers.games.babylon.rules.board import CELLS, EFFECTS, PIECES, STACKS, SYMBOLS, TILES

# Phases: what is being decided. OVER has no decider.
REMOVE, MINE, BUILD, OVER = range(4)
PHASES = ("remove", "mine", "build", "over")

# How a game ended.
ENDINGS = ("", "tokens")

NOWHERE = -1
SPENT = CELLS  # the round token's symbol was used, and shows no longer
SEATS = 4
GARDEN = 16  # tiles in the largest garden (Babylon 10.3)
LEVELS = GARDEN + 2

# Decorations by kind and direction, as sets of the cells they are named by.
BLOCKS = 7
STATUES = 6

DTYPE = np.dtype(
    [
        ("babylon", "u8"),  # marks the type as this game's
        # gardens as sets of cells, a word each
        ("surface", "u8", (SEATS, LEVELS)),  # derived: the cells whose surface has this level
        ("symbols", "u8", (SEATS, len(SYMBOLS))),  # derived: the empty spaces that show this symbol now
        ("empty", "u8", SEATS),  # derived: the empty spaces
        ("lookouts", "u8", SEATS),  # derived: the lookouts in sight
        ("feet", "u8", SEATS),  # derived: the lower ends of stairs
        ("positions", "u8", SEATS),  # derived: the north-west cells of tiles
        ("joined", "u8", (SEATS, 2)),  # derived: cells of the same tile as their east, their south neighbour
        ("fresh", "u8"),  # derived: cells whose surface is a tile of this turn
        ("decorations", "u8", (SEATS, BLOCKS)),  # by kind and direction; no statue that became a column
        # sets of tiles
        ("undrawn", "u8"),  # quarry tiles under others: which lies where is drawn when it is uncovered
        ("removed", "u8"),  # clay taken away before the first turn
        ("discarded", "u8"),
        # gardens as lists of tiles in the order of placing
        ("supports", "i2", (SEATS, GARDEN)),  # two bits a corner
        ("tile", "i1", (SEATS, GARDEN)),
        ("tile_at", "i1", (SEATS, GARDEN)),  # its north-west cell
        ("tile_level", "i1", (SEATS, GARDEN)),
        ("tile_turns", "i1", (SEATS, GARDEN)),  # quarter turns clockwise
        ("tiles_laid", "i1", SEATS),
        ("highest", "i1", SEATS),  # derived: the highest level with a tile
        ("built_level", "i1", (SEATS, CELLS)),  # derived: the level on which a decoration stands, or 0
        # the table
        ("supply", "i2", len(PIECES)),  # derived: what is left of each piece
        ("turn", "i2"),
        ("quarry", "i1", STACKS),  # the visible tile of each stack
        ("tokens", "i1", len(EFFECTS)),  # round tokens nobody has seen, those out of the game included
        ("token", "i1"),  # the effect of this round
        ("round_number", "i1"),
        ("players", "i1"),
        ("limited", "i1"),
        ("first", "i1"),
        # the seats
        ("singles", "i1", SEATS),
        ("doubles", "i1", SEATS),
        ("slot", "i1", SEATS),
        # whose decision
        ("phase", "i1"),
        ("active", "i1"),
        ("mined", "i1"),  # the tile mined in this turn until it is placed
        ("placed", "i1"),  # tiles placed in this turn
        ("changed", "i1"),  # the space whose symbol the round token has changed
        ("changed_to", "i1"),
        # the set of tiles that is played with
        ("flowers", "i1", TILES),
        ("spaces", "i1", (TILES, 4)),  # symbols clockwise from the north-west, -1 for none
        ("tokens_of", "i1", len(EFFECTS)),  # all round tokens by effect
    ],
    align=True,
)


def blank(players: int) -> np.ndarray:
    """Babylon 1.5: an array of one state with empty boards of 64 holes, nothing stored."""
    states = np.zeros(1, dtype=DTYPE)
    for field in ("quarry", "token", "slot", "mined", "changed", "changed_to"):
        states[field] = NOWHERE
    for field in ("tile", "tile_at"):
        states[field] = NOWHERE
    states["players"] = players
    states["surface"][0, :players, 0] = ~np.uint64(0)
    states["empty"][0, :players] = ~np.uint64(0)
    return states
