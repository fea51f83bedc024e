"""What a learner is shown of Babylonia (Babylonia 1.10, 3.6, 3.11)."""

from tworivers.games.babylonia.rules.board import CENTRAL, HEXES, RIVER, ZIGGURATS
from tworivers.games.babylonia.rules.cards import owns
from tworivers.games.babylonia.rules.scoring import cities_of
from tworivers.games.babylonia.rules.state import (
    CARDS,
    CITIES,
    CLANS,
    FIELDS,
    NOBLES,
    ON_DISPLAY,
    SIDES,
)
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import paint

# Features: PLANES pictures of 192 hexes, then the numbers; seats are counted from the viewer.
TILES, CITY_PLANES, FIELD_PLANES, ZIGGURAT_PLANE, SCORED_PLANE = 0, 20, 23, 27, 28
VACANT_PLANE, RIVER_PLANE, CENTRAL_PLANE, PLANES = 29, 30, 31, 32
OWN_NUMBERS, SEAT_NUMBERS, TABLE_NUMBERS = 12, 21, 24
NUMBERS = OWN_NUMBERS + 4 * SEAT_NUMBERS + TABLE_NUMBERS
OBSERVATION = PLANES * HEXES + NUMBERS


@rule
def observe(s, viewer, out):
    """Babylonia 1.10: the board, the viewer's own tiles, and everyone's open numbers."""
    out[:] = 0
    observe_board(s, viewer, out)
    if viewer >= 0:
        observe_own_tiles(s, viewer, out)
    for turn in range(s.players):
        seat = (max(viewer, 0) + turn) % s.players
        observe_seat(s, seat, PLANES * HEXES + OWN_NUMBERS + SEAT_NUMBERS * turn, out)
    observe_table(s, viewer, out)


@rule
def observe_board(s, viewer, out):
    for turn in range(s.players):
        seat = (max(viewer, 0) + turn) % s.players
        for side in range(SIDES):
            paint(out, HEXES * (TILES + SIDES * turn + side), s.tiles[seat, side])
    for noble in range(NOBLES):
        paint(out, HEXES * (CITY_PLANES + noble), s.cities[noble])
    for kind in range(FIELDS):
        paint(out, HEXES * (FIELD_PLANES + kind), s.fields[kind])
    paint(out, HEXES * ZIGGURAT_PLANE, ZIGGURATS[s.players])
    paint(out, HEXES * SCORED_PLANE, s.scored)
    paint(out, HEXES * VACANT_PLANE, s.vacant)
    paint(out, HEXES * RIVER_PLANE, RIVER)
    paint(out, HEXES * CENTRAL_PLANE, CENTRAL)


@rule
def observe_own_tiles(s, viewer, out):
    """By clan: on the rack, in the supply, face down."""
    at = PLANES * HEXES
    for clan in range(CLANS):
        out[at + clan] = s.racks[viewer, clan]
        out[at + 4 + clan] = s.supplies[viewer, clan]
        out[at + 8 + clan] = s.face_down[viewer, clan]


@rule
def observe_seat(s, seat, at, out):
    """Rack, supply, points, cities, whether deciding, then cities by kind and cards."""
    for clan in range(CLANS):
        out[at] += s.racks[seat, clan]
        out[at + 1] += s.supplies[seat, clan]
    for source in range(s.points.shape[1]):
        out[at + 2] += s.points[seat, source]
    out[at + 3] = cities_of(s, seat)
    out[at + 4] = 1 if s.deciding == seat else 0
    for kind in range(CITIES):
        out[at + 5 + kind] = s.cities_won[seat, kind]
    for card in range(CARDS):
        out[at + 12 + card] = 1 if owns(s, seat, card + 1) else 0


@rule
def observe_table(s, viewer, out):
    """Cards on display, phase, tiles laid in this turn, turn, players, who is on turn, card 2, the switch."""
    at = PLANES * HEXES + OWN_NUMBERS + 4 * SEAT_NUMBERS
    for card in range(CARDS):
        out[at + card] = 1 if s.card_at[card] == ON_DISPLAY else 0
    for phase in range(4):
        out[at + 9 + phase] = 1 if s.phase == phase else 0
    for side in range(SIDES):
        out[at + 13 + side] = s.laid[side]
    out[at + 18] = s.turn
    out[at + 19] = s.players
    out[at + 20] = (s.active - max(viewer, 0)) % s.players
    out[at + 21] = s.card_2_used
    out[at + 22] = s.river_tile_opens_field
    out[at + 23] = 1 if s.turn <= 2 else 0
