"""What numbers of wins can tell: intervals, tests that stop early, ratings."""

import math
from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce

NORMAL_95 = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins; shared victories count in part."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = NORMAL_95**2 / games
    middle = (share + square / 2) / (1 + square)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


class Sprt(msgspec.Struct, frozen=True):
    """A sequential test whether a share of wins is `better` rather than `worse`, wrong in 5 % of cases."""

    worse: float
    better: float
    error: float = 0.05

    def evidence(self, wins: float, games: int) -> float:
        """The logarithm of how much likelier the results are if the share is the better one."""
        losses = games - wins
        return wins * math.log(self.better / self.worse) + losses * math.log(
            (1 - self.better) / (1 - self.worse)
        )

    def answer(self, wins: float, games: int) -> str:
        """`better`, `worse`, or "" while more games are needed."""
        limit = math.log((1 - self.error) / self.error)
        evidence = self.evidence(wins, games)
        return "better" if evidence >= limit else "worse" if evidence <= -limit else ""


def ratings(
    contenders: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]
) -> list[tuple[float, float]]:
    """OpenSkill ratings, mean and uncertainty, from games given as contenders by seat and places by seat.

    A contender that has several seats in a game is rated by each of them."""
    model = PlackettLuce()
    known = [model.rating() for _ in range(contenders)]
    for seats, places in games:
        rated = model.rate([[known[contender]] for contender in seats], ranks=[float(p) for p in places])
        for contender, (new,) in zip(seats, rated, strict=True):
            known[contender] = new
    return [(rating.mu, rating.sigma) for rating in known]
