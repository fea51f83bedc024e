"""Compilation changes nothing in a search: compiled and interpreted, the same seed finds the same."""

import json
import os
import subprocess
import sys

import pytest

from tests.bots.test_opponents import every_game
from tworivers.bots.budget import Budget
from tworivers.bots.search import SearchBot
from tworivers.games.game import load
from tworivers.kernel import rule
from tworivers.kernel.generator import below, generator, seed_from_number, stand_at
from tworivers.play.match import Match

MOVES = 20
SIMULATIONS = 4


def searched(name: str) -> list[list[float]]:
    """What a short search says of each action, from a game begun at random, with two to four players."""
    found = []
    for players in (2, 3, 4):
        match = Match(load(name), players, seed=players)
        chooser = generator(seed_from_number(players))
        stand_at(chooser, 0)
        while match.version < MOVES:
            legal = match.game.legal(match.state)
            match.play(legal[below(chooser, len(legal))])
        bot = SearchBot(players, Budget(simulations=SIMULATIONS), threads=1)
        for option in bot.options(match.game, match.state, match.version, bot.budget):
            found.append([option.action, option.visits, *option.values, *option.chances])
    return found


@every_game
def test_a_compiled_and_an_interpreted_search_are_the_same(name: str) -> None:
    environment = {**os.environ, "TWORIVERS_INTERPRET": "1"}
    command = [sys.executable, "-m", "tests.bots.test_interpreted", name]
    interpreted = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    both = zip(searched(name), json.loads(interpreted.stdout), strict=True)
    assert all(compiled == pytest.approx(plain, abs=1e-6) for compiled, plain in both)


if __name__ == "__main__":
    assert rule.INTERPRETED
    print(json.dumps(searched(sys.argv[1])))
