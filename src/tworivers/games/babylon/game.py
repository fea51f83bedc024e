"""Babylon as a Game."""

from typing import Any, ClassVar

import msgspec

from tworivers.games.babylon.learn import observation as observed
from tworivers.games.babylon.rules import hidden, legal, standing, tiles, turn
from tworivers.games.babylon.rules.actions import COUNT, DECORATE, NOTATIONS, NUMBERS, normalized
from tworivers.games.babylon.rules.fields import record
from tworivers.games.babylon.rules.scoring import CATEGORIES
from tworivers.games.babylon.rules.state import DTYPE, ENDINGS, OVER, PHASES, blank
from tworivers.games.babylon.rules.tiles import TileSet
from tworivers.games.babylon.show import preview as previews
from tworivers.games.babylon.show import refusals, written
from tworivers.games.babylon.show.position import from_position, position
from tworivers.games.babylon.show.svg import svg
from tworivers.games.babylon.show.text import picture
from tworivers.games.babylon.show.told import TOLD, drawn, mark
from tworivers.games.babylon.show.view import View
from tworivers.games.game import Game, GameOptions, Rules, State
from tworivers.games.show import Show


class BabylonOptions(GameOptions):
    """Whether pieces can run out, and the tiles: a file of one's own, or what such a file holds."""

    limited_supply: bool = True
    tiles: str | TileSet = ""

    files: ClassVar[frozenset[str]] = frozenset({"tiles"})


class Babylon(Game):
    """Babylon."""

    name = "babylon"
    contract = 1
    Options = BabylonOptions
    dtype = DTYPE
    rules = Rules.of(turn, legal, hidden, standing, observed)
    action_count = COUNT
    observation = observed.OBSERVATION
    notations = NOTATIONS
    numbers = NUMBERS
    compared = 2
    longest = 5_000
    hides = False
    example = "mine b2"
    separate = frozenset({"mine", "remove", "symbol"})

    def options(self, players: int, values: dict[str, Any]) -> BabylonOptions:
        """Checked options; the tiles of a file take the place of its path, so that a record holds them."""
        options = super().options(players, values)
        assert isinstance(options, BabylonOptions)
        if isinstance(options.tiles, str):
            if not options.tiles:
                return options
            return msgspec.structs.replace(options, tiles=tiles.read(options.tiles))
        tiles.check(options.tiles)
        return options

    def table(self, players: int, options: BabylonOptions) -> State:
        s = blank(players)
        record(s).limited = options.limited_supply
        played_with = options.tiles if isinstance(options.tiles, TileSet) else tiles.our_set()
        tiles.write_tiles(s, played_with)
        return s

    def options_of(self, s: State) -> BabylonOptions:
        r = record(s)
        found = tiles.tiles_in(s)
        return BabylonOptions(
            limited_supply=bool(r.limited),
            tiles="" if found is tiles.our_set() else found,
            first=r.first,
        )

    phases = PHASES
    endings = ENDINGS
    normalized = staticmethod(normalized)

    def parts(self, s: State) -> list[dict[str, int]]:
        return [dict(zip(CATEGORIES, points, strict=True)) for points in previews.scores_of(s)]

    def ending(self, s: State) -> str:
        return ENDINGS[record(s).phase == OVER]

    def placement(self, s: State, action: int) -> previews.Placement:
        """What a legal placement needs, hides, makes possible and scores."""
        return previews.placement(s, action)

    About = previews.Placement

    def about(self, s: State, viewer: int, thing: str) -> previews.Placement | None:
        """What a placement that is legal now would do."""
        action = self.parse(thing)
        legal = self.explain(s, viewer, action) is None
        return self.placement(s, action) if legal and action < DECORATE else None

    # What leaves the game for a person, and positions.

    show = Show(View, TOLD, refusals, written)
    drawn = staticmethod(drawn)
    mark = staticmethod(mark)
    possible = staticmethod(previews.best_possible)
    picture = staticmethod(picture)
    svg = staticmethod(svg)
    position = staticmethod(position)
    from_position = staticmethod(from_position)


GAME = Babylon()
