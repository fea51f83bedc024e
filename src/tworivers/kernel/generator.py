"""The random generator: Threefry-4x64 with 20 rounds, keyed by the seed, counted by the step.

A generator is an array of twelve words: the key (0-3), the number of the step (4), the block in this step
(5), how many words of the block are unused (6), the block (7-10) and whether draws are allowed (11).
`docs/records.md` writes the function down for other implementations.
"""

import hashlib
import secrets

import numpy as np

from tworivers.kernel.rule import rule, wrapping

WORDS = 12
STEP, BLOCK, UNUSED, FIRST, ALLOWED = 4, 5, 6, 7, 11

PARITY = np.uint64(0x1BD11BDAA9FC1A22)
ROTATIONS = np.array(
    [[14, 16], [52, 57], [23, 40], [5, 37], [25, 33], [46, 12], [58, 22], [32, 32]], dtype=np.uint64
)
ROUNDS = 20
WIDTH = np.uint64(64)


def secret_seed() -> bytes:
    """A new seed that nobody can guess."""
    return secrets.token_bytes(32)


def seed_from_number(number: int) -> bytes:
    """The 256-bit seed for a number chosen by a person."""
    return hashlib.sha256(f"tworivers {number}".encode()).digest()


def generator(seed: bytes) -> np.ndarray:
    """A generator with this key, standing at step 0."""
    if len(seed) != 32:
        raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
    rng = np.zeros(WORDS, dtype=np.uint64)
    rng[:4] = np.frombuffer(seed, dtype="<u8")
    rng[ALLOWED] = 1
    return rng


def generator_without_draws() -> np.ndarray:
    """A generator for previews: rules stop where they would have to draw."""
    return np.zeros(WORDS, dtype=np.uint64)


@rule
def may_draw(rng):
    """False in a preview, which must stop before the first draw."""
    return rng[ALLOWED] != np.uint64(0)


@rule
def stand_at(rng, step):
    """Make the generator fresh for a step: no draw of another step has any effect on it."""
    rng[STEP] = np.uint64(step)
    rng[BLOCK] = np.uint64(0)
    rng[UNUSED] = np.uint64(0)


@wrapping
def rotate(word, by):
    return (word << by) | (word >> (WIDTH - by))


@wrapping
def next_block(rng):
    """Threefry-4x64-20 of the counter (step, block, 0, 0)."""
    k0, k1, k2, k3 = rng[0], rng[1], rng[2], rng[3]
    keys = (k0, k1, k2, k3, PARITY ^ k0 ^ k1 ^ k2 ^ k3)
    x0 = rng[STEP] + keys[0]
    x1 = rng[BLOCK] + keys[1]
    x2 = keys[2]
    x3 = keys[3]
    for r in range(ROUNDS):
        a = ROTATIONS[r % 8, 0]
        b = ROTATIONS[r % 8, 1]
        if r % 2 == 0:
            x0 += x1
            x1 = rotate(x1, a) ^ x0
            x2 += x3
            x3 = rotate(x3, b) ^ x2
        else:
            x0 += x3
            x3 = rotate(x3, a) ^ x0
            x2 += x1
            x1 = rotate(x1, b) ^ x2
        if r % 4 == 3:
            q = r // 4 + 1
            x0 += keys[q % 5]
            x1 += keys[(q + 1) % 5]
            x2 += keys[(q + 2) % 5]
            x3 += keys[(q + 3) % 5] + np.uint64(q)
    rng[FIRST] = x0
    rng[FIRST + 1] = x1
    rng[FIRST + 2] = x2
    rng[FIRST + 3] = x3
    rng[BLOCK] += np.uint64(1)
    rng[UNUSED] = np.uint64(4)


@wrapping
def next_word(rng):
    """The next 64 random bits."""
    if rng[UNUSED] == np.uint64(0):
        next_block(rng)
    word = rng[FIRST + 4 - np.int64(rng[UNUSED])]
    rng[UNUSED] -= np.uint64(1)
    return word


@rule
def below(rng, n):
    """A number from 0 to n - 1, each equally likely; n is at least 1."""
    mask = np.uint64(n - 1)
    mask |= mask >> np.uint64(1)
    mask |= mask >> np.uint64(2)
    mask |= mask >> np.uint64(4)
    mask |= mask >> np.uint64(8)
    mask |= mask >> np.uint64(16)
    number = np.int64(next_word(rng) & mask)
    while number >= n:
        number = np.int64(next_word(rng) & mask)
    return number


@rule
def draw_kind(rng, counts):
    """Take one piece from a bag given as a count a kind, and return its kind."""
    total = 0
    for kind in range(len(counts)):
        total += int(counts[kind])
    left = below(rng, total)
    kind = 0
    while left >= counts[kind]:
        left -= int(counts[kind])
        kind += 1
    counts[kind] -= 1
    return kind
