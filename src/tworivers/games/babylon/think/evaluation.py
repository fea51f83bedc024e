"""How a state of Babylon stands: the garden as it counts, and what columns, tiles and symbols will add."""

import numpy as np

from tworivers.games.babylon.rules.actions import SOURCE_WORDS
from tworivers.games.babylon.rules.board import ROUNDS
from tworivers.games.babylon.rules.cells import count
from tworivers.games.babylon.rules.decorations import kind_of
from tworivers.games.babylon.rules.scoring import decoration_points, in_sight, is_tile_in_sight
from tworivers.games.babylon.rules.state import BLOCKS, BUILD, LEVELS, MINE, NOWHERE, OVER, REMOVE
from tworivers.kernel.bits import ONE, ZERO, popcount, trailing_zeros
from tworivers.kernel.rule import rule

SET = 4.0
SET_BEGUN = 0.55  # a kind or a flower beyond the sets that are whole
COLUMN = 0.55
STORED_TILE = 1.6
OPEN_SYMBOL = 0.22  # for each level, on a space where a decoration can still be finished
OPEN_SPACE = 0.04
HIGH_SPACE = 0.10
TURN = 3.4
FIRST_PLACES = np.uint64(sum(1 << (8 * row + column) for row in range(2, 5) for column in range(2, 5)))


@rule
def rounds_left(s):
    return ROUNDS[s.players] - s.round_number + 1


@rule
def turns_left(s, seat):
    """How many turns a player still has, the present one included."""
    turns = rounds_left(s)
    if s.phase == OVER:
        return 0
    order = (seat - s.first) % s.players
    now = (s.active - s.first) % s.players
    if order < now:
        turns -= 1
    return turns


@rule
def used_of_turn(s, seat):
    """How much of the present turn a player has used."""
    if s.active != seat or s.phase != BUILD:
        return 0.0
    return 0.4 if s.mined != NOWHERE else 0.85


@rule
def evaluate(s, values):
    """Each garden as it counts and may grow."""
    for seat in range(s.players):
        values[seat] = seat_value(s, seat)
    return width(s)


@rule
def evaluate_after(s, before, mover, values, after):
    """The same after an action: only who took it can stand otherwise, unless the turn has passed on."""
    same_turn = s.active == before.active and s.phase != OVER
    for seat in range(s.players):
        kept = same_turn and seat != mover
        after[seat] = values[seat] if kept else seat_value(s, seat)
    return width(s)


@rule
def seat_value(s, seat):
    """A garden and the turns to come."""
    return garden_value(s, seat) + TURN * (turns_left(s, seat) - used_of_turn(s, seat))


@rule
def width(s):
    """How wide the error is."""
    return 2.0 + 6.0 * rounds_left(s) / ROUNDS[s.players]


@rule
def garden_value(s, seat):
    """The points in sight, the sets begun, and what can be built with what is there."""
    points = 0.0
    stairs = fountains = bridges = statues = 0
    for block in range(BLOCKS):
        seen = in_sight(s, seat, block)
        number = count(seen)
        kind = kind_of(block)
        if kind == 0:
            stairs += number
        elif kind == 1:
            fountains += number
        elif kind == 2:
            bridges += number
        else:
            statues += number
        while seen != ZERO:
            cell = trailing_zeros(seen)
            seen &= seen - ONE
            points += decoration_points(s, seat, block, cell)
    points += count(s.lookouts[seat]) + 2 * s.highest[seat]
    turns = turns_left(s, seat)
    hope = min(1.0, 0.2 * turns)
    sets = min(min(stairs, fountains), min(bridges, statues))
    begun = (stairs > sets) + (fountains > sets) + (bridges > sets) + (statues > sets)
    points += SET * sets + SET_BEGUN * hope * begun
    points += flowers_value(s, seat, hope)
    return points + prospects(s, seat, turns, hope)


@rule
def flowers_value(s, seat, hope):
    """Whole sets of flowers, and those begun."""
    first = second = third = fourth = 0
    for number in range(s.tiles_laid[seat]):
        if is_tile_in_sight(s, seat, number):
            flower = s.flowers[s.tile[seat, number]]
            if flower == 0:
                first += 1
            elif flower == 1:
                second += 1
            elif flower == 2:
                third += 1
            else:
                fourth += 1
    sets = min(min(first, second), min(third, fourth))
    begun = (first > sets) + (second > sets) + (third > sets) + (fourth > sets)
    return SET * sets + SET_BEGUN * hope * begun


@rule
def prospects(s, seat, turns, hope):
    """Columns to build with, the stored tile, symbols that wait for their other half, room to build on."""
    if turns <= 0:
        return 0.0
    columns = min(int(s.singles[seat]), 6)
    mining = turns if s.active != seat or s.phase == MINE else turns - 1
    value = COLUMN * min(columns, 4 * max(mining, 0)) * hope
    if s.active == seat and s.phase == BUILD:
        value += 0.2 * (s.singles[seat] + 2 * s.doubles[seat])
    if s.slot[seat] != NOWHERE and mining > 0:
        value += STORED_TILE * hope
    if s.active == seat and s.mined != NOWHERE:
        value += 0.5 * STORED_TILE * hope
    waiting = s.symbols[seat, 0] | s.symbols[seat, 1] | s.symbols[seat, 2]
    room = 0.0
    for level in range(1, min(int(s.highest[seat]) + 1, LEVELS)):
        here = s.surface[seat, level]
        room += OPEN_SYMBOL * level * popcount(here & waiting)
        room += (OPEN_SPACE + HIGH_SPACE * level) * popcount(here & s.empty[seat])
    return value + room * hope


@rule
def final_score(s, seat):
    """The points of a garden (Babylon 9)."""
    return garden_value(s, seat)


@rule
def clear_lead(s):
    """A lead of so many points hardly leaves a doubt."""
    return 15.0


@rule
def candidates(s, m):
    """Tiles go where they touch the garden or stand above it; the first one in the middle."""
    if s.phase != BUILD:
        return
    seat = int(s.active)
    covered = ~s.surface[seat, 0]
    near = FIRST_PLACES
    if covered != ZERO:
        near = grown(grown(covered))
    for i in range(2 * SOURCE_WORDS):
        m[i] &= near


@rule
def grown(cells):
    """The cells and all around them, corners included, as north-west cells of tiles."""
    east = (cells << np.uint64(1)) & np.uint64(0xFEFEFEFEFEFEFEFE)
    west = (cells >> np.uint64(1)) & np.uint64(0x7F7F7F7F7F7F7F7F)
    row = cells | east | west
    return row | (row << np.uint64(8)) | (row >> np.uint64(8))


@rule
def share(s):
    """What to mine and where to build deserve thought; decorations and clay taken out at the start less."""
    if s.phase == REMOVE:
        return 0.08
    if s.phase == MINE:
        return 0.35
    return 0.35 if s.mined != NOWHERE else 0.06
