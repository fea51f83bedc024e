"""Babylonia as a Game."""

from typing import Literal

from tworivers.games.babylonia.learn import observation as observed
from tworivers.games.babylonia.rules import hidden, legal, standing, turn
from tworivers.games.babylonia.rules.actions import COUNT, NOTATIONS, NUMBERS, normalized
from tworivers.games.babylonia.rules.board import HEX_NUMBERS
from tworivers.games.babylonia.rules.fields import fields, record
from tworivers.games.babylonia.rules.state import DTYPE, ENDINGS, PHASES, SOURCES, blank
from tworivers.games.babylonia.show import refusals, written
from tworivers.games.babylonia.show.names import counts
from tworivers.games.babylonia.show.position import from_position, position
from tworivers.games.babylonia.show.preview import turn_end
from tworivers.games.babylonia.show.site import Site, site
from tworivers.games.babylonia.show.svg import svg
from tworivers.games.babylonia.show.text import picture
from tworivers.games.babylonia.show.told import TOLD, drawn, mark
from tworivers.games.babylonia.show.view import View
from tworivers.games.game import Game, GameOptions, Rules, State
from tworivers.games.show import Show
from tworivers.words.messages import BadNotation


class BabyloniaOptions(GameOptions):
    """Which ziggurat cards are laid out, and whether a tile face down in a river opens a field."""

    cards: Literal["basic", "random"] = "basic"
    river_tile_opens_field: bool = True


class Babylonia(Game):
    """Babylonia."""

    name = "babylonia"
    contract = 1
    Options = BabyloniaOptions
    dtype = DTYPE
    rules = Rules.of(turn, legal, hidden, standing, observed)
    action_count = COUNT
    observation = observed.OBSERVATION
    notations = NOTATIONS
    numbers = NUMBERS
    compared = 2
    longest = 2_000
    example = "priest f7"
    separate = frozenset({"card", "score"})

    def table(self, players: int, options: BabyloniaOptions) -> State:
        s = blank()
        r = record(s)
        r.players = players
        r.random_cards = options.cards == "random"
        r.river_tile_opens_field = options.river_tile_opens_field
        return s

    def options_of(self, s: State) -> BabyloniaOptions:
        f = fields(s)
        return BabyloniaOptions(
            cards="random" if f.random_cards else "basic",
            river_tile_opens_field=bool(f.river_tile_opens_field),
            first=f.first,
        )

    phases = PHASES
    endings = ENDINGS
    normalized = staticmethod(normalized)

    def parts(self, s: State) -> list[dict[str, int]]:
        f = fields(s)
        return [counts(SOURCES, f.points[seat]) for seat in range(f.players)]

    site = staticmethod(site)

    About = Site

    def about(self, s: State, viewer: int, thing: str) -> Site | None:
        """The site on a hex, if it is still there."""
        try:
            return self.site(s, viewer, thing)
        except BadNotation:
            if thing in HEX_NUMBERS:
                return None
            raise

    # What leaves the game for a person, and positions.

    show = Show(View, TOLD, refusals, written)
    drawn = staticmethod(drawn)
    mark = staticmethod(mark)
    turn_end = staticmethod(turn_end)
    picture = staticmethod(picture)
    svg = staticmethod(svg)
    position = staticmethod(position)
    from_position = staticmethod(from_position)


GAME = Babylonia()
