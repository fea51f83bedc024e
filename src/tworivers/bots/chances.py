"""Chances to win: from expected scores while a game goes on, from the result at its end."""

import numpy as np

from tworivers.kernel.generic import COMPARED, decider, is_ahead, standing
from tworivers.kernel.record import at
from tworivers.kernel.rule import rule
from tworivers.kernel.thinking import SEATS, share


@rule
def chances_at_end(s, chances):
    """The end of a game: the victory, shared among equals."""
    rows = np.zeros((SEATS, COMPARED), dtype=np.int64)
    for seat in range(s.players):
        standing(s, seat, rows[seat])
    best = 0
    for seat in range(1, s.players):
        if is_ahead(rows[seat], rows[best]):
            best = seat
    winners = 0
    for seat in range(s.players):
        if not is_ahead(rows[best], rows[seat]):
            winners += 1
    for seat in range(s.players):
        chances[seat] = 0.0 if is_ahead(rows[best], rows[seat]) else 1.0 / winners


@rule
def softmax(values, players, width, chances):
    """Chances to win from expected scores: the more certain, the more a lead is worth."""
    most = values[0]
    for seat in range(1, players):
        most = max(most, values[seat])
    total = 0.0
    for seat in range(players):
        chances[seat] = np.exp((values[seat] - most) / width)
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total


@rule
def is_over(s):
    return decider(s) < 0


@rule
def share_at(states, index):
    """The part of a turn's budget that a decision deserves."""
    return share(at(states, index))
