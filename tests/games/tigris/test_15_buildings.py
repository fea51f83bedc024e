"""Tigris 15: the variant with civilization buildings."""

import pytest

from tests.games.tigris.table import BULL, LION, lay, start

TWO_SETTLEMENTS = """
       e  f  g  h  i  j
    4  .  .  .  .  .  .
    5  .  S  S  .  .  .
    6  .  .  .  .  .  .
"""


def built(table):
    return {event["building"]: event["cell"] for event in table.told("BuildingPlaced")}


@pytest.mark.parametrize(
    ("letter", "tile", "building"),
    [("S", "settlement", "palace"), ("M", "market", "market hall"), ("T", "temple", "library")],
)
def test_15_1_one_building_a_colour(letter, tile, building):
    table = lay(TWO_SETTLEMENTS.replace("S", letter), buildings_variant=True, hands=[letter])
    table.play(f"{tile} h5", "building g5")
    assert built(table) == {building: "g5"}
    assert table.view.buildings == {building: "g5"}


def test_15_1_the_granary_is_blue():
    table = lay(
        """
           e  f  g  h
        1  F  F  ~  ~
        """,
        buildings_variant=True,
        hands=["F"],
    )
    table.play("farm g1", "building e1")
    assert table.view.buildings == {"granary": "e1"}


def test_15_1_without_the_variant_nothing_is_built():
    table = lay(TWO_SETTLEMENTS, hands=["S"])
    table.play("settlement h5")
    assert table.phase == "action"
    assert start(buildings=True).view.buildings_variant
    assert not start().view.buildings_variant


def test_15_2_a_row_of_three_may_get_the_building_on_any_of_its_tiles():
    table = lay(TWO_SETTLEMENTS, buildings_variant=True, hands=["S"])
    table.play("settlement h5")
    assert (table.phase, table.decider) == ("building", LION)
    assert table.cells("building") == {"f5", "g5", "h5"}
    assert "decline" in table.legal


def test_15_2_a_column_of_three_as_well():
    table = lay(
        """
           f  g  h
        4  .  M  .
        5  .  .  .
        6  .  M  .
        """,
        buildings_variant=True,
        hands=["M"],
    )
    table.play("market g5")
    assert table.cells("building") == {"g4", "g5", "g6"}


@pytest.mark.parametrize(("east", "west", "laid"), [("M .", "M M", "p10"), ("M M", ". M", "a11")])
def test_15_2_no_row_goes_on_beyond_the_edge_of_the_board(east, west, laid):
    table = lay(
        f"""
            a b  o p
         1  M .  . .
        10  . .  {east}
        11  {west}  . .
        """,
        buildings_variant=True,
        hands=["M"],
    )
    table.play(f"market {laid}")
    assert table.phase == "action"


@pytest.mark.parametrize(("row", "laid"), [(". M M", "a1"), ("M M .", "c1")])
def test_15_2_a_row_begins_in_the_corner_of_the_board(row, laid):
    table = lay(
        f"""
           a b c
        1  {row}
        """,
        buildings_variant=True,
        hands=["M"],
    )
    table.play(f"market {laid}")
    assert table.cells("building") == {"a1", "b1", "c1"}


def test_15_2_if_row_and_column_qualify_any_tile_of_either():
    table = lay(
        """
           e  f  g  h
        3  ~  .  S  .
        4  .  .  S  .
        5  S  S  .  .
        6  .  .  .  .
        """,
        buildings_variant=True,
        hands=["S"],
    )
    table.play("settlement g5")
    assert table.cells("building") == {"e5", "f5", "g5", "g4", "g3"}


def test_15_2_a_row_of_two_or_a_broken_row_is_not_enough():
    table = lay(
        """
           e  f  g  h  i  j  k
        5  S  .  M  S  .  .  S
        """,
        buildings_variant=True,
        hands=["SS"],
    )
    table.play("settlement f5")
    assert table.phase == "action"
    table.play("settlement i5")
    assert table.decider == BULL


def test_15_2_turned_tiles_break_the_row():
    table = lay(
        """
           e  f  g  h  i
        4  s  s  .  .  .
        5  s  s  S  .  .
        """,
        monuments={"red-black": "e4"},
        buildings_variant=True,
        hands=["S"],
    )
    table.play("settlement h5")
    assert table.phase == "action"


