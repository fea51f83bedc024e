"""The kinds of events, as numbers in the event buffer. `show/told.py` says how they are told."""

(
    TURN,
    TILE_PLACED,
    FACE_DOWN_PLACED,
    POINTS,
    FIELD_HARVESTED,
    TILES_DONE,
    SITE_SURROUNDED,
    CITY_WON,
    CITY_DISCARDED,
    ZIGGURAT_WON,
    ZIGGURAT_TIED,
    CARD_TAKEN,
    EXTRA_TURN,
    DRAWN,
    GAME_OVER,
) = range(15)

# Why points were given: the places of SOURCES in state.py.
FOR_ZIGGURATS, FOR_FIELD, FOR_NOBLES, FOR_CITIES, FOR_CARD = range(5)
