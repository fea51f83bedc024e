"""The rules, by the numbers of RULES.md."""

from itertools import pairwise

import numpy as np
import pytest
from positions import EMPTY, match, position, told
from tworivers import new
from tworivers.kernel.generator import generator, seed_from_number, stand_at
from tworivers.kernel.record import at

from royal_game_of_ur.game import GAME
from royal_game_of_ur.rules.board import CELL_AT, CELL_NAMES, SQUARES
from royal_game_of_ur.rules.turn import roll_dice


def way(seat: int) -> str:
    return " ".join(CELL_NAMES[cell] for cell in CELL_AT[seat][1:-1])


def test_1_1_twenty_squares_and_five_rosettes() -> None:
    assert len(SQUARES) == 20
    assert not {"a5", "a6", "c5", "c6"} & set(SQUARES)
    assert {cell for cell, pattern in SQUARES.items() if pattern == "rosette"} == {
        "a1",
        "c1",
        "b4",
        "a7",
        "c7",
    }


def test_1_2_the_ways_share_the_middle_row() -> None:
    assert way(0) == "a4 a3 a2 a1 b1 b2 b3 b4 b5 b6 b7 b8 a8 a7"
    assert way(1) == "c4 c3 c2 c1 b1 b2 b3 b4 b5 b6 b7 b8 c8 c7"


@pytest.mark.parametrize("first", [0, 1])
def test_1_3_seven_pieces_wait_and_the_option_says_who_begins(first: int) -> None:
    game = new("ur", players=2, seed=5, first=first)
    assert [seat.waiting for seat in game.view(0).seats] == [7, 7]
    assert [seat.side for seat in game.view(0).seats] == ["light", "dark"]
    assert GAME.options_of(game.state).first == first


def test_1_4_everybody_sees_the_same() -> None:
    game = new("ur", players=2, seed=5)
    views = [GAME.position(GAME.resample(game.state, viewer, generator(bytes(32)))) for viewer in (0, 1, -1)]
    assert views == [GAME.position(game.state)] * 3
    assert not GAME.hides


def test_2_2_the_odds_of_a_roll() -> None:
    s = position(EMPTY, 1)
    rng = generator(seed_from_number(1))
    counts = np.zeros(5)
    for number in range(8000):
        stand_at(rng, number)
        roll_dice(at(s, 0), rng)
        counts[s["roll"][0]] += 1
    assert np.allclose(counts / 8000, np.array([1, 4, 6, 4, 1]) / 16, atol=0.02)


def test_2_3_who_cannot_move_passes_and_the_other_rolls() -> None:
    passed = 0
    for seed in range(40):
        game = match(EMPTY, 1, seed=seed)
        game.play("enter")
        events = [(type(event).__name__, event.seat) for event in game.told(0)][1:]
        rolls = [event.number for event in game.told(0) if type(event).__name__ == "DiceRolled"]
        assert events[0] == ("DiceRolled", 1)
        assert rolls[-1] > 0
        for (kind, seat), (after, other) in pairwise(events):
            assert (kind, after) in (("DiceRolled", "Passed"), ("Passed", "DiceRolled"))
            assert (seat == other) == (kind == "DiceRolled")
        passed += events.count(("Passed", 1))
    assert passed


def test_2_4_after_a_move_the_other_player_is_on_turn() -> None:
    rolls = [match(EMPTY, 2, seed=seed) for seed in range(12)]
    for game in rolls:
        game.play("enter")
    assert sum(game.to_move == 1 for game in rolls) > 8


def test_3_1_a_piece_goes_as_far_as_the_roll_says() -> None:
    game = match(
        """
        * . . .     * .
        . . . * . . . .
        * . o .     * .
        """,
        3,
    )
    assert game.legal() == ["move a3", "enter"]
    game.play("move a3")
    assert (game.told(0)[0].origin, game.told(0)[0].cell) == ("a3", "b1")


