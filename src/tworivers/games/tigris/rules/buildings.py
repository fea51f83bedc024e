"""The variant with civilization buildings (Tigris 15)."""

from tworivers.games.tigris.rules.board import COLUMNS, ROWS
from tworivers.games.tigris.rules.events import BUILDING_MOVED, BUILDING_PLACED
from tworivers.games.tigris.rules.state import COLOURS, NOWHERE
from tworivers.kernel.events import emit
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import NOTHING, contains, is_empty, single, union

SHORTEST_LINE = 3


@rule
def placed_colour(s):
    """The colour of the tile placed in this action."""
    for colour in range(COLOURS):
        if contains(s.tiles[colour], s.placed):
            return colour
    return NOWHERE


@rule
def line_length(s, colour, cell, step):
    """How long the unbroken row (step 1) or column (step 16) of this colour through the cell is."""
    return 1 + reach(s, colour, cell, step) + reach(s, colour, cell, -step)


@rule
def reach(s, colour, cell, step):
    """How many tiles of the colour follow the cell without a break in one direction."""
    tiles = 0
    here = next_cell(cell, step)
    while here != NOWHERE and contains(s.tiles[colour], here):
        tiles += 1
        here = next_cell(here, step)
    return tiles


@rule
def next_cell(cell, step):
    """The next cell in a direction, or -1 at the edge of the board."""
    if step == 1 and cell % COLUMNS == COLUMNS - 1:
        return NOWHERE
    if step == -1 and cell % COLUMNS == 0:
        return NOWHERE
    there = cell + step
    return there if 0 <= there < ROWS * COLUMNS else NOWHERE


@rule
def line_cells(s, colour, cell, step):
    """The cells of the unbroken line through the cell."""
    here = cell - step * reach(s, colour, cell, -step)
    cells = NOTHING
    for _ in range(line_length(s, colour, cell, step)):
        cells = union(cells, single(here))
        here += step
    return cells


@rule
def length_to_beat(s, colour):
    """Tigris 15.2, 15.4: two tiles, or the longer line through the standing building as it is now."""
    building = int(s.building_at[colour])
    longest = SHORTEST_LINE - 1
    if building != NOWHERE:
        for step in (1, COLUMNS):
            longest = max(longest, line_length(s, colour, building, step))
    return longest


@rule
def line_qualifies(s, colour, step):
    """Tigris 15.2, 15.3, 15.4, 15.5: longer than what is to be beaten, which its own line never is."""
    return line_length(s, colour, s.placed, step) > length_to_beat(s, colour)


@rule
def building_cells(s):
    """Tigris 15.2, 15.3: all cells on which the building of the placed tile's colour may stand now."""
    colour = placed_colour(s)
    cells = NOTHING
    for step in (1, COLUMNS):
        if line_qualifies(s, colour, step):
            cells = union(cells, line_cells(s, colour, s.placed, step))
    return cells


@rule
def may_build(s):
    """Tigris 15.13: in the variant, the active player may use the tile just placed."""
    return s.buildings != 0 and s.placed != NOWHERE and not is_empty(building_cells(s))


@rule
def place_building(s, cell, events):
    """Tigris 15.1, 15.4: put the colour's building on the line, or move it there."""
    colour = placed_colour(s)
    old = int(s.building_at[colour])
    emit(events, BUILDING_PLACED if old == NOWHERE else BUILDING_MOVED, s.active, colour, cell, old, 0)
    s.building_at[colour] = cell
