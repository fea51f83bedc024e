"""The board and the ways over it, read from `data/board.toml` (Ur 1)."""

import tomllib
from pathlib import Path

import numpy as np

_BOARD = tomllib.loads((Path(__file__).parents[1] / "data" / "board.toml").read_text(encoding="utf-8"))

SIDES = ("light", "dark")
PATTERNS = {"r": "rosette", "e": "eyes", "d": "dots", "q": "quads", "s": "steps"}
PIECES: int = _BOARD["pieces"]
DICE: int = _BOARD["dice"]

# The pattern of every square by its name; squares are numbered in this order.
SQUARES = {
    f"{letter}{column}": PATTERNS[mark]
    for letter, row in zip("cba", _BOARD["rows"], strict=True)
    for column, mark in enumerate(row, 1)
    if mark != " "
}
CELL_NAMES = tuple(SQUARES)
CELLS = len(CELL_NAMES)

_WAYS = [_BOARD[side].split() for side in SIDES]
# Steps of a piece: 0 is before the board, 1 to LAST are squares, OFF is behind them.
LAST = len(_WAYS[0])
OFF = LAST + 1
STEPS = OFF + 1
NOWHERE = -1

CELL_AT = np.array([[NOWHERE, *map(CELL_NAMES.index, way), NOWHERE] for way in _WAYS])
STEP_AT = np.array(
    [[way.index(cell) + 1 if cell in way else NOWHERE for cell in CELL_NAMES] for way in _WAYS]
)
ROSETTE = np.array([False, *(SQUARES[cell] == "rosette" for cell in _WAYS[0]), False])
SHARED = np.array([False, *(cell in _WAYS[1] for cell in _WAYS[0]), False])

assert len(SQUARES) == 20
assert list(SQUARES.values()).count("rosette") == 5
assert len(_WAYS[0]) == len(_WAYS[1]) == 14
