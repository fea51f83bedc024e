"""What a placement would need, hide, make possible and score, before it is made."""

from typing import NamedTuple

import msgspec
import numpy as np

from tworivers.games.babylon.rules import actions
from tworivers.games.babylon.rules.actions import NOTATIONS, SOURCE_WORDS, TURN_WORDS, WORD, decoration_cells
from tworivers.games.babylon.rules.board import (
    CELL_NAMES,
    CORNER_CELLS,
    CORNERS,
    ON_DOUBLE,
    ON_SINGLE,
    SUPPORTS,
    SYMBOLS,
    TILE_NAMES,
)
from tworivers.games.babylon.rules.decorations import see_decorations
from tworivers.games.babylon.rules.events import POINTS
from tworivers.games.babylon.rules.fields import fields, record
from tworivers.games.babylon.rules.garden import look_under
from tworivers.games.babylon.rules.scoring import CATEGORIES, scores_at
from tworivers.games.babylon.rules.state import BLOCKS
from tworivers.games.babylon.rules.turn import place_at
from tworivers.games.babylon.show.view import Decoration
from tworivers.games.declared import built
from tworivers.games.game import State
from tworivers.kernel import generic
from tworivers.kernel.bits import is_in, places_in
from tworivers.kernel.events import event_buffer, rows
from tworivers.kernel.generator import generator_without_draws
from tworivers.kernel.record import at


class Choice(NamedTuple):
    """The parts of a placement."""

    source: int
    turns: int
    raised: int
    free: int
    cell: int


