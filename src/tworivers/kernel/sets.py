"""Sets of up to 192 places: three words. A set is a tuple; in a state it is a row of three words."""

import numpy as np

from tworivers.kernel.bits import ONE, ZERO, popcount, trailing_zeros
from tworivers.kernel.rule import inlined, rule

WORDS = 3
NOTHING = (ZERO, ZERO, ZERO)


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
def paint(out, start, words):
    """Write a 1 at each place of a set stored in a state, counted from `start`."""
    for i in range(WORDS):
        word = words[i]
        while word != ZERO:
            out[start + 64 * i + trailing_zeros(word)] = 1
            word &= word - ONE


@rule
def put_all(m, block, cells):
    """Add to a set of actions one of this block for each cell of the set."""
    word = block >> 6
    m[word] |= cells[0]
    m[word + 1] |= cells[1]
    m[word + 2] |= cells[2]


@inlined
def connected(start, field, neighbours):
    """All of the field that is connected with the start, by the neighbours that a board has."""
    reached = common(start, field)
    while True:
        wider = common(union(reached, neighbours(reached)), field)
        if same(wider, reached):
            return reached
        reached = wider
