"""What the end of a turn would bring, before it comes."""

from itertools import permutations

import numpy as np

from tworivers.games.babylonia.rules import events as e
from tworivers.games.babylonia.rules.sites import surrounded_at
from tworivers.games.babylonia.rules.turn import score_site_at
from tworivers.games.game import State
from tworivers.kernel.bits import places_in
from tworivers.kernel.events import event_buffer, rows


def waiting_sites(s: State) -> list[int]:
    """Babylonia 4.1, 4.2: the hexes of the sites that are surrounded and not scored yet."""
    words = np.zeros(3, dtype=np.uint64)
    surrounded_at(s, 0, words)
    return places_in(words.tolist())


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
