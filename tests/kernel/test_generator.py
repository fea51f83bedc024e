"""The random generator is Threefry-4x64-20, keyed by the seed and counted by the step."""

from collections import Counter

import numpy as np
import pytest

from tworivers.kernel.generator import (
    FIRST,
    below,
    draw_kind,
    generator,
    generator_without_draws,
    may_draw,
    next_block,
    next_word,
    seed_from_number,
    stand_at,
)


def test_known_answer_of_threefry_with_zero_key_and_counter() -> None:
    """The first vector published with the Random123 library."""
    rng = generator(bytes(32))
    stand_at(rng, 0)
    next_block(rng)
    words = [f"{int(word):016x}" for word in rng[FIRST : FIRST + 4]]
    assert words == ["09218ebde6c85537", "55941f5266d86105", "4bd25e16282434dc", "ee29ec846bd2e40b"]


def words(rng: np.ndarray, count: int) -> list[int]:
    return [int(next_word(rng)) for _ in range(count)]


def test_a_step_does_not_depend_on_draws_of_other_steps() -> None:
    a, b = generator(seed_from_number(1)), generator(seed_from_number(1))
    stand_at(a, 1)
    words(a, 7)
    stand_at(a, 2)
    stand_at(b, 2)
    assert words(a, 9) == words(b, 9)


def test_steps_and_seeds_differ() -> None:
    seen = set()
    for seed in range(20):
        rng = generator(seed_from_number(seed))
        for step in range(20):
            stand_at(rng, step)
            seen.add(int(next_word(rng)))
    assert len(seen) == 400


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 100])
def test_below_is_even(n: int) -> None:
    rng = generator(seed_from_number(5))
    stand_at(rng, 0)
    counts = Counter(int(below(rng, n)) for _ in range(2000 * n))
    assert set(counts) == set(range(n))
    assert all(abs(count - 2000) < 300 for count in counts.values())


def test_draw_kind_empties_the_bag() -> None:
    rng = generator(seed_from_number(6))
    stand_at(rng, 0)
    bag = np.array([3, 0, 2], dtype=np.int16)
    drawn = Counter(int(draw_kind(rng, bag)) for _ in range(5))
    assert drawn == {0: 3, 2: 2}
    assert bag.tolist() == [0, 0, 0]


def test_a_preview_may_not_draw() -> None:
    assert may_draw(generator(bytes(32)))
    assert not may_draw(generator_without_draws())


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        generator(b"short")
