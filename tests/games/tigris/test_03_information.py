"""Tigris 3: what is hidden and what is open."""

import numpy as np
import pytest

from tests.games.tigris.table import ARCHER, BULL, GAME, LION, lay, start, tiles
from tworivers.games.game import SPECTATOR
from tworivers.kernel.generator import generator, seed_from_number


def test_3_1_a_hand_is_seen_by_its_owner_only():
    table = start(players=3)
    for viewer in (LION, BULL, ARCHER):
        seats = table.match.view(viewer).seats
        assert [seat.hand is not None for seat in seats] == [seat.seat == viewer for seat in seats]
    assert all(seat.hand is None for seat in table.match.view(SPECTATOR).seats)


def test_3_1_points_and_treasures_won_are_behind_the_screen():
    table = lay(points=[tiles("TTM"), tiles("S")])
    seats = table.match.view(LION).seats
    assert seats[LION].points == tiles("TTM")
    assert seats[BULL].points is None
    assert seats[BULL].treasures is None
    assert table.match.view(SPECTATOR).seats[LION].points is None


def test_3_1_of_the_bag_only_the_number_of_tiles_is_seen():
    view = start().match.view(LION)
    assert view.bag == 131


def test_3_1_only_their_player_sees_drawn_tiles():
    table = lay(hands=["TTFFMS", "TTFFMS"])
    table.play("swap temple temple")
    own = [event for event in table.match.told(LION) if type(event).__name__ == "TilesDrawn"]
    other = [event for event in table.match.told(BULL) if type(event).__name__ == "TilesDrawn"]
    assert len(own[0].tiles) == 2
    assert other[0].tiles is None
    assert other[0].number == 2


def test_3_2_swapped_tiles_are_discarded_face_down_and_never_return_to_the_bag():
    table = lay(hands=["TTTTTT", "FFFFFF"])
    before = table.position
    table.play("swap temple temple temple temple temple temple")
    after = table.position
    assert after["swapped"][LION] == tiles("TTTTTT")
    assert sum(before["bag"].values()) - sum(after["bag"].values()) == 6
    known = {event.__class__.__name__: event for event in table.match.told(BULL)}
    assert known["TilesSwapped"].number == 6
    assert known["TilesSwapped"].tiles is None
    assert table.match.view(BULL).seats[LION].swapped is None
    assert table.match.view(LION).seats[LION].swapped == tiles("TTTTTT")


def test_3_2_tiles_added_to_a_conflict_are_shown_and_leave_the_game():
    table = lay(
        """
           f  g  h
        5  kB T  .
        """,
        hands=["TT", "TT"],
    )
    table.play("king h5", "add 2", "add 1")
    for viewer in (LION, BULL, SPECTATOR):
        [added] = [event for event in table.match.told(viewer) if type(event).__name__ == "TilesAdded"]
        assert (added.tile, added.number) == ("temple", 1)
    assert table.position["discarded"] == tiles("TTT")


def test_3_2_beaten_tiles_and_tiles_under_a_catastrophe_leave_the_game():
    table = lay(
        """
           e  f  g  h  i  j
        5  .  tL T  .  T  tB
        6  .  M  .  .  M  .
        """,
        hands=["SM", ""],
    )
    table.play("settlement h5", "add 1", "add 0", "catastrophe f6")
    assert table.position["discarded"] == tiles("MMM")


def test_3_2_nothing_returns_to_the_bag():
    table = start(players=3, seed=5)
    number = table.view.bag
    moves = np.random.default_rng(1)
    for _ in range(150):
        if table.match.over:
            break
        table.play(moves.choice(table.legal))
        assert table.view.bag <= number
        number = table.view.bag


def test_3_3_board_leaders_catastrophes_treasures_and_numbers_of_tiles_are_open():
    table = lay(
        """
           f  g  h  i
        5  kB T  M  #
        """,
        hands=["TT", "FFF"],
    )
    views = [table.match.view(viewer) for viewer in (LION, BULL, SPECTATOR)]
    for view in views:
        assert view.tiles == views[0].tiles
        assert view.catastrophes == ["i5"]
        assert view.treasures == views[0].treasures
        assert view.seats[BULL].leaders == {"king": "f5"}
        assert [seat.catastrophes for seat in view.seats] == [2, 1]
        assert [seat.tiles_in_hand for seat in view.seats] == [2, 3]


def test_3_4_points_are_public_where_scores_are_open():
    table = lay(points=[tiles("TTM"), tiles("S")], open_scores=True)
    assert table.match.view(SPECTATOR).seats[LION].points == tiles("TTM")
    assert table.match.view(LION).seats[BULL].points == tiles("S")


@pytest.mark.parametrize("viewer", [LION, BULL, SPECTATOR])
def test_3_4_all_that_a_viewer_cannot_know_is_drawn_anew(viewer):
    table = lay(
        hands=["TTTTTT", "MMMMMM"],
        swapped=[tiles("FF"), tiles("SSS")],
        discarded=tiles("M"),
        points=[tiles("TTM"), tiles("S")],
    )
    before = table.position
    others = [
        GAME.position(GAME.resample(table.match.state, viewer, generator(seed_from_number(number))))
        for number in range(10)
    ]
    for position in others:
        assert position["points"] == before["points"]
        assert position["discarded"] == before["discarded"]
        for seat, hand in ((LION, 6), (BULL, 6)):
            assert sum(position["hands"][seat].values()) == hand
        for seat, swapped in ((LION, 2), (BULL, 3)):
            assert sum(position["swapped"][seat].values()) == swapped
    for seat in (LION, BULL):
        for what in ("hands", "swapped"):
            found = {str(position[what][seat]) for position in others}
            if seat == viewer:
                assert found == {str(before[what][seat])}
            else:
                assert len(found) > 1
