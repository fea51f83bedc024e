"""Points during the game and the comparison at its end (Tigris 6.4, 12.8, 14.3-14.5, 15.6)."""

from tworivers.games.tigris.rules.board import KING, MONUMENT_SHOWS
from tworivers.games.tigris.rules.events import FOR_BUILDING, FOR_MONUMENT, FOR_TILE, POINTS
from tworivers.games.tigris.rules.kingdoms import leader_in
from tworivers.games.tigris.rules.state import COLOURS, MONUMENTS, NOWHERE
from tworivers.kernel.events import emit
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import contains


@rule
def give_points(s, seat, colour, points, reason, events):
    """Tigris 6.6: points are given at once."""
    s.points[seat, colour] += points
    emit(events, POINTS, seat, colour, points, reason, 0)


@rule
def scorer(s, kingdom, colour):
    """Tigris 6.4: the owner of the leader of the tile's colour, else of the king, else nobody."""
    seat = leader_in(s, kingdom, colour)
    if seat == NOWHERE:
        seat = leader_in(s, kingdom, KING)
    return seat


@rule
def score_tile(s, kingdom, colour, events):
    """Tigris 6.4, 15.6, 15.10, 15.12: a point for a tile, one more where its building already stands."""
    seat = scorer(s, kingdom, colour)
    if seat == NOWHERE:
        return
    give_points(s, seat, colour, 1, FOR_TILE, events)
    building = int(s.building_at[colour])
    if building != NOWHERE and contains(s.kingdoms[kingdom], building):
        give_points(s, seat, colour, 1, FOR_BUILDING, events)


@rule
def monuments_for(s, kingdom, colour):
    """Tigris 12.8: the monuments of a leader's colour in its kingdom."""
    monuments = 0
    for monument in range(MONUMENTS):
        corner = int(s.monument_at[monument])
        if corner != NOWHERE and MONUMENT_SHOWS[monument, colour]:
            if contains(s.kingdoms[kingdom], corner):
                monuments += 1
    return monuments


@rule
def score_monuments(s, seat, events):
    """Tigris 12.8: one point for each leader and each monument of its colour in the same kingdom."""
    for colour in range(COLOURS):
        kingdom = int(s.kingdom_of[4 * seat + colour])
        if kingdom == NOWHERE:
            continue
        monuments = monuments_for(s, kingdom, colour)
        if monuments > 0:
            give_points(s, seat, colour, monuments, FOR_MONUMENT, events)
