"""The board and the pieces as tables, read from data/. Cells are numbered 16 * row + column."""

import tomllib
from importlib.resources import files
from typing import Literal, get_args

import numpy as np

ROWS, COLUMNS = 11, 16
CELLS = ROWS * COLUMNS
WORDS = 3  # a set of cells is three words, four rows of sixteen bits each

_data = files("tworivers.games.tigris") / "data"
_boards = tomllib.loads((_data / "boards.toml").read_text(encoding="utf-8"))
_components = tomllib.loads((_data / "components.toml").read_text(encoding="utf-8"))

Side = Literal["classic", "advanced"]
BOARDS: tuple[Side, ...] = get_args(Side)

COLOURS: tuple[str, ...] = tuple(c["colour"] for c in _components["civilizations"])
TILES: tuple[str, ...] = tuple(c["tile"] for c in _components["civilizations"])
LEADERS: tuple[str, ...] = tuple(c["leader"] for c in _components["civilizations"])
BUILDINGS: tuple[str, ...] = tuple(c["building"] for c in _components["civilizations"])
TEMPLE, FARM, MARKET, SETTLEMENT = range(4)
PRIEST, FARMER, TRADER, KING = range(4)

DYNASTIES: tuple[str, ...] = tuple(_components["dynasties"])
MONUMENTS: tuple[str, ...] = tuple(_components["monuments"])

HAND_SIZE: int = _components["hand_size"]
ACTIONS_PER_TURN: int = _components["actions_per_turn"]
CATASTROPHES_PER_PLAYER: int = _components["catastrophes_per_player"]
LAST_TREASURES: int = _components["treasures_that_end_the_game"]
QUIET_TURNS: int = _components["quiet_turns"]

# Arrays that compiled rules read.
TILE_COUNT = np.array([c["tiles"] for c in _components["civilizations"]], dtype=np.int64)
MONUMENT_SHOWS = np.array(
    [[colour in pair.split("-") for colour in COLOURS] for pair in MONUMENTS], dtype=np.bool_
)


def cell_name(cell: int) -> str:
    """a1 is the top left cell, p11 the bottom right."""
    return f"{chr(ord('a') + cell % COLUMNS)}{cell // COLUMNS + 1}"


CELL_NAMES: tuple[str, ...] = tuple(cell_name(cell) for cell in range(CELLS))
CELL_NUMBERS: dict[str, int] = {name: cell for cell, name in enumerate(CELL_NAMES)}


def _neighbours(cell: int) -> list[int]:
    row, column = divmod(cell, COLUMNS)
    beside = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [COLUMNS * r + c for r, c in beside if 0 <= r < ROWS and 0 <= c < COLUMNS]


NEIGHBOURS: tuple[list[int], ...] = tuple(_neighbours(cell) for cell in range(CELLS))


def rows_of(board: int) -> list[str]:
    """The picture of a board side, as in the data file."""
    rows: list[str] = _boards[BOARDS[board]]["rows"]
    return rows


def _cells_marked(marks: str) -> np.ndarray:
    """For each board, the set of cells that carry one of these marks."""
    sets = np.zeros((len(BOARDS), WORDS), dtype=np.uint64)
    for board in range(len(BOARDS)):
        for cell, mark in enumerate("".join(rows_of(board))):
            if mark in marks:
                sets[board, cell >> 6] |= np.uint64(1 << (cell & 63))
    return sets


RIVER = _cells_marked("~")
LAND = _cells_marked(".TX")
HOLY = _cells_marked("TX")
FRAMED = _cells_marked("X")


def check_boards() -> None:
    """Tigris 1.1: eleven rows of sixteen cells, each land or river."""
    for board in range(len(BOARDS)):
        rows = rows_of(board)
        assert len(rows) == ROWS, BOARDS[board]
        assert all(len(row) == COLUMNS and set(row) <= set(".~TX") for row in rows), BOARDS[board]


check_boards()
