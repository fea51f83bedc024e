"""The course of a game: the dice, a move and what follows from it (Ur 1-5)."""

import numpy as np
from tworivers.kernel.bits import popcount
from tworivers.kernel.events import emit
from tworivers.kernel.generator import below, may_draw
from tworivers.kernel.generic import DREW, TURN_ENDED
from tworivers.kernel.rule import rule

from royal_game_of_ur.rules import events as e
from royal_game_of_ur.rules.actions import step_of
from royal_game_of_ur.rules.board import CELL_AT, DICE, OFF, PIECES, ROSETTE, SHARED
from royal_game_of_ur.rules.legal import can_move
from royal_game_of_ur.rules.state import ALL_HOME, MOVE, OVER


@rule
def set_up(s, rng, first):
    """Ur 1.3, 2.1: all pieces wait beside the board, and the first player rolls."""
    for seat in range(2):
        s.pieces[seat, 0] = PIECES
    s.first, s.active, s.turn, s.phase = first, first, 1, MOVE
    roll_until_move(s, rng, np.zeros(0, dtype=np.int32))


@rule
def decider(s):
    return s.active if s.phase == MOVE else -1


@rule
def roll_dice(s, rng):
    """Ur 2.2: each die shows a marked tip as often as a plain one."""
    s.dice = below(rng, 1 << DICE)
    s.roll = popcount(s.dice)


@rule
def roll_until_move(s, rng, events):
    """Ur 2.2, 2.3: roll; whoever cannot move passes, and the other player rolls."""
    roll_dice(s, rng)
    emit(events, e.ROLLED, s.active, s.roll, s.dice, 0, 0)
    while not can_move(s, s.active):
        emit(events, e.PASSED, s.active, 0, 0, 0, 0)
        next_turn(s)
        roll_dice(s, rng)
        emit(events, e.ROLLED, s.active, s.roll, s.dice, 0, 0)


@rule
def next_turn(s):
    s.active = 1 - s.active
    s.turn += 1


@rule
def step(s, action, rng, events):
    """Ur 2.4: a move, then the next roll: of the same player after a rosette, else of the other."""
    seat, origin, turn = int(s.active), step_of(s.active, action), int(s.turn)
    target = origin + s.roll
    move(s, seat, origin, target, events)
    if s.pieces[seat, OFF] == PIECES:
        return finish(s, seat, events)
    if ROSETTE[target]:
        emit(events, e.AGAIN, seat, 0, 0, 0, 0)
    if not may_draw(rng):
        return 0
    if not ROSETTE[target]:
        next_turn(s)
    roll_until_move(s, rng, events)
    return DREW | TURN_ENDED if s.turn != turn else DREW


@rule
def move(s, seat, origin, target, events):
    """Ur 3.1, 3.4: the piece leaves its step and arrives at the next."""
    s.pieces[seat, origin] -= 1
    s.pieces[seat, target] += 1
    if target == OFF:
        emit(events, e.HOME, seat, CELL_AT[seat, origin], s.pieces[seat, OFF], 0, 0)
        return
    cell = CELL_AT[seat, target]
    if origin == 0:
        emit(events, e.ENTERED, seat, cell, 0, 0, 0)
    else:
        emit(events, e.MOVED, seat, cell, CELL_AT[seat, origin], 0, 0)
    capture(s, seat, target, events)


@rule
def capture(s, seat, step, events):
    """Ur 4.1: a piece of the other player on a shared square goes back beside the board."""
    other = 1 - seat
    if SHARED[step] and s.pieces[other, step] > 0:
        s.pieces[other, step] = 0
        s.pieces[other, 0] += 1
        emit(events, e.CAPTURED, seat, other, CELL_AT[seat, step], 0, 0)


@rule
def finish(s, seat, events):
    """Ur 5.1: the game ends when a player has all pieces home."""
    s.phase, s.ending = OVER, ALL_HOME
    emit(events, e.GAME_OVER, seat, 0, 0, 0, 0)
    return TURN_ENDED
