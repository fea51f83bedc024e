"""Event buffers: what happened in a step, in order, as rows of small integers.

`events[0]` is the number of rows; each row has WIDTH integers, the first of which is its kind. An empty
array means that nobody listens, and costs nothing.
"""

from collections.abc import Sequence

import numpy as np

from tworivers.kernel.rule import rule

WIDTH = 6
ROWS = 256


def event_buffer() -> np.ndarray:
    """A buffer large enough for any step."""
    return np.zeros(1 + WIDTH * ROWS, dtype=np.int32)


NOBODY = np.zeros(0, dtype=np.int32)


def rows(events: np.ndarray) -> list[list[int]]:
    """The rows of a buffer as plain lists."""
    count = int(events[0])
    flat = events[1 : 1 + WIDTH * count].tolist()
    return [flat[i : i + WIDTH] for i in range(0, WIDTH * count, WIDTH)]


def from_rows(rows: Sequence[Sequence[int]]) -> np.ndarray:
    """A buffer that holds these rows."""
    return np.array([len(rows), *(number for row in rows for number in row)], dtype=np.int32)


@rule
def packed(counts):
    """A few counts, each below 16, in one number, so that they fit into an event."""
    number = 0
    for kind in range(len(counts)):
        number |= int(counts[kind]) << (4 * kind)
    return number


def unpacked(number: int, kinds: Sequence[str]) -> list[str]:
    """The pieces in a packed number, each kind as often as it was counted."""
    return [kind for i, kind in enumerate(kinds) for _ in range(number >> (4 * i) & 15)]


@rule
def fill(row, kind, a, b, c):
    """Fill a row by itself, as a refusal does."""
    row[0] = kind
    row[1] = a
    row[2] = b
    row[3] = c


@rule
def emit(events, kind, a, b, c, d, e):
    """Tell an event, if somebody listens."""
    if len(events) > 0:
        at = 1 + WIDTH * events[0]
        events[at] = kind
        events[at + 1] = a
        events[at + 2] = b
        events[at + 3] = c
        events[at + 4] = d
        events[at + 5] = e
        events[0] += 1
