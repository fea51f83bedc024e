"""Why an action is not legal, in a player's words; `written.py` is made from it (see `games.declared`).

`refuse` finds the reason as a row of numbers, `REFUSALS` words it. Only what the viewer may know is looked
at."""

from tworivers.games.declared import refused
from tworivers.games.tigris.rules import actions
from tworivers.games.tigris.rules.actions import BLOCK, DIRECTIONS, NOTATIONS, SWAPS
from tworivers.games.tigris.rules.board import (
    CELL_NAMES,
    FARM,
    LEADERS,
    MONUMENTS,
    RIVER,
    TEMPLE,
    TILES,
    TRADER,
)
from tworivers.games.tigris.rules.buildings import placed_colour
from tworivers.games.tigris.rules.cells import neighbours
from tworivers.games.tigris.rules.conflicts import conflict_tile
from tworivers.games.tigris.rules.kingdoms import face_up, temples_beside
from tworivers.games.tigris.rules.monuments import square_stands
from tworivers.games.tigris.rules.state import (
    ACTION,
    ATTACK,
    BUILDING,
    COLOURS,
    DEFEND,
    MONUMENT,
    PHASES,
    TREASURE,
    WAR,
)
from tworivers.games.tigris.rules.treasures import treasures_in
from tworivers.kernel.events import fill
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import contains, is_empty, load, meet, single

(
    LEADER_IS_THERE,
    LEADER_ON_RIVER,
    LEADER_WITHOUT_TEMPLE,
    LEADER_JOINS_KINGDOMS,
    LEADER_NOT_ON_BOARD,
    TILE_NOT_IN_HAND,
    FARM_ON_LAND,
    TILE_ON_RIVER,
    JOINS_THREE_KINGDOMS,
    CELL_HAS_TILE,
    CELL_HAS_MONUMENT,
    CELL_HAS_LEADER,
    CELL_HAS_CATASTROPHE,
    NO_CATASTROPHE_LEFT,
    CATASTROPHE_ON_TREASURE,
    CATASTROPHE_ON_BUILDING,
    NO_LINE,
    FRAMED_FIRST,
    NO_TREASURE_THERE,
    TOO_FEW_TO_ADD,
    NO_SUCH_WAR,
    MONUMENT_NOT_FREE,
    NO_SQUARE,
    SOMETHING_ELSE_ASKED,  # and one more for each phase
) = range(24)

CELL, TILE, LEADER = "CELL_NAMES[cell]", "TILES[tile]", "LEADERS[leader]"

REFUSALS = {
    LEADER_IS_THERE: refused("tigris-leader-is-there", "leader cell", leader=LEADER, cell=CELL),
    LEADER_ON_RIVER: refused("tigris-leader-on-river", "cell", cell=CELL),
    LEADER_WITHOUT_TEMPLE: refused("tigris-leader-without-temple", "cell", cell=CELL),
    LEADER_JOINS_KINGDOMS: refused("tigris-leader-joins-kingdoms", "cell", cell=CELL),
    LEADER_NOT_ON_BOARD: refused("tigris-leader-not-on-board", "leader", leader=LEADER),
    TILE_NOT_IN_HAND: refused("tigris-tile-not-in-hand", "tile", tile=TILE),
    FARM_ON_LAND: refused("tigris-farm-on-land", "tile cell", tile=TILE, cell=CELL),
    TILE_ON_RIVER: refused("tigris-tile-on-river", "tile cell", tile=TILE, cell=CELL),
    JOINS_THREE_KINGDOMS: refused("tigris-joins-three-kingdoms", "tile cell", tile=TILE, cell=CELL),
    CELL_HAS_TILE: refused("tigris-cell-has-tile", "cell", cell=CELL),
    CELL_HAS_MONUMENT: refused("tigris-cell-has-monument", "cell", cell=CELL),
    CELL_HAS_LEADER: refused("tigris-cell-has-leader", "cell", cell=CELL),
    CELL_HAS_CATASTROPHE: refused("tigris-cell-has-catastrophe", "cell", cell=CELL),
    NO_CATASTROPHE_LEFT: refused("tigris-no-catastrophe-left"),
    CATASTROPHE_ON_TREASURE: refused("tigris-catastrophe-on-treasure", "cell", cell=CELL),
    CATASTROPHE_ON_BUILDING: refused("tigris-catastrophe-on-building", "cell", cell=CELL),
    NO_LINE: refused("tigris-no-line", "cell", cell=CELL),
    FRAMED_FIRST: refused("tigris-framed-first", "cell", cell=CELL),
    NO_TREASURE_THERE: refused("tigris-no-treasure-there", "cell", cell=CELL),
    TOO_FEW_TO_ADD: refused("tigris-too-few-to-add", "tile number", tile=TILE),
    NO_SUCH_WAR: refused("tigris-no-such-war", "tile", tile=TILE),
    MONUMENT_NOT_FREE: refused("tigris-monument-not-free", "monument", monument="MONUMENTS[monument]"),
    NO_SQUARE: refused("tigris-no-square", "direction", direction="DIRECTIONS[direction]"),
    **{
        SOMETHING_ELSE_ASKED + phase: refused(f"tigris-asked-{name}", "words", words="NOTATIONS[words]")
        for phase, name in enumerate(PHASES)
    },
}


