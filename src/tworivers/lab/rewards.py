"""What a finished game is worth to each seat, the same in every interface."""

import numpy as np

from tworivers.games.game import Game, State
from tworivers.kernel.generic import COMPARED, is_ahead, standing
from tworivers.kernel.record import at
from tworivers.kernel.rule import rule


@rule
def write_rewards(s, rewards):
    """What each seat gets for its place: 1 for beating all, -1 for losing to all, together nothing."""
    players = len(rewards)
    rows = np.zeros((players, COMPARED), dtype=np.int64)
    for seat in range(players):
        standing(s, seat, rows[seat])
    for seat in range(players):
        balance = 0
        for other in range(players):
            if is_ahead(rows[seat], rows[other]):
                balance += 1
            if is_ahead(rows[other], rows[seat]):
                balance -= 1
        rewards[seat] = balance / (players - 1)


@rule
def rewards_at(states, index, rewards):
    write_rewards(at(states, index), rewards)


def rewards_of(game: Game, s: State) -> list[float]:
    """What each seat gets for its place in this state."""
    rewards = np.zeros(game.players_of(s))
    rewards_at(s, 0, rewards)
    return [float(reward) for reward in rewards]
