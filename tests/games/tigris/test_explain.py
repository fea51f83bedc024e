"""Why an action is refused: every reason, with its key and a sentence that reads well."""

import re
from importlib.resources import files

import pytest

from tests.games.tigris.table import BULL, LION, lay
from tworivers.words.messages import say

BOARD = """
       e  f  g  h  i  j  k
    3  ~  .  fB .  .  .  .
    4  .  .  T  .  .  m  m
    5  kL T  .  T  pB m  m
    6  .  .  S  #  .  .  .
"""

UNION = """
       d  e  f  g  h  i  j
    4  ~  tL .  .  .  tB .
    5  .  T  T  .  T  T  .
    6  .  kL .  .  .  kB .
"""

SQUARE = """
       e  f  g  h
    4  .  M  M  .
    5  .  M  .  .
"""

ROW = """
       e  f  g  h
    5  .  S  S  .
"""

BUILT = """
       e  f  g  h
    5  S^ S  S  .
"""

TREASURES = """
        f   g   h   i   j   k
    10  T*  tB  T   .   S   .
    11  .   .   .   .   T   T*
"""

TWO_FRAMED = """
        a  b  c  d  e  f
    2   .  T* .  .  ~  .
    3   .  S  .  ~  ~  .
    4   ~  F  ~  ~  .  .
    5   tL T  .  .  .  .
    6   .  S  .  .  .  .
    7   ~  F  ~  ~  .  .
    8   .  T* .  ~  ~  ~
    9   .  S  S  S  S  S
    10  .  .  .  .  .  T*
"""


def on_board(*moves):
    return lay(BOARD, monuments={"red-green": "j4"}, hands=["TFS"]).play(*moves)


def in_union(*moves):
    return lay(UNION, hands=["SM", "M"]).play(*moves)


def with_square(*moves):
    return lay(SQUARE, hands=["M"]).play(*moves)


def with_row(*moves):
    return lay(ROW, hands=["S"], buildings_variant=True).play(*moves)


def without_catastrophes():
    return lay().play("catastrophe a1", "catastrophe a2", "pass", "pass")


REASONS = [
    ("tigris-asked-action", on_board, "add 1", ""),
    ("tigris-asked-attack", lambda: in_union("settlement g5", "war market"), "pass", ""),
    ("tigris-asked-defend", lambda: in_union("settlement g5", "war market", "add 0"), "king a1", ""),
    ("tigris-asked-war", lambda: in_union("settlement g5"), "temple a1", ""),
    ("tigris-asked-building", lambda: with_row("settlement h5"), "pass", "building"),
    ("tigris-asked-monument", lambda: with_square("market g5"), "building g5", "monument"),
    ("tigris-asked-treasure", lambda: lay(TREASURES).play("king i10"), "decline", "treasure"),
    ("tigris-cell-has-tile", on_board, "temple g4", "g4"),
    ("tigris-cell-has-monument", on_board, "temple j5", "j5"),
    ("tigris-cell-has-leader", on_board, "temple i5", "i5"),
    ("tigris-cell-has-catastrophe", on_board, "temple h6", "h6"),
    ("tigris-leader-is-there", on_board, "king e5", "king"),
    ("tigris-leader-on-river", on_board, "trader o5", "o5"),
    ("tigris-leader-without-temple", on_board, "trader a1", "a1"),
    ("tigris-leader-joins-kingdoms", on_board, "trader g5", "g5"),
    ("tigris-leader-not-on-board", on_board, "withdraw farmer", "farmer"),
    ("tigris-tile-not-in-hand", on_board, "market a1", "markets"),
    ("tigris-tile-not-in-hand", on_board, "swap temple temple", "temples"),
    ("tigris-farm-on-land", on_board, "farm a1", "a1"),
    ("tigris-tile-on-river", on_board, "temple e1", "e1"),
    ("tigris-joins-three-kingdoms", on_board, "temple g5", "g5"),
    ("tigris-no-catastrophe-left", without_catastrophes, "catastrophe a3", "both"),
    ("tigris-catastrophe-on-treasure", on_board, "catastrophe b2", "b2"),
    ("tigris-catastrophe-on-building", lambda: lay(BUILT), "catastrophe e5", "e5"),
    ("tigris-cell-has-leader", on_board, "catastrophe i5", "i5"),
    ("tigris-cell-has-monument", on_board, "catastrophe j5", "j5"),
    ("tigris-cell-has-catastrophe", on_board, "catastrophe h6", "h6"),
    ("tigris-too-few-to-add", lambda: in_union("settlement g5", "war market"), "add 2", "one market"),
    ("tigris-too-few-to-add", lambda: in_union("settlement g5", "war settlement"), "add 1", "no settlements"),
    ("tigris-no-such-war", lambda: in_union("settlement g5"), "war temple", "temples"),
    ("tigris-no-line", lambda: with_row("settlement h5"), "building e5", "e5"),
    ("tigris-framed-first", lambda: lay(TWO_FRAMED, phase="treasure"), "treasure f10", "f10"),
    ("tigris-no-treasure-there", lambda: lay(TREASURES).play("king i10"), "treasure b2", "b2"),
    ("tigris-no-square", lambda: with_square("market g5"), "monument red-green se", "south-east"),
    ("tigris-monument-not-free", lambda: with_square("market g5"), "monument red-blue nw", "red and blue"),
]


@pytest.mark.parametrize(("key", "table", "move", "words"), REASONS, ids=[f"{r[0]}-{r[2]}" for r in REASONS])
def test_the_reason_is_given(key, table, move, words):
    laid = table()
    message = laid.match.explain(laid.decider, move)
    assert message is not None
    assert message.key == key
    sentence = say(message)
    assert words in sentence
    assert "{" not in sentence
    assert "$" not in sentence
    assert sentence.endswith(".")
    assert move not in laid.legal


def test_every_reason_is_tested():
    source = (files("tworivers.games.tigris") / "show" / "refusals.py").read_text(encoding="utf-8")
    written = set(re.findall(r'"(tigris-[a-z-]+)"', source))
    asked = {
        f"tigris-asked-{p}" for p in ("action", "attack", "defend", "war", "building", "monument", "treasure")
    }
    assert {reason[0] for reason in REASONS} == written | asked


def test_who_does_not_decide_is_told_so():
    table = lay()
    assert table.refusal("pass", BULL) == "not-your-decision"
    assert table.refusal("pass", LION) is None


def test_nothing_is_legal_after_the_end():
    table = lay(phase="over", ending="bag")
    assert table.refusal("pass", LION) == "game-is-over"


def test_a_number_without_an_action_is_refused():
    table = lay()
    message = table.match.explain(LION, 191)
    assert message is not None
    assert message.key == "no-such-action"


@pytest.mark.parametrize("seat", [LION, BULL])
def test_what_is_legal_has_no_refusal_and_what_is_not_has_one(seat):
    table = on_board() if seat == LION else lay(BOARD, monuments={"red-green": "j4"}, active=BULL)
    legal = set(table.legal)
    for notation in table.match.game.numbers:
        assert (table.refusal(notation) is None) == (notation in legal)
