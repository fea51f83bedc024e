"""Positions: the whole state as readable JSON, both ways.

A garden lists its tiles in the order of placing, each with its north-west cell and its supports clockwise
from there: `1` a single column, `2` a double, `s` a statue, `-` a free corner with its lookout. Decorations
are written as in the notation; a statue that became a column is a support only. What lies under others in the
quarry is not in a position: it is all that is nowhere else. `checks.py` refuses what cannot exist.
"""

from typing import Any, Literal

import msgspec

from tworivers.games.babylon.rules.actions import DECORATE, NOTATIONS, NUMBERS, SYMBOL, WORD, normalized
from tworivers.games.babylon.rules.board import (
    BASALT,
    CELL_NAMES,
    CELL_NUMBERS,
    CLAY,
    DOUBLE,
    EFFECTS,
    FIRST_START,
    GRANITE,
    LOOKOUT,
    NO_EFFECT,
    ON_DOUBLE,
    ON_SINGLE,
    ON_STATUE,
    PIECES,
    QUARRY_SIDE,
    REMOVED_CLAY,
    ROUNDS,
    SINGLE,
    STACKS,
    STATUE,
    SUPPLY,
    SYMBOLS,
    TILE_NAMES,
    TILES_OF_MATERIAL,
)
from tworivers.games.babylon.rules.decorations import lay_at, put_decoration_at, show_changed_at
from tworivers.games.babylon.rules.fields import Fields, fields, record
from tworivers.games.babylon.rules.state import BLOCKS, NOWHERE, PHASES, SPENT, blank
from tworivers.games.babylon.rules.tiles import TileSet, check, our_set, tiles_in, write_tiles
from tworivers.games.babylon.show.checks import check_garden, check_shape, check_situation, check_tokens
from tworivers.games.game import State
from tworivers.games.positions import check_number, converted, index_of
from tworivers.kernel.bits import places_in
from tworivers.words.messages import BadPosition

SUPPORT_LETTERS = "-12s"


class TilePosition(msgspec.Struct, forbid_unknown_fields=True):
    tile: str
    cell: str
    level: int = 1
    turns: int = 0
    supports: str = "1111"


