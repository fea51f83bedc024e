"""Events as a viewer may know them. The tag of each is also the key of its sentence: `tigris-tile-placed`."""

from collections.abc import Callable

import msgspec

from tworivers.games.game import ALL_OPEN, Mark
from tworivers.games.telling import Told, told_by
from tworivers.games.tigris import events as e
from tworivers.games.tigris.board import BUILDINGS, CELL_NAMES, LEADERS, MONUMENTS, TILES
from tworivers.games.tigris.state import ENDINGS, NOWHERE, PHASES
from tworivers.kernel.events import unpacked


class TigrisEvent(Told, tag=told_by("tigris")):
    """Something that happened in Tigris & Euphrates."""


class TurnBegan(TigrisEvent):
    seat: int
    turn: int


class Passed(TigrisEvent):
    seat: int


class TilePlaced(TigrisEvent):
    seat: int
    tile: str
    cell: str


class LeaderPlaced(TigrisEvent):
    seat: int
    leader: str
    cell: str


class LeaderMoved(TigrisEvent):
    seat: int
    leader: str
    cell: str
    origin: str


class LeaderWithdrawn(TigrisEvent):
    seat: int
    leader: str
    cell: str


class CatastrophePlayed(TigrisEvent):
    seat: int
    cell: str


class TileDestroyed(TigrisEvent):
    seat: int
    cell: str
    tile: str


class TilesSwapped(TigrisEvent):
    """Tigris 3.2: only their player knows which tiles were swapped away."""

    seat: int
    number: int
    tiles: list[str] | None = None


class PointsWon(TigrisEvent):
    seat: int
    tile: str
    number: int
    reason: str


class KingdomsUnited(TigrisEvent):
    seat: int
    cell: str


class RevoltBegan(TigrisEvent):
    leader: str
    attacker: int
    defender: int
    attacking: int
    defending: int


class WarBegan(TigrisEvent):
    tile: str
    leader: str
    attacker: int
    defender: int
    attacking: int
    defending: int


class TilesAdded(TigrisEvent):
    seat: int
    tile: str
    number: int


class ConflictWon(TigrisEvent):
    leader: str
    winner: int
    loser: int
    winning: int
    losing: int


class LeaderWentHome(TigrisEvent):
    seat: int
    leader: str
    cell: str
    reason: str


class TileBeaten(TigrisEvent):
    tile: str
    cell: str


class BuildingPlaced(TigrisEvent):
    seat: int
    building: str
    cell: str


class BuildingMoved(TigrisEvent):
    seat: int
    building: str
    cell: str
    origin: str


class BuildingGone(TigrisEvent):
    building: str
    cell: str


class MonumentBuilt(TigrisEvent):
    seat: int
    monument: str
    cell: str


class BuildDeclined(TigrisEvent):
    seat: int
    what: str


class TreasureTaken(TigrisEvent):
    seat: int
    cell: str


class TilesDrawn(TigrisEvent):
    """Tigris 3.1: only their player sees which tiles were drawn."""

    seat: int
    number: int
    tiles: list[str] | None = None


class GameOver(TigrisEvent):
    ending: str


def _leader_placed(r: list[int]) -> TigrisEvent:
    seat, colour, cell, old = r[1:5]
    if old == NOWHERE:
        return LeaderPlaced(seat, LEADERS[colour], CELL_NAMES[cell])
    return LeaderMoved(seat, LEADERS[colour], CELL_NAMES[cell], CELL_NAMES[old])


def _catastrophe(r: list[int]) -> TigrisEvent:
    seat, cell, destroyed = r[1:4]
    if destroyed == NOWHERE:
        return CatastrophePlayed(seat, CELL_NAMES[cell])
    return TileDestroyed(seat, CELL_NAMES[cell], TILES[destroyed])


def _building_placed(r: list[int]) -> TigrisEvent:
    seat, colour, cell, old = r[1:5]
    if old == NOWHERE:
        return BuildingPlaced(seat, BUILDINGS[colour], CELL_NAMES[cell])
    return BuildingMoved(seat, BUILDINGS[colour], CELL_NAMES[cell], CELL_NAMES[old])


