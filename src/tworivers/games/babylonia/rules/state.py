"""The state of a game: one flat record. Derived fields are marked; they always follow from the others."""

import numpy as np

# Phases: what is being decided. OVER has no decider.
PLACE, SCORE, CARD, EXTRA, OVER = range(5)
PHASES = ("place", "score", "card", "extra", "over")

# How a game ended.
NOT_ENDED, EMPTY_RACK, FEW_CITIES = range(3)
ENDINGS = ("", "rack", "cities")

# Where points come from.
SOURCES = ("ziggurats", "fields", "nobles", "cities", "cards")

NOWHERE = -1
SEATS, CLANS, NOBLES, SIDES, CITIES, FIELDS, CARDS = 4, 4, 3, 5, 7, 4, 9

# Whose a card is, if no player's.
ON_DISPLAY, OUT_OF_GAME = -1, -2

DTYPE = np.dtype(
    [
        ("babylonia", "u8"),  # marks the type as this game's
        # sets of hexes
        ("tiles", "u8", (SEATS, SIDES, 3)),  # by clan as they lie face up, and fifth those face down
        ("cities", "u8", (NOBLES, 3)),  # the cities on the board that show the noble's symbol
        ("fields", "u8", (FIELDS, 3)),
        ("scored", "u8", 3),  # ziggurats that were scored
        ("owned", "u8", (SEATS, 3)),  # derived: all tiles of the seat
        ("vacant", "u8", 3),  # derived: hexes in play with nothing on them
        # in front of the players
        ("points", "i2", (SEATS, len(SOURCES))),
        ("turn", "i2"),
        ("racks", "i1", (SEATS, CLANS)),
        ("supplies", "i1", (SEATS, CLANS)),
        ("face_down", "i1", (SEATS, CLANS)),  # which clans lie face down; only their player knows
        ("cities_won", "i1", (SEATS, CITIES)),
        ("card_at", "i1", CARDS),  # the seat that took it, or on display, or out of the game
        ("card_2_used", "i1"),
        ("laid", "i1", SIDES),  # the tiles of this turn, by clan and fifth face down
        # the table
        ("players", "i1"),
        ("random_cards", "i1"),
        ("river_tile_opens_field", "i1"),
        ("first", "i1"),
        # whose decision
        ("phase", "i1"),
        ("deciding", "i1"),
        ("active", "i1"),
        ("ending", "i1"),
    ],
    align=True,
)


def blank() -> np.ndarray:
    """An array of one state with nothing on the board and no card."""
    states = np.zeros(1, dtype=DTYPE)
    states["card_at"] = OUT_OF_GAME
    return states
