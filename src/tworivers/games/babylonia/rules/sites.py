"""Cities and ziggurats on the board: which are surrounded, and who has most tiles there (Babylonia 4)."""

from tworivers.games.babylonia.rules.board import AROUND, LAND, ZIGGURATS
from tworivers.games.babylonia.rules.hexes import neighbours
from tworivers.games.babylonia.rules.state import NOBLES, NOWHERE
from tworivers.kernel.record import at
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import NOTHING, common, contains, count, load, store, union, without


@rule
def all_cities(s):
    """Every hex with a city."""
    cities = NOTHING
    for noble in range(NOBLES):
        cities = union(cities, load(s.cities[noble]))
    return cities


@rule
def all_tiles(s):
    """Every hex with a tile of any player."""
    tiles = NOTHING
    for seat in range(s.players):
        tiles = union(tiles, load(s.owned[seat]))
    return tiles


@rule
def sites(s):
    """Babylonia 4.1, 4.5, 4.6: cities, and ziggurats that were not scored; never fields."""
    return union(all_cities(s), without(load(ZIGGURATS[s.players]), load(s.scored)))


@rule
def is_site_at(states, index, place):
    """Is there something on this hex that is still to be scored?"""
    return contains(sites(at(states, index)), place)


@rule
def open_land(s):
    """The land hexes in play without a tile."""
    return without(load(LAND[s.players]), all_tiles(s))


@rule
def open_land_beside(s, site):
    """Babylonia 4.2: the hexes that still lack a tile for the site to be surrounded."""
    return common(load(AROUND[site]), open_land(s))


@rule
def surrounded(s):
    """Babylonia 4.2, 4.3, 4.4: the sites with no land hex beside them that lacks a tile; rivers need none."""
    return without(sites(s), neighbours(open_land(s)))


@rule
def surrounded_at(states, index, words):
    """Write the surrounded sites as a set of hexes."""
    store(words, surrounded(at(states, index)))


@rule
def tiles_beside(s, seat, site):
    """Babylonia 3.6, 5.5, 6.1: the player's tiles next to the site, those face down included."""
    return count(common(load(s.owned[seat]), load(AROUND[site])))


@rule
def majority(s, site):
    """Babylonia 5.5, 6.1: the seat with most tiles next to the site, or -1 in a tie."""
    winner = NOWHERE
    most = -1
    for seat in range(s.players):
        tiles = tiles_beside(s, seat, site)
        if tiles == most:
            winner = NOWHERE
        elif tiles > most:
            most = tiles
            winner = seat
    return winner


@rule
def city_kind(s, site):
    """The number of the city on this hex: its symbols as bits, less one."""
    symbols = 0
    for noble in range(NOBLES):
        if contains(s.cities[noble], site):
            symbols |= 1 << noble
    return symbols - 1
