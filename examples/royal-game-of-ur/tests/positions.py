"""Positions for tests, drawn as the board lies:

    * . . x     * .
    . o . * . . x .
    o . . .     * .

`o` is Light, `x` Dark; pieces that are neither on the board nor home wait.
"""

from tworivers.games.game import State
from tworivers.play.match import Match

from royal_game_of_ur.game import GAME
from royal_game_of_ur.rules.board import DICE, SQUARES

EMPTY = """
* . . .     * .
. . . * . . . .
* . . .     * .
"""


def position(picture: str, roll: int, home: tuple[int, int] = (0, 0), active: int = 0) -> State:
    """The state that the picture shows."""
    rows = [row for row in picture.split("\n") if row.strip()]
    marks = {f"{letter}{place // 2 + 1}": mark for letter, row in zip("cba", rows, strict=True)
             for place, mark in enumerate(row.strip()) if mark != " "}  # fmt: skip
    assert set(marks) == set(SQUARES)
    sides = {
        side: {"cells": [cell for cell, mark in marks.items() if mark == letter], "home": home[seat]}
        for seat, (side, letter) in enumerate((("light", "o"), ("dark", "x")))
    }
    dice = [die < roll for die in range(DICE)]
    return GAME.from_position({**sides, "active": active, "dice": dice})


def match(picture: str, roll: int, home: tuple[int, int] = (0, 0), active: int = 0, seed: int = 1) -> Match:
    """A match that goes on from the picture."""
    start = GAME.position(position(picture, roll, home, active))
    return Match(GAME, 2, seed=seed, start=start)


def told(at: Match) -> list[str]:
    """The kinds of what the last action set off, without the rolls that followed."""
    kinds = [type(event).__name__ for event in at.told(0)]
    return [kind for kind in kinds if kind not in ("DiceRolled", "Passed")]