def test_15_2_the_row_does_not_run_over_the_edge_of_the_board():
    table = lay(
        """
           a  b  o  p
        1  .  .  S  S
        2  .  T* .  T*
        """,
        buildings_variant=True,
        hands=["SS"],
    )
    table.play("settlement a2")
    assert table.phase == "action"


def test_15_2_it_may_be_declined():
    table = lay(TWO_SETTLEMENTS, buildings_variant=True, hands=["S"])
    table.play("settlement h5", "decline")
    assert table.view.buildings == {}
    assert table.phase == "action"


WAR_ON_THE_LINE = """
       d  e  f  g  h  i
    5  T  S  S  .  T  kB
    6  kL .  .  .  .  .
"""


def test_15_3_after_a_war_the_line_must_still_have_three():
    table = lay(WAR_ON_THE_LINE, hands=["S", "SSS"], buildings_variant=True)
    table.play("settlement g5", "add 0", "add 3")
    assert table.points(BULL) == {"settlement": 3}
    assert table.phase == "action"


def test_15_3_if_it_has_the_building_may_be_placed():
    table = lay(WAR_ON_THE_LINE, hands=["S", ""], buildings_variant=True)
    table.play("settlement g5")
    assert table.phase == "attack"
    table.play("add 0", "add 0")
    assert table.phase == "building"


def test_15_4_the_building_moves_only_to_a_strictly_longer_line():
    table = lay(
        """
           e  f  g  h  i  j  k
        4  S^ S  S  .  .  .  .
        5  .  .  .  .  .  .  .
        6  .  .  .  .  .  .  .
        7  S  S  .  .  .  .  .
        """,
        hands=["SS"],
    )
    table.play("settlement g7")
    assert table.phase == "action"
    table.play("settlement h7")
    assert table.cells("building") == {"e7", "f7", "g7", "h7"}
    table.play("building h7")
    assert table.told("BuildingMoved")[0]["origin"] == "e4"
    assert table.view.buildings == {"palace": "h7"}


def test_15_4_the_old_line_counts_as_it_is_now():
    """A catastrophe has shortened the palace's row from four to two: three are enough to move it."""
    table = lay(
        """
           e  f  g  h  i
        4  S^ S  #  S  .
        5  .  .  .  .  .
        6  S  S  .  .  .
        """,
        hands=["S"],
    )
    table.play("settlement g6")
    assert table.cells("building") == {"e6", "f6", "g6"}


def test_15_4_a_line_grown_since_is_longer_to_beat():
    table = lay(
        """
           e  f  g  h  i
        4  S^ S  S  S  .
        5  .  .  .  .  .
        6  S  S  S  .  .
        """,
        hands=["S"],
    )
    table.play("settlement h6")
    assert table.phase == "action"


def test_15_4_three_are_always_needed():
    """The palace's line is one tile now; two are still not enough."""
    table = lay(
        """
           e  f  g  h  i
        4  S^ #  .  .  .
        5  .  .  .  .  .
        6  .  S  .  .  .
        """,
        hands=["SS"],
    )
    table.play("settlement g6")
    assert table.phase == "action"
    table.play("settlement h6")
    assert table.phase == "building"


def test_15_4_the_longer_of_row_and_column_through_the_building_is_beaten():
    table = lay(
        """
           e  f  g  h  i  j
        3  ~  .  .  .  .  S
        4  .  .  .  .  S  S^
        5  .  .  .  .  .  S
        6  S  S  .  .  .  S
        7  .  .  .  .  .  .
        """,
        hands=["SS"],
    )
    table.play("settlement g6")
    assert table.phase == "action"


def test_15_5_lengthening_its_own_line_moves_no_building():
    table = lay(
        """
           e  f  g  h  i
        5  S^ S  S  .  .
        """,
        hands=["S"],
    )
    table.play("settlement h5")
    assert table.phase == "action"


def test_15_5_a_longer_line_across_may_be_used():
    """h5 makes the palace's row four long, and a column of five through h5."""
    table = lay(
        """
           e  f  g  h  i
        3  ~  .  .  S  .
        4  .  .  .  S  .
        5  S^ S  S  .  .
        6  .  .  .  S  .
        7  .  .  .  S  .
        """,
        hands=["S"],
    )
    table.play("settlement h5")
    assert table.cells("building") == {"h3", "h4", "h5", "h6", "h7"}


