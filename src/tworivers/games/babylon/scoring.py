"""Points for a garden as it is seen from above, at any time (Babylon 9)."""

import numpy as np

from tworivers.games.babylon.actions import REACH
from tworivers.games.babylon.board import FOOTBRIDGE, FOUNTAIN, STAIRS, STATUE
from tworivers.games.babylon.cells import ahead, count, square
from tworivers.games.babylon.decorations import kind_of
from tworivers.games.babylon.events import POINTS
from tworivers.games.babylon.garden import statues_in_sight
from tworivers.games.babylon.state import BLOCKS, STATUES
from tworivers.kernel.bits import ONE, ZERO, trailing_zeros
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
    numbers = (0, 0, 0, 0)
    for block in range(BLOCKS):
        seen = in_sight(s, seat, block)
        numbers = added(numbers, kind_of(block), count(seen))
        while seen != ZERO:
            cell = trailing_zeros(seen)
            seen &= seen - ONE
            points[CATEGORY_OF[kind_of(block)]] += decoration_points(s, seat, block, cell)
    points[VARIETY] = SET * min(min(numbers[0], numbers[1]), min(numbers[2], numbers[3]))
    points[FLOWERS] = SET * flower_sets(s, seat)
    points[LOOKOUTS] = count(s.lookouts[seat])
    points[HEIGHT] = 2 * s.highest[seat]


@rule
def added(numbers, kind, more):
    """Babylon 9.7: the number of decorations in sight by kind, counted on."""
    return (
        numbers[0] + (more if kind == STAIRS else 0),
        numbers[1] + (more if kind == FOUNTAIN else 0),
        numbers[2] + (more if kind == FOOTBRIDGE else 0),
        numbers[3] + (more if kind == STATUE else 0),
    )


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


def compared(points: list[int], holes: int) -> list[int]:
    """Babylon 7.4, 9.11: most points, then the larger garden: fewer holes seen; left-overs count nothing."""
    return [sum(points), -holes]
