"""TD(lambda) learning by self-play, compiled: the network values the states after each action (afterstates).

The network plays itself epsilon-greedily. Afterwards every estimate is drawn towards those that followed it
and towards the result. Backpropagation and Adam are written out here, so that a training gives the same bits
on every machine and needs no framework.
"""

from typing import NamedTuple

import numpy as np

from tworivers.bots.chances import chances_at_end, is_over
from tworivers.bots.mcts import TRIAL, WORLD
from tworivers.bots.network import OUTPUTS, Network, accumulate, forward, softmax_outputs, write_inputs
from tworivers.bots.utility import evaluate_child
from tworivers.kernel.bits import expand
from tworivers.kernel.generator import below, next_word, stand_at
from tworivers.kernel.generic import decider, masks, step
from tworivers.kernel.record import at
from tworivers.kernel.rule import inlined, rule
from tworivers.kernel.thinking import SEATS, candidates, evaluate

MOST_STEPS = 600
SCORE_UNIT = 20.0
PARTS = float(1 << 32)

# What learning depends on, by place.
LAMBDA, EXPLORATION, RATE, SCORE_WEIGHT, DECAY = range(5)


class Trajectory(NamedTuple):
    """One game: the inputs after each action, the estimates by seat, and the result."""

    inputs: np.ndarray
    viewer: np.ndarray
    chances: np.ndarray
    result: np.ndarray
    scores: np.ndarray
    length: np.ndarray


class Adam(NamedTuple):
    """Gradients, and the running means of Adam."""

    gradient: Network
    mean: Network
    square: Network
    steps: np.ndarray


def new_trajectory(numbers: int) -> Trajectory:
    """Room for one game."""
    return Trajectory(
        inputs=np.zeros((MOST_STEPS, numbers), dtype=np.float32),
        viewer=np.zeros(MOST_STEPS, dtype=np.int64),
        chances=np.zeros((MOST_STEPS, SEATS)),
        result=np.zeros(SEATS),
        scores=np.zeros(2 * SEATS),  # the second half is work space
        length=np.zeros(1, dtype=np.int64),
    )


def new_adam(network: Network) -> Adam:
    """Nothing learned yet."""
    gradient, mean, square = (Network(*(np.zeros_like(inlined) for inlined in network)) for _ in range(3))
    return Adam(gradient, mean, square, np.zeros(1, dtype=np.int64))


@rule
def play_at(states, rng, chooser, settings, network, space, trajectory):
    """Play one game from the state given, and remember it."""
    s = at(states, WORLD)
    steps = 0
    while not is_over(s) and steps < MOST_STEPS:
        seat = decider(s)
        action = best_action(states, chooser, settings, network, space)
        stand_at(rng, steps + 1)
        step(s, action, rng, space.no_events)
        if is_over(s):
            break
        record(s, seat, network, space, trajectory, steps)
        steps += 1
    trajectory.length[0] = steps
    chances_at_end(s, trajectory.result)
    evaluate(s, space.values)
    for seat in range(SEATS):
        trajectory.scores[seat] = space.values[seat]
    return steps


@inlined
def best_action(states, chooser, settings, network, space):
    """The action with the best chances; with the probability of exploration, any."""
    s = at(states, WORLD)
    trial = at(states, TRIAL)
    seat = decider(s)
    masks(s, space.mask)
    candidates(s, space.mask)
    number = expand(space.mask, space.actions)
    if number == 1 or uniform(chooser) < settings[EXPLORATION]:
        return np.int64(space.actions[below(chooser, number)])
    width = evaluate(s, space.values)
    write_inputs(s, seat, space.values, width, space.net.inputs)
    accumulate(network, space.net.inputs, space.net.accumulator)
    best = np.int64(0)
    most = -1.0
    for i in range(number):
        states[TRIAL] = states[WORLD]
        step(trial, np.int64(space.actions[i]), chooser, space.no_events)
        evaluate_child(trial, s, seat, network, space)
        if space.chances[seat] > most:
            most = space.chances[seat]
            best = np.int64(space.actions[i])
    return best


@inlined
def uniform(rng):
    """A number from 0 up to 1."""
    return np.float64(next_word(rng) >> np.uint64(32)) / PARTS


