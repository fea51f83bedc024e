"""OpenSpiel's own tests on every game with every number of players."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test as spiel_api
from open_spiel.python import rl_environment
from open_spiel.python import test_utils as spiel_utils
from open_spiel.python.algorithms import ismcts, mcts

from tests.tables import TOY
from tworivers.installed import OURS
from tworivers.lab.openspiel import name_of
from tworivers.words.messages import IllegalAction

TABLES = [(name, players) for name in OURS for players in (2, 3, 4)]
every_table = pytest.mark.parametrize(("name", "players"), TABLES)
every_game = pytest.mark.parametrize("name", OURS)
# A game from outside, which is over too soon for some of the tests.
TOY_TABLES = [(TOY.name, players) for players in (2, 3, 4)]


def loaded(name: str, players: int = 2, seed: int = 1) -> Any:
    return pyspiel.load_game(name_of(name), {"players": players, "rng_seed": seed})


def played(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state after so many decisions, at which a player decides."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while decisions or state.is_chance_node():
        decisions -= not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def api_test(name: str, players: int) -> type:
    """OpenSpiel's test case of its interface, on one of our games."""
    members = {"game_name": name_of(name), "game": loaded(name, players)}
    return type(f"Test{name.capitalize()}{players}", (spiel_api.EnforceAPIOnPartialTreeBase,), members)


for _name, _players in TABLES + TOY_TABLES:
    _case = api_test(_name, _players)
    globals()[_case.__name__] = _case
del _case


@pytest.mark.parametrize(("name", "players"), TABLES + TOY_TABLES)
def test_random_simulation(name: str, players: int) -> None:
    # OpenSpiel cannot save sampled-stochastic games written in Python; with pickle they can, see below.
    pyspiel.random_sim_test(loaded(name, players), num_sims=1, serialize=False, verbose=False)


@every_game
def test_a_saved_game_draws_on_as_it_would(name: str) -> None:
    game = loaded(name)
    spiel_utils.random_playout(game.new_initial_state(), 3)
    other = pickle.loads(pickle.dumps(game))
    mine = spiel_utils.random_playout(game.new_initial_state(), 4)
    assert str(mine) == str(spiel_utils.random_playout(other.new_initial_state(), 4))


@every_table
def test_copies_and_saved_states_are_the_same(name: str, players: int) -> None:
    game = loaded(name, players)
    for decisions in (0, 7, 30):
        state = played(game, decisions)
        for other in (
            state.clone(),
            game.deserialize_state(state.serialize()),
            pickle.loads(pickle.dumps(state)),
        ):
            assert str(other) == str(state)
            assert other.history() == state.history()
            assert other.information_state_string() == state.information_state_string()
        copied = state.clone()
        copied.apply_action(copied.legal_actions()[0])
        assert len(state.history()) < len(copied.history())


@every_game
def test_the_games_say_what_they_are(name: str) -> None:
    kind = loaded(name).get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    hidden = kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert hidden == (name != "babylon")


@every_game
def test_a_chance_node_draws_anew_each_time(name: str) -> None:
    states = {str(loaded(name, seed=seed).new_initial_state().child(0)) for seed in range(4)}
    assert len(states) == 4
    game = loaded(name)
    start = game.new_initial_state()
    assert str(start.child(0)) != str(start.child(0))


@every_table
def test_resampled_states_look_the_same_to_the_player(name: str, players: int) -> None:
    state = played(loaded(name, players), 25)
    chance = random.Random(2)
    for player in range(players):
        seen = state.observation_tensor(player)
        for _ in range(3):
            other = state.resample_from_infostate(player, chance.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == seen
            assert other.current_player() == state.current_player()
    others = {str(state.resample_from_infostate(0, chance.random)) for _ in range(5)}
    assert (len(others) > 1) == (name != "babylon")


@every_game
def test_memories_hold_nothing_of_the_others(name: str) -> None:
    """Of a resampled state, another player's memory begins with what they would see in it."""
    state = played(loaded(name), 25)
    other = state.resample_from_infostate(0, random.Random(2).random)
    assert other.information_state_string(1) == other.observation_string(1)


@every_game
def test_an_illegal_action_is_refused(name: str) -> None:
    state = played(loaded(name), 3)
    wrong = next(a for a in range(10**6) if a not in state.legal_actions())
    with pytest.raises(IllegalAction):
        state.apply_action(wrong)


@every_game
def test_options_are_parameters(name: str) -> None:
    game = pyspiel.load_game(f"{name_of(name)}(players=4,first=2,rng_seed=3)")
    assert game.num_players() == 4
    assert game.new_initial_state().child(0).current_player() == 2


@every_game
def test_openspiel_searches_play(name: str) -> None:
    state = played(loaded(name), 4)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = (
        mcts.MCTSBot(loaded(name), 1.4, 3, evaluator)
        if name == "babylon"  # nothing is hidden, so OpenSpiel wants its other search
        else ismcts.ISMCTSBot(None, evaluator, 1.4, 3, random_state=np.random.RandomState(1))
    )
    assert bot.step(state) in state.legal_actions()


@every_game
def test_the_learning_environment(name: str) -> None:
    env = rl_environment.Environment(
        loaded(name), observation_type=rl_environment.ObservationType.OBSERVATION
    )
    env.seed(1)
    now = env.reset()
    for _ in range(20):
        player = now.observations["current_player"]
        now = env.step([now.observations["legal_actions"][player][0]])
        assert len(now.observations["info_state"][player]) == loaded(name).observation_tensor_size()
