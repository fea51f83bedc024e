"""A table set up from a few lines, for tests that read like the rulebook's examples.

    table = lay(
        '''
        S1 c3
        C2 d4 level 2 turn 1 on 112-
        ''',
        ["statue c4"],
        mined="C5",
        columns=6,
    )
    table.play("mined e1")
    assert table.level("e1") == 1

Each line is a tile of seat 0's garden in the order of placing: its name, its north-west cell, its level, its
quarter turns and what holds its corners, clockwise from the north-west: `1` a single column, `2` a double,
`s` a statue, `-` nothing, so that a lookout stands there. Level 1 and four singles need not be written. The
second argument lists decorations. What is not said is as at the start of a game, but for the slots:
seat 0 has an empty one unless `stored` names its tile.

Symbols of the tiles used most, clockwise from the north-west:

    S1  stairs fountain footbridge statue      C1  stairs - stairs -        C5  fountain - fountain -
    C9  footbridge - footbridge -              C13 statue - statue -        C3  footbridge statue - -
    C4  statue fountain - -                    C6  stairs statue - -        C12 fountain statue - -
"""

from collections.abc import Iterable
from typing import Any

import pytest

from tworivers.games.babylon.rules.board import CELL_NUMBERS
from tworivers.games.game import load
from tworivers.play.match import Match
from tworivers.words.messages import IllegalAction

BABYLON = load("babylon")


def tile(line: str) -> dict[str, Any]:
    """A tile of a position from a line."""
    name, cell, *rest = line.split()
    said = dict(zip(rest[::2], rest[1::2], strict=True))
    return {
        "tile": name,
        "cell": cell,
        "level": int(said.pop("level", 1)),
        "turns": int(said.pop("turn", 0)),
        "supports": said.pop("on", "1111"),
        **said,
    }


def garden(lines: str, decorations: Iterable[str] = ()) -> dict[str, Any]:
    tiles = [tile(line) for line in lines.strip().splitlines() if line.strip()]
    return {"tiles": tiles, "decorations": list(decorations)}


class Table:
    """A match with short questions about seat 0's garden."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def view(self) -> Any:
        return self.match.view(0)

    def seat(self, seat: int = 0) -> Any:
        return self.view.seats[seat]

    def play(self, *actions: str) -> "Table":
        for action in actions:
            self.match.play(action)
        return self

    def legal(self, *starts: str) -> set[str]:
        """The legal actions that begin with these words; all without any."""
        return {a for a in self.match.legal() if not starts or a.startswith(starts)}

    def may(self, action: str) -> bool:
        return action in self.match.legal()

    def refusal(self, action: str) -> str:
        """The key of the reason why an action is refused."""
        with pytest.raises(IllegalAction) as refused:
            self.match.play(action)
        assert not str(refused.value).startswith("babylon-")
        return refused.value.message.key

    def level(self, cell: str) -> int:
        """The level of the surface of a cell."""
        number = CELL_NUMBERS[cell]
        surface = self.match.state["surface"][0, 0].tolist()
        return next(level for level, word in enumerate(surface) if word >> number & 1)

    def empty(self, cell: str) -> bool:
        return bool(int(self.match.state["empty"][0, 0]) >> CELL_NUMBERS[cell] & 1)

    def columns(self, seat: int = 0) -> int:
        return int(self.seat(seat).singles)

    def score(self, seat: int = 0) -> dict[str, int]:
        """The points of a garden, categories without any left out."""
        return {name: points for name, points in self.seat(seat).score.items() if points}

    def told(self) -> list[str]:
        return [self.match.say(event) for event in self.match.told()]


def lay(
    tiles: str = "",
    decorations: Iterable[str] = (),
    *,
    mined: str | None = None,
    stored: str | None = None,
    columns: int = 0,
    placed: int = 0,
    token: str | None = None,
    players: int = 2,
    other: str = "",
    seed: int = 1,
    **more: Any,
) -> Table:
    """A table with this garden; seat 0 is building if a tile is mined or placed, else about to mine."""
    others: list[dict[str, Any]] = [{} for _ in range(players - 1)]
    others[0] = garden(other)
    position = {
        "players": players,
        "phase": "build" if mined or placed else "mine",
        "round": 1 if token is None else 2,
        "token": token,
        "gardens": [garden(tiles, decorations), *others],
        "singles": [columns] + [0] * (players - 1),
        "slots": [
            stored,
            *(None if f"S{seat + 1}" in other else f"S{seat + 1}" for seat in range(1, players)),
        ],
        "mined": mined,
        "placed": placed,
        **more,
    }
    return Table(Match(BABYLON, players, seed=seed, start=position))


def start(players: int = 2, seed: int = 1, **options: Any) -> Table:
    """A new game."""
    return Table(Match(BABYLON, players, {"first": 0, **options}, seed))
