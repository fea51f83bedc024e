"""What a learner is shown of Tigris & Euphrates (Tigris 3)."""

from typing import NamedTuple

from tworivers.games.tigris.rules import board
from tworivers.games.tigris.rules.board import CELLS, MONUMENT_SHOWS, RIVER
from tworivers.games.tigris.rules.state import COLOURS, MONUMENTS, NOWHERE, OVER, PHASES, SEATS
from tworivers.games.tigris.rules.turn import bag_size
from tworivers.kernel.bits import ONE, ZERO, trailing_zeros
from tworivers.kernel.observation import (
    POINTS,
    Observation,
    each,
    named,
    numbers,
    pictures,
    places_of,
    size_of,
)
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import paint

ALL_TILES = 153


class Seat(NamedTuple):
    """What everyone knows of a player."""

    hand: int = numbers(1, 6, "tiles in hand")
    swapped: int = numbers(1, ALL_TILES, "tiles swapped away")
    treasures: int = numbers(1, 14, "treasures")
    catastrophes: int = numbers(1, 2, "catastrophes left")
    decides: int = numbers(1, 1, "decides now")
    points: int = numbers(COLOURS, POINTS, "points in red, blue, green, black")


class Table(NamedTuple):
    """Pictures of the board, the viewer's own tiles, the seats from the viewer on, and the rest."""

    tiles: int = pictures(COLOURS, CELLS, f"tiles face up: {named(board.TILES)}")
    face_down: int = pictures(1, CELLS, "tiles face down, under monuments")
    catastrophes: int = pictures(1, CELLS, "catastrophes")
    treasures: int = pictures(1, CELLS, "treasures")
    rivers: int = pictures(1, CELLS, "rivers")
    leaders: int = pictures(SEATS * COLOURS, CELLS, f"leaders, for each seat {named(board.LEADERS)}")
    monuments: int = pictures(COLOURS, CELLS, "monuments that show red, blue, green, black")
    buildings: int = pictures(COLOURS, CELLS, f"buildings: {named(board.BUILDINGS)}")
    unification: int = pictures(1, CELLS, "the tile that joins kingdoms while its wars are settled")
    placed: int = pictures(1, CELLS, "the tile laid in this action, until the action ends")
    kingdoms: int = pictures(3, CELLS, "cells with at least one, two, three kingdoms beside them")
    own_hand: int = numbers(COLOURS, 6, f"own hand: {named(board.TILES)}")
    own_swapped: int = numbers(COLOURS, ALL_TILES, "own tiles swapped away, by kind")
    seats: int = each(Seat, SEATS, "seat {}")
    phase: int = numbers(OVER, 1, f"what is decided: {named(PHASES[:OVER])}")
    actions_left: int = numbers(1, 2, "actions left in this turn")
    bag: int = numbers(1, ALL_TILES, "tiles in the bag")
    players: int = numbers(1, SEATS, "players")
    with_buildings: int = numbers(1, 1, "played with buildings")
    contested: int = numbers(1, COLOURS, "the colour that is fought over, from 1; 0 for none")
    added: int = numbers(1, 6, "tiles the attacker has added")
    turn: int = numbers(1, SEATS - 1, "whose turn it is, counted from the viewer")


AT, SEAT, SEAT_SIZE = places_of(Table), places_of(Seat), size_of(Seat)
OBSERVATION = Observation(
    Table,
    hidden="The others' hands and the colours they swapped away are left out; of these only the number is"
    " shown. Points are shown, because they are always won before everyone's eyes.",
    note="A picture has 11 rows of 16 cells; cell c6 is row 5, column 2.",
)


@rule
def observe(s, viewer, out):
    """Tigris 3.3, 3.4: the board, the viewer's own hand, and everyone's open numbers."""
    out[:] = 0
    observe_board(s, viewer, out)
    if viewer >= 0:
        for colour in range(COLOURS):
            out[AT.own_hand + colour] = s.hands[viewer, colour]
            out[AT.own_swapped + colour] = s.swapped[viewer, colour]
    for turn in range(s.players):
        observe_seat(s, (max(viewer, 0) + turn) % s.players, AT.seats + turn * SEAT_SIZE, out)
    observe_table(s, viewer, out)


@rule
def paint_cell(out, picture, cell):
    if cell != NOWHERE:
        out[picture + cell] = 1


@rule
def observe_board(s, viewer, out):
    for colour in range(COLOURS):
        paint(out, AT.tiles + colour * CELLS, s.tiles[colour])
        paint_cell(out, AT.buildings + colour * CELLS, int(s.building_at[colour]))
    paint(out, AT.face_down, s.face_down)
    paint(out, AT.catastrophes, s.catastrophes)
    paint(out, AT.treasures, s.treasures)
    paint(out, AT.rivers, RIVER[s.board])
    for turn in range(s.players):
        seat = (max(viewer, 0) + turn) % s.players
        for colour in range(COLOURS):
            leader = turn * COLOURS + colour
            paint_cell(out, AT.leaders + leader * CELLS, int(s.leader_at[seat, colour]))
    for monument in range(MONUMENTS):
        corner = int(s.monument_at[monument])
        if corner != NOWHERE:
            for colour in range(COLOURS):
                if MONUMENT_SHOWS[monument, colour]:
                    paint_square(out, AT.monuments + colour * CELLS, corner)
    paint_cell(out, AT.unification, s.unification)
    paint_cell(out, AT.placed, s.placed)
    observe_kingdoms(s, out)


@rule
def paint_square(out, picture, corner):
    paint_cell(out, picture, corner)
    paint_cell(out, picture, corner + 1)
    paint_cell(out, picture, corner + 16)
    paint_cell(out, picture, corner + 17)


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
                while beside < 2 and out[AT.kingdoms + beside * CELLS + cell] != 0:
                    beside += 1
                out[AT.kingdoms + beside * CELLS + cell] = 1


@rule
def observe_seat(s, seat, start, out):
    for colour in range(COLOURS):
        out[start + SEAT.hand] += s.hands[seat, colour]
        out[start + SEAT.swapped] += s.swapped[seat, colour]
        out[start + SEAT.points + colour] = s.points[seat, colour]
    out[start + SEAT.treasures] = s.treasures_won[seat]
    out[start + SEAT.catastrophes] = s.catastrophes_left[seat]
    out[start + SEAT.decides] = 1 if s.deciding == seat else 0


@rule
def observe_table(s, viewer, out):
    if s.phase != OVER:
        out[AT.phase + s.phase] = 1
    out[AT.actions_left] = s.actions_left
    out[AT.bag] = bag_size(s)
    out[AT.players] = s.players
    out[AT.with_buildings] = s.buildings
    out[AT.contested] = s.contested + 1
    out[AT.added] = s.added
    out[AT.turn] = (s.active - max(viewer, 0)) % s.players
