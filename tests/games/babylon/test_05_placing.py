"""Babylon 5: placing a tile."""

from tests.games.babylon.table import lay


def test_5_1_the_mined_tile_the_stored_tile_or_both_in_either_order():
    table = lay(mined="C2", stored="S1", columns=9)
    assert table.may("mined c3")
    assert table.may("stored c3")
    both = lay(mined="C2", stored="S1", columns=9).play("stored c3", "mined e3")
    assert [tile.tile for tile in both.seat().tiles] == ["S1", "C2"]
    both = lay(mined="C2", stored="S1", columns=9).play("mined c3", "stored e3")
    assert [tile.tile for tile in both.seat().tiles] == ["C2", "S1"]


def test_5_1_each_only_once():
    table = lay(mined="C2", stored="S1", columns=13).play("mined c3")
    assert table.refusal("mined e3") == "babylon-mined-is-placed"
    table.play("stored e3 free se")
    assert not table.legal("mined", "stored")


def test_5_2_at_least_three_corners_are_supported():
    table = lay("S1 c3\nC2 c5 on 1-11", mined="C5", columns=13)
    # over d4 a column may stand, over d5 a lookout stands: one free corner is allowed
    assert table.may("mined d4 free sw")
    two_lookouts = lay("S1 c3 on 11-1\nC2 c5 on 1-11", mined="C5", columns=13)
    assert not two_lookouts.legal("mined d4")


def test_5_3_singles_doubles_and_statues_mixed():
    table = lay("S1 c3", mined="C5", columns=13)
    table.play("mined b3")
    assert table.seat().tiles[1].supports == ["double", "single", "single", "double"]
    assert table.seat().tiles[1].level == 2
    held = lay("S1 c3", ["statue c4"], mined="C5", columns=8).play("mined b4")
    assert held.seat().tiles[1].supports == ["double", "statue", "double", "double"]
    assert held.columns() == 8 - 6


def test_5_3_nothing_reaches_three_levels():
    table = lay("S1 c3\nC2 d3 level 2 on 1221", mined="C5", columns=13)
    # over e3 on level 3: c3 is on level 1 and takes a double, the board is three levels down
    assert table.refusal("mined e2") == "babylon-corner-unsupported"


def test_5_4_a_level_needs_a_tile_on_the_one_below():
    assert lay(mined="C5", columns=13).refusal("mined c3 raised") == "babylon-level-below-missing"
    assert lay("S1 g7", mined="C5", columns=13).may("mined a1 raised")


def test_5_4_a_tile_of_the_same_turn_counts():
    table = lay(mined="C5", stored="S1", columns=12).play("stored g7")
    assert table.may("mined a1 raised")


def test_5_5_tiles_come_from_above():
    table = lay("S1 c3\nC2 d3 level 2 on 1221", mined="C5", columns=13)
    for words in table.legal("mined c4", "mined e4"):
        level = lay("S1 c3\nC2 d3 level 2 on 1221", mined="C5", columns=13).play(words).seat().tiles[2].level
        assert level > 2


def test_5_6_no_two_tiles_in_one_position():
    table = lay("S1 c3", mined="C5", columns=13)
    assert table.refusal("mined c3") == "babylon-covers-wholly"
    assert not table.legal("mined c3")


def test_5_6_two_tiles_together_may_hide_a_third():
    table = lay("S1 c3\nC2 b3 level 2 on 2112", mined="C5", columns=13).play("mined d3")
    assert [tile.in_sight for tile in table.seat().tiles] == [False, True, True]


def test_5_7_a_free_corner_may_hang_over_anything_lower():
    board = lay("S1 a1\nC5 c3", mined="C6", columns=13)
    assert board.may("mined b2 free ne")  # c2 is bare board, two levels down
    lookout = lay("S1 c3 on 11-1", mined="C6", columns=13)
    assert lookout.may("mined d4 free nw")
    fountain = lay("C5 c3\nC12 e4", ["fountain d4 e4"], mined="C6", columns=13)
    assert fountain.may("mined c4 free ne")
    bridge = lay("C9 a1\nC3 d2", ["footbridge b2 d2"], mined="C6", columns=13)
    assert bridge.may("mined a2 free ne")


# Stairs from d4 on level 1 up to d5 on level 2.
STAIRS = "C1 c3\nC6 d5 level 2 on 2222\n"


