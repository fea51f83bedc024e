"""The random opponent: any legal action, each equally likely."""

from tworivers.bots.bot import Bot
from tworivers.games.game import Game, State
from tworivers.kernel.generator import below


class RandomBot(Bot):
    """Plays anything that is allowed."""

    kind = "random"

    def choose(self, game: Game, s: State) -> int:
        legal = game.legal(s)
        return legal[below(self.rng, len(legal))]
