"""A city or a ziggurat looked at closely: what scoring it would bring now."""

import msgspec
import numpy as np

from tworivers.games.babylonia.rules.board import AROUND, CLANS, HEX_NUMBERS, NOBLE_POINTS
from tworivers.games.babylonia.rules.fields import record
from tworivers.games.babylonia.rules.networks import network_at
from tworivers.games.babylonia.rules.sites import is_site_at
from tworivers.games.babylonia.rules.turn import score_site_at
from tworivers.games.babylonia.show.names import names_in
from tworivers.games.babylonia.show.told import TOLD, CityWon, PointsWon, ZigguratWon
from tworivers.games.babylonia.show.view import SiteView
from tworivers.games.declared import built, told
from tworivers.games.game import State
from tworivers.kernel.events import event_buffer, rows
from tworivers.kernel.record import at
from tworivers.words.messages import BadNotation


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
    number = HEX_NUMBERS.get(name)
    if number is None or not is_site_at(s, 0, number):
        raise BadNotation("babylonia-no-such-site", hex=name[:10])
    events = event_buffer()
    score_site_at(s.copy(), 0, number, events)
    happened = [told(TOLD[row[0]], row, viewer) for row in rows(events)]
    seen = built(SiteView, {"s": at(s, 0), "site": number})
    seats = [seat_at_site(s, seat, seen, happened) for seat in range(len(seen.tiles))]
    winner = next((event.seat for event in happened if isinstance(event, CityWon | ZigguratWon)), None)
    return Site(seen.hex, seen.city, seen.tiles, seen.needed, seats, winner)


def seat_at_site(s: State, seat: int, site: SiteView, happened: list[msgspec.Struct]) -> SeatAtSite:
    """Babylonia 5.2-5.5, 6.1: one player's part in a site."""
    r = record(s)
    number = HEX_NUMBERS[site.hex]
    linked = np.zeros(3, dtype=np.uint64)
    if site.city:
        network_at(s, 0, seat, number, linked)
    else:
        linked = AROUND[number] & r.owned[seat]
    nobles = [r.tiles[seat, CLANS.index(clan)] for clan in site.city.split("-")] if site.city else []
    paid = np.bitwise_or.reduce(nobles) if nobles else np.zeros(3, dtype=np.uint64)
    return SeatAtSite(
        seat=seat,
        tiles=site.tiles[seat],
        nobles=points(happened, seat, "nobles") // NOBLE_POINTS,
        points=points(happened, seat),
        linked=names_in(linked.tolist()),
        paying=names_in((linked & paid).tolist()),
    )


def points(happened: list[msgspec.Struct], seat: int, reason: str | None = None) -> int:
    """The points that the events give a player, all or for one reason."""
    given = [event for event in happened if isinstance(event, PointsWon) and event.seat == seat]
    return sum(event.number for event in given if reason in (None, event.reason))
