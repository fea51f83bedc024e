"""Made by `python -m tworivers.games.writing` from the state beside it; do not edit."""

import numpy as np

from tworivers.kernel import record as states


class Fields:
    """A state read at once, as plain numbers and lists."""

    babylon: int  # marks the type as this game's
    surface: list[list[int]]  # derived: the cells whose surface has this level
    symbols: list[list[int]]  # derived: the empty spaces that show this symbol now
    empty: list[int]  # derived: the empty spaces
    lookouts: list[int]  # derived: the lookouts in sight
    feet: list[int]  # derived: the lower ends of stairs
    positions: list[int]  # derived: the north-west cells of tiles
    joined: list[list[int]]  # derived: cells of the same tile as their east, their south neighbour
    fresh: int  # derived: cells whose surface is a tile of this turn
    decorations: list[list[int]]  # by kind and direction; no statue that became a column
    undrawn: int  # quarry tiles under others: which lies where is drawn when it is uncovered
    removed: int  # clay taken away before the first turn
    discarded: int
    supports: list[list[int]]  # two bits a corner
    tile: list[list[int]]
    tile_at: list[list[int]]  # its north-west cell
    tile_level: list[list[int]]
    tile_turns: list[list[int]]  # quarter turns clockwise
    tiles_laid: list[int]
    highest: list[int]  # derived: the highest level with a tile
    built_level: list[list[int]]  # derived: the level on which a decoration stands, or 0
    supply: list[int]  # derived: what is left of each piece
    turn: int
    quarry: list[int]  # the visible tile of each stack
    tokens: list[int]  # round tokens nobody has seen, those out of the game included
    token: int  # the effect of this round
    round_number: int
    players: int
    limited: int
    first: int
    singles: list[int]
    doubles: list[int]
    slot: list[int]
    phase: int
    active: int
    mined: int  # the tile mined in this turn until it is placed
    placed: int  # tiles placed in this turn
    changed: int  # the space whose symbol the round token has changed
    changed_to: int
    flowers: list[int]
    spaces: list[list[int]]  # symbols clockwise from the north-west, -1 for none
    tokens_of: list[int]  # all round tokens by effect


class Record:
    """A state in place: its numbers can be read and written, its arrays are views."""

    babylon: int
    surface: np.ndarray
    symbols: np.ndarray
    empty: np.ndarray
    lookouts: np.ndarray
    feet: np.ndarray
    positions: np.ndarray
    joined: np.ndarray
    fresh: int
    decorations: np.ndarray
    undrawn: int
    removed: int
    discarded: int
    supports: np.ndarray
    tile: np.ndarray
    tile_at: np.ndarray
    tile_level: np.ndarray
    tile_turns: np.ndarray
    tiles_laid: np.ndarray
    highest: np.ndarray
    built_level: np.ndarray
    supply: np.ndarray
    turn: int
    quarry: np.ndarray
    tokens: np.ndarray
    token: int
    round_number: int
    players: int
    limited: int
    first: int
    singles: np.ndarray
    doubles: np.ndarray
    slot: np.ndarray
    phase: int
    active: int
    mined: int
    placed: int
    changed: int
    changed_to: int
    flowers: np.ndarray
    spaces: np.ndarray
    tokens_of: np.ndarray


def fields(s: np.ndarray) -> Fields:
    """The fields of a state, read at once."""
    found: Fields = states.fields(s)
    return found


def record(s: np.ndarray) -> Record:
    """A state to be read and written in place."""
    found: Record = states.record_class(s.dtype)(s, 0)
    return found
