"""Tigris 12: monuments."""

import pytest

from tests.games.tigris.table import BULL, LION, lay
from tworivers.games.tigris.rules.board import rows_of

ALMOST_A_SQUARE = """
       e  f  g  h  i
    4  .  .  M  M  .
    5  .  .  M  .  .
    6  .  .  .  .  .
"""


def monuments(table):
    """The monuments that may be built now."""
    return {move.split()[1] for move in table.legal if move.startswith("monument")}


def directions(table):
    return {move.split()[2] for move in table.legal if move.startswith("monument")}


def test_12_1_four_tiles_of_one_colour_may_become_a_monument():
    table = lay(ALMOST_A_SQUARE, hands=["M"])
    table.play("market h5")
    assert (table.phase, table.decider) == ("monument", LION)
    table.play("monument red-green nw")
    assert table.view.monuments["red-green"] == "g4"
    assert set(table.view.face_down) == {"g4", "h4", "g5", "h5"}
    assert table.tile("g4") is None
    assert table.view.actions_left == 1


@pytest.mark.parametrize(
    ("letter", "tile", "free"),
    [
        ("T", "temple", {"red-blue", "red-green", "red-black"}),
        ("M", "market", {"red-green", "blue-green", "green-black"}),
        ("S", "settlement", {"red-black", "blue-black", "green-black"}),
    ],
)
def test_12_1_one_of_its_colours_is_that_of_the_square(letter, tile, free):
    table = lay(ALMOST_A_SQUARE.replace("M", letter), hands=[letter])
    table.play(f"{tile} h5")
    assert monuments(table) == free


def test_12_1_four_tiles_of_different_colours_make_no_monument():
    table = lay(ALMOST_A_SQUARE, hands=["S"])
    table.play("settlement h5")
    assert table.phase == "action"


def test_12_1_three_tiles_in_a_corner_make_no_monument():
    table = lay(ALMOST_A_SQUARE, hands=["M"])
    table.play("market f4")
    assert table.phase == "action"


def test_12_1_a_leader_does_not_complete_a_square():
    table = lay(ALMOST_A_SQUARE.replace("M", "T"))
    table.play("priest h5")
    assert table.phase == "action"


def test_12_1_after_the_war_if_the_square_still_stands():
    """Lion wins and may build."""
    table = lay(
        """
           d  e  f  g  h  i  j
        4  ~  tL .  M  M  .  .
        5  .  T  M  M  .  T  tB
        6  .  .  .  .  .  .  .
        """,
        hands=["M", ""],
    )
    table.play("market h5", "add 0", "add 0")
    assert table.phase == "monument"


def test_12_1_not_when_the_war_has_broken_it():
    table = lay(
        """
           d  e  f  g  h  i  j
        4  ~  tL .  M  M  .  .
        5  .  T  M  M  .  T  tB
        6  .  .  .  .  .  .  .
        """,
        hands=["M", "MMMM"],
    )
    table.play("market h5", "add 0", "add 4")
    assert table.points(BULL) == {"market": 5}
    assert table.phase == "action"


def test_12_1_only_the_active_player_builds():
    table = lay(ALMOST_A_SQUARE, hands=["M"], active=1)
    assert table.refusal("market h5", LION) == "not-your-decision"
    table.play("market h5")
    assert table.decider == BULL


@pytest.mark.parametrize(
    ("upper", "lower", "laid"),
    [(". S", "S S", "f4"), ("S .", "S S", "g4"), ("S S", ". S", "f5"), ("S S", "S .", "g5")],
)
def test_12_1_any_corner_completes_the_square(upper, lower, laid):
    table = lay(
        f"""
           f g
        4  {upper}
        5  {lower}
        """,
        hands=["S"],
    )
    table.play(f"settlement {laid}")
    assert table.phase == "monument"


def test_12_2_without_a_free_monument_of_the_colour_nothing_is_turned():
    table = lay(
        """
           a  b  c  d  e  f  g  h  i  j
        4  ~  ~  ~  ~  .  .  M  M  .  .
        5  m  m  m  m  m  m  M  .  .  .
        6  m  m  m  m  m  m  .  .  .  .
        """,
        monuments={"red-green": "a5", "blue-green": "c5", "green-black": "e5"},
        hands=["M"],
    )
    table.play("market h5")
    assert table.phase == "action"
    assert table.tile("g4") == "market"


