"""Positions as readable JSON, both ways; one that cannot exist is refused."""

from typing import Any

import msgspec
import numpy as np
from tworivers.games.game import State
from tworivers.games.positions import check_number, check_seats, converted, index_of
from tworivers.kernel.record import at, fields
from tworivers.words.messages import BadPosition

from royal_game_of_ur.rules.board import CELL_AT, CELL_NAMES, DICE, LAST, OFF, PIECES, SIDES, STEP_AT
from royal_game_of_ur.rules.legal import can_move
from royal_game_of_ur.rules.state import ALL_HOME, DTYPE, MOVE, OVER


class SidePosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The squares on which the pieces of a side stand, and how many are home; the others wait."""

    cells: list[str] = []
    home: int = 0


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position; `active` is null when the game is over."""

    players: int = 2
    light: SidePosition = msgspec.field(default_factory=SidePosition)
    dark: SidePosition = msgspec.field(default_factory=SidePosition)
    active: int | None = 0
    dice: list[bool]
    turn: int = 1
    first: int = 0


def position(s: State) -> dict[str, Any]:
    f = fields(s)
    sides = {
        side: {
            "cells": [CELL_NAMES[CELL_AT[seat, step]] for step in range(1, OFF) if f.pieces[seat][step]],
            "home": f.pieces[seat][OFF],
        }
        for seat, side in enumerate(SIDES)
    }
    active = f.active if f.phase == MOVE else None
    dice = [bool(f.dice >> die & 1) for die in range(DICE)]
    return {"players": 2, **sides, "active": active, "dice": dice, "turn": f.turn, "first": f.first}


def from_position(values: dict[str, Any]) -> State:
    p = converted(values, Position)
    if p.players != 2:
        raise BadPosition("bad-players", players=p.players, least=2, most=2)
    check_seats([p.first, *([] if p.active is None else [p.active])], 2)
    check_number("turn", p.turn, 1, 30_000)
    check_number("dice", len(p.dice), DICE, DICE)
    s = np.zeros(1, dtype=DTYPE)
    s["players"], s["first"], s["turn"] = 2, p.first, p.turn
    for seat, side in enumerate((p.light, p.dark)):
        put_side(s, seat, side)
    check_squares(s)
    s["dice"] = sum(tip << die for die, tip in enumerate(p.dice))
    s["roll"] = sum(p.dice)
    put_decider(s, p.active)
    return s


def put_side(s: State, seat: int, side: SidePosition) -> None:
    """The pieces of one side; those that are not named wait."""
    check_number("home", side.home, 0, PIECES)
    waiting = PIECES - side.home - len(side.cells)
    if waiting < 0:
        raise BadPosition("ur-too-many-pieces", side=SIDES[seat], number=PIECES - waiting)
    for name in side.cells:
        step = STEP_AT[seat, index_of(name, CELL_NAMES, "cells")]
        if step < 0:
            raise BadPosition("ur-not-on-the-way", side=SIDES[seat], cell=name)
        s["pieces"][0, seat, step] += 1
    s["pieces"][0, seat, 0], s["pieces"][0, seat, OFF] = waiting, side.home


def check_squares(s: State) -> None:
    """A square holds one piece."""
    for step in range(1, LAST + 1):
        for seat in range(2):
            cell = CELL_AT[seat, step]
            other = STEP_AT[1 - seat, cell]
            pieces = s["pieces"][0, seat, step] + (s["pieces"][0, 1 - seat, other] if other >= 0 else 0)
            if pieces > 1:
                raise BadPosition("ur-square-taken", cell=CELL_NAMES[cell])


def put_decider(s: State, active: int | None) -> None:
    """Whoever is named must be able to move; nobody is when a side has all pieces home."""
    over = any(s["pieces"][0, seat, OFF] == PIECES for seat in range(2))
    if over != (active is None):
        raise BadPosition("ur-over-or-not")
    if active is None:
        s["phase"], s["ending"] = OVER, ALL_HOME
        s["active"] = int(s["pieces"][0, 1, OFF] == PIECES)
        return
    s["active"] = active
    if not can_move(at(s, 0), active):
        raise BadPosition("ur-cannot-move", seat=active)
