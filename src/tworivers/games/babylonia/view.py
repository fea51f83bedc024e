"""What a viewer may see: built from what they may know, never the whole state with parts taken out."""

import functools
from typing import Any

import msgspec
import numpy as np

from tworivers.games.babylonia.board import (
    AROUND,
    CENTRAL,
    CITIES,
    CLANS,
    FIELDS,
    HEX_NAMES,
    HEX_NUMBERS,
    LAND,
    LOCATION_SPOTS,
    MARKS,
    NOBLE_POINTS,
    PLAYERS,
    RIVER,
    ZIGGURAT_HEXES,
)
from tworivers.games.babylonia.rules import score_site_at
from tworivers.games.babylonia.state import DTYPE, ENDINGS, ON_DISPLAY, OVER, PHASES, PLACE, SEATS, SOURCES
from tworivers.games.babylonia.tell import CityWon, PointsWon, ZigguratWon, tell
from tworivers.games.game import ALL_OPEN, STATES_SEEN, State
from tworivers.kernel.bits import places_in
from tworivers.kernel.events import event_buffer, rows
from tworivers.kernel.record import fields
from tworivers.messages import BadNotation

Counts = dict[str, int]
FACE_DOWN = "face down"
SIDES = (*CLANS, FACE_DOWN)


class Tile(msgspec.Struct, frozen=True):
    """Whose tile, and its clan, or "face down"."""

    seat: int
    clan: str


class SiteView(msgspec.Struct):
    """A city or a ziggurat still to be scored: who lies around it, and the land hexes without a tile."""

    hex: str
    city: str | None
    tiles: list[int]
    needed: list[str]


class SeatView(msgspec.Struct):
    """A player as the viewer sees them; what is None is hidden."""

    seat: int
    score: int
    points: Counts
    cities: Counts
    cards: list[int]
    tiles_on_rack: int
    tiles_in_supply: int
    tiles_face_down: int
    rack: Counts | None
    supply: Counts | None
    face_down: Counts | None


class View(msgspec.Struct):
    """The table as one viewer sees it."""

    game: str
    players: int
    cards: str
    river_tile_opens_field: bool
    turn: int
    active: int
    phase: str
    decider: int | None
    laid: Counts
    tiles: dict[str, Tile]
    cities: dict[str, str]
    fields: dict[str, str]
    ziggurats: list[str]
    scored: list[str]
    sites: list[SiteView]
    display: list[int]
    card_2_used: bool
    seats: list[SeatView]
    legal: list[str]
    ending: str


# The name and the tile for each place in the sets of tiles of a state, one after the other.
PLACED = [(name, Tile(seat, side)) for seat in range(SEATS) for side in SIDES for name in HEX_NAMES]
ZIGGURAT_NAMES = {p: [HEX_NAMES[z] for z in ZIGGURAT_HEXES[p] if z >= 0] for p in PLAYERS}


def whole(words: list[int]) -> int:
    """Three words as one number, which Python handles faster."""
    return words[0] | words[1] << 64 | words[2] << 128


def _choices(numbers: list[int]) -> dict[int, list[str]]:
    """For every part of a few hexes, given as a number, their names."""
    choices: dict[int, list[str]] = {0: []}
    for number in numbers:
        choices.update({part | 1 << number: [*names, HEX_NAMES[number]] for part, names in choices.items()})
    return choices


# For each spot: all hexes around it, those of them that are land, and the names for every part of these.
AROUND_SITE = {
    HEX_NAMES[n]: (
        whole(AROUND[n].tolist()),
        whole((AROUND[n] & LAND[4]).tolist()),
        _choices(places_in((AROUND[n] & LAND[4]).tolist())),
    )
    for n in HEX_NUMBERS.values()
    if MARKS[n] in "NCS123"
}
SPOTS = {p: [(HEX_NAMES[n], 1 << n) for n in places_in(LOCATION_SPOTS[p].tolist())] for p in PLAYERS}


def names_in(words: list[int]) -> list[str]:
    return [HEX_NAMES[number] for number in places_in(words)]


