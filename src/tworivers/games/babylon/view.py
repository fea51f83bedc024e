"""What a viewer may see: built from what they may know, never the whole state with parts taken out."""

import functools
from typing import Any

import msgspec
import numpy as np

from tworivers.games.babylon.actions import INSIDE, decoration_cells
from tworivers.games.babylon.board import (
    CELL_NAMES,
    EDGES,
    EFFECTS,
    FLOWERS,
    MATERIALS,
    PIECES,
    ROUNDS,
    STACK_NAMES,
    STACKS,
    SYMBOLS,
    TILE_NAMES,
    TILES,
    TILES_OF_MATERIAL,
)
from tworivers.games.babylon.quarry import REASONS, look_at
from tworivers.games.babylon.scoring import CATEGORIES, scores_at
from tworivers.games.babylon.state import BLOCKS, DTYPE, ENDINGS, NOWHERE, OVER, PHASES, SPENT
from tworivers.games.babylon.tell import supports_in
from tworivers.games.babylon.tiles import BLANK
from tworivers.games.game import STATES_SEEN, State
from tworivers.kernel.bits import places_in
from tworivers.kernel.record import fields

# The fields that a view is built from; the others follow from these.
NOT_SHOWN = ("symbols", "empty", "feet", "positions", "joined", "fresh", "highest", "spaces", "tokens_of")
SHOWN = DTYPE[[name for name in DTYPE.names or () if name not in NOT_SHOWN]]
SUPPORTS_IN = [supports_in(packed) for packed in range(256)]


# For each decoration its cells, their names, and the set of them.
PLACES = {
    (block, cell): (cells, [CELL_NAMES[c] for c in cells], sum(1 << c for c in cells))
    for block in range(BLOCKS)
    for cell in places_in([int(INSIDE[block])])
    for cells in (decoration_cells(block, cell),)
}


class Face(msgspec.Struct, frozen=True):
    """A tile: its name, its material, its flower, and its symbols clockwise from the north-west."""

    tile: str
    material: str
    flower: str
    spaces: tuple[str, ...]


class Stack(msgspec.Struct):
    """A stack of the quarry: its visible tile, and what that gives, edge by edge and to each seat."""

    stack: str
    tile: Face | None
    layers: int
    edges: dict[str, str]
    flower_of: int | None
    columns: list[int]


class PlacedTile(msgspec.Struct):
    """A tile of a garden; its spaces and supports are clockwise from its north-west cell."""

    tile: str
    material: str
    flower: str
    cell: str
    level: int
    turns: int
    spaces: tuple[str, ...]
    supports: list[str]
    new: bool
    in_sight: bool


class Decoration(msgspec.Struct):
    """A decoration with the levels of its cells and what it counts."""

    kind: str
    cells: list[str]
    levels: list[int]
    in_sight: bool
    points: int


class SeatView(msgspec.Struct):
    """A player: all is open."""

    seat: int
    flower: str
    singles: int
    doubles: int
    slot: Face | None
    tiles: list[PlacedTile]
    decorations: list[Decoration]
    lookouts: list[str]
    score: dict[str, int]
    total: int
    holes: int


class View(msgspec.Struct):
    """The table as one viewer sees it."""

    game: str
    players: int
    limited_supply: bool
    turn: int
    round: int
    rounds: int
    first: int
    active: int | None
    phase: str
    decider: int | None
    token: str | None
    tokens_left: int
    tokens_unseen: dict[str, int]
    quarry: list[Stack]
    unseen: list[Face]
    removed: list[Face]
    discarded: list[Face]
    mined: Face | None
    changed: dict[str, str] | None
    token_used: bool
    supply: dict[str, int] | None
    seats: list[SeatView]
    legal: list[str]
    ending: str


def faces_of(s: State) -> tuple[Face, ...]:
    """All tiles by number."""
    return _faces(s["flowers"][0].tobytes(), s["spaces"][0].tobytes())


