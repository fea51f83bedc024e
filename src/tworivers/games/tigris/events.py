"""The kinds of events, as numbers in the event buffer. `view.py` turns them into what a viewer is told."""

(
    TURN,
    PASSED,
    TILE_PLACED,
    LEADER_PLACED,
    LEADER_WITHDRAWN,
    CATASTROPHE,
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
    BUILDING_GONE,
    MONUMENT_BUILT,
    DECLINED,
    TREASURE_TAKEN,
    DRAWN,
    GAME_OVER,
) = range(22)

# Why points were given.
FOR_TILE, FOR_BUILDING, FOR_REVOLT, FOR_WAR, FOR_MONUMENT = range(5)
REASONS = ("tile", "building", "revolt", "war", "monument")

# Why a leader went home.
BEATEN, WITHOUT_TEMPLE = range(2)
HOMECOMINGS = ("beaten", "no-temple")
