"""Sets of hexes: a step in each direction is a shift of the three words, with what it carries over."""

import numpy as np

from tworivers.games.babylonia.rules.board import COLUMN_A, COLUMN_Q, IN_PLAY
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import common, connected, union

SOUTH, SOUTH_EAST, SOUTH_WEST = np.uint64(17), np.uint64(9), np.uint64(8)
WIDTH = np.uint64(64)
NOT_A = (~COLUMN_A[0], ~COLUMN_A[1], ~COLUMN_A[2])
NOT_Q = (~COLUMN_Q[0], ~COLUMN_Q[1], ~COLUMN_Q[2])
BOARD = (IN_PLAY[4, 0], IN_PLAY[4, 1], IN_PLAY[4, 2])


@rule
def down(a, step):
    """All hexes of the set moved towards higher numbers."""
    back = WIDTH - step
    return (a[0] << step, (a[1] << step) | (a[0] >> back), (a[2] << step) | (a[1] >> back))


@rule
def up(a, step):
    """All hexes of the set moved towards lower numbers."""
    back = WIDTH - step
    return ((a[0] >> step) | (a[1] << back), (a[1] >> step) | (a[2] << back), a[2] >> step)


@rule
def neighbours(a):
    """All hexes that share a side with a hex of the set."""
    east = common(union(down(a, SOUTH_EAST), up(a, SOUTH_WEST)), NOT_A)
    west = common(union(down(a, SOUTH_WEST), up(a, SOUTH_EAST)), NOT_Q)
    straight = union(down(a, SOUTH), up(a, SOUTH))
    return common(union(union(east, west), straight), BOARD)


@rule
def flood(start, field):
    """All of the field that is connected with the start."""
    return connected(start, field, neighbours)
