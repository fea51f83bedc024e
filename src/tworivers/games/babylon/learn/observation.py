"""What a learner is shown of Babylon (Babylon 2.7, 10.5)."""

import numpy as np

from tworivers.games.babylon.rules.actions import REACH
from tworivers.games.babylon.rules.board import CELLS, EFFECTS, PIECES, STACKS, TILES_OF_MATERIAL
from tworivers.games.babylon.rules.cells import count
from tworivers.games.babylon.rules.decorations import kind_of
from tworivers.games.babylon.rules.garden import carrying_tile
from tworivers.games.babylon.rules.quarry import columns_for, material
from tworivers.games.babylon.rules.scoring import in_sight, score
from tworivers.games.babylon.rules.state import BLOCKS, LEVELS, NOWHERE, SEATS, STATUES
from tworivers.kernel.bits import ONE, ZERO, bit, trailing_zeros
from tworivers.kernel.rule import rule

# Features. For each seat from the viewer on: PLANES pictures of the garden; then a row for each stack of the
# quarry; then the tile just mined and the slots; then the numbers of the seats and of the table.
LEVEL_PLANE, SYMBOL_PLANES, EMPTY_PLANE, FRESH_PLANE, LOOKOUT_PLANE = 0, 1, 5, 6, 7
DECORATION_PLANES, FLOWER_PLANES = 8, 12
PLANES = 16
FACE = 1 + 4 + 16  # there is a tile, its flower, its symbols
STACK = FACE + 4  # layers left, columns for the viewer, for the others at least, for the others at most
SEAT = 2 + 8 + 2 + 1  # columns, score by category, holes, tiles laid, decides
TABLE = 4 + 2 * len(EFFECTS) + 2 + len(PIECES) + 48 + 2
OBSERVATION = SEATS * PLANES * CELLS + STACKS * STACK + (1 + SEATS) * FACE + SEATS * SEAT + TABLE


@rule
def paint(out, start, cells, number):
    """Write a number into the picture for each cell of a set."""
    while cells != ZERO:
        out[start + trailing_zeros(cells)] = number
        cells &= cells - ONE


@rule
def seat_after(s, viewer, turn):
    """Seats are counted from the viewer; a spectator sees them from seat 0."""
    return (max(viewer, 0) + turn) % s.players


@rule
def observe(s, viewer, out):
    """Babylon 2.7: everything open, in the order of the seats as the viewer sees them."""
    out[:] = 0
    for turn in range(s.players):
        observe_garden(s, seat_after(s, viewer, turn), out, turn * PLANES * CELLS)
    start = SEATS * PLANES * CELLS
    for stack in range(STACKS):
        observe_stack(s, viewer, stack, out, start + stack * STACK)
    start += STACKS * STACK
    observe_face(s, s.mined, out, start)
    for turn in range(s.players):
        observe_face(s, int(s.slot[seat_after(s, viewer, turn)]), out, start + (1 + turn) * FACE)
    start += (1 + SEATS) * FACE
    for turn in range(s.players):
        observe_seat(s, seat_after(s, viewer, turn), out, start + turn * SEAT)
    observe_table(s, viewer, out, start + SEATS * SEAT)


@rule
def observe_garden(s, seat, out, start):
    """Babylon 1.8: heights, symbols, empty spaces, lookouts, decorations and flowers as seen from above."""
    for level in range(1, LEVELS):
        paint(out, start + LEVEL_PLANE * CELLS, s.surface[seat, level], level)
    for symbol in range(4):
        paint(out, start + (SYMBOL_PLANES + symbol) * CELLS, s.symbols[seat, symbol], 1)
    paint(out, start + EMPTY_PLANE * CELLS, s.empty[seat], 1)
    if seat == s.active:
        paint(out, start + FRESH_PLANE * CELLS, s.fresh, 1)
    paint(out, start + LOOKOUT_PLANE * CELLS, s.lookouts[seat], 1)
    for block in range(BLOCKS):
        seen = in_sight(s, seat, block)
        plane = start + (DECORATION_PLANES + kind_of(block)) * CELLS
        paint(out, plane, seen, 1)
        if block != STATUES:
            paint(out, plane, seen << np.uint64(REACH[block]), 1)
    observe_flowers(s, seat, out, start + FLOWER_PLANES * CELLS)


@rule
def observe_flowers(s, seat, out, start):
    """The flower of the tile that each cell shows."""
    covered = ~s.surface[seat, 0]
    while covered != ZERO:
        cell = trailing_zeros(covered)
        covered &= covered - ONE
        if s.lookouts[seat] & bit(cell) == ZERO:
            carrier = carrying_tile(s, seat, cell)
            out[start + int(s.flowers[s.tile[seat, carrier]]) * CELLS + cell] = 1


@rule
def observe_face(s, tile, out, start):
    """Babylon 1.2: the flower and the symbols of a tile."""
    if tile == NOWHERE:
        return
    out[start] = 1
    out[start + 1 + int(s.flowers[tile])] = 1
    for corner in range(4):
        symbol = int(s.spaces[tile, corner])
        if symbol != NOWHERE:
            out[start + 5 + 4 * corner + symbol] = 1


@rule
def observe_stack(s, viewer, stack, out, start):
    """Babylon 3.5, 3.6: the visible tile and what it would give."""
    tile = int(s.quarry[stack])
    if tile == NOWHERE:
        return
    observe_face(s, tile, out, start)
    out[start + FACE] = 3 - material(tile)
    least = 9
    most = 0
    for turn in range(1, s.players):
        columns = columns_for(s, stack, seat_after(s, viewer, turn))
        least = min(least, columns)
        most = max(most, columns)
    out[start + FACE + 1] = columns_for(s, stack, seat_after(s, viewer, 0))
    out[start + FACE + 2] = least
    out[start + FACE + 3] = most


@rule
def observe_seat(s, seat, out, start):
    """Columns, the score as it stands, and how far the garden reaches."""
    out[start] = s.singles[seat]
    out[start + 1] = s.doubles[seat]
    score(s, seat, out[start + 2 : start + 10])
    out[start + 10] = count(s.surface[seat, 0])
    out[start + 11] = s.tiles_laid[seat]
    out[start + 12] = 1 if s.active == seat else 0


@rule
def observe_table(s, viewer, out, start):
    """Phase, tokens, supply, tiles nobody has seen, and whose turn it is."""
    out[start + s.phase] = 1
    start += 4
    for effect in range(len(EFFECTS)):
        out[start + effect] = 1 if s.token == effect else 0
        out[start + len(EFFECTS) + effect] = s.tokens[effect]
    start += 2 * len(EFFECTS)
    out[start] = s.round_number
    out[start + 1] = s.players
    start += 2
    for piece in range(len(PIECES)):
        out[start + piece] = s.supply[piece] if s.limited else 0
    start += len(PIECES)
    paint(out, start, s.undrawn, 1)
    start += 3 * TILES_OF_MATERIAL
    out[start] = 0 if s.active == NOWHERE else (s.active - max(viewer, 0)) % s.players
    out[start + 1] = 1 if s.changed != NOWHERE else 0
