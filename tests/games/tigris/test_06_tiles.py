"""Tigris 6: placing tiles and their points."""

import pytest

from tests.games.tigris.table import ARCHER, BULL, LION, lay


def test_6_1_one_tile_from_the_hand_on_an_empty_cell():
    table = lay(hands=["TM"])
    table.play("market h5")
    assert table.tile("h5") == "market"
    assert table.hand(LION) == {"temple": 1}
    assert table.refusal("market h6") == "tigris-tile-not-in-hand"
    assert table.refusal("temple h5") == "tigris-cell-has-tile"


def test_6_1_farms_on_rivers_the_others_on_land():
    table = lay(hands=["TFMS"])
    assert table.refusal("farm e1") is None
    assert table.refusal("farm a1") == "tigris-farm-on-land"
    for tile in ("temple", "market", "settlement"):
        assert table.refusal(f"{tile} a1") is None
        assert table.refusal(f"{tile} e1") == "tigris-tile-on-river"


def test_6_1_not_on_a_leader_a_catastrophe_or_a_monument():
    table = lay(
        """
           e  f  g  h  i
        4  .  s  s  T  pB
        5  .  s  s  #  .
        """,
        monuments={"red-black": "f4"},
    )
    assert table.refusal("temple i4") == "tigris-cell-has-leader"
    assert table.refusal("temple h5") == "tigris-cell-has-catastrophe"
    assert table.refusal("temple g5") == "tigris-cell-has-monument"


def test_6_1_a_tile_may_lie_alone():
    table = lay(hands=["S"])
    table.play("settlement h5")
    assert table.kingdom("h5") is None


def test_6_2_three_kingdoms_may_not_be_joined():
    table = lay(
        """
           e  f  g  h  i
        3  ~  .  fB .  .
        4  .  .  T  .  .
        5  kL T  .  T  pB
        6  .  .  M  .  .
        """
    )
    assert table.refusal("market g5") == "tigris-joins-three-kingdoms"


def test_6_2_four_kingdoms_neither():
    table = lay(
        """
           e  f  g  h  i
        3  ~  .  fB .  .
        4  .  .  T  .  .
        5  kL T  .  T  pB
        6  .  .  T  .  .
        7  .  .  tL .  .
        """
    )
    assert table.refusal("market g5") == "tigris-joins-three-kingdoms"


def test_6_2_leaderless_regions_do_not_count():
    table = lay(
        """
           e  f  g  h  i
        4  .  .  T  .  .
        5  kL T  .  T  pB
        6  .  .  M  .  .
        """
    )
    table.play("market g5")
    assert table.kingdom("e5") == {"e5", "f5", "g4", "g5", "g6", "h5", "i5"}


def test_6_2_a_kingdom_touched_on_three_sides_is_one():
    table = lay(
        """
           e  f  g  h  i
        4  .  T  T  T  .
        5  .  T  .  T  pB
        6  .  .  .  .  .
        """
    )
    table.play("market g5")
    assert table.told("KingdomsUnited") == []


def test_6_3_beside_no_kingdom_there_are_no_points():
    table = lay(
        """
           e  f  g  h
        5  kL T  .  M
        """,
        hands=["MM"],
    )
    table.play("market i5")
    assert table.points(LION) == {}


@pytest.mark.parametrize(
    ("leader", "tile", "cell"),
    [("p", "temple", "e5"), ("t", "market", "e5"), ("k", "settlement", "e5"), ("f", "farm", "d4")],
)
def test_6_4_a_point_in_the_tiles_colour_to_the_leader_of_that_colour(leader, tile, cell):
    table = lay(
        f"""
           d  e  f
        4  ~  M  M
        5  .  .  T
        6  .  .  {leader}L
        """
    )
    table.play(f"{tile} {cell}")
    assert table.points(LION) == {tile: 1}
    assert table.points(BULL) == {}


def test_6_4_the_owner_may_be_another_player():
    table = lay(
        """
           e  f  g
        5  tB T  kL
        6  .  .  .
        """,
        hands=["M"],
    )
    table.play("market f6")
    assert table.points(BULL) == {"market": 1}
    assert table.points(LION) == {}


def test_6_4_without_that_leader_the_king_takes_the_point_in_the_tiles_colour():
    table = lay(
        """
           e  f  g
        5  kB T  pL
        6  .  .  .
        """,
        hands=["M"],
    )
    table.play("market f6")
    assert table.points(BULL) == {"market": 1}
    assert table.points(LION) == {}


def test_6_4_the_king_takes_nothing_where_the_leader_of_the_colour_stands():
    table = lay(
        """
           e  f  g
        5  kL T  pB
        6  .  .  .
        """,
        hands=["T"],
    )
    table.play("temple f6")
    assert table.points(LION) == {}
    assert table.points(BULL) == {"temple": 1}


def test_6_4_without_king_nobody_takes_it():
    table = lay(
        """
           e  f  g
        5  tL T  pB
        6  .  .  .
        """,
        hands=["S"],
    )
    table.play("settlement f6")
    assert table.points(LION) == {}
    assert table.points(BULL) == {}


def test_6_4_a_kingdom_touched_twice_gives_one_point():
    table = lay(
        """
           e  f  g
        4  .  T  T
        5  .  .  T
        6  .  .  tL
        """,
        hands=["M"],
    )
    table.play("market f5")
    assert table.points(LION) == {"market": 1}


def test_6_4_a_leaderless_region_joins_in_and_the_point_is_given():
    table = lay(
        """
           e  f  g  h  i
        5  tL T  .  S  T
        """,
        hands=["M"],
    )
    table.play("market g5")
    assert table.points(LION) == {"market": 1}
    assert table.kingdom("e5") == {"e5", "f5", "g5", "h5", "i5"}


def test_6_4_a_kingdom_farther_away_does_not_matter():
    """The tile links Lion's kingdom with a market; Bull's kingdom lies one cell beyond."""
    table = lay(
        """
           e  f  g  h  i  j  k
        5  tL T  .  M  .  T  tB
        """,
        hands=["M"],
    )
    table.play("market g5")
    assert table.points(LION) == {"market": 1}
    assert table.phase == "action"


def test_6_5_two_kingdoms_no_point_even_in_peace():
    table = lay(
        """
           e  f  g  h  i
        5  tL T  .  T  kB
        """,
        hands=["M"],
    )
    table.play("market g5")
    assert table.phase == "action"
    assert table.points(LION) == {}
    assert table.points(BULL) == {}
    assert table.told("KingdomsUnited")[0]["cell"] == "g5"


def test_6_5_two_kingdoms_no_point_after_a_war():
    table = lay(
        """
           e  f  g  h  i
        5  kL T  .  T  kB
        6  tL T  .  .  .
        """,
        hands=["M", ""],
    )
    table.play("market g5", "add 0", "add 0")
    assert table.points(LION) == {}
    assert table.points(BULL) == {"settlement": 1}


def test_6_5_the_first_kingdom_does_not_score_the_joining_tile():
    table = lay(
        """
           e  f  g  h  i
        5  pL T  .  T  kB
        """,
        hands=["T"],
    )
    table.play("temple g5")
    assert table.points(LION) == {}
    assert table.points(BULL) == {}


def test_6_6_points_are_given_at_once():
    table = lay(
        """
           e  f  g  h
        5  tB T  kA .
        6  .  .  .  .
        """,
        players=3,
        hands=["MS"],
    )
    table.play("market f6")
    assert table.points(BULL) == {"market": 1}
    table.play("settlement f4")
    assert table.points(ARCHER) == {"settlement": 1}
