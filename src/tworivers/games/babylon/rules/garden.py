"""Laying tiles in a garden: heights, supports, cost (Babylon 1.6-1.10, 4.3-4.7, 5)."""

from tworivers.games.babylon.rules.board import (
    CORNER_CELLS,
    DOUBLE,
    LOOKOUT,
    NO_SUPPORT,
    ON_DOUBLE,
    ON_SINGLE,
    ON_STATUE,
    SINGLE,
)
from tworivers.games.babylon.rules.cells import ahead, square
from tworivers.games.babylon.rules.events import LOOKOUT_BUILT, STATUE_USED, TILE_PLACED
from tworivers.games.babylon.rules.state import NOWHERE, SPENT, STATUES
from tworivers.kernel.bits import ZERO, bit
from tworivers.kernel.events import emit
from tworivers.kernel.record import at as record_at
from tworivers.kernel.rule import rule


@rule
def highest_under(s, seat, cells):
    """Babylon 1.7, 1.8: the highest surface among these cells."""
    level = int(s.highest[seat])
    while s.surface[seat, level] & cells == ZERO:
        level -= 1
    return level


@rule
def statues_in_sight(s, seat):
    """A statue hidden under a free corner has that corner's lookout on its cell (Babylon 5.7, 5.9)."""
    return s.decorations[seat, STATUES] & ~s.lookouts[seat]


@rule
def support_of(s, seat, cell, level):
    """Babylon 4.3, 4.5, 5.3, 5.8: what can hold a corner of a tile of this level over this cell."""
    mark = bit(cell)
    if s.surface[seat, level - 1] & mark != ZERO:
        if s.empty[seat] & mark != ZERO:
            return ON_SINGLE
        if statues_in_sight(s, seat) & mark != ZERO:
            return ON_STATUE
    elif level > 1 and s.surface[seat, level - 2] & s.empty[seat] & mark != ZERO:
        return ON_DOUBLE
    return NO_SUPPORT


@rule
def supports_of(s, seat, at, level, free):
    """Babylon 5.2, 5.9: the supports of all corners, two bits each; `free` is 0 for none, else 1 + corner."""
    supports = 0
    for corner in range(4):
        if corner + 1 != free:
            supports |= support_of(s, seat, at + CORNER_CELLS[corner], level) << (2 * corner)
    return supports


@rule
def support_at(supports, corner):
    return (supports >> (2 * corner)) & 3


@rule
def number_of(supports, kind):
    """How many corners are held in this way."""
    number = 0
    for corner in range(4):
        if support_at(supports, corner) == kind:
            number += 1
    return number


@rule
def pay(s, seat, supports):
    """Babylon 4.1, 4.7, 5.13: doubles in hand first, then two singles for each double that is missing."""
    singles = number_of(supports, ON_SINGLE)
    doubles = number_of(supports, ON_DOUBLE)
    at_hand = min(doubles, int(s.doubles[seat]))
    exchanged = doubles - at_hand
    s.doubles[seat] -= at_hand
    s.singles[seat] -= singles + 2 * exchanged
    s.supply[SINGLE] += 2 * exchanged
    s.supply[DOUBLE] -= exchanged
    if number_of(supports, NO_SUPPORT) > 0:
        s.supply[LOOKOUT] -= 1


@rule
def symbol_on(s, tile, turns, corner):
    """Babylon 1.2, 1.6: the symbol that a turned tile shows in a corner, -1 for none."""
    return int(s.spaces[tile, (corner - turns) & 3])


