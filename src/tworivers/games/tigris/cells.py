"""Sets of cells: three words of four rows each, so that a step east or west never leaves its word.

A set is a tuple (rows 1-4, rows 5-8, rows 9-11); in a state it is a row of three words.
"""

import numpy as np

from tworivers.kernel.bits import ONE, ZERO, popcount, trailing_zeros
from tworivers.kernel.rule import rule

NOTHING = (ZERO, ZERO, ZERO)
NOT_FIRST_COLUMN = np.uint64(0xFFFEFFFEFFFEFFFE)
NOT_LAST_COLUMN = np.uint64(0x7FFF7FFF7FFF7FFF)
LAST_ROWS = np.uint64(0x0000FFFFFFFFFFFF)
EVERYWHERE = (~ZERO, ~ZERO, LAST_ROWS)
STEP = np.uint64(1)
ROW = np.uint64(16)
CARRY = np.uint64(48)


@rule
def load(words):
    return (words[0], words[1], words[2])


@rule
def store(words, cells):
    words[0] = cells[0]
    words[1] = cells[1]
    words[2] = cells[2]


@rule
def single(cell):
    """The set of one cell."""
    mark = ONE << np.uint64(cell & 63)
    word = cell >> 6
    return (mark if word == 0 else ZERO, mark if word == 1 else ZERO, mark if word == 2 else ZERO)


@rule
def union(a, b):
    return (a[0] | b[0], a[1] | b[1], a[2] | b[2])


@rule
def common(a, b):
    return (a[0] & b[0], a[1] & b[1], a[2] & b[2])


@rule
def without(a, b):
    return (a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2])


@rule
def is_empty(a):
    return a[0] | a[1] | a[2] == ZERO


@rule
def meet(a, b):
    """Have the two sets a cell in common?"""
    return (a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) != ZERO


@rule
def same(a, b):
    return (a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) == ZERO


@rule
def count(a):
    return popcount(a[0]) + popcount(a[1]) + popcount(a[2])


@rule
def first_cell(a):
    """The lowest cell of a set that is not empty."""
    if a[0] != ZERO:
        return trailing_zeros(a[0])
    if a[1] != ZERO:
        return 64 + trailing_zeros(a[1])
    return 128 + trailing_zeros(a[2])


@rule
def contains(words, cell):
    """Is the cell in a set stored in a state?"""
    return words[cell >> 6] & (ONE << np.uint64(cell & 63)) != ZERO


@rule
def add(words, cell):
    words[cell >> 6] |= ONE << np.uint64(cell & 63)


@rule
def remove(words, cell):
    words[cell >> 6] &= ~(ONE << np.uint64(cell & 63))


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
    reached = common(start, field)
    while True:
        wider = common(union(reached, neighbours(reached)), field)
        if same(wider, reached):
            return reached
        reached = wider