def test_12_2_only_free_monuments_are_offered():
    table = lay(
        """
           c  d  e  f  g  h  i  j
        4  ~  ~  .  .  M  M  .  .
        5  .  .  m  m  M  .  .  .
        6  .  .  m  m  .  .  .  .
        """,
        monuments={"blue-green": "e5"},
        hands=["M"],
    )
    table.play("market h5")
    assert monuments(table) == {"red-green", "green-black"}


def test_12_3_a_declined_square_is_not_offered_again():
    table = lay(ALMOST_A_SQUARE, hands=["MM", "MM"])
    table.play("market h5", "decline")
    assert table.tile("h5") == "market"
    table.play("market i6")
    assert table.decider == BULL
    table.play("market e6")
    assert table.phase == "action"


def test_12_3_a_later_tile_may_complete_another_square_with_the_old_tiles():
    table = lay(
        """
           e  f  g  h  i
        4  .  .  M  M  M
        5  .  .  M  M  .
        6  .  .  .  .  .
        """,
        hands=["M"],
    )
    table.play("market i5")
    assert directions(table) == {"nw"}
    table.play("monument red-green nw")
    assert set(table.view.face_down) == {"h4", "i4", "h5", "i5"}
    assert table.tile("g4") == "market"


def test_12_4_one_of_up_to_four_squares():
    table = lay(
        """
           e  f  g  h  i
        4  .  M  M  M  .
        5  .  M  .  M  .
        6  .  M  M  M  .
        """,
        hands=["M"],
    )
    table.play("market g5")
    assert directions(table) == {"nw", "ne", "sw", "se"}
    table.play("monument red-green se")
    assert set(table.view.face_down) == {"g5", "h5", "g6", "h6"}
    assert table.phase == "action"
    assert table.tile("f4") == "market"


@pytest.mark.parametrize(("direction", "corner"), [("nw", "f4"), ("ne", "g4"), ("sw", "f5"), ("se", "g5")])
def test_12_4_the_square_that_was_chosen(direction, corner):
    table = lay(
        """
           e  f  g  h  i
        4  .  M  M  M  .
        5  .  M  .  M  .
        6  .  M  M  M  .
        """,
        hands=["M"],
    )
    table.play("market g5", f"monument blue-green {direction}")
    assert table.view.monuments["blue-green"] == corner


@pytest.mark.parametrize("pair", ["red-green", "blue-green", "green-black"])
def test_12_5_the_builder_chooses_among_the_matching_monuments(pair):
    table = lay(ALMOST_A_SQUARE, hands=["M"])
    table.play("market h5", f"monument {pair} nw")
    assert [name for name, cell in table.view.monuments.items() if cell] == [pair]


def test_12_6_a_treasure_stays_on_a_turned_tile():
    table = lay(
        """
            e   f   g   h
        10  .   T*  T   .
        11  .   T   .   .
        """,
        hands=["T"],
    )
    table.play("temple g11", "monument red-blue nw")
    assert "f10" in table.view.treasures
    assert table.refusal("catastrophe f10") == "tigris-cell-has-monument"


def test_12_6_turned_tiles_cannot_be_beaten():
    table = lay(
        """
           d  e  f  g  h  i  j  k
        4  ~  .  .  .  .  m  m  .
        5  M  tL T  .  T  m  m  .
        6  .  .  .  .  tB M  .  .
        """,
        monuments={"red-green": "i4"},
        hands=["SM", ""],
    )
    table.play("settlement g5", "add 1", "add 0")
    assert set(table.view.face_down) == {"i4", "i5", "j4", "j5"}
    assert table.tile("i6") is None
    assert table.points(LION) == {"market": 2}


def test_12_7_leaders_left_without_a_temple_go_home():
    """The rulebook's example on page 8."""
    table = lay(
        """
           e  f  g  h  i
        5  fB T  T  pL .
        6  .  T  .  T  .
        """,
        hands=["T"],
    )
    table.play("temple g6", "monument red-blue nw")
    assert table.leaders(BULL) == {}
    assert table.leaders(LION) == {"priest": "h5"}
    assert table.told("LeaderWentHome")[0]["reason"] == "no-temple"


