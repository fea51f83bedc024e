"""Events as a viewer may know them; `written.py` is made from it (see `games.declared`).

The tag of each is also the key of its sentence: `tigris-tile-placed`."""

from typing import Annotated

from tworivers.games.declared import Row
from tworivers.games.game import Mark
from tworivers.games.telling import Told, told_by
from tworivers.games.tigris.rules import events as e
from tworivers.games.tigris.rules.board import BUILDINGS, CELL_NAMES, LEADERS, MONUMENTS, TILES
from tworivers.games.tigris.rules.events import HOMECOMINGS, REASONS
from tworivers.games.tigris.rules.hidden import sees_hand
from tworivers.games.tigris.rules.state import COLOURS, ENDINGS, PHASES
from tworivers.kernel.events import unpacked

Tile = Annotated[str, "TILES[tile]"]
Leader = Annotated[str, "LEADERS[leader]"]
Cell = Annotated[str, "CELL_NAMES[cell]"]
Secret = Annotated[
    list[str] | None,
    "[TILES[c] for c in range(COLOURS) for _ in range(tiles >> 4 * c & 15)]"
    " if sees_hand(viewer, seat) else None",
]


class TigrisEvent(Told, tag=told_by("tigris")):
    """Something that happened in Tigris & Euphrates."""


class TurnBegan(TigrisEvent):
    seat: int
    turn: int


class Passed(TigrisEvent):
    seat: int


class TilePlaced(TigrisEvent):
    seat: int
    tile: Tile
    cell: Cell


class LeaderPlaced(TigrisEvent):
    seat: int
    leader: Leader
    cell: Cell


class LeaderMoved(TigrisEvent):
    seat: int
    leader: Leader
    cell: Cell
    origin: Annotated[str, "CELL_NAMES[origin]"]


class LeaderWithdrawn(TigrisEvent):
    seat: int
    leader: Leader
    cell: Cell


class CatastrophePlayed(TigrisEvent):
    seat: int
    cell: Cell


class TileDestroyed(TigrisEvent):
    seat: int
    cell: Cell
    tile: Tile


class TilesSwapped(TigrisEvent):
    """Tigris 3.2: only their player knows which tiles were swapped away."""

    seat: int
    number: int
    tiles: Secret = None


class PointsWon(TigrisEvent):
    seat: int
    tile: Tile
    number: int
    reason: Annotated[str, "REASONS[reason]"]


class KingdomsUnited(TigrisEvent):
    seat: int
    cell: Cell


class RevoltBegan(TigrisEvent):
    leader: Leader
    attacker: int
    defender: int
    attacking: int
    defending: int


class WarBegan(TigrisEvent):
    tile: Annotated[str, "TILES[leader]"]
    leader: Leader
    attacker: int
    defender: int
    attacking: int
    defending: int


class TilesAdded(TigrisEvent):
    seat: int
    tile: Tile
    number: int


class ConflictWon(TigrisEvent):
    leader: Leader
    winner: int
    loser: int
    winning: int
    losing: int


class LeaderWentHome(TigrisEvent):
    seat: int
    leader: Leader
    cell: Cell
    reason: Annotated[str, "HOMECOMINGS[reason]"]


class TileBeaten(TigrisEvent):
    tile: Tile
    cell: Cell


class BuildingPlaced(TigrisEvent):
    seat: int
    building: Annotated[str, "BUILDINGS[building]"]
    cell: Cell


class BuildingMoved(TigrisEvent):
    seat: int
    building: Annotated[str, "BUILDINGS[building]"]
    cell: Cell
    origin: Annotated[str, "CELL_NAMES[origin]"]


class BuildingGone(TigrisEvent):
    building: Annotated[str, "BUILDINGS[building]"]
    cell: Cell


class MonumentBuilt(TigrisEvent):
    seat: int
    monument: Annotated[str, "MONUMENTS[monument]"]
    cell: Cell


class BuildDeclined(TigrisEvent):
    seat: int
    what: Annotated[str, "PHASES[what]"]


class TreasureTaken(TigrisEvent):
    seat: int
    cell: Cell


class TilesDrawn(TigrisEvent):
    """Tigris 3.1: only their player sees which tiles were drawn."""

    seat: int
    number: int
    tiles: Secret = None


class GameOver(TigrisEvent):
    ending: Annotated[str, "ENDINGS[ending]"]


TOLD = {
    e.TURN: Row(TurnBegan, "seat turn"),
    e.PASSED: Row(Passed, "seat"),
    e.TILE_PLACED: Row(TilePlaced, "seat tile cell"),
    e.LEADER_PLACED: Row(LeaderPlaced, "seat leader cell"),
    e.LEADER_MOVED: Row(LeaderMoved, "seat leader cell origin"),
    e.LEADER_WITHDRAWN: Row(LeaderWithdrawn, "seat leader cell"),
    e.CATASTROPHE: Row(CatastrophePlayed, "seat cell"),
    e.TILE_DESTROYED: Row(TileDestroyed, "seat cell tile"),
    e.SWAPPED: Row(TilesSwapped, "seat number tiles"),
    e.POINTS: Row(PointsWon, "seat tile number reason"),
    e.UNIFIED: Row(KingdomsUnited, "seat cell"),
    e.REVOLT: Row(RevoltBegan, "leader attacker defender attacking defending"),
    e.WAR: Row(WarBegan, "leader attacker defender attacking defending"),
    e.ADDED: Row(TilesAdded, "seat tile number"),
    e.CONFLICT_WON: Row(ConflictWon, "leader winner loser winning losing"),
    e.LEADER_HOME: Row(LeaderWentHome, "seat leader cell reason"),
    e.TILE_BEATEN: Row(TileBeaten, "tile cell"),
    e.BUILDING_PLACED: Row(BuildingPlaced, "seat building cell"),
    e.BUILDING_MOVED: Row(BuildingMoved, "seat building cell origin"),
    e.BUILDING_GONE: Row(BuildingGone, "building cell"),
    e.MONUMENT_BUILT: Row(MonumentBuilt, "seat monument cell"),
    e.DECLINED: Row(BuildDeclined, "seat what"),
    e.TREASURE_TAKEN: Row(TreasureTaken, "seat cell"),
    e.DRAWN: Row(TilesDrawn, "seat number tiles"),
    e.GAME_OVER: Row(GameOver, "ending"),
}


def drawn(rows: list[list[int]]) -> list[str]:
    """What each seat drew, as tiles in one string."""
    return [f"{row[1]}: {' '.join(unpacked(row[3], TILES))}" for row in rows if row[0] == e.DRAWN]


EFFECTS = {e.REVOLT: "revolt", e.WAR: "war", e.UNIFIED: "union"}


def mark(rows: list[list[int]], viewer: int) -> Mark:
    """The viewer's points and the gravest thing that follows from a placement."""
    points = sum(row[3] for row in rows if row[0] == e.POINTS and row[1] == viewer)
    kinds = {row[0] for row in rows}
    return Mark(points, next((EFFECTS[kind] for kind in EFFECTS if kind in kinds), ""))
