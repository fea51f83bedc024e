"""Babylon 4: columns and the supply."""

import pytest

from tests.games.babylon.table import lay
from tworivers.games.babylon.rules.actions import COUNT, NOTATIONS

LEVEL_ONE = "S1 a1"


def test_4_1_two_singles_make_a_double():
    table = lay(LEVEL_ONE, mined="C5", columns=7).play("mined e5 raised free se")
    assert table.level("e5") == 2
    assert table.columns() == 1
    assert table.view.supply["double"] == 60 - 3
    assert table.view.supply["single"] == 148 - 4 - 1  # the six that were exchanged went back


def test_4_1_a_double_never_becomes_two_singles():
    table = lay(LEVEL_ONE, mined="C5", columns=2, doubles=[1, 0], token="plus-one-double")
    # three singles are needed, and the double in hand does not help
    assert table.refusal("mined e5 free se") == "babylon-columns-short"


def test_4_2_no_limit_during_the_turn_six_singles_after_it():
    table = lay(mined="C5", columns=11)
    assert table.columns() == 11
    table.play("discard")
    assert table.columns() == 6
    assert table.view.supply["single"] == 148 - 6


def test_4_3_a_column_stands_on_an_empty_space_only():
    table = lay("S1 c3 on 11-1", mined="C5", columns=13)
    # d4 carries a lookout: a tile over d4 can only leave that corner free
    assert table.refusal("mined d4") == "babylon-corner-unsupported"
    assert table.may("mined d4 free nw")


def test_4_4_columns_are_placed_under_the_tile_of_the_same_step_and_stay():
    table = lay("S1 c3", mined="C5", columns=4).play("mined e3")
    assert table.columns() == 0
    assert [tile.supports for tile in table.seat().tiles] == [["single"] * 4] * 2


def test_4_5_a_single_is_one_level_high_a_double_two():
    table = lay("S1 c3", mined="C5", columns=8).play("mined d3")
    placed = table.seat().tiles[1]
    assert placed.level == 2
    assert placed.supports == ["single", "double", "double", "single"]
    assert table.columns() == 8 - 1 - 2 - 2 - 1


def many_lookouts():
    """Thirty-eight lookouts in four gardens, and no level 2 for seat 0."""
    tiles = {"clay": [f"C{n}" for n in range(1, 17)], "granite": [f"G{n}" for n in range(1, 17)]}
    names = tiles["clay"] + tiles["granite"] + [f"B{n}" for n in range(1, 8)]
    cells = [f"{column}{row}" for row in (1, 3, 5, 7) for column in "aceg"]
    gardens, left = [], 38
    for seat in range(4):
        size = min(left, 8 if seat == 0 else 10)
        left -= size
        lines = [{"tile": names.pop(0), "cell": cell, "supports": "11-1"} for cell in cells[:size]]
        gardens.append({"tiles": lines, "decorations": []})
    return gardens


def test_4_6_without_lookouts_a_tile_needs_four_supports():
    limited = lay(mined="B8", columns=6, players=4, gardens=many_lookouts(), discarded=None)
    assert limited.view.supply["lookout"] == 0
    assert limited.refusal("mined a5 free nw") == "babylon-no-lookout-left"
    assert limited.may("mined a5")


def test_4_6_the_limit_can_be_switched_off():
    endless = lay(mined="B8", columns=6, players=4, gardens=many_lookouts(), limited_supply=False)
    assert endless.view.supply is None
    assert endless.may("mined a5 free nw")


def test_4_6_a_player_receives_the_singles_that_are_left():
    table = lay()
    table.match.state["supply"][0, 4] = 2
    before = table.columns()
    table.play("mine a1")
    assert table.view.quarry[0].columns
    assert table.columns() - before == 2
    assert table.view.supply["single"] == 0


def test_4_6_a_decoration_that_has_run_out_cannot_be_built():
    table = lay("S1 c3", placed=1, mined="C5")
    assert table.may("statue c4")
    table.match.state["supply"][0, 3] = 0
    assert table.refusal("statue c4") == "babylon-decoration-run-out"


def test_4_6_doubles_can_run_out():
    table = lay("S1 a1", mined="C5", columns=8)
    table.match.state["supply"][0, 5] = 2
    assert table.refusal("mined e5 raised free se") == "babylon-no-double-left"
    table.match.state["supply"][0, 5] = 3
    assert table.may("mined e5 raised free se")


def test_4_7_a_placement_is_tile_rotation_place_level_and_free_corner():
    placements = [words for words in NOTATIONS if words.startswith(("mined", "stored"))]
    assert len(placements) == 2 * 4 * 49 * 2 * 5 == 3920
    assert COUNT % 64 == 0


@pytest.mark.parametrize(("tile", "turns"), [("C2", 4), ("C5", 2), ("G1", 4), ("B4", 4)])
def test_4_7_rotations_that_look_the_same_are_one_action(tile, turns):
    table = lay(mined=tile, columns=4)
    assert len(table.legal("mined")) == turns * 49 * 5
    if turns == 2:
        assert table.refusal("mined c3 turn 2") == "babylon-same-turn"
        assert table.refusal("mined c3 turn 3") == "babylon-same-turn"
