"""Tigris & Euphrates as a Game."""

from typing import Any, Literal

import msgspec

from tworivers.games.game import Game, GameOptions, Mark, Result, Standing, State, ranked
from tworivers.games.tigris import drawing, explain, hidden, legal, picture, position, rules, scoring, tell
from tworivers.games.tigris import view as views
from tworivers.games.tigris.actions import COUNT, NOTATIONS, NUMBERS, normalized
from tworivers.games.tigris.board import BOARDS, TILES
from tworivers.games.tigris.state import DTYPE, ENDINGS, PHASES, blank
from tworivers.kernel import generic
from tworivers.kernel.record import fields
from tworivers.messages import Message


class TigrisOptions(GameOptions):
    """The side of the board, the variant with buildings, and whether points are open.

    Tigris 2.3: a random player begins unless `first` names a seat."""

    board: Literal["classic", "advanced"] = "classic"
    buildings: bool = False
    open_scores: bool = False


class Tigris(Game):
    """Tigris & Euphrates."""

    name = "tigris"
    Options = TigrisOptions
    dtype = DTYPE
    action_count = COUNT
    observation_size = hidden.OBSERVATION
    notations = NOTATIONS
    numbers = NUMBERS
    example = "temple c6"

    set_up = staticmethod(rules.set_up)

    def table(self, players: int, options: TigrisOptions) -> State:
        s = blank()
        s["players"] = players
        s["board"] = BOARDS.index(options.board)
        s["buildings"] = options.buildings
        s["open_scores"] = options.open_scores
        return s

    def players_of(self, s: State) -> int:
        return int(s["players"][0])

    def options_of(self, s: State) -> TigrisOptions:
        f = fields(s)
        return TigrisOptions(
            board=BOARDS[f.board],
            buildings=bool(f.buildings),
            open_scores=bool(f.open_scores),
            first=f.first,
        )

    def phase(self, s: State) -> str:
        return PHASES[int(s["phase"][0])]

    def normalized(self, text: str) -> str:
        return normalized(text)

    def result(self, s: State) -> Result:
        """Tigris 14.3-14.5."""
        f = fields(s)
        spheres = [scoring.spheres(f.points[p], f.treasures_won[p]) for p in range(f.players)]
        compared = [scoring.compared(final) for final in spheres]
        places = ranked(compared)
        standings = [
            Standing(
                seat=seat,
                place=places[seat],
                score=min(spheres[seat]),
                compared=compared[seat],
                parts={
                    **dict(zip(TILES, f.points[seat], strict=True)),
                    "treasure": f.treasures_won[seat],
                },
            )
            for seat in range(f.players)
        ]
        return Result(standings, ENDINGS[f.ending])

    def see(self, s: State, viewer: int, legal: list[str]) -> views.View:
        return views.view(s, viewer, legal)

    def tell(self, events: list[list[int]], viewer: int) -> list[msgspec.Struct]:
        return tell.tell(events, viewer)

    def drawn(self, events: list[list[int]]) -> list[str]:
        return tell.drawn(events)

    def refusal(self, s: State, action: int) -> Message:
        return explain.refusal(s, action)

    def mark(self, events: list[list[int]], viewer: int) -> Mark:
        return tell.mark(events, viewer)

    def picture(self, view: views.View) -> Any:
        return picture.picture(view)

    def svg(self, view: views.View) -> str:
        """The board and the players."""
        return drawing.svg(view)

    def position(self, s: State) -> dict[str, Any]:
        return position.position(s)

    def from_position(self, values: dict[str, Any]) -> State:
        return position.from_position(values)


GAME = Tigris()

generic.register(
    DTYPE,
    generic.Rules(
        masks=legal.masks,
        step=rules.step,
        decider=rules.decider,
        resample=hidden.resample,
        observe=hidden.observe,
    ),
)
