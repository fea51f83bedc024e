"""How a finished game is rewarded, compiled: what batches ask of a state beyond `kernel.generic`.

Each game compares its seats by a few numbers, the most important first; the rules here write them, and a
test holds that they are what `Game.result` compares. A further game adds its own with `register`.
"""

from typing import Any

import numba
import numpy as np
from numba.extending import overload

from tworivers.games.babylon import scoring as babylon
from tworivers.games.babylon import state as babylon_state
from tworivers.games.babylon.cells import count
from tworivers.games.babylonia import state as babylonia_state
from tworivers.games.babylonia.scoring import cities_of
from tworivers.games.tigris import state as tigris_state
from tworivers.kernel.record import record_class
from tworivers.kernel.rule import Rule, rule

COMPARED = 4  # no game compares more numbers

_by_record: dict[Any, Rule] = {}
_by_class: dict[type, Rule] = {}


def register(dtype: np.dtype, compared_rule: Rule) -> None:
    """Let the seats of states of this type be compared by this rule."""
    _by_record[numba.from_dtype(dtype)] = compared_rule
    _by_class[record_class(dtype)] = compared_rule


def compared(s, seat, out):
    """Write the numbers by which the seat is compared, the most important first."""
    _by_class[type(s)](s, seat, out)


@overload(compared)
def _compared(s, seat, out):
    game_rule = _by_record[s]
    return lambda s, seat, out: game_rule(s, seat, out)


@rule
def compared_in_tigris(s, seat, out):
    """Tigris 14.3-14.5: the spheres, weakest first, each treasure having raised the smallest."""
    for colour in range(tigris_state.COLOURS):
        out[colour] = s.points[seat, colour]
    for _ in range(s.treasures_won[seat]):
        out[np.argmin(out)] += 1
    out.sort()


@rule
def compared_in_babylonia(s, seat, out):
    """Babylonia 7.2: points, then cities."""
    for source in range(s.points.shape[1]):
        out[0] += s.points[seat, source]
    out[1] = cities_of(s, seat)


@rule
def compared_in_babylon(s, seat, out):
    """Babylon 9.11: points, then fewer holes."""
    points = np.zeros(len(babylon.CATEGORIES), dtype=np.int64)
    babylon.score(s, seat, points)
    out[0] = points.sum()
    out[1] = -count(s.surface[seat, 0])


register(tigris_state.DTYPE, compared_in_tigris)
register(babylonia_state.DTYPE, compared_in_babylonia)
register(babylon_state.DTYPE, compared_in_babylon)


@rule
def is_ahead(mine, other):
    """Is the first row of numbers better than the second?"""
    for i in range(COMPARED):
        if mine[i] != other[i]:
            return mine[i] > other[i]
    return False


@rule
def write_rewards(s, rewards):
    """What each seat gets for its place: 1 for beating all, -1 for losing to all, together nothing."""
    players = len(rewards)
    rows = np.zeros((players, COMPARED), dtype=np.int64)
    for seat in range(players):
        compared(s, seat, rows[seat])
    for seat in range(players):
        balance = 0
        for other in range(players):
            if is_ahead(rows[seat], rows[other]):
                balance += 1
            if is_ahead(rows[other], rows[seat]):
                balance -= 1
        rewards[seat] = balance / (players - 1)
