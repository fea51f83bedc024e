"""The shape of what a viewer may see; `written.py` fills it with what they may know."""

import msgspec
import numpy as np

from tworivers.games.game import State
from tworivers.games.tigris.written import LONGEST, write_view

Counts = dict[str, int]


class SeatView(msgspec.Struct):
    """A player as the viewer sees them; what is None is hidden."""

    seat: int
    dynasty: str
    leaders: dict[str, str]
    catastrophes: int
    tiles_in_hand: int
    tiles_swapped: int
    hand: Counts | None
    swapped: Counts | None
    points: Counts | None
    treasures: int | None


class ConflictView(msgspec.Struct):
    """A revolt or a war: both sides as the board gives them and what the attacker has added."""

    kind: str
    colour: str
    tile: str
    attacker: int
    defender: int
    attacking: int
    defending: int
    added: int | None


class Kingdom(msgspec.Struct):
    cells: list[str]
    leaders: list[list[int]]


class View(msgspec.Struct):
    """The table as one viewer sees it."""

    game: str
    players: int
    board: str
    buildings_variant: bool
    open_scores: bool
    turn: int
    active: int
    actions_left: int
    phase: str
    decider: int | None
    tiles: dict[str, str]
    face_down: list[str]
    catastrophes: list[str]
    treasures: list[str]
    framed: list[str]
    monuments: dict[str, str | None]
    buildings: dict[str, str]
    unification: str | None
    placed: str | None
    bag: int
    kingdoms: list[Kingdom]
    seats: list[SeatView]
    conflict: ConflictView | None
    legal: list[str]
    ending: str


NO_LEGAL = np.zeros(0, dtype=np.uint64)
decode = msgspec.json.Decoder(View).decode


def view_json(s: State, viewer: int, legal: np.ndarray = NO_LEGAL) -> bytes:
    """The view as JSON, with the legal actions of a bit set."""
    out = np.empty(LONGEST, dtype=np.uint8)
    return out[: write_view(s, 0, viewer, legal, out)].tobytes()


def view(s: State, viewer: int, legal: list[str]) -> View:
    """Tigris 3: the open table, and what this viewer holds behind the screen."""
    seen = decode(view_json(s, viewer))
    seen.legal = legal
    return seen