class GardenPosition(msgspec.Struct, forbid_unknown_fields=True):
    tiles: list[TilePosition] = []
    decorations: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is left out has its value at the start of a game; tiles that are nowhere fill the quarry."""

    game: Literal["babylon"] = "babylon"
    players: int
    limited_supply: bool = True
    tiles: TileSet | None = None
    first: int = 0
    round: int = 1
    active: int | None = None
    phase: str = "mine"
    token: str | None = None
    tokens_unseen: dict[str, int] | None = None
    quarry: list[list[str | None]] | None = None
    removed: list[str] | None = None
    discarded: list[str] | None = None
    singles: list[int] | None = None
    doubles: list[int] | None = None
    slots: list[str | None] | None = None
    gardens: list[GardenPosition] | None = None
    mined: str | None = None
    placed: int = 0
    changed: str | None = None


# Writing.


def tile_or_none(tile: int) -> str | None:
    return None if tile == NOWHERE else TILE_NAMES[tile]


def tile_names(word: int) -> list[str]:
    return [TILE_NAMES[tile] for tile in places_in([word])]


def letters(supports: int) -> str:
    return "".join(SUPPORT_LETTERS[supports >> (2 * corner) & 3] for corner in range(4))


def garden_position(f: Fields, seat: int) -> GardenPosition:
    tiles = [
        TilePosition(
            TILE_NAMES[f.tile[seat][number]],
            CELL_NAMES[f.tile_at[seat][number]],
            f.tile_level[seat][number],
            f.tile_turns[seat][number],
            letters(f.supports[seat][number]),
        )
        for number in range(f.tiles_laid[seat])
    ]
    decorations = [
        NOTATIONS[DECORATE + WORD * block + cell]
        for block in range(BLOCKS)
        for cell in places_in([f.decorations[seat][block]])
    ]
    return GardenPosition(tiles, decorations)


def changed_position(f: Fields) -> str | None:
    if f.changed == NOWHERE:
        return None
    return "spent" if f.changed == SPENT else NOTATIONS[SYMBOL + WORD * f.changed_to + f.changed]


def position(s: State) -> dict[str, Any]:
    """The whole state as readable JSON."""
    f = fields(s)
    seats = range(f.players)
    rows = range(0, STACKS, QUARRY_SIDE)
    played_with = tiles_in(s)
    result: dict[str, Any] = msgspec.to_builtins(
        Position(
            players=f.players,
            limited_supply=bool(f.limited),
            tiles=None if played_with is our_set() else played_with,
            first=f.first,
            round=f.round_number,
            active=None if f.active == NOWHERE else f.active,
            phase=PHASES[f.phase],
            token=None if f.token == NOWHERE else EFFECTS[f.token],
            tokens_unseen=dict(zip(EFFECTS, f.tokens, strict=True)),
            quarry=[[tile_or_none(tile) for tile in f.quarry[row : row + QUARRY_SIDE]] for row in rows],
            removed=tile_names(f.removed),
            discarded=tile_names(f.discarded),
            singles=f.singles[: f.players],
            doubles=f.doubles[: f.players],
            slots=[tile_or_none(tile) for tile in f.slot[: f.players]],
            gardens=[garden_position(f, seat) for seat in seats],
            mined=tile_or_none(f.mined),
            placed=f.placed,
            changed=changed_position(f),
        )
    )
    return result


# Reading.


def tile_number(name: str, players: int) -> int:
    """The tile of this name; starting tiles of seats nobody has are not in the game."""
    return index_of(name, TILE_NAMES[: FIRST_START + players], "tiles")


def cell_number(name: str) -> int:
    if name not in CELL_NUMBERS:
        raise BadPosition("babylon-no-such-cell", cell=name)
    return CELL_NUMBERS[name]


class Whereabouts:
    """Where each tile is, so that none is in two places."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.taken: set[int] = set()

    def take(self, name: str) -> int:
        tile = tile_number(name, self.players)
        if tile in self.taken:
            raise BadPosition("babylon-tile-twice", terrace=name)
        self.taken.add(tile)
        return tile

    def rest(self, material: int) -> list[int]:
        """The tiles of a material that are nowhere yet."""
        first = TILES_OF_MATERIAL * material
        return [tile for tile in range(first, first + TILES_OF_MATERIAL) if tile not in self.taken]


def packed_supports(text: str) -> int:
    if len(text) != 4 or not set(text) <= set(SUPPORT_LETTERS):
        raise BadPosition("babylon-bad-supports", supports=text, known=", ".join(SUPPORT_LETTERS))
    return sum(SUPPORT_LETTERS.index(letter) << (2 * corner) for corner, letter in enumerate(text))


def decoration_number(text: str) -> tuple[int, int]:
    """Block and cell of a decoration in notation."""
    action = NUMBERS.get(normalized(text), NOWHERE)
    if not DECORATE <= action < SYMBOL:
        raise BadPosition("babylon-no-such-decoration", text=text[:60])
    return divmod(action - DECORATE, WORD)


def read_garden(s: State, seat: int, garden: GardenPosition, where: Whereabouts) -> None:
    """Lay the tiles in order, then put the decorations."""
    laid = []
    for t in garden.tiles:
        cell, supports = cell_number(t.cell), packed_supports(t.supports)
        laid.append((where.take(t.tile), cell, t.level, t.turns, supports))
        if laid[-1][0] >= FIRST_START and laid[-1][0] != FIRST_START + seat:
            raise BadPosition("babylon-foreign-start", terrace=t.tile, seat=seat)
    decorations = [decoration_number(text) for text in garden.decorations]
    check_garden(s, laid, decorations)
    for tile, cell, level, turns, supports in laid:
        lay_at(s, 0, seat, tile, cell, level, turns, supports)
    for block, cell in decorations:
        put_decoration_at(s, 0, seat, block, cell)


