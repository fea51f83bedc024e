"""The quarry: what lies open, what is uncovered, what mining gives (Babylon 2.1, 2.5, 3.4-3.9)."""

import numpy as np

from tworivers.games.babylon.rules.board import (
    BASALT,
    BESIDE,
    CLAY,
    FLOWER_MATCH_GIVES_TWO,
    MINE_ONE_LESS,
    STACKS,
    TILES_OF_MATERIAL,
)
from tworivers.games.babylon.rules.cells import count, nth_member
from tworivers.games.babylon.rules.events import UNCOVERED
from tworivers.games.babylon.rules.state import NOWHERE
from tworivers.kernel.bits import bit
from tworivers.kernel.events import emit
from tworivers.kernel.generator import below
from tworivers.kernel.rule import rule

LAYER = np.uint64(0xFFFF)

# What an edge of a quarry tile touches (Babylon 3.5); only a higher tile gives nothing.
BORDER, FLOOR, LOWER, SAME, HIGHER = range(5)
REASONS = ("border", "floor", "lower", "same", "higher")


@rule
def material(tile):
    return tile // TILES_OF_MATERIAL


@rule
def draw_tile(s, kind, rng):
    """Babylon 2.1: a tile of this material from those that nobody has seen."""
    layer = s.undrawn & (LAYER << np.uint64(TILES_OF_MATERIAL * kind))
    tile = nth_member(layer, below(rng, count(layer)))
    s.undrawn = s.undrawn & ~bit(tile)
    return tile


@rule
def lay_out_clay(s, rng):
    """Babylon 2.1: sixteen stacks, clay on top, all that lies under it unseen."""
    s.undrawn = (LAYER << np.uint64(32)) | (LAYER << np.uint64(16)) | LAYER
    for stack in range(STACKS):
        s.quarry[stack] = draw_tile(s, CLAY, rng)


@rule
def take_from(s, stack):
    """Take the visible tile of a stack; what lies under it is uncovered afterwards."""
    tile = int(s.quarry[stack])
    s.quarry[stack] = NOWHERE
    return tile


@rule
def hides_another(tile):
    """Babylon 2.1: under clay lies granite, under granite basalt, under basalt the floor."""
    return material(tile) < BASALT


@rule
def uncover(s, stack, taken, rng, events):
    """Babylon 3.4: the tile under the one taken becomes visible."""
    tile = draw_tile(s, material(taken) + 1, rng)
    s.quarry[stack] = tile
    emit(events, UNCOVERED, stack, tile, 0, 0, 0)


@rule
def edge(s, stack, side):
    """Babylon 3.5, 3.7: what one edge touches; of the neighbour only the visible tile counts."""
    other = BESIDE[stack, side]
    if other == NOWHERE:
        return BORDER
    neighbour = int(s.quarry[other])
    if neighbour == NOWHERE:
        return FLOOR
    here = material(int(s.quarry[stack]))
    there = material(neighbour)
    if there < here:
        return HIGHER
    return SAME if there == here else LOWER


@rule
def matches_flower(s, stack, seat):
    """Babylon 3.6: the tile shows the flower of the player's board; seat i has board i."""
    return s.flowers[s.quarry[stack]] == seat


@rule
def columns_for(s, stack, seat):
    """Babylon 3.5-3.8: the single columns that mining the visible tile gives."""
    columns = 0
    for side in range(4):
        if edge(s, stack, side) != HIGHER:
            columns += 1
    if matches_flower(s, stack, seat):
        columns += 2 if s.token == FLOWER_MATCH_GIVES_TWO else 1
    if s.token == MINE_ONE_LESS and columns > 0:
        columns -= 1
    return columns
