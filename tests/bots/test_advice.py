"""Advice: the best few actions with chances, from what the seat can know."""

import pytest

from tests.bots.test_opponents import every_game, middle
from tworivers.bots.advice import advise, chances
from tworivers.games.game import load
from tworivers.kernel.generator import generator, seed_from_number
from tworivers.play.match import Match


@every_game
def test_advice_names_the_best_few_actions(name: str) -> None:
    match = middle(name, 11)
    seat = match.to_move
    advice = advise(match.game, match.state, seat, simulations=80)
    assert 1 <= len(advice) <= 3
    assert all(one.action in match.legal() for one in advice)
    assert all(0 <= one.chance <= 1 and 0 <= one.share <= 1 for one in advice)
    assert [one.share for one in advice] == sorted((one.share for one in advice), reverse=True)
    assert advise(match.game, match.state, seat, simulations=80) == advice
    assert advise(match.game, match.state, 1 - seat, simulations=80) == []


@every_game
def test_advice_does_not_depend_on_what_is_hidden(name: str) -> None:
    match = middle(name, 12)
    seat = match.to_move
    told = [
        advise(
            match.game,
            match.game.resample(match.state, seat, generator(seed_from_number(number))),
            seat,
            simulations=40,
        )
        for number in range(3)
    ]
    assert told[0] == told[1] == told[2]


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_are_parts_of_one(name: str, players: int) -> None:
    match = middle(name, 13, moves=20, players=players)
    estimate = chances(match.game, match.state, 20, 1)
    assert len(estimate) == players
    assert sum(estimate) == pytest.approx(1)


def test_chances_of_a_finished_game_are_its_result() -> None:
    game = load("babylonia")
    match = Match(game, 2, seed=1)
    while not match.over:
        match.play(game.legal(match.state)[0])
    winners = match.result().winners
    assert chances(game, match.state, 10, 1) == [
        1 / len(winners) if seat in winners else 0 for seat in (0, 1)
    ]
