"""What a learner is shown of Tigris & Euphrates (Tigris 3)."""

from tworivers.games.tigris.rules.board import MONUMENT_SHOWS, RIVER
from tworivers.games.tigris.rules.state import COLOURS, MONUMENTS, NOWHERE, SEATS
from tworivers.games.tigris.rules.turn import bag_size
from tworivers.kernel.bits import ONE, ZERO, trailing_zeros
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import paint

# Features: PLANES pictures of 11 x 16 cells, then the numbers; seats are counted from the viewer.
PLANES = 37
CELLS = 176
NUMBERS = 58
OBSERVATION = PLANES * CELLS + NUMBERS
TILES, FACE_DOWN, CATASTROPHES, TREASURES, RIVERS, LEADERS = 0, 4, 5, 6, 7, 8
MONUMENT_PLANES, BUILDING_PLANES, UNIFICATION_PLANE, PLACED_PLANE, KINGDOM_PLANES = 24, 28, 32, 33, 34


@rule
def paint_cell(out, plane, cell):
    if cell != NOWHERE:
        out[plane * CELLS + cell] = 1


@rule
def observe(s, viewer, out):
    """Tigris 3.3, 3.4: the board, the viewer's own hand, and everyone's open numbers."""
    out[:] = 0
    observe_board(s, viewer, out)
    observe_numbers(s, viewer, out)


@rule
def observe_board(s, viewer, out):
    for colour in range(COLOURS):
        paint(out, CELLS * (TILES + colour), s.tiles[colour])
        paint_cell(out, BUILDING_PLANES + colour, int(s.building_at[colour]))
    paint(out, CELLS * FACE_DOWN, s.face_down)
    paint(out, CELLS * CATASTROPHES, s.catastrophes)
    paint(out, CELLS * TREASURES, s.treasures)
    paint(out, CELLS * RIVERS, RIVER[s.board])
    for turn in range(s.players):
        seat = (max(viewer, 0) + turn) % s.players
        for colour in range(COLOURS):
            paint_cell(out, LEADERS + 4 * turn + colour, int(s.leader_at[seat, colour]))
    for monument in range(MONUMENTS):
        corner = int(s.monument_at[monument])
        if corner != NOWHERE:
            for colour in range(COLOURS):
                if MONUMENT_SHOWS[monument, colour]:
                    paint_square(out, MONUMENT_PLANES + colour, corner)
    paint_cell(out, UNIFICATION_PLANE, s.unification)
    paint_cell(out, PLACED_PLANE, s.placed)
    observe_kingdoms(s, out)


@rule
def paint_square(out, plane, corner):
    paint_cell(out, plane, corner)
    paint_cell(out, plane, corner + 1)
    paint_cell(out, plane, corner + 16)
    paint_cell(out, plane, corner + 17)


@rule
def observe_kingdoms(s, out):
    """How many kingdoms lie beside each cell: one, two, three or more."""
    for kingdom in range(4 * s.players):
        for i in range(3):
            word = s.borders[kingdom, i]
            while word != ZERO:
                cell = 64 * i + trailing_zeros(word)
                word &= word - ONE
                beside = 0
                while beside < 2 and out[(KINGDOM_PLANES + beside) * CELLS + cell] != 0:
                    beside += 1
                out[(KINGDOM_PLANES + beside) * CELLS + cell] = 1


@rule
def observe_numbers(s, viewer, out):
    """Own hand 4, own swapped 4, then for each of four seats 9 numbers, then 14 of the table."""
    at = PLANES * CELLS
    if viewer >= 0:
        for colour in range(COLOURS):
            out[at + colour] = s.hands[viewer, colour]
            out[at + 4 + colour] = s.swapped[viewer, colour]
    at += 8
    for turn in range(s.players):
        seat = (max(viewer, 0) + turn) % s.players
        for colour in range(COLOURS):
            out[at] += s.hands[seat, colour]
            out[at + 1] += s.swapped[seat, colour]
            out[at + 5 + colour] = s.points[seat, colour]
        out[at + 2] = s.treasures_won[seat]
        out[at + 3] = s.catastrophes_left[seat]
        out[at + 4] = 1 if s.deciding == seat else 0
        at += 9
    at += 9 * (SEATS - s.players)
    for phase in range(7):
        out[at + phase] = 1 if s.phase == phase else 0
    out[at + 7] = s.actions_left
    out[at + 8] = bag_size(s)
    out[at + 9] = s.players
    out[at + 10] = s.buildings
    out[at + 11] = s.contested + 1
    out[at + 12] = s.added
    out[at + 13] = (s.active - max(viewer, 0)) % s.players