def read_seats(s: State, p: Position, where: Whereabouts) -> None:
    """Gardens, slots and columns."""
    r = record(s)
    gardens = p.gardens or [GardenPosition() for _ in range(p.players)]
    for seat in range(p.players):
        read_garden(s, seat, gardens[seat], where)
        r.singles[seat] = (p.singles or [0] * p.players)[seat]
        r.doubles[seat] = (p.doubles or [0] * p.players)[seat]
    for seat in range(p.players):
        start = FIRST_START + seat
        own = None if start in where.taken or TILE_NAMES[start] in (p.discarded or []) else TILE_NAMES[start]
        name = own if p.slots is None else p.slots[seat]
        if name is not None:
            tile = where.take(name)
            r.slot[seat] = tile
            if tile >= FIRST_START and tile != start:
                raise BadPosition("babylon-foreign-start", terrace=name, seat=seat)


def set_of(tiles: list[int]) -> int:
    return sum(1 << tile for tile in tiles)


def read_quarry(s: State, p: Position, where: Whereabouts) -> None:
    """Babylon 2.1, 2.5: what lies open, what lies under it, what left the game."""
    r = record(s)
    discarded = [where.take(name) for name in p.discarded or []]
    removed = [where.take(name) for name in p.removed or []]
    visible = read_rows(p, where)
    if p.removed is None and p.phase != "remove":
        removed = where.rest(CLAY)[::-1][: int(REMOVED_CLAY[p.players])]
        where.taken.update(removed)
    if visible is None:
        visible = default_rows(where)
    r.quarry[:] = visible
    undrawn = []
    for material in (CLAY, GRANITE, BASALT):
        above = sum(tile != NOWHERE and tile // TILES_OF_MATERIAL < material for tile in visible)
        rest = where.rest(material)
        if len(rest) < above or (len(rest) > above and p.discarded is not None):
            raise BadPosition("babylon-tiles-do-not-add-up", number=len(rest), wanted=above, layer=material)
        undrawn += rest[:above]
        discarded += rest[above:]
    if p.discarded is None:
        starts = range(FIRST_START, FIRST_START + p.players)
        discarded += [start for start in starts if start not in where.taken]
    r.undrawn, r.removed, r.discarded = set_of(undrawn), set_of(removed), set_of(discarded)


def read_rows(p: Position, where: Whereabouts) -> list[int] | None:
    if p.quarry is None:
        return None
    names = [name for row in p.quarry for name in row]
    if len(p.quarry) != QUARRY_SIDE or any(len(row) != QUARRY_SIDE for row in p.quarry):
        raise BadPosition("babylon-quarry-size", side=QUARRY_SIDE)
    visible = [NOWHERE if name is None else where.take(name) for name in names]
    if any(tile >= FIRST_START for tile in visible):
        raise BadPosition("babylon-start-in-quarry")
    return visible


def default_rows(where: Whereabouts) -> list[int]:
    """As many stacks of each layer as the tiles allow: clay first, then granite, basalt, empty floor."""
    clay, granite, basalt = (where.rest(material) for material in (CLAY, GRANITE, BASALT))
    three = min(len(clay), len(granite), len(basalt))
    two = min(len(granite), len(basalt))
    visible = clay[:three] + granite[three:two] + basalt[two:]
    where.taken.update(visible)
    return visible + [NOWHERE] * (STACKS - len(visible))


def read_tokens(s: State, p: Position) -> None:
    """Babylon 2.3, 3.3: the token of the round, and those nobody has seen."""
    r = record(s)
    r.token = NOWHERE if p.token is None else index_of(p.token, EFFECTS, "token")
    unseen = r.tokens_of.tolist()
    if p.tokens_unseen is not None:
        for effect, number in p.tokens_unseen.items():
            index_of(effect, EFFECTS, "tokens_unseen")
            check_number("tokens_unseen", number, 0, unseen[EFFECTS.index(effect)])
        unseen = [p.tokens_unseen.get(effect, 0) for effect in EFFECTS]
    elif p.token is not None:
        unseen[EFFECTS.index(p.token)] -= 1
        for _ in range(p.round - 2):
            # earlier tokens: those without effect first, then whatever there is most of
            spare = NO_EFFECT if unseen[NO_EFFECT] else unseen.index(max(unseen))
            unseen[spare] -= 1
    r.tokens[:] = unseen


def read_situation(s: State, p: Position, where: Whereabouts) -> None:
    """Whose decision, and what has happened in this turn."""
    r = record(s)
    r.first = p.first
    r.round_number = p.round
    r.phase = index_of(p.phase, PHASES, "phase")
    if p.mined is not None:
        r.mined = where.take(p.mined)
    r.placed = p.placed


def read_turn(s: State, p: Position) -> None:
    """Who is active, the number of the turn, and the cells of this turn's tiles; all else is known."""
    r = record(s)
    players = p.players
    if p.phase == "over":
        r.active, r.turn = NOWHERE, int(ROUNDS[players]) * players
        return
    removed = len(places_in([r.removed]))
    asked = p.first if p.active is None else p.active
    r.active = (p.first + removed) % players if p.phase == "remove" else asked
    active = r.active
    r.turn = 0 if p.phase == "remove" else (p.round - 1) * players + (active - p.first) % players + 1
    laid = int(r.tiles_laid[active])
    if p.placed > laid:
        raise BadPosition("position-bad-number", what="placed", number=p.placed)
    fresh = 0
    for number in range(laid - p.placed, laid):
        fresh |= 0x0303 << int(r.tile_at[active, number])
    r.fresh = fresh
    read_changed(s, p, fresh)


def read_changed(s: State, p: Position, fresh: int) -> None:
    """Babylon 8.1: the space that counts as another symbol in this turn."""
    r = record(s)
    if p.changed is None:
        return
    if p.changed == "spent":
        r.changed = SPENT
        return
    action = NUMBERS.get(normalized(p.changed), NOWHERE)
    if not SYMBOL <= action < SYMBOL + len(SYMBOLS) * WORD:
        raise BadPosition("babylon-no-such-symbol", text=p.changed[:60])
    symbol, cell = divmod(action - SYMBOL, WORD)
    empty = int(r.empty[r.active])
    if not (fresh & empty) >> cell & 1:
        raise BadPosition("babylon-change-needs-new-space", cell=CELL_NAMES[cell])
    r.changed, r.changed_to = cell, symbol
    show_changed_at(s, 0)


def read_supply(s: State) -> None:
    """Babylon 1.1: what is left after all that stands in gardens or lies with the players."""
    r = record(s)
    f = fields(s)
    used = [0] * len(PIECES)
    for seat in range(f.players):
        for block in range(BLOCKS):
            used[block >> 1] += f.decorations[seat][block].bit_count()
        for number in range(f.tiles_laid[seat]):
            kinds = [f.supports[seat][number] >> (2 * corner) & 3 for corner in range(4)]
            used[SINGLE] += kinds.count(ON_SINGLE)
            used[DOUBLE] += kinds.count(ON_DOUBLE)
            used[STATUE] += kinds.count(ON_STATUE)
            used[LOOKOUT] += kinds.count(0)
        used[SINGLE] += f.singles[seat]
        used[DOUBLE] += f.doubles[seat]
    r.supply[:] = [int(all_) - some for all_, some in zip(SUPPLY, used, strict=True)]


def from_position(values: dict[str, Any]) -> State:
    """The state of a position, with every derived field."""
    p = converted(values, Position)
    check_shape(p)
    s = blank(p.players)
    record(s).limited = p.limited_supply
    if p.tiles is not None:
        check(p.tiles)
    write_tiles(s, p.tiles or our_set())
    where = Whereabouts(p.players)
    read_situation(s, p, where)
    read_tokens(s, p)
    check_tokens(s)
    read_seats(s, p, where)
    read_quarry(s, p, where)
    read_turn(s, p)
    read_supply(s)
    check_situation(s)
    return s
