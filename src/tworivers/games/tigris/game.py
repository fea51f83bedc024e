"""Tigris & Euphrates as a Game."""

from typing import Literal

from tworivers.games.game import Game, GameOptions, Result, Standing, State, ranked
from tworivers.games.tigris import hidden, legal, rules, scoring
from tworivers.games.tigris import view as views
from tworivers.games.tigris.actions import COUNT, NOTATIONS, NUMBERS, normalized
from tworivers.games.tigris.board import BOARDS, TILES
from tworivers.games.tigris.drawing import svg
from tworivers.games.tigris.explain import refusal
from tworivers.games.tigris.picture import picture
from tworivers.games.tigris.position import from_position, position
from tworivers.games.tigris.preview import turn_end
from tworivers.games.tigris.state import DTYPE, ENDINGS, PHASES, blank
from tworivers.games.tigris.tell import drawn, mark, tell
from tworivers.kernel import generic
from tworivers.kernel.record import fields


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
    separate = frozenset({"add", "monument", "war", "withdraw"})

    set_up = staticmethod(rules.set_up)

    def table(self, players: int, options: TigrisOptions) -> State:
        s = blank()
        s["players"] = players
        s["board"] = BOARDS.index(options.board)
        s["buildings"] = options.buildings
        s["open_scores"] = options.open_scores
        return s

    def options_of(self, s: State) -> TigrisOptions:
        f = fields(s)
        return TigrisOptions(
            board=BOARDS[f.board],
            buildings=bool(f.buildings),
            open_scores=bool(f.open_scores),
            first=f.first,
        )

    phases = PHASES
    normalized = staticmethod(normalized)

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

    # What leaves the game for a person, and positions.

    see = staticmethod(views.view)

    def view_json(self, s: State, viewer: int) -> bytes:
        return views.view_json(s, viewer, self.masks(s) if self.decides(s, viewer) else views.NO_LEGAL)

    tell = staticmethod(tell)
    drawn = staticmethod(drawn)
    refusal = staticmethod(refusal)
    mark = staticmethod(mark)
    turn_end = staticmethod(turn_end)
    picture = staticmethod(picture)
    svg = staticmethod(svg)
    position = staticmethod(position)
    from_position = staticmethod(from_position)


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
