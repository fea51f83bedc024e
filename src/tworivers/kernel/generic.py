"""The questions every game answers, asked of a state without knowing its game.

Each is a stub that finds the game's own rule by the type of the state, compiled or interpreted, so that
playouts, search and batches are written once. The functions ending in `_at` are the compiled entry points
that Python calls: they take an array of states and a place in it.
"""

from typing import Any, NamedTuple

import numba
import numpy as np
from numba.extending import overload

from tworivers.kernel.bits import expand, holds, nth, size
from tworivers.kernel.generator import below, stand_at
from tworivers.kernel.record import at, record_class
from tworivers.kernel.rule import Rule, rule

# What a step did beyond changing the state; Match refuses to undo past any of the first three.
DREW, REVEALED, OTHER_DECIDED, TURN_ENDED = 1, 2, 4, 8


class Rules(NamedTuple):
    """The compiled side of a game."""

    masks: Rule
    step: Rule
    decider: Rule
    resample: Rule
    observe: Rule


_by_record: dict[Any, Rules] = {}
_by_class: dict[type, Rules] = {}


def register(dtype: np.dtype, rules: Rules) -> None:
    """Let states of this type be answered by these rules."""
    _by_record[numba.from_dtype(dtype)] = rules
    _by_class[record_class(dtype)] = rules


def masks(s, m):
    """Write the legal actions into `m`, a bit set over the action space."""
    _by_class[type(s)].masks(s, m)


@overload(masks)
def _masks(s, m):
    game_rule = _by_record[s].masks
    return lambda s, m: game_rule(s, m)


def step(s, action, rng, events):
    """Play a legal action up to the next decision; return what happened as flags."""
    return _by_class[type(s)].step(s, action, rng, events)


@overload(step)
def _step(s, action, rng, events):
    game_rule = _by_record[s].step
    return lambda s, action, rng, events: game_rule(s, action, rng, events)


def decider(s):
    """The seat that decides now; -1 when the game is over."""
    return _by_class[type(s)].decider(s)


@overload(decider)
def _decider(s):
    game_rule = _by_record[s].decider
    return lambda s: game_rule(s)


def resample(s, viewer, rng):
    """Draw anew all that the viewer cannot know."""
    _by_class[type(s)].resample(s, viewer, rng)


@overload(resample)
def _resample(s, viewer, rng):
    game_rule = _by_record[s].resample
    return lambda s, viewer, rng: game_rule(s, viewer, rng)


def observe(s, viewer, out):
    """Write the features that the viewer may know."""
    _by_class[type(s)].observe(s, viewer, out)


@overload(observe)
def _observe(s, viewer, out):
    game_rule = _by_record[s].observe
    return lambda s, viewer, out: game_rule(s, viewer, out)


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
