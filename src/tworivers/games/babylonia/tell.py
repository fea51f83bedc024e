"""Events as a viewer may know them; the tag of each is the key of its sentence: `babylonia-tile-placed`."""

from collections.abc import Callable

import msgspec

from tworivers.games.babylonia import events as e
from tworivers.games.babylonia.board import CITIES, CLANS, FIELDS, HEX_NAMES
from tworivers.games.babylonia.state import ENDINGS, SOURCES
from tworivers.games.game import ALL_OPEN, Mark
from tworivers.games.telling import Told, told_by
from tworivers.kernel.events import unpacked


class BabyloniaEvent(Told, tag=told_by("babylonia")):
    """Something that happened in Babylonia."""


class TurnBegan(BabyloniaEvent):
    seat: int
    turn: int


class TilePlaced(BabyloniaEvent):
    seat: int
    clan: str
    hex: str


class FaceDownPlaced(BabyloniaEvent):
    """Babylonia 3.6: only their player knows what lies face down."""

    seat: int
    hex: str
    clan: str | None = None


class PointsWon(BabyloniaEvent):
    seat: int
    number: int
    reason: str
    hex: str | None = None


class FieldHarvested(BabyloniaEvent):
    seat: int
    hex: str
    field: str


class TilesFinished(BabyloniaEvent):
    seat: int
    number: int


class SiteSurrounded(BabyloniaEvent):
    hex: str


class CityWon(BabyloniaEvent):
    seat: int
    hex: str
    city: str


class CityDiscarded(BabyloniaEvent):
    hex: str
    city: str


class ZigguratWon(BabyloniaEvent):
    seat: int
    hex: str


class ZigguratTied(BabyloniaEvent):
    hex: str


class CardTaken(BabyloniaEvent):
    seat: int
    card: int


class ExtraTurn(BabyloniaEvent):
    seat: int


class TilesDrawn(BabyloniaEvent):
    """Babylonia 1.10: only their player sees which tiles were drawn."""

    seat: int
    number: int
    tiles: list[str] | None = None


class GameOver(BabyloniaEvent):
    ending: str


def _points(r: list[int]) -> BabyloniaEvent:
    seat, number, source, place = r[1:5]
    return PointsWon(seat, number, SOURCES[source], HEX_NAMES[place] if place >= 0 else None)


OPEN: dict[int, Callable[[list[int]], BabyloniaEvent]] = {
    e.TURN: lambda r: TurnBegan(r[1], r[2]),
    e.TILE_PLACED: lambda r: TilePlaced(r[1], CLANS[r[3]], HEX_NAMES[r[2]]),
    e.POINTS: _points,
    e.FIELD_HARVESTED: lambda r: FieldHarvested(r[1], HEX_NAMES[r[2]], FIELDS[r[3]]),
    e.TILES_DONE: lambda r: TilesFinished(r[1], r[2]),
    e.SITE_SURROUNDED: lambda r: SiteSurrounded(HEX_NAMES[r[1]]),
    e.CITY_WON: lambda r: CityWon(r[1], HEX_NAMES[r[2]], CITIES[r[3]]),
    e.CITY_DISCARDED: lambda r: CityDiscarded(HEX_NAMES[r[1]], CITIES[r[2]]),
    e.ZIGGURAT_WON: lambda r: ZigguratWon(r[1], HEX_NAMES[r[2]]),
    e.ZIGGURAT_TIED: lambda r: ZigguratTied(HEX_NAMES[r[1]]),
    e.CARD_TAKEN: lambda r: CardTaken(r[1], r[2]),
    e.EXTRA_TURN: lambda r: ExtraTurn(r[1]),
    e.GAME_OVER: lambda r: GameOver(ENDINGS[r[1]]),
}


def _face_down_placed(r: list[int], known: bool) -> BabyloniaEvent:
    return FaceDownPlaced(r[1], HEX_NAMES[r[2]], CLANS[r[3]] if known else None)


def _tiles_drawn(r: list[int], known: bool) -> BabyloniaEvent:
    return TilesDrawn(r[1], r[2], unpacked(r[3], CLANS) if known else None)


SECRET: dict[int, Callable[[list[int], bool], BabyloniaEvent]] = {
    e.FACE_DOWN_PLACED: _face_down_placed,
    e.DRAWN: _tiles_drawn,
}


def tell(rows: list[list[int]], viewer: int) -> list[msgspec.Struct]:
    """Babylonia 1.10, 3.6: everything is open but the kinds of tiles drawn and laid face down."""
    told: list[msgspec.Struct] = []
    for row in rows:
        secret = SECRET.get(row[0])
        if secret is None:
            told.append(OPEN[row[0]](row))
        else:
            told.append(secret(row, viewer in (row[1], ALL_OPEN)))
    return told


def drawn(rows: list[list[int]]) -> list[str]:
    """What each seat drew, as tiles in one string."""
    return [f"{row[1]}: {' '.join(unpacked(row[3], CLANS))}" for row in rows if row[0] == e.DRAWN]


EFFECTS = {e.SITE_SURROUNDED: "surrounds", e.FIELD_HARVESTED: "field"}


def mark(rows: list[list[int]], viewer: int) -> Mark:
    """The viewer's points, and whether a placement closes in a site or harvests a field."""
    points = sum(row[2] for row in rows if row[0] == e.POINTS and row[1] == viewer)
    kinds = {row[0] for row in rows}
    return Mark(points, next((EFFECTS[kind] for kind in EFFECTS if kind in kinds), ""))
