"""The action space and its notation.

Every kind of action that names a cell of the garden has words of 64 numbers, one a cell, so that a set of
cells is a part of the set of legal actions as it stands. A tile is named by its north-west cell, so 49 of the
64 numbers of a placement are in use; the rest are never legal.

    0     place a tile         64 (40 source + 10 turns + 5 raised + free) + cell
                                                   mined c3, stored c3 turn 2 raised free ne
    5120  decoration           64 block + cell     stairs c3 d3, fountain c3 c4, footbridge c3 e3, statue c3
    5568  symbol of a token    64 symbol + cell    symbol c3 statue
    5824  mine                 stack               mine b2
    5840  remove clay          stack               remove b2
    5856  store                                    store
    5857  discard                                  discard
    5858  end                                      end

A placement: the source is the tile mined in this turn (0) or the stored one (1); `turn` counts quarter turns
clockwise; a tile lies one level above the highest surface under it or, `raised`, two; `free` names the corner
that gets no support. `store` puts the mined tile into the slot and discards a tile that lies there; `discard`
discards the mined tile. Both end the turn, as does `end` after the mined tile was placed.
"""

import numpy as np

from tworivers.games.babylon.rules.board import (
    CELL_NAMES,
    CELLS,
    CORNERS,
    POSITIONS,
    SIDE,
    STACK_NAMES,
    STACKS,
    SYMBOLS,
)
from tworivers.games.babylon.rules.state import BLOCKS, STATUES

WORD = CELLS
FREE_CHOICES = 1 + len(CORNERS)  # none, then each corner
PLACE = 0
SOURCE_WORDS, TURN_WORDS = 40, 10
DECORATE = PLACE + 2 * SOURCE_WORDS * WORD
SYMBOL = DECORATE + BLOCKS * WORD
MINE = SYMBOL + len(SYMBOLS) * WORD
REMOVE = MINE + STACKS
STORE = REMOVE + STACKS
DISCARD = STORE + 1
END = DISCARD + 1
COUNT = MINE + WORD
WORDS = COUNT // 64

SOURCES = ("mined", "stored")

# From the cell that names a decoration to its other cell, by block: east and south of each kind, statues.
REACH = np.array([1, SIDE, 1, SIDE, 2, 2 * SIDE, 0], dtype=np.int64)


def _inside(block: int) -> list[int]:
    """The cells that can name a decoration: its other cell lies on the board, too."""
    reach = int(REACH[block])
    east = reach if reach < SIDE else 0
    south = reach // SIDE
    return [cell for cell in range(CELLS) if cell % SIDE + east < SIDE and cell // SIDE + south < SIDE]


INSIDE = np.array([sum(1 << cell for cell in _inside(block)) for block in range(BLOCKS)], dtype=np.uint64)


def placement(source: int, cell: int, turns: int = 0, raised: int = 0, free: int = 0) -> int:
    """The number of a placement; `free` is 0 for none, else 1 + the corner."""
    return PLACE + WORD * (SOURCE_WORDS * source + TURN_WORDS * turns + 5 * raised + free) + cell


def _placement_words(source: int, cell: int, turns: int, raised: int, free: int) -> str:
    words = [SOURCES[source], CELL_NAMES[cell]]
    if turns:
        words += ["turn", str(turns)]
    if raised:
        words.append("raised")
    if free:
        words += ["free", CORNERS[free - 1]]
    return " ".join(words)


REACHES: list[int] = REACH.tolist()


def decoration_cells(block: int, cell: int) -> list[int]:
    """The cells a decoration stands on, without the gap of a footbridge."""
    return [cell] if block == STATUES else [cell, cell + REACHES[block]]


def _notations() -> list[str]:
    words = [""] * COUNT
    for number in range(DECORATE // WORD):
        source, rest = divmod(number, SOURCE_WORDS)
        turns, rest = divmod(rest, TURN_WORDS)
        for cell in POSITIONS:
            words[PLACE + WORD * number + cell] = _placement_words(source, cell, turns, rest // 5, rest % 5)
    for block in range(BLOCKS):
        for cell in _inside(block):
            names = " ".join(CELL_NAMES[c] for c in decoration_cells(block, cell))
            words[DECORATE + WORD * block + cell] = f"{SYMBOLS[block >> 1]} {names}"
    for symbol, name in enumerate(SYMBOLS):
        for cell in range(CELLS):
            words[SYMBOL + WORD * symbol + cell] = f"symbol {CELL_NAMES[cell]} {name}"
    for stack, name in enumerate(STACK_NAMES):
        words[MINE + stack] = f"mine {name}"
        words[REMOVE + stack] = f"remove {name}"
    words[STORE], words[DISCARD], words[END] = "store", "discard", "end"
    return words


NOTATIONS: list[str] = _notations()
NUMBERS: dict[str, int] = {words: action for action, words in enumerate(NOTATIONS) if words}


def normalized(text: str) -> str:
    """Notation as we write it: lower case, single spaces, the cells of a decoration in our order."""
    words = text.lower().replace(",", " ").split()
    if len(words) == 3 and words[0] in SYMBOLS:
        words[1:] = sorted(words[1:], key=lambda name: (name[1:], name[:1]))
    return " ".join(words)