OPEN: dict[int, Callable[[list[int]], TigrisEvent]] = {
    e.TURN: lambda r: TurnBegan(r[1], r[2]),
    e.PASSED: lambda r: Passed(r[1]),
    e.TILE_PLACED: lambda r: TilePlaced(r[1], TILES[r[2]], CELL_NAMES[r[3]]),
    e.LEADER_PLACED: _leader_placed,
    e.LEADER_WITHDRAWN: lambda r: LeaderWithdrawn(r[1], LEADERS[r[2]], CELL_NAMES[r[3]]),
    e.CATASTROPHE: _catastrophe,
    e.POINTS: lambda r: PointsWon(r[1], TILES[r[2]], r[3], e.REASONS[r[4]]),
    e.UNIFIED: lambda r: KingdomsUnited(r[1], CELL_NAMES[r[2]]),
    e.REVOLT: lambda r: RevoltBegan(LEADERS[r[1]], r[2], r[3], r[4], r[5]),
    e.WAR: lambda r: WarBegan(TILES[r[1]], LEADERS[r[1]], r[2], r[3], r[4], r[5]),
    e.ADDED: lambda r: TilesAdded(r[1], TILES[r[2]], r[3]),
    e.CONFLICT_WON: lambda r: ConflictWon(LEADERS[r[1]], r[2], r[3], r[4], r[5]),
    e.LEADER_HOME: lambda r: LeaderWentHome(r[1], LEADERS[r[2]], CELL_NAMES[r[3]], e.HOMECOMINGS[r[4]]),
    e.TILE_BEATEN: lambda r: TileBeaten(TILES[r[1]], CELL_NAMES[r[2]]),
    e.BUILDING_PLACED: _building_placed,
    e.BUILDING_GONE: lambda r: BuildingGone(BUILDINGS[r[1]], CELL_NAMES[r[2]]),
    e.MONUMENT_BUILT: lambda r: MonumentBuilt(r[1], MONUMENTS[r[2]], CELL_NAMES[r[3]]),
    e.DECLINED: lambda r: BuildDeclined(r[1], PHASES[r[2]]),
    e.TREASURE_TAKEN: lambda r: TreasureTaken(r[1], CELL_NAMES[r[2]]),
    e.GAME_OVER: lambda r: GameOver(ENDINGS[r[1]]),
}

SECRET: dict[int, type[TilesSwapped] | type[TilesDrawn]] = {
    e.SWAPPED: TilesSwapped,
    e.DRAWN: TilesDrawn,
}


def tell(rows: list[list[int]], viewer: int) -> list[msgspec.Struct]:
    """Tigris 3.1-3.4: everything is open but the colours of tiles drawn and swapped away."""
    told: list[msgspec.Struct] = []
    for row in rows:
        secret = SECRET.get(row[0])
        if secret is None:
            told.append(OPEN[row[0]](row))
        elif viewer in (row[1], ALL_OPEN):
            told.append(secret(row[1], row[2], unpacked(row[3], TILES)))
        else:
            told.append(secret(row[1], row[2]))
    return told


def drawn(rows: list[list[int]]) -> list[str]:
    """What each seat drew, as tiles in one string."""
    return [f"{row[1]}: {' '.join(unpacked(row[3], TILES))}" for row in rows if row[0] == e.DRAWN]


EFFECTS = {e.REVOLT: "revolt", e.WAR: "war", e.UNIFIED: "union"}


def mark(rows: list[list[int]], viewer: int) -> Mark:
    """The viewer's points and the gravest thing that follows from a placement."""
    points = sum(row[3] for row in rows if row[0] == e.POINTS and row[1] == viewer)
    kinds = {row[0] for row in rows}
    return Mark(points, next((EFFECTS[kind] for kind in EFFECTS if kind in kinds), ""))