def counts(names: tuple[str, ...], numbers: list[int]) -> Counts:
    return dict(zip(names, numbers, strict=True))


def tiles_on_board(s: State) -> dict[str, Tile]:
    """Every tile by its hex, found in one sweep over all sets."""
    bits = np.unpackbits(s["tiles"].view(np.uint8).ravel(), bitorder="little")
    places = bits.view(np.bool_).nonzero()[0].tolist()
    return dict([PLACED[place] for place in places])


def locations_on_board(f: Any) -> tuple[dict[str, str], dict[str, str]]:
    """The cities and the fields by their hexes."""
    cities, harvest = _locations(f.players, tuple(map(whole, f.cities)), tuple(map(whole, f.fields)))
    return dict(cities), dict(harvest)


@functools.lru_cache(maxsize=1024)
def _locations(
    players: int, symbols: tuple[int, ...], fields: tuple[int, ...]
) -> tuple[dict[str, str], dict[str, str]]:
    """Remembered, because location tiles stay as they lie for many moves."""
    cities, harvest = {}, {}
    for name, bit in SPOTS[players]:
        kind = sum(1 << noble for noble, places in enumerate(symbols) if places & bit)
        if kind:
            cities[name] = CITIES[kind - 1]
        for value, places in zip(FIELDS, fields, strict=True):
            if places & bit:
                harvest[name] = value
    return cities, harvest


def site_views(f: Any, cities: dict[str, str], scored: list[str]) -> list[SiteView]:
    """Babylonia 4.1, 4.2: what surrounds each city and each ziggurat that was not scored."""
    owned = [whole(words) for words in f.owned[: f.players]]
    free = ~0
    for own in owned:
        free &= ~own
    ziggurats = [name for name in ZIGGURAT_NAMES[f.players] if name not in scored]
    found = []
    for name in [*cities, *ziggurats]:
        around, land, names = AROUND_SITE[name]
        tiles = [(own & around).bit_count() for own in owned]
        found.append(SiteView(name, cities.get(name), tiles, names[land & free]))
    return found


def seat_view(f: Any, seat: int, viewer: int) -> SeatView:
    """Babylonia 1.10: racks and what lies face down for their owner only, all else for everyone."""
    own = viewer in (seat, ALL_OPEN)
    return SeatView(
        seat=seat,
        score=sum(f.points[seat]),
        points=counts(SOURCES, f.points[seat]),
        cities={CITIES[kind]: number for kind, number in enumerate(f.cities_won[seat]) if number},
        cards=[card for card, owner in enumerate(f.card_at, 1) if owner == seat],
        tiles_on_rack=sum(f.racks[seat]),
        tiles_in_supply=sum(f.supplies[seat]),
        tiles_face_down=sum(f.face_down[seat]),
        rack=counts(CLANS, f.racks[seat]) if own else None,
        supply=counts(CLANS, f.supplies[seat]) if own else None,
        face_down=counts(CLANS, f.face_down[seat]) if own else None,
    )


def view(s: State, viewer: int, legal: list[str]) -> View:
    """Babylonia 1.10: the open table, and what this viewer holds."""
    f, table = open_table(s.tobytes())
    seats = [seat_view(f, seat, viewer) for seat in range(f.players)]
    return msgspec.structs.replace(table, seats=seats, legal=legal)


@functools.lru_cache(maxsize=STATES_SEEN)
def open_table(saved: bytes) -> tuple[Any, View]:
    """What everybody sees of a state, made once for all who look at it; and its fields."""
    s = np.ndarray(1, DTYPE, bytearray(saved))
    f = fields(s)
    cities, harvest = locations_on_board(f)
    scored = names_in(f.scored)
    return f, View(
        game="babylonia",
        players=f.players,
        cards="random" if f.random_cards else "basic",
        river_tile_opens_field=bool(f.river_tile_opens_field),
        turn=f.turn,
        active=f.active,
        phase=PHASES[f.phase],
        decider=None if f.phase == OVER else f.deciding,
        laid=counts(SIDES, f.laid) if f.phase == PLACE else {},
        tiles=tiles_on_board(s),
        cities=cities,
        fields=harvest,
        ziggurats=ZIGGURAT_NAMES[f.players],
        scored=scored,
        sites=site_views(f, cities, scored),
        display=[card for card, owner in enumerate(f.card_at, 1) if owner == ON_DISPLAY],
        card_2_used=bool(f.card_2_used),
        seats=[],
        legal=[],
        ending=ENDINGS[f.ending],
    )