@inlined
def record(s, viewer, network, space, trajectory, place):
    """Keep the inputs of this state and the network's estimate."""
    net = space.net
    width = evaluate(s, space.values)
    write_inputs(s, viewer, space.values, width, net.inputs)
    accumulate(network, net.inputs, net.accumulator)
    forward(network, net.inputs, net.accumulator, net.outputs)
    softmax_outputs(net.outputs, s.players, viewer, space.chances)
    trajectory.inputs[place] = net.inputs
    trajectory.viewer[place] = viewer
    for seat in range(SEATS):
        trajectory.chances[place, seat] = space.chances[seat]


@rule
def learn(trajectory, players, settings, network, net, adam):
    """Add up the gradients of a game towards its lambda-returns; return the mean error of the chances."""
    length = trajectory.length[0]
    target = trajectory.result.copy()
    error_at = np.zeros(OUTPUTS, dtype=np.float32)
    error = 0.0
    for place in range(length - 1, -1, -1):
        viewer = trajectory.viewer[place]
        accumulate(network, trajectory.inputs[place], net.accumulator)
        forward(network, trajectory.inputs[place], net.accumulator, net.outputs)
        softmax_outputs(net.outputs, players, viewer, trajectory.scores[SEATS:])
        for turn in range(players):
            seat = (viewer + turn) % players
            error_at[turn] = trajectory.scores[SEATS + seat] - target[seat]
            score = net.outputs[SEATS + turn] - trajectory.scores[seat] / SCORE_UNIT
            error_at[SEATS + turn] = settings[SCORE_WEIGHT] * score
            error += abs(trajectory.chances[place, seat] - trajectory.result[seat])
        backpropagate(network, trajectory.inputs[place], net.accumulator, error_at, adam.gradient)
        for seat in range(players):
            mixed = settings[LAMBDA] * target[seat]
            target[seat] = mixed + (1.0 - settings[LAMBDA]) * trajectory.chances[place, seat]
    return error / max(1, length * players)


@rule
def backpropagate(network, inputs, accumulator, error_at, gradient):
    """Backpropagation through both layers."""
    for o in range(OUTPUTS):
        gradient.last_bias[o] += error_at[o]
    for h in range(len(accumulator)):
        if accumulator[h] > 0:
            back = np.float32(0.0)
            for o in range(OUTPUTS):
                gradient.last[h, o] += accumulator[h] * error_at[o]
                back += network.last[h, o] * error_at[o]
            accumulator[h] = back
        else:
            accumulator[h] = 0
        gradient.bias[h] += accumulator[h]
    for j in range(len(inputs)):
        x = inputs[j]
        if x != 0:
            row = gradient.first[j]
            for h in range(len(accumulator)):
                row[h] += x * accumulator[h]


@rule
def adam_update(weights, gradient, mean, square, samples, rate, decay, first, second):
    """Adam: change weights along their gradients, steadied by running means, and clear the gradients."""
    flat, along = weights.reshape(-1), gradient.reshape(-1)
    means, squares = mean.reshape(-1), square.reshape(-1)
    for i in range(len(flat)):
        g = along[i] / samples + decay * flat[i]
        means[i] = 0.9 * means[i] + 0.1 * g
        squares[i] = 0.999 * squares[i] + 0.001 * g * g
        flat[i] -= rate * (means[i] / first) / (np.sqrt(squares[i] / second) + 1e-8)
        along[i] = 0


@rule
def adam_step(network, adam, samples, settings):
    """One optimizer step after a batch of games."""
    adam.steps[0] += 1
    first = 1.0 - 0.9 ** adam.steps[0]
    second = 1.0 - 0.999 ** adam.steps[0]
    rate, decay = settings[RATE], settings[DECAY]
    g, m, q = adam.gradient, adam.mean, adam.square
    adam_update(network.first, g.first, m.first, q.first, samples, rate, decay, first, second)
    adam_update(network.last, g.last, m.last, q.last, samples, rate, decay, first, second)
    biases = (
        (network.bias, g.bias, m.bias, q.bias),
        (network.last_bias, g.last_bias, m.last_bias, q.last_bias),
    )
    for weights, gradient, mean, square in biases:
        adam_update(weights, gradient, mean, square, samples, rate, 0.0, first, second)
