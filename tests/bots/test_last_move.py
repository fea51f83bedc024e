"""Opponents see who wins with the last move, and take it."""

import pytest

from tests.last_moves import LastMove, after, every_last_move, with_last_move
from tworivers.bots.advice import advise, chances
from tworivers.bots.kinds import bot_from


@every_last_move
@pytest.mark.parametrize("words", ["greedy", "search:200", "learned", "learned+search:200"])
def test_every_kind_that_thinks_wins_with_the_last_move(name: str, last: LastMove, words: str) -> None:
    match = with_last_move(name, last)
    for seed in range(3):
        action = bot_from(words, seed).decide(match.game, match.state, match.version)
        assert match.game.notation(action) in last.wins


@every_last_move
def test_the_best_advice_is_the_winning_move(name: str, last: LastMove) -> None:
    match = with_last_move(name, last)
    best = advise(match.game, match.state, 0, simulations=200, count=1)[0]
    assert best.action in last.wins
    assert best.chance > 0.9


@every_last_move
def test_the_end_has_no_doubts(name: str, last: LastMove) -> None:
    assert chances(*after(name, last, last.win), simulations=1, seed=1) == [1.0, 0.0]
    assert chances(*after(name, last, last.loses), simulations=1, seed=1) == [0.0, 1.0]
