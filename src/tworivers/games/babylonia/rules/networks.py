"""Networks: the tiles by which nobles are linked with a city (Babylonia 5.2-5.4, 8.8-8.10)."""

from tworivers.games.babylonia.rules.board import AROUND, CENTRAL, RIVER
from tworivers.games.babylonia.rules.cards import owns
from tworivers.games.babylonia.rules.hexes import flood
from tworivers.games.babylonia.rules.state import NOBLES
from tworivers.kernel.record import at
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import common, contains, count, load, store, union


@rule
def links(s, seat):
    """Babylonia 5.3, 8.8, 8.9: own tiles of any kind, and the vacant hexes that cards 8 and 9 open."""
    hexes = load(s.owned[seat])
    if owns(s, seat, 8):
        hexes = union(hexes, common(load(s.vacant), load(CENTRAL)))
    if owns(s, seat, 9):
        hexes = union(hexes, common(load(s.vacant), load(RIVER)))
    return hexes


@rule
def network(s, seat, city):
    """Babylonia 5.3, 8.10: all links that begin next to the city, in however many groups."""
    return flood(load(AROUND[city]), links(s, seat))


@rule
def network_at(states, index, seat, city, words):
    """Write the network of a seat at a city as a set of hexes."""
    store(words, network(at(states, index), seat, city))


@rule
def nobles_for(s, seat, hexes, city):
    """Babylonia 5.4: the face-up nobles on these hexes whose symbol the city shows."""
    nobles = 0
    for noble in range(NOBLES):
        if contains(s.cities[noble], city):
            nobles += count(common(hexes, load(s.tiles[seat, noble])))
    return nobles


@rule
def linked_nobles(s, seat, city):
    """Babylonia 5.2, 5.4: those in the player's network at the city; none is used up."""
    return nobles_for(s, seat, network(s, seat, city), city)


@rule
def all_nobles(s, seat):
    """Where the player's face-up nobles lie."""
    return union(union(load(s.tiles[seat, 0]), load(s.tiles[seat, 1])), load(s.tiles[seat, 2]))
