"""Tigris 11: fighting a war."""

import pytest

from tests.games.tigris.table import ARCHER, BULL, LION, lay, tiles


def strengths(table):
    war = table.told("WarBegan")[-1]
    return war["attacking"], war["defending"]


MARKETS = """
       d  e  f  g  h  i  j  k
    4  ~  .  .  .  .  .  .  M
    5  M  tL T  .  T  tB T  M
    6  .  .  .  .  .  .  .  M
"""


def test_11_1_all_tiles_of_the_colour_on_the_leaders_side():
    table = lay(MARKETS)
    assert strengths(table.play("settlement g5")) == (1, 3)


def test_11_1_the_view_shows_the_supporters_before_a_war_and_in_it():
    table = lay(MARKETS)
    assert [seat.supporters for seat in table.view.seats] == [
        {"trader": ["d5"]},
        {"trader": ["k4", "k5", "k6"]},
    ]
    conflict = table.play("settlement g5").view.conflict
    assert conflict.behind_attacker == ["d5"]
    assert conflict.behind_defender == ["k4", "k5", "k6"]


def test_11_1_tiles_of_another_colour_do_not_count():
    table = lay(
        """
           d  e  f  g  h  i  j
        5  S  kL T  .  T  kB T
        6  .  M  M  .  .  S  .
        """
    )
    assert strengths(table.play("market g5")) == (1, 1)


def test_11_1_the_tile_under_the_unification_tile_counts_for_nobody():
    table = lay(MARKETS)
    assert strengths(table.play("market g5")) == (1, 3)


def test_11_1_turned_tiles_do_not_count():
    table = lay(
        """
           d  e  f  g  h  i  j  k
        4  ~  .  .  .  .  m  m  .
        5  M  tL T  .  T  m  m  .
        6  .  .  .  .  tB M  .  .
        """,
        monuments={"red-green": "i4"},
    )
    assert strengths(table.play("settlement g5")) == (1, 1)


def test_11_1_a_leaderless_region_that_touches_only_the_unification_tile_supports_nobody():
    table = lay(
        """
           d  e  f  g  h  i  j
        4  ~  .  .  M  .  .  .
        5  M  tL T  .  T  tB .
        6  .  .  .  M  .  .  .
        """,
        hands=["SM", ""],
    )
    assert strengths(table.play("settlement g5")) == (1, 0)
    table.play("add 0", "add 0")
    assert table.points(LION) == {"market": 1}
    assert table.tile("g4") == table.tile("g6") == "market"


def test_11_1_a_leaderless_region_beaten_by_nobody_stays():
    table = lay(
        """
           d  e  f  g  h  i  j
        4  ~  .  .  M  .  .  .
        5  .  tL T  .  T  tB M
        """,
        hands=["S", ""],
    )
    table.play("settlement g5", "add 0", "add 0")
    assert table.points(BULL) == {"market": 1}
    assert table.tile("g4") == "market"


CUT_SIDE = """
       d  e  f  g  h  i  j
    3  ~  ~  .  kB .  .  .
    4  ~  tL .  T  M  .  .
    5  S  T  T  .  T  tB .
    6  .  kL .  .  S  S  .
    7  ~  .  .  .  .  .  .
"""


def test_11_2_as_long_as_the_side_is_whole_all_of_it_counts():
    table = lay(CUT_SIDE, hands=["SMM", ""])
    table.play("settlement g5", "war settlement")
    assert strengths(table) == (1, 2)


def test_11_2_only_the_part_of_a_cut_side_that_holds_the_leader_counts():
    """The traders' war takes the market between Bull's parts; both still touch the joining tile."""
    table = lay(CUT_SIDE, hands=["SMM", ""])
    table.play("settlement g5", "war market", "add 2", "add 0")
    assert strengths(table) == (1, 0)
    table.play("add 0", "add 0")
    assert table.points(LION) == {"market": 2, "settlement": 1}
    assert table.tile("h6") == table.tile("i6") == "settlement"


def test_11_3_first_the_attacker_then_the_defender_tiles_of_the_wars_colour():
    table = lay(MARKETS, hands=["TTMMS", "TMMMF"])
    table.play("settlement g5")
    assert (table.phase, table.decider) == ("attack", LION)
    assert table.legal == ["add 0", "add 1", "add 2"]
    table.play("add 2")
    assert (table.phase, table.decider) == ("defend", BULL)
    assert table.legal == ["add 0", "add 1", "add 2", "add 3"]
    assert table.told("TilesAdded") == [{"seat": LION, "tile": "market", "number": 2}]