def choice_of(action: int) -> Choice:
    word, cell = divmod(action - actions.PLACE, WORD)
    source, rest = divmod(word, SOURCE_WORDS)
    turns, rest = divmod(rest, TURN_WORDS)
    return Choice(source, turns, rest // 5, rest % 5, cell)


def scores_of(s: State) -> list[list[int]]:
    """Babylon 9.12: the points of every seat by category."""
    points = np.zeros((record(s).players, len(CATEGORIES)), dtype=np.int64)
    scores_at(s, 0, points)
    scores: list[list[int]] = points.tolist()
    return scores


class Corner(msgspec.Struct):
    """A corner of the tile: the cell under it, and what holds it there."""

    corner: str
    cell: str
    support: str
    columns: int


class Possible(msgspec.Struct):
    """A decoration that could be built afterwards, and the points it would add, those of a set included."""

    action: str
    kind: str
    cells: list[str]
    points: int


class Placement(msgspec.Struct):
    """Babylon 5, 6, 9.12: everything a player wants to know of a place before choosing it."""

    action: str
    tile: str
    cell: str
    level: int
    turns: int
    corners: list[Corner]
    singles: int
    doubles: int
    cost: int
    left: int
    lookout: str | None
    hides: list[str]
    symbols_lost: dict[str, str]
    possible: list[Possible]
    before: dict[str, int]
    after: dict[str, int]
    change: int


def corners_of(choice: Choice, kinds: list[int]) -> list[Corner]:
    """Babylon 5.2, 5.3: what holds each corner; a free one carries the lookout."""
    corners = []
    for corner, kind in enumerate(kinds):
        held = 0 if corner + 1 == choice.free else kind
        cell = CELL_NAMES[choice.cell + int(CORNER_CELLS[corner])]
        columns = {ON_SINGLE: 1, ON_DOUBLE: 2}.get(held, 0)
        corners.append(Corner(CORNERS[corner], cell, SUPPORTS[held], columns))
    return corners


def hidden_by(s: State, trial: State, seat: int, choice: Choice) -> list[str]:
    """Babylon 9.1, 9.2: what is in sight now and would not be afterwards."""
    f, g = fields(s), fields(trial)
    gone = []
    for number in range(f.tiles_laid[seat]):
        word, level = 0x0303 << f.tile_at[seat][number], f.tile_level[seat][number]
        if f.surface[seat][level] & word and not g.surface[seat][level] & word:
            gone.append(f"tile {TILE_NAMES[f.tile[seat][number]]}")
    left = decorations_in_sight(trial, seat)
    gone += [words for words in decorations_in_sight(s, seat) if words not in left]
    covered = f.lookouts[seat] & 0x0303 << choice.cell
    return gone + [f"lookout {CELL_NAMES[cell]}" for cell in places_in([covered])]


def decorations_in_sight(s: State, seat: int) -> list[str]:
    """The decorations of a garden that are not hidden, each by its kind and cells."""
    r = record(s)
    found = [
        built(Decoration, {"s": at(s, 0), "seat": seat, "block": block, "cell": cell})
        for block in range(BLOCKS)
        for cell in places_in([int(r.decorations[seat, block])])
    ]
    return [" ".join((each.kind, *each.cells)) for each in found if each.in_sight]


def symbols_lost(s: State, seat: int, choice: Choice) -> dict[str, str]:
    """Babylon 5.10: the symbols in sight on empty spaces that the tile covers."""
    f = fields(s)
    cells = [choice.cell + int(offset) for offset in CORNER_CELLS]
    return {
        CELL_NAMES[cell]: name
        for cell in cells
        for symbol, name in enumerate(SYMBOLS)
        if is_in([f.symbols[seat][symbol]], cell)
    }


def possible_after(s: State, trial: State) -> list[Possible]:
    """Babylon 6.1: each decoration that an action makes possible, alone, with the points it would add."""
    before, after = (np.zeros(BLOCKS, dtype=np.uint64) for _ in range(2))
    see_decorations(s, 0, before)
    see_decorations(trial, 0, after)
    found = []
    for block in range(BLOCKS):
        for cell in places_in([int(after[block] & ~before[block])]):
            cells = [CELL_NAMES[c] for c in decoration_cells(block, cell)]
            action = actions.DECORATE + WORD * block + cell
            found.append(
                Possible(NOTATIONS[action], SYMBOLS[block >> 1], cells, points_of_building(trial, action))
            )
    return found


def points_of_building(s: State, action: int) -> int:
    """Babylon 9.3-9.7: what a decoration adds to the score, with the set that it completes."""
    trial, events = s.copy(), event_buffer()
    generic.step_at(trial, 0, action, generator_without_draws(), 0, events)
    return sum(row[3] for row in rows(events) if row[0] == POINTS)


def best_possible(s: State, trial: State) -> dict[str, int]:
    """The kinds of decorations that an action makes possible, each with the points of the best."""
    best: dict[str, int] = {}
    for each in possible_after(s, trial):
        best[each.kind] = max(each.points, best.get(each.kind, each.points))
    return best


def placement(s: State, action: int) -> Placement:
    """What a legal placement would do; nothing is drawn by it, so nothing hidden is told."""
    choice = choice_of(action)
    f = fields(s)
    seat = f.active
    tile = f.slot[seat] if choice.source else f.mined
    under = np.zeros(5, dtype=np.int64)
    look_under(s, 0, choice.cell, choice.raised, under)
    level, *kinds = under.tolist()
    corners = corners_of(choice, kinds)
    trial = np.frombuffer(bytearray(s.tobytes()), dtype=s.dtype)
    place_at(trial, 0, action)
    before, after = scores_of(s)[seat], scores_of(trial)[seat]
    doubles = sum(corner.columns == 2 for corner in corners)
    left = int(record(trial).singles[seat])
    return Placement(
        action=NOTATIONS[action],
        tile=TILE_NAMES[tile],
        cell=CELL_NAMES[choice.cell],
        level=level,
        turns=choice.turns,
        corners=corners,
        singles=sum(corner.columns == 1 for corner in corners),
        doubles=doubles,
        cost=f.singles[seat] - left,
        left=left,
        lookout=next((c.cell for c in corners if c.support == "none"), None),
        hides=hidden_by(s, trial, seat, choice),
        symbols_lost=symbols_lost(s, seat, choice),
        possible=possible_after(s, trial),
        before=dict(zip(CATEGORIES, before, strict=True)),
        after=dict(zip(CATEGORIES, after, strict=True)),
        change=sum(after) - sum(before),
    )
