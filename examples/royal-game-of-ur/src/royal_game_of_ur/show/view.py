"""What a viewer may see, field by field; everything lies open (see `tworivers.games.declared`)."""

from typing import Annotated

import msgspec
from tworivers.games.declared import places

from royal_game_of_ur.rules.actions import NOTATIONS
from royal_game_of_ur.rules.board import CELL_AT, CELL_NAMES, DICE, LAST, OFF, SIDES
from royal_game_of_ur.rules.state import ENDINGS, OVER, PHASES


class SeatView(msgspec.Struct):
    """A player: where the pieces stand, and how many wait and are home."""

    seat: int
    side: Annotated[str, "SIDES[seat]"]
    waiting: Annotated[int, "s.pieces[seat, 0]"]
    cells: Annotated[
        list[str],
        "[CELL_NAMES[CELL_AT[seat, step]] for step in range(1, LAST + 1) if s.pieces[seat, step] > 0]",
    ]
    home: Annotated[int, "s.pieces[seat, OFF]"]


class View(msgspec.Struct):
    """The table as everybody sees it."""

    game: Annotated[str, "'ur'"]
    players: Annotated[int, "s.players"]
    turn: Annotated[int, "s.turn"]
    phase: Annotated[str, "PHASES[s.phase]"]
    decider: Annotated[int | None, "s.active if s.phase != OVER else None"]
    roll: Annotated[int, "s.roll"]
    dice: Annotated[list[bool], "[bool(s.dice >> die & 1) for die in range(DICE)]"]
    seats: Annotated[list[SeatView], "[SeatView(seat=seat) for seat in range(s.players)]"]
    legal: Annotated[list[str], "[NOTATIONS[action] for action in places(legal)]"]
    ending: Annotated[str, "ENDINGS[s.ending]"]
