"""Babylonia as a Game."""

from typing import Literal

from tworivers.games.babylonia import hidden, legal, rules, scoring
from tworivers.games.babylonia import view as views
from tworivers.games.babylonia.actions import COUNT, NOTATIONS, NUMBERS, normalized
from tworivers.games.babylonia.board import HEX_NUMBERS
from tworivers.games.babylonia.drawing import svg
from tworivers.games.babylonia.explain import refusal
from tworivers.games.babylonia.picture import picture
from tworivers.games.babylonia.position import from_position, position
from tworivers.games.babylonia.preview import turn_end
from tworivers.games.babylonia.state import DTYPE, ENDINGS, PHASES, SOURCES, blank
from tworivers.games.babylonia.tell import drawn, mark, tell
from tworivers.games.game import Game, GameOptions, Result, Standing, State, ranked
from tworivers.kernel import generic
from tworivers.kernel.record import fields
from tworivers.messages import BadNotation


class BabyloniaOptions(GameOptions):
    """Which ziggurat cards are laid out, and whether a tile face down in a river opens a field."""

    cards: Literal["basic", "random"] = "basic"
    river_tile_opens_field: bool = True


class Babylonia(Game):
    """Babylonia."""

    name = "babylonia"
    Options = BabyloniaOptions
    dtype = DTYPE
    action_count = COUNT
    observation_size = hidden.OBSERVATION
    notations = NOTATIONS
    numbers = NUMBERS
    example = "priest f7"
    separate = frozenset({"card", "score"})

    set_up = staticmethod(rules.set_up)

    def table(self, players: int, options: BabyloniaOptions) -> State:
        s = blank()
        s["players"] = players
        s["random_cards"] = options.cards == "random"
        s["river_tile_opens_field"] = options.river_tile_opens_field
        return s

    def options_of(self, s: State) -> BabyloniaOptions:
        f = fields(s)
        return BabyloniaOptions(
            cards="random" if f.random_cards else "basic",
            river_tile_opens_field=bool(f.river_tile_opens_field),
            first=f.first,
        )

    phases = PHASES
    normalized = staticmethod(normalized)

    def result(self, s: State) -> Result:
        """Babylonia 7.2: there is no scoring at the end."""
        f = fields(s)
        compared = [scoring.compared(f.points[p], f.cities_won[p]) for p in range(f.players)]
        places = ranked(compared)
        standings = [
            Standing(
                seat=seat,
                place=places[seat],
                score=compared[seat][0],
                compared=compared[seat],
                parts=views.counts(SOURCES, f.points[seat]),
            )
            for seat in range(f.players)
        ]
        return Result(standings, ENDINGS[f.ending])

    def site(self, s: State, viewer: int, name: str) -> views.Site:
        """What a player wants to know of one city or ziggurat that was not scored."""
        return views.site(s, viewer, name)

    About = views.Site

    def about(self, s: State, viewer: int, thing: str) -> views.Site | None:
        """The site on a hex, if it is still there."""
        try:
            return self.site(s, viewer, thing)
        except BadNotation:
            if thing in HEX_NUMBERS:
                return None
            raise

    # What leaves the game for a person, and positions.

    see = staticmethod(views.view)
    tell = staticmethod(tell)
    drawn = staticmethod(drawn)
    refusal = staticmethod(refusal)
    mark = staticmethod(mark)
    turn_end = staticmethod(turn_end)
    picture = staticmethod(picture)
    svg = staticmethod(svg)
    position = staticmethod(position)
    from_position = staticmethod(from_position)


GAME = Babylonia()

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
