"""Many games carried one step further in one compiled call."""

import numpy as np

from tworivers.kernel.bits import holds, nth, size
from tworivers.kernel.generator import ALLOWED, WORDS, below, stand_at
from tworivers.kernel.generic import decider, masks, observe, set_up, step
from tworivers.kernel.record import at
from tworivers.kernel.rule import rule
from tworivers.lab.rewards import write_rewards

# Instead of an action: leave this game as it is, or begin another in its place.
LEAVE, BEGIN = -1, -2


@rule
def stand_in_game(rng, seed, number, step_number):
    """The generator of a batch's game of this number, fresh for a step."""
    rng[0] = seed[0]
    rng[1] = seed[1]
    rng[2] = seed[2]
    rng[3] = seed[3] ^ np.uint64(number)
    rng[ALLOWED] = np.uint64(1)
    stand_at(rng, step_number)


@rule
def begin(states, index, table, players, first, rng):
    """A new game on an empty table; `first` below 0 draws who begins, as `Game.new` does."""
    states[index] = table[0]
    set_up(at(states, index), rng, below(rng, players) if first < 0 else first)


@rule
def advance(states, table, first, seed, numbers, steps, start, stop, actions, outputs, observations, ended):
    """Play an action in each game from `start` to `stop`; where one ends, reward it and begin another.

    `outputs` are masks, deciders, rewards and finished; `observations` and `ended` may be empty."""
    mask_rows, deciders, rewards, finished = outputs
    players = rewards.shape[1]
    rng = np.zeros(WORDS, dtype=np.uint64)
    nobody = np.zeros(0, dtype=np.int32)
    for i in range(start, stop):
        rewards[i] = 0
        finished[i] = False
        action = np.int64(actions[i])
        if action == LEAVE:
            continue
        s = at(states, i)
        if action >= 0:
            steps[i] += 1
            stand_in_game(rng, seed, numbers[i], steps[i])
            step(s, action, rng, nobody)
            if decider(s) < 0:
                write_rewards(s, rewards[i])
                finished[i] = True
                if len(ended) > 0:
                    ended[i] = states[i]
        if action == BEGIN or finished[i]:
            numbers[i] += len(states)
            steps[i] = 0
            stand_in_game(rng, seed, numbers[i], 0)
            begin(states, i, table, players, first, rng)
        deciders[i] = decider(s)
        masks(s, mask_rows[i])
        if len(observations) > 0:
            observe(s, np.int64(deciders[i]), observations[i])


@rule
def first_illegal(mask_rows, actions):
    """The first game whose action is not legal; -1 if there is none."""
    for i in range(len(actions)):
        action = np.int64(actions[i])
        if action >= 0:
            if action >= 64 * mask_rows.shape[1] or not holds(mask_rows[i], action):
                return i
        elif action != LEAVE and action != BEGIN:
            return i
    return -1


@rule
def choose_any(mask_rows, start, stop, chooser, turn, actions):
    """Write a legal action of each game, each equally likely; every game and turn has draws of its own."""
    rng = chooser.copy()
    for i in range(start, stop):
        stand_at(rng, turn * len(mask_rows) + i)
        actions[i] = nth(mask_rows[i], below(rng, size(mask_rows[i])))


@rule
def spread(mask_rows, start, stop, out):
    """Write each bit of the masks as a byte, 0 or 1."""
    for i in range(start, stop):
        for w in range(mask_rows.shape[1]):
            word = mask_rows[i, w]
            for bit in range(64):
                out[i, 64 * w + bit] = (word >> np.uint64(bit)) & np.uint64(1)
