"""Writing JSON in compiled code: fixed texts are copied, numbers written digit by digit.

A list is written with a comma after each item; what closes it takes the place of the last one."""

import json
from collections.abc import Iterable
from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from tworivers.kernel.rule import rule

# So many letters are copied at once; what texts are written to is longer by as many.
PIECE = 32

COMMA, MINUS, NULL_DIGIT = ord(","), ord("-"), ord("0")
FALSE_OR_TRUE = (False, True)


class Texts:
    """Texts that compiled code copies by their numbers: all letters in one array, and where each begins."""

    def __init__(self) -> None:
        self._texts: list[bytes] = []

    def add(self, *texts: str) -> int:
        """Take in more texts; return the number of the first."""
        first = len(self._texts)
        self._texts += [text.encode() for text in texts]
        return first

    def add_each(self, values: Iterable[Any], before: str = "") -> int:
        """Take in values as JSON, each after the same text; return the number of the first."""
        return self.add(*(before + json.dumps(value, separators=(",", ":")) for value in values))

    def letters(self) -> np.ndarray:
        return np.frombuffer(b"".join(self._texts) + bytes(PIECE), dtype=np.uint8)

    def starts(self) -> np.ndarray:
        return np.cumsum([0, *map(len, self._texts)], dtype=np.int64)


def copy_piece(out, at, letters, start):
    """Copy a piece of the letters."""
    out[at : at + PIECE] = letters[start : start + PIECE]


@intrinsic
def _copy_piece(typing_context, out, at, letters, start):
    def generate(context, builder, signature, arguments):
        def place(array, index):
            first = context.make_array(signature.args[array])(context, builder, arguments[array]).data
            return builder.gep(first, [arguments[index]])

        size = context.get_constant(types.intp, PIECE)
        cgutils.raw_memcpy(builder, place(0, 1), place(2, 3), size, 1)
        return context.get_dummy_value()

    return types.void(out, types.intp, letters, types.intp), generate


@overload(copy_piece)
def _copy(out, at, letters, start):
    return lambda out, at, letters, start: _copy_piece(out, at, letters, start)  # type: ignore[call-arg]


@rule
def put_text(out, at, letters, starts, number):
    """Copy a text in whole pieces; return where the next one goes, over what was copied too much.

    Most texts are one piece, so that nothing depends on how long each is: three times as fast."""
    start = starts[number]
    length = starts[number + 1] - start
    done = 0
    while done < length:
        copy_piece(out, at + done, letters, start + done)
        done += PIECE
    return at + length


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