def test_5_7_a_free_corner_may_hang_over_the_upper_end_of_stairs():
    assert lay(STAIRS + "C2 b5", ["stairs d4 d5"], mined="C5", columns=13).may("mined c5 free ne")


def test_5_7_not_close_above_the_foot_of_stairs():
    table = lay(STAIRS + "C2 e3", ["stairs d4 d5"], mined="C5", columns=13)
    assert table.refusal("mined d3 free sw") == "babylon-stairs-in-the-way"
    assert table.refusal("mined d3") == "babylon-corner-unsupported"
    assert table.may("mined d3 raised free sw")  # two levels above it is allowed


def test_5_7_two_levels_above_a_statue_is_allowed():
    table = lay("C13 c3\nC2 e3\nC5 g7 level 2 on 2222", ["statue d4"], mined="C6", columns=13)
    assert table.refusal("mined d3 free sw") == "babylon-statue-must-support"
    table.play("mined d3 raised free sw")
    assert table.seat().tiles[-1].level == 3
    assert table.seat().lookouts == ["d4"]
    assert [(d.kind, d.in_sight) for d in table.seat().decorations] == [("statue", False)]


def test_5_8_a_statue_just_below_is_always_a_support():
    table = lay("S1 c3", ["statue c4"], mined="C5", columns=13)
    assert table.refusal("mined b4 free ne") == "babylon-statue-must-support"
    table.play("mined b4")
    assert table.told()[1] == "Player 1's statue on c4 becomes a column."
    assert table.seat().decorations == []


def test_5_9_three_supports_build_a_lookout_at_once():
    table = lay(mined="C2", columns=4).play("mined c3 free nw")
    assert table.seat().lookouts == ["c3"]
    assert table.columns() == 1
    # its symbol is lost, and nothing can ever be put there
    assert not table.empty("c3")


def test_5_9_three_supports_may_be_chosen_where_four_are_possible():
    table = lay(mined="C2", columns=4)
    assert {
        f"mined c3{free}" for free in ("", " free nw", " free ne", " free se", " free sw")
    } <= table.legal()


def test_5_10_columns_may_stand_on_symbols():
    table = lay("S1 c3", mined="C5", columns=6).play("mined d3")
    assert table.level("d3") == 2
    assert table.seat().tiles[1].supports[0] == "single"


def test_5_11_no_column_on_a_decoration_a_gap_or_a_lookout():
    stairs = lay("C1 c3\nC6 d5 level 2 on 2222", ["stairs d4 d5"], mined="C2", columns=13)
    assert stairs.refusal("mined d5") == "babylon-covers-wholly"
    assert stairs.refusal("mined c5") == "babylon-corner-unsupported"  # d5, the upper end
    fountain = lay("C5 c3\nC12 e4", ["fountain d4 e4"], mined="C2", columns=13)
    assert fountain.refusal("mined d4") == "babylon-corner-unsupported"
    bridge = lay("C9 a1\nC3 d2", ["footbridge b2 d2"], mined="C2", columns=13)
    assert not bridge.legal("mined b1", "mined b2", "mined c1", "mined c2")
    statue = lay("S1 c3\nC1 g7 level 2 on 2222", ["statue c4"], mined="C2", columns=13)
    assert statue.refusal("mined b4 raised") == "babylon-corner-unsupported"


def test_5_12_a_tile_never_sticks_out():
    table = lay(mined="C2", columns=4)
    cells = {words.split()[1] for words in table.legal("mined")}
    assert cells == {f"{column}{row}" for column in "abcdefg" for row in range(1, 8)}


def test_5_13_cost():
    table = lay("S1 c3", mined="C5", columns=5)
    assert table.refusal("mined d3") == "babylon-columns-short"  # two singles and two doubles
    assert table.may("mined d3 free ne")
    assert table.may("mined d3 free nw")
    assert lay("S1 c3", mined="C5", columns=6).may("mined d3")


def test_5_13_a_double_in_hand_is_used_first():
    table = lay("S1 c3", mined="C5", columns=4, doubles=[1, 0], token="plus-one-double")
    assert table.may("mined d3")
    table.play("mined d3")
    assert table.columns() == 0
    assert table.seat().doubles == 0
