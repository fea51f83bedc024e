"""Made by `python -m tworivers.games.writing` from the state beside it; do not edit."""

import numpy as np

from tworivers.kernel import record as states


class Fields:
    """A state read at once, as plain numbers and lists."""

    tigris: int  # marks the type as this game's
    tiles: list[list[int]]  # face-up tiles by colour
    face_down: list[int]  # tiles under monuments
    catastrophes: list[int]
    treasures: list[int]
    leaders: list[int]  # derived from leader_at
    kingdoms: list[list[int]]  # derived: the kingdom whose first leader has this number
    borders: list[list[int]]  # derived: the cells next to that kingdom
    leader_at: list[list[int]]
    monument_at: list[int]  # its upper left cell
    building_at: list[int]
    points: list[list[int]]
    swapped: list[list[int]]  # tiles swapped away: only their player knows the colours
    bag: list[int]
    discarded: list[int]  # tiles that left the game before everyone's eyes
    turn: int
    placed: int  # the cell of this action's tile until the action ends
    unification: int  # the cell of the unification tile while wars are settled
    hands: list[list[int]]
    treasures_won: list[int]
    catastrophes_left: list[int]
    monument_on: list[int]  # the colour of the tiles under it
    kingdom_of: list[int]  # derived: the number of the kingdom each leader stands in
    players: int
    board: int
    buildings: int
    open_scores: int
    first: int
    phase: int
    deciding: int
    active: int
    actions_left: int
    quiet: int  # 1 while no tile and no catastrophe was played in this turn
    quiet_turns: int
    ending: int
    contested: int  # its colour
    attacker: int
    defender: int
    added: int  # tiles the attacker has added


class Record:
    """A state in place: its numbers can be read and written, its arrays are views."""

    tigris: int
    tiles: np.ndarray
    face_down: np.ndarray
    catastrophes: np.ndarray
    treasures: np.ndarray
    leaders: np.ndarray
    kingdoms: np.ndarray
    borders: np.ndarray
    leader_at: np.ndarray
    monument_at: np.ndarray
    building_at: np.ndarray
    points: np.ndarray
    swapped: np.ndarray
    bag: np.ndarray
    discarded: np.ndarray
    turn: int
    placed: int
    unification: int
    hands: np.ndarray
    treasures_won: np.ndarray
    catastrophes_left: np.ndarray
    monument_on: np.ndarray
    kingdom_of: np.ndarray
    players: int
    board: int
    buildings: int
    open_scores: int
    first: int
    phase: int
    deciding: int
    active: int
    actions_left: int
    quiet: int
    quiet_turns: int
    ending: int
    contested: int
    attacker: int
    defender: int
    added: int


def fields(s: np.ndarray) -> Fields:
    """The fields of a state, read at once."""
    found: Fields = states.fields(s)
    return found


def record(s: np.ndarray) -> Record:
    """A state to be read and written in place."""
    found: Record = states.record_class(s.dtype)(s, 0)
    return found
