"""Tigris 9: internal conflicts."""

import pytest

from tests.games.tigris.table import ARCHER, BULL, LION, lay, tiles

TWO_AGAINST_ONE = """
       e  f  g  h  i
    4  .  .  .  T  .
    5  kB T  M  .  T
    6  .  .  .  .  .
"""


def strengths(table):
    [revolt] = table.told("RevoltBegan")
    return revolt["attacking"], revolt["defending"]


def test_9_1_who_places_attacks_who_was_there_defends():
    table = lay(TWO_AGAINST_ONE)
    table.play("king h5")
    [revolt] = table.told("RevoltBegan")
    assert (revolt["attacker"], revolt["defender"]) == (LION, BULL)
    assert table.decider == LION
    table.play("add 0")
    assert table.decider == BULL


def test_9_1_a_moved_leader_attacks_as_well():
    table = lay(
        """
            e   f   g
        5   kB  T   .
        6   .   .   .
        9   .   .   ~
        10  kL  T*  .
        """
    )
    table.play("king g5")
    [revolt] = table.told("RevoltBegan")
    assert (revolt["attacker"], revolt["defender"]) == (LION, BULL)


def test_9_2_temples_beside_the_leader_count():
    table = lay(TWO_AGAINST_ONE)
    assert strengths(table.play("king h5")) == (2, 1)


def test_9_2_the_view_shows_the_temples_that_count():
    conflict = lay(TWO_AGAINST_ONE).play("king h5").view.conflict
    assert conflict.behind_attacker == ["h4", "i5"]
    assert conflict.behind_defender == ["f5"]


def test_9_2_a_temple_beside_both_counts_for_both():
    table = lay(
        """
           e  f  g  h
        5  kB T  .  .
        """
    )
    assert strengths(table.play("king g5")) == (1, 1)


def test_9_2_temples_farther_away_and_turned_temples_do_not_count():
    table = lay(
        """
           e  f  g  h  i
        4  .  T  t  t  .
        5  kB T  t  t  .
        6  .  T  .  T  .
        """,
        monuments={"red-blue": "g4"},
    )
    assert strengths(table.play("king g6")) == (2, 1)


def test_9_2_temples_of_a_region_joined_only_now_count():
    table = lay(
        """
           e  f  g  h  i
        4  .  .  .  T  T
        5  kB T  M  .  T
        6  .  .  .  T  .
        """
    )
    assert strengths(table.play("king h5")) == (3, 1)


def test_9_2_both_leaders_are_counted_with_the_attacker_at_its_new_place():
    """The attacker leaves two temples behind and finds one."""
    table = lay(
        """
           e  f  g  h  i  j  k
        4  .  .  .  .  .  .  T
        5  kB T  .  .  .  T  kL
        6  .  .  .  .  .  .  .
        """
    )
    assert strengths(table.play("king g5")) == (1, 1)


@pytest.mark.parametrize("leader", ["priest", "farmer", "trader", "king"])
def test_9_3_always_red_tiles_whatever_the_leaders(leader):
    mark = {"priest": "p", "farmer": "f", "trader": "t", "king": "k"}[leader]
    table = lay(
        f"""
           e  f  g  h
        5  {mark}B T  .  .
        """,
        hands=["TTFMS", "TFFMMS"],
    )
    table.play(f"{leader} g5")
    assert table.legal == ["add 0", "add 1", "add 2"]
    table.play("add 2")
    assert table.legal == ["add 0", "add 1"]
    assert table.hand(LION) == {"farm": 1, "market": 1, "settlement": 1}


def test_9_3_each_adds_once_the_attacker_first():
    table = lay(TWO_AGAINST_ONE, hands=["TT", "TT"])
    table.play("king h5")
    assert (table.phase, table.decider) == ("attack", LION)
    table.play("add 1")
    assert (table.phase, table.decider) == ("defend", BULL)
    table.play("add 0")
    assert (table.phase, table.decider) == ("action", LION)
    assert table.hand(LION) == {"temple": 1}