@pytest.mark.parametrize(
    ("attack", "defence", "winner"), [(0, 0, BULL), (2, 0, BULL), (3, 0, LION), (3, 1, BULL), (4, 1, LION)]
)
def test_11_4_the_higher_total_wins_and_the_defender_wins_a_tie(attack, defence, winner):
    table = lay(MARKETS, hands=["SMMMM", "MM"])
    table.play("settlement g5", f"add {attack}", f"add {defence}")
    assert ("trader" in table.leaders(LION)) == (winner == LION)
    assert ("trader" in table.leaders(BULL)) == (winner == BULL)


def test_11_5_one_point_for_the_leader_and_one_for_each_tile_removed():
    """Three supporters beaten: four points."""
    table = lay(MARKETS, hands=["SMMMMM", "MM"])
    table.play("settlement g5", "add 5", "add 2")
    assert table.points(LION) == {"market": 4}
    assert table.points(BULL) == {}
    assert table.leaders(BULL) == {}
    assert [table.tile(cell) for cell in ("k4", "k5", "k6")] == [None, None, None]
    assert table.tile("d5") == "market"
    assert table.position["discarded"] == tiles("M" * 10)


def test_11_5_the_beaten_attacker_loses_his_supporters_too():
    table = lay(MARKETS, hands=["SM", ""])
    table.play("settlement g5", "add 1", "add 0")
    assert table.points(BULL) == {"market": 2}
    assert table.tile("d5") is None
    assert table.leaders(LION) == {}


def test_11_5_other_leaders_and_tiles_stay():
    table = lay(
        """
           d  e  f  g  h  i  j
        4  ~  .  .  .  .  kB .
        5  M  tL T  .  T  T  tB
        6  .  .  .  .  .  S  M
        """,
        hands=["SM", ""],
    )
    table.play("settlement g5", "add 1", "add 0")
    assert table.leaders(BULL) == {"king": "i4"}
    assert table.tile("i6") == "settlement"
    assert table.tile("j6") is None


def test_11_6_a_temple_with_a_treasure_stays_and_gives_no_point():
    table = lay(
        """
           g  h  i  j  k  l
        6  .  .  .  .  .  .
        7  pB T  T* .  T  pL
        8  ~  .  .  .  T  .
        """,
        hands=["MT", ""],
    )
    table.play("market j7")
    assert strengths(table) == (2, 2)
    table.play("add 1", "add 0")
    assert table.tile("i7") == "temple"
    assert "i7" in table.view.treasures
    assert table.tile("h7") is None
    assert table.points(LION) == {"temple": 2}


def test_11_6_a_temple_beside_the_beaten_priest_alone_is_removed():
    table = lay(
        """
           d  e  f  g  h  i  j
        5  pL T  M  .  M  T  pB
        """,
        hands=["ST", ""],
    )
    table.play("settlement g5", "add 1", "add 0")
    assert table.tile("i5") is None
    assert table.tile("e5") == "temple"
    assert table.points(LION) == {"temple": 2}


def test_11_6_temples_beside_another_leader_stay():
    """Bull's own king guards i6; the priest's i4 goes."""
    table = lay(
        """
           e  f  g  h  i  j  k
        4  .  .  .  .  T  pB .
        5  pL T  .  M  M  .  .
        6  .  .  .  .  T  kB .
        7  .  .  .  .  .  .  .
        """,
        hands=["STT", ""],
    )
    table.play("settlement g5", "add 2", "add 0")
    assert table.tile("i4") is None
    assert table.tile("i6") == "temple"
    assert table.leaders(BULL) == {"king": "j6"}
    assert table.points(LION) == {"temple": 2}


@pytest.mark.parametrize("guard", ["tA", "kL", "fB"])
def test_11_6_a_leader_of_any_player_guards_a_temple(guard):
    table = lay(
        f"""
           e  f  g  h  i  j  k
        5  pL T  .  T  T  T  pB
        6  .  .  .  .  {guard} .  .
        7  .  .  .  .  .  .  .
        """,
        players=3,
        hands=["STTTT", ""],
    )
    table.play("settlement g5", "add 4", "add 0")
    assert [table.tile(cell) for cell in ("h5", "i5", "j5")] == [None, "temple", None]
    assert table.points(LION) == {"temple": 3}


def test_11_6_a_temple_beside_both_the_beaten_priest_and_another_leader_stays():
    table = lay(
        """
           e  f  g  h  i  j
        5  pL T  .  M  T  pB
        6  .  .  .  .  kB .
        7  .  .  .  .  .  .
        """,
        hands=["ST", ""],
    )
    table.play("settlement g5", "add 1", "add 0")
    assert table.tile("i5") == "temple"
    assert table.points(LION) == {"temple": 1}