class SeatAtSite(msgspec.Struct):
    """A player at a site: tiles next to it, nobles linked with the city, points if it were scored now.

    `linked` are the hexes of the network that reaches a city, or the tiles beside a ziggurat; `paying` are
    the nobles among them that a city pays."""

    seat: int
    tiles: int
    nobles: int
    points: int
    linked: list[str]
    paying: list[str]


class Site(SiteView):
    """A site looked at closely: each player, and who would win it as it stands; None in a tie."""

    seats: list[SeatAtSite]
    winner: int | None


def site(s: State, viewer: int, name: str) -> Site:
    """Babylonia 4-6: what scoring the city or ziggurat on this hex would bring now."""
    f = fields(s)
    cities, _ = locations_on_board(f)
    found = [site for site in site_views(f, cities, names_in(f.scored)) if site.hex == name]
    if not found:
        raise BadNotation("babylonia-no-such-site", hex=name[:10])
    events = event_buffer()
    score_site_at(s.copy(), 0, HEX_NUMBERS[name], events)
    told = tell(rows(events), viewer)
    seats = [seat_at_site(f, seat, found[0], told) for seat in range(f.players)]
    winner = next((event.seat for event in told if isinstance(event, CityWon | ZigguratWon)), None)
    return Site(name, found[0].city, found[0].tiles, found[0].needed, seats, winner)


def seat_at_site(f: Any, seat: int, site: SiteView, told: list[msgspec.Struct]) -> SeatAtSite:
    """Babylonia 5.2-5.5, 6.1: one player's part in a site."""
    linked = network(f, seat, site.hex) if site.city else AROUND_SITE[site.hex][0] & whole(f.owned[seat])
    paid = site.city.split("-") if site.city else []
    tiles = [whole(f.tiles[seat][CLANS.index(clan)]) for clan in paid]
    return SeatAtSite(
        seat=seat,
        tiles=site.tiles[seat],
        nobles=points(told, seat, "nobles") // NOBLE_POINTS,
        points=points(told, seat),
        linked=places(linked),
        paying=places(linked & functools.reduce(int.__or__, tiles, 0)),
    )


NEIGHBOURS = [whole(words) for words in AROUND.tolist()]
CARD_LINKS = {8: whole(CENTRAL.tolist()), 9: whole(RIVER.tolist())}


def network(f: Any, seat: int, city: str) -> int:
    """Babylonia 5.3, 8.8-8.10: own tiles, and what cards open, as far as they reach from the city."""
    links = whole(f.owned[seat])
    for card, hexes in CARD_LINKS.items():
        if f.card_at[card - 1] == seat:
            links |= whole(f.vacant) & hexes
    found, edge = 0, AROUND_SITE[city][0] & links
    while edge:
        found |= edge
        beside = functools.reduce(int.__or__, (NEIGHBOURS[n] for n in numbers(edge)))
        edge = beside & links & ~found
    return found


def numbers(hexes: int) -> list[int]:
    """The hexes of a set given as one number."""
    return [n for n in HEX_NUMBERS.values() if hexes >> n & 1]


def places(hexes: int) -> list[str]:
    return [HEX_NAMES[n] for n in numbers(hexes)]


def points(told: list[msgspec.Struct], seat: int, reason: str | None = None) -> int:
    """The points that the events give a player, all or for one reason."""
    given = [event for event in told if isinstance(event, PointsWon) and event.seat == seat]
    return sum(event.number for event in given if reason in (None, event.reason))
