"""What a viewer may see, field by field; `written.py` is made from it (see `games.declared`).

A view is built from what its viewer may know, never the whole state with parts taken out."""

from typing import Annotated

import msgspec

from tworivers.games.declared import places
from tworivers.games.tigris.rules.actions import NOTATIONS
from tworivers.games.tigris.rules.board import (
    BOARDS,
    BUILDINGS,
    CELL_NAMES,
    DYNASTIES,
    FRAMED,
    LEADERS,
    MONUMENTS,
    TILES,
)
from tworivers.games.tigris.rules.conflicts import (
    backing,
    conflict_tile,
    is_war,
    margin,
    strength,
    supporters,
)
from tworivers.games.tigris.rules.hidden import sees_hand, sees_points
from tworivers.games.tigris.rules.state import COLOURS, ENDINGS, NOWHERE, OVER, PHASES
from tworivers.kernel.bits import places_in
from tworivers.kernel.counts import total

CONFLICTS = ("revolt", "war")
FRAMED_CELLS = tuple([CELL_NAMES[cell] for cell in places_in(words.tolist())] for words in FRAMED)

Cells = list[str]
Counts = dict[str, int]


class SeatView(msgspec.Struct):
    """Tigris 3: a player as the viewer sees them; what is None is hidden.

    `supporters` are the tiles that would count for each leader in a war (11.1)."""

    seat: int
    dynasty: Annotated[str, "DYNASTIES[seat]"]
    leaders: Annotated[
        dict[str, str],
        "{LEADERS[c]: CELL_NAMES[s.leader_at[seat, c]]"
        " for c in range(COLOURS) if s.leader_at[seat, c] != NOWHERE}",
    ]
    supporters: Annotated[
        dict[str, Cells],
        "{LEADERS[c]: [CELL_NAMES[cell] for cell in places(supporters(s, seat, c))]"
        " for c in range(COLOURS) if s.leader_at[seat, c] != NOWHERE}",
    ]
    catastrophes: Annotated[int, "s.catastrophes_left[seat]"]
    tiles_in_hand: Annotated[int, "total(s.hands[seat])"]
    tiles_swapped: Annotated[int, "total(s.swapped[seat])"]
    hand: Annotated[
        Counts | None,
        "{TILES[c]: s.hands[seat, c] for c in range(COLOURS)} if sees_hand(viewer, seat) else None",
    ]
    swapped: Annotated[
        Counts | None,
        "{TILES[c]: s.swapped[seat, c] for c in range(COLOURS)} if sees_hand(viewer, seat) else None",
    ]
    points: Annotated[
        Counts | None,
        "{TILES[c]: s.points[seat, c] for c in range(COLOURS)} if sees_points(s, viewer, seat) else None",
    ]
    treasures: Annotated[int | None, "s.treasures_won[seat] if sees_points(s, viewer, seat) else None"]


class ConflictView(msgspec.Struct):
    """A revolt or a war: both sides as the board gives them; what the attacker added once that is decided.

    `margin` is how many tiles the defender could add and still lose."""

    kind: Annotated[str, "CONFLICTS[is_war(s)]"]
    colour: Annotated[str, "TILES[s.contested]"]
    tile: Annotated[str, "TILES[conflict_tile(s)]"]
    attacker: Annotated[int, "s.attacker"]
    defender: Annotated[int, "s.defender"]
    attacking: Annotated[int, "strength(s, s.attacker)"]
    defending: Annotated[int, "strength(s, s.defender)"]
    behind_attacker: Annotated[Cells, "[CELL_NAMES[cell] for cell in places(backing(s, s.attacker))]"]
    behind_defender: Annotated[Cells, "[CELL_NAMES[cell] for cell in places(backing(s, s.defender))]"]
    margin: Annotated[int, "margin(s)"]
    added: Annotated[int | None, "s.added if s.deciding == s.defender else None"]


class Kingdom(msgspec.Struct):
    """Tigris 1.4: a kingdom with its cells and its leaders as [seat, colour]; its first leader numbers it."""

    cells: Annotated[Cells, "[CELL_NAMES[cell] for cell in places(s.kingdoms[kingdom])]"]
    leaders: Annotated[
        list[list[int]],
        "[[leader >> 2, leader & 3]"
        " for leader in range(kingdom, 4 * s.players) if s.kingdom_of[leader] == kingdom]",
    ]


class View(msgspec.Struct):
    """The table as one viewer sees it."""

    game: Annotated[str, "'tigris'"]
    players: Annotated[int, "s.players"]
    board: Annotated[str, "BOARDS[s.board]"]
    buildings_variant: Annotated[bool, "s.buildings"]
    open_scores: Annotated[bool, "s.open_scores"]
    turn: Annotated[int, "s.turn"]
    active: Annotated[int, "s.active"]
    actions_left: Annotated[int, "s.actions_left"]
    phase: Annotated[str, "PHASES[s.phase]"]
    decider: Annotated[int | None, "s.deciding if s.phase != OVER else None"]
    tiles: Annotated[
        dict[str, str],
        "{CELL_NAMES[cell]: TILES[c] for c in range(COLOURS) for cell in places(s.tiles[c])}",
    ]
    face_down: Annotated[Cells, "[CELL_NAMES[cell] for cell in places(s.face_down)]"]
    catastrophes: Annotated[Cells, "[CELL_NAMES[cell] for cell in places(s.catastrophes)]"]
    treasures: Annotated[Cells, "[CELL_NAMES[cell] for cell in places(s.treasures)]"]
    framed: Annotated[Cells, "FRAMED_CELLS[s.board]"]
    monuments: Annotated[
        dict[str, str | None],
        "{MONUMENTS[m]: CELL_NAMES[s.monument_at[m]] if s.monument_at[m] != NOWHERE else None"
        " for m in range(len(s.monument_at))}",
    ]
    buildings: Annotated[
        dict[str, str],
        "{BUILDINGS[c]: CELL_NAMES[s.building_at[c]] for c in range(COLOURS) if s.building_at[c] != NOWHERE}",
    ]
    unification: Annotated[str | None, "CELL_NAMES[s.unification] if s.unification != NOWHERE else None"]
    placed: Annotated[str | None, "CELL_NAMES[s.placed] if s.placed != NOWHERE else None"]
    bag: Annotated[int, "total(s.bag)"]
    kingdoms: Annotated[
        list[Kingdom],
        "[Kingdom(kingdom=k) for k in range(4 * s.players) if s.kingdom_of[k] == k]",
    ]
    seats: Annotated[list[SeatView], "[SeatView(seat=seat) for seat in range(s.players)]"]
    conflict: Annotated[ConflictView | None, "ConflictView() if s.attacker != NOWHERE else None"]
    legal: Annotated[list[str], "[NOTATIONS[action] for action in places(legal)]"]
    ending: Annotated[str, "ENDINGS[s.ending]"]
