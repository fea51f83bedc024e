"""Sets of cells: three words of four rows each, so that a step east or west never leaves its word.

A set is a tuple (rows 1-4, rows 5-8, rows 9-11); in a state it is a row of three words.
"""

import numpy as np

from tworivers.kernel.bits import ZERO
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import connected

NOT_FIRST_COLUMN = np.uint64(0xFFFEFFFEFFFEFFFE)
NOT_LAST_COLUMN = np.uint64(0x7FFF7FFF7FFF7FFF)
LAST_ROWS = np.uint64(0x0000FFFFFFFFFFFF)
EVERYWHERE = (~ZERO, ~ZERO, LAST_ROWS)
STEP = np.uint64(1)
ROW = np.uint64(16)
CARRY = np.uint64(48)


@rule
def across(word):
    """The cells east and west of those in a word."""
    return ((word << STEP) & NOT_FIRST_COLUMN) | ((word >> STEP) & NOT_LAST_COLUMN)


@rule
def neighbours(a):
    """Tigris 1.1: all cells that share a side with a cell of the set."""
    return (
        across(a[0]) | (a[0] << ROW) | (a[0] >> ROW) | (a[1] << CARRY),
        across(a[1]) | (a[1] << ROW) | (a[0] >> CARRY) | (a[1] >> ROW) | (a[2] << CARRY),
        (across(a[2]) | (a[2] << ROW) | (a[1] >> CARRY) | (a[2] >> ROW)) & LAST_ROWS,
    )


@rule
def flood(start, field):
    """All of the field that is connected with the start."""
    return connected(start, field, neighbours)
