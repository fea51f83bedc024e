"""The greedy opponent: the best own turn, by an evaluation of where it leads."""

import numpy as np

from tworivers.bots.budget import Budget
from tworivers.bots.search import Option, SearchBot
from tworivers.games.game import Game, State
from tworivers.kernel.generator import next_word

TURNS_TRIED = 16
HALF = float(1 << 53)


class GreedyBot(SearchBot):
    """Tries whole turns of its own and takes the one that leads furthest; what others answer is no thought.

    With a `temperature` it samples from a softmax over the values: the higher, the weaker it plays."""

    kind = "greedy"
    own_turn = True
    exploration_rate = 1.0

    def __init__(self, seed: int = 0, temperature: float = 0.0, cheats: bool = False) -> None:
        super().__init__(seed, Budget(simulations=TURNS_TRIED), threads=1, cheats=cheats)
        self.temperature = temperature

    def choose(self, game: Game, s: State) -> int:
        legal = game.legal(s)
        if len(legal) == 1:
            return legal[0]
        options = self.options(game, s, self.number, self.budget)
        return self.pick(options, game.to_move(s))

    def pick(self, options: list[Option], seat: int) -> int:
        """The best turn that was tried to its end, or one near it."""
        if self.temperature == 0.0:
            tried = [option for option in options if option.visits] or options
            return self.best(tried, lambda option: option.values[seat])
        values = np.array([option.values[seat] for option in options])
        chances = np.exp((values - values.max()) / self.temperature).cumsum()
        place = int(next_word(self.rng) >> np.uint64(11)) / HALF * chances[-1]
        return options[int(np.searchsorted(chances, place, side="right"))].action
