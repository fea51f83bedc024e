"""Events as a viewer may know them; `written.py` is made from it (see `games.declared`).

Babylon 2.7: all that happens is open; what is hidden is not drawn yet. The tag of each is also the key of its
sentence: `babylon-tile-mined`."""

from typing import Annotated

from tworivers.games.babylon.rules import events as e
from tworivers.games.babylon.rules.board import (
    CELL_NAMES,
    EFFECTS,
    MATERIALS,
    PIECES,
    STACK_NAMES,
    SUPPORTS,
    SYMBOLS,
    TILE_NAMES,
    TILES_OF_MATERIAL,
)
from tworivers.games.babylon.rules.scoring import CATEGORIES
from tworivers.games.babylon.rules.state import ENDINGS
from tworivers.games.declared import Row
from tworivers.games.game import Mark
from tworivers.games.telling import Told, told_by

Terrace = Annotated[str, "TILE_NAMES[tile]"]
Material = Annotated[str, "MATERIALS[tile // TILES_OF_MATERIAL]"]
Cell = Annotated[str, "CELL_NAMES[cell]"]


class BabylonEvent(Told, tag=told_by("babylon")):
    """Something that happened in Babylon."""


class TurnBegan(BabylonEvent):
    seat: int
    turn: int


class RoundBegan(BabylonEvent):
    number: int
    effect: Annotated[str, "EFFECTS[effect]"]


class ClayRemoved(BabylonEvent):
    seat: int
    terrace: Terrace
    stack: Annotated[str, "STACK_NAMES[stack]"]


class TileMined(BabylonEvent):
    seat: int
    terrace: Terrace
    material: Material
    stack: Annotated[str, "STACK_NAMES[stack]"]
    columns: int


class TileUncovered(BabylonEvent):
    terrace: Terrace
    material: Material
    stack: Annotated[str, "STACK_NAMES[stack]"]


class ColumnsTaken(BabylonEvent):
    seat: int
    column: Annotated[str, "PIECES[column]"]
    number: int


class TilePlaced(BabylonEvent):
    seat: int
    terrace: Terrace
    material: Material
    cell: Cell
    level: Annotated[int, "level_and_turns & 31"]
    turns: Annotated[int, "level_and_turns >> 5"]
    supports: Annotated[list[str], "[SUPPORTS[supports >> 2 * corner & 3] for corner in range(4)]"]


class LookoutBuilt(BabylonEvent):
    seat: int
    cell: Cell
    level: int


class StatueUsed(BabylonEvent):
    seat: int
    cell: Cell
    level: int


class DecorationBuilt(BabylonEvent):
    seat: int
    decoration: Annotated[str, "SYMBOLS[decoration]"]
    cells: Annotated[
        list[str], "[CELL_NAMES[cell], CELL_NAMES[other]] if cell != other else [CELL_NAMES[cell]]"
    ]
    level: int


class SymbolChanged(BabylonEvent):
    seat: int
    cell: Cell
    decoration: Annotated[str, "SYMBOLS[decoration]"]


class PointsChanged(BabylonEvent):
    seat: int
    category: Annotated[str, "CATEGORIES[category]"]
    number: int
    points: int


class TileStored(BabylonEvent):
    seat: int
    terrace: Terrace
    material: Material


class TileDiscarded(BabylonEvent):
    seat: int
    terrace: Terrace
    material: Material


class ColumnsReturned(BabylonEvent):
    seat: int
    singles: int
    doubles: int


class GameOver(BabylonEvent):
    ending: Annotated[str, "ENDINGS[ending]"]


TOLD = {
    e.TURN: Row(TurnBegan, "seat turn"),
    e.ROUND: Row(RoundBegan, "number effect"),
    e.REMOVED: Row(ClayRemoved, "seat stack tile"),
    e.MINED: Row(TileMined, "seat stack tile columns"),
    e.UNCOVERED: Row(TileUncovered, "stack tile"),
    e.COLUMNS_TAKEN: Row(ColumnsTaken, "seat column number"),
    e.TILE_PLACED: Row(TilePlaced, "seat tile cell level_and_turns supports"),
    e.LOOKOUT_BUILT: Row(LookoutBuilt, "seat cell level"),
    e.STATUE_USED: Row(StatueUsed, "seat cell level"),
    e.DECORATED: Row(DecorationBuilt, "seat decoration cell other level"),
    e.SYMBOL_CHANGED: Row(SymbolChanged, "seat cell decoration"),
    e.POINTS: Row(PointsChanged, "seat category number points"),
    e.STORED: Row(TileStored, "seat tile"),
    e.DISCARDED: Row(TileDiscarded, "seat tile"),
    e.COLUMNS_RETURNED: Row(ColumnsReturned, "seat singles doubles"),
    e.GAME_OVER: Row(GameOver, "ending"),
}


def drawn(rows: list[list[int]]) -> list[str]:
    """The tiles that were uncovered and the token that was turned up."""
    found = []
    for row in rows:
        if row[0] == e.UNCOVERED:
            found.append(f"{STACK_NAMES[row[1]]}: {TILE_NAMES[row[2]]}")
        elif row[0] == e.ROUND:
            found.append(f"token: {EFFECTS[row[2]]}")
    return found


def mark(rows: list[list[int]], viewer: int) -> Mark:
    """How the viewer's score changes, and whether a lookout is built."""
    points = sum(row[3] for row in rows if row[0] == e.POINTS and row[1] == viewer)
    lookout = any(row[0] == e.LOOKOUT_BUILT for row in rows)
    return Mark(points, "lookout" if lookout else "")
