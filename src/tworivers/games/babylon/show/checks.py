"""What a position must fulfil to be possible."""

from typing import Any

import numpy as np

from tworivers.games.babylon.rules.actions import REACH, WORDS, decoration_cells
from tworivers.games.babylon.rules.board import (
    BLANK_TO_ANY_SYMBOL,
    CELL_NAMES,
    CHANGE_ONE_SYMBOL,
    CORNER_CELLS,
    CORNERS,
    FOOTBRIDGE,
    FOUNTAIN,
    NO_SUPPORT,
    ON_DOUBLE,
    PIECES,
    PLUS_ONE_DOUBLE,
    POSITIONS,
    REMOVED_CLAY,
    ROUNDS,
    STAIRS,
    STATUE,
    STORED_COLUMNS,
    TILE_NAMES,
    TILES_OF_MATERIAL,
)
from tworivers.games.babylon.rules.fields import Fields, fields, record
from tworivers.games.babylon.rules.state import BUILD, GARDEN, MINE, NOWHERE, OVER, PHASES, REMOVE
from tworivers.games.game import State
from tworivers.games.positions import check_number, check_one_a_player, check_seats
from tworivers.kernel.bits import size
from tworivers.kernel.generic import masks_at
from tworivers.words.messages import BadPosition

# A tile of a garden: number, cell, level, quarter turns, packed supports.
Laid = tuple[int, int, int, int, int]
MOST_COLUMNS = STORED_COLUMNS + 1 + 6  # stored, from a token, and mined with two for the flower


def check_shape(p: Any) -> None:
    """Every list has one entry a seat, every seat exists, every number is possible."""
    lists = {"gardens": p.gardens, "singles": p.singles, "doubles": p.doubles, "slots": p.slots}
    check_one_a_player(lists, p.players)
    check_seats([p.first, *([] if p.active is None else [p.active])], p.players)
    check_number("round", p.round, 1, int(ROUNDS[p.players]))
    check_number("placed", p.placed, 0, 2)
    for number in p.singles or []:
        check_number("singles", number, 0, MOST_COLUMNS)
    for number in p.doubles or []:
        check_number("doubles", number, 0, 1)
    for garden in p.gardens or []:
        if len(garden.tiles) > GARDEN:
            raise BadPosition("babylon-garden-too-large", number=len(garden.tiles), most=GARDEN)


def check_tokens(s: State) -> None:
    """Babylon 3.3: one token has been turned up for each round but the first."""
    f = fields(s)
    if (f.token == NOWHERE) != (f.round_number == 1):
        raise BadPosition("babylon-token-and-round")
    if min(f.tokens) < 0 or sum(f.tokens) != sum(f.tokens_of) - (f.round_number - 1):
        number = sum(f.tokens_of) - (f.round_number - 1)
        raise BadPosition("babylon-tokens-do-not-add-up", number=sum(f.tokens), wanted=number)
    if f.token != NOWHERE and f.tokens[f.token] == f.tokens_of[f.token]:
        raise BadPosition("babylon-token-unseen")


class Heights:
    """A garden as it grows: the tile on top of each cell, and the lookouts on its surface."""

    def __init__(self) -> None:
        self.tiles: list[Laid] = []
        self.stacks: dict[int, list[int]] = {}
        self.lookouts: set[int] = set()
        self.highest = 0

    def top(self, cell: int) -> int:
        """Babylon 1.8: the level of the surface."""
        numbers = self.stacks.get(cell)
        return self.tiles[numbers[-1]][2] if numbers else 0

    def lay(self, laid: Laid) -> None:
        for corner in range(4):
            cell = laid[1] + int(CORNER_CELLS[corner])
            self.stacks.setdefault(cell, []).append(len(self.tiles))
            self.lookouts.discard(cell)
            if laid[4] >> (2 * corner) & 3 == NO_SUPPORT:
                self.lookouts.add(cell)
        self.tiles.append(laid)
        self.highest = max(self.highest, laid[2])

    def corner_of(self, number: int, cell: int) -> int:
        corner: int = CORNER_CELLS.tolist().index(cell - self.tiles[number][1])
        return corner

    def is_free_corner(self, number: int, cell: int) -> bool:
        return self.tiles[number][4] >> (2 * self.corner_of(number, cell)) & 3 == NO_SUPPORT

    def carrier(self, cell: int) -> int:
        """The highest tile over the cell whose free corner is not there, or -1."""
        numbers = self.stacks.get(cell, [])
        return next((n for n in reversed(numbers) if not self.is_free_corner(n, cell)), NOWHERE)

    def next_above(self, cell: int, number: int) -> int | None:
        """The level of the tile that covers this tile's space, if one does."""
        above = [n for n in self.stacks[cell] if self.tiles[n][2] > self.tiles[number][2]]
        return self.tiles[above[0]][2] if above else None


