"""Points for a garden as it is seen from above, at any time (Babylon 9)."""

import numpy as np

from tworivers.games.babylon.rules.actions import REACH
from tworivers.games.babylon.rules.board import FOOTBRIDGE, FOUNTAIN, STAIRS, STATUE
from tworivers.games.babylon.rules.cells import ahead, count, square
from tworivers.games.babylon.rules.decorations import kind_of
from tworivers.games.babylon.rules.events import POINTS
from tworivers.games.babylon.rules.garden import statues_in_sight
from tworivers.games.babylon.rules.state import BLOCKS, STATUES
from tworivers.kernel.bits import ONE, ZERO, bit, trailing_zeros
from tworivers.kernel.events import emit
from tworivers.kernel.record import at
from tworivers.kernel.rule import rule

CATEGORIES = ("statues", "fountains", "footbridges", "stairs", "variety", "flowers", "lookouts", "height")
FOR_STATUES, FOR_FOUNTAINS, FOR_FOOTBRIDGES, FOR_STAIRS, VARIETY, FLOWERS, LOOKOUTS, HEIGHT = range(8)
CATEGORY_OF = np.array([FOR_STAIRS, FOR_FOUNTAINS, FOR_FOOTBRIDGES, FOR_STATUES], dtype=np.int64)
SET = 4


@rule
def in_sight(s, seat, block):
    """Babylon 9.1, 9.2: the decorations of which at least a part is uncovered.

    Only free corners cover decorations, and each carries a lookout; the gap of a footbridge stays open."""
    if block == STATUES:
        return statues_in_sight(s, seat)
    built = s.decorations[seat, block]
    if kind_of(block) == FOOTBRIDGE:
        return built
    open_cells = ~s.lookouts[seat]
    return built & (open_cells | ahead(open_cells, REACH[block]))


@rule
def is_decoration_in_sight(s, seat, block, cell):
    return in_sight(s, seat, block) & bit(cell) != ZERO


@rule
def decoration_points(s, seat, block, cell):
    """Babylon 9.3-9.6: a statue its level, fountain and footbridge three times that, stairs both levels."""
    level = int(s.built_level[seat, cell])
    kind = kind_of(block)
    if kind == STATUE:
        return level
    if kind == STAIRS:
        return level + int(s.built_level[seat, cell + REACH[block]])
    return 3 * level


@rule
def score(s, seat, points):
    """Babylon 9.3-9.10, 9.12: the points of a garden by category, exact at any time."""
    points[:] = 0
    for block in range(BLOCKS):
        seen = in_sight(s, seat, block)
        while seen != ZERO:
            cell = trailing_zeros(seen)
            seen &= seen - ONE
            points[CATEGORY_OF[kind_of(block)]] += decoration_points(s, seat, block, cell)
    points[VARIETY] = SET * decoration_sets(s, seat)
    points[FLOWERS] = SET * flower_sets(s, seat)
    points[LOOKOUTS] = count(s.lookouts[seat])
    points[HEIGHT] = 2 * s.highest[seat]


@rule
def score_by_category(s, seat):
    """The same as a row of numbers."""
    p = np.zeros(len(CATEGORIES), dtype=np.int64)
    score(s, seat, p)
    return (p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7])


@rule
def decoration_sets(s, seat):
    """Babylon 9.7: how often all four kinds of decorations are in sight."""
    least = count(in_sight(s, seat, STATUES))
    for kind in (STAIRS, FOUNTAIN, FOOTBRIDGE):
        to_the_east, to_the_south = in_sight(s, seat, 2 * kind), in_sight(s, seat, 2 * kind + 1)
        least = min(least, count(to_the_east) + count(to_the_south))
    return least


@rule
def is_tile_in_sight(s, seat, number):
    """Babylon 9.2: at least one of its cells has it as surface; tiles of one level never overlap."""
    cells = square(int(s.tile_at[seat, number]))
    return s.surface[seat, s.tile_level[seat, number]] & cells != ZERO


@rule
def flower_sets(s, seat):
    """Babylon 9.8: how often all four flowers are in sight, the starting tile included."""
    least = 16
    for flower in range(4):
        seen = 0
        for number in range(s.tiles_laid[seat]):
            if s.flowers[s.tile[seat, number]] == flower and is_tile_in_sight(s, seat, number):
                seen += 1
        least = min(least, seen)
    return least


@rule
def tell_points(s, seat, before, events):
    """Babylon 9.12: how the score of a garden has changed, by category."""
    now = np.zeros(8, dtype=np.int64)
    score(s, seat, now)
    for category in range(8):
        if now[category] != before[category]:
            emit(events, POINTS, seat, category, now[category] - before[category], now[category], 0)


@rule
def scores_at(states, index, points):
    """The points of every seat by category."""
    s = at(states, index)
    for seat in range(s.players):
        score(s, seat, points[seat])
