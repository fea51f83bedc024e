"""Tables to test on: every game with every number of players and every variant of its options."""

import os
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.toy import TOY
from tworivers import load
from tworivers.games.game import Game, State, add_game, game_names
from tworivers.kernel.generator import generator, seed_from_number, stand_at
from tworivers.play.match import Match

add_game(TOY)

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "tigris": [
        {"board": "classic"},
        {"board": "classic", "buildings": True, "open_scores": True},
        {"board": "advanced"},
        {"board": "advanced", "buildings": True},
    ],
    "babylonia": [
        {"cards": "basic"},
        {"cards": "random"},
        {"cards": "random", "river_tile_opens_field": False},
    ],
    "babylon": [{}, {"limited_supply": False}],
    "heap": [{}],
}


# How many games a test plays on each table.
GAMES_A_TABLE = 40 if os.environ.get("TWORIVERS_LONG") else 2


class Table(NamedTuple):
    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game, str(self.players), *words])

    def rules(self) -> Game:
        return load(self.game)

    def match(self, seed: int) -> Match:
        return Match(self.rules(), self.players, self.options, seed)


def all_tables() -> list[Table]:
    return [
        Table(name, players, options)
        for name in game_names()
        for players in load(name).players
        for options in VARIANTS.get(name, [{}])
    ]


def ids(table: Table) -> str:
    return str(table)


def some_games(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test of a table once for each of some games, which it gets as their seeds."""
    return settings(max_examples=GAMES_A_TABLE)(given(seed=st.integers(0, 10**6))(test))


def by_kind(notations: list[str]) -> list[list[str]]:
    """Actions, those of each kind together."""
    kinds: dict[str, list[str]] = {}
    for words in notations:
        kinds.setdefault(words.partition(" ")[0], []).append(words)
    return [kinds[kind] for kind in sorted(kinds)]


def any_kind(notations: list[str], chance: random.Random) -> str:
    """A random action, each kind of action equally likely."""
    return chance.choice(chance.choice(by_kind(notations)))


def lively(match: Match, chance: random.Random, wanted: tuple[str, ...] = ()) -> str:
    """A random action, mostly the one of several that sets off the most: games in which much happens.

    The first of the `wanted` actions that is legal is taken before any other."""
    legal = match.legal()
    for action in wanted:
        if action in legal:
            return action
    kinds = by_kind(legal)
    if chance.random() < 0.3:
        return chance.choice(chance.choice(kinds))
    candidates = dict.fromkeys(chance.choice(chance.choice(kinds)) for _ in range(8))
    return max(candidates, key=lambda action: len(match.preview(match.to_move, action)))


def walk(table: Table, seed: int, most: int = 5000) -> Iterator[Match]:
    """A lively random game: the match before each decision, and once more at its end."""
    chance = random.Random(seed)
    match = table.match(seed)
    for _ in range(most):
        yield match
        if match.over:
            return
        match.play(lively(match, chance))
    raise AssertionError(f"{table} with seed {seed} did not end within {most} decisions")


def fresh_generator(seed: int) -> np.ndarray:
    rng = generator(seed_from_number(seed))
    stand_at(rng, 0)
    return rng


def same_bytes(a: State, b: State) -> bool:
    return a.tobytes() == b.tobytes()
