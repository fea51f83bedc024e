"""Tigris 13: treasures, and drawing new tiles."""

import numpy as np
import pytest

from tests.games.tigris.table import ARCHER, BULL, LION, POTTER, lay, start, tiles

THREE_TREASURES = """
        f   g   h   i   j   k
    7   .   .   .   T*  .   .
    8   ~   ~   .   S   .   .
    9   .   ~   ~   F   ~   ~
    10  T*  tB  S   .   S   .
    11  .   .   .   .   S   T*
"""

TWO_TREASURES = """
        f   g   h   i   j   k
    10  T*  {0}  T   .   S   .
    11  .   .   .   .   T   T*
"""


def test_13_T1_the_traders_owner_takes_all_but_one():
    table = lay(THREE_TREASURES, hands=["M"])
    table.play("market i10")
    assert (table.phase, table.decider) == ("treasure", BULL)
    table.play("treasure k11", "treasure i7")
    assert table.phase == "action"
    assert "f10" in table.view.treasures
    assert not {"k11", "i7"} & set(table.view.treasures)
    assert table.treasures(BULL) == 2
    assert table.decider == LION


def test_13_T1_it_is_compulsory():
    table = lay(THREE_TREASURES, hands=["M"])
    table.play("market i10")
    assert table.refusal("decline") == "tigris-asked-treasure"
    assert table.refusal("pass") == "tigris-asked-treasure"
    assert all(move.startswith("treasure") for move in table.legal)


def test_13_T1_one_treasure_stays_where_it_is():
    table = lay()
    table.play("trader c2", "pass")
    assert "b2" in table.view.treasures
    assert table.treasures(LION) == 0


def test_13_T1_it_happens_at_the_end_of_each_action():
    table = lay(THREE_TREASURES, hands=["M"])
    table.play("market i10")
    assert table.view.actions_left == 2
    table.play("treasure k11", "treasure f10")
    assert table.view.actions_left == 1


def test_13_T2_he_chooses_one_after_another():
    table = lay(THREE_TREASURES, hands=["M"])
    table.play("market i10")
    assert table.cells("treasure") == {"f10", "k11", "i7"}
    table.play("treasure k11")
    assert table.cells("treasure") == {"f10", "i7"}


def test_13_T2_a_framed_treasure_goes_first():
    table = lay(
        """
            k   l   m   n   o
        9   ~   ~   ~   .   T*
        10  .   .   .   .   S
        11  T*  T   tL  .   S
        """,
        hands=["S"],
    )
    table.play("settlement n11")
    assert table.told("TreasureTaken") == [{"seat": LION, "cell": "o9"}]
    assert "k11" in table.view.treasures


def test_13_T2_the_framed_one_first_then_a_free_choice():
    table = lay(
        """
            f   g   h   i   j   k   l   m   n   o
        9   .   ~   ~   ~   ~   ~   ~   ~   .   T*
        10  T*  .   .   .   .   .   .   .   tL  S
        11  S   S   S   S   S   T*  T   .   T   S
        """,
        hands=["S"],
    )
    table.play("settlement m11")
    assert table.told("TreasureTaken") == [{"seat": LION, "cell": "o9"}]
    assert table.cells("treasure") == {"f10", "k11"}


def test_13_T2_among_framed_ones_he_chooses():
    table = lay(
        """
           a  b  c
        2  .  T* .
        3  .  S  .
        4  ~  F  ~
        5  tL T  .
        6  .  .  .
        7  ~  F  ~
        8  .  T* .
        """,
        hands=["S"],
    )
    table.play("settlement b6")
    assert table.cells("treasure") == {"b2", "b8"}


def test_13_T2_two_framed_ones_go_before_the_third():
    table = lay(
        """
            a  b  c  d  e  f
        2   .  T* .  .  ~  .
        3   .  S  .  ~  ~  T*
        4   ~  F  ~  ~  .  .
        5   tL T  .  .  .  .
        6   .  .  .  .  .  .
        7   ~  F  ~  ~  .  .
        8   .  T* .  ~  ~  ~
        9   .  S  S  S  S  S
        10  .  .  .  .  .  T*
        """,
        hands=["S"],
    )
    table.play("settlement b6")
    assert {event["cell"] for event in table.told("TreasureTaken")} == {"b2", "b8"}
    assert "f10" in table.view.treasures
    assert table.phase == "action"


@pytest.mark.parametrize(
    ("side", "framed"),
    [
        ("classic", {"b2", "p2", "b8", "o9"}),
        ("advanced", {"b3", "p6", "a8", "e10", "j11", "o11"}),
    ],
)
def test_13_T2_the_framed_cells_of_both_boards(side, framed):
    assert set(start(board=side).view.framed) == framed


def test_13_T2_the_advanced_board_has_a_frame_at_j11():
    table = lay(
        """
            h   i   j
        8   T*  .   .
        9   ~   tL  T
        10  ~   ~   F
        11  .   .   T*
        """,
        side="advanced",
        hands=["S"],
    )
    table.play("settlement i8")
    assert table.told("TreasureTaken") == [{"seat": LION, "cell": "j11"}]


def test_13_T2_the_rulebooks_example():
    """Page 10: a blue tile gives the farmer a point, and the trader has to take the corner treasure."""
    table = lay(
        """
           a  b  c  d  e  f
        2  .  T* .  .  ~  .
        3  .  S  .  ~  ~  T*
        4  ~  ~  F  F  T  fB
        5  .  .  .  .  tL .
        """,
        hands=["F"],
    )
    table.play("farm b4")
    assert table.order() == ["TilePlaced", "PointsWon", "TreasureTaken"]
    assert table.points(BULL) == {"farm": 1}
    assert table.told("TreasureTaken") == [{"seat": LION, "cell": "b2"}]
    assert "f3" in table.view.treasures


