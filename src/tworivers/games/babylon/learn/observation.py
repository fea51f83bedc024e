"""What a learner is shown of Babylon (Babylon 2.7, 10.5)."""

from typing import NamedTuple

import numpy as np

from tworivers.games.babylon.rules.actions import REACH
from tworivers.games.babylon.rules.board import (
    CELLS,
    EFFECTS,
    FLOWERS,
    MATERIALS,
    PIECES,
    STACKS,
    SYMBOLS,
    TILES_OF_MATERIAL,
)
from tworivers.games.babylon.rules.cells import count
from tworivers.games.babylon.rules.decorations import kind_of
from tworivers.games.babylon.rules.garden import carrying_tile
from tworivers.games.babylon.rules.quarry import columns_for, material
from tworivers.games.babylon.rules.scoring import CATEGORIES, in_sight, score
from tworivers.games.babylon.rules.state import BLOCKS, GARDEN, LEVELS, NOWHERE, PHASES, SEATS, STATUES
from tworivers.kernel.bits import ONE, ZERO, bit, trailing_zeros
from tworivers.kernel.observation import (
    POINTS,
    Observation,
    each,
    named,
    numbers,
    one,
    pictures,
    places_of,
    size_of,
)
from tworivers.kernel.rule import rule

CORNERS = 4


class Garden(NamedTuple):
    """Babylon 1.8: a garden seen from above."""

    level: int = pictures(1, CELLS, "level of the surface", LEVELS - 1)
    symbols: int = pictures(len(SYMBOLS), CELLS, f"empty spaces with {named(SYMBOLS)}")
    empty: int = pictures(1, CELLS, "empty spaces")
    fresh: int = pictures(1, CELLS, "cells of tiles placed in this turn")
    lookouts: int = pictures(1, CELLS, "lookouts in sight")
    decorations: int = pictures(len(SYMBOLS), CELLS, f"decorations in sight: {named(SYMBOLS)}")
    flowers: int = pictures(len(FLOWERS), CELLS, f"flower of the tile in sight: {named(FLOWERS)}")


class Face(NamedTuple):
    """Babylon 1.2: a tile."""

    there: int = numbers(1, 1, "there is a tile")
    flower: int = numbers(len(FLOWERS), 1, f"its flower: {named(FLOWERS)}")
    symbols: int = numbers(CORNERS * len(SYMBOLS), 1, f"for each corner clockwise {named(SYMBOLS)}")


class Stack(NamedTuple):
    """Babylon 3.5, 3.6: a stack of the quarry."""

    face: int = one(Face)
    layers: int = numbers(1, 3, "layers left")
    columns: int = numbers(1, 6, "columns it gives the viewer")
    others_least: int = numbers(1, 9, "columns it gives each other seat at least")
    others_most: int = numbers(1, 6, "columns it gives any other seat at most")


class Seat(NamedTuple):
    """What a player has beside the garden."""

    singles: int = numbers(1, 127, "single columns")
    doubles: int = numbers(1, 127, "double columns")
    points: int = numbers(len(CATEGORIES), POINTS, f"points for {named(CATEGORIES)}")
    holes: int = numbers(1, CELLS, "holes seen from above")
    tiles: int = numbers(1, GARDEN, "tiles laid")
    on_turn: int = numbers(1, 1, "is on turn")


class Table(NamedTuple):
    """The gardens from the viewer's on, the quarry, the tiles in hand, the seats, and the rest."""

    gardens: int = each(Garden, SEATS, "seat {}")
    stacks: int = each(Stack, STACKS, "stack {} of the quarry")
    mined: int = one(Face, "the tile mined in this turn")
    slots: int = each(Face, SEATS, "seat {}, the tile in its slot")
    seats: int = each(Seat, SEATS, "seat {}")
    phase: int = numbers(
        len(PHASES), 1, f"what is decided: {named(PHASES[:-1])}; the last says that the game is over"
    )
    token: int = numbers(len(EFFECTS), 1, f"the token of this round: {named(EFFECTS)}")
    tokens: int = numbers(len(EFFECTS), 14, "round tokens nobody has seen, by effect")
    round_number: int = numbers(1, 16, "number of the round")
    players: int = numbers(1, SEATS, "players")
    supply: int = numbers(len(PIECES), 148, f"supply: {named(PIECES)}; all 0 if it is unlimited")
    undrawn: int = numbers(3 * TILES_OF_MATERIAL, 1, f"tiles nobody has seen: {named(MATERIALS[:3])}")
    turn: int = numbers(1, SEATS - 1, "whose turn it is, counted from the viewer")
    changed: int = numbers(1, 1, "the round token has changed a symbol")


