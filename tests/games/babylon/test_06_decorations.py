"""Babylon 6: decorations."""

from tests.games.babylon.table import lay


def decorations(table):
    return table.legal("stairs", "fountain", "footbridge", "statue")


def test_6_1_any_number_free_of_charge_and_never_compulsory():
    # C13 has two statues, and a third symbol stands beside it
    table = lay("C13 c3", placed=1, mined="C5", columns=2)
    assert decorations(table) == {"statue c3", "statue d4"}
    table.play("statue c3")
    assert table.columns() == 2
    assert table.may("discard")


def test_6_2_place_decorate_place_decorate():
    table = lay(mined="C13", stored="S1", columns=12).play("stored c3 free ne", "statue c4", "mined c5")
    # c4 stands in column c, so the statue symbol on c5 is in line
    assert "statue c5" in decorations(table)


def test_6_2_at_least_a_part_on_a_tile_of_this_turn():
    table = lay("C5 c3\nC12 e4", mined="C2", columns=4)
    assert decorations(table) == set()
    table.play("mined a7")
    assert "fountain d4 e4" not in table.match.legal()
    half_new = lay("C5 c3", mined="C12", columns=4).play("mined e4")
    assert decorations(half_new) == {"fountain d4 e4", "statue f4"}


def test_6_2_a_statue_on_the_first_tile_may_hold_the_second():
    table = lay(mined="C2", stored="S1", columns=10).play("stored c3", "statue c4", "mined b4")
    assert table.seat().tiles[1].supports[1] == "statue"


def test_6_3_spaces_must_be_empty_and_show_the_symbol():
    table = lay("C5 c3\nC12 e4 on -111", placed=1, mined="C2")
    assert table.refusal("fountain d4 e4") == "babylon-space-not-empty"  # the lookout took the symbol
    assert table.refusal("fountain c3 c4") == "babylon-symbol-missing"
    assert table.refusal("statue f5") == "babylon-symbol-missing"


def test_6_3_a_space_carries_one_piece():
    table = lay("C5 c3\nC12 e4\nC15 c5 turn 1", placed=2)
    assert {"fountain d4 e4", "fountain d4 d5"} <= decorations(table)
    table.play("fountain d4 e4")
    assert not table.may("fountain d4 d5")


def test_6_4_never_diagonally():
    table = lay("C5 c3\nC12 e5", placed=1, mined="C2")
    assert not table.legal("fountain")


def test_6_5_stairs_join_levels_that_differ_by_one():
    up = lay("C1 c3\nC6 d5 level 2 on 2222", placed=1, mined="C2")
    assert up.legal("stairs") == {"stairs d4 d5"}
    up.play("stairs d4 d5")
    assert up.seat().decorations[0].levels == [1, 2]
    flat = lay("C1 c3\nC6 d5", placed=1, mined="C2")
    assert flat.refusal("stairs d4 d5") == "babylon-stairs-levels"


def test_6_6_a_fountain_joins_two_tiles_of_one_level():
    table = lay("C5 c3\nC12 e4", placed=1, mined="C2")
    assert table.legal("fountain") == {"fountain d4 e4"}
    table.play("fountain d4 e4")
    assert not table.empty("d4")
    assert not table.empty("e4")
    uneven = lay("C5 c3\nC12 e4 level 2 on 2222", placed=1, mined="C2")
    assert uneven.refusal("fountain d4 e4") == "babylon-levels-differ"


def test_6_6_two_symbols_of_one_tile_do_not_do():
    table = lay("B1 c3", placed=1, mined="C2")
    assert table.refusal("fountain c3 d3") == "babylon-fountain-one-tile"


def test_6_7_a_footbridge_spans_one_empty_cell():
    table = lay("C9 a1\nC3 d2", placed=1, mined="C2")
    assert table.legal("footbridge") == {"footbridge b2 d2"}
    table.play("footbridge b2 d2")
    assert not table.empty("b2")
    assert not table.empty("c2")
    assert not table.empty("d2")


def test_6_7_to_the_south_and_not_on_different_levels():
    south = lay("C9 a1\nC3 b4", placed=1, mined="C2")
    assert south.legal("footbridge") == {"footbridge b2 b4"}
    uneven = lay("C9 a1\nC3 b4 level 2 on 2222", placed=1, mined="C2")
    assert uneven.refusal("footbridge b2 b4") == "babylon-levels-differ"


def test_6_7_no_gap_where_the_cell_between_belongs_to_one_of_the_tiles():
    # the two symbols are in one row, and c3 between them lies on the first tile
    table = lay("C3 b3\nC8 d3 turn 0", placed=1, mined="C2")
    assert table.refusal("footbridge b3 d3") == "babylon-no-gap"


def test_6_7_the_gap_is_never_covered():
    table = lay("C9 a1\nC3 d2", ["footbridge b2 d2"], mined="C2", columns=13)
    over = [words for words in table.legal("mined") if words.split()[1] in ("b1", "b2", "c1", "c2")]
    assert over == []


def test_6_8_the_rulebooks_example():
    # 1: the first statue anywhere
    table = lay("C13 a1", placed=1, mined="C2")
    assert table.may("statue a1")
    # 2: the second in line with the first, at any distance and on any level
    far = "C13 a1\nC2 e5\nC10 g1 level 2 on 2222"
    table = lay(far, ["statue a1"], placed=1, mined="C3")
    assert table.may("statue g1")
    # 3: a symbol that is in no line can't be used
    table = lay("C13 a1\nC10 g1\nC7 d6", ["statue a1", "statue g1"], placed=1, mined="C2")
    assert table.refusal("statue d6") == "babylon-statue-not-in-line"
    # 4: the third in line with another; now d6 would be in line, too, but its tile is of an earlier turn
    table = lay("C13 a1\nC10 g1\nC7 d6\nC4 g6", ["statue a1", "statue g1"], placed=1, mined="C2")
    assert table.may("statue g6")
    table.play("statue g6")
    assert table.refusal("statue d6") == "babylon-not-on-new-tile"


def test_6_8_a_statue_of_the_same_turn_counts():
    table = lay("B3 c3", placed=1, mined="C2")  # statue, statue, footbridge, stairs
    table.play("statue c3")
    assert table.may("statue d3")


# The statue on b2 holds the tile on b2; C10 lies far away.
TOWER = "C13 a1\nC3 b2 level 2 on s222\nC10 g7"


def test_6_9_a_statue_that_became_a_column_is_no_line():
    table = lay(TOWER, mined="C5", placed=1)
    assert table.seat().decorations == []
    assert table.may("statue g7")  # the next one is a first statue again


def test_6_9_a_hidden_statue_still_gives_its_lines():
    tiles = "C13 c3\nC2 e3\nC5 g7 level 2 on 2222\nC6 d3 level 3 on 222-\nC10 d6"
    table = lay(tiles, ["statue d4"], placed=1, mined="C12")
    assert not table.seat().decorations[0].in_sight
    assert table.may("statue d6")  # in column d
    away = lay(tiles.replace("C10 d6", "C10 a7"), ["statue d4"], placed=1, mined="C12")
    assert not away.legal("statue")


def test_6_10_old_symbols_serve_only_as_the_second_half():
    table = lay("C4 c3", mined="C12", columns=4).play("mined e3")
    # the fountain symbol of C4 on d3 joins with the new one on e3, its statue symbol is lost
    assert table.may("fountain d3 e3")
    assert table.refusal("statue c3") == "babylon-not-on-new-tile"
