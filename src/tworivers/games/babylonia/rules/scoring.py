"""Points during the game and the comparison at its end (Babylonia 3.7-3.9, 5, 6, 7.2, 8.7)."""

from tworivers.games.babylonia.rules.board import (
    AROUND,
    BESIDE_ZIGGURATS,
    CITY_FIELD,
    FIELD_VALUES,
    NOBLE_POINTS,
    ZIGGURAT_HEXES,
)
from tworivers.games.babylonia.rules.cards import owns
from tworivers.games.babylonia.rules.events import (
    CITY_DISCARDED,
    CITY_WON,
    FIELD_HARVESTED,
    FOR_CARD,
    FOR_CITIES,
    FOR_FIELD,
    FOR_NOBLES,
    FOR_ZIGGURATS,
    POINTS,
    ZIGGURAT_TIED,
    ZIGGURAT_WON,
)
from tworivers.games.babylonia.rules.networks import linked_nobles
from tworivers.games.babylonia.rules.sites import city_kind, majority
from tworivers.games.babylonia.rules.state import CITIES, FIELDS, NOBLES, NOWHERE
from tworivers.kernel.events import emit
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import add, contains, load, meet, remove


@rule
def give_points(s, seat, points, source, site, events):
    """Babylonia 3.9: points are given at once; none are not told."""
    if points > 0:
        s.points[seat, source] += points
        emit(events, POINTS, seat, points, source, site, 0)


@rule
def score_ziggurats(s, seat, place, events):
    """Babylonia 3.7: for a tile next to a ziggurat, a point for each ziggurat with an own tile beside it."""
    if not contains(BESIDE_ZIGGURATS[s.players], place):
        return
    own = load(s.owned[seat])
    ziggurats = 0
    for i in range(ZIGGURAT_HEXES.shape[1]):
        ziggurat = ZIGGURAT_HEXES[s.players, i]
        if ziggurat >= 0 and meet(own, load(AROUND[ziggurat])):
            ziggurats += 1
    give_points(s, seat, ziggurats, FOR_ZIGGURATS, place, events)


@rule
def cities_of(s, seat):
    """How many city tiles lie in front of the player."""
    cities = 0
    for kind in range(CITIES):
        cities += int(s.cities_won[seat, kind])
    return cities


@rule
def field_kind(s, place):
    """The kind of the field on a hex, or -1."""
    found = NOWHERE
    for kind in range(FIELDS):
        if contains(s.fields[kind], place):
            found = kind
    return found


@rule
def field_value(s, kind):
    """Babylonia 3.8: the printed number, or the cities in front of all players at this moment."""
    if kind != CITY_FIELD:
        return FIELD_VALUES[kind]
    cities = 0
    for seat in range(s.players):
        cities += cities_of(s, seat)
    return cities


@rule
def harvest(s, seat, place, events):
    """Babylonia 3.8: a field under the tile just laid scores and leaves the game."""
    kind = field_kind(s, place)
    if kind != NOWHERE:
        remove(s.fields[kind], place)
        emit(events, FIELD_HARVESTED, seat, place, kind, 0, 0)
        give_points(s, seat, field_value(s, kind), FOR_FIELD, place, events)


@rule
def score_city(s, city, events):
    """Babylonia 5.1, 5.2, 5.6: first the nobles of all players, then the tile; its hex becomes vacant."""
    kind = city_kind(s, city)
    for turn in range(s.players):
        seat = (s.active + turn) % s.players
        give_points(s, seat, NOBLE_POINTS * linked_nobles(s, seat, city), FOR_NOBLES, city, events)
    winner = majority(s, city)
    for noble in range(NOBLES):
        remove(s.cities[noble], city)
    add(s.vacant, city)
    if winner == NOWHERE:
        emit(events, CITY_DISCARDED, city, kind, 0, 0, 0)
    else:
        s.cities_won[winner, kind] += 1
        emit(events, CITY_WON, winner, city, kind, 0, 0)
        pay_for_cities(s, city, events)


@rule
def pay_for_cities(s, city, events):
    """Babylonia 5.5, 8.7: each player a point for each city in front of them; with card 7 one more a pair."""
    for turn in range(s.players):
        seat = (s.active + turn) % s.players
        cities = cities_of(s, seat)
        give_points(s, seat, cities, FOR_CITIES, city, events)
        if owns(s, seat, 7):
            give_points(s, seat, cities // 2, FOR_CARD, city, events)


@rule
def score_ziggurat(s, ziggurat, events):
    """Babylonia 4.5, 6.1, 6.3: it stays and is scored once, tie or not; return who takes a card, or -1."""
    add(s.scored, ziggurat)
    winner = majority(s, ziggurat)
    if winner == NOWHERE:
        emit(events, ZIGGURAT_TIED, ziggurat, 0, 0, 0, 0)
    else:
        emit(events, ZIGGURAT_WON, winner, ziggurat, 0, 0, 0)
    return winner
