"""The kinds of events, as numbers in the event buffer. `show/told.py` says how they are told."""

(
    TURN,
    PASSED,
    TILE_PLACED,
    LEADER_PLACED,
    LEADER_MOVED,
    LEADER_WITHDRAWN,
    CATASTROPHE,
    TILE_DESTROYED,
    SWAPPED,
    POINTS,
    UNIFIED,
    REVOLT,
    WAR,
    ADDED,
    CONFLICT_WON,
    LEADER_HOME,
    TILE_BEATEN,
    BUILDING_PLACED,
    BUILDING_MOVED,
    BUILDING_GONE,
    MONUMENT_BUILT,
    DECLINED,
    TREASURE_TAKEN,
    DRAWN,
    GAME_OVER,
) = range(25)

# Why points were given.
FOR_TILE, FOR_BUILDING, FOR_REVOLT, FOR_WAR, FOR_MONUMENT = range(5)
REASONS = ("tile", "building", "revolt", "war", "monument")

# Why a leader went home.
BEATEN, WITHOUT_TEMPLE = range(2)
HOMECOMINGS = ("beaten", "no-temple")