AT, GARDEN_AT, FACE, STACK, SEAT = (
    places_of(Table),
    places_of(Garden),
    places_of(Face),
    places_of(Stack),
    places_of(Seat),
)
GARDEN_SIZE, FACE_SIZE, STACK_SIZE, SEAT_SIZE = size_of(Garden), size_of(Face), size_of(Stack), size_of(Seat)
OBSERVATION = Observation(
    Table,
    hidden="Nothing is hidden from one player and known to another. Quarry tiles that lie under others and"
    " round tokens to come are known to nobody; what is left of them is shown.",
    note="A picture is a garden: 8 rows of 8 cells, seen from above.",
)


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
        seat = seat_after(s, viewer, turn)
        observe_garden(s, seat, out, AT.gardens + turn * GARDEN_SIZE)
        observe_face(s, int(s.slot[seat]), out, AT.slots + turn * FACE_SIZE)
        observe_seat(s, seat, out, AT.seats + turn * SEAT_SIZE)
    for stack in range(STACKS):
        observe_stack(s, viewer, stack, out, AT.stacks + stack * STACK_SIZE)
    observe_face(s, s.mined, out, AT.mined)
    observe_table(s, viewer, out)


@rule
def observe_garden(s, seat, out, start):
    """Babylon 1.8: heights, symbols, empty spaces, lookouts, decorations and flowers as seen from above."""
    for level in range(1, LEVELS):
        paint(out, start + GARDEN_AT.level, s.surface[seat, level], level)
    for symbol in range(len(SYMBOLS)):
        paint(out, start + GARDEN_AT.symbols + symbol * CELLS, s.symbols[seat, symbol], 1)
    paint(out, start + GARDEN_AT.empty, s.empty[seat], 1)
    if seat == s.active:
        paint(out, start + GARDEN_AT.fresh, s.fresh, 1)
    paint(out, start + GARDEN_AT.lookouts, s.lookouts[seat], 1)
    for block in range(BLOCKS):
        seen = in_sight(s, seat, block)
        plane = start + GARDEN_AT.decorations + kind_of(block) * CELLS
        paint(out, plane, seen, 1)
        if block != STATUES:
            paint(out, plane, seen << np.uint64(REACH[block]), 1)
    observe_flowers(s, seat, out, start + GARDEN_AT.flowers)


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
    out[start + FACE.there] = 1
    out[start + FACE.flower + int(s.flowers[tile])] = 1
    for corner in range(CORNERS):
        symbol = int(s.spaces[tile, corner])
        if symbol != NOWHERE:
            out[start + FACE.symbols + corner * len(SYMBOLS) + symbol] = 1


@rule
def observe_stack(s, viewer, stack, out, start):
    """Babylon 3.5, 3.6: the visible tile and what it would give."""
    tile = int(s.quarry[stack])
    if tile == NOWHERE:
        return
    observe_face(s, tile, out, start + STACK.face)
    out[start + STACK.layers] = 3 - material(tile)
    least = 9
    most = 0
    for turn in range(1, s.players):
        columns = columns_for(s, stack, seat_after(s, viewer, turn))
        least = min(least, columns)
        most = max(most, columns)
    out[start + STACK.columns] = columns_for(s, stack, seat_after(s, viewer, 0))
    out[start + STACK.others_least] = least
    out[start + STACK.others_most] = most


@rule
def observe_seat(s, seat, out, start):
    """Columns, the score as it stands, and how far the garden reaches."""
    out[start + SEAT.singles] = s.singles[seat]
    out[start + SEAT.doubles] = s.doubles[seat]
    score(s, seat, out[start + SEAT.points : start + SEAT.holes])
    out[start + SEAT.holes] = count(s.surface[seat, 0])
    out[start + SEAT.tiles] = s.tiles_laid[seat]
    out[start + SEAT.on_turn] = 1 if s.active == seat else 0


@rule
def observe_table(s, viewer, out):
    """Phase, tokens, supply, tiles nobody has seen, and whose turn it is."""
    out[AT.phase + s.phase] = 1
    for effect in range(len(EFFECTS)):
        out[AT.token + effect] = 1 if s.token == effect else 0
        out[AT.tokens + effect] = s.tokens[effect]
    out[AT.round_number] = s.round_number
    out[AT.players] = s.players
    for piece in range(len(PIECES)):
        out[AT.supply + piece] = s.supply[piece] if s.limited else 0
    paint(out, AT.undrawn, s.undrawn, 1)
    out[AT.turn] = 0 if s.active == NOWHERE else (s.active - max(viewer, 0)) % s.players
    out[AT.changed] = 1 if s.changed != NOWHERE else 0
