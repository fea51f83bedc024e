"""The action space and its notation.

Every kind of action that names a cell has 192 numbers for each piece (three words of 64), so that a set of
cells is a part of the set of legal actions as it stands. The 16 numbers of each block after the last cell,
and the unused rest of the last words, are never legal.

    0    leader c to cell       192 c + cell        priest c6
    768  tile c to cell         192 c + cell        temple c6
    1536 catastrophe            cell                catastrophe c6
    1728 building               cell                building c6
    1920 treasure               cell                treasure b2
    2112 swap                   number in SWAPS     swap temple temple farm
    2368 pass                                       pass
    2369 withdraw               leader c            withdraw priest
    2373 add to a conflict      0-6 tiles           add 2
    2380 war fought next        colour c            war market
    2384 decline                                    decline
    2385 monument               4 m + direction     monument red-blue se

The direction of a monument says where its square lies seen from the tile just placed: `se` is the square
of which that tile is the north-west corner.
"""

import itertools

import numpy as np

from tworivers.games.tigris.rules.board import CELL_NAMES, CELL_NUMBERS, HAND_SIZE, LEADERS, MONUMENTS, TILES

BLOCK = 192
LEADER = 0
TILE = LEADER + 4 * BLOCK
CATASTROPHE = TILE + 4 * BLOCK
BUILDING = CATASTROPHE + BLOCK
TREASURE = BUILDING + BLOCK
SWAP = TREASURE + BLOCK
PASS = SWAP + 256
WITHDRAW = PASS + 1
ADD = WITHDRAW + 4
WAR = ADD + HAND_SIZE + 1
DECLINE = WAR + 4
MONUMENT = DECLINE + 1
DIRECTIONS = ("se", "sw", "ne", "nw")
END = MONUMENT + 4 * len(MONUMENTS)
COUNT = PASS + 64
WORDS = COUNT // 64

# Every choice of one to six tiles to swap, as counts a colour.
SWAPS = np.array(
    [c for c in itertools.product(range(HAND_SIZE + 1), repeat=4) if 1 <= sum(c) <= HAND_SIZE],
    dtype=np.int64,
)


def _swaps_within_hand() -> np.ndarray:
    """For each colour and number held, the swaps that need no more of it, as four words."""
    sets = np.zeros((4, HAND_SIZE + 1, 4), dtype=np.uint64)
    for colour in range(4):
        for held in range(HAND_SIZE + 1):
            for number, counts in enumerate(SWAPS):
                if counts[colour] <= held:
                    sets[colour, held, number >> 6] |= np.uint64(1 << (number & 63))
    return sets


SWAPS_WITHIN_HAND = _swaps_within_hand()

# From the cell of the placed tile to the upper left cell of the square in each direction.
SQUARE_CORNER = np.array([0, -1, -16, -17], dtype=np.int64)


def _notations() -> list[str]:
    words = [""] * COUNT
    for cell, name in enumerate(CELL_NAMES):
        for colour in range(4):
            words[LEADER + BLOCK * colour + cell] = f"{LEADERS[colour]} {name}"
            words[TILE + BLOCK * colour + cell] = f"{TILES[colour]} {name}"
        words[CATASTROPHE + cell] = f"catastrophe {name}"
        words[BUILDING + cell] = f"building {name}"
        words[TREASURE + cell] = f"treasure {name}"
    for number, counts in enumerate(SWAPS):
        tiles = [TILES[colour] for colour in range(4) for _ in range(counts[colour])]
        words[SWAP + number] = " ".join(["swap", *tiles])
    words[PASS] = "pass"
    words[DECLINE] = "decline"
    for colour in range(4):
        words[WITHDRAW + colour] = f"withdraw {LEADERS[colour]}"
        words[WAR + colour] = f"war {TILES[colour]}"
    for tiles_added in range(HAND_SIZE + 1):
        words[ADD + tiles_added] = f"add {tiles_added}"
    for monument, pair in enumerate(MONUMENTS):
        for direction, name in enumerate(DIRECTIONS):
            words[MONUMENT + 4 * monument + direction] = f"monument {pair} {name}"
    return words


NOTATIONS: list[str] = _notations()
NUMBERS: dict[str, int] = {words: action for action, words in enumerate(NOTATIONS) if words}


def normalized(text: str) -> str:
    """Notation as we write it: lower case, single spaces, the tiles of a swap in our order."""
    words = text.lower().replace(",", " ").split()
    if words[:1] == ["swap"] and all(word in TILES for word in words[1:]):
        words[1:] = sorted(words[1:], key=TILES.index)
    return " ".join(words)


def cell_of(action: int) -> int:
    """The cell an action names, or -1."""
    name = NOTATIONS[action].rpartition(" ")[2]
    return CELL_NUMBERS.get(name, -1)
