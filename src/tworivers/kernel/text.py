"""Writing JSON in compiled code: fixed texts are copied, numbers written digit by digit.

A list is written with a comma after each item; what closes it takes the place of the last one."""

import numpy as np

from tworivers.kernel.rule import rule

COMMA, MINUS, NULL_DIGIT = ord(","), ord("-"), ord("0")


class Texts:
    """Texts that compiled code copies by their numbers: all letters in one array, and where each begins."""

    def __init__(self) -> None:
        self._texts: list[bytes] = []

    def add(self, *texts: str) -> int:
        """Take in more texts; return the number of the first."""
        first = len(self._texts)
        self._texts += [text.encode() for text in texts]
        return first

    def letters(self) -> np.ndarray:
        return np.frombuffer(b"".join(self._texts), dtype=np.uint8)

    def starts(self) -> np.ndarray:
        return np.cumsum([0, *map(len, self._texts)], dtype=np.int64)


@rule
def put_text(out, at, letters, starts, number):
    """Copy a text; return where the next one goes."""
    # Unsigned, so that no index is checked for being negative: more than twice as fast.
    place, start = np.uint64(at), np.uint64(starts[number])
    length = np.uint64(starts[number + 1]) - start
    for i in range(length):
        out[place + np.uint64(i)] = letters[start + np.uint64(i)]
    return at + np.int64(length)


@rule
def put_number(out, at, number):
    """Write a number; return where the next text goes."""
    left = int(number)
    if left < 0:
        out[at] = MINUS
        at += 1
        left = -left
    power = 1
    while power * 10 <= left:
        power *= 10
    while power > 0:
        out[at] = NULL_DIGIT + left // power % 10
        at += 1
        power //= 10
    return at


@rule
def after_list(out, at):
    """Where the closing bracket of a list goes: on the comma after its last item, if it has any."""
    return at - 1 if out[at - 1] == COMMA else at
