"""What a viewer may see: built from what they may know, never the whole state with parts taken out."""

import functools
from typing import Any

import msgspec
import numpy as np

from tworivers.games.game import ALL_OPEN, STATES_SEEN, State
from tworivers.games.tigris.board import (
    BOARDS,
    BUILDINGS,
    CELL_NAMES,
    DYNASTIES,
    FRAMED,
    LEADERS,
    MONUMENTS,
    NEIGHBOURS,
    TEMPLE,
    TILES,
)
from tworivers.games.tigris.state import DTYPE, ENDINGS, NOWHERE, OVER, PHASES
from tworivers.kernel.record import fields

Counts = dict[str, int]


class SeatView(msgspec.Struct):
    """A player as the viewer sees them; what is None is hidden."""

    seat: int
    dynasty: str
    leaders: dict[str, str]
    catastrophes: int
    tiles_in_hand: int
    tiles_swapped: int
    hand: Counts | None
    swapped: Counts | None
    points: Counts | None
    treasures: int | None


class ConflictView(msgspec.Struct):
    """A revolt or a war: both sides as the board gives them and what the attacker has added."""

    kind: str
    colour: str
    tile: str
    attacker: int
    defender: int
    attacking: int
    defending: int
    added: int | None


class Kingdom(msgspec.Struct):
    cells: list[str]
    leaders: list[list[int]]


class View(msgspec.Struct):
    """The table as one viewer sees it."""

    game: str
    players: int
    board: str
    buildings_variant: bool
    open_scores: bool
    turn: int
    active: int
    actions_left: int
    phase: str
    decider: int | None
    tiles: dict[str, str]
    face_down: list[str]
    catastrophes: list[str]
    treasures: list[str]
    framed: list[str]
    monuments: dict[str, str | None]
    buildings: dict[str, str]
    unification: str | None
    placed: str | None
    bag: int
    kingdoms: list[Kingdom]
    seats: list[SeatView]
    conflict: ConflictView | None
    legal: list[str]
    ending: str


# The names of the cells that a byte of a set stands for, by the place and the value of the byte.
NAMES_OF_BYTE = [
    [[name for bit, name in enumerate(names) if value >> bit & 1] for value in range(256)]
    for names in (CELL_NAMES[first : first + 8] for first in range(0, len(CELL_NAMES), 8))
]
SET_BYTES = DTYPE["treasures"].itemsize


# The sets are read as bytes; the other fields that a view is built from, as numbers.
NOT_SHOWN = ("tigris", "tiles", "face_down", "catastrophes", "treasures", "leaders", "kingdoms", "borders")
SHOWN = DTYPE[[name for name in DTYPE.names or () if name not in NOT_SHOWN]]

# A move changes few of the sets of cells, and many look at each: what was made of a set is kept.
remembered = functools.lru_cache(maxsize=16 * STATES_SEEN)


@remembered
def names_in(cells: bytes) -> list[str]:
    """The names of the cells of a set."""
    found: list[str] = []
    for names, byte in zip(NAMES_OF_BYTE, cells, strict=False):
        if byte:
            found += names[byte]
    return found


def cells_of(saved: bytes, name: str, number: int = 0) -> bytes:
    """A set of a state, or one of a list of sets, as its bytes."""
    assert DTYPE.fields is not None
    start = DTYPE.fields[name][1] + number * SET_BYTES
    return saved[start : start + SET_BYTES]


def cell_or_none(cell: int) -> str | None:
    return None if cell == NOWHERE else CELL_NAMES[cell]


def counts(numbers: list[int]) -> Counts:
    return dict(zip(TILES, numbers, strict=True))


def board_strength(saved: bytes, f: Any, seat: int) -> int:
    """What the board gives a side of the conflict under way (Tigris 9.2, 11.1)."""
    if f.unification != NOWHERE:
        kingdom = cells_of(saved, "kingdoms", f.kingdom_of[4 * seat + f.contested])
        tiles = cells_of(saved, "tiles", f.contested)
        return (int.from_bytes(kingdom, "little") & int.from_bytes(tiles, "little")).bit_count()
    temples = names_in(cells_of(saved, "tiles", TEMPLE))
    beside = NEIGHBOURS[f.leader_at[seat][f.contested]]
    return sum(CELL_NAMES[cell] in temples for cell in beside)


