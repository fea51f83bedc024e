"""Made by `python -m tworivers.games.writing` from the state beside it; do not edit."""

import numpy as np

from tworivers.kernel import record as states


class Fields:
    """A state read at once, as plain numbers and lists."""

    babylonia: int  # marks the type as this game's
    tiles: list[list[list[int]]]  # by clan as they lie face up, and fifth those face down
    cities: list[list[int]]  # the cities on the board that show the noble's symbol
    fields: list[list[int]]
    scored: list[int]  # ziggurats that were scored
    owned: list[list[int]]  # derived: all tiles of the seat
    vacant: list[int]  # derived: hexes in play with nothing on them
    points: list[list[int]]
    turn: int
    racks: list[list[int]]
    supplies: list[list[int]]
    face_down: list[list[int]]  # which clans lie face down; only their player knows
    cities_won: list[list[int]]
    card_at: list[int]  # the seat that took it, or on display, or out of the game
    card_2_used: int
    laid: list[int]  # the tiles of this turn, by clan and fifth face down
    players: int
    random_cards: int
    river_tile_opens_field: int
    first: int
    phase: int
    deciding: int
    active: int
    ending: int


class Record:
    """A state in place: its numbers can be read and written, its arrays are views."""

    babylonia: int
    tiles: np.ndarray
    cities: np.ndarray
    fields: np.ndarray
    scored: np.ndarray
    owned: np.ndarray
    vacant: np.ndarray
    points: np.ndarray
    turn: int
    racks: np.ndarray
    supplies: np.ndarray
    face_down: np.ndarray
    cities_won: np.ndarray
    card_at: np.ndarray
    card_2_used: int
    laid: np.ndarray
    players: int
    random_cards: int
    river_tile_opens_field: int
    first: int
    phase: int
    deciding: int
    active: int
    ending: int


def fields(s: np.ndarray) -> Fields:
    """The fields of a state, read at once."""
    found: Fields = states.fields(s)
    return found


def record(s: np.ndarray) -> Record:
    """A state to be read and written in place."""
    found: Record = states.record_class(s.dtype)(s, 0)
    return found
