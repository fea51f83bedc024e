"""The kinds of events, as numbers in the event buffer. `show/told.py` says how they are told."""

(
    TURN,
    ROUND,
    REMOVED,
    MINED,
    UNCOVERED,
    COLUMNS_TAKEN,
    TILE_PLACED,
    LOOKOUT_BUILT,
    STATUE_USED,
    DECORATED,
    SYMBOL_CHANGED,
    POINTS,
    STORED,
    DISCARDED,
    COLUMNS_RETURNED,
    GAME_OVER,
) = range(16)