@rule
def refuse(s, action, row):
    """Why this action of the deciding player is refused."""
    if not is_asked_for(s.phase, action):
        fill(row, SOMETHING_ELSE_ASKED + s.phase, action, 0, 0)
    elif action < actions.TILE:
        refuse_leader(s, action // BLOCK, action % BLOCK, row)
    elif action < actions.CATASTROPHE:
        refuse_tile(s, (action - actions.TILE) // BLOCK, action % BLOCK, row)
    elif action < actions.BUILDING:
        refuse_catastrophe(s, action - actions.CATASTROPHE, row)
    elif action < actions.TREASURE:
        fill(row, NO_LINE, action - actions.BUILDING, 0, 0)
    elif action < actions.SWAP:
        refuse_treasure(s, action - actions.TREASURE, row)
    elif action < actions.PASS:
        refuse_swap(s, action - actions.SWAP, row)
    elif action < actions.ADD:
        fill(row, LEADER_NOT_ON_BOARD, action - actions.WITHDRAW, 0, 0)
    elif action < actions.WAR:
        tile = conflict_tile(s)
        fill(row, TOO_FEW_TO_ADD, tile, s.hands[s.deciding, tile], 0)
    elif action < actions.DECLINE:
        fill(row, NO_SUCH_WAR, action - actions.WAR, 0, 0)
    else:
        refuse_monument(s, (action - actions.MONUMENT) >> 2, (action - actions.MONUMENT) & 3, row)


@rule
def is_asked_for(phase, action):
    """Can such an action be asked for in this phase?"""
    if action < actions.BUILDING or actions.SWAP <= action < actions.ADD:
        return phase == ACTION
    if action < actions.TREASURE:
        return phase == BUILDING
    if action < actions.SWAP:
        return phase == TREASURE
    if action < actions.WAR:
        return phase == ATTACK or phase == DEFEND
    if action < actions.DECLINE:
        return phase == WAR
    return phase == MONUMENT or (action == actions.DECLINE and phase == BUILDING)


@rule
def is_occupied(s, cell, row):
    """Tigris 5.8, 6.1: say what lies on a cell that should be empty."""
    if contains(face_up(s), cell):
        fill(row, CELL_HAS_TILE, cell, 0, 0)
    elif contains(s.face_down, cell):
        fill(row, CELL_HAS_MONUMENT, cell, 0, 0)
    elif contains(s.leaders, cell):
        fill(row, CELL_HAS_LEADER, cell, 0, 0)
    elif contains(s.catastrophes, cell):
        fill(row, CELL_HAS_CATASTROPHE, cell, 0, 0)
    else:
        return False
    return True


@rule
def refuse_leader(s, colour, cell, row):
    """Tigris 5.2, 5.5, 5.7, 5.8."""
    if s.leader_at[s.active, colour] == cell:
        fill(row, LEADER_IS_THERE, colour, cell, 0)
    elif is_occupied(s, cell, row):
        return
    elif contains(RIVER[s.board], cell):
        fill(row, LEADER_ON_RIVER, cell, 0, 0)
    elif is_empty(temples_beside(s, cell)):
        fill(row, LEADER_WITHOUT_TEMPLE, cell, 0, 0)
    else:
        fill(row, LEADER_JOINS_KINGDOMS, cell, 0, 0)


@rule
def refuse_tile(s, colour, cell, row):
    """Tigris 6.1, 6.2."""
    on_river = contains(RIVER[s.board], cell)
    if s.hands[s.active, colour] == 0:
        fill(row, TILE_NOT_IN_HAND, colour, 0, 0)
    elif is_occupied(s, cell, row):
        return
    elif colour == FARM and not on_river:
        fill(row, FARM_ON_LAND, colour, cell, 0)
    elif colour != FARM and on_river:
        fill(row, TILE_ON_RIVER, colour, cell, 0)
    else:
        fill(row, JOINS_THREE_KINGDOMS, colour, cell, 0)


@rule
def refuse_catastrophe(s, cell, row):
    """Tigris 7.2, 7.4, 15.9."""
    has_building = False
    for colour in range(COLOURS):
        has_building = has_building or s.building_at[colour] == cell
    if s.catastrophes_left[s.active] == 0:
        fill(row, NO_CATASTROPHE_LEFT, 0, 0, 0)
    elif contains(s.treasures, cell) and not contains(s.face_down, cell):
        fill(row, CATASTROPHE_ON_TREASURE, cell, 0, 0)
    elif has_building:
        fill(row, CATASTROPHE_ON_BUILDING, cell, 0, 0)
    elif not is_occupied(s, cell, row):
        fill(row, CELL_HAS_CATASTROPHE, cell, 0, 0)


@rule
def refuse_swap(s, number, row):
    """Tigris 8.1: some tile is asked for more often than it is held."""
    for colour in range(COLOURS - 1, -1, -1):
        if SWAPS[number, colour] > s.hands[s.active, colour]:
            fill(row, TILE_NOT_IN_HAND, colour, 0, 0)


@rule
def refuse_treasure(s, cell, row):
    """Tigris 13.T2."""
    reachable = treasures_in(s, int(s.kingdom_of[4 * s.deciding + TRADER]))
    fill(row, FRAMED_FIRST if contains(reachable, cell) else NO_TREASURE_THERE, cell, 0, 0)


@rule
def refuse_monument(s, monument, direction, row):
    """Tigris 12.1, 12.2."""
    if square_stands(s, placed_colour(s), direction):
        fill(row, MONUMENT_NOT_FREE, monument, 0, 0)
    else:
        fill(row, NO_SQUARE, direction, 0, 0)
