"""How a state of Babylonia stands: points, and what cities, networks, ziggurats and cards will bring."""

import numpy as np

from tworivers.games.babylonia.rules import actions
from tworivers.games.babylonia.rules.actions import BLOCK
from tworivers.games.babylonia.rules.board import AROUND, FIELD_VALUES, HEXES, LAND, NOBLE_POINTS, ZIGGURATS
from tworivers.games.babylonia.rules.cards import owns
from tworivers.games.babylonia.rules.hexes import flood, neighbours
from tworivers.games.babylonia.rules.networks import all_nobles, links, nobles_for
from tworivers.games.babylonia.rules.placing import rack_tiles, tiles_laid, tiles_of_option_a
from tworivers.games.babylonia.rules.scoring import cities_of, field_value
from tworivers.games.babylonia.rules.sites import all_cities, all_tiles, tiles_beside
from tworivers.games.babylonia.rules.standing import score as final_score
from tworivers.games.babylonia.rules.state import CARDS, CLANS, FIELDS, NOBLES, NOWHERE, OVER, PLACE
from tworivers.kernel.bits import ONE, ZERO, bit, popcount, trailing_zeros
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import (
    common,
    contains,
    count,
    first_cell,
    is_empty,
    load,
    meet,
    same,
    single,
    union,
    without,
)
from tworivers.kernel.thinking import SEATS

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
# What is noted behind the values: for each seat what its networks will bring, its parts of cities and of
# ziggurats, its presence, the fields in reach; then for each seat and city the nobles linked with it.
NETWORKS, IN_CITIES, IN_ZIGGURATS, PRESENT, IN_REACH, LINKED = (SEATS * group for group in range(1, 7))
NOTES = LINKED + SEATS * HEXES


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
def evaluate(s, values):
    """Points now, and what is likely to come; return the width of the error."""
    cities = all_cities(s)
    open_land = without(load(LAND[s.players]), all_tiles(s))
    values[:] = 0.0
    for seat in range(s.players):
        own = links(s, seat)
        values[NETWORKS + seat] = networks_value(s, seat, own, False, cities, open_land, open_land, values)
        values[IN_REACH + seat] = fields_value(s, seat)
    add_sites(s, cities, open_land, 1.0, values)
    add_sites(s, load(ZIGGURATS[s.players]), open_land, 1.0, values)
    return add_up(s, cities, values)


@rule
def evaluate_after(s, before, mover, values, after):
    """The same after an action: a tile that closed nothing changes only what is near it."""
    place = only_change(s, before)
    if place < 0:
        return evaluate(s, after)
    for i in range(SEATS, LINKED):
        after[i] = values[i]
    land, beside = load(LAND[s.players]), load(AROUND[place])
    open_before = without(land, all_tiles(before))
    open_land = without(land, all_tiles(s))
    cities = all_cities(s)
    sites = common(beside, union(cities, load(ZIGGURATS[s.players])))
    add_sites(before, sites, open_before, -1.0, after)
    add_sites(s, sites, open_land, 1.0, after)
    narrowed = common(beside, cities)
    harvested = not contains(before.vacant, place)
    for seat in range(s.players):
        if seat == mover or harvested:
            after[IN_REACH + seat] = fields_value(s, seat)
        if seat == mover or not is_empty(narrowed):
            after[NETWORKS + seat] += networks_change(
                s, before, seat, place, cities, open_land, open_before, after
            )
            after[NETWORKS + seat] += paid_otherwise(seat, narrowed, open_before, open_land, values)
    return add_up(s, cities, after)


@rule
def networks_change(s, before, seat, place, cities, open_land, open_before, after):
    """What the networks that touch a tile just laid bring now, less what they brought before."""
    own, own_before = links(s, seat), links(before, seat)
    beside, here = load(AROUND[place]), single(place)
    come = flood(union(beside, here), own)
    gone = common(union(come, here), own_before)
    change = 0.0
    if not is_empty(come):
        joined = meet(here, own) or count(common(beside, own)) == 1
        change += networks_value(s, seat, come, joined, cities, open_land, open_land, after)
    if not is_empty(gone):
        joined = meet(here, own_before) or count(common(beside, own_before)) == 1
        change -= networks_value(before, seat, gone, joined, cities, open_before, open_land, after)
    return change


@rule
def only_change(s, before):
    """The place of the one tile that an action laid; -1 if it laid none or the sites changed as well."""
    for noble in range(NOBLES):
        if not same(load(s.cities[noble]), load(before.cities[noble])):
            return NOWHERE
    laid = without(all_tiles(s), all_tiles(before))
    if count(laid) != 1 or not same(load(s.scored), load(before.scored)):
        return NOWHERE
    return first_cell(laid)


