"""Babylon as a Game."""

from typing import Any, ClassVar

import msgspec

from tworivers.games.babylon import hidden, legal, rules, scoring, tell, tiles
from tworivers.games.babylon import preview as previews
from tworivers.games.babylon import view as views
from tworivers.games.babylon.actions import COUNT, DECORATE, NOTATIONS, NUMBERS, normalized
from tworivers.games.babylon.drawing import svg
from tworivers.games.babylon.explain import refusal
from tworivers.games.babylon.picture import picture
from tworivers.games.babylon.position import from_position, position
from tworivers.games.babylon.scoring import CATEGORIES
from tworivers.games.babylon.state import DTYPE, ENDINGS, OVER, PHASES, blank
from tworivers.games.babylon.tell import drawn, mark
from tworivers.games.babylon.tiles import TileSet
from tworivers.games.game import Game, GameOptions, Result, Standing, State, ranked
from tworivers.kernel import generic


class BabylonOptions(GameOptions):
    """Whether pieces can run out, and the tiles: a file of one's own, or what such a file holds."""

    limited_supply: bool = True
    tiles: str | TileSet = ""

    files: ClassVar[frozenset[str]] = frozenset({"tiles"})


class Babylon(Game):
    """Babylon."""

    name = "babylon"
    Options = BabylonOptions
    dtype = DTYPE
    action_count = COUNT
    observation_size = hidden.OBSERVATION
    notations = NOTATIONS
    numbers = NUMBERS
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

    set_up = staticmethod(rules.set_up)

    def table(self, players: int, options: BabylonOptions) -> State:
        s = blank(players)
        s["limited"] = options.limited_supply
        played_with = options.tiles if isinstance(options.tiles, TileSet) else tiles.our_set()
        tiles.write_tiles(s, played_with)
        return s

    def options_of(self, s: State) -> BabylonOptions:
        found = tiles.tiles_in(s)
        return BabylonOptions(
            limited_supply=bool(s["limited"][0]),
            tiles="" if found is tiles.our_set() else found,
            first=int(s["first"][0]),
        )

    phases = PHASES
    normalized = staticmethod(normalized)

    def result(self, s: State) -> Result:
        """Babylon 9.11."""
        points = views.scores_of(s)
        holes = [int(s["surface"][0, seat, 0]).bit_count() for seat in range(len(points))]
        compared = [scoring.compared(parts, free) for parts, free in zip(points, holes, strict=True)]
        places = ranked(compared)
        standings = [
            Standing(
                seat=seat,
                place=places[seat],
                score=sum(parts),
                compared=compared[seat],
                parts=dict(zip(CATEGORIES, parts, strict=True)),
            )
            for seat, parts in enumerate(points)
        ]
        return Result(standings, ENDINGS[int(s["phase"][0]) == OVER])

    def see(self, s: State, viewer: int, legal: list[str]) -> views.View:  # noqa: ARG002
        return views.view(s, legal)

    def tell(self, rows: list[list[int]], viewer: int) -> list[msgspec.Struct]:  # noqa: ARG002
        return tell.tell(rows)

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

    drawn = staticmethod(drawn)
    refusal = staticmethod(refusal)
    mark = staticmethod(mark)
    possible = staticmethod(previews.best_possible)
    picture = staticmethod(picture)
    svg = staticmethod(svg)
    position = staticmethod(position)
    from_position = staticmethod(from_position)


GAME = Babylon()

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
