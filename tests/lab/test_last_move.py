"""The lab rewards who has won, and says so."""

import numpy as np
import pytest

from tests.last_moves import LastMove, after, every_last_move, with_last_move
from tworivers.lab import Batch
from tworivers.lab.analyse import ending
from tworivers.lab.rewards import rewards_of


@every_last_move
def test_the_winner_is_rewarded(name: str, last: LastMove) -> None:
    assert rewards_of(*after(name, last, last.win)) == [1.0, -1.0]
    assert rewards_of(*after(name, last, last.loses)) == [-1.0, 1.0]


@every_last_move
def test_batches_reward_the_winner(name: str, last: LastMove) -> None:
    match = with_last_move(name, last)
    batch = Batch(name, 2, 1, 2, threads=1)
    batch.states[:] = match.state[0]
    batch.masks[:] = ~np.uint64(0)
    batch.step(np.array([match.game.numbers[move] for move in (last.win, last.loses)], dtype=np.int32))
    assert batch.finished.all()
    assert batch.rewards.tolist() == [[1.0, -1.0], [-1.0, 1.0]]


@every_last_move
@pytest.mark.parametrize("won", [True, False])
def test_an_analysis_ends_with_the_result(name: str, last: LastMove, won: bool) -> None:
    match = with_last_move(name, last)
    match.play(last.win if won else last.loses)
    assert ending(match, 1, 1) == ([1.0, 0.0] if won else [0.0, 1.0])
