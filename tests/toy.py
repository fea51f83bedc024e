"""A forty-line game that goes through the whole contract: take one to three stones from a heap.

Each player draws a secret card with every move; who takes the last stone wins.
"""

from typing import Any, ClassVar

import msgspec
import numpy as np
from fluent.runtime import FluentResource

from tworivers.games.game import Game, GameOptions, Mark, Result, Standing, State, ranked
from tworivers.games.positions import converted
from tworivers.games.telling import Told, told_by
from tworivers.kernel import generic
from tworivers.kernel.bits import put
from tworivers.kernel.events import emit
from tworivers.kernel.generator import below, may_draw
from tworivers.kernel.record import at, fields
from tworivers.kernel.rule import rule
from tworivers.messages import Message, bundle

bundle("en").add_resource(FluentResource("heap-stones-taken = { $seat } takes { $number }."))
bundle("en").add_resource(FluentResource("heap-too-many = The heap has only { $number } stones."))
bundle("en").add_resource(FluentResource("heap-card-drawn = { $seat } draws a card."))
DTYPE = np.dtype([("heap", "u8"), ("stones", "i8"), ("players", "i8"), ("seat", "i8"), ("cards", "i8", 4)])
TAKEN, DRAWN = 0, 1


@rule
def set_up(states, index, rng, first):
    s = at(states, index)
    s.stones, s.seat, s.heap = 21, first, first
    for seat in range(s.players):
        s.cards[seat] = 1 + below(rng, 9)


@rule
def masks(s, m):
    m[0] = np.uint64(0)
    for stones in range(1, min(3, s.stones) + 1):
        put(m, stones)


@rule
def step(s, action, rng, events):
    s.stones -= action
    emit(events, TAKEN, s.seat, action, 0, 0, 0)
    if not may_draw(rng):
        return 0
    s.cards[s.seat] = 1 + below(rng, 9)
    emit(events, DRAWN, s.seat, s.cards[s.seat], 0, 0, 0)
    if s.stones > 0:
        s.seat = (s.seat + 1) % s.players
    return generic.DREW | generic.TURN_ENDED


@rule
def decider(s):
    return s.seat if s.stones > 0 else -1


@rule
def resample(s, viewer, rng):
    for seat in range(s.players):
        if seat != viewer and s.cards[seat] > 0:
            s.cards[seat] = 1 + below(rng, 9)


@rule
def observe(s, viewer, out):
    out[0] = s.stones
    out[1] = s.cards[viewer] if viewer >= 0 else 0


class HeapEvent(Told, tag=told_by("heap")):
    seat: int


class StonesTaken(HeapEvent):
    number: int


class CardDrawn(HeapEvent):
    card: int | None = None


class HeapView(msgspec.Struct):
    stones: int
    card: int | None
    legal: list[str]


class HeapPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    stones: int
    players: int
    seat: int
    first: int = 0
    cards: list[int]


class Heap(Game):
    name: ClassVar[str] = "heap"
    Options = GameOptions
    dtype = DTYPE
    action_count = 64
    observation_size = 2
    notations = ["", "take 1", "take 2", "take 3"] + [""] * 60
    numbers = {"take 1": 1, "take 2": 2, "take 3": 3}
    example = "take 2"

    set_up = staticmethod(set_up)

    def table(self, players: int, options: GameOptions) -> State:
        s = np.zeros(1, dtype=DTYPE)
        s["players"] = players
        return s

    def options_of(self, s: State) -> GameOptions:
        return GameOptions(first=int(s["heap"][0]))

    def phase(self, s: State) -> str:
        return "take"

    def result(self, s: State) -> Result:
        f = fields(s)
        compared = [[int(f.stones == 0 and seat == f.seat)] for seat in range(f.players)]
        places = ranked(compared)
        standings = [Standing(i, places[i], compared[i][0], compared[i], {}) for i in range(f.players)]
        return Result(standings, "heap" if f.stones == 0 else "")

    def see(self, s: State, viewer: int, legal: list[str]) -> HeapView:
        card = int(s["cards"][0, viewer]) if viewer >= 0 else None
        return HeapView(int(s["stones"][0]), card, legal)

    def tell(self, rows: list[list[int]], viewer: int) -> list[msgspec.Struct]:
        told: list[msgspec.Struct] = []
        for kind, seat, number, *_ in rows:
            own = number if seat == viewer else None
            told.append(StonesTaken(seat, number) if kind == TAKEN else CardDrawn(seat, own))
        return told

    def drawn(self, rows: list[list[int]]) -> list[str]:
        return [f"{row[1]}: {row[2]}" for row in rows if row[0] == DRAWN]

    def refusal(self, s: State, action: int) -> Message:
        return Message("heap-too-many", {"number": int(s["stones"][0])})

    def mark(self, rows: list[list[int]], viewer: int) -> Mark:
        return Mark()

    def picture(self, view: HeapView) -> Any:
        return "o" * view.stones

    def svg(self, view: HeapView) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg"><title>{view.stones}</title></svg>'

    def position(self, s: State) -> dict[str, Any]:
        f = fields(s)
        seats = {"players": f.players, "seat": f.seat, "first": f.heap}
        return {"stones": f.stones, **seats, "cards": f.cards[: f.players]}

    def from_position(self, values: dict[str, Any]) -> State:
        p = converted(values, HeapPosition)
        s = np.zeros(1, dtype=DTYPE)
        s["stones"], s["players"], s["seat"], s["heap"] = p.stones, p.players, p.seat, p.first
        s["cards"][0, : p.players] = p.cards
        return s


TOY = Heap()
generic.register(DTYPE, generic.Rules(masks, step, decider, resample, observe))
