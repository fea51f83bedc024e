"""What every game answers, and what playouts, search and batches do with the answers, written once.

The functions ending in `_at` are the compiled entry points that Python calls: they take an array of states
and a place in it.
"""

import numpy as np

from tworivers.kernel.bits import expand, holds, nth, size
from tworivers.kernel.generator import below, stand_at
from tworivers.kernel.question import question
from tworivers.kernel.record import at
from tworivers.kernel.rule import rule

# What a step did beyond changing the state; Match refuses to undo past any of the first three.
DREW, REVEALED, OTHER_DECIDED, TURN_ENDED = 1, 2, 4, 8
# Who looks at a table, if not a seat: somebody who only watches, or who may see everything.
SPECTATOR, ALL_OPEN = -1, -2
# No game compares more numbers of its players.
COMPARED = 4


@question
def set_up(s, rng, first):
    """Set up a table on which only the players and the options are written down."""


@question
def masks(s, m):
    """Write the legal actions into `m`, a bit set over the action space."""


@question
def step(s, action, rng, events):
    """Play a legal action up to the next decision; return what happened as flags."""


@question
def decider(s):
    """The seat that decides now; -1 when the game is over."""


@question
def resample(s, viewer, rng):
    """Draw anew all that the viewer cannot know."""


@question
def standing(s, seat, out):
    """Write the numbers by which the seat is compared with others, the most important first, higher better.

    `out` has COMPARED places and is zero before."""


@question
def observe(s, viewer, out):
    """Write the features that the viewer may know."""


# The entry points are few, because each compiles all the rules below it anew. An array of length 0 leaves out
# a part of the work.
NO_LIST = np.zeros(0, dtype=np.int32)
UNCHECKED = np.zeros(0, dtype=np.uint64)


@rule
def legal_at(states, index, m, out):
    """Write the legal actions into `m` as a bit set and, unless it is empty, into `out`; return how many."""
    masks(at(states, index), m)
    return expand(m, out) if len(out) > 0 else size(m)


def masks_at(states: np.ndarray, index: int, m: np.ndarray) -> None:
    """Write the legal actions into `m` as a bit set."""
    legal_at(states, index, m, NO_LIST)


@rule
def play_at(states, index, action, rng, number, events, m):
    """Play an action as the step of this number, with a generator fresh for it.

    Unless `m` is empty, an action that is not legal returns -1 and changes nothing."""
    s = at(states, index)
    if len(m) > 0:
        masks(s, m)
        if action < 0 or action >= 64 * len(m) or not holds(m, action):
            return -1
    stand_at(rng, number)
    if len(events) > 0:
        events[0] = 0
    return step(s, action, rng, events)


def step_at(
    states: np.ndarray, index: int, action: int, rng: np.ndarray, number: int, events: np.ndarray
) -> int:
    """Play an action that is known to be legal."""
    flags: int = play_at(states, index, action, rng, number, events, UNCHECKED)
    return flags


@rule
def set_up_at(states, index, rng, first):
    set_up(at(states, index), rng, first)


@rule
def standings_at(states, index, rows):
    """Write the standing of every seat, a row each."""
    s = at(states, index)
    for seat in range(len(rows)):
        standing(s, seat, rows[seat])


@rule
def is_ahead(mine, other):
    """Is the first standing better than the second?"""
    for i in range(COMPARED):
        if mine[i] != other[i]:
            return mine[i] > other[i]
    return False


@rule
def decider_at(states, index):
    return decider(at(states, index))


@rule
def resample_at(states, index, viewer, rng):
    resample(at(states, index), viewer, rng)


@rule
def observe_at(states, index, viewer, out):
    observe(at(states, index), viewer, out)


@rule
def playout_at(states, index, rng, number, chooser, m, out, most):
    """Play uniformly from the full list of legal actions to the end, or `most` steps; return the steps.

    With an empty `out` the list is not written, and actions are sampled from the bit set."""
    s = at(states, index)
    nobody = np.zeros(0, dtype=np.int32)
    steps = 0
    while decider(s) >= 0 and steps < most:
        masks(s, m)
        if len(out) > 0:
            action = np.int64(out[below(chooser, expand(m, out))])
        else:
            action = nth(m, below(chooser, size(m)))
        stand_at(rng, number + steps)
        step(s, action, rng, nobody)
        steps += 1
    return steps
