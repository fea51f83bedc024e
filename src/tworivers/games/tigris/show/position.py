"""Positions: the whole state as readable JSON, both ways.

The board is drawn in rows: `.` land, `~` river, `T F M S` face-up tiles, `t f m s` tiles turned over under
a monument, `#` a catastrophe. All else is named by cell. `checks.py` refuses what cannot exist.
"""

from typing import Any, Literal

import msgspec
import numpy as np

from tworivers.games.game import State
from tworivers.games.positions import (
    check_number,
    check_one_a_player,
    check_seats,
    converted,
    index_of,
)
from tworivers.games.tigris.rules.board import (
    ACTIONS_PER_TURN,
    BOARDS,
    BUILDINGS,
    CATASTROPHES_PER_PLAYER,
    CELL_NAMES,
    CELL_NUMBERS,
    COLUMNS,
    HAND_SIZE,
    HOLY,
    LEADERS,
    MONUMENTS,
    QUIET_TURNS,
    ROWS,
    TILE_COUNT,
    TILES,
    rows_of,
)
from tworivers.games.tigris.rules.fields import Fields, fields, record
from tworivers.games.tigris.rules.kingdoms import refresh_all_at
from tworivers.games.tigris.rules.state import ENDINGS, NOWHERE, PHASES, blank
from tworivers.games.tigris.show.checks import check_pieces, check_situation, rich_traders
from tworivers.kernel.bits import places_in
from tworivers.words.messages import BadPosition

Counts = dict[str, int]
LETTERS = "TFMS"
MOST_POINTS = 1000
MOST_TREASURES = max(len(places_in(cells.tolist())) for cells in HOLY)


