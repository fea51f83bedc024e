"""A small value network: one hidden layer (ReLU) whose sums are updated by difference, as in NNUE.

Its outputs are residuals: the chances that the evaluation sees are added, so that a network without training
says what the evaluation says. The outputs are, seats counted from the viewer, chances to win and scores.
"""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from tworivers.games.game import Game
from tworivers.kernel.rule import rule
from tworivers.kernel.thinking import SEATS, features

OUTPUTS = 2 * SEATS
WIDEST = 6.0  # the evaluation's opinion is cut here, so that the network can always correct it


class Network(NamedTuple):
    """Weights; one with no hidden units stands for none."""

    first: np.ndarray
    bias: np.ndarray
    last: np.ndarray
    last_bias: np.ndarray


class Activations(NamedTuple):
    """Memory for the activations of a network."""

    inputs: np.ndarray
    other: np.ndarray
    accumulator: np.ndarray
    hidden: np.ndarray
    outputs: np.ndarray


def new_network(numbers: int, hidden: int, seed: int) -> Network:
    """A network that says what the evaluation says, ready to learn."""
    rng = np.random.default_rng(seed)
    first = rng.normal(0.0, 1.0 / np.sqrt(max(numbers, 1)), (numbers, hidden))
    return Network(
        first=first.astype(np.float32),
        bias=np.zeros(hidden, dtype=np.float32),
        last=np.zeros((hidden, OUTPUTS), dtype=np.float32),
        last_bias=np.zeros(OUTPUTS, dtype=np.float32),
    )


NO_NETWORK = new_network(0, 0, 0)


def new_activations(network: Network) -> Activations:
    """Memory that fits a network."""
    numbers, hidden = network.first.shape
    return Activations(
        inputs=np.zeros(numbers, dtype=np.float32),
        other=np.zeros(numbers, dtype=np.float32),
        accumulator=np.zeros(hidden, dtype=np.float32),
        hidden=np.zeros(hidden, dtype=np.float32),
        outputs=np.zeros(OUTPUTS, dtype=np.float32),
    )


@rule
def write_inputs(s, viewer, values, width, inputs):
    """Write the inputs: the evaluation's opinion, then the features."""
    inputs[:] = 0
    mean = 0.0
    for seat in range(s.players):
        mean += values[seat] / s.players
    for turn in range(s.players):
        opinion = (values[(viewer + turn) % s.players] - mean) / width
        inputs[turn] = max(-WIDEST, min(WIDEST, opinion))
    features(s, viewer, inputs, SEATS)


@rule
def accumulate(network, inputs, accumulator):
    """The sums of the hidden layer, from nothing."""
    accumulator[:] = network.bias
    for j in range(len(inputs)):
        x = inputs[j]
        if x != 0:
            row = network.first[j]
            for h in range(len(accumulator)):
                accumulator[h] += x * row[h]


@rule
def update_accumulator(network, before, accumulator, after, hidden):
    """The sums of the hidden layer of a state like another: only differences are added."""
    hidden[:] = accumulator
    for j in range(len(after)):
        x = after[j] - before[j]
        if x != 0:
            row = network.first[j]
            for h in range(len(hidden)):
                hidden[h] += x * row[h]


@rule
def forward(network, inputs, hidden, outputs):
    """The output layer, with the evaluation's opinion as a residual connection."""
    outputs[:] = network.last_bias
    for turn in range(SEATS):
        outputs[turn] += inputs[turn]
    for h in range(len(hidden)):
        x = hidden[h]
        if x > 0:
            row = network.last[h]
            for o in range(OUTPUTS):
                outputs[o] += x * row[o]


@rule
def softmax_outputs(outputs, players, viewer, chances):
    """Chances to win by seat: the softmax of the outputs."""
    most = outputs[0]
    for turn in range(1, players):
        most = max(most, outputs[turn])
    total = 0.0
    for turn in range(players):
        inlined = np.exp(outputs[turn] - most)
        chances[(viewer + turn) % players] = inlined
        total += inlined
    for turn in range(players):
        chances[turn] /= total


class Made(msgspec.Struct):
    """How a network was made."""

    game: str
    players: int
    games: int
    seed: int
    hidden: int
    seconds: float
    commit: str
    settings: dict[str, float] = {}


def save_network(path: Path, network: Network, made: Made) -> None:
    """Write a network with how it was made."""
    with path.open("wb") as file:
        np.savez_compressed(file, made=np.array(msgspec.json.encode(made).decode()), **network._asdict())


def read_network(path: Any) -> tuple[Network, Made]:
    """A network from a file, and how it was made."""
    with path.open("rb") as file, np.load(file) as data:
        parts = {name: np.ascontiguousarray(data[name], dtype=np.float32) for name in Network._fields}
        made = msgspec.json.decode(str(data["made"]), type=Made)
    return Network(**parts), made


@cache
def _shipped(path: Path) -> Network | None:
    return read_network(path)[0] if path.is_file() else None


def input_size(game: Game, players: int) -> int:
    """How many numbers a network of this game is shown: the evaluation's view first, then the features."""
    return SEATS + game.think.table + players * game.think.seat


def shipped_network(game: Game, players: int) -> Network:
    """The trained network that comes with the game; none where none was trained for such a table."""
    found = _shipped(game.home / "think" / "networks" / f"{players}.npz")
    if found is None or found.first.shape[0] != input_size(game, players):
        return NO_NETWORK
    return found
