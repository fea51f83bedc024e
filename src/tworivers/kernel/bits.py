"""Bit sets in unsigned 64-bit words."""

from collections.abc import Sequence

import numpy as np
from numba import types
from numba.extending import intrinsic, overload

from tworivers.kernel.rule import rule

ZERO = np.uint64(0)
ONE = np.uint64(1)
SIX = np.uint64(6)
LOW_SIX = np.uint64(63)


def popcount(word):
    """How many bits of the word are set."""
    return int(word).bit_count()


def trailing_zeros(word):
    """The place of the lowest set bit; the word is not zero."""
    word = int(word)
    return (word & -word).bit_length() - 1


def places_in(words: Sequence[int]) -> list[int]:
    """The places of a set given as plain numbers, lowest first; for Python code outside rules."""
    places = []
    for i, word in enumerate(words):
        while word:
            low = word & -word
            places.append((i << 6) + low.bit_length() - 1)
            word ^= low
    return places


def is_in(words: Sequence[int], place: int) -> bool:
    """Is the place in a set given as plain numbers?"""
    return bool(words[place >> 6] >> (place & 63) & 1)


@intrinsic
def _ctpop(typing_context, word):
    def generate(context, builder, signature, arguments):
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), generate


@intrinsic
def _cttz(typing_context, word):
    def generate(context, builder, signature, arguments):
        return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

    return types.uint64(types.uint64), generate


@overload(popcount)
def _popcount(word):
    return lambda word: np.int64(_ctpop(word))  # type: ignore[call-arg]


@overload(trailing_zeros)
def _trailing_zeros(word):
    return lambda word: np.int64(_cttz(word))  # type: ignore[call-arg]


@rule
def bit(place):
    """The word with only this bit set, 0 to 63."""
    return ONE << np.uint64(place)


@rule
def put(words, place):
    """Add one place to a set of many words."""
    words[place >> 6] |= bit(place & 63)


@rule
def holds(words, place):
    """Is the place in the set?"""
    return words[place >> 6] & bit(place & 63) != ZERO


@rule
def size(words):
    """How many places are in the set."""
    total = 0
    for i in range(len(words)):
        total += popcount(words[i])
    return total


@rule
def expand(words, out):
    """Write the places of the set into `out`, lowest first, and return how many there are."""
    n = ZERO  # unsigned, so that no index is checked for being negative: a sixth faster
    for i in range(len(words)):
        word = words[i]
        base = i << 6
        while word != ZERO:
            out[n] = base + trailing_zeros(word)
            word &= word - ONE
            n += ONE
    return np.int64(n)


@rule
def nth(words, n):
    """The n-th place of the set, counted from 0; the set has more than n places."""
    i = 0
    left = n
    here = popcount(words[0])
    while left >= here:
        left -= here
        i += 1
        here = popcount(words[i])
    word = words[i]
    for _ in range(left):
        word &= word - ONE
    return (i << 6) + trailing_zeros(word)
