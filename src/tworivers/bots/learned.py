"""The opponent that has learned: it takes the action after which its network likes its chances best."""

from tworivers.bots.budget import Budget
from tworivers.bots.search import Option, SearchBot
from tworivers.games.game import Game, State

WORLDS = 4


class LearnedBot(SearchBot):
    """Looks one step ahead in a few worlds; without a network for the table, by the evaluation."""

    kind = "learned"

    def __init__(self, seed: int = 0, cheats: bool = False) -> None:
        super().__init__(seed, Budget(simulations=WORLDS), threads=WORLDS, cheats=cheats, learned=True)

    def choose(self, game: Game, s: State) -> int:
        legal = game.legal(s)
        if len(legal) == 1:
            return legal[0]
        return self.pick(self.options(game, s, self.number, self.budget), game.to_move(s))

    def pick(self, options: list[Option], seat: int) -> int:
        """The action with the best chances."""
        return self.best(options, lambda option: option.values[seat])