def test_12_7_monuments_are_never_destroyed():
    table = lay(
        """
           e  f  g  h
        4  .  s  s  .
        5  .  s  s  .
        """,
        monuments={"red-black": "f4"},
    )
    assert not table.cells("catastrophe") & {"f4", "g4", "f5", "g5"}


TWO_COLOURS = """
       d  e  f  g  h  i  j
    4  ~  .  t  t  T  fB .
    5  .  .  t  t  pL .  .
    6  .  .  .  .  T  kL .
    7  ~  .  .  .  .  .  .
"""


def test_12_8_the_active_player_scores_for_his_own_leaders():
    """The rulebook's example on page 9: one red point for the one, one blue for the other."""
    table = lay(TWO_COLOURS, monuments={"red-blue": "f4"})
    table.play("pass", "pass")
    assert table.points(LION) == {"temple": 1}
    assert table.points(BULL) == {}
    table.play("pass", "pass")
    assert table.points(LION) == {"temple": 1}
    assert table.points(BULL) == {"farm": 1}


def test_12_8_the_king_gets_only_black_points():
    table = lay(
        """
           e  f  g  h  i
        4  .  t  t  T  kL
        5  .  t  t  .  .
        """,
        monuments={"red-blue": "f4"},
    )
    table.play("pass", "pass")
    assert table.points(LION) == {}


def test_12_8_one_monument_feeds_two_leaders():
    table = lay(TWO_COLOURS, monuments={"red-black": "f4"})
    table.play("pass", "pass")
    assert table.points(LION) == {"temple": 1, "settlement": 1}


def test_12_8_several_monuments_feed_one_leader():
    table = lay(
        """
           e  f  g  h  i  j  k
        4  .  s  s  m  m  T  kL
        5  .  s  s  m  m  .  .
        """,
        monuments={"red-black": "f4", "green-black": "h4"},
    )
    table.play("pass", "pass")
    assert table.points(LION) == {"settlement": 2}


def test_12_8_a_monument_of_another_kingdom_gives_nothing():
    table = lay(
        """
           e  f  g  h  i  j  k
        4  .  s  s  .  .  T  kL
        5  .  s  s  .  .  .  .
        """,
        monuments={"red-black": "f4"},
    )
    table.play("pass", "pass")
    assert table.points(LION) == {}


def test_12_8_a_leader_at_home_gets_nothing():
    """Not even of the kingdom that holds nobody but the last dynasty's last leader."""
    table = lay(
        """
           e  f  g  h  i
        4  .  s  s  T  kP
        5  .  s  s  .  .
        """,
        players=4,
        monuments={"red-black": "f4"},
    )
    table.play("pass", "pass")
    assert all(table.points(seat) == {} for seat in range(4))


def test_12_8_a_monument_built_this_turn_counts_at_its_end():
    table = lay(
        """
           e  f  g  h  i
        4  .  T  M  M  .
        5  .  tL M  .  .
        """,
        hands=["M"],
    )
    table.play("market h5", "monument red-green nw", "pass")
    assert table.points(LION) == {"market": 2}


def test_12_9_a_union_without_points_may_complete_a_square():
    table = lay(
        """
           e  f  g  h  i  j
        4  kL T  M  M  .  .
        5  .  .  M  .  T  tB
        6  .  .  .  .  .  .
        """,
        hands=["M"],
    )
    table.play("market h5")
    assert table.points(LION) == table.points(BULL) == {}
    assert table.phase == "monument"
    assert directions(table) == {"nw"}


@pytest.mark.parametrize(("side", "corners"), [(0, {"o4"}), (1, {"c1", "c2", "g9"})])
def test_12_10_squares_of_river_cells(side, corners):
    rows = rows_of(side)
    found = {
        f"{chr(ord('a') + column)}{row + 1}"
        for row in range(10)
        for column in range(15)
        if rows[row][column : column + 2] == rows[row + 1][column : column + 2] == "~~"
    }
    assert found == corners


def test_12_10_a_farm_monument():
    table = lay(
        """
           m  n  o  p
        4  .  ~  F  F
        5  .  T* F  ~
        """,
        hands=["F"],
    )
    table.play("farm p5")
    assert monuments(table) == {"red-blue", "blue-green", "blue-black"}
