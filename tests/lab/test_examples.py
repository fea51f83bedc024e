"""The examples run: every cell of the notebook, and the agent that the worked example leaves behind."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from tests.lab import notebook
from tworivers import load, new
from tworivers.lab import Batch

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_notebook_runs_and_shows_the_pictures_it_draws() -> None:
    """`python -m tests.lab.notebook` draws them anew."""
    drawn = 0
    for cell, value in notebook.outcomes(notebook.read()):
        for data in notebook.pictures(cell):
            assert "".join(data[notebook.PICTURE]) == value._repr_svg_()
            drawn += 1
    assert drawn == 3


def test_the_trained_agent_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BABYLONIA_PPO", str(tmp_path / "network.npz"))
    module = example("babylonia_ppo")
    with pytest.raises(FileNotFoundError, match="train it first"):
        module.Trained()
    inputs, actions = int(module.USED.sum()), load("babylonia").action_count
    shapes = {"first": (8, inputs), "second": (8, 8), "policy": (actions, 8)}
    chance = np.random.default_rng(1)
    weights = {f"{name}.weight": chance.normal(size=shape) for name, shape in shapes.items()}
    biases = {f"{name}.bias": np.zeros(shape[0]) for name, shape in shapes.items()}
    np.savez(module.SAVED, **weights, **biases)
    match = new("babylonia", seed=1)
    agent = module.Trained(1)
    while not match.over:
        match.play(agent.decide(match.game, match.state, match.version))
    assert 0 <= module.share_against_random(20) <= 1
    assert module.drawn([(0, 0.5), (10, 0.9)]).count("<circle") == 2


def test_a_round_is_played_and_learned() -> None:
    pytest.importorskip("torch")
    module, ppo = example("babylonia_ppo"), example("ppo")
    batch = Batch("babylonia", 8, 1, observe=True, keep_ended=True, threads=1)
    learner = ppo.Learner(batch, module.features, module.margins, seed=1)
    before = {name: part.copy() for name, part in learner.weights().items()}
    played = learner.play_round()
    assert len(played.action) == len(played.brought) > 8 * 20
    assert played.brought.abs().max() > 0
    learner.learn(played)
    assert {name for name, part in learner.weights().items() if (part != before[name]).any()} == set(before)
