"""What a learner is shown: the pieces of both players along their ways, the roll, and who decides."""

from typing import NamedTuple

from tworivers.kernel.observation import Observation, each, numbers, places_of, size_of
from tworivers.kernel.rule import rule

from royal_game_of_ur.rules.board import DICE, PIECES, STEPS
from royal_game_of_ur.rules.state import MOVE


class Seat(NamedTuple):
    """The pieces of a player."""

    pieces: int = numbers(STEPS, PIECES, "pieces waiting, on each of the 14 squares of the way, and home")


class Table(NamedTuple):
    """Both players from the viewer on, and the roll."""

    seats: int = each(Seat, 2, "seat {}")
    roll: int = numbers(DICE + 1, 1, "the roll: 0, 1, 2, 3, 4")
    decides: int = numbers(1, 1, "the viewer decides now")


AT, SEAT_SIZE = places_of(Table), size_of(Seat)
OBSERVATION = Observation(Table, hidden="Nothing is hidden.")


@rule
def observe(s, viewer, out):
    """The viewer's way first, then the other's."""
    out[:] = 0
    for turn in range(2):
        seat = (max(viewer, 0) + turn) % 2
        for step in range(STEPS):
            out[AT.seats + SEAT_SIZE * turn + step] = s.pieces[seat, step]
    if s.phase == MOVE:
        out[AT.roll + s.roll] = 1
        out[AT.decides] = 1 if s.active == viewer else 0
