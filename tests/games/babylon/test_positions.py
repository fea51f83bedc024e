"""Positions that cannot exist are refused with their reason."""

import pytest

from tests.games.babylon.table import BABYLON, lay
from tworivers.words.messages import BadPosition, say

GOOD = {"players": 2}
CASES = [
    ("S1 z9", [], {}, "babylon-no-such-cell"),
    ("S1 h3", [], {}, "babylon-off-the-board"),
    ("S2 c3", [], {}, "babylon-foreign-start"),
    ("S1 c3 on 11", [], {}, "babylon-bad-supports"),
    ("S1 c3 on 1--1", [], {}, "babylon-two-free-corners"),
    ("S1 c3 on 1121", [], {}, "babylon-bad-support"),
    ("S1 c3 level 2 on 2222", [], {}, "babylon-missing-level"),
    ("S1 c3\nC1 c3 level 2", [], {}, "babylon-same-place"),
    ("S1 c3\nC1 d4", [], {}, "babylon-bad-support"),
    ("C1 c3 turn 2", [], {}, "position-bad-number"),
    ("C1 c3\nC1 e3", [], {}, "babylon-tile-twice"),
    ("C1 c3", ["statue c3"], {}, "babylon-decoration-symbols"),
    ("C1 c3", ["statue h8"], {}, "babylon-decoration-needs-space"),
    ("C5 c3\nC12 e4 level 2 on 2222", [], {}, None),
    ("C5 c3\nC12 e4", ["stairs d4 e4"], {}, "babylon-decoration-levels"),
    ("B1 c3", ["fountain c3 d3"], {}, "babylon-decoration-levels"),
    ("C13 c3\nC2 e3\nC6 d3 level 2 on 112-", ["statue d4"], {}, "babylon-bad-support"),
    ("C13 c3\nC2 e3\nC6 d3 level 2 on 111-", ["statue d4"], {}, "babylon-decoration-in-the-way"),
    ("", ["tower c3"], {}, "babylon-no-such-decoration"),
    ("", [], {"singles": [7, 7]}, "babylon-too-many-columns"),
    ("", [], {"doubles": [1, 0]}, "babylon-too-many-columns"),
    ("", [], {"round": 2}, "babylon-token-and-round"),
    ("", [], {"round": 16, "token": "none"}, "position-bad-number"),
    ("", [], {"token": "sunshine", "round": 2}, "position-unknown-name"),
    ("", [], {"tokens_unseen": {"none": 2}}, "babylon-tokens-do-not-add-up"),
    ("", [], {"quarry": [["C1"]]}, "babylon-quarry-size"),
    ("", [], {"removed": ["C1"]}, "babylon-removed-do-not-add-up"),
    ("", [], {"mined": "C1", "phase": "mine"}, "babylon-turn-does-not-fit"),
    ("", [], {"phase": "dream"}, "position-unknown-name"),
    ("", [], {"singles": [1]}, "position-one-a-player"),
    ("", [], {"active": 4}, "position-no-such-seat"),
    ("", [], {"weather": "fine"}, "position-malformed"),
    ("C2 c3", [], {"phase": "build", "placed": 1}, "babylon-nothing-to-decide"),
    ("C2 c3", [], {"phase": "build", "mined": "C3", "placed": 1, "changed": "symbol c3 statue"},
     "babylon-turn-does-not-fit"),
]  # fmt: skip


@pytest.mark.parametrize(("tiles", "decorations", "more", "key"), CASES)
def test_impossible_positions_are_refused(tiles, decorations, more, key):
    if key is None:
        lay(tiles, decorations, **more)
        return
    with pytest.raises(BadPosition) as refused:
        lay(tiles, decorations, **more)
    assert refused.value.message.key == key
    assert say(refused.value.message) != key


def test_five_players_are_too_many():
    with pytest.raises(BadPosition) as refused:
        BABYLON.from_position({"players": 5})
    assert refused.value.message.key == "bad-players"


def test_a_position_may_leave_out_what_is_as_at_the_start():
    s = BABYLON.from_position(GOOD)
    assert BABYLON.phase(s) == "mine"
    assert BABYLON.position(s)["slots"] == ["S1", "S2"]


def test_positions_round_trip_in_every_phase():
    tables = [
        lay(),
        lay("S1 c3", mined="C5", columns=4),
        lay("C2 c3", placed=1, mined="C5", token="change-one-symbol").play("symbol c3 statue"),
        lay("C2 c3", placed=1, mined="C5", token="change-one-symbol").play("symbol c3 statue", "statue c3"),
        lay(token="none", round=15, active=1).play("mine a1", "discard"),
    ]
    for table in tables:
        again = BABYLON.from_position(BABYLON.position(table.match.state))
        assert again.tobytes() == table.match.state.tobytes()
