"""Bit sets."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tworivers.kernel.bits import expand, holds, is_in, nth, places_in, put, size

SETS = st.sets(st.integers(0, 191))


def words_of(places: set[int]) -> np.ndarray:
    words = np.zeros(3, dtype=np.uint64)
    for place in places:
        put(words, place)
    return words


@given(places=SETS)
def test_sets_come_back_in_order(places: set[int]) -> None:
    words = words_of(places)
    out = np.zeros(192, dtype=np.int32)
    assert out[: expand(words, out)].tolist() == sorted(places)
    assert places_in(words.tolist()) == sorted(places)
    assert size(words) == len(places)
    assert [nth(words, n) for n in range(len(places))] == sorted(places)


@given(places=SETS, place=st.integers(0, 191))
def test_membership(places: set[int], place: int) -> None:
    words = words_of(places)
    assert holds(words, place) == is_in(words.tolist(), place) == (place in places)