def test_15_5_an_equal_line_across_may_not():
    table = lay(
        """
           e  f  g  h  i
        3  ~  .  .  S  .
        4  .  .  .  S  .
        5  S^ S  S  .  .
        6  .  .  .  S  .
        """,
        hands=["S"],
    )
    table.play("settlement h5")
    assert table.phase == "action"


def test_15_6_a_second_point_where_the_building_stands():
    table = lay(
        """
           e  f  g  h  i
        5  S^ S  S  T  kL
        """,
        hands=["SM"],
    )
    table.play("settlement g6")
    assert table.points(LION) == {"settlement": 2}
    assert [event["reason"] for event in table.told("PointsWon")] == ["tile", "building"]


def test_15_6_only_for_tiles_of_its_colour():
    table = lay(
        """
           e  f  g  h  i
        5  S^ S  S  T  kL
        """,
        hands=["M"],
    )
    table.play("market g6")
    assert table.points(LION) == {"market": 1}


def test_15_6_the_king_who_stands_in_gets_both():
    table = lay(
        """
           e  f  g  h  i
        5  M^ M  M  T  kL
        """,
        hands=["M"],
    )
    table.play("market g6")
    assert table.points(LION) == {"market": 2}


def test_15_6_another_players_leader_gets_both():
    table = lay(
        """
           e  f  g  h  i
        5  S^ S  S  T  kB
        """,
        hands=["S"],
    )
    table.play("settlement g6")
    assert table.points(BULL) == {"settlement": 2}
    assert table.points(LION) == {}


def test_15_6_nobody_gets_the_second_without_the_first():
    table = lay(
        """
           e  f  g  h  i
        5  S^ S  S  T  pL
        """,
        hands=["S"],
    )
    table.play("settlement g6")
    assert table.points(LION) == {}


def test_15_6_the_building_counts_if_this_tile_joins_it_to_the_kingdom():
    table = lay(
        """
           e  f  g  h  i
        5  S^ S  .  T  kL
        """,
        hands=["S"],
    )
    table.play("settlement g5")
    assert table.points(LION) == {"settlement": 2}


def test_15_6_a_building_of_another_kingdom_does_not_count():
    table = lay(
        """
           e  f  g  h  i  j  k
        5  S^ S  S  .  .  T  kL
        """,
        hands=["S"],
    )
    table.play("settlement j6")
    assert table.points(LION) == {"settlement": 1}


def test_15_7_the_tile_under_a_building_supports_but_is_not_removed():
    table = lay(
        """
           d  e  f  g  h  i  j
        4  ~  .  .  .  S^ .  .
        5  kL T  .  T  S  .  .
        6  .  .  .  kB .  .  .
        """,
        hands=["MSSS", ""],
    )
    table.play("market f5")
    assert table.told("WarBegan")[0]["defending"] == 2
    table.play("add 3", "add 0")
    assert table.tile("h4") == "settlement"
    assert table.tile("h5") is None
    assert table.view.buildings == {"palace": "h4"}
    assert table.points(LION) == {"settlement": 2}


def test_15_7_the_library_as_well():
    table = lay(
        """
           d  e  f  g  h  i  j  k
        5  pL T  .  M  T^ T  T  pB
        """,
        hands=["STTTT", ""],
    )
    table.play("settlement f5", "add 4", "add 0")
    assert [table.tile(cell) for cell in ("h5", "i5", "j5")] == ["temple", None, None]
    assert table.points(LION) == {"temple": 3}


def test_15_8_a_monument_on_its_square_sends_the_building_away():
    table = lay(
        """
           e  f  g  h
        4  .  S^ S  S
        5  .  S  .  .
        """,
        hands=["S"],
    )
    table.play("settlement g5", "monument red-black nw")
    assert table.view.buildings == {}
    assert table.told("BuildingGone") == [{"building": "palace", "cell": "f4"}]


def test_15_8_it_may_be_built_again():
    table = lay(
        """
           e  f  g  h  i  j  k
        4  .  S^ S  S  .  .  .
        5  .  S  .  .  .  .  .
        6  .  .  .  S  S  .  .
        """,
        hands=["SS"],
    )
    table.play("settlement g5", "monument red-black nw", "settlement j6")
    assert table.cells("building") == {"h6", "i6", "j6"}


