"""Babylon 11: the open points of the rules, and the readings taken."""

from tests.games.babylon.table import lay, start
from tworivers.games.babylon.rules.tiles import our_set

CHANGE = "change-one-symbol"


def test_11_a_the_gap_of_a_footbridge_need_not_be_bare_board():
    # C9 and C3 lie on level 2; between them on c2 an empty space of a tile on level 1 is seen
    tiles = "C2 c2\nC9 a1 level 2 on 2222\nC3 d2 level 2 on 1221"
    table = lay(tiles, placed=2)
    assert table.level("c2") == 1
    assert table.may("footbridge b2 d2")


def test_11_a_the_gap_must_be_empty():
    # a lookout stands in the gap
    tiles = "C2 c2 on -111\nC9 a1 level 2 on 2222\nC3 d2 level 2 on 1221"
    table = lay(tiles, placed=2)
    assert table.refusal("footbridge b2 d2") == "babylon-no-gap"


def test_11_b_no_column_and_no_decoration_in_the_gap():
    tiles = "C2 c2\nC9 a1 level 2 on 2222\nC3 d2 level 2 on 1221\nC5 c4"
    table = lay(tiles, ["footbridge b2 d2"], mined="C12", columns=13)
    assert not table.empty("c2")
    assert not table.legal("mined b2", "mined b1", "mined c1", "mined c2")


def test_11_c_the_same_place_is_forbidden_also_with_tiles_between():
    tiles = "S1 c3\nC2 b3 level 2 on 2112\nC5 d3 level 2 on 1221"
    table = lay(tiles, mined="C6", columns=13)
    assert table.refusal("mined c3") == "babylon-covers-wholly"


def test_11_d_no_free_corner_under_a_higher_tile():
    # C5 on level 2 reaches over e5; a tile of level 1 with its corner under it can't be pushed in
    table = lay("S1 a1\nC5 d4 level 2 on 2222", mined="C6", columns=13)
    for words in table.legal("mined e5"):
        trial = lay("S1 a1\nC5 d4 level 2 on 2222", mined="C6", columns=13).play(words)
        assert trial.seat().tiles[-1].level > 2


def test_11_e_a_free_corner_may_hang_over_decorations():
    fountain = lay("C5 c3\nC12 e4", ["fountain d4 e4"], mined="C6", columns=13)
    assert fountain.may("mined c4 free ne")


def test_11_e_but_not_just_above_a_statue_or_the_foot_of_stairs():
    statue = lay("S1 c3", ["statue c4"], mined="C6", columns=13)
    assert statue.refusal("mined b4 free ne") == "babylon-statue-must-support"
    stairs = lay("C1 c3\nC6 d5 level 2 on 2222", ["stairs d4 d5"], mined="C5", columns=13)
    assert stairs.refusal("mined d3 free sw") == "babylon-stairs-in-the-way"


def test_11_f_a_statue_gives_its_lines_until_it_becomes_a_column():
    hidden = "C13 c3\nC2 e3\nC5 g7 level 2 on 2222\nC6 d3 level 3 on 222-\nC10 d6"
    assert lay(hidden, ["statue d4"], placed=1, mined="C12").may("statue d6")
    column = "C13 a1\nC4 f3\nC3 b2 level 2 on s222\nC10 b7"
    table = lay(column, ["statue f3"], placed=1, mined="C12")
    assert table.refusal("statue b7") == "babylon-statue-not-in-line"


def test_11_g_after_all_statues_became_columns_the_next_is_a_first_one():
    assert lay("C13 a1\nC3 b2 level 2 on s222\nC10 g7", placed=1, mined="C5").may("statue g7")


def test_11_h_two_tiles_in_any_order_decorating_after_each():
    table = lay(mined="C4", stored="C12", columns=8).play("stored e3", "mined c3")
    # the fountain lies on both tiles, the statues each on a tile of this turn
    assert {"fountain d3 e3", "statue c3", "statue f3"} <= table.legal()


def test_11_i_one_changed_symbol_a_turn():
    table = lay(mined="C2", stored="C3", columns=8, token=CHANGE).play("mined c3", "symbol c3 statue")
    assert not table.legal("symbol")
    assert table.refusal("symbol d3 statue") == "babylon-symbol-already-changed"
    table.play("stored e5")
    assert not table.legal("symbol")


def test_11_i_a_covered_change_is_spent():
    table = lay("S1 g1", mined="C2", stored="C3", columns=10, token=CHANGE)
    table.play("mined c3", "symbol d3 statue", "stored d3")
    assert table.view.changed is None
    assert table.view.token_used


def test_11_j_the_supply_is_a_limit_that_can_be_switched_off():
    for limited in (True, False):
        table = lay("S1 c3", placed=1, mined="C5", limited_supply=limited)
        table.match.state["supply"][0, 3] = 0
        assert table.may("statue c4") != limited


def test_11_k_decorations_are_optional_a_lookout_is_not():
    table = lay(mined="C13", stored="C5", columns=7).play("mined c3 free ne")
    assert table.seat().lookouts == ["d3"]
    table.play("end")
    assert table.seat().decorations == []


def test_11_l_blank_tokens_exist():
    assert our_set().tokens["none"] == 2
    assert start().view.tokens_unseen["none"] == 2


def test_11_m_starting_tiles_show_one_symbol_of_each_kind():
    for face in our_set().start:
        assert set(face.spaces) == {"stairs", "fountain", "footbridge", "statue"}