def test_9_3_nobody_is_spared_the_question():
    """Also who has no red tile is asked, so that silence tells nothing."""
    table = lay(TWO_AGAINST_ONE, hands=["MMM", "SSS"])
    table.play("king h5")
    assert table.legal == ["add 0"]
    table.play("add 0")
    assert table.legal == ["add 0"]


def test_9_4_the_view_shows_how_many_tiles_the_defender_needs():
    table = lay(TWO_AGAINST_ONE, hands=["TTT", "TTT"])
    assert table.play("king h5").view.conflict.margin == 0
    assert table.play("add 2").view.conflict.margin == 2


@pytest.mark.parametrize(
    ("attack", "defence", "winner"), [(0, 0, LION), (0, 1, BULL), (0, 2, BULL), (1, 1, LION), (1, 2, BULL)]
)
def test_9_4_the_higher_total_wins_and_the_defender_wins_a_tie(attack, defence, winner):
    table = lay(TWO_AGAINST_ONE, hands=["TT", "TT"])
    table.play("king h5", f"add {attack}", f"add {defence}")
    assert table.leaders(LION) == ({"king": "h5"} if winner == LION else {})
    assert table.leaders(BULL) == ({"king": "e5"} if winner == BULL else {})


def test_9_5_the_winner_gets_one_red_point_and_the_board_keeps_its_tiles():
    table = lay(TWO_AGAINST_ONE, hands=["TT", "TT"])
    before = table.view.tiles
    table.play("king h5", "add 2", "add 1")
    assert table.points(LION) == {"temple": 1}
    assert table.points(BULL) == {}
    assert table.view.tiles == before
    assert table.position["discarded"] == tiles("TTT")


def test_9_5_a_defender_who_wins_gets_the_point():
    table = lay(TWO_AGAINST_ONE, hands=["", "TTTT"])
    table.play("king h5", "add 0", "add 4")
    assert table.points(BULL) == {"temple": 1}
    assert table.points(LION) == {}


def test_9_5_a_beaten_leader_does_not_return_to_its_old_cell():
    table = lay(
        """
            e   f   g
        5   kB  T   .
        6   .   .   .
        9   .   .   ~
        10  kL  T*  .
        """,
        hands=["", ""],
    )
    table.play("king g5", "add 0", "add 0")
    assert table.leaders(LION) == {}
    assert table.kingdom("f10") is None


def test_9_5_a_beaten_link_leaves_the_regions_apart():
    table = lay(TWO_AGAINST_ONE, hands=["", "TTTT"])
    table.play("king h5", "add 0", "add 4")
    assert table.kingdom("e5") == {"e5", "f5", "g5"}


def test_9_6_leaders_may_not_be_withdrawn_from_a_conflict():
    table = lay(TWO_AGAINST_ONE)
    table.play("king h5")
    assert table.refusal("withdraw king") == "tigris-asked-attack"
    table.play("add 0")
    assert table.refusal("withdraw king") == "tigris-asked-defend"


def test_9_7_the_rulebooks_example():
    """Two and two against one and three: four all, the defender wins, five tiles leave the game."""
    table = lay(TWO_AGAINST_ONE, hands=["TTTTTT", "TTTTTT"])
    table.play("king h5", "add 2", "add 3")
    [won] = table.told("ConflictWon")
    assert (won["winner"], won["winning"], won["losing"]) == (BULL, 4, 4)
    assert table.points(BULL) == {"temple": 1}
    assert table.leaders(LION) == {}
    assert table.position["discarded"] == tiles("TTTTT")


def test_9_1_in_a_kingdom_of_three_players_only_the_two_owners_fight():
    table = lay(
        """
           e  f  g  h
        4  .  tA .  .
        5  kB T  .  .
        """,
        players=3,
        active=2,
    )
    table.play("king g5", "add 0", "add 0")
    assert table.leaders(ARCHER) == {"trader": "f4"}
    assert table.points(LION) == {}
