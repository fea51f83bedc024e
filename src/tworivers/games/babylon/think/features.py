"""What a network is shown of Babylon: gardens by what counts and what can still be built; the quarry."""

from tworivers.games.babylon.rules.board import EFFECTS, ROUNDS, STACKS
from tworivers.games.babylon.rules.cells import count
from tworivers.games.babylon.rules.decorations import kind_of
from tworivers.games.babylon.rules.quarry import columns_for, material
from tworivers.games.babylon.rules.scoring import decoration_points, in_sight, is_tile_in_sight
from tworivers.games.babylon.rules.state import BLOCKS, BUILD, MINE, NOWHERE, OVER, REMOVE
from tworivers.games.babylon.think.evaluation import rounds_left, turns_left
from tworivers.kernel.bits import ONE, ZERO, trailing_zeros
from tworivers.kernel.rule import rule

TABLE = 30
SEAT = 40
POINTS, NUMBERS, FLOWERS, LOOKOUTS, HEIGHT, COLUMNS = 0, 4, 8, 12, 13, 14
SLOT, OPEN, OPEN_AT, EMPTY_AT, LAID, HOLES, TURNS = 16, 22, 26, 30, 35, 36, 37
HIGHEST_SHOWN = 4


@rule
def features(s, viewer, out, start):
    """The table first, then each seat from the viewer on."""
    show_table(s, viewer, out, start)
    for turn in range(s.players):
        show_garden(s, (viewer + turn) % s.players, out, start + TABLE + SEAT * turn)


@rule
def show_table(s, viewer, out, at):
    """Rounds and token, the tile in hand, and what the quarry offers the viewer."""
    out[at] = rounds_left(s) / ROUNDS[s.players]
    if s.token != NOWHERE:
        out[at + 1 + s.token] = 1
    at += 1 + len(EFFECTS)
    if s.phase == OVER:
        return
    out[at + (s.active - viewer) % s.players] = 1
    out[at + 4] = 1 if s.phase == MINE else 0
    out[at + 5] = 1 if s.phase == BUILD else 0
    out[at + 6] = 1 if s.phase == REMOVE else 0
    out[at + 7] = s.placed / 2
    if s.mined != NOWHERE:
        out[at + 8] = 1
        show_symbols(s, s.mined, out, at + 9)
    for stack in range(STACKS):
        tile = int(s.quarry[stack])
        if tile != NOWHERE:
            out[at + 14 + material(tile)] += 0.1
            columns = columns_for(s, stack, viewer)
            out[at + 17] = max(out[at + 17], columns / 5)
            out[at + 18 + material(tile)] = max(out[at + 18 + material(tile)], columns / 5)


@rule
def show_symbols(s, tile, out, at):
    """How often a tile shows each symbol."""
    for corner in range(4):
        symbol = int(s.spaces[tile, corner])
        if symbol != NOWHERE:
            out[at + symbol] += 0.5


@rule
def show_garden(s, seat, out, at):
    """One player: what counts, what is stored, what is open."""
    for block in range(BLOCKS):
        seen = in_sight(s, seat, block)
        out[at + NUMBERS + kind_of(block)] += count(seen) / 4
        while seen != ZERO:
            cell = trailing_zeros(seen)
            seen &= seen - ONE
            out[at + POINTS + kind_of(block)] += decoration_points(s, seat, block, cell) / 10
    for number in range(s.tiles_laid[seat]):
        if is_tile_in_sight(s, seat, number):
            out[at + FLOWERS + s.flowers[s.tile[seat, number]]] += 0.33
    out[at + LOOKOUTS] = count(s.lookouts[seat]) / 4
    out[at + HEIGHT] = s.highest[seat] / 4
    out[at + COLUMNS] = s.singles[seat] / 6
    out[at + COLUMNS + 1] = s.doubles[seat] / 2
    if s.slot[seat] != NOWHERE:
        out[at + SLOT] = 1
        show_symbols(s, int(s.slot[seat]), out, at + SLOT + 1)
    show_room(s, seat, out, at)
    out[at + LAID] = s.tiles_laid[seat] / 10
    out[at + HOLES] = count(s.surface[seat, 0]) / 64
    out[at + TURNS] = turns_left(s, seat) / 10


@rule
def show_room(s, seat, out, at):
    """Symbols that wait for their other half, and empty spaces, by level."""
    waiting = s.symbols[seat, 0] | s.symbols[seat, 1] | s.symbols[seat, 2]
    for symbol in range(4):
        out[at + OPEN + symbol] = count(s.symbols[seat, symbol]) / 4
    out[at + EMPTY_AT] = count(s.surface[seat, 0] & s.empty[seat]) / 64
    for level in range(1, s.highest[seat] + 1):
        place = min(level, HIGHEST_SHOWN)
        here = s.surface[seat, level]
        out[at + OPEN_AT + place - 1] += count(here & waiting) / 4
        out[at + EMPTY_AT + place] += count(here & s.empty[seat]) / 8