def test_13_T3_without_a_trader_treasures_wait():
    table = lay(TWO_TREASURES.format("fB"))
    table.play("king i10")
    assert table.phase == "action"
    assert {"f10", "k11"} <= set(table.view.treasures)


def test_13_T3_a_trader_who_arrives_takes_at_the_end_of_that_action():
    table = lay(TWO_TREASURES.format("fB"))
    table.play("king i10", "trader h11")
    assert (table.phase, table.decider) == ("treasure", LION)
    table.play("treasure f10")
    assert table.treasures(LION) == 1
    assert "k11" in table.view.treasures


def test_13_T3_any_leader_that_links_regions_can_set_it_off():
    table = lay(TWO_TREASURES.format("tB"))
    table.play("king i10")
    assert (table.phase, table.decider) == ("treasure", BULL)


def test_13_T3_a_moved_trader_takes_as_well():
    table = lay(
        """
            f   g   h   i   j   k
        7   .   .   .   T*  tL  .
        8   ~   ~   .   .   .   .
        9   .   ~   ~   ~   ~   ~
        10  T*  T   T   S   S   .
        11  .   .   .   .   T   T*
        """
    )
    table.play("trader h11")
    assert (table.phase, table.decider) == ("treasure", LION)


TRADERS_AT_WAR = """
        f   g   h   i   j   k
    10  T*  tL  M   .   .   tB
    11  S   S   S   .   T   T*
"""


@pytest.mark.parametrize(("defence", "survivor"), [(0, LION), (2, BULL)])
def test_13_T4_after_a_war_the_surviving_trader_takes(defence, survivor):
    table = lay(TRADERS_AT_WAR, hands=["S", "MM"])
    table.play("settlement i11", "add 0", f"add {defence}")
    assert (table.phase, table.decider) == ("treasure", survivor)


def test_13_T4_after_a_revolt_the_surviving_trader_takes():
    table = lay(
        """
            f   g   h   i   j   k
        10  T*  T   T   .   S   .
        11  tB  .   .   .   T   T*
        """,
        hands=["T", ""],
    )
    table.play("trader i10", "add 1", "add 0")
    assert (table.phase, table.decider) == ("treasure", LION)


def test_13_T4_treasures_on_turned_tiles_count():
    table = lay(
        """
            e   f   g   h   i   j   k
        10  .   t*  t   T   .   S   .
        11  .   t   t   tB  .   T   T*
        """,
        monuments={"red-blue": "f10"},
    )
    table.play("king i10")
    assert table.cells("treasure") == {"f10", "k11"}
    table.play("treasure f10")
    assert "f10" in table.view.face_down
    assert "f10" not in table.view.treasures


@pytest.mark.parametrize("seed", range(6))
def test_13_T5_no_trader_is_ever_left_with_two_treasures(seed):
    table = start(players=3, seed=seed, first=0)
    moves = np.random.default_rng(seed)
    for _ in range(400):
        if table.match.over:
            break
        kinds = sorted(
            {move.split()[0] for move in table.legal} - {"swap", "withdraw", "pass", "catastrophe"}
        )
        kind = moves.choice(kinds or ["pass"])
        table.play(moves.choice([move for move in table.legal if move.split()[0] == kind]))
        if table.phase == "action":
            for kingdom in table.view.kingdoms:
                if any(colour == 2 for _, colour in kingdom.leaders):
                    assert len(set(kingdom.cells) & set(table.view.treasures)) <= 1


def test_13_T6_the_temple_stays_as_an_ordinary_one():
    table = lay(TWO_TREASURES.format("tB"))
    table.play("king i10", "treasure f10")
    assert table.tile("f10") == "temple"
    assert "f10" in table.cells("catastrophe")
    assert table.leaders(BULL) == {"trader": "g10"}


def test_13_1_the_active_player_draws_up_to_six():
    table = lay(hands=["TTT"])
    table.play("temple e5", "pass")
    assert sum(table.hand(LION).values()) == 6


def test_13_1_others_with_fewer_than_six_draw_too():
    table = lay(
        """
           e  f  g
        5  kB T  .
        """,
        hands=["TTFFMS", "TTFFMS"],
    )
    table.play("king g5", "add 2", "add 2", "pass")
    assert sum(table.hand(LION).values()) == 6
    assert sum(table.hand(BULL).values()) == 6
    assert [(event["seat"], event["number"]) for event in table.told("TilesDrawn")] == [(LION, 2), (BULL, 2)]


def test_13_1_not_before_the_second_action():
    table = lay(hands=["TTT"])
    table.play("temple e5")
    assert table.hand(LION) == {"temple": 2}


def test_13_2_the_active_player_first_then_clockwise():
    table = lay(players=4, active=2, hands=["TT", "TT", "TT", "TT"])
    table.play("pass", "pass")
    assert [event["seat"] for event in table.told("TilesDrawn")] == [ARCHER, POTTER, LION, BULL]


def test_13_3_who_cannot_be_filled_ends_the_game():
    table = lay(hands=["TTTTT", "TTTT"], bag=tiles("MM"))
    table.play("pass", "pass")
    assert table.match.over
    assert table.view.ending == "bag"


def test_13_3_an_exactly_emptied_bag_does_not():
    table = lay(hands=["TTTTT", "TTTT"], bag=tiles("MMM"))
    table.play("pass", "pass")
    assert table.view.bag == 0
    assert table.decider == BULL
