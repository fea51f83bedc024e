"""Babylon 8: round tokens."""

import pytest

from tests.games.babylon.table import lay
from tworivers.games.babylon.rules.board import EFFECTS
from tworivers.games.babylon.rules.tiles import our_set

CHANGE, BLANK = "change-one-symbol", "blank-to-any-symbol"


@pytest.mark.parametrize(
    ("effect", "singles", "doubles"), [("plus-one-single", 1, 0), ("plus-one-double", 0, 1)]
)
def test_8_1_columns_come_at_the_start_of_each_turn(effect, singles, doubles):
    table = lay(mined="C5", token=effect).play("discard")
    assert table.seat(1).singles == singles
    assert table.seat(1).doubles == doubles


def test_8_1_a_symbol_counts_as_another():
    # C2 shows a fountain on c3: with the token it may be a statue
    table = lay("C2 c3", placed=1, mined="C5", token=CHANGE)
    assert not table.legal("statue")
    table.play("symbol c3 statue", "statue c3")
    assert table.seat().decorations[0].kind == "statue"


def test_8_1_a_symbol_is_changed_into_another_kind_and_blanks_stay_blank():
    table = lay("C2 c3", placed=1, mined="C5", token=CHANGE)
    assert table.legal("symbol c3") == {"symbol c3 stairs", "symbol c3 footbridge", "symbol c3 statue"}
    assert not table.legal("symbol c4", "symbol d4")
    assert table.refusal("symbol c3 fountain") == "babylon-shows-symbol-already"
    assert table.refusal("symbol c4 statue") == "babylon-space-has-no-symbol"


def test_8_1_a_blank_space_counts_as_any_symbol():
    table = lay("C2 c3", placed=1, mined="C5", token=BLANK)
    assert len(table.legal("symbol")) == 2 * 4
    assert table.refusal("symbol c3 statue") == "babylon-space-has-symbol"
    table.play("symbol d4 statue", "statue d4")
    assert table.score()["statues"] == 1


def test_8_1_only_empty_spaces_of_tiles_of_this_turn():
    table = lay("C2 c3\nC3 e3 on 11-1", placed=1, mined="C5", token=BLANK)
    assert {words.split()[1] for words in table.legal("symbol")} == {"e4"}
    assert table.refusal("symbol c4 statue") == "babylon-symbol-on-new-tile"


def test_8_1_what_was_not_built_on_returns_to_print():
    table = lay("C2 c3\nC3 e3", placed=1, mined="C5", columns=4, token=CHANGE)
    table.play("symbol e3 fountain")
    assert table.view.changed == {"e3": "fountain"}
    table.play("discard")
    assert table.view.changed is None
    shown = table.match.state["symbols"][0, 0].tolist()
    assert shown[2] >> 20 & 1  # e3 shows a footbridge again
    assert not shown[1] >> 20 & 1


def test_8_1_without_such_a_token_nothing_changes():
    table = lay("C2 c3", placed=1, mined="C5", token="none")
    assert not table.legal("symbol")
    assert table.refusal("symbol c3 statue") == "babylon-token-changes-nothing"


@pytest.mark.parametrize("tile", ["B1", "S1"])
def test_8_2_blanks_do_nothing_for_basalt_and_starting_tiles(tile):
    table = lay(f"{tile} c3", placed=1, mined="C5", token=BLANK)
    assert not table.legal("symbol")


def test_8_3_fourteen_tokens_some_of_them_blank():
    assert our_set().tokens == dict.fromkeys(EFFECTS, 2)
    table = lay(mined="C5", token="none").play("discard")
    assert table.seat(1).singles == table.seat(1).doubles == 0
