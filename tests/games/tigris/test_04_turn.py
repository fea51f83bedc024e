"""Tigris 4: the turn."""

import pytest

from tests.games.tigris.table import BULL, LION, lay, start


@pytest.mark.parametrize(
    "moves",
    [
        ("priest c2", "king c8"),
        ("temple e5", "temple e6"),
        ("catastrophe e5", "catastrophe e6"),
        ("swap temple", "swap farm"),
        ("priest c2", "market e5"),
        ("market e5", "priest c2"),
        ("catastrophe e5", "swap market settlement"),
    ],
)
def test_4_1_two_actions_in_any_order_also_the_same_twice(moves):
    table = lay(hands=["TTFFMS"])
    first, second = moves
    table.play(first)
    assert table.decider == LION
    assert table.view.actions_left == 1
    table.play(second)
    assert table.decider == BULL
    assert table.view.actions_left == 2


def test_4_1_one_or_both_actions_may_be_passed():
    table = start(first=0)
    table.play("pass", "pass")
    assert table.decider == BULL
    table.play("king c2", "pass")
    assert table.decider == LION


def test_4_1a_a_pass_gives_up_one_action():
    table = start(first=0)
    table.play("pass")
    assert table.decider == LION
    assert table.view.actions_left == 1
    assert "pass" in table.legal


def test_4_1a_each_turn_asks_for_two_actions():
    table = start(first=0)
    for _ in range(3):
        seat = table.decider
        table.play("pass")
        assert table.decider == seat
        table.play("pass")
        assert table.decider != seat


def test_4_2_a_conflict_belongs_to_the_action_that_set_it_off():
    table = lay(
        """
           f  g  h
        5  kB T  .
        """
    )
    table.play("king h5")
    assert table.phase == "attack"
    assert table.view.actions_left == 2
    table.play("add 0", "add 0")
    assert table.phase == "action"
    assert table.view.actions_left == 1
    assert table.decider == LION


def test_4_2_monument_and_treasures_belong_to_the_action_too():
    table = lay(
        """
            e   f   g   h   i
        9   .   .   ~   ~   ~
        10  .   T*  T   tL  .
        11  .   T   .   .   .
        """,
        hands=["T"],
    )
    table.play("temple g11")
    assert table.phase == "monument"
    assert table.refusal("pass") == "tigris-asked-monument"
    table.play("decline")
    assert table.view.actions_left == 1


def test_4_3_the_war_comes_before_the_building():
    table = lay(
        """
           g  h  i  j  k  l
        7  .  tL T* .  .  .
        8  ~  S  S  .  T  tB
        """,
        hands=["S", ""],
        buildings_variant=True,
    )
    table.play("settlement j8")
    assert table.order() == ["TilePlaced", "KingdomsUnited", "WarBegan"]
    table.play("add 0", "add 0")
    assert table.phase == "building"


def test_4_3_the_tile_scores_before_the_building_and_the_monument():
    table = lay(
        """
           e  f  g  h  i
        4  .  .  .  .  .
        5  kL T  S  S  .
        6  .  .  S  .  .
        7  .  .  .  .  T*
        """,
        hands=["SS"],
        buildings_variant=True,
    )
    table.play("settlement h6")
    assert table.order() == ["TilePlaced", "PointsWon"]
    assert table.phase == "monument"
    table.play("decline", "settlement i5")
    assert table.order()[-2:] == ["TilePlaced", "PointsWon"]
    assert table.phase == "building"


@pytest.mark.parametrize(("build", "decider"), [("monument red-blue nw", LION), ("decline", BULL)])
def test_4_3_leaders_go_home_before_treasures_are_taken(build, decider):
    """The trader that loses its only temple to the monument takes nothing of the two treasures."""
    table = lay(
        """
            e   f   g   h   i   j   k
        10  tB  T*  T   .   .   .   .
        11  .   T   .   S   S   S   T*
        """,
        hands=["T"],
    )
    table.play("temple g11", build)
    assert table.decider == decider
    if decider == LION:
        assert table.leaders(BULL) == {}
        assert table.phase == "action"
        assert {"f10", "k11"} <= set(table.view.treasures)
    else:
        assert table.cells("treasure") == {"f10", "k11"}


def test_4_4_a_failed_attempt_may_be_repeated():
    table = lay(
        """
           f  g  h
        5  kB T  .
        """,
        hands=["T", ""],
    )
    table.play("king h5", "add 0", "add 0")
    assert table.leaders(LION) == {}
    assert "king h5" in table.legal
    table.play("king h5", "add 1", "add 0")
    assert table.leaders(LION) == {"king": "h5"}
    assert table.leaders(BULL) == {}


def test_4_5_monument_points_then_refill_then_the_next_player():
    table = lay(
        """
           e  f  g  h  i
        4  .  s  s  .  .
        5  .  s  s  T  kL
        """,
        monuments={"red-black": "f4"},
        hands=["MM", "TTT"],
    )
    table.play("pass", "pass")
    assert table.order() == ["Passed", "Passed", "PointsWon", "TilesDrawn", "TilesDrawn", "TurnBegan"]
    assert table.told("PointsWon") == [
        {"seat": LION, "tile": "settlement", "number": 1, "reason": "monument"}
    ]
    assert [event["seat"] for event in table.told("TilesDrawn")] == [LION, BULL]


def test_4_5_the_end_of_the_game_is_checked_after_the_refill():
    table = lay(treasures=["k1", "b2"], treasures_won=[4, 4], hands=["TTTTT"])
    table.play("pass", "pass")
    assert table.order() == ["Passed", "Passed", "TilesDrawn", "GameOver"]
