"""What every computer opponent is."""

from abc import ABC, abstractmethod
from typing import ClassVar

from tworivers.games.game import Game, State
from tworivers.kernel.generator import generator, seed_from_number, stand_at


class Bot(ABC):
    """An opponent that chooses from what its seat can know; the same seed makes the same choices."""

    kind: ClassVar[str]

    def __init__(self, seed: int = 0) -> None:
        self.rng = generator(seed_from_number(seed))

    def decide(self, game: Game, s: State, number: int) -> int:
        """The action of the deciding seat as the step of this number."""
        stand_at(self.rng, number)
        return self.choose(game, game.resample(s, game.to_move(s), self.rng))

    @abstractmethod
    def choose(self, game: Game, s: State) -> int:
        """A legal action in a state whose hidden part was drawn anew."""
