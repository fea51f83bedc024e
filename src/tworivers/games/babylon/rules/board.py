"""The board and the pieces as tables, read from data/. Cells are numbered 8 * row + column."""

import tomllib
from importlib.resources import files

import numpy as np

SIDE = 8
CELLS = SIDE * SIDE
QUARRY_SIDE = 4
STACKS = QUARRY_SIDE * QUARRY_SIDE

_data = files("tworivers.games.babylon") / "data"
_components = tomllib.loads((_data / "components.toml").read_text(encoding="utf-8"))
TILES_TEXT: str = (_data / "tiles.toml").read_text(encoding="utf-8")

FLOWERS: tuple[str, ...] = tuple(_components["flowers"])
SYMBOLS: tuple[str, ...] = tuple(_components["symbols"])
STAIRS, FOUNTAIN, FOOTBRIDGE, STATUE = range(4)

# Tiles are numbered by material: 0-15 clay, 16-31 granite, 32-47 basalt, 48-51 the starting tiles.
MATERIALS: tuple[str, ...] = (*(m["name"] for m in _components["materials"]), "start")
CLAY, GRANITE, BASALT, START = range(4)
TILES_OF_MATERIAL: int = _components["materials"][0]["tiles"]
SYMBOLS_ON: tuple[int, ...] = tuple(m["symbols"] for m in _components["materials"])
TILES = 3 * TILES_OF_MATERIAL + len(FLOWERS)
FIRST_START = 3 * TILES_OF_MATERIAL

# Pieces of the supply, the four decorations first.
SINGLE, DOUBLE, LOOKOUT = 4, 5, 6
PIECES: tuple[str, ...] = tuple(_components["supply"])

# How a corner of a tile is held; two bits each in a tile's supports.
NO_SUPPORT, ON_SINGLE, ON_DOUBLE, ON_STATUE = range(4)
SUPPORTS: tuple[str, ...] = ("none", "single", "double", "statue")
CORNERS: tuple[str, ...] = ("nw", "ne", "se", "sw")
EDGES: tuple[str, ...] = ("north", "east", "south", "west")

# What the round tokens do (Babylon 8).
EFFECTS: tuple[str, ...] = (
    "plus-one-single",
    "plus-one-double",
    "change-one-symbol",
    "blank-to-any-symbol",
    "flower-match-gives-two",
    "mine-one-less",
    "none",
)
(
    PLUS_ONE_SINGLE,
    PLUS_ONE_DOUBLE,
    CHANGE_ONE_SYMBOL,
    BLANK_TO_ANY_SYMBOL,
    FLOWER_MATCH_GIVES_TWO,
    MINE_ONE_LESS,
    NO_EFFECT,
) = range(len(EFFECTS))
ROUND_TOKENS: int = _components["round_tokens"]
STORED_COLUMNS: int = _components["stored_columns"]

# Arrays that compiled rules read.
SUPPLY = np.array([_components["supply"][piece] for piece in PIECES], dtype=np.int64)
ROUNDS = np.zeros(5, dtype=np.int64)
REMOVED_CLAY = np.zeros(5, dtype=np.int64)
for _table in _components["tables"]:
    ROUNDS[_table["players"]] = _table["rounds"]
    REMOVED_CLAY[_table["players"]] = _table["removed_clay"]


def cell_name(cell: int) -> str:
    """Babylon 1.6: a1 is the north-west cell, h8 the south-east one."""
    return f"{chr(ord('a') + cell % SIDE)}{cell // SIDE + 1}"


CELL_NAMES: tuple[str, ...] = tuple(cell_name(cell) for cell in range(CELLS))
CELL_NUMBERS: dict[str, int] = {name: cell for cell, name in enumerate(CELL_NAMES)}

# Where a tile can lie, named by its north-west cell.
POSITIONS: tuple[int, ...] = tuple(
    cell for cell in range(CELLS) if cell % SIDE < SIDE - 1 and cell // SIDE < SIDE - 1
)

STACK_NAMES: tuple[str, ...] = tuple(
    f"{chr(ord('a') + stack % QUARRY_SIDE)}{stack // QUARRY_SIDE + 1}" for stack in range(STACKS)
)

TILE_NAMES: tuple[str, ...] = tuple(
    f"{MATERIALS[tile // TILES_OF_MATERIAL][0].upper()}{tile % TILES_OF_MATERIAL + 1}"
    for tile in range(TILES)
)


def _beside(stack: int) -> list[int]:
    """The stacks beside a stack, north, east, south, west; -1 is the border."""
    row, column = divmod(stack, QUARRY_SIDE)
    beside = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    inside = range(QUARRY_SIDE)
    return [QUARRY_SIDE * r + c if r in inside and c in inside else -1 for r, c in beside]


BESIDE = np.array([_beside(stack) for stack in range(STACKS)], dtype=np.int64)
CORNER_CELLS = np.array([0, 1, SIDE + 1, SIDE], dtype=np.int64)  # from a tile's north-west cell
