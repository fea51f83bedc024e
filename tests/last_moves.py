"""For each game a position in which seat 0 has the last move and can still win.

Who wins is said here by the rulebook and by counting on the picture, never by asking the game: so a game that
compares its players wrongly is found by whoever relies on it, its opponents, the lab and the server.
"""

from typing import Any, NamedTuple

import pytest

from tests.games.babylon.table import lay as lay_babylon
from tests.games.babylonia.table import position as babylonia
from tests.games.tigris.table import position as tigris
from tworivers.games.game import Game, State, load
from tworivers.play.match import Match


class LastMove(NamedTuple):
    """The position, all moves with which seat 0 wins, and one with which seat 1 does."""

    position: dict[str, Any]
    wins: set[str]
    loses: str

    @property
    def win(self) -> str:
        return min(self.wins)


# Tigris 14.4: with four treasures each, Lion's spheres are 5 9 9 9 and Bull's 5 9 9 10. A market in the
# trader's kingdom makes it 6 9 9 9, and the weakest sphere counts first; nothing else scores.
TIGRIS = LastMove(
    tigris(
        """
           f  g  h  i
        4  .  .  .  .
        5  .  T  tL .
        6  .  .  .  .
        """,
        hands=["TFMSSS", "TTFFMS"],
        actions_left=1,
        treasures=["k1", "b2"],
        treasures_won=[4, 4],
        points=[
            {"temple": 9, "farm": 9, "market": 1, "settlement": 9},
            {"temple": 9, "farm": 9, "market": 1, "settlement": 10},
        ],
    ),
    {"market g4", "market h4", "market f5", "market i5", "market g6", "market h6"},
    "pass",
)

# Babylonia 7.2: 20 points against 24, and one farmer left. The fields beside own tiles bring 5 and 7, which
# make 25 and 27; the city e12 that d11 closes brings 1.
BABYLONIA = LastMove(
    babylonia(
        """
        0 farmer e11 f11
        city e12 priest
        city g7 priest
        field f10 5
        field g3 6
        field i4 7
        field a4 cities
        field a7 cities
        field b5 cities
        """,
        fill=False,
        racks=["F"],
        points=[{"fields": 20}, {"nobles": 24}],
    ),
    {"farmer f10", "farmer i4"},
    "farmer d11",
)

# Babylon 9: in the last round a statue and the first level make 3 points, two lookouts and the first level
# of the other garden make 4; a fountain on the first level brings 3 more.
BABYLON = LastMove(
    load("babylon").position(
        lay_babylon(
            "C5 c3\nC12 e4",
            ["statue f4"],
            other="S2 c3 on 1-11\nC9 f6 on 1-11",
            placed=1,
            token="none",
            first=1,
            active=0,
            round=15,
        ).match.state
    ),
    {"fountain d4 e4"},
    "end",
)

LAST_MOVES = {"tigris": TIGRIS, "babylonia": BABYLONIA, "babylon": BABYLON}
every_last_move = pytest.mark.parametrize(("name", "last"), LAST_MOVES.items(), ids=LAST_MOVES)


def with_last_move(name: str, last: LastMove) -> Match:
    return Match(load(name), 2, start=last.position, seed=1)


def after(name: str, last: LastMove, move: str) -> tuple[Game, State]:
    """The game, and its end after this move."""
    match = with_last_move(name, last)
    match.play(move)
    assert match.over
    return match.game, match.state
