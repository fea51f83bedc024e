"""How a state of Babylonia stands: points, and what cities, networks, ziggurats and cards will bring."""

import numpy as np

from tworivers.bots.judging import Judgement, register
from tworivers.games.babylonia import actions
from tworivers.games.babylonia.actions import BLOCK
from tworivers.games.babylonia.board import AROUND, FIELD_VALUES, LAND, ZIGGURAT_HEXES, ZIGGURATS
from tworivers.games.babylonia.cards import owns
from tworivers.games.babylonia.hexes import flood, neighbours
from tworivers.games.babylonia.networks import links
from tworivers.games.babylonia.scoring import cities_of, field_value
from tworivers.games.babylonia.sites import all_cities, all_tiles, tiles_beside
from tworivers.games.babylonia.state import CARDS, CLANS, DTYPE, FIELDS, OVER, PLACE
from tworivers.games.babylonia.turns import rack_tiles, tiles_laid, tiles_of_option_a
from tworivers.kernel.bits import ONE, ZERO, popcount, trailing_zeros
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import common, contains, count, first_cell, is_empty, load, single, union, without

# How likely a site is closed before the end, by the land hexes beside it that are still open.
CLOSING = np.array([1.0, 0.92, 0.8, 0.68, 0.58, 0.5, 0.45])
CITY_PAYS = 0.8  # of the cities left, so many pay for those in front of a player
NEAR = 0.25  # what a city one step from a network is worth of one beside it
ZIGGURAT_CARD = 7.0
# What a card is worth in the middle of the game, beyond the points it gave at once.
CARD_WORTH = np.array([0.0, 7.0, 5.0, 4.0, 3.0, 4.0, 6.0, 5.0, 5.0])
PRESENCE = 0.8
FIELD_IN_REACH = 0.35
RACK_VARIETY = 0.15
TURN_EARLY, TURN_LATE = 8.0, 5.5  # half of what a turn brings
TILES = 30


@rule
def tiles_left(s, seat):
    """The tiles a player has still to lay."""
    tiles = rack_tiles(s, seat)
    for clan in range(CLANS):
        tiles += int(s.supplies[seat, clan])
    return tiles


@rule
def part_left(s):
    """How much of the game is left, from 1 down to 0."""
    least = tiles_left(s, 0)
    for seat in range(1, s.players):
        least = min(least, tiles_left(s, seat))
    return least / TILES


@rule
def evaluate(s, mover, values):
    """Points now, and what is likely to come; return the width of the error."""
    cities = all_cities(s)
    tiles = all_tiles(s)
    left = part_left(s)
    open_land = without(load(LAND[s.players]), tiles)
    to_come = CITY_PAYS * max(count(cities) - 1, 0) * min(1.0, 0.15 + 1.6 * left)
    for seat in range(s.players):
        values[seat] = sure_value(s, seat, to_come, left)
        values[seat] += network_value(s, seat, cities, open_land)
    add_cities(s, cities, open_land, to_come, values)
    add_ziggurats(s, open_land, left, values)
    add_turn(s, left, values)
    return 1.5 + 10.0 * left


@rule
def sure_value(s, seat, to_come, left):
    """What a player has: points, cities that will pay again, cards, fields beside own tiles."""
    value = 0.0
    for source in range(5):
        value += s.points[seat, source]
    pay = 1.5 if owns(s, seat, 7) else 1.0
    value += pay * cities_of(s, seat) * to_come
    for card in range(1, CARDS):
        if s.card_at[card] == seat and (card != 1 or s.card_2_used == 0):
            value += CARD_WORTH[card] * min(1.0, 0.1 + 1.5 * left)
    beside = neighbours(load(s.owned[seat]))
    for kind in range(FIELDS):
        here = count(common(beside, load(s.fields[kind])))
        if here > 0:
            value += FIELD_IN_REACH * here * max(field_value(s, kind), FIELD_VALUES[kind])
    for clan in range(CLANS):
        if s.racks[seat, clan] > 0:
            value += RACK_VARIETY
    return value


@rule
def network_value(s, seat, cities, open_land):
    """What nobles will bring: each network at each city beside it, less at cities one step away."""
    rest = links(s, seat)
    value = 0.0
    while not is_empty(rest):
        part = flood(single(first_cell(rest)), rest)
        rest = without(rest, part)
        beside = neighbours(part)
        value += paid_by_cities(s, seat, part, common(beside, cities), open_land, 1.0)
        nearby = without(common(neighbours(common(beside, open_land)), cities), beside)
        value += paid_by_cities(s, seat, part, nearby, open_land, NEAR)
    return value


