"""Tigris 14: the end of the game, and who has won."""

import itertools

import pytest

from tests.games.tigris.table import BULL, LION, lay, tiles

RICH_IN_FOUR = """
       e  f  g  h  i
    4  .  s  s  .  .
    5  .  s  s  T  kL
"""


def spheres_of(temple, farm, market, settlement):
    return {"temple": temple, "farm": farm, "market": market, "settlement": settlement}


@pytest.mark.parametrize(
    ("left", "over"), [(["k1", "b2", "f3"], False), (["k1", "b2"], True), (["k1"], True), ([], True)]
)
def test_14_1_the_game_ends_when_two_treasures_or_fewer_are_left(left, over):
    table = lay(treasures=left, treasures_won=[0, 10 - len(left)])
    table.play("pass", "pass")
    assert table.match.over == over
    assert table.view.ending == ("treasures" if over else "")


@pytest.mark.parametrize(("left", "over"), [(["e1", "j1", "o2"], False), (["e1", "j1"], True)])
def test_14_1_the_same_on_the_advanced_board(left, over):
    table = lay(side="advanced", treasures=left, treasures_won=[0, 14 - len(left)])
    table.play("pass", "pass")
    assert table.match.over == over


def test_14_1_not_in_the_middle_of_a_turn():
    """The first action leaves two treasures; the second is still played."""
    table = lay(
        """
            f   g   h   i   j   k
        10  T*  tL  T   .   S   .
        11  .   .   .   .   T   T*
        """,
        treasures=["f10", "k11", "b2"],
        treasures_won=[4, 3],
    )
    table.play("king i10", "treasure f10")
    assert len(table.view.treasures) == 2
    assert (table.phase, table.decider) == ("action", LION)
    table.play("pass")
    assert table.view.ending == "treasures"


def test_14_1_monument_points_of_the_last_turn_are_given():
    table = lay(
        RICH_IN_FOUR,
        monuments={"red-black": "f4"},
        treasures=["k1", "b2"],
        treasures_won=[4, 4],
    )
    table.play("pass", "pass")
    assert table.match.over
    assert table.points(LION) == {"settlement": 1}


def test_14_2_a_swap_ends_the_game_at_once_without_monument_points():
    table = lay(RICH_IN_FOUR, monuments={"red-black": "f4"}, hands=["TTTTTT"], bag=tiles("M"))
    table.play("swap temple temple")
    assert table.match.over
    assert table.view.ending == "bag"
    assert table.points(LION) == {}
    assert table.legal == []


def test_14_2_before_the_refill_monument_points_are_given():
    table = lay(RICH_IN_FOUR, monuments={"red-black": "f4"}, hands=["TTTT"], bag=tiles("M"))
    table.play("pass", "pass")
    assert table.view.ending == "bag"
    assert table.points(LION) == {"settlement": 1}


def test_14_2_also_when_another_player_cannot_be_filled():
    table = lay(hands=["TTTTT", "TTT"], bag=tiles("MM"))
    table.play("pass", "pass")
    assert table.view.ending == "bag"


START = ["k1", "b2", "p2", "f3", "n5", "i7", "b8", "o9", "f10", "k11"]


def finished(points, treasures):
    """The result of a game that ends with these points and treasures."""
    table = lay(
        players=len(points),
        points=[spheres_of(*numbers) for numbers in points],
        treasures=START[sum(treasures) :],
        treasures_won=treasures,
        phase="over",
        ending="bag",
    )
    return table.match.result()


def test_14_3_each_treasure_is_a_point_of_any_colour_separately():
    result = finished([(5, 3, 4, 9), (5, 5, 5, 5)], [3, 0])
    assert result.standings[LION].compared == [5, 5, 5, 9]
    assert result.standings[LION].score == 5
    assert result.winners == [LION]


@pytest.mark.parametrize("points", list(itertools.combinations_with_replacement([0, 1, 2, 4], 4)))
@pytest.mark.parametrize("treasures", [0, 1, 2, 4])
def test_14_3_raising_the_smallest_sphere_is_best(points, treasures):
    best = max(
        sorted(point + choice.count(colour) for colour, point in enumerate(points))
        for choice in itertools.product(range(4), repeat=treasures)
    )
    result = finished([points, (0, 0, 0, 0)], [treasures, 0])
    assert result.standings[LION].compared == best


def test_14_4_the_weakest_sphere_decides():
    assert finished([(30, 30, 30, 3), (4, 4, 4, 4)], [0, 0]).winners == [BULL]


@pytest.mark.parametrize(
    ("lion", "bull", "winner"),
    [
        ((3, 5, 9, 9), (3, 6, 6, 6), BULL),
        ((3, 5, 9, 9), (5, 9, 3, 10), BULL),
        ((3, 5, 8, 9), (9, 5, 7, 3), LION),
    ],
)
def test_14_4_then_the_second_weakest_and_so_on(lion, bull, winner):
    assert finished([lion, bull], [0, 0]).winners == [winner]


def test_14_4_the_rulebooks_example():
    """Page 10: Potter's weakest is 11; Lion has 10 10 12, Bull 10 10 11, Archer only 9."""
    result = finished([(10, 7, 13, 12), (10, 11, 12, 10), (6, 12, 11, 22), (10, 10, 10, 14)], [3, 0, 3, 3])
    assert result.places == [2, 3, 4, 1]
    assert result.scores == [10, 10, 9, 11]
    assert result.standings[LION].compared == [10, 10, 12, 13]


def test_14_5_complete_equality_shares_the_rank():
    result = finished([(1, 2, 3, 4), (4, 3, 2, 1), (0, 9, 9, 9)], [0, 0, 0])
    assert result.places == [1, 1, 3]
    assert result.winners == [LION, BULL]


QUIET_REVOLT = """
       e  f  g  h
    5  kB T  .  .
    6  .  .  .  .
"""


@pytest.mark.parametrize(
    "moves",
    [
        ("pass", "pass"),
        ("priest c2", "pass"),
        ("king g5", "add 0", "add 0", "pass"),
        ("priest c2", "withdraw priest"),
    ],
)
def test_14_6_the_sixtieth_quiet_turn_ends_the_game(moves):
    table = lay(QUIET_REVOLT, quiet_turns=59)
    table.play(*moves)
    assert table.view.ending == "quiet"
    assert table.match.result() is not None


@pytest.mark.parametrize(
    "moves",
    [
        ("temple a1", "pass"),
        ("pass", "swap temple"),
        ("catastrophe a1", "pass"),
        ("king g5", "add 1", "add 0", "pass"),
        ("king g5", "add 0", "add 1", "pass"),
    ],
)
def test_14_6_a_tile_or_a_catastrophe_breaks_the_silence(moves):
    table = lay(QUIET_REVOLT, quiet_turns=59)
    table.play(*moves)
    assert not table.match.over
    assert table.position["quiet_turns"] == 0


def test_14_6_fifty_nine_quiet_turns_do_not():
    table = lay(quiet_turns=58)
    table.play("pass", "pass")
    assert not table.match.over
    table.play("pass", "pass")
    assert table.view.ending == "quiet"
