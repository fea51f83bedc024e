"""How a state stands: how far the pieces have come, and what may happen to them on the shared row."""

import numpy as np
from tworivers.kernel.rule import rule

from royal_game_of_ur.rules.board import DICE, OFF, PIECES, ROSETTE, SHARED
from royal_game_of_ur.rules.state import MOVE

# How likely each roll is: of sixteen throws, so many show this number of tips.
ODDS = np.array([1, 4, 6, 4, 1]) / 16
ALL_THE_WAY = float(PIECES * OFF)
CENTRE = 4.0  # what holding the shared rosette is worth, in steps
OTHER_ROSETTE = 0.6
HOME = 1.5  # a piece that is home blocks no other
WOULD_HIT = 0.75  # so often a roll that hits is played
MAY_ESCAPE = 0.55  # whoever is on turn may move the piece away before


@rule
def evaluate(s, values):
    """Steps made, and what the squares they led to are worth; return the width of the error."""
    for seat in range(2):
        values[seat] = way_made(s, seat) + squares_value(s, seat)
    if s.phase == MOVE:
        values[s.active] += s.roll
    left = 1.0 - max(way_made(s, 0), way_made(s, 1)) / ALL_THE_WAY
    return 4.0 + 9.0 * left


@rule
def evaluate_after(s, before, mover, values, after):
    return evaluate(s, after)


@rule
def way_made(s, seat):
    """The steps that all pieces of a seat have made."""
    steps = 0.0
    for step in range(1, OFF + 1):
        steps += step * int(s.pieces[seat, step])
    return steps


@rule
def squares_value(s, seat):
    """What it means to stand where the pieces stand."""
    value = HOME * int(s.pieces[seat, OFF])
    for step in range(1, OFF):
        if s.pieces[seat, step] == 0:
            continue
        if ROSETTE[step]:
            value += CENTRE if SHARED[step] else OTHER_ROSETTE
        elif SHARED[step]:
            value -= step * danger(s, seat, step)
    return value


@rule
def danger(s, seat, step):
    """How likely a piece is captured by the next move of the other player."""
    other = 1 - seat
    if s.active == other and s.phase == MOVE:
        hits = step > s.roll and s.pieces[other, step - s.roll] > 0
        return WOULD_HIT if hits and s.roll > 0 else 0.0
    chance = 0.0
    for roll in range(1, DICE + 1):
        if step > roll and s.pieces[other, step - roll] > 0:
            chance += ODDS[roll]
    return WOULD_HIT * MAY_ESCAPE * chance


@rule
def final_score(s, seat):
    """The steps made until the end, as `evaluate` counts them."""
    return way_made(s, seat) + HOME * int(s.pieces[seat, OFF])


@rule
def clear_lead(s):
    """A lead of so many steps hardly leaves a doubt."""
    return 30.0


@rule
def share(s):
    """A turn is mostly one decision; a rosette may bring another."""
    return 0.75
