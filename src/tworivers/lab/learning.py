"""Learning by self-play, compiled: temporal differences with a network that judges where each action leads.

A game is played by the network against itself, each action the one it likes best, now and then another. What
the network was shown after each action is remembered; afterwards every remembered estimate is drawn towards
those that followed it and towards the result.
"""

from typing import NamedTuple

import numpy as np

from tworivers.bots.judging import is_over, part, settle
from tworivers.bots.network import OUTPUTS, Network, add_up, answer, as_chances, look
from tworivers.bots.tree import TRIAL, WORLD
from tworivers.bots.utility import judge_trial
from tworivers.kernel.bits import expand
from tworivers.kernel.generator import below, next_word, stand_at
from tworivers.kernel.generic import decider, masks, step
from tworivers.kernel.record import at
from tworivers.kernel.rule import rule
from tworivers.kernel.thinking import SEATS, candidates, evaluate

MOST_STEPS = 600
SCORE_UNIT = 20.0
PARTS = float(1 << 32)

# What learning depends on, by place.
LAMBDA, EXPLORATION, RATE, SCORE_WEIGHT, DECAY = range(5)


class Memory(NamedTuple):
    """One game as the network saw it after each action, with its estimates by seat, and the result."""

    shown: np.ndarray
    viewer: np.ndarray
    chances: np.ndarray
    result: np.ndarray
    scores: np.ndarray
    length: np.ndarray


class Slopes(NamedTuple):
    """How each weight should change, and the two running means that steady the change."""

    slope: Network
    mean: Network
    square: Network
    steps: np.ndarray


def new_memory(numbers: int) -> Memory:
    """Room for one game."""
    return Memory(
        shown=np.zeros((MOST_STEPS, numbers), dtype=np.float32),
        viewer=np.zeros(MOST_STEPS, dtype=np.int64),
        chances=np.zeros((MOST_STEPS, SEATS)),
        result=np.zeros(SEATS),
        scores=np.zeros(2 * SEATS),  # the second half is work space
        length=np.zeros(1, dtype=np.int64),
    )


def new_slopes(network: Network) -> Slopes:
    """Nothing learned yet."""
    slope, mean, square = (Network(*(np.zeros_like(part) for part in network)) for _ in range(3))
    return Slopes(slope, mean, square, np.zeros(1, dtype=np.int64))


@rule
def play_at(states, rng, chooser, settings, network, work, memory):
    """Play one game from the state given, and remember it."""
    s = at(states, WORLD)
    steps = 0
    while not is_over(s) and steps < MOST_STEPS:
        seat = decider(s)
        action = best_action(states, chooser, settings, network, work)
        stand_at(rng, steps + 1)
        step(s, action, rng, work.nobody)
        if is_over(s):
            break
        remember(s, seat, network, work, memory, steps)
        steps += 1
    memory.length[0] = steps
    settle(s, memory.result)
    evaluate(s, work.values)
    for seat in range(SEATS):
        memory.scores[seat] = work.values[seat]
    return steps


@part
def best_action(states, chooser, settings, network, work):
    """The action the network likes best; now and then any other."""
    s = at(states, WORLD)
    trial = at(states, TRIAL)
    seat = decider(s)
    masks(s, work.mask)
    candidates(s, work.mask)
    number = expand(work.mask, work.actions)
    if number == 1 or uniform(chooser) < settings[EXPLORATION]:
        return np.int64(work.actions[below(chooser, number)])
    width = evaluate(s, work.values)
    look(s, seat, work.values, width, work.brain.shown)
    add_up(network, work.brain.shown, work.brain.sums)
    best = np.int64(0)
    most = -1.0
    for i in range(number):
        states[TRIAL] = states[WORLD]
        step(trial, np.int64(work.actions[i]), chooser, work.nobody)
        judge_trial(trial, s, seat, network, work)
        if work.chances[seat] > most:
            most = work.chances[seat]
            best = np.int64(work.actions[i])
    return best


@part
def uniform(rng):
    """A number from 0 up to 1."""
    return np.float64(next_word(rng) >> np.uint64(32)) / PARTS


