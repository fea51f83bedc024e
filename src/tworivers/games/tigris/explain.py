"""Why an action is not legal, in a player's words. Only what the viewer may know is looked at."""

from typing import Any

from tworivers.games.game import State
from tworivers.games.tigris import actions
from tworivers.games.tigris.actions import BLOCK, NOTATIONS, SWAPS
from tworivers.games.tigris.board import (
    CELL_NAMES,
    COLUMNS,
    FARM,
    LEADERS,
    MONUMENTS,
    NEIGHBOURS,
    RIVER,
    ROWS,
    TEMPLE,
    TILES,
    TRADER,
)
from tworivers.games.tigris.state import (
    ACTION,
    ATTACK,
    BUILDING,
    DEFEND,
    MONUMENT,
    NOWHERE,
    PHASES,
    TREASURE,
    WAR,
)
from tworivers.kernel.bits import is_in
from tworivers.kernel.record import fields
from tworivers.messages import Message


def refusal(s: State, action: int) -> Message:
    """Why this action of the deciding player is refused."""
    f = fields(s)
    phase = phase_of(action)
    if f.phase not in phase:
        return Message(f"tigris-asked-{PHASES[f.phase]}", {"words": NOTATIONS[action]})
    if action < actions.TILE:
        return leader_reason(f, action // BLOCK, action % BLOCK)
    if action < actions.CATASTROPHE:
        return tile_reason(f, (action - actions.TILE) // BLOCK, action % BLOCK)
    if action < actions.BUILDING:
        return catastrophe_reason(f, action - actions.CATASTROPHE)
    if action < actions.TREASURE:
        return Message("tigris-no-line", {"cell": CELL_NAMES[action - actions.BUILDING]})
    if action < actions.SWAP:
        return treasure_reason(f, action - actions.TREASURE)
    if action < actions.PASS:
        return swap_reason(f, action - actions.SWAP)
    if action < actions.ADD:
        return Message("tigris-leader-not-on-board", {"leader": LEADERS[action - actions.WITHDRAW]})
    if action < actions.WAR:
        return add_reason(f)
    if action < actions.DECLINE:
        return Message("tigris-no-such-war", {"tile": TILES[action - actions.WAR]})
    return monument_reason(f, action - actions.MONUMENT)


def phase_of(action: int) -> tuple[int, ...]:
    """The phases in which such an action can be asked for."""
    if action < actions.BUILDING or actions.SWAP <= action < actions.ADD:
        return (ACTION,)
    if action < actions.TREASURE:
        return (BUILDING,)
    if action < actions.SWAP:
        return (TREASURE,)
    if action < actions.WAR:
        return (ATTACK, DEFEND)
    if action < actions.DECLINE:
        return (WAR,)
    return (BUILDING, MONUMENT) if action == actions.DECLINE else (MONUMENT,)


def occupied_reason(f: Any, cell: int) -> Message | None:
    """Tigris 5.8, 6.1: what lies on a cell that should be empty."""
    arguments = {"cell": CELL_NAMES[cell]}
    if any(is_in(f.tiles[colour], cell) for colour in range(4)):
        return Message("tigris-cell-has-tile", arguments)
    if is_in(f.face_down, cell):
        return Message("tigris-cell-has-monument", arguments)
    if is_in(f.leaders, cell):
        return Message("tigris-cell-has-leader", arguments)
    if is_in(f.catastrophes, cell):
        return Message("tigris-cell-has-catastrophe", arguments)
    return None


def is_river(f: Any, cell: int) -> bool:
    return is_in(RIVER[f.board].tolist(), cell)


def leader_reason(f: Any, colour: int, cell: int) -> Message:
    """Tigris 5.2, 5.5, 5.7, 5.8."""
    if f.leader_at[f.active][colour] == cell:
        return Message("tigris-leader-is-there", {"leader": LEADERS[colour], "cell": CELL_NAMES[cell]})
    taken = occupied_reason(f, cell)
    if taken is not None:
        return taken
    arguments = {"cell": CELL_NAMES[cell]}
    if is_river(f, cell):
        return Message("tigris-leader-on-river", arguments)
    if not any(is_in(f.tiles[TEMPLE], beside) for beside in NEIGHBOURS[cell]):
        return Message("tigris-leader-without-temple", arguments)
    return Message("tigris-leader-joins-kingdoms", arguments)


def tile_reason(f: Any, colour: int, cell: int) -> Message:
    """Tigris 6.1, 6.2."""
    if f.hands[f.active][colour] == 0:
        return Message("tigris-tile-not-in-hand", {"tile": TILES[colour]})
    taken = occupied_reason(f, cell)
    if taken is not None:
        return taken
    arguments: dict[str, str | int] = {"tile": TILES[colour], "cell": CELL_NAMES[cell]}
    if colour == FARM and not is_river(f, cell):
        return Message("tigris-farm-on-land", arguments)
    if colour != FARM and is_river(f, cell):
        return Message("tigris-tile-on-river", arguments)
    return Message("tigris-joins-three-kingdoms", arguments)


def catastrophe_reason(f: Any, cell: int) -> Message:
    """Tigris 7.2, 7.4, 15.9."""
    if f.catastrophes_left[f.active] == 0:
        return Message("tigris-no-catastrophe-left")
    arguments = {"cell": CELL_NAMES[cell]}
    if is_in(f.treasures, cell) and not is_in(f.face_down, cell):
        return Message("tigris-catastrophe-on-treasure", arguments)
    if cell in f.building_at:
        return Message("tigris-catastrophe-on-building", arguments)
    return occupied_reason(f, cell) or Message("tigris-cell-has-catastrophe", arguments)


def swap_reason(f: Any, number: int) -> Message:
    """Tigris 8.1: some tile is asked for more often than it is held."""
    hand = f.hands[f.active]
    missing = next(colour for colour in range(4) if SWAPS[number, colour] > hand[colour])
    return Message("tigris-tile-not-in-hand", {"tile": TILES[missing]})


def add_reason(f: Any) -> Message:
    """Tigris 9.3, 11.3."""
    colour = f.contested if f.unification != NOWHERE else TEMPLE
    return Message("tigris-too-few-to-add", {"tile": TILES[colour], "number": f.hands[f.deciding][colour]})


def treasure_reason(f: Any, cell: int) -> Message:
    """Tigris 13.T2."""
    kingdom = f.kingdoms[f.kingdom_of[4 * f.deciding + TRADER]]
    if is_in(f.treasures, cell) and is_in(kingdom, cell):
        return Message("tigris-framed-first", {"cell": CELL_NAMES[cell]})
    return Message("tigris-no-treasure-there", {"cell": CELL_NAMES[cell]})


def monument_reason(f: Any, choice: int) -> Message:
    """Tigris 12.1, 12.2."""
    monument, direction = choice >> 2, choice & 3
    if square_stands(f, direction):
        return Message("tigris-monument-not-free", {"monument": MONUMENTS[monument]})
    return Message("tigris-no-square", {"direction": actions.DIRECTIONS[direction]})


def square_stands(f: Any, direction: int) -> bool:
    """Are there four face-up tiles of one colour in this direction from the placed tile?"""
    column = f.placed % COLUMNS - direction % 2
    row = f.placed // COLUMNS - direction // 2
    if not (0 <= column < COLUMNS - 1 and 0 <= row < ROWS - 1):
        return False
    corner = row * COLUMNS + column
    square = (corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1)
    return any(all(is_in(tiles, cell) for cell in square) for tiles in f.tiles)
