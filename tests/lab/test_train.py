"""Training: reproducible, resumable, and better than nothing."""

from pathlib import Path

import numpy as np
import pytest

from tworivers.bots.network import NO_NETWORK, input_size, read_network, shipped_network
from tworivers.games.game import game_names, load
from tworivers.lab.train import BATCH, Plan, Training, commit, train
from tworivers.words.messages import BadOption

GAME = "babylonia"
PLAN = Plan(GAME, games=4 * BATCH, seed=3, hidden=8)


def trained(threads: int, games: int = PLAN.games) -> Training:
    training = Training(load(GAME), PLAN)
    while training.progress.games < games:
        training.batch(threads)
    return training


def test_a_training_comes_out_the_same_on_any_number_of_threads() -> None:
    one, two = trained(1), trained(2)
    assert all(np.array_equal(a, b) for a, b in zip(one.network, two.network, strict=True))
    assert not np.array_equal(one.network.last, np.zeros_like(one.network.last))


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "kept.npz"
    trained(1, 2 * BATCH).save(kept)
    made = train(load(GAME), PLAN, tmp_path / "network.npz", kept, threads=1)
    network, read = read_network(tmp_path / "network.npz")
    assert read == made
    assert made.games == PLAN.games
    assert made.commit == commit()
    whole = trained(1)
    assert all(np.array_equal(a, b) for a, b in zip(network, whole.network, strict=True))
    with pytest.raises(BadOption):
        train(load(GAME), Plan(GAME, games=BATCH, seed=4), tmp_path / "other.npz", kept)


@pytest.mark.parametrize("name", [name for name in game_names() if name != "heap"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_shipped_networks_fit_and_are_small(name: str, players: int) -> None:
    game = load(name)
    network = shipped_network(game, players)
    if network is not NO_NETWORK:
        assert network.first.shape[0] == input_size(game, players)
        assert all(np.isfinite(part).all() for part in network)
        assert sum(part.nbytes for part in network) < 2_000_000
