"""Tigris 10: when a war breaks out, and between whom."""

import pytest

from tests.games.tigris.table import ARCHER, BULL, LION, POTTER, lay

TRADERS_AND_KINGS = """
       d  e  f  g  h  i  j
    4  ~  tL .  .  .  tB .
    5  .  T  T  .  T  T  .
    6  .  kL .  .  .  kB .
"""


def test_10_1_every_colour_with_two_leaders_is_a_conflict():
    table = lay(TRADERS_AND_KINGS)
    table.play("market g5")
    assert table.phase == "war"
    assert table.legal == ["war market", "war settlement"]


def test_10_1_four_colours_can_be_at_war():
    table = lay(
        """
           e  f  g  h  i  j  k
        3  ~  .  .  .  .  .  .
        4  tL kL .  .  .  tB kB
        5  T  T  T  .  T  T  T
        6  pL fL .  .  .  pB fB
        """
    )
    table.play("market h5")
    assert table.legal == ["war temple", "war farm", "war market", "war settlement"]


def test_10_1_leaders_of_one_side_do_not_fight():
    table = lay(
        """
           e  f  g  h  i  j
        5  kL T  .  T  tL .
        6  .  pB .  .  .  .
        """
    )
    table.play("market g5")
    assert table.phase == "action"
    assert table.leaders(LION) == {"king": "e5", "trader": "i5"}
    assert table.leaders(BULL) == {"priest": "f6"}


def test_10_2_without_conflict_the_action_goes_on():
    table = lay(
        """
           e  f  g  h  i
        5  kL T  .  T  tB
        """
    )
    table.play("market g5")
    assert table.view.unification is None
    assert table.view.actions_left == 1


def test_10_2_without_conflict_treasures_are_taken():
    """A peaceful union brings a second treasure to the trader."""
    table = lay(
        """
            f   g   h   i   j   k
        10  T*  kL  .   .   tB  .
        11  .   .   .   .   T   T*
        """
    )
    table.play("market h10", "settlement i10")
    assert table.phase == "treasure"
    assert table.decider == BULL
    assert table.cells("treasure") == {"f10", "k11"}


@pytest.mark.parametrize("first", ["market", "settlement"])
def test_10_3_the_active_player_chooses_which_war_comes_next(first):
    table = lay(TRADERS_AND_KINGS)
    table.play("market g5")
    assert table.decider == LION
    table.play(f"war {first}")
    assert table.told("WarBegan")[0]["tile"] == first
    other = {"market": "settlement", "settlement": "market"}[first]
    table.play("add 0", "add 0")
    assert table.told("WarBegan")[0]["tile"] == other


def test_10_3_whether_or_not_he_is_involved():
    table = lay(TRADERS_AND_KINGS, players=3, active=2)
    table.play("market g5")
    assert (table.phase, table.decider) == ("war", ARCHER)


def test_10_3_he_need_not_take_his_own_first():
    table = lay(
        """
           d  e  f  g  h  i  j
        4  ~  tL .  .  .  tB .
        5  .  T  T  .  T  T  .
        6  .  kA .  .  .  kB .
        """,
        players=3,
    )
    table.play("market g5", "war settlement")
    [war] = table.told("WarBegan")
    assert {war["attacker"], war["defender"]} == {BULL, ARCHER}


@pytest.mark.parametrize(
    ("active", "first", "second", "attacker"),
    [
        (LION, "L", "B", LION),
        (BULL, "L", "B", BULL),
        (LION, "B", "P", BULL),
        (LION, "P", "B", BULL),
        (ARCHER, "B", "P", POTTER),
        (ARCHER, "L", "B", LION),
        (POTTER, "A", "B", BULL),
        (BULL, "A", "L", ARCHER),
    ],
)
def test_10_4_the_active_player_or_the_first_after_him_attacks(active, first, second, attacker):
    table = lay(
        f"""
           e  f  g  h  i
        5  k{first} T  .  T  k{second}
        """,
        players=4,
        active=active,
    )
    table.play("market g5")
    [war] = table.told("WarBegan")
    assert war["attacker"] == attacker
    assert {war["attacker"], war["defender"]} == {"LBAP".index(first), "LBAP".index(second)}
    assert table.decider == attacker


CUT_BY_THE_FIRST_WAR = """
       d  e  f  g  h  i  j
    4  ~  kL .  .  T  kB .
    5  tL T  M  .  M  .  .
    6  .  .  .  .  T  tB .
"""


def test_10_5_leaders_no_longer_joined_do_not_fight():
    """Lion's only link to the union is a market: when the traders have fought, the kings are apart."""
    table = lay(CUT_BY_THE_FIRST_WAR, hands=["S", "MM"])
    table.play("settlement g5", "war market", "add 0", "add 1")
    assert table.leaders(LION) == {"king": "e4"}
    assert table.leaders(BULL) == {"king": "i4", "trader": "i6"}
    assert table.phase == "action"
    assert table.view.unification is None


def test_10_5_in_the_other_order_both_wars_are_fought():
    table = lay(CUT_BY_THE_FIRST_WAR, hands=["S", "MM"])
    table.play("settlement g5", "war settlement", "add 0", "add 0")
    assert table.phase == "attack"
    assert table.told("WarBegan")[-1]["tile"] == "market"


def test_10_5_strengths_are_counted_again_after_each_war():
    """The settlements beyond the beaten markets no longer support the king."""
    table = lay(
        """
           d  e  f  g  h  i  j  k  l
        4  ~  .  .  .  .  .  .  .  .
        5  kL T  T  .  T  T  M  S  S
        6  .  tL M  .  tB kB .  .  .
        7  ~  .  .  .  .  .  .  .  .
        """,
        hands=["SM", ""],
    )
    table.play("settlement g5", "war market")
    assert table.told("WarBegan")[-1]["defending"] == 1
    table.play("add 1", "add 0")
    war = table.told("WarBegan")[-1]
    assert war["tile"] == "settlement"
    assert (war["attacking"], war["defending"]) == (0, 0)


def test_10_5_a_war_left_over_begins_by_itself():
    table = lay(TRADERS_AND_KINGS)
    table.play("market g5", "war market", "add 0", "add 0")
    assert (table.phase, table.decider) == ("attack", LION)
    table.play("add 0", "add 0")
    assert table.phase == "action"


def test_10_6_the_unification_tile_lies_there_while_wars_are_settled():
    table = lay(TRADERS_AND_KINGS)
    table.play("market g5")
    assert table.view.unification == "g5"
    table.play("war market", "add 0", "add 0")
    assert table.view.unification == "g5"
    table.play("add 0", "add 0")
    assert table.view.unification is None
    assert table.kingdom("e5") == table.kingdom("i5")


def test_10_6_it_is_used_again_in_the_second_action():
    table = lay(
        """
           d  e  f  g  h  i  j  k
        4  ~  .  .  .  .  .  .  .
        5  kL T  .  T  tB .  T  fB
        6  .  .  .  .  .  .  .  .
        """,
        hands=["MM"],
    )
    table.play("market f5", "market i5")
    assert [event["cell"] for event in table.told("KingdomsUnited")] == ["f5", "i5"]
    assert table.kingdom("d5") == {"d5", "e5", "f5", "g5", "h5", "i5", "j5", "k5"}
    assert table.points(BULL) == {}