@rule
def paid_by_cities(s, seat, part, sites, open_land, weight):
    """Two points for each noble of a network that a city shows, if it is closed in time."""
    value = 0.0
    if is_empty(sites):
        return value
    priests = count(common(part, load(s.tiles[seat, 0])))
    merchants = count(common(part, load(s.tiles[seat, 1])))
    servants = count(common(part, load(s.tiles[seat, 2])))
    if priests + merchants + servants == 0:
        return value
    for i in range(3):
        word = sites[i]
        while word != ZERO:
            site = 64 * i + trailing_zeros(word)
            word &= word - ONE
            nobles = 0
            if contains(s.cities[0], site):
                nobles += priests
            if contains(s.cities[1], site):
                nobles += merchants
            if contains(s.cities[2], site):
                nobles += servants
            if nobles > 0:
                value += 2.0 * weight * nobles * CLOSING[open_beside(site, open_land)]
    return value


@rule
def open_beside(site, open_land):
    """The land hexes beside a site that lack a tile."""
    around = AROUND[site]
    return (
        popcount(around[0] & open_land[0])
        + popcount(around[1] & open_land[1])
        + popcount(around[2] & open_land[2])
    )


@rule
def add_majority(s, site, open_hexes, worth, values):
    """Share out what a site is worth by who leads there and how much can still change."""
    best = -1
    second = -1
    leader = 0
    for seat in range(s.players):
        here = tiles_beside(s, seat, site)
        if here > best:
            second = best
            best = here
            leader = seat
        elif here > second:
            second = here
    if best <= 0:
        return
    lead = best - second
    if open_hexes == 0:
        if lead > 0:
            values[leader] += worth
        return
    for seat in range(s.players):
        behind = best - tiles_beside(s, seat, site)
        if seat == leader and lead > 0:
            values[seat] += worth * min(1.0, 0.5 + 0.5 * lead / (open_hexes + 0.5))
        elif behind <= open_hexes:
            values[seat] += worth * 0.3 * (1.0 - (behind + 0.5) / (open_hexes + 1.0))


@rule
def add_cities(s, cities, open_land, to_come, values):
    """Babylonia 5.5: a city pays its winner now and with every city after it."""
    for i in range(3):
        word = cities[i]
        while word != ZERO:
            site = 64 * i + trailing_zeros(word)
            word &= word - ONE
            open_hexes = open_beside(site, open_land)
            worth = CLOSING[open_hexes] * (1.0 + 0.6 * to_come)
            add_majority(s, site, open_hexes, worth, values)


@rule
def add_ziggurats(s, open_land, left, values):
    """Babylonia 3.7, 6.1: the card of a ziggurat, and presence that makes later tiles pay."""
    for i in range(ZIGGURAT_HEXES.shape[1]):
        site = ZIGGURAT_HEXES[s.players, i]
        if site < 0:
            continue
        open_hexes = open_beside(site, open_land)
        if not contains(s.scored, site):
            worth = CLOSING[open_hexes] * ZIGGURAT_CARD * min(1.0, 0.4 + left)
            add_majority(s, site, open_hexes, worth, values)
        if open_hexes > 0:
            for seat in range(s.players):
                if tiles_beside(s, seat, site) > 0:
                    values[seat] += PRESENCE * min(1.0, 2.0 * left)


@rule
def add_turn(s, left, values):
    """Whoever is on turn is about to gain; what is used of the turn brings the next player's nearer."""
    if s.phase == OVER:
        return
    used = 1.0
    if s.phase == PLACE:
        used = min(1.0, tiles_laid(s) / tiles_of_option_a(s))
    worth = TURN_LATE + (TURN_EARLY - TURN_LATE) * left
    values[s.active] += (1.0 - used) * worth
    values[(s.active + 1) % s.players] += used * worth


@rule
def final(s, seat):
    """Babylonia 7.2: points, then cities."""
    points = 0
    for source in range(5):
        points += int(s.points[seat, source])
    return 64 * points + cities_of(s, seat)


@rule
def candidates(s, m):
    """A tile goes beside a site, a field, another tile or a ziggurat; a hex far from all is no thought."""
    if s.phase != PLACE:
        return
    sites = union(all_cities(s), load(ZIGGURATS[s.players]))
    near = neighbours(union(sites, all_tiles(s)))
    for kind in range(FIELDS):
        fields = load(s.fields[kind])
        near = union(near, union(fields, neighbours(fields)))
    for clan in range(CLANS):
        word = (actions.TILE + BLOCK * clan) >> 6
        if (m[word] & near[0]) | (m[word + 1] & near[1]) | (m[word + 2] & near[2]) != ZERO:
            for i in range(3):
                m[word + i] &= near[i]


@rule
def share(s):
    """Most of the thought goes to the first tile, less to those that follow."""
    if s.phase != PLACE:
        return 0.1
    laid = tiles_laid(s)
    return 0.5 if laid == 0 else 0.3 if laid == 1 else 0.05


register(DTYPE, Judgement(evaluate, final, candidates, share))
