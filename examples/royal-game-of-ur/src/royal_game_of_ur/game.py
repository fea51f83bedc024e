"""The Royal Game of Ur as a Game."""

import numpy as np
from tworivers.games.game import Game, GameOptions, Rules, State
from tworivers.games.show import Show
from tworivers.kernel.record import fields

from royal_game_of_ur.learn import observation as observed
from royal_game_of_ur.rules import hidden, legal, standing, turn
from royal_game_of_ur.rules.actions import COUNT, NOTATIONS, NUMBERS
from royal_game_of_ur.rules.board import LAST, OFF
from royal_game_of_ur.rules.state import DTYPE, ENDINGS, PHASES
from royal_game_of_ur.show import refusals
from royal_game_of_ur.show.position import from_position, position
from royal_game_of_ur.show.svg import svg
from royal_game_of_ur.show.text import picture
from royal_game_of_ur.show.told import TOLD, drawn, mark
from royal_game_of_ur.show.view import View


class Ur(Game):
    """The Royal Game of Ur."""

    name = "ur"
    contract = 1
    players = range(2, 3)
    Options = GameOptions
    dtype = DTYPE
    rules = Rules.of(turn, legal, hidden, standing, observed)
    action_count = COUNT
    observation = observed.OBSERVATION
    notations = NOTATIONS
    numbers = NUMBERS
    compared = 1
    longest = 10_000  # the rules set no limit; games take about a hundred moves
    hides = False
    example = "move a4"
    phases = PHASES
    endings = ENDINGS

    def table(self, players: int, options: GameOptions) -> State:
        s = np.zeros(1, dtype=DTYPE)
        s["players"] = players
        return s

    def options_of(self, s: State) -> GameOptions:
        return GameOptions(first=int(s["first"][0]))

    def parts(self, s: State) -> list[dict[str, int]]:
        f = fields(s)
        return [{"home": row[OFF], "board": sum(row[1 : LAST + 1]), "waiting": row[0]} for row in f.pieces]

    show = Show(View, TOLD, refusals)
    drawn = staticmethod(drawn)
    mark = staticmethod(mark)
    picture = staticmethod(picture)
    svg = staticmethod(svg)
    position = staticmethod(position)
    from_position = staticmethod(from_position)


GAME = Ur()
