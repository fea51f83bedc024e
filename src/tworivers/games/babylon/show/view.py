"""What a viewer may see, field by field; `written.py` is made from it (see `games.declared`).

Babylon 2.7: the table is open, and the same for every viewer."""

from typing import Annotated

import msgspec

from tworivers.games.babylon.rules.actions import NOTATIONS, REACH
from tworivers.games.babylon.rules.board import (
    CELL_NAMES,
    EDGES,
    EFFECTS,
    FLOWERS,
    MATERIALS,
    PIECES,
    ROUNDS,
    STACK_NAMES,
    STACKS,
    SUPPORTS,
    SYMBOLS,
    TILE_NAMES,
)
from tworivers.games.babylon.rules.cells import count
from tworivers.games.babylon.rules.garden import symbol_on
from tworivers.games.babylon.rules.quarry import REASONS, columns_for, edge, material
from tworivers.games.babylon.rules.scoring import (
    CATEGORIES,
    decoration_points,
    is_decoration_in_sight,
    is_tile_in_sight,
    score_by_category,
)
from tworivers.games.babylon.rules.state import BLOCKS, ENDINGS, NOWHERE, OVER, PHASES, SPENT, STATUES
from tworivers.games.babylon.rules.tiles import BLANK
from tworivers.games.declared import members, places
from tworivers.kernel.counts import total

SPACES = (BLANK, *SYMBOLS)  # what a space shows, by its symbol's number and one


class Face(msgspec.Struct, frozen=True):
    """A tile: its name, its material, its flower, and its symbols clockwise from the north-west."""

    tile: Annotated[str, "TILE_NAMES[number]"]
    material: Annotated[str, "MATERIALS[material(number)]"]
    flower: Annotated[str, "FLOWERS[s.flowers[number]]"]
    spaces: Annotated[tuple[str, ...], "[SPACES[1 + s.spaces[number, corner]] for corner in range(4)]"]


class Stack(msgspec.Struct):
    """Babylon 3.5-3.8: a stack of the quarry: its visible tile, and what that gives, edge by edge and to each
    seat."""

    stack: Annotated[str, "STACK_NAMES[stack]"]
    tile: Annotated[Face | None, "Face(number=s.quarry[stack]) if s.quarry[stack] != NOWHERE else None"]
    layers: Annotated[int, "3 - material(s.quarry[stack]) if s.quarry[stack] != NOWHERE else 0"]
    edges: Annotated[
        dict[str, str],
        "{EDGES[side]: REASONS[edge(s, stack, side)] for side in range(4) if s.quarry[stack] != NOWHERE}",
    ]
    flower_of: Annotated[
        int | None,
        "s.flowers[s.quarry[stack]]"
        " if s.quarry[stack] != NOWHERE and s.flowers[s.quarry[stack]] < s.players else None",
    ]
    columns: Annotated[
        list[int],
        "[columns_for(s, stack, seat) for seat in range(s.players) if s.quarry[stack] != NOWHERE]",
    ]


class PlacedTile(msgspec.Struct):
    """Babylon 1.7, 9.2: a tile of a garden; spaces and supports are clockwise from its north-west cell."""

    tile: Annotated[str, "TILE_NAMES[s.tile[seat, number]]"]
    material: Annotated[str, "MATERIALS[material(s.tile[seat, number])]"]
    flower: Annotated[str, "FLOWERS[s.flowers[s.tile[seat, number]]]"]
    cell: Annotated[str, "CELL_NAMES[s.tile_at[seat, number]]"]
    level: Annotated[int, "s.tile_level[seat, number]"]
    turns: Annotated[int, "s.tile_turns[seat, number]"]
    spaces: Annotated[
        tuple[str, ...],
        "[SPACES[1 + symbol_on(s, s.tile[seat, number], s.tile_turns[seat, number], corner)]"
        " for corner in range(4)]",
    ]
    supports: Annotated[
        list[str], "[SUPPORTS[s.supports[seat, number] >> 2 * corner & 3] for corner in range(4)]"
    ]
    new: Annotated[bool, "seat == s.active and number >= s.tiles_laid[seat] - s.placed"]
    in_sight: Annotated[bool, "is_tile_in_sight(s, seat, number)"]


