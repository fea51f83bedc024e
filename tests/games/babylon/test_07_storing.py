"""Babylon 7: storing and discarding."""

from tests.games.babylon.table import lay, start


def test_7_1_six_singles_are_kept_and_no_double():
    table = lay(mined="C5", columns=9, doubles=[1, 0], token="plus-one-double").play("store")
    assert table.columns() == 6
    assert table.seat().doubles == 0
    assert "Player 1 returns 3 single and 1 double columns to the supply." in table.told()
    assert table.view.supply["double"] == 59  # the next player has taken one


def test_7_2_a_mined_tile_is_stored_or_discarded():
    stored = lay(mined="C5").play("store")
    assert stored.seat().slot.tile == "C5"
    discarded = lay(mined="C5").play("discard")
    assert discarded.seat().slot is None
    assert "C5" in {face.tile for face in discarded.view.discarded}


def test_7_2_storing_discards_the_tile_in_the_slot():
    table = lay(mined="C5", stored="C6").play("store")
    assert table.seat().slot.tile == "C5"
    assert "C6" in {face.tile for face in table.view.discarded}
    kept = lay(mined="C5", stored="C6").play("discard")
    assert kept.seat().slot.tile == "C6"


def test_7_2_once_the_mined_tile_is_placed_the_turn_just_ends():
    table = lay(mined="C5", stored="C6", columns=9).play("mined c3")
    assert table.refusal("store") == "babylon-mined-is-placed"
    table.play("end")
    assert table.seat().slot.tile == "C6"
    assert table.match.to_move == 1


def test_7_3_the_starting_tile_is_an_ordinary_stored_tile():
    table = lay(mined="C5", stored="S1", columns=4)
    assert table.may("stored c3")
    assert lay(mined="C5", stored="S1").play("discard").seat().slot.tile == "S1"
    assert "S1" in {face.tile for face in lay(mined="C5", stored="S1").play("store").view.discarded}


def test_7_4_what_is_left_over_counts_nothing():
    with_columns = start(4).match.game.result(lay(columns=6, stored="B1").match.state)
    assert with_columns.scores == [0, 0]
    assert with_columns.places == [1, 1]