def check_garden(s: State, laid: list[Laid], decorations: list[tuple[int, int]]) -> None:
    """Babylon 5, 6: every tile could be laid in this order, every decoration stands where it can."""
    heights = Heights()
    for tile in laid:
        check_tile(s, heights, tile)
        heights.lay(tile)
    taken: set[int] = set()
    for block, cell in decorations:
        check_decoration(heights, block, cell, taken)
    check_symbols(s, heights, decorations)


def check_tile(s: State, heights: Heights, laid: Laid) -> None:
    """Babylon 4.7, 5.2-5.8, 5.12."""
    tile, cell, level, turns, supports = laid
    arguments = {"terrace": TILE_NAMES[tile], "cell": CELL_NAMES[cell]}
    spaces = record(s).spaces[tile].tolist()
    looks = next(t for t in range(4) if spaces[-t:] + spaces[:-t] == spaces[-turns:] + spaces[:-turns])
    if not 0 <= turns < 4 or looks != turns:
        raise BadPosition("position-bad-number", what="turns", number=turns)
    if cell not in POSITIONS:
        raise BadPosition("babylon-off-the-board", **arguments)
    if any(other[1] == cell for other in heights.tiles):
        raise BadPosition("babylon-same-place", **arguments)
    if not 1 <= level <= heights.highest + 1:
        raise BadPosition("babylon-missing-level", **arguments, level=level)
    kinds = [supports >> (2 * corner) & 3 for corner in range(4)]
    if kinds.count(NO_SUPPORT) > 1:
        raise BadPosition("babylon-two-free-corners", **arguments)
    for corner, kind in enumerate(kinds):
        under = cell + int(CORNER_CELLS[corner])
        top = heights.top(under)
        wanted = level - (2 if kind == ON_DOUBLE else 1)
        fits = top < level if kind == NO_SUPPORT else top == wanted and under not in heights.lookouts
        if not fits:
            raise BadPosition("babylon-bad-support", **arguments, corner=CORNERS[corner])


def check_decoration(heights: Heights, block: int, cell: int, taken: set[int]) -> None:
    """Babylon 5.7, 6.3-6.8: on spaces of their own, on the right levels, on different tiles."""
    kind = block >> 1
    cells = decoration_cells(block, cell)
    gap = cell + int(REACH[block]) // 2
    arguments = {"cell": CELL_NAMES[cell]}
    carriers = [heights.carrier(c) for c in cells]
    used = [*cells, gap] if kind == FOOTBRIDGE else cells
    if NOWHERE in carriers or taken & set(used):
        raise BadPosition("babylon-decoration-needs-space", **arguments)
    taken.update(used)
    levels = [heights.tiles[number][2] for number in carriers]
    wrong = kind == STAIRS and abs(levels[0] - levels[1]) != 1
    wrong |= kind in (FOUNTAIN, FOOTBRIDGE) and (levels[0] != levels[1] or carriers[0] == carriers[1])
    wrong |= kind == FOOTBRIDGE and (heights.top(gap) >= levels[0] or gap in heights.lookouts)
    if wrong:
        raise BadPosition("babylon-decoration-levels", **arguments)
    for place, number, level in zip(cells, carriers, levels, strict=True):
        filled = kind == STATUE or (kind == STAIRS and level == min(levels))
        if filled and heights.next_above(place, number) == level + 1:
            raise BadPosition("babylon-decoration-in-the-way", cell=CELL_NAMES[place])