def test_11_6_guarded_temples_still_count_as_supporters():
    table = lay(
        """
           e  f  g  h  i  j
        5  pL T  .  M  T  pB
        6  .  .  .  .  kB .
        7  .  .  .  .  .  .
        """
    )
    assert strengths(table.play("settlement g5")) == (1, 1)


def test_11_7_no_leader_is_left_without_a_temple():
    table = lay(
        """
           e  f  g  h  i  j  k
        4  .  .  .  .  fB .  .
        5  pL T  .  T  T  T  pB
        6  .  .  .  tA .  kL .
        """,
        players=3,
        hands=["STTTT", ""],
    )
    table.play("settlement g5", "add 4", "add 0")
    assert table.leaders(BULL) == {"farmer": "i4"}
    assert table.leaders(ARCHER) == {"trader": "h6"}
    assert table.leaders(LION) == {"priest": "e5", "king": "j6"}
    assert table.told("LeaderWentHome") == [
        {"seat": BULL, "leader": "priest", "cell": "k5", "reason": "beaten"}
    ]


def test_11_8_leaders_guard_no_tiles_of_other_colours():
    table = lay(
        """
           e  f  g  h  i
        4  .  .  .  tB M
        5  tL T  .  T  .
        6  .  .  .  kB M
        7  .  .  .  .  .
        """,
        hands=["SMMM", ""],
    )
    table.play("settlement g5", "add 3", "add 0")
    assert table.tile("i4") is None
    assert table.tile("i6") is None
    assert table.points(LION) == {"market": 3}


def test_11_8_a_treasure_in_the_kingdom_saves_no_other_tile():
    table = lay(
        """
           e  f  g  h  i  j
        6  .  .  .  .  .  .
        7  .  tL T  .  T* tB
        8  ~  ~  ~  .  M  .
        """,
        hands=["SMM", ""],
    )
    table.play("settlement h7", "add 2", "add 0")
    assert table.tile("i8") is None
    assert table.points(LION) == {"market": 2}


def test_11_9_removed_tiles_may_split_a_kingdom():
    table = lay(
        """
           d  e  f  g  h  i  j  k
        5  .  tL T  .  T  M  T  kB
        6  .  .  .  .  tB .  .  .
        """,
        hands=["SMM", ""],
    )
    table.play("settlement g5", "add 2", "add 0")
    assert table.kingdom("k5") == {"j5", "k5"}
    assert table.kingdom("e5") == {"e5", "f5", "g5", "h5"}


def test_11_9_the_rulebooks_example():
    """Page 7: markets one and four against two and one; the kings' war is avoided."""
    table = lay(
        """
           d  e  f  g  h  i  j  k
        4  ~  .  .  .  .  .  .  .
        5  M  tL T  .  M  M  T  kB
        6  .  T  .  .  .  T  .  .
        7  ~  kL .  .  .  tB .  .
        """,
        hands=["SMMMM", "M"],
    )
    table.play("settlement g5", "war market")
    assert strengths(table) == (1, 2)
    table.play("add 4", "add 1")
    [won] = table.told("ConflictWon")
    assert (won["winner"], won["winning"], won["losing"]) == (LION, 5, 3)
    assert table.points(LION) == {"market": 3}
    assert table.leaders(BULL) == {"king": "k5"}
    assert table.leaders(LION) == {"trader": "e5", "king": "e7"}
    assert table.position["discarded"] == tiles("M" * 7)
    assert table.phase == "action"
    assert table.view.unification is None


def test_11_10_nobody_refills_during_the_turn():
    table = lay(
        """
           e  f  g  h  i  j
        5  tL T  .  T  tB .
        6  .  .  .  .  .  .
        """,
        hands=["SMMM", "MM"],
    )
    table.play("settlement g5", "add 3", "add 2")
    assert table.hand(LION) == {}
    assert table.hand(BULL) == {}
    table.play("pass")
    assert sum(table.hand(LION).values()) == 6
    assert sum(table.hand(BULL).values()) == 6


def test_11_10_tiles_spent_in_the_first_action_are_missing_in_the_second():
    table = lay(
        """
           e  f  g  h
        5  kB T  .  .
        6  .  .  .  .
        """,
        hands=["TT", "T"],
    )
    table.play("king g5", "add 1", "add 1")
    table.play("king g5")
    assert table.legal == ["add 0", "add 1"]
    table.play("add 1")
    assert table.legal == ["add 0"]