@rule
def lay_tile(s, seat, tile, at, level, turns, supports):
    """Babylon 1.8, 5.9, 5.10: the tile becomes the surface of its four cells; what lay there is covered."""
    under = square(at)
    for lower in range(level):
        s.surface[seat, lower] &= ~under
    s.surface[seat, level] |= under
    for symbol in range(4):
        s.symbols[seat, symbol] &= ~under
    s.empty[seat] |= under
    s.lookouts[seat] &= ~under
    s.positions[seat] |= bit(at)
    join(s, seat, under, at)
    for corner in range(4):
        lay_corner(s, seat, at + CORNER_CELLS[corner], support_at(supports, corner), tile, turns, corner)
    number = int(s.tiles_laid[seat])
    s.tile[seat, number] = tile
    s.tile_at[seat, number] = at
    s.tile_level[seat, number] = level
    s.tile_turns[seat, number] = turns
    s.supports[seat, number] = supports
    s.tiles_laid[seat] = number + 1
    s.highest[seat] = max(int(s.highest[seat]), level)


@rule
def join(s, seat, under, at):
    """Babylon 6.6: keep which side by side cells belong to one tile."""
    s.joined[seat, 0] &= ~(under | ahead(under, 1))
    s.joined[seat, 1] &= ~(under | ahead(under, 8))
    s.joined[seat, 0] |= bit(at) | bit(at + 8)
    s.joined[seat, 1] |= bit(at) | bit(at + 1)


@rule
def lay_corner(s, seat, cell, support, tile, turns, corner):
    """Babylon 1.9, 1.10, 5.8, 5.9: a lookout fills a free corner, a statue that holds one is no more."""
    mark = bit(cell)
    if support == NO_SUPPORT:
        s.lookouts[seat] |= mark
        s.empty[seat] &= ~mark
        return
    if support == ON_STATUE:
        s.decorations[seat, STATUES] &= ~mark
        s.built_level[seat, cell] = 0
    symbol = symbol_on(s, tile, turns, corner)
    if symbol != NOWHERE:
        s.symbols[seat, symbol] |= mark


@rule
def place_tile(s, tile, at, turns, raised, free, events):
    """Babylon 4.4, 5.1-5.13: put up the supports, lay the tile on them, and set the lookout."""
    seat = int(s.active)
    level = highest_under(s, seat, square(at)) + 1 + raised
    supports = supports_of(s, seat, at, level, free)
    pay(s, seat, supports)
    emit(events, TILE_PLACED, seat, tile, at, level + 32 * turns, supports)
    for corner in range(4):
        if support_at(supports, corner) == ON_STATUE:
            emit(events, STATUE_USED, seat, at + CORNER_CELLS[corner], level - 1, 0, 0)
    lay_tile(s, seat, tile, at, level, turns, supports)
    if free > 0:
        emit(events, LOOKOUT_BUILT, seat, at + CORNER_CELLS[free - 1], level, 0, 0)
    s.placed += 1
    s.fresh = s.fresh | square(at)
    spend_symbol(s, square(at))


@rule
def spend_symbol(s, cells):
    """Babylon 8.1: a changed symbol that is covered or built on shows no longer."""
    if 0 <= s.changed < SPENT and bit(s.changed) & cells != ZERO:
        s.changed = SPENT
        s.changed_to = NOWHERE


@rule
def carrying_tile(s, seat, cell):
    """The highest tile over a cell whose free corner is not there: the one that carries a decoration.

    Above a decoration there can only be free corners (Babylon 5.7, 5.11)."""
    found = NOWHERE
    for number in range(s.tiles_laid[seat]):
        at = int(s.tile_at[seat, number])
        for corner in range(4):
            if at + CORNER_CELLS[corner] == cell:
                if support_at(int(s.supports[seat, number]), corner) != NO_SUPPORT:
                    if found == NOWHERE or s.tile_level[seat, number] > s.tile_level[seat, found]:
                        found = number
    return found


@rule
def look_under(states, index, cell, raised, out):
    """The level a tile would have here, and what could hold each of its corners."""
    s = record_at(states, index)
    seat = int(s.active)
    out[0] = highest_under(s, seat, square(cell)) + 1 + raised
    for corner in range(4):
        out[1 + corner] = support_of(s, seat, cell + CORNER_CELLS[corner], out[0])