@rule
def add_up(s, cities, values):
    """Each seat's value, from what is noted of the board and what lies in front of the player."""
    left = part_left(s)
    to_come = CITY_PAYS * max(count(cities) - 1, 0) * min(1.0, 0.15 + 1.6 * left)
    city = 1.0 + 0.6 * to_come
    ziggurat = ZIGGURAT_CARD * min(1.0, 0.4 + left)
    presence = PRESENCE * min(1.0, 2.0 * left)
    for seat in range(s.players):
        values[seat] = sure_value(s, seat, to_come, left) + values[NETWORKS + seat]
        values[seat] += values[IN_REACH + seat]
        values[seat] += city * values[IN_CITIES + seat] + ziggurat * values[IN_ZIGGURATS + seat]
        values[seat] += presence * values[PRESENT + seat]
    add_turn(s, left, values)
    return 1.5 + 10.0 * left


@rule
def sure_value(s, seat, to_come, left):
    """What a player has: points, cities that will pay again, cards, tiles to choose from."""
    value = 1.0 * final_score(s, seat)
    pay = 1.5 if owns(s, seat, 7) else 1.0
    value += pay * cities_of(s, seat) * to_come
    for card in range(1, CARDS):
        if s.card_at[card] == seat and (card != 1 or s.card_2_used == 0):
            value += CARD_WORTH[card] * min(1.0, 0.1 + 1.5 * left)
    for clan in range(CLANS):
        if s.racks[seat, clan] > 0:
            value += RACK_VARIETY
    return value


@rule
def fields_value(s, seat):
    """What fields beside own tiles are worth."""
    value = 0.0
    beside = neighbours(load(s.owned[seat]))
    for kind in range(FIELDS):
        here = count(common(beside, load(s.fields[kind])))
        if here > 0:
            value += FIELD_IN_REACH * here * max(field_value(s, kind), FIELD_VALUES[kind])
    return value


@rule
def networks_value(s, seat, rest, joined, cities, open_land, closing_land, values):
    """What nobles will bring: each network at each city beside it, less at cities one step away.

    With `joined`, all of `rest` is known to be one network."""
    value = 0.0
    nobles = all_nobles(s, seat)
    while not is_empty(rest):
        part = rest if joined else flood(single(first_cell(rest)), rest)
        rest = without(rest, part)
        if not meet(part, nobles):
            continue
        beside = neighbours(part)
        near = neighbours(common(beside, open_land))
        for i in range(3):
            word = cities[i] & (beside[i] | near[i])
            while word != ZERO:
                place = trailing_zeros(word)
                site = 64 * i + place
                word &= word - ONE
                linked = nobles_for(s, seat, part, site) * (1.0 if beside[i] & bit(place) != ZERO else NEAR)
                values[LINKED + HEXES * seat + site] += linked
                value += NOBLE_POINTS * linked * float(CLOSING[open_beside(site, closing_land)])
    return value


@rule
def paid_otherwise(seat, cities, open_before, open_land, values):
    """How much more the noted networks are worth now that these cities have less open land."""
    value = 0.0
    for i in range(3):
        word = cities[i]
        while word != ZERO:
            site = 64 * i + trailing_zeros(word)
            word &= word - ONE
            closing = CLOSING[open_beside(site, open_land)] - CLOSING[open_beside(site, open_before)]
            value += NOBLE_POINTS * closing * values[LINKED + HEXES * seat + site]
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
def add_sites(s, sites, open_land, sign, values):
    """Babylonia 3.7, 5.5, 6.1: each player's part of these sites, and presence that makes later tiles pay."""
    for i in range(3):
        word = sites[i]
        while word != ZERO:
            site = 64 * i + trailing_zeros(word)
            word &= word - ONE
            open_hexes = open_beside(site, open_land)
            worth = sign * CLOSING[open_hexes]
            if not contains(ZIGGURATS[s.players], site):
                add_majority(s, site, open_hexes, worth, IN_CITIES, values)
                continue
            if not contains(s.scored, site):
                add_majority(s, site, open_hexes, worth, IN_ZIGGURATS, values)
            if open_hexes > 0:
                for seat in range(s.players):
                    if tiles_beside(s, seat, site) > 0:
                        values[PRESENT + seat] += sign


@rule
def add_majority(s, site, open_hexes, worth, at, values):
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
            values[at + leader] += worth
        return
    for seat in range(s.players):
        behind = best - tiles_beside(s, seat, site)
        if seat == leader and lead > 0:
            values[at + seat] += worth * min(1.0, 0.5 + 0.5 * lead / (open_hexes + 0.5))
        elif behind <= open_hexes:
            values[at + seat] += worth * 0.3 * (1.0 - (behind + 0.5) / (open_hexes + 1.0))


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
def clear_lead(s):
    """A lead of so many points hardly leaves a doubt."""
    return 20.0


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
