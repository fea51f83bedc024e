"""Random games in bulk, with what they were like."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from tworivers.games.game import Game
from tworivers.kernel.generator import generator, seed_from_number, stand_at
from tworivers.kernel.generic import playout_at

MOST_STEPS = 1_000_000


class Summary(msgspec.Struct):
    """What a number of random games were like."""

    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    endings: dict[str, int]
    wins: list[float]
    mean_scores: list[float]
    best_score: int

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def simulate(
    game: Game,
    games: int,
    players: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    report: Callable[[int], None] | None = None,
) -> Summary:
    """Play random games from seeds `seed`, `seed + 1`, …; `report` is told how many are done."""
    checked = game.options(players, options or {})
    words = np.zeros(game.action_count // 64, dtype=np.uint64)
    out = np.zeros(game.action_count, dtype=np.int32)
    decisions = 0
    seconds = 0.0
    endings: Counter[str] = Counter()
    wins = [0.0] * players
    scores = np.zeros((games, players), dtype=np.int64)
    for number in range(games):
        rng = generator(seed_from_number(seed + number))
        chooser = generator(seed_from_number(-1 - seed - number))
        stand_at(rng, 0)
        started = time.perf_counter()
        s = game.new(players, checked, rng)
        decisions += playout_at(s, 0, rng, 1, chooser, words, out, MOST_STEPS)
        seconds += time.perf_counter() - started
        result = game.result(s)
        endings[result.ending] += 1
        scores[number] = result.scores
        for winner in result.winners:
            wins[winner] += 1 / len(result.winners)
        if report is not None:
            report(number + 1)
    return Summary(
        game=game.name,
        players=players,
        games=games,
        decisions=decisions,
        seconds=seconds,
        endings=dict(endings.most_common()),
        wins=wins,
        mean_scores=scores.mean(axis=0).tolist(),
        best_score=int(scores.max()),
    )