@pytest.mark.parametrize(("roll", "cell"), [(1, "a4"), (2, "a3"), (3, "a2"), (4, "a1")])
def test_3_2_a_waiting_piece_enters_where_the_roll_says(roll: int, cell: str) -> None:
    game = match(EMPTY, roll)
    assert game.legal() == ["enter"]
    game.play("enter")
    assert game.told(0)[0].cell == cell


def test_3_3_no_own_piece_on_an_own_piece_but_over_it() -> None:
    game = match(
        """
        * . . .     * .
        . . . * . . . .
        * . o o     * .
        """,
        1,
    )
    assert game.legal() == ["move a3"]
    assert game.explain(0, "move a4").key == "ur-own-piece"
    assert game.explain(0, "enter").arguments == {"cell": "a4"}


def test_3_4_home_only_with_an_exact_roll() -> None:
    picture = """
        * . . .     * .
        . . . * . . . .
        * . . .     o o
        """
    assert match(picture, 2).legal() == ["move a8", "enter"]
    assert match(picture, 2).explain(0, "move a7").key == "ur-not-exact"
    game = match(picture, 1)
    game.play("move a7")
    assert told(game) == ["PieceHome"]
    assert GAME.result(game.state).scores == [1, 0]


def test_4_1_a_capture_sends_back_to_those_that_wait() -> None:
    game = match(
        """
        * . . .     * .
        . x . * . . . .
        o . . .     * .
        """,
        2,
    )
    game.play("move a1")
    assert told(game) == ["PieceMoved", "PieceCaptured"]
    assert game.view(0).seats[1].waiting == 7
    assert game.view(0).seats[0].cells == ["b2"]


def test_4_1_squares_of_ones_own_are_never_captured() -> None:
    game = match(
        """
        * . . x     * .
        . . . * . . . .
        * . . .     * .
        """,
        1,
    )
    game.play("enter")
    assert told(game) == ["PieceEntered"]
    assert game.view(0).seats[1].waiting == 6


def test_4_2_the_rosette_of_the_shared_row_is_safe() -> None:
    picture = """
        * . . .     * .
        . . o x . . . .
        * . . .     * .
        """
    game = match(picture, 1)
    assert game.legal() == ["enter"]
    assert game.explain(0, "move b3").key == "ur-safe-piece"
    assert match(picture, 2).legal() == ["move b3", "enter"]


@pytest.mark.parametrize(("picture", "roll", "action"), [
    ("* . . .     * .\n. . . * . . . .\n* . . .     * .", 4, "enter"),
    ("* . . .     * .\n. . o * . . . .\n* . . .     * .", 1, "move b3"),
    ("* . . .     * .\n. . . * . . . o\n* . . .     * .", 2, "move b8"),
])  # fmt: skip
def test_4_3_a_rosette_gives_another_roll(picture: str, roll: int, action: str) -> None:
    game = match(picture, roll)
    game.play(action)
    assert told(game)[-1] == "RollsAgain"
    first_roll = next(event for event in game.told(0) if type(event).__name__ == "DiceRolled")
    assert first_roll.seat == 0


def test_4_3_coming_home_gives_none() -> None:
    game = match("* . . .     * .\n. . . * . . . .\n* . . .     o .", 1)
    game.play("move a7")
    assert told(game) == ["PieceHome"]
    first_roll = next(event for event in game.told(0) if type(event).__name__ == "DiceRolled")
    assert first_roll.seat == 1


def test_5_1_seven_pieces_home_win_at_once() -> None:
    game = match("* . . .     * .\n. . . * . . . x\n* . . .     o .", 1, home=(6, 3))
    game.play("move a7")
    assert game.over
    assert told(game) == ["PieceHome", "GameOver"]
    result = game.result()
    assert (result.places, result.scores, result.ending) == ([1, 2], [7, 3], "home")


def test_5_2_random_games_end_by_themselves() -> None:
    for seed in range(20):
        game = new("ur", players=2, seed=seed)
        chance = np.random.default_rng(seed)
        while not game.over:
            game.play(str(chance.choice(game.legal())))
            seats = game.view(0).seats
            assert all(seat.waiting + len(seat.cells) + seat.home == 7 for seat in seats)
        assert max(GAME.result(game.state).scores) == 7
