"""Events as a viewer may know them. The tag of each is also the key of its sentence: `babylon-tile-mined`."""

from collections.abc import Callable

import msgspec

from tworivers.games.babylon import events as e
from tworivers.games.babylon.board import (
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
from tworivers.games.babylon.scoring import CATEGORIES
from tworivers.games.babylon.state import ENDINGS
from tworivers.games.game import Mark
from tworivers.games.telling import Told, told_by


class BabylonEvent(Told, tag=told_by("babylon")):
    """Something that happened in Babylon."""


class TurnBegan(BabylonEvent):
    seat: int
    turn: int


class RoundBegan(BabylonEvent):
    number: int
    effect: str


class ClayRemoved(BabylonEvent):
    seat: int
    terrace: str
    stack: str


class TileMined(BabylonEvent):
    seat: int
    terrace: str
    material: str
    stack: str
    columns: int


class TileUncovered(BabylonEvent):
    terrace: str
    material: str
    stack: str


class ColumnsTaken(BabylonEvent):
    seat: int
    column: str
    number: int


class TilePlaced(BabylonEvent):
    seat: int
    terrace: str
    material: str
    cell: str
    level: int
    turns: int
    supports: list[str]


class LookoutBuilt(BabylonEvent):
    seat: int
    cell: str
    level: int


class StatueUsed(BabylonEvent):
    seat: int
    cell: str
    level: int


class DecorationBuilt(BabylonEvent):
    seat: int
    decoration: str
    cells: list[str]
    level: int


class SymbolChanged(BabylonEvent):
    seat: int
    cell: str
    decoration: str


class PointsChanged(BabylonEvent):
    seat: int
    category: str
    number: int
    points: int


class TileStored(BabylonEvent):
    seat: int
    terrace: str
    material: str


class TileDiscarded(BabylonEvent):
    seat: int
    terrace: str
    material: str


class ColumnsReturned(BabylonEvent):
    seat: int
    singles: int
    doubles: int


class GameOver(BabylonEvent):
    ending: str


def supports_in(packed: int) -> list[str]:
    """What holds each corner, clockwise from the north-west."""
    return [SUPPORTS[packed >> (2 * corner) & 3] for corner in range(4)]


def _material(tile: int) -> str:
    return MATERIALS[tile // TILES_OF_MATERIAL]


def _tile_placed(r: list[int]) -> BabylonEvent:
    seat, tile, cell, level_and_turns, supports = r[1:6]
    turns, level = divmod(level_and_turns, 32)
    return TilePlaced(
        seat, TILE_NAMES[tile], _material(tile), CELL_NAMES[cell], level, turns, supports_in(supports)
    )


def _decorated(r: list[int]) -> BabylonEvent:
    seat, kind, cell, other, level = r[1:6]
    names = [CELL_NAMES[c] for c in dict.fromkeys((cell, other))]
    return DecorationBuilt(seat, SYMBOLS[kind], names, level)


OPEN: dict[int, Callable[[list[int]], BabylonEvent]] = {
    e.TURN: lambda r: TurnBegan(r[1], r[2]),
    e.ROUND: lambda r: RoundBegan(r[1], EFFECTS[r[2]]),
    e.REMOVED: lambda r: ClayRemoved(r[1], TILE_NAMES[r[3]], STACK_NAMES[r[2]]),
    e.MINED: lambda r: TileMined(r[1], TILE_NAMES[r[3]], _material(r[3]), STACK_NAMES[r[2]], r[4]),
    e.UNCOVERED: lambda r: TileUncovered(TILE_NAMES[r[2]], _material(r[2]), STACK_NAMES[r[1]]),
    e.COLUMNS_TAKEN: lambda r: ColumnsTaken(r[1], PIECES[r[2]], r[3]),
    e.TILE_PLACED: _tile_placed,
    e.LOOKOUT_BUILT: lambda r: LookoutBuilt(r[1], CELL_NAMES[r[2]], r[3]),
    e.STATUE_USED: lambda r: StatueUsed(r[1], CELL_NAMES[r[2]], r[3]),
    e.DECORATED: _decorated,
    e.SYMBOL_CHANGED: lambda r: SymbolChanged(r[1], CELL_NAMES[r[2]], SYMBOLS[r[3]]),
    e.POINTS: lambda r: PointsChanged(r[1], CATEGORIES[r[2]], r[3], r[4]),
    e.STORED: lambda r: TileStored(r[1], TILE_NAMES[r[2]], _material(r[2])),
    e.DISCARDED: lambda r: TileDiscarded(r[1], TILE_NAMES[r[2]], _material(r[2])),
    e.COLUMNS_RETURNED: lambda r: ColumnsReturned(r[1], r[2], r[3]),
    e.GAME_OVER: lambda r: GameOver(ENDINGS[r[1]]),
}


def tell(rows: list[list[int]]) -> list[msgspec.Struct]:
    """Babylon 2.7: all that happens is open; what is hidden is not drawn yet."""
    return [OPEN[row[0]](row) for row in rows]


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
