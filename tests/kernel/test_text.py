"""Writing JSON in compiled code."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tworivers.kernel.text import PIECE, Texts, after_list, put_number, put_text

some_texts = st.lists(st.text("abc,", max_size=3 * PIECE + 1), min_size=1, max_size=20)


@given(some_texts, st.data())
def test_texts_follow_each_other_whatever_their_length(texts: list[str], data: st.DataObject) -> None:
    kept = Texts()
    assert kept.add(*texts) == 0
    letters, starts = kept.letters(), kept.starts()
    order = data.draw(st.lists(st.integers(0, len(texts) - 1), max_size=20))
    wanted = "".join(texts[number] for number in order)
    out = np.zeros(len(wanted) + PIECE, dtype=np.uint8)
    end = 0
    for number in order:
        end = put_text(out, end, letters, starts, number)
    assert out[:end].tobytes().decode() == wanted


@given(st.integers(-(10**9), 10**9))
def test_numbers_are_written_as_json_has_them(number: int) -> None:
    out = np.zeros(16, dtype=np.uint8)
    assert out[: put_number(out, 0, number)].tobytes().decode() == str(number)


def test_what_closes_a_list_takes_the_place_of_its_last_comma() -> None:
    assert after_list(np.frombuffer(b'["a",', dtype=np.uint8), 5) == 4
    assert after_list(np.frombuffer(b"[", dtype=np.uint8), 1) == 1