def test_15_9_no_catastrophe_on_a_building():
    table = lay(
        """
           e  f  g
        5  S^ S  S
        """
    )
    assert "e5" not in table.cells("catastrophe")
    assert table.refusal("catastrophe e5") == "tigris-catastrophe-on-building"


def test_15_9_on_other_tiles_of_the_line_the_building_stays():
    table = lay(
        """
           e  f  g
        5  S^ S  S
        """
    )
    table.play("catastrophe f5")
    assert table.view.buildings == {"palace": "e5"}


def test_15_10_the_tile_that_makes_the_line_gets_no_extra_point():
    table = lay(
        """
           e  f  g  h  i
        5  .  S  S  T  kL
        """,
        buildings_variant=True,
        hands=["S"],
    )
    table.play("settlement e5", "building e5")
    assert table.points(LION) == {"settlement": 1}


LINE_AND_SQUARE = """
       e  f  g  h
    4  .  S  S  .
    5  S  S  .  .
"""


def test_15_11_first_the_building_then_the_monument():
    table = lay(LINE_AND_SQUARE, buildings_variant=True, hands=["S"])
    table.play("settlement g5")
    assert table.phase == "building"
    table.play("building e5")
    assert table.phase == "monument"
    table.play("monument red-black nw")
    assert table.view.buildings == {"palace": "e5"}
    assert table.view.monuments["red-black"] == "f4"
    assert table.view.actions_left == 1


def test_15_11_the_building_may_be_declined_for_the_monument():
    table = lay(LINE_AND_SQUARE, buildings_variant=True, hands=["S"])
    table.play("settlement g5", "decline", "monument red-black nw")
    assert table.view.buildings == {}
    assert table.view.monuments["red-black"] == "f4"


def test_15_11_a_building_just_placed_may_give_way_to_the_monument():
    table = lay(LINE_AND_SQUARE, buildings_variant=True, hands=["S"])
    table.play("settlement g5", "building g5", "monument red-black nw")
    assert table.view.buildings == {}


def test_15_12_no_extra_points_from_wars():
    """Lion's palace adds nothing: one point for the king, two for his settlements."""
    table = lay(
        """
           d  e  f  g  h  i  j
        4  ~  S^ .  .  S  .  .
        5  kL T  .  T  S  .  .
        6  .  .  .  kB .  .  .
        """,
        hands=["MSSS", ""],
    )
    table.play("market f5", "add 3", "add 0")
    assert table.points(LION) == {"settlement": 3}


def test_15_12_no_extra_points_from_revolts():
    table = lay(
        """
           e  f  g  h
        4  .  T  T  T^
        5  kB T  .  .
        """,
        hands=["TT", ""],
    )
    table.play("king g5", "add 2", "add 0")
    assert table.points(LION) == {"temple": 1}


def test_15_12_no_extra_points_from_monuments():
    table = lay(
        """
           e  f  g  h  i  j
        4  .  s  s  .  .  .
        5  .  s  s  T  kL .
        6  .  .  S^ .  .  .
        """,
        monuments={"red-black": "f4"},
    )
    table.play("pass", "pass")
    assert table.points(LION) == {"settlement": 1}


def test_15_13_only_the_active_player_builds():
    table = lay(
        """
           d  e  f  g  h  i
        4  ~  kB .  .  .  .
        5  .  T  S  S  .  .
        """,
        buildings_variant=True,
        hands=["S"],
    )
    table.play("settlement h5")
    assert table.points(BULL) == {"settlement": 1}
    assert table.decider == LION
    assert table.refusal("building h5", BULL) == "not-your-decision"


def test_15_13_only_for_the_tile_just_placed():
    """A row of three that nobody used is not offered with a tile elsewhere."""
    table = lay(
        """
           e  f  g  h  i
        4  S  S  S  .  .
        5  .  .  .  .  .
        6  .  .  .  .  .
        """,
        buildings_variant=True,
        hands=["SS"],
    )
    table.play("settlement i6")
    assert table.phase == "action"
    table.play("settlement h4")
    assert table.phase == "building"


def test_15_13_a_leader_or_a_catastrophe_builds_nothing():
    table = lay(
        """
           e  f  g  h  i
        4  T  T  T  .  .
        5  .  .  .  .  .
        """,
        buildings_variant=True,
    )
    table.play("priest e5")
    assert table.phase == "action"
    table.play("catastrophe i4")
    assert table.decider == BULL
