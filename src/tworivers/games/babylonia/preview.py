"""What the end of a turn would bring, before it comes."""

from itertools import permutations

from tworivers.games.babylonia import events as e
from tworivers.games.babylonia.board import HEX_NUMBERS
from tworivers.games.babylonia.rules import score_site_at
from tworivers.games.babylonia.view import locations_on_board, names_in, site_views
from tworivers.games.game import State
from tworivers.kernel.events import event_buffer, rows
from tworivers.kernel.record import fields


def waiting_sites(s: State) -> list[int]:
    """Babylonia 4.1, 4.2: the hexes of the sites that are surrounded and not scored yet."""
    f = fields(s)
    cities, _ = locations_on_board(f)
    return [HEX_NUMBERS[site.hex] for site in site_views(f, cities, names_in(f.scored)) if not site.needed]


def scored_in(s: State, order: tuple[int, ...]) -> list[list[int]]:
    """What scoring these sites one after the other brings; cards that are won on the way are not chosen."""
    trial, events = s.copy(), event_buffer()
    for site in order:
        score_site_at(trial, 0, site, events)
    return rows(events)


def turn_end(s: State, viewer: int) -> list[list[int]]:
    """Babylonia 4.1: the sites that wait, in the order that brings the viewer least: that much is certain."""
    orders = permutations(waiting_sites(s))
    return min((scored_in(s, order) for order in orders), key=lambda rows: points_of(rows, viewer))


def points_of(rows: list[list[int]], seat: int) -> int:
    """The points that rows of events give a player."""
    return sum(row[2] for row in rows if row[0] == e.POINTS and row[1] == seat)
