"""Events as they are told; the tag of each is the key of its sentence: `ur-piece-moved`."""

from typing import Annotated

from tworivers.games.declared import Row
from tworivers.games.game import Mark
from tworivers.games.telling import Told, told_by

from royal_game_of_ur.rules import events as e
from royal_game_of_ur.rules.board import CELL_NAMES

Cell = Annotated[str, "CELL_NAMES[cell]"]


class UrEvent(Told, tag=told_by("ur")):
    """Something that happened in the Royal Game of Ur."""


class DiceRolled(UrEvent):
    seat: int
    number: int


class Passed(UrEvent):
    seat: int


class PieceEntered(UrEvent):
    seat: int
    cell: Cell


class PieceMoved(UrEvent):
    seat: int
    cell: Cell
    origin: Annotated[str, "CELL_NAMES[origin]"]


class PieceHome(UrEvent):
    seat: int
    cell: Cell
    number: int


class PieceCaptured(UrEvent):
    seat: int
    owner: int
    cell: Cell


class RollsAgain(UrEvent):
    seat: int


class GameOver(UrEvent):
    winner: int


TOLD = {
    e.ROLLED: Row(DiceRolled, "seat number"),
    e.PASSED: Row(Passed, "seat"),
    e.ENTERED: Row(PieceEntered, "seat cell"),
    e.MOVED: Row(PieceMoved, "seat cell origin"),
    e.HOME: Row(PieceHome, "seat cell number"),
    e.CAPTURED: Row(PieceCaptured, "seat owner cell"),
    e.AGAIN: Row(RollsAgain, "seat"),
    e.GAME_OVER: Row(GameOver, "winner"),
}


def drawn(rows: list[list[int]]) -> list[str]:
    """What each seat rolled."""
    return [f"{row[1]}: {row[2]}" for row in rows if row[0] == e.ROLLED]


def mark(rows: list[list[int]], viewer: int) -> Mark:
    """A piece that comes home is a point; a capture and a rosette are worth a look."""
    home = sum(row[0] == e.HOME and row[1] == viewer for row in rows)
    kinds = {row[0] for row in rows}
    return Mark(home, "capture" if e.CAPTURED in kinds else "again" if e.AGAIN in kinds else "")
