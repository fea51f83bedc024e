"""Tigris & Euphrates as a Game."""

from tworivers.games.game import Game, GameOptions, Rules, State
from tworivers.games.show import Show
from tworivers.games.tigris.learn import observation as observed
from tworivers.games.tigris.rules import hidden, legal, standing, turn
from tworivers.games.tigris.rules.actions import COUNT, NOTATIONS, NUMBERS, normalized
from tworivers.games.tigris.rules.board import BOARDS, TILES, Side
from tworivers.games.tigris.rules.fields import fields, record
from tworivers.games.tigris.rules.state import DTYPE, ENDINGS, PHASES, blank
from tworivers.games.tigris.show import refusals, written
from tworivers.games.tigris.show.position import from_position, position
from tworivers.games.tigris.show.preview import turn_end
from tworivers.games.tigris.show.svg import svg
from tworivers.games.tigris.show.text import picture
from tworivers.games.tigris.show.told import TOLD, drawn, mark
from tworivers.games.tigris.show.view import View


class TigrisOptions(GameOptions):
    """The side of the board, the variant with buildings, and whether points are open.

    Tigris 2.3: a random player begins unless `first` names a seat."""

    board: Side = "classic"
    buildings: bool = False
    open_scores: bool = False


class Tigris(Game):
    """Tigris & Euphrates."""

    name = "tigris"
    contract = 1
    Options = TigrisOptions
    dtype = DTYPE
    rules = Rules.of(turn, legal, hidden, standing, observed)
    action_count = COUNT
    observation = observed.OBSERVATION
    notations = NOTATIONS
    numbers = NUMBERS
    compared = 4
    longest = 60_000
    example = "temple c6"
    separate = frozenset({"add", "monument", "war", "withdraw"})

    def table(self, players: int, options: TigrisOptions) -> State:
        s = blank()
        r = record(s)
        r.players = players
        r.board = BOARDS.index(options.board)
        r.buildings = options.buildings
        r.open_scores = options.open_scores
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
    endings = ENDINGS
    normalized = staticmethod(normalized)

    def parts(self, s: State) -> list[dict[str, int]]:
        f = fields(s)
        return [
            {**dict(zip(TILES, f.points[seat], strict=True)), "treasure": f.treasures_won[seat]}
            for seat in range(f.players)
        ]

    # What leaves the game for a person, and positions.

    show = Show(View, TOLD, refusals, written)
    drawn = staticmethod(drawn)
    mark = staticmethod(mark)
    turn_end = staticmethod(turn_end)
    picture = staticmethod(picture)
    svg = staticmethod(svg)
    position = staticmethod(position)
    from_position = staticmethod(from_position)


GAME = Tigris()
