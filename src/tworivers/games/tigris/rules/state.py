"""The state of a game: one flat record. Derived fields are marked; they always follow from the others."""

import numpy as np

# Phases: what is being decided. OVER has no decider.
ACTION, ATTACK, DEFEND, WAR, BUILDING, MONUMENT, TREASURE, OVER = range(8)
PHASES = ("action", "attack", "defend", "war", "building", "monument", "treasure", "over")

# How a game ended.
NOT_ENDED, FEW_TREASURES, EMPTY_BAG, TOO_QUIET = range(4)
ENDINGS = ("", "treasures", "bag", "quiet")

NOWHERE = -1
SEATS, COLOURS, MONUMENTS = 4, 4, 6
LEADERS = SEATS * COLOURS  # leader number = 4 * seat + colour

DTYPE = np.dtype(
    [
        ("tigris", "u8"),  # marks the type as this game's
        # sets of cells
        ("tiles", "u8", (COLOURS, 3)),  # face-up tiles by colour
        ("face_down", "u8", 3),  # tiles under monuments
        ("catastrophes", "u8", 3),
        ("treasures", "u8", 3),
        ("leaders", "u8", 3),  # derived from leader_at
        (
            "kingdoms",
            "u8",
            (LEADERS, 3),
        ),  # derived: the kingdom whose first leader has this number
        ("borders", "u8", (LEADERS, 3)),  # derived: the cells next to that kingdom
        # pieces
        ("leader_at", "i2", (SEATS, COLOURS)),
        ("monument_at", "i2", MONUMENTS),  # its upper left cell
        ("building_at", "i2", COLOURS),
        ("points", "i2", (SEATS, COLOURS)),
        ("swapped", "i2", (SEATS, COLOURS)),  # tiles swapped away: only their player knows the colours
        ("bag", "i2", COLOURS),
        ("discarded", "i2", COLOURS),  # tiles that left the game before everyone's eyes
        ("turn", "i2"),
        ("placed", "i2"),  # the cell of this action's tile until the action ends
        ("unification", "i2"),  # the cell of the unification tile while wars are settled
        ("hands", "i1", (SEATS, COLOURS)),
        ("treasures_won", "i1", SEATS),
        ("catastrophes_left", "i1", SEATS),
        ("monument_on", "i1", MONUMENTS),  # the colour of the tiles under it
        ("kingdom_of", "i1", LEADERS),  # derived: the number of the kingdom each leader stands in
        # the table
        ("players", "i1"),
        ("board", "i1"),
        ("buildings", "i1"),
        ("open_scores", "i1"),
        ("first", "i1"),
        # whose decision
        ("phase", "i1"),
        ("deciding", "i1"),
        ("active", "i1"),
        ("actions_left", "i1"),
        ("quiet", "i1"),  # 1 while no tile and no catastrophe was played in this turn
        ("quiet_turns", "i1"),
        ("ending", "i1"),
        # a conflict under way
        ("contested", "i1"),  # its colour
        ("attacker", "i1"),
        ("defender", "i1"),
        ("added", "i1"),  # tiles the attacker has added
    ],
    align=True,
)


def blank() -> np.ndarray:
    """An array of one state with nothing on the board."""
    states = np.zeros(1, dtype=DTYPE)
    for field in ("leader_at", "monument_at", "building_at", "placed", "unification"):
        states[field] = NOWHERE
    for field in ("monument_on", "kingdom_of", "contested", "attacker", "defender"):
        states[field] = NOWHERE
    return states
