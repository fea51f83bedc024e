"""Batches as a Gymnasium vector environment."""

import gymnasium
import numpy as np
import pytest

from tests.toy import TOY
from tworivers.games.game import add_game
from tworivers.installed import OURS
from tworivers.lab.gymnasium import VectorGame

every_table = pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in (*OURS, TOY.name) for players in (2, 3, 4)]
)

add_game(TOY)


def sample(chance: np.random.Generator, mask: np.ndarray) -> np.ndarray:
    return np.array([chance.choice(np.flatnonzero(row)) for row in mask])


@every_table
def test_the_learner_decides_everywhere_and_games_go_on(name: str, players: int) -> None:
    env = VectorGame(name, 12, players=players, seed=3)
    chance = np.random.default_rng(1)
    observed, infos = env.reset(seed=3)
    assert infos == {}
    ends = 0
    while ends < 12:
        assert env.observation_space.contains(observed)
        assert (env.batch.deciders == env.seats).all()
        before = env.batch.numbers.copy()
        observed, rewards, ended, cut, infos = env.step(sample(chance, observed["action_mask"]))
        assert not cut.any()
        assert np.array_equal(env.batch.numbers != before, ended)
        assert not rewards[~ended].any()
        assert (np.abs(rewards) <= 1).all()
        if ended.any():
            assert np.array_equal(infos["_final_obs"], ended)
            for place in np.flatnonzero(ended):
                assert env.single_observation_space.contains(infos["final_obs"][place])
        ends += int(ended.sum())
    env.close()


def test_the_same_seed_gives_the_same_games_and_arrays_can_be_shared() -> None:
    shared = gymnasium.make_vec("tworivers/Babylonia-v1", num_envs=4, copy=False)
    copied = gymnasium.make_vec("tworivers/Babylonia-v1", num_envs=4)
    chance = np.random.default_rng(1)
    mine, _ = shared.reset(seed=5)
    other, _ = copied.reset(seed=5)
    buffer = mine["observation"]
    for _ in range(60):
        assert np.array_equal(mine["observation"], other["observation"])
        actions = sample(chance, mine["action_mask"])
        mine = shared.step(actions)[0]
        other = copied.step(actions)[0]
        assert mine["observation"] is buffer
        assert other["observation"] is not buffer


def test_an_opponent_can_be_any_function() -> None:
    asked = []

    def lowest(batch: object, places: np.ndarray) -> np.ndarray:
        asked.append(len(places))
        return env.batch.legal()[places].argmax(axis=1)

    env = VectorGame("tigris", 6, players=3, opponent=lowest)
    observed, _ = env.reset(seed=2)
    env.step(observed["action_mask"].argmax(axis=1))
    assert sum(asked) >= 4