class ConflictPosition(msgspec.Struct, forbid_unknown_fields=True):
    colour: str
    attacker: int
    defender: int
    added: int = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is left out has its value at the start of a game; the bag holds what is nowhere else."""

    game: Literal["tigris"] = "tigris"
    players: int
    side: str = "classic"
    buildings_variant: bool = False
    open_scores: bool = False
    first: int = 0
    turn: int = 1
    active: int = 0
    phase: str = "action"
    actions_left: int = 2
    board: list[str] | None = None
    treasures: list[str] | None = None
    leaders: list[dict[str, str]] | None = None
    monuments: dict[str, str] = {}
    buildings: dict[str, str] = {}
    placed: str | None = None
    unification: str | None = None
    conflict: ConflictPosition | None = None
    hands: list[Counts] | None = None
    points: list[Counts] | None = None
    treasures_won: list[int] | None = None
    catastrophes_left: list[int] | None = None
    swapped: list[Counts] | None = None
    bag: Counts | None = None
    discarded: Counts | None = None
    quiet: bool = True
    quiet_turns: int = 0
    ending: str = ""


# Writing.


def board_rows(f: Fields) -> list[str]:
    """The board as rows of letters."""
    letters = ["~" if mark == "~" else "." for mark in "".join(rows_of(f.board))]
    for colour in range(4):
        for cell in places_in(f.tiles[colour]):
            letters[cell] = LETTERS[colour]
    for cell in places_in(f.catastrophes):
        letters[cell] = "#"
    for monument, corner in enumerate(f.monument_at):
        if corner != NOWHERE:
            for offset in (0, 1, COLUMNS, COLUMNS + 1):
                letters[corner + offset] = LETTERS[f.monument_on[monument]].lower()
    return ["".join(letters[COLUMNS * row : COLUMNS * (row + 1)]) for row in range(ROWS)]


def cell_or_none(cell: int) -> str | None:
    return None if cell == NOWHERE else CELL_NAMES[cell]


def counts(numbers: list[int]) -> Counts:
    return dict(zip(TILES, numbers, strict=True))


def named(names: tuple[str, ...], cells: list[int]) -> dict[str, str]:
    """Where each of some pieces stands, those off the board left out."""
    return {name: CELL_NAMES[cell] for name, cell in zip(names, cells, strict=True) if cell != NOWHERE}


def position(s: State) -> dict[str, Any]:
    """The whole state as readable JSON."""
    f = fields(s)
    seats = range(f.players)
    conflict = None
    if f.attacker != NOWHERE:
        conflict = ConflictPosition(TILES[f.contested], f.attacker, f.defender, f.added)
    result: dict[str, Any] = msgspec.to_builtins(
        Position(
            players=f.players,
            side=BOARDS[f.board],
            buildings_variant=bool(f.buildings),
            open_scores=bool(f.open_scores),
            first=f.first,
            turn=f.turn,
            active=f.active,
            phase=PHASES[f.phase],
            actions_left=f.actions_left,
            board=board_rows(f),
            treasures=[CELL_NAMES[cell] for cell in places_in(f.treasures)],
            leaders=[named(LEADERS, f.leader_at[seat]) for seat in seats],
            monuments=named(MONUMENTS, f.monument_at),
            buildings=named(BUILDINGS, f.building_at),
            placed=cell_or_none(f.placed),
            unification=cell_or_none(f.unification),
            conflict=conflict,
            hands=[counts(f.hands[seat]) for seat in seats],
            points=[counts(f.points[seat]) for seat in seats],
            treasures_won=f.treasures_won[: f.players],
            catastrophes_left=f.catastrophes_left[: f.players],
            swapped=[counts(f.swapped[seat]) for seat in seats],
            bag=counts(f.bag),
            discarded=counts(f.discarded),
            quiet=bool(f.quiet),
            quiet_turns=f.quiet_turns,
            ending=ENDINGS[f.ending],
        )
    )
    return result


# Reading.


def cell_number(name: str) -> int:
    if name not in CELL_NUMBERS:
        raise BadPosition("tigris-no-such-cell", cell=name)
    return CELL_NUMBERS[name]


def optional_cell(name: str | None) -> int:
    return NOWHERE if name is None else cell_number(name)


def numbers_of(tiles: Counts, what: str, most: int = int(max(TILE_COUNT))) -> list[int]:
    """Counts by colour from counts by name."""
    for tile, number in tiles.items():
        index_of(tile, TILES, what)
        check_number(what, number, 0, most)
    return [tiles.get(tile, 0) for tile in TILES]


def mark(words: np.ndarray, cell: int) -> None:
    words[cell >> 6] |= np.uint64(1 << (cell & 63))


def start_rows(board: int) -> list[str]:
    return [row.replace("X", "T") for row in rows_of(board)]


def read_board(s: State, rows: list[str]) -> None:
    """Tiles, turned tiles and catastrophes from the rows of letters."""
    r = record(s)
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
        raise BadPosition("tigris-board-size", rows=ROWS, columns=COLUMNS)
    terrain = "".join(rows_of(r.board))
    for cell, letter in enumerate("".join(rows)):
        river = terrain[cell] == "~"
        arguments = {"cell": CELL_NAMES[cell]}
        if letter in LETTERS or letter.upper() in LETTERS:
            colour = LETTERS.index(letter.upper())
            if (TILES[colour] == "farm") != river:
                key = "tigris-tile-on-river" if river else "tigris-farm-on-land"
                raise BadPosition(key, tile=TILES[colour], **arguments)
            mark(r.tiles[colour] if letter.isupper() else r.face_down, cell)
        elif letter == "#":
            mark(r.catastrophes, cell)
        elif letter != ("~" if river else "."):
            raise BadPosition("tigris-board-letter", letter=letter, **arguments)


def colour_under(rows: list[str], corner: int) -> int:
    """The colour of four turned tiles that are all of one colour, or -1."""
    row, column = divmod(corner, COLUMNS)
    letters = {line[column : column + 2] for line in rows[row : row + 2]}
    pair = letters.pop()
    turned = not letters and pair[0] == pair[-1] and pair[0].islower()
    return LETTERS.index(pair[0].upper()) if turned and pair[0].upper() in LETTERS else NOWHERE


def read_pieces(s: State, p: Position, rows: list[str]) -> None:
    """Everything that stands on the board besides tiles."""
    r = record(s)
    if p.treasures is None:
        holy = places_in(HOLY[r.board].tolist())
        treasures = [cell for cell in holy if "".join(rows)[cell] in "Tt"]
    else:
        treasures = [cell_number(name) for name in p.treasures]
    for cell in treasures:
        mark(r.treasures, cell)
    for seat, leaders in enumerate(p.leaders or []):
        for leader, name in leaders.items():
            r.leader_at[seat, index_of(leader, LEADERS, "leaders")] = cell_number(name)
    for pair, name in p.monuments.items():
        monument = index_of(pair, MONUMENTS, "monuments")
        corner = cell_number(name)
        r.monument_at[monument] = corner
        r.monument_on[monument] = colour_under(rows, corner)
    for building, name in p.buildings.items():
        r.building_at[index_of(building, BUILDINGS, "buildings")] = cell_number(name)


def read_seats(s: State, p: Position) -> None:
    """What lies in front of the players and behind their screens."""
    r = record(s)
    for what, lists in (("hands", p.hands), ("swapped", p.swapped)):
        for seat, tiles in enumerate(lists or []):
            s[what][0, seat] = numbers_of(tiles, what)
    for seat, points in enumerate(p.points or []):
        r.points[seat] = numbers_of(points, "points", MOST_POINTS)
    for seat in range(p.players):
        r.treasures_won[seat] = (p.treasures_won or [0] * p.players)[seat]
        left = p.catastrophes_left or [CATASTROPHES_PER_PLAYER] * p.players
        r.catastrophes_left[seat] = left[seat]


def tiles_elsewhere(s: State) -> list[int]:
    """By colour, the tiles that lie neither in the bag nor among the discards."""
    f = fields(s)
    tiles = []
    for colour in range(4):
        on_board = sum(word.bit_count() for word in f.tiles[colour])
        under = 4 * f.monument_on.count(colour)
        held = sum(f.hands[seat][colour] + f.swapped[seat][colour] for seat in range(4))
        tiles.append(on_board + under + held)
    return tiles


def read_bag(s: State, p: Position) -> None:
    """The bag and the discards; whichever is not given holds what is nowhere else."""
    r = record(s)
    rest = [int(all_) - here for all_, here in zip(TILE_COUNT, tiles_elsewhere(s), strict=True)]
    bag = None if p.bag is None else numbers_of(p.bag, "bag")
    discarded = None if p.discarded is None else numbers_of(p.discarded, "discarded")
    for colour in range(4):
        if rest[colour] < 0:
            number = int(TILE_COUNT[colour]) - rest[colour]
            raise BadPosition(
                "tigris-too-many-tiles", tile=TILES[colour], number=number, all=int(TILE_COUNT[colour])
            )
        gone = discarded[colour] if discarded else rest[colour] - bag[colour] if bag else 0
        left = bag[colour] if bag else rest[colour] - gone
        if gone < 0 or left < 0 or gone + left != rest[colour]:
            raise BadPosition("tigris-tiles-do-not-add-up", tile=TILES[colour], number=rest[colour])
        r.bag[colour] = left
        r.discarded[colour] = gone


def read_situation(s: State, p: Position) -> None:
    """Whose decision, and what is going on."""
    r = record(s)
    r.first = p.first
    r.turn = p.turn
    r.active = p.active
    r.phase = index_of(p.phase, PHASES, "phase")
    r.actions_left = p.actions_left
    r.quiet = p.quiet
    r.quiet_turns = p.quiet_turns
    r.ending = index_of(p.ending, ENDINGS, "ending")
    r.placed = optional_cell(p.placed)
    r.unification = optional_cell(p.unification)
    if p.conflict is not None:
        r.contested = index_of(p.conflict.colour, TILES, "conflict")
        r.attacker = p.conflict.attacker
        r.defender = p.conflict.defender
        r.added = p.conflict.added


def who_decides(s: State) -> int:
    """The seat that the phase asks."""
    f = fields(s)
    phase = PHASES[f.phase]
    if phase == "over":
        return NOWHERE
    if phase == "treasure":
        traders = rich_traders(f)
        return traders[0] if traders else int(f.active)
    decider: int = {"attack": f.attacker, "defend": f.defender}.get(phase, f.active)
    return decider


def check_shape(p: Position) -> None:
    """Every list has one entry a seat, every seat exists."""
    lists = (p.leaders, p.hands, p.points, p.swapped, p.treasures_won, p.catastrophes_left)
    names = ("leaders", "hands", "points", "swapped", "treasures_won", "catastrophes_left")
    check_one_a_player(dict(zip(names, lists, strict=True)), p.players)
    check_seats([p.first, p.active], p.players)
    if p.conflict is not None:
        check_seats([p.conflict.attacker, p.conflict.defender], p.players)
        check_number("added", p.conflict.added, 0, HAND_SIZE if p.phase == "defend" else 0)
    check_number("turn", p.turn, 1, 30_000)
    check_number("actions_left", p.actions_left, 0 if p.phase == "over" else 1, ACTIONS_PER_TURN)
    check_number("quiet_turns", p.quiet_turns, 0, QUIET_TURNS)
    for number in p.treasures_won or []:
        check_number("treasures_won", number, 0, MOST_TREASURES)
    for number in p.catastrophes_left or []:
        check_number("catastrophes_left", number, 0, CATASTROPHES_PER_PLAYER)


def from_position(values: dict[str, Any]) -> State:
    """The state of a position, with every derived field."""
    p = converted(values, Position)
    check_shape(p)
    s = blank()
    r = record(s)
    r.players = p.players
    r.board = index_of(p.side, BOARDS, "side")
    r.buildings = p.buildings_variant
    r.open_scores = p.open_scores
    rows = p.board if p.board is not None else start_rows(r.board)
    read_board(s, rows)
    read_pieces(s, p, rows)
    read_seats(s, p)
    read_bag(s, p)
    read_situation(s, p)
    check_pieces(s)
    refresh_all_at(s, 0)
    r.deciding = who_decides(s)
    check_situation(s)
    return s