@functools.lru_cache(maxsize=64)
def _faces(flowers: bytes, spaces: bytes) -> tuple[Face, ...]:
    kinds = np.frombuffer(spaces, dtype=np.int8).tolist()
    return tuple(
        Face(
            TILE_NAMES[tile],
            MATERIALS[tile // TILES_OF_MATERIAL],
            FLOWERS[flowers[tile]],
            tuple(BLANK if k < 0 else SYMBOLS[k] for k in kinds[4 * tile : 4 * tile + 4]),
        )
        for tile in range(TILES)
    )


def members(word: int) -> list[int]:
    """The members of a set with few of them, lowest first."""
    found = []
    while word:
        low = word & -word
        found.append(low.bit_length() - 1)
        word ^= low
    return found


def turned(spaces: tuple[str, ...], turns: int) -> tuple[str, ...]:
    """Babylon 1.6: the spaces after so many quarter turns clockwise."""
    return spaces[4 - turns :] + spaces[: 4 - turns]


def quarry_view(s: State, f: Any, faces: tuple[Face, ...]) -> list[Stack]:
    """Babylon 3.5-3.8: each visible tile with the columns it would give, and why."""
    edges = np.zeros((STACKS, 4), dtype=np.int64)
    columns = np.zeros((STACKS, f.players), dtype=np.int64)
    look_at(s, 0, edges, columns)
    reasons, gains = edges.tolist(), columns.tolist()
    stacks = []
    for stack, tile in enumerate(f.quarry):
        if tile == NOWHERE:
            stacks.append(Stack(STACK_NAMES[stack], None, 0, {}, None, []))
            continue
        why = {EDGES[side]: REASONS[reason] for side, reason in enumerate(reasons[stack])}
        owner = f.flowers[tile] if f.flowers[tile] < f.players else None
        layers = 3 - tile // TILES_OF_MATERIAL
        stacks.append(Stack(STACK_NAMES[stack], faces[tile], layers, why, owner, gains[stack]))
    return stacks


def tiles_view(f: Any, seat: int, faces: tuple[Face, ...]) -> list[PlacedTile]:
    """Babylon 1.7, 9.2: the tiles of a garden in the order of placing."""
    surface = f.surface[seat]
    laid = f.tiles_laid[seat]
    fresh = laid - f.placed if seat == f.active else laid
    lists = (f.tile[seat], f.tile_at[seat], f.tile_level[seat], f.tile_turns[seat], f.supports[seat])
    placed = []
    for number, (tile, cell, level, turns, packed) in enumerate(zip(*lists, strict=True)):
        if number == laid:
            break
        face = faces[tile]
        placed.append(
            PlacedTile(
                face.tile,
                face.material,
                face.flower,
                CELL_NAMES[cell],
                level,
                turns,
                turned(face.spaces, turns) if turns else face.spaces,
                SUPPORTS_IN[packed],
                number >= fresh,
                surface[level] & 0x0303 << cell != 0,
            )
        )
    return placed


def decorations_view(f: Any, seat: int) -> list[Decoration]:
    """Babylon 9.2-9.6: each decoration with what it counts now; one that is hidden counts nothing."""
    found = []
    lookouts, built = f.lookouts[seat], f.built_level[seat]
    for block, word in enumerate(f.decorations[seat]):
        if not word:
            continue
        kind = SYMBOLS[block >> 1]
        both = kind in ("stairs", "statue")
        for cell in members(word):
            cells, names, covering = PLACES[block, cell]
            levels = [built[c] for c in cells]
            seen = kind == "footbridge" or lookouts & covering != covering
            points = 0 if not seen else sum(levels) if both else 3 * levels[0]
            found.append(Decoration(kind, names, levels, seen, points))
    return found


def seat_view(f: Any, seat: int, faces: tuple[Face, ...], points: list[int]) -> SeatView:
    """Babylon 2.7, 9.12: columns, tiles and gardens are open, and so is the score as it stands."""
    slot = f.slot[seat]
    return SeatView(
        seat=seat,
        flower=FLOWERS[seat],
        singles=f.singles[seat],
        doubles=f.doubles[seat],
        slot=None if slot == NOWHERE else faces[slot],
        tiles=tiles_view(f, seat, faces),
        decorations=decorations_view(f, seat),
        lookouts=[CELL_NAMES[cell] for cell in members(f.lookouts[seat])],
        score=dict(zip(CATEGORIES, points, strict=True)),
        total=sum(points),
        holes=f.surface[seat][0].bit_count(),
    )


def scores_of(s: State) -> list[list[int]]:
    """Babylon 9.12: the points of every seat by category."""
    points = np.zeros((int(s["players"][0]), len(CATEGORIES)), dtype=np.int64)
    scores_at(s, 0, points)
    scores: list[list[int]] = points.tolist()
    return scores


def view(s: State, legal: list[str]) -> View:
    """Babylon 2.7: the open table, the same for every viewer."""
    return msgspec.structs.replace(open_table(s.tobytes()), legal=legal)


@functools.lru_cache(maxsize=STATES_SEEN)
def open_table(saved: bytes) -> View:
    """What everybody sees of a state, made once for all who look at it."""
    s = np.ndarray(1, DTYPE, bytearray(saved))
    f = fields(s.view(SHOWN))
    faces = faces_of(s)
    scores = scores_of(s)
    over = f.phase == OVER
    rounds = int(ROUNDS[f.players])
    return View(
        game="babylon",
        players=f.players,
        limited_supply=bool(f.limited),
        turn=f.turn,
        round=f.round_number,
        rounds=rounds,
        first=f.first,
        active=None if over else f.active,
        phase=PHASES[f.phase],
        decider=None if over else f.active,
        token=None if f.token == NOWHERE else EFFECTS[f.token],
        tokens_left=rounds - f.round_number,
        tokens_unseen=dict(zip(EFFECTS, f.tokens, strict=True)),
        quarry=quarry_view(s, f, faces),
        unseen=[faces[tile] for tile in places_in([f.undrawn])],
        removed=[faces[tile] for tile in places_in([f.removed])],
        discarded=[faces[tile] for tile in places_in([f.discarded])],
        mined=None if f.mined == NOWHERE else faces[f.mined],
        changed={CELL_NAMES[f.changed]: SYMBOLS[f.changed_to]} if 0 <= f.changed < SPENT else None,
        token_used=f.changed != NOWHERE,
        supply=dict(zip(PIECES, f.supply, strict=True)) if f.limited else None,
        seats=[seat_view(f, seat, faces, scores[seat]) for seat in range(f.players)],
        legal=[],
        ending=ENDINGS[1] if over else ENDINGS[0],
    )
