"""Tigris 7: catastrophes."""

import pytest

from tests.games.tigris.table import BULL, LION, lay, tiles


@pytest.mark.parametrize("cell", ["h5", "e1"])
def test_7_1_on_an_empty_cell_of_land_or_river(cell):
    table = lay()
    table.play(f"catastrophe {cell}")
    assert table.view.catastrophes == [cell]


@pytest.mark.parametrize(("cell", "gone"), [("f5", "T"), ("g5", "M"), ("d4", "F"), ("h5", "S")])
def test_7_1_on_a_face_up_tile_that_leaves_the_game(cell, gone):
    table = lay(
        """
           d  e  f  g  h
        4  F  .  .  .  .
        5  .  .  T  M  S
        """
    )
    table.play(f"catastrophe {cell}")
    assert table.tile(cell) is None
    assert table.view.catastrophes == [cell]
    assert table.position["discarded"] == tiles(gone)


def test_7_1_on_a_temple_whose_treasure_is_gone():
    table = lay(
        """
            e   f   g
        10  .   T   .
        """
    )
    assert table.refusal("catastrophe f10") is None


def test_7_2_not_on_a_treasure_a_monument_a_leader_or_a_catastrophe():
    table = lay(
        """
            e   f   g   h   i
        9   .   .   ~   ~   ~
        10  T   t*  t   .   #
        11  pB  t   t   .   .
        """,
        monuments={"red-blue": "f10"},
    )
    assert table.refusal("catastrophe b2") == "tigris-catastrophe-on-treasure"
    assert table.refusal("catastrophe f10") == "tigris-cell-has-monument"
    assert table.refusal("catastrophe g11") == "tigris-cell-has-monument"
    assert table.refusal("catastrophe e11") == "tigris-cell-has-leader"
    assert table.refusal("catastrophe i10") == "tigris-cell-has-catastrophe"
    assert not table.cells("catastrophe") & {"b2", "f10", "g10", "f11", "g11", "e11", "i10"}


def test_7_3_the_cell_is_never_usable_again():
    table = lay(
        """
           f  g  h
        5  T  .  .
        """
    )
    table.play("catastrophe g5")
    assert table.refusal("temple g5") == "tigris-cell-has-catastrophe"
    assert table.refusal("priest g5") == "tigris-cell-has-catastrophe"
    assert table.refusal("catastrophe g5") == "tigris-cell-has-catastrophe"


def test_7_3_it_splits_a_kingdom():
    table = lay(
        """
           e  f  g  h  i  j
        5  kL T  M  T  pB .
        """
    )
    table.play("catastrophe g5")
    assert table.kingdom("e5") == {"e5", "f5"}
    assert table.kingdom("i5") == {"h5", "i5"}


def test_7_3_tiles_on_both_sides_of_it_do_not_meet():
    table = lay(
        """
           e  f  g  h  i  j
        4  .  .  .  .  .  .
        5  kL T  #  .  T  kB
        6  .  .  .  .  .  .
        """,
        hands=["S"],
    )
    table.play("settlement h5")
    assert table.points(BULL) == {"settlement": 1}
    assert table.phase == "action"


def test_7_3_leaders_without_a_temple_go_home_and_nobody_scores():
    table = lay(
        """
           e  f  g
        5  kB T  tB
        6  .  pL .
        """
    )
    table.play("catastrophe f5")
    assert table.leaders(LION) == table.leaders(BULL) == {}
    assert table.points(LION) == table.points(BULL) == {}


def test_7_4_two_per_player():
    table = lay(catastrophes_left=[2, 2])
    table.play("catastrophe h5", "catastrophe h6")
    assert table.view.seats[LION].catastrophes == 0
    assert table.view.seats[BULL].catastrophes == 2
    table.play("pass", "pass")
    assert table.refusal("catastrophe h4") == "tigris-no-catastrophe-left"
    assert table.cells("catastrophe") == set()


def test_7_5_not_on_a_building():
    table = lay(
        """
           f  g  h
        5  S  S^ S
        """
    )
    assert table.refusal("catastrophe g5") == "tigris-catastrophe-on-building"
    assert table.refusal("catastrophe f5") is None
