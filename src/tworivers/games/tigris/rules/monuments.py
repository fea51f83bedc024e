"""Monuments (Tigris 12)."""

from tworivers.games.tigris.rules.actions import SQUARE_CORNER
from tworivers.games.tigris.rules.board import COLUMNS, MONUMENT_SHOWS, ROWS
from tworivers.games.tigris.rules.buildings import placed_colour
from tworivers.games.tigris.rules.events import BUILDING_GONE, MONUMENT_BUILT
from tworivers.games.tigris.rules.kingdoms import send_homeless_leaders_home
from tworivers.games.tigris.rules.state import MONUMENTS, NOWHERE
from tworivers.kernel.events import emit
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import add, contains, remove


@rule
def square_corner(s, direction):
    """The upper left cell of the square in this direction from the placed tile, or -1 off the board."""
    corner = s.placed + SQUARE_CORNER[direction]
    column = s.placed % COLUMNS - direction % 2
    row = s.placed // COLUMNS - direction // 2
    if 0 <= column < COLUMNS - 1 and 0 <= row < ROWS - 1:
        return corner
    return NOWHERE


@rule
def square_stands(s, colour, direction):
    """Tigris 12.1, 12.4, 12.10: four face-up tiles of one colour, the placed one among them."""
    corner = square_corner(s, direction)
    if corner == NOWHERE:
        return False
    tiles = s.tiles[colour]
    return (
        contains(tiles, corner)
        and contains(tiles, corner + 1)
        and contains(tiles, corner + COLUMNS)
        and contains(tiles, corner + COLUMNS + 1)
    )


@rule
def monument_is_free(s, monument, colour):
    """Tigris 12.1, 12.2: not built yet, and showing the colour."""
    return s.monument_at[monument] == NOWHERE and MONUMENT_SHOWS[monument, colour]


@rule
def monument_is_possible(s, monument, direction):
    """Tigris 12.1, 12.5: a free monument of the colour on a square that stands."""
    colour = placed_colour(s)
    return monument_is_free(s, monument, colour) and square_stands(s, colour, direction)


@rule
def may_build_monument(s):
    """Tigris 12.1, 12.2, 12.3, 12.9: only with the tile placed in this action, joining or not."""
    if s.placed == NOWHERE:
        return False
    colour = placed_colour(s)
    for direction in range(4):
        if square_stands(s, colour, direction):
            for monument in range(MONUMENTS):
                if monument_is_free(s, monument, colour):
                    return True
    return False


@rule
def build_monument(s, monument, direction, events):
    """Tigris 12.1, 12.6, 12.7: turn the four tiles over; treasures stay, leaders without a temple go home."""
    colour = placed_colour(s)
    corner = square_corner(s, direction)
    s.monument_at[monument] = corner
    s.monument_on[monument] = colour
    emit(events, MONUMENT_BUILT, s.active, monument, corner, colour, 0)
    for offset in (0, 1, COLUMNS, COLUMNS + 1):
        remove(s.tiles[colour], corner + offset)
        add(s.face_down, corner + offset)
        if s.building_at[colour] == corner + offset:
            lose_building(s, colour, events)
    send_homeless_leaders_home(s, events)


@rule
def lose_building(s, colour, events):
    """Tigris 15.8: a building under a monument goes back to the supply."""
    emit(events, BUILDING_GONE, colour, int(s.building_at[colour]), 0, 0, 0)
    s.building_at[colour] = NOWHERE
