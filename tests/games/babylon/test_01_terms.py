"""Babylon 1: pieces, tiles, levels, surfaces."""

from tests.games.babylon.table import lay, start
from tworivers.games.babylon.rules.board import CELL_NAMES, POSITIONS, SUPPLY
from tworivers.games.babylon.rules.tiles import our_set


def test_1_1_the_numbers_of_pieces():
    supply = start().view.supply
    assert supply == {
        "stairs": 15, "fountain": 15, "footbridge": 15, "statue": 38, "single": 148, "double": 60,
        "lookout": 38,
    }  # fmt: skip
    assert sum(SUPPLY) == 329


def test_1_2_a_tile_has_four_spaces_and_one_flower():
    for face in our_set().faces():
        assert len(face.spaces) == 4
        assert face.flower in ("white", "pink", "yellow", "blue")


def test_1_3_materials_have_two_three_and_four_symbols():
    found = our_set()
    for faces, symbols in ((found.clay, 2), (found.granite, 3), (found.basalt, 4)):
        assert len(faces) == 16
        assert all(4 - face.spaces.count("-") == symbols for face in faces)


def test_1_4_each_starting_tile_shows_its_boards_flower_and_every_symbol():
    for face, flower in zip(our_set().start, ("white", "pink", "yellow", "blue"), strict=True):
        assert face.flower == flower
        assert sorted(face.spaces) == ["footbridge", "fountain", "stairs", "statue"]


def test_1_5_a_board_has_64_holes_six_places_for_columns_and_a_slot():
    table = start()
    assert table.seat().holes == len(CELL_NAMES) == 64
    assert table.seat().slot.tile == "S1"
    assert table.seat(1).flower == "pink"


def test_1_6_a_tile_covers_four_cells_and_may_be_turned():
    table = lay(mined="C2", columns=4).play("mined c3 turn 1")
    placed = table.seat().tiles[0]
    assert placed.spaces == ("-", "fountain", "footbridge", "-")
    assert {cell for cell in CELL_NAMES if table.level(cell)} == {"c3", "d3", "c4", "d4"}
    assert len(POSITIONS) == 49


def test_1_7_the_surface_of_a_tile_has_the_tiles_level():
    table = lay("S1 c3\nC2 d4 level 2 on 1222", mined="C5")
    assert table.level("h8") == 0
    assert table.level("c3") == 1
    assert [table.level(cell) for cell in ("d4", "e4", "d5", "e5")] == [2, 2, 2, 2]


def test_1_8_only_the_highest_tile_over_a_cell_counts_as_surface():
    table = lay("S1 c3\nC3 d3 level 2 on 1221", mined="C4", columns=4)
    assert table.level("d3") == 2
    assert table.empty("d3")
    # the fountain symbol of S1 on d3 is covered and of no use any more
    assert not int(table.match.state["symbols"][0, 0, 1]) >> CELL_NAMES.index("d3") & 1


def test_1_9_a_symbol_leaves_a_space_empty_a_piece_does_not():
    table = lay("S1 c3 on 1-11", ["statue c4"])
    assert table.empty("c3")
    assert table.empty("a1")
    assert not table.empty("c4")  # the statue
    assert not table.empty("d3")  # the lookout


def test_1_9_the_gap_of_a_footbridge_is_not_empty():
    assert lay("C9 a1\nC3 d2").empty("c2")
    assert not lay("C9 a1\nC3 d2", ["footbridge b2 d2"]).empty("c2")


def test_1_10_a_lookout_fills_its_space_but_is_no_decoration():
    table = lay("S1 c3 on 11-1")
    assert not table.empty("d4")
    assert table.score() == {"lookouts": 1, "height": 2}
