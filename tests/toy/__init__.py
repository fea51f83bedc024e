"""A forty-line game that goes through the whole contract: take one to three stones from a heap.

Each player draws a secret card with every move; who takes the last stone wins.
"""

import sys
from typing import Annotated, Any, ClassVar, NamedTuple

import msgspec
import numpy as np
from fluent.runtime import FluentResource

from tworivers.games.declared import Row, places, refused  # noqa: F401, used in an expression
from tworivers.games.game import Game, GameOptions, Mark, Rules, State
from tworivers.games.positions import converted
from tworivers.games.show import Show
from tworivers.games.telling import Told, told_by
from tworivers.kernel import generic
from tworivers.kernel.bits import put
from tworivers.kernel.events import emit
from tworivers.kernel.generator import below, may_draw
from tworivers.kernel.observation import Observation, numbers, places_of
from tworivers.kernel.record import fields
from tworivers.kernel.rule import rule
from tworivers.words.messages import bundle

bundle("en").add_resource(FluentResource("heap-title = Heap"))
bundle("en").add_resource(FluentResource("heap-stones-taken = { $seat } takes { $number }."))
bundle("en").add_resource(FluentResource("heap-too-many = The heap has only { $number } stones."))
bundle("en").add_resource(FluentResource("heap-card-drawn = { $seat } draws a card."))
DTYPE = np.dtype([("heap", "u8"), ("stones", "i8"), ("players", "i8"), ("seat", "i8"), ("cards", "i8", 4)])
TAKEN, DRAWN = 0, 1
NOTATIONS = ["", "take 1", "take 2", "take 3"] + [""] * 60


@rule
def set_up(s, rng, first):
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
def standing(s, seat, out):
    out[0] = 1 if s.stones == 0 and seat == s.seat else 0


class HeapFeatures(NamedTuple):
    stones: int = numbers(1, 21, "stones in the heap")
    card: int = numbers(1, 9, "own card")


AT = places_of(HeapFeatures)


@rule
def observe(s, viewer, out):
    out[AT.stones] = s.stones
    out[AT.card] = s.cards[viewer] if viewer >= 0 else 0


class HeapEvent(Told, tag=told_by("heap")):
    seat: int


class StonesTaken(HeapEvent):
    number: int


class CardDrawn(HeapEvent):
    card: Annotated[int | None, "card if seat == viewer else None"] = None


class HeapView(msgspec.Struct):
    stones: Annotated[int, "s.stones"]
    card: Annotated[int | None, "s.cards[viewer] if viewer >= 0 else None"]
    legal: Annotated[list[str], "[NOTATIONS[action] for action in places(legal)]"]


TOLD = {TAKEN: Row(StonesTaken, "seat number"), DRAWN: Row(CardDrawn, "seat card")}
REFUSALS = {0: refused("heap-too-many", "number")}


@rule
def refuse(s, action, row):
    row[0], row[1] = 0, s.stones


class HeapPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    stones: int
    players: int
    seat: int
    first: int = 0
    cards: list[int]


class Heap(Game):
    name: ClassVar[str] = "heap"
    contract = 1
    Options = GameOptions
    dtype = DTYPE
    rules = Rules(set_up, masks, step, decider, resample, standing, observe)
    compared = 1
    longest = 21
    action_count = 64
    observation = Observation(HeapFeatures, hidden="The others' cards are left out.")
    notations = NOTATIONS
    numbers = {"take 1": 1, "take 2": 2, "take 3": 3}
    example = "take 2"

    def table(self, players: int, options: GameOptions) -> State:
        s = np.zeros(1, dtype=DTYPE)
        s["players"] = players
        return s

    def options_of(self, s: State) -> GameOptions:
        return GameOptions(first=int(s["heap"][0]))

    def phase(self, s: State) -> str:
        return "take"

    def parts(self, s: State) -> list[dict[str, int]]:
        return [{}] * self.players_of(s)

    def ending(self, s: State) -> str:
        return "heap" if s["stones"][0] == 0 else ""

    show = Show(HeapView, TOLD, sys.modules[__name__])

    def drawn(self, rows: list[list[int]]) -> list[str]:
        return [f"{row[1]}: {row[2]}" for row in rows if row[0] == DRAWN]

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