def seat_view(f: Any, seat: int, viewer: int) -> SeatView:
    """Tigris 3.1-3.4: hands for their owner only, points for all only where scores are open."""
    own = viewer in (seat, ALL_OPEN)
    scores = own or bool(f.open_scores) or f.phase == OVER
    return SeatView(
        seat=seat,
        dynasty=DYNASTIES[seat],
        leaders={
            LEADERS[colour]: CELL_NAMES[cell]
            for colour, cell in enumerate(f.leader_at[seat])
            if cell != NOWHERE
        },
        catastrophes=f.catastrophes_left[seat],
        tiles_in_hand=sum(f.hands[seat]),
        tiles_swapped=sum(f.swapped[seat]),
        hand=counts(f.hands[seat]) if own else None,
        swapped=counts(f.swapped[seat]) if own else None,
        points=counts(f.points[seat]) if scores else None,
        treasures=f.treasures_won[seat] if scores else None,
    )


def conflict_view(saved: bytes, f: Any) -> ConflictView | None:
    if f.attacker == NOWHERE:
        return None
    war = f.unification != NOWHERE
    return ConflictView(
        kind="war" if war else "revolt",
        colour=TILES[f.contested],
        tile=TILES[f.contested if war else TEMPLE],
        attacker=f.attacker,
        defender=f.defender,
        attacking=board_strength(saved, f, f.attacker),
        defending=board_strength(saved, f, f.defender),
        added=f.added if f.deciding == f.defender else None,
    )


@remembered
def tiles_of(cells: bytes, tile: str) -> dict[str, str]:
    """A set of cells, each with the same tile."""
    return dict.fromkeys(names_in(cells), tile)


def tiles_view(saved: bytes) -> dict[str, str]:
    """The tile on each cell that has one."""
    tiles: dict[str, str] = {}
    for number, tile in enumerate(TILES):
        tiles |= tiles_of(cells_of(saved, "tiles", number), tile)
    return tiles


def kingdoms_view(saved: bytes, f: Any) -> list[Kingdom]:
    """Tigris 1.4: each kingdom with its cells and its leaders as [seat, colour]."""
    leaders: dict[int, list[list[int]]] = {}
    for leader, kingdom in enumerate(f.kingdom_of):
        if kingdom != NOWHERE:
            leaders.setdefault(kingdom, []).append([leader // 4, leader % 4])
    return [
        Kingdom(names_in(cells_of(saved, "kingdoms", kingdom)), leaders[kingdom])
        for kingdom in sorted(leaders)
    ]


def view(s: State, viewer: int, legal: list[str]) -> View:
    """Tigris 3: the open table, and what this viewer holds behind the screen."""
    f, table = open_table(s.tobytes())
    seats = [seat_view(f, seat, viewer) for seat in range(f.players)]
    return msgspec.structs.replace(table, seats=seats, legal=legal)


@functools.lru_cache(maxsize=STATES_SEEN)
def open_table(saved: bytes) -> tuple[Any, View]:
    """What everybody sees of a state, made once for all who look at it; and its fields."""
    f = fields(np.ndarray(1, DTYPE, saved).view(SHOWN))
    return f, View(
        game="tigris",
        players=f.players,
        board=BOARDS[f.board],
        buildings_variant=bool(f.buildings),
        open_scores=bool(f.open_scores),
        turn=f.turn,
        active=f.active,
        actions_left=f.actions_left,
        phase=PHASES[f.phase],
        decider=None if f.phase == OVER else f.deciding,
        tiles=tiles_view(saved),
        face_down=names_in(cells_of(saved, "face_down")),
        catastrophes=names_in(cells_of(saved, "catastrophes")),
        treasures=names_in(cells_of(saved, "treasures")),
        framed=FRAMED_NAMES[f.board],
        monuments={pair: cell_or_none(cell) for pair, cell in zip(MONUMENTS, f.monument_at, strict=True)},
        buildings={
            BUILDINGS[colour]: CELL_NAMES[cell]
            for colour, cell in enumerate(f.building_at)
            if cell != NOWHERE
        },
        unification=cell_or_none(f.unification),
        placed=cell_or_none(f.placed),
        bag=sum(f.bag),
        kingdoms=kingdoms_view(saved, f),
        seats=[],
        conflict=conflict_view(saved, f),
        legal=[],
        ending=ENDINGS[f.ending],
    )


FRAMED_NAMES = [names_in(words.tobytes()) for words in FRAMED]
