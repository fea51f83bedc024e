"""PettingZoo's own tests on every game with every number of players."""

import functools
import importlib
import warnings
from types import ModuleType

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.state_test import test_state as check_state
from pettingzoo.test.state_test import test_state_space as check_state_space

from tests.toy import TOY
from tworivers.games.game import add_game
from tworivers.installed import OURS
from tworivers.words.messages import IllegalAction

every_table = pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in (*OURS, TOY.name) for players in (2, 3, 4)]
)
every_game = pytest.mark.parametrize("name", OURS)
add_game(TOY)


def module(name: str) -> ModuleType:
    return importlib.import_module(f"tworivers.lab.pettingzoo.{name}_v1")


@every_table
def test_api(name: str, players: int) -> None:
    with warnings.catch_warnings():
        # PettingZoo's test warns of observations that are not one array, unless it is one of its own games.
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(module(name).env(players=players), num_cycles=200)


@every_table
def test_seed(name: str, players: int) -> None:
    seed_test(functools.partial(module(name).env, players=players), num_cycles=100)


@every_table
def test_state(name: str, players: int) -> None:
    env = module(name).env(players=players)
    env.reset(seed=1)
    check_state_space(env)
    check_state(env, 10)


@every_table
def test_render(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        functools.partial(module(name).env, players=players, width=240),
        {"svg": lambda drawn: drawn.startswith("<svg") and drawn.rstrip().endswith("</svg>")},
    )
    assert capsys.readouterr().out


@every_game
def test_performance(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(module(name).env())
    assert "Finished performance benchmark" in capsys.readouterr().out


@every_table
def test_rewards_follow_the_places_and_games_end(name: str, players: int) -> None:
    env = module(name).raw_env(players=players)
    env.reset(seed=4)
    chance = np.random.default_rng(4)
    while not any(env.terminations.values()):
        seen = env.observe(env.agent_selection)
        others = [agent for agent in env.agents if agent != env.agent_selection]
        assert not env.observe(others[0])["action_mask"].any()
        env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) > 0 or len(set(env.rewards.values())) == 1


@every_game
def test_an_illegal_action_is_explained_or_ends_the_game(name: str) -> None:
    env = module(name).raw_env()
    env.reset(seed=4)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    before = env.state().tobytes()
    with pytest.raises(IllegalAction):
        env.step(wrong)
    assert env.state().tobytes() == before
    wrapped = module(name).env()
    wrapped.reset(seed=4)
    wrapped.step(wrong)
    assert all(wrapped.terminations.values())


@every_game
def test_pixels_show_the_board(name: str) -> None:
    env = module(name).raw_env(render_mode="rgb_array")
    env.reset(seed=4)
    pixels = env.render()
    assert pixels.shape[1] == 640
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 50
