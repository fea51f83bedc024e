"""Getting the opponents of a game ready: compiling what they think with, once for this version."""

import sys
from collections.abc import Callable
from pathlib import Path

from tworivers.bots.budget import Budget
from tworivers.bots.search import SearchBot
from tworivers.games import prepare as rules
from tworivers.games.game import Game, load
from tworivers.kernel.cache import digest_of_game, layer_folder
from tworivers.kernel.generator import generator, seed_from_number, stand_at
from tworivers.kernel.rule import INTERPRETED, compilation_told

# About how many functions are compiled for the opponents of a game; only the progress shown depends on it.
USUAL_FUNCTIONS = 120


def _mark(game: Game) -> Path:
    """A file that is there once the opponents of this game are compiled."""
    return layer_folder("bots") / f"{game.name}-{digest_of_game(game.name, 'bots')}.ready"


def is_ready(game: Game) -> bool:
    """Were the opponents of this game compiled before, in this version?"""
    return INTERPRETED or _mark(game).exists()


def _nobody(done: int, expected: int) -> None:
    """Progress that nobody wants to hear."""


def prepare(game: Game, report: Callable[[int, int], None] = _nobody) -> None:
    """Compile the rules and all that the opponents need; `report(done, expected)` is called on the way."""
    if not rules.is_ready(game):
        rules.prepare(game, report)
    with compilation_told(lambda done: report(done, max(done, USUAL_FUNCTIONS))):
        _use_everything(game)
    if not INTERPRETED:
        _mark(game).touch()


def _use_everything(game: Game) -> None:
    """Let an opponent decide once."""
    rng = generator(seed_from_number(0))
    stand_at(rng, 0)
    s = game.new(game.players[0], game.options(game.players[0], {}), rng)
    SearchBot(0, Budget(simulations=2), threads=1).decide(game, s, 1)


def main() -> None:
    """Prepare the games named on the command line, telling the progress as lines of two numbers."""
    for name in sys.argv[1:]:
        prepare(load(name), lambda done, expected: print(done, expected, flush=True))


if __name__ == "__main__":
    main()
