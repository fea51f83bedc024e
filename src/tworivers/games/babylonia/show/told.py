"""Events as a viewer may know them; `written.py` is made from it (see `games.declared`).

The tag of each is also the key of its sentence: `babylonia-tile-placed`."""

from typing import Annotated

from tworivers.games.babylonia.rules import events as e
from tworivers.games.babylonia.rules.board import CITIES, CLANS, FIELDS, HEX_NAMES
from tworivers.games.babylonia.rules.hidden import sees_tiles
from tworivers.games.babylonia.rules.state import ENDINGS, SOURCES
from tworivers.games.declared import Row
from tworivers.games.game import Mark
from tworivers.games.telling import Told, told_by
from tworivers.kernel.events import unpacked

Hex = Annotated[str, "HEX_NAMES[hex]"]


class BabyloniaEvent(Told, tag=told_by("babylonia")):
    """Something that happened in Babylonia."""


class TurnBegan(BabyloniaEvent):
    seat: int
    turn: int


class TilePlaced(BabyloniaEvent):
    seat: int
    clan: Annotated[str, "CLANS[clan]"]
    hex: Hex


class FaceDownPlaced(BabyloniaEvent):
    """Babylonia 3.6: only their player knows what lies face down."""

    seat: int
    hex: Hex
    clan: Annotated[str | None, "CLANS[clan] if sees_tiles(viewer, seat) else None"] = None


class PointsWon(BabyloniaEvent):
    seat: int
    number: int
    reason: Annotated[str, "SOURCES[reason]"]
    hex: Annotated[str | None, "HEX_NAMES[hex] if hex >= 0 else None"] = None


class FieldHarvested(BabyloniaEvent):
    seat: int
    hex: Hex
    field: Annotated[str, "FIELDS[field]"]


class TilesFinished(BabyloniaEvent):
    seat: int
    number: int


class SiteSurrounded(BabyloniaEvent):
    hex: Hex


class CityWon(BabyloniaEvent):
    seat: int
    hex: Hex
    city: Annotated[str, "CITIES[city]"]


class CityDiscarded(BabyloniaEvent):
    hex: Hex
    city: Annotated[str, "CITIES[city]"]


class ZigguratWon(BabyloniaEvent):
    seat: int
    hex: Hex


class ZigguratTied(BabyloniaEvent):
    hex: Hex


class CardTaken(BabyloniaEvent):
    seat: int
    card: int


class ExtraTurn(BabyloniaEvent):
    seat: int


class TilesDrawn(BabyloniaEvent):
    """Babylonia 1.10: only their player sees which tiles were drawn."""

    seat: int
    number: int
    tiles: Annotated[
        list[str] | None,
        "[CLANS[c] for c in range(len(CLANS)) for _ in range(tiles >> 4 * c & 15)]"
        " if sees_tiles(viewer, seat) else None",
    ] = None


class GameOver(BabyloniaEvent):
    ending: Annotated[str, "ENDINGS[ending]"]


TOLD = {
    e.TURN: Row(TurnBegan, "seat turn"),
    e.TILE_PLACED: Row(TilePlaced, "seat hex clan"),
    e.FACE_DOWN_PLACED: Row(FaceDownPlaced, "seat hex clan"),
    e.POINTS: Row(PointsWon, "seat number reason hex"),
    e.FIELD_HARVESTED: Row(FieldHarvested, "seat hex field"),
    e.TILES_DONE: Row(TilesFinished, "seat number"),
    e.SITE_SURROUNDED: Row(SiteSurrounded, "hex"),
    e.CITY_WON: Row(CityWon, "seat hex city"),
    e.CITY_DISCARDED: Row(CityDiscarded, "hex city"),
    e.ZIGGURAT_WON: Row(ZigguratWon, "seat hex"),
    e.ZIGGURAT_TIED: Row(ZigguratTied, "hex"),
    e.CARD_TAKEN: Row(CardTaken, "seat card"),
    e.EXTRA_TURN: Row(ExtraTurn, "seat"),
    e.DRAWN: Row(TilesDrawn, "seat number tiles"),
    e.GAME_OVER: Row(GameOver, "ending"),
}


def drawn(rows: list[list[int]]) -> list[str]:
    """What each seat drew, as tiles in one string."""
    return [f"{row[1]}: {' '.join(unpacked(row[3], CLANS))}" for row in rows if row[0] == e.DRAWN]


EFFECTS = {e.SITE_SURROUNDED: "surrounds", e.FIELD_HARVESTED: "field"}


def mark(rows: list[list[int]], viewer: int) -> Mark:
    """The viewer's points, and whether a placement closes in a site or harvests a field."""
    points = sum(row[2] for row in rows if row[0] == e.POINTS and row[1] == viewer)
    kinds = {row[0] for row in rows}
    return Mark(points, next((EFFECTS[kind] for kind in EFFECTS if kind in kinds), ""))