@part
def remember(s, viewer, network, work, memory, place):
    """Keep what the network is shown now and what it thinks of it."""
    brain = work.brain
    width = evaluate(s, work.values)
    look(s, viewer, work.values, width, brain.shown)
    add_up(network, brain.shown, brain.sums)
    answer(network, brain.shown, brain.sums, brain.outputs)
    as_chances(brain.outputs, s.players, viewer, work.chances)
    memory.shown[place] = brain.shown
    memory.viewer[place] = viewer
    for seat in range(SEATS):
        memory.chances[place, seat] = work.chances[seat]


@rule
def learn(memory, players, settings, network, brain, slopes):
    """Draw every estimate of a game towards what followed; return the mean error of the chances."""
    length = memory.length[0]
    target = memory.result.copy()
    wrong = np.zeros(OUTPUTS, dtype=np.float32)
    error = 0.0
    for place in range(length - 1, -1, -1):
        viewer = memory.viewer[place]
        add_up(network, memory.shown[place], brain.sums)
        answer(network, memory.shown[place], brain.sums, brain.outputs)
        as_chances(brain.outputs, players, viewer, memory.scores[SEATS:])
        for turn in range(players):
            seat = (viewer + turn) % players
            wrong[turn] = memory.scores[SEATS + seat] - target[seat]
            score = brain.outputs[SEATS + turn] - memory.scores[seat] / SCORE_UNIT
            wrong[SEATS + turn] = settings[SCORE_WEIGHT] * score
            error += abs(memory.chances[place, seat] - memory.result[seat])
        add_slopes(network, memory.shown[place], brain.sums, wrong, slopes.slope)
        for seat in range(players):
            mixed = settings[LAMBDA] * target[seat]
            target[seat] = mixed + (1.0 - settings[LAMBDA]) * memory.chances[place, seat]
    return error / max(1, length * players)


@rule
def add_slopes(network, shown, sums, wrong, slope):
    """Backwards through both layers."""
    for o in range(OUTPUTS):
        slope.last_bias[o] += wrong[o]
    for h in range(len(sums)):
        if sums[h] > 0:
            back = np.float32(0.0)
            for o in range(OUTPUTS):
                slope.last[h, o] += sums[h] * wrong[o]
                back += network.last[h, o] * wrong[o]
            sums[h] = back
        else:
            sums[h] = 0
        slope.bias[h] += sums[h]
    for j in range(len(shown)):
        x = shown[j]
        if x != 0:
            row = slope.first[j]
            for h in range(len(sums)):
                row[h] += x * sums[h]


@rule
def move(weights, slope, mean, square, samples, rate, decay, first, second):
    """Change weights along their slopes, steadied by running means (Adam), and forget the slopes."""
    flat, along = weights.reshape(-1), slope.reshape(-1)
    means, squares = mean.reshape(-1), square.reshape(-1)
    for i in range(len(flat)):
        g = along[i] / samples + decay * flat[i]
        means[i] = 0.9 * means[i] + 0.1 * g
        squares[i] = 0.999 * squares[i] + 0.001 * g * g
        flat[i] -= rate * (means[i] / first) / (np.sqrt(squares[i] / second) + 1e-8)
        along[i] = 0


@rule
def take_step(network, slopes, samples, settings):
    """One change of all weights after a batch of games."""
    slopes.steps[0] += 1
    first = 1.0 - 0.9 ** slopes.steps[0]
    second = 1.0 - 0.999 ** slopes.steps[0]
    rate, decay = settings[RATE], settings[DECAY]
    g, m, q = slopes.slope, slopes.mean, slopes.square
    move(network.first, g.first, m.first, q.first, samples, rate, decay, first, second)
    move(network.last, g.last, m.last, q.last, samples, rate, decay, first, second)
    biases = (
        (network.bias, g.bias, m.bias, q.bias),
        (network.last_bias, g.last_bias, m.last_bias, q.last_bias),
    )
    for weights, slope, mean, square in biases:
        move(weights, slope, mean, square, samples, rate, 0.0, first, second)
