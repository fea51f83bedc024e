"""Babylon 9: the end and scoring."""

import numpy as np

from tests.games.babylon.table import BABYLON, lay
from tworivers.games.babylon.rules.scoring import scores_at

HIDDEN_STATUE = "C13 c3\nC2 e3\nC5 g7 level 2 on 2222\nC6 d3 level 3 on 222-"


def test_9_1_what_is_wholly_covered_does_not_count():
    table = lay(HIDDEN_STATUE, ["statue d4"])
    assert "statues" not in table.score()
    assert lay("C13 c3", ["statue d4"]).score()["statues"] == 1


def test_9_2_a_tile_is_seen_if_one_of_its_cells_is():
    table = lay("S1 c3\nC2 b3 level 2 on 2112\nC5 d4 level 2 on 1222")
    assert [tile.in_sight for tile in table.seat().tiles] == [True, True, True]
    gone = lay("S1 c3\nC2 b3 level 2 on 2112\nC5 d3 level 2 on 1221")
    assert [tile.in_sight for tile in gone.seat().tiles] == [False, True, True]


def test_9_2_a_piece_is_seen_if_one_of_its_cells_is():
    half = lay("C5 c3\nC12 e4\nC2 c4 level 2 on 1-22", ["fountain d4 e4"])
    assert half.score()["fountains"] == 3
    whole = lay("C5 c3\nC12 e4\nC2 c4 level 2 on 1-22\nC3 e3 level 2 on 221-", ["fountain d4 e4"])
    assert "fountains" not in whole.score()
    # both ends of a footbridge are covered, and its gap is seen
    tiles = "C9 a1\nC3 d2\nC2 a2 level 2 on 1-22\nC5 d1 level 2 on 221-"
    bridge = lay(tiles, ["footbridge b2 d2"])
    assert bridge.score()["footbridges"] == 3


def test_9_3_statues_count_their_level():
    table = lay("C13 a1\nC10 a5 level 2 on 2222", ["statue a1", "statue a5"])
    assert table.score()["statues"] == 1 + 2


def test_9_3_a_statue_used_as_a_column_counts_nothing():
    table = lay("C13 a1\nC3 b2 level 2 on s222")
    assert "statues" not in table.score()


def test_9_4_fountains_count_three_times_their_level():
    assert lay("C5 c3\nC12 e4", ["fountain d4 e4"]).score()["fountains"] == 3
    high = "S1 a7\nC5 c3 level 2 on 2222\nC12 e4 level 2 on 2222"
    assert lay(high, ["fountain d4 e4"]).score()["fountains"] == 6


def test_9_5_footbridges_count_three_times_their_level():
    assert lay("C9 a1\nC3 d2", ["footbridge b2 d2"]).score()["footbridges"] == 3
    high = "S1 a7\nC9 a1 level 2 on 2222\nC3 d2 level 2 on 2222"
    assert lay(high, ["footbridge b2 d2"]).score()["footbridges"] == 6


# C1 lies on level 2; C16 beside it on level 3, on doubles that stand on two tiles of level 1.
STAIRS_TO_THREE = "C2 e3\nC3 e5\nC1 c3 level 2 on 2222\nC16 e4 level 3 on 2222"


def test_9_6_stairs_count_both_levels():
    low = lay("C1 c3\nC6 d5 level 2 on 2222", ["stairs d4 d5"])
    assert low.score()["stairs"] == 3
    assert lay(STAIRS_TO_THREE, ["stairs d4 e4"]).score()["stairs"] == 5


VARIETY = "C1 a1\nC6 b3 level 2 on 2222\nC9 e1\nC3 f4\nC5 d6\nC12 f7"


def test_9_7_variety_counts_sets_of_all_four():
    assert "variety" not in lay(VARIETY, ["stairs b2 b3", "fountain e7 f7", "statue g7"]).score()
    table = lay(VARIETY, ["stairs b2 b3", "footbridge f2 f4", "fountain e7 f7", "statue g7"])
    assert table.score()["variety"] == 4


def test_9_7_each_kind_must_be_there():
    four = ["stairs b2 b3", "footbridge f2 f4", "fountain e7 f7", "statue g7"]
    for missing in four:
        assert "variety" not in lay(VARIETY, [piece for piece in four if piece != missing]).score()


def test_9_8_flowers_count_sets_of_all_four_in_sight():
    four = "S1 a1\nC5 c1\nC9 e1\nC13 g1"
    assert lay(four).score()["flowers"] == 4
    assert lay(four + "\nC1 a3\nC6 c3\nC10 e3").score()["flowers"] == 4
    assert lay(four + "\nC1 a3\nC6 c3\nC10 e3\nC14 g3").score()["flowers"] == 8
    assert "flowers" not in lay("S1 a1\nC5 c1\nC9 e1").score()


def test_9_9_a_lookout_counts_one_on_any_level():
    table = lay("S1 c3 on 1-11\nC5 f5 level 2 on 22-2")
    assert table.score()["lookouts"] == 2


def test_9_9_a_covered_lookout_counts_no_more():
    table = lay("S1 c3 on 11-1\nC5 d4 level 2 on -222")
    assert table.score()["lookouts"] == 1


def test_9_10_twice_the_highest_level():
    assert lay("S1 c3").score()["height"] == 2
    assert lay("S1 c3\nC5 f5 level 2 on 2222").score()["height"] == 4


def test_9_11_most_points_then_the_larger_garden():
    more = lay("S1 c3 on 1-11", other="S2 c3")
    assert BABYLON.result(more.match.state).places == [1, 2]
    larger = lay("S1 c3", other="S2 c3\nC5 e5")
    assert BABYLON.result(larger.match.state).scores == [2, 2]
    assert BABYLON.result(larger.match.state).places == [2, 1]
    tied = lay("S1 c3", other="S2 e5")
    assert BABYLON.result(tied.match.state).winners == [0, 1]


def test_9_11_a_hole_under_a_footbridge_is_seen():
    table = lay("C9 a1\nC3 d2", ["footbridge b2 d2"])
    assert table.seat().holes == 64 - 8


def test_9_12_the_score_is_told_as_it_changes():
    table = lay("C5 c3", mined="C12", columns=4).play("mined e4", "fountain d4 e4")
    assert "Player 1 now has 3 points for fountains." in table.told()
    assert table.score() == {"fountains": 3, "height": 2}


def test_9_12_the_change_is_told_beside_the_new_score():
    table = lay("C13 c3\nC12 e4", ["statue d4"], placed=1)
    assert table.match.foresee(0, "statue f4").mark.points == 1
    assert "Player 1 now has 2 points for statues." in table.play("statue f4").told()


def test_9_12_asking_twice_changes_nothing():
    table = lay("C13 c3", ["statue c3"])
    points = np.full((2, 8), 9)
    scores_at(table.match.state, 0, points)
    assert points[0].tolist() == [1, 0, 0, 0, 0, 0, 0, 2]