def check_symbols(s: State, heights: Heights, decorations: list[tuple[int, int]]) -> None:
    """Babylon 6.3, 8.1: on matching symbols, but for what round tokens have changed."""
    r = record(s)
    changed = {BLANK_TO_ANY_SYMBOL: 0, CHANGE_ONE_SYMBOL: 0}
    for block, cell in decorations:
        for place in decoration_cells(block, cell):
            tile, _, _, turns, _ = heights.tiles[number := heights.carrier(place)]
            symbol = int(r.spaces[tile, (heights.corner_of(number, place) - turns) % 4])
            if symbol != block >> 1:
                changed[BLANK_TO_ANY_SYMBOL if symbol == NOWHERE else CHANGE_ONE_SYMBOL] += 1
    for effect, number in changed.items():
        if number > int(r.tokens_of[effect]) - int(r.tokens[effect]):
            raise BadPosition("babylon-decoration-symbols")


def check_situation(s: State) -> None:
    """The phase fits what lies on the table, and the supply holds out."""
    f = fields(s)
    check_removed(f)
    check_columns(f)
    check_turn(f)
    if f.limited and min(f.supply) < 0:
        piece = PIECES[f.supply.index(min(f.supply))]
        raise BadPosition("babylon-supply-exceeded", what=piece)
    if f.phase in (MINE, REMOVE) and tiles_in_quarry(f) < turns_left(f):
        raise BadPosition("babylon-quarry-too-small", number=tiles_in_quarry(f), wanted=turns_left(f))
    if f.phase != OVER and choices(s) < 2:
        raise BadPosition("babylon-nothing-to-decide", phase=PHASES[f.phase])


def check_removed(f: Fields) -> None:
    """Babylon 2.5: so many clay tiles were removed, or are being removed."""
    number, wanted = f.removed.bit_count(), int(REMOVED_CLAY[f.players])
    fits = number < wanted if f.phase == REMOVE else number == wanted
    if not fits or f.removed >> TILES_OF_MATERIAL:
        raise BadPosition("babylon-removed-do-not-add-up", number=number, wanted=wanted)
    if f.phase == REMOVE and (f.round_number > 1 or any(f.tiles_laid) or any(f.singles)):
        raise BadPosition("babylon-before-the-first-turn")


def check_columns(f: Fields) -> None:
    """Babylon 4.2, 7.1: only the active player may have more than six singles, or a double."""
    for seat in range(f.players):
        turn = seat == f.active and f.phase in (MINE, BUILD)
        doubles = 1 if turn and f.token == PLUS_ONE_DOUBLE else 0
        if f.singles[seat] > (MOST_COLUMNS if turn else STORED_COLUMNS) or f.doubles[seat] > doubles:
            raise BadPosition("babylon-too-many-columns", seat=seat)


def check_turn(f: Fields) -> None:
    """Babylon 5.1: what was placed in this turn fits what is left to place."""
    if f.phase != BUILD:
        fits = f.mined == NOWHERE and f.placed == 0 and f.changed == NOWHERE
    else:
        slot_empty = f.slot[f.active] == NOWHERE
        left = (f.mined != NOWHERE) + (not slot_empty)
        fits = f.placed + left <= 2 and (f.mined != NOWHERE or f.placed > 0)
        fits &= f.mined == NOWHERE or f.placed == 0 or slot_empty
        fits &= f.changed == NOWHERE or (f.placed > 0 and f.token in (CHANGE_ONE_SYMBOL, BLANK_TO_ANY_SYMBOL))
    if not fits:
        raise BadPosition("babylon-turn-does-not-fit", phase=PHASES[f.phase])


def tiles_in_quarry(f: Fields) -> int:
    """Babylon 3.9: there must be enough for all turns."""
    visible = sum(tile != NOWHERE for tile in f.quarry)
    hidden = f.undrawn.bit_count()
    number: int = visible + hidden
    return number


def turns_left(f: Fields) -> int:
    """How many tiles will still be mined."""
    turns: int = int(ROUNDS[f.players]) * f.players - max(f.turn - 1, 0)
    return turns


def choices(s: State) -> int:
    m = np.zeros(WORDS, dtype=np.uint64)
    masks_at(s, 0, m)
    number: int = size(m)
    return number
