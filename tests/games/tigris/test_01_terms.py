"""Tigris 1: cells, tiles, regions, kingdoms."""

from tests.games.tigris.table import BULL, LION, lay, start
from tworivers.games.tigris.rules.board import CELL_NAMES, NEIGHBOURS, rows_of


def test_1_1_eleven_rows_of_sixteen_cells_each_land_or_river():
    assert len(CELL_NAMES) == 176
    assert CELL_NAMES[0] == "a1"
    assert CELL_NAMES[-1] == "p11"
    for side in (0, 1):
        assert [len(row) for row in rows_of(side)] == [16] * 11
        assert set("".join(rows_of(side))) == set(".~TX")


def test_1_1_neighbours_share_a_side():
    def beside(cell):
        return {CELL_NAMES[other] for other in NEIGHBOURS[CELL_NAMES.index(cell)]}

    assert beside("c6") == {"c5", "c7", "b6", "d6"}
    assert beside("a1") == {"b1", "a2"}
    assert beside("p11") == {"o11", "p10"}


def test_1_1_the_left_edge_does_not_touch_the_right_edge_of_the_row_above():
    table = lay(
        """
           a  b  o  p
        5  .  .  ~  ~
        6  T  fL ~  .
        """,
        hands=["FF"],
    )
    table.play("farm p5")
    assert table.told("PointsWon") == []
    assert table.kingdom("b6") == {"a6", "b6"}


def test_1_1_the_right_edge_does_not_touch_the_left_edge_of_the_row_below():
    table = lay(
        """
           a  b  o  p
        5  .  .  ~  ~
        6  .  .  ~  T
        7  ~  ~  ~  fL
        """,
        hands=["FF"],
    )
    table.play("farm a7")
    assert table.told("PointsWon") == []
    assert table.kingdom("p7") == {"p6", "p7"}


def test_1_1_a_kingdom_reaches_across_every_row_of_the_board():
    table = lay(
        """
            j   k   l
        4   .   .   .
        5   .   .   .
        6   pL  T   .
        7   .   T   .
        8   .   T   .
        9   ~   ~   ~
        10  .   .   .
        11  .   .   .
        """
    )
    assert table.kingdom("j6") == {"j6", "k6", "k7", "k8"}
    assert not table.kingdom("j6") & {"l5", "j7"}


def test_1_1_diagonal_cells_are_not_adjacent():
    table = lay(
        """
           f  g  h
        4  .  T  pL
        5  T  .  .
        6  .  .  .
        """
    )
    assert table.kingdom("h4") == {"g4", "h4"}
    assert table.kingdom("f5") is None


def test_1_2_only_the_four_civilizations_are_tiles():
    table = lay(
        """
           f  g  h
        4  .  .  .
        5  T  kL #
        6  .  .  .
        """
    )
    assert table.tile("f5") == "temple"
    assert table.tile("h5") is None
    assert set(table.hand(LION)) == {"temple", "farm", "market", "settlement"}


def test_1_2_a_catastrophe_is_no_tile_of_a_line():
    table = lay(
        """
           f  g  h  i  j
        5  S  S  #  .  S
        6  .  .  .  .  .
        """,
        buildings_variant=True,
        hands=["SSS"],
    )
    table.play("settlement i5")
    assert table.phase == "action"


def test_1_3_face_up_tiles_and_leaders_connect():
    table = lay(
        """
           e  f  g  h  i  j
        5  M  T  kL T  S  .
        """
    )
    assert table.kingdom("g5") == {"e5", "f5", "g5", "h5", "i5"}


def test_1_3_turned_tiles_connect():
    table = lay(
        """
           f  g  h  i  j
        4  .  m  m  .  .
        5  S  m  m  T  kL
        """,
        monuments={"red-green": "g4"},
    )
    assert table.kingdom("j5") == {"f5", "g4", "g5", "h4", "h5", "i5", "j5"}


def test_1_3_a_catastrophe_does_not_connect():
    table = lay(
        """
           e  f  g  h  i
        5  kL T  #  M  S
        """
    )
    assert table.kingdom("e5") == {"e5", "f5"}


def test_1_4_one_tile_is_a_region_and_a_leader_makes_it_a_kingdom():
    table = start()
    assert table.view.kingdoms == []
    table.play("king c2")
    assert table.kingdom("c2") == {"b2", "c2"}


def test_1_4_a_kingdom_may_hold_leaders_of_several_players():
    table = lay(
        """
           e  f  g  h
        5  kL T  pB .
        """
    )
    assert table.kingdom("e5") == {"e5", "f5", "g5"}
    [kingdom] = table.view.kingdoms
    assert sorted(kingdom.leaders) == [[LION, 3], [BULL, 0]]


def test_1_5_after_a_revolt_one_leader_of_the_colour_is_left():
    table = lay(
        """
           e  f  g  h
        5  kL T  .  .
        """,
        active=1,
        hands=["TTTTTT", "FFFFFF"],
    )
    table.play("king g5", "add 0", "add 0")
    assert table.leaders(LION) == {"king": "e5"}
    assert table.leaders(BULL) == {}


def test_1_6_a_temple_with_a_treasure_is_a_normal_temple():
    table = lay()
    assert "c2" in table.cells("priest")


def test_1_6_turned_temples_are_no_temples():
    table = lay(
        """
           f  g  h  i
        3  .  .  .  .
        4  .  t  t  .
        5  .  t  t  .
        6  .  .  .  .
        """,
        monuments={"red-green": "g4"},
    )
    around = {"f4", "f5", "g3", "h3", "i4", "i5", "g6", "h6"}
    assert not table.cells("priest") & around


def test_1_6_turned_tiles_make_no_square():
    table = lay(
        """
           f  g  h  i
        4  m  m  M  .
        5  m  m  M  .
        6  .  .  .  .
        """,
        monuments={"green-black": "f4"},
        hands=["MMM"],
    )
    table.play("market i4")
    assert table.phase == "action"
    table.play("market i5")
    assert table.cells("monument") == {"red-green", "blue-green"}
    assert {move.split()[2] for move in table.legal if move.startswith("monument")} == {"nw"}


def test_1_7_the_tile_under_the_unification_tile_counts_for_nobody_and_stays():
    table = lay(
        """
           e  f  g  h  i  j
        5  .  tL T  .  T  tB
        6  .  M  .  .  M  .
        """,
        hands=["MMMM", "MM"],
    )
    table.play("market h5")
    [war] = table.told("WarBegan")
    assert (war["attacking"], war["defending"]) == (1, 1)
    table.play("add 1", "add 0")
    assert table.tile("h5") == "market"
    assert table.tile("i6") is None
    assert table.tile("f6") == "market"
    assert table.points(LION) == {"market": 2}


def test_1_7_at_the_end_of_the_action_all_is_connected_through_it():
    table = lay(
        """
           e  f  g  h  i  j
        5  .  kL T  .  T  pB
        """
    )
    table.play("settlement h5")
    assert table.view.unification is None
    assert table.kingdom("f5") == {"f5", "g5", "h5", "i5", "j5"}


def test_1_8_a_monument_is_part_of_its_region():
    table = lay(
        """
           e  f  g  h  i
        4  .  s  s  .  .
        5  .  s  s  T  kL
        """,
        monuments={"red-black": "f4"},
        hands=["MM"],
    )
    table.play("market f6")
    assert table.points(LION) == {"market": 1}
