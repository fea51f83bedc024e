"""Stairs, fountains, footbridges and statues: where they can be built, and building them (Babylon 6, 8.1)."""

from tworivers.games.babylon.rules.actions import INSIDE, REACH
from tworivers.games.babylon.rules.board import (
    BLANK_TO_ANY_SYMBOL,
    CHANGE_ONE_SYMBOL,
    CORNER_CELLS,
    FOOTBRIDGE,
    FOUNTAIN,
    STAIRS,
)
from tworivers.games.babylon.rules.cells import ahead, crosses
from tworivers.games.babylon.rules.events import DECORATED, SYMBOL_CHANGED
from tworivers.games.babylon.rules.garden import carrying_tile, lay_tile, spend_symbol, symbol_on
from tworivers.games.babylon.rules.state import NOWHERE, SPENT, STATUES
from tworivers.kernel.bits import ZERO, bit
from tworivers.kernel.events import emit
from tworivers.kernel.record import at
from tworivers.kernel.rule import rule


@rule
def kind_of(block):
    """Blocks are stairs, fountains and footbridges, each to the east and to the south, and statues."""
    return block >> 1


@rule
def may_decorate(s, block):
    """Babylon 6.1-6.4, 6.10: the cells that name a decoration of this block which may be built now."""
    kind = kind_of(block)
    seat = int(s.active)
    shown = s.symbols[seat, kind]
    if shown & s.fresh == ZERO or (s.limited and s.supply[kind] <= 0):
        return ZERO
    if block == STATUES:
        return statue_cells(s, seat, shown)
    reach = REACH[block]
    pairs = shown & ahead(shown, reach) & (s.fresh | ahead(s.fresh, reach)) & INSIDE[block]
    if pairs == ZERO:
        return ZERO
    if kind == STAIRS:
        return pairs & one_level_apart(s, seat, shown, reach)
    return pairs & on_one_level(s, seat, kind, block & 1, reach)


@rule
def one_level_apart(s, seat, shown, reach):
    """Babylon 6.5: two spaces whose levels differ by exactly one, either way up."""
    found = ZERO
    for level in range(1, s.highest[seat]):
        lower = shown & s.surface[seat, level]
        upper = shown & s.surface[seat, level + 1]
        found |= (lower & ahead(upper, reach)) | (upper & ahead(lower, reach))
    return found


@rule
def on_one_level(s, seat, kind, direction, reach):
    """Babylon 6.6, 6.7: two different tiles of one level, side by side or with an empty gap between."""
    found = ZERO
    lower = s.surface[seat, 0]
    for level in range(1, s.highest[seat] + 1):
        here = s.surface[seat, level]
        pairs = here & ahead(here, reach)
        if kind == FOUNTAIN:
            found |= pairs & ~s.joined[seat, direction]
        else:
            found |= pairs & ahead(lower & s.empty[seat], reach // 2)
        lower |= here
    return found


@rule
def statue_cells(s, seat, shown):
    """Babylon 6.8-6.10: the first anywhere, the others in line with one that still is a statue."""
    own = shown & s.fresh
    statues = s.decorations[seat, STATUES]
    return own if statues == ZERO else own & crosses(statues)


@rule
def put_decoration(s, seat, block, cell):
    """Babylon 6.3, 6.7: it fills its spaces, and a footbridge closes its gap."""
    reach = REACH[block]
    cells = bit(cell) | bit(cell + reach)
    s.decorations[seat, block] |= bit(cell)
    set_built_level(s, seat, cell)
    if reach > 0:
        set_built_level(s, seat, cell + reach)
    if kind_of(block) == FOOTBRIDGE:
        cells |= bit(cell + reach // 2)
    elif kind_of(block) == STAIRS:
        low = s.built_level[seat, cell] < s.built_level[seat, cell + reach]
        s.feet[seat] |= bit(cell if low else cell + reach)
    s.empty[seat] &= ~cells
    for symbol in range(4):
        s.symbols[seat, symbol] &= ~cells
    return cells


@rule
def set_built_level(s, seat, cell):
    """The level of the tile that carries the decoration."""
    carrier = carrying_tile(s, seat, cell)
    s.built_level[seat, cell] = s.tile_level[seat, carrier]


@rule
def decorate(s, block, cell, events):
    """Babylon 6.1: build a decoration, free of charge, from the supply."""
    seat = int(s.active)
    spend_symbol(s, put_decoration(s, seat, block, cell))
    s.supply[kind_of(block)] -= 1
    emit(events, DECORATED, seat, kind_of(block), cell, cell + REACH[block], int(s.built_level[seat, cell]))


@rule
def every_symbol(s, seat):
    """The empty spaces that show any symbol."""
    return s.symbols[seat, 0] | s.symbols[seat, 1] | s.symbols[seat, 2] | s.symbols[seat, 3]


@rule
def may_change(s, symbol):
    """Babylon 8.1, 8.2: the spaces of this turn's tiles that the round token lets count as this symbol."""
    seat = int(s.active)
    if s.changed != NOWHERE:
        return ZERO
    if s.token == CHANGE_ONE_SYMBOL:
        return every_symbol(s, seat) & s.fresh & ~s.symbols[seat, symbol]
    if s.token == BLANK_TO_ANY_SYMBOL:
        return s.empty[seat] & s.fresh & ~every_symbol(s, seat)
    return ZERO


@rule
def show_symbol(s, seat, cell, symbol):
    """Let an empty space show this symbol, or none, instead of what it shows."""
    for other in range(4):
        s.symbols[seat, other] &= ~bit(cell)
    if symbol != NOWHERE:
        s.symbols[seat, symbol] |= bit(cell)


@rule
def change_symbol(s, symbol, cell, events):
    """Babylon 8.1: once in a turn a space counts as another symbol until the end of the turn."""
    show_symbol(s, int(s.active), cell, symbol)
    s.changed = cell
    s.changed_to = symbol
    emit(events, SYMBOL_CHANGED, s.active, cell, symbol, 0, 0)


@rule
def printed_symbol(s, seat, cell):
    """The symbol printed on the space that lies open in this cell."""
    carrier = carrying_tile(s, seat, cell)
    north_west = int(s.tile_at[seat, carrier])
    for corner in range(4):
        if north_west + CORNER_CELLS[corner] == cell:
            return symbol_on(s, s.tile[seat, carrier], s.tile_turns[seat, carrier], corner)
    return NOWHERE


@rule
def return_printed_symbol(s):
    """Babylon 8.1: what was not built on shows its printed symbol again."""
    if 0 <= s.changed < SPENT:
        seat = int(s.active)
        show_symbol(s, seat, s.changed, printed_symbol(s, seat, s.changed))
    s.changed = NOWHERE
    s.changed_to = NOWHERE


@rule
def lay_at(states, index, seat, tile, cell, level, turns, supports):
    """Lay a tile of a position, without paying for it."""
    lay_tile(at(states, index), seat, tile, cell, level, turns, supports)


@rule
def put_decoration_at(states, index, seat, block, cell):
    """Put a decoration of a position, without taking it from the supply."""
    put_decoration(at(states, index), seat, block, cell)


@rule
def show_changed_at(states, index):
    """Let the space that the token has changed in this turn show its symbol."""
    s = at(states, index)
    show_symbol(s, int(s.active), s.changed, s.changed_to)


@rule
def see_decorations(states, index, blocks):
    """Every decoration that may be built now, as a set of cells for each block."""
    s = at(states, index)
    for block in range(len(blocks)):
        blocks[block] = may_decorate(s, block)
