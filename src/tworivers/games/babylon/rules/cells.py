"""Sets of cells: one word, a bit a cell, a row eight bits, so that a step south is a shift by eight."""

import numpy as np

from tworivers.kernel.bits import ONE, ZERO, popcount, trailing_zeros
from tworivers.kernel.rule import rule

SQUARE = np.uint64(0x0303)  # the four cells of a tile in the north-west corner
POSITIONS = np.uint64(0x007F7F7F7F7F7F7F)  # where a tile can lie (Babylon 5.12)
ROW = np.uint64(0xFF)


@rule
def ahead(cells, distance):
    """The cells from which a member of the set lies this far ahead, rows read one after the other."""
    return cells >> np.uint64(distance)


@rule
def square(cell):
    """The four cells of a tile named by its north-west cell."""
    return SQUARE << np.uint64(cell)


@rule
def crosses(cells):
    """Babylon 6.8: all cells in a row or a column with a member of the set."""
    columns = cells | ahead(cells, 8)
    columns |= ahead(columns, 16)
    columns |= ahead(columns, 32)
    columns &= ROW
    found = ZERO
    for row in range(8):
        here = ahead(cells, 8 * row) & ROW
        line = columns if here == ZERO else ROW
        found |= line << np.uint64(8 * row)
    return found


@rule
def nth_member(members, n):
    """The n-th member of a set, counted from 0."""
    for _ in range(n):
        members &= members - ONE
    return trailing_zeros(members)


@rule
def count(cells):
    return popcount(cells)
