"""A table set up from a small picture, for tests that read like the rulebook's examples.

    table = lay(
        '''
           f  g  h  i
        4  .  T  .  .
        5  T  pL M^ .
        6  .  kB .  #
        ''',
        hands=["TTM", "FS"],
    )
    table.play("market h4", "pass")
    assert table.points(LION) == {"market": 1}

The first line names columns, each other line begins with the number of its row.

    .  empty land       ~  empty river      #  a catastrophe
    T F M S             tiles; T* with a treasure, S^ with the building of its colour
    t f m s             tiles turned over under a monument; t* with a treasure
    pL kB tA fP         a leader and its dynasty: Lion, Bull, Archer, Potter are seats 0 to 3

What the picture does not show is as at the start of a game. Treasures that it leaves out have been won,
by the last seat unless the test says otherwise.
"""

from typing import Any

from tworivers.games.game import ALL_OPEN, load
from tworivers.games.tigris.rules.board import (
    BOARDS,
    BUILDINGS,
    CATASTROPHES_PER_PLAYER,
    COLUMNS,
    LEADERS,
    TILES,
    rows_of,
)
from tworivers.play.match import Match

LION, BULL, ARCHER, POTTER = range(4)
DYNASTIES = "LBAP"
LETTERS = "TFMS"
LEADER_LETTERS = "pftk"
GAME = load("tigris")

Counts = dict[str, int]


def tiles(letters: str) -> Counts:
    """Counts by tile from letters: "TTM" is two temples and a market."""
    return {tile: letters.count(letter) for letter, tile in zip(LETTERS, TILES, strict=True)}


def marks_in(picture: str) -> dict[str, str]:
    """The mark on each cell that a picture shows."""
    lines = [line.split() for line in picture.strip("\n").splitlines() if line.strip()]
    columns = lines[0]
    marks = {}
    for row, *cells in lines[1:]:
        assert len(cells) == len(columns), f"row {row} shows {len(cells)} cells, not {len(columns)}"
        marks.update({f"{column}{row}": mark for column, mark in zip(columns, cells, strict=True)})
    return marks


def place_of(cell: str) -> tuple[int, int]:
    """Row and column of a cell, from 0."""
    return int(cell[1:]) - 1, ord(cell[0]) - ord("a")


def position(picture: str = "", players: int = 2, side: str = "classic", **given: Any) -> dict[str, Any]:
    """The position that a picture shows; everything else can be given by name."""
    terrain = rows_of(BOARDS.index(side))
    board = [list(row.replace("X", "T")) for row in terrain]
    treasures = {
        f"{chr(ord('a') + column)}{row + 1}"
        for row in range(len(board))
        for column in range(COLUMNS)
        if terrain[row][column] in "TX"
    }
    start_treasures = len(treasures)
    leaders: list[dict[str, str]] = [{} for _ in range(players)]
    buildings: dict[str, str] = {}
    for cell, mark in marks_in(picture).items() if picture else ():
        row, column = place_of(cell)
        empty = "~" if terrain[row][column] == "~" else "."
        treasures.discard(cell)
        board[row][column] = empty
        if mark in "~.":
            assert mark == empty, f"{cell} is {empty}"
        elif mark[0] in LEADER_LETTERS and mark[1:] and mark[1] in DYNASTIES:
            leader = LEADERS[LEADER_LETTERS.index(mark[0])]
            leaders[DYNASTIES.index(mark[1])][leader] = cell
        else:
            board[row][column] = mark[0]
            if mark[1:] == "*":
                treasures.add(cell)
            if mark[1:] == "^":
                buildings[BUILDINGS[LETTERS.index(mark[0])]] = cell
    struck = sum(row.count("#") for row in board)
    hands = given.pop("hands", [])
    values: dict[str, Any] = {
        "players": players,
        "side": side,
        "buildings_variant": bool(buildings),
        "board": ["".join(row) for row in board],
        "treasures": sorted(treasures),
        "treasures_won": [0] * (players - 1) + [start_treasures - len(treasures)],
        "leaders": leaders,
        "buildings": buildings,
        "hands": [tiles(hand) for hand in [*hands, *["TTFFMS"] * players][:players]],
        "catastrophes_left": catastrophes_left(players, struck),
    }
    return {**values, **given}


def catastrophes_left(players: int, struck: int) -> list[int]:
    """What is left when the last seats have played theirs first."""
    left = [CATASTROPHES_PER_PLAYER] * players
    for number in range(struck):
        left[players - 1 - number // CATASTROPHES_PER_PLAYER] -= 1
    return left


class Table:
    """A match and short questions about it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Any] = []

    def play(self, *moves: str) -> "Table":
        """Play moves in notation; `events` are those of all of them."""
        self.events = []
        for move in moves:
            self.match.play(move)
            self.events += self.match.told(ALL_OPEN)
        return self

    def refusal(self, move: str, seat: int | None = None) -> str | None:
        """The key of the reason why a move is refused; None if it is legal."""
        message = self.match.explain(self.decider if seat is None else seat, move)
        return None if message is None else message.key

    @property
    def view(self) -> Any:
        return self.match.view(ALL_OPEN)

    @property
    def position(self) -> dict[str, Any]:
        return GAME.position(self.match.state)

    @property
    def decider(self) -> int:
        return self.match.to_move

    @property
    def phase(self) -> str:
        return GAME.phase(self.match.state)

    @property
    def legal(self) -> list[str]:
        return self.match.legal()

    def cells(self, piece: str) -> set[str]:
        """Where the piece may go now."""
        return {move.split()[1] for move in self.legal if move.split()[0] == piece}

    def tile(self, cell: str) -> str | None:
        """The face-up tile on a cell."""
        return self.view.tiles.get(cell)

    def leaders(self, seat: int) -> dict[str, str]:
        return self.view.seats[seat].leaders

    def hand(self, seat: int) -> Counts:
        return {tile: number for tile, number in self.view.seats[seat].hand.items() if number}

    def points(self, seat: int) -> Counts:
        """The spheres in which the seat has points."""
        return {tile: number for tile, number in self.view.seats[seat].points.items() if number}

    def treasures(self, seat: int) -> int:
        return self.view.seats[seat].treasures

    def kingdom(self, cell: str) -> set[str] | None:
        """The cells of the kingdom that holds this one."""
        found = [set(kingdom.cells) for kingdom in self.view.kingdoms if cell in kingdom.cells]
        assert len(found) <= 1
        return found[0] if found else None

    def told(self, event: str) -> list[dict[str, Any]]:
        """The events of one kind, by name, as plain values."""
        return [
            {name: getattr(e, name) for name in e.__struct_fields__}
            for e in self.events
            if type(e).__name__ == event
        ]

    def order(self) -> list[str]:
        """The names of the events in order."""
        return [type(e).__name__ for e in self.events]


def lay(picture: str = "", players: int = 2, side: str = "classic", seed: int = 1, **given: Any) -> Table:
    """A table with the position that a picture shows."""
    return Table(Match(GAME, players, start=position(picture, players, side, **given), seed=seed))


def start(players: int = 2, seed: int = 1, **options: Any) -> Table:
    """A table at the start of a game."""
    return Table(Match(GAME, players, options, seed=seed))
