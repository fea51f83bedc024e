"""Decided games: nobody plays nonsense, dawdles or gives up, because the margin counts a little."""

import os
from typing import Any

import numpy as np
import pytest

from tests.bots.decided import POSITIONS, play_on
from tests.bots.test_opponents import every_game, middle
from tworivers.bots.advice import best_first
from tworivers.bots.budget import Budget
from tworivers.bots.greedy import GreedyBot
from tworivers.bots.levels import bot_of
from tworivers.bots.search import Option, SearchBot
from tworivers.bots.utility import add_margin
from tworivers.games.game import load
from tworivers.kernel.generator import stand_at
from tworivers.play.match import Match

LONG = bool(os.environ.get("TWORIVERS_LONG"))
SEEDS = range(1, 14 if LONG else 2)  # two levels, eight positions: with thirteen seeds, 208 games
MOST_IN_A_ROW = 5
WEIGHT = 0.04


@pytest.mark.parametrize("level", ["apprentice", "merchant"])
def test_decided_games_are_played_to_their_end_without_pointless_conflicts(level: str) -> None:
    endings, rows = [], []
    for seed in SEEDS:
        for position in POSITIONS:
            bots = [bot_of(level, 8 * seed + seat) for seat in range(position["players"])]
            played = play_on(position, bots, seed)
            endings.append(played.ending)
            rows.append(played.pointless)
    assert max(rows) <= MOST_IN_A_ROW
    assert endings.count("quiet") <= 0.02 * len(endings)


@pytest.mark.parametrize("position", POSITIONS)
def test_the_positions_are_decided(position: dict[str, Any]) -> None:
    game = load("tigris")
    s = game.from_position(position)
    bot = SearchBot(1, Budget(simulations=40), threads=1)
    best = best_first(bot.options(game, s, 1, bot.budget), game.to_move(s))[0]
    assert best.chances.max() > 0.99


def utilities(scores: list[float], chances: list[float]) -> np.ndarray:
    found = np.zeros(4)
    add_margin(np.array(scores), len(scores), 4.0, np.array(chances), found)
    return found[: len(scores)]


def test_the_margin_tells_decided_states_apart() -> None:
    closer, further = utilities([9.0, 5.0], [1.0, 0.0]), utilities([12.0, 5.0], [1.0, 0.0])
    assert further[0] > closer[0]
    assert further[1] < closer[1]
    for scores in ([1000.0, 0.0], [3.0, 1000.0]):
        assert np.abs(utilities(scores, [0.5, 0.5]) - 0.5).max() < WEIGHT


def test_a_chance_outweighs_any_margin() -> None:
    assert utilities([5.0, 4.0], [0.6, 0.4])[0] > utilities([1000.0, 0.0], [0.5, 0.5])[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_utilities_together_are_chances_together(players: int) -> None:
    chances = [1.0] + [0.0] * (players - 1)
    found = utilities([11.0, 5.0, 7.0, 2.0][:players], chances)
    assert found.sum() == pytest.approx(1.0)
    assert list(np.argsort(-found)) == list(np.argsort([-11, -5, -7, -2][:players]))


def test_which_of_equal_options_is_chosen_the_seed_decides() -> None:
    same = np.full(4, 0.5)
    options = [Option(action, 3, same, same) for action in range(20)]

    def picked(seed: int) -> int:
        bot = SearchBot(seed)
        stand_at(bot.rng, 7)
        return bot.pick(options, 0)

    assert picked(1) == picked(1)
    assert len({picked(seed) for seed in range(20)}) > 5


def test_which_of_equal_actions_is_tried_the_seed_decides() -> None:
    """At the beginning of Babylon several actions are worth exactly the same."""
    match = Match(load("babylon"), 2, seed=1)
    chosen = {GreedyBot(seed).decide(match.game, match.state, 1) for seed in range(12)}
    assert len(chosen) > 1


@every_game
def test_chances_are_told_without_the_margin(name: str) -> None:
    match = middle(name, 14)
    bot = SearchBot(1, threads=1)
    for option in bot.options(match.game, match.state, match.version, bot.budget):
        assert option.chances.sum() == pytest.approx(1.0, abs=1e-4)
        assert option.chances.min() >= 0.0
        assert np.abs(option.values - option.chances).max() <= WEIGHT