class Decoration(msgspec.Struct):
    """Babylon 9.2-9.6: a decoration with the levels of its cells and what it counts: nothing if hidden."""

    kind: Annotated[str, "SYMBOLS[block >> 1]"]
    cells: Annotated[
        list[str], "[CELL_NAMES[cell + end * REACH[block]] for end in range(1 if block == STATUES else 2)]"
    ]
    levels: Annotated[
        list[int],
        "[s.built_level[seat, cell + end * REACH[block]] for end in range(1 if block == STATUES else 2)]",
    ]
    in_sight: Annotated[bool, "is_decoration_in_sight(s, seat, block, cell)"]
    points: Annotated[
        int,
        "decoration_points(s, seat, block, cell) if is_decoration_in_sight(s, seat, block, cell) else 0",
    ]


class SeatView(msgspec.Struct):
    """Babylon 2.7, 9.12: a player's columns, tiles and garden, and the score as it stands."""

    seat: int
    flower: Annotated[str, "FLOWERS[seat]"]
    singles: Annotated[int, "s.singles[seat]"]
    doubles: Annotated[int, "s.doubles[seat]"]
    slot: Annotated[Face | None, "Face(number=s.slot[seat]) if s.slot[seat] != NOWHERE else None"]
    tiles: Annotated[
        list[PlacedTile], "[PlacedTile(seat=seat, number=number) for number in range(s.tiles_laid[seat])]"
    ]
    decorations: Annotated[
        list[Decoration],
        "[Decoration(seat=seat, block=block, cell=cell)"
        " for block in range(BLOCKS) for cell in members(s.decorations[seat, block])]",
    ]
    lookouts: Annotated[list[str], "[CELL_NAMES[cell] for cell in members(s.lookouts[seat])]"]
    score: Annotated[
        dict[str, int], "{CATEGORIES[category]: points[category] for category in range(len(CATEGORIES))}"
    ]
    total: Annotated[int, "total(points)"]
    holes: Annotated[int, "count(s.surface[seat, 0])"]


class View(msgspec.Struct):
    """The table as one viewer sees it."""

    game: Annotated[str, "'babylon'"]
    players: Annotated[int, "s.players"]
    limited_supply: Annotated[bool, "s.limited"]
    turn: Annotated[int, "s.turn"]
    round: Annotated[int, "s.round_number"]
    rounds: Annotated[int, "ROUNDS[s.players]"]
    first: Annotated[int, "s.first"]
    active: Annotated[int | None, "s.active if s.phase != OVER else None"]
    phase: Annotated[str, "PHASES[s.phase]"]
    decider: Annotated[int | None, "s.active if s.phase != OVER else None"]
    token: Annotated[str | None, "EFFECTS[s.token] if s.token != NOWHERE else None"]
    tokens_left: Annotated[int, "ROUNDS[s.players] - s.round_number"]
    tokens_unseen: Annotated[
        dict[str, int], "{EFFECTS[effect]: s.tokens[effect] for effect in range(len(EFFECTS))}"
    ]
    quarry: Annotated[list[Stack], "[Stack(stack=stack) for stack in range(STACKS)]"]
    unseen: Annotated[list[Face], "[Face(number=number) for number in members(s.undrawn)]"]
    removed: Annotated[list[Face], "[Face(number=number) for number in members(s.removed)]"]
    discarded: Annotated[list[Face], "[Face(number=number) for number in members(s.discarded)]"]
    mined: Annotated[Face | None, "Face(number=s.mined) if s.mined != NOWHERE else None"]
    changed: Annotated[
        dict[str, str] | None,
        "{CELL_NAMES[s.changed]: SYMBOLS[s.changed_to]} if 0 <= s.changed < SPENT else None",
    ]
    token_used: Annotated[bool, "s.changed != NOWHERE"]
    supply: Annotated[
        dict[str, int] | None,
        "{PIECES[piece]: s.supply[piece] for piece in range(len(PIECES))} if s.limited else None",
    ]
    seats: Annotated[
        list[SeatView],
        "[SeatView(seat=seat, points=score_by_category(s, seat)) for seat in range(s.players)]",
    ]
    legal: Annotated[list[str], "[NOTATIONS[action] for action in places(legal)]"]
    ending: Annotated[str, "ENDINGS[1 if s.phase == OVER else 0]"]
