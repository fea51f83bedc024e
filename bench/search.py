"""How fast the search is: simulations a second on one thread and on two, and steps against random playouts.

`python -m bench.search [GAME …] [--seconds 1] [--rounds 5]`. Figures are medians of the rounds, from the
middle of a game of greedy opponents. A step is an action played on a copy and judged; the last line compares
the steps of one thread with the decisions of the compiled random playout (`bench.engine`, full list), both in
turn in every round. Seconds are those of the processor, so that other work on the machine changes little.
"""

import argparse
import statistics
import time

from bench.engine import compiled_loop
from tworivers.bots.budget import Budget
from tworivers.bots.greedy import GreedyBot
from tworivers.bots.prepare import prepare
from tworivers.bots.search import SearchBot
from tworivers.games.game import Game, game_names, load
from tworivers.play.match import Match

MOVES = 30
PLAYOUTS = 5  # a playout is short


def middle(game: Game, seed: int) -> Match:
    """A game of two greedy opponents in its middle, where the one to move has a choice."""
    match = Match(game, 2, seed=seed)
    bots = [GreedyBot(0), GreedyBot(1)]
    while match.version < MOVES or len(match.legal()) < 20:
        match.play(bots[match.to_move].decide(game, match.state, match.version))
    return match


def speed(game: Game, seconds: float, threads: int, learned: bool, seed: int) -> tuple[float, float]:
    """Simulations and steps a second."""
    match = middle(game, seed)
    bot = SearchBot(seed, Budget(seconds=seconds, processor=True), threads, learned=learned)
    bot.options(game, match.state, 0, bot.budget)
    bot.simulations = bot.steps = 0
    bot.options(game, match.state, 1, bot.budget)
    return bot.simulations / seconds, bot.steps / seconds


def measure(game: Game, seconds: float, rounds: int) -> None:
    """All figures of one game."""
    prepare(game)
    print(game.name)
    for learned in (False, True):
        for threads in (1, 2):
            figures = [speed(game, seconds, threads, learned, seed) for seed in range(rounds)]
            simulations = statistics.median(simulations for simulations, _ in figures)
            steps = statistics.median(steps for _, steps in figures)
            title = f"{'learned+search' if learned else 'search'}, {threads} thread{'s' * (threads > 1)}"
            print(f"  {title:<28} {simulations:>9,.0f} simulations/s  {steps:>11,.0f} steps/s")
    compare(game, seconds, rounds)


def compare(game: Game, seconds: float, rounds: int) -> None:
    """The search and the playout in turn, so that other work on the machine slows both."""
    compiled_loop(game, 1, False)
    ratios, playouts = [], []
    for number in range(rounds):
        steps = speed(game, seconds, 1, False, number)[1]
        around = [compiled_loop(game, number + 1, False, time.thread_time) for _ in range(PLAYOUTS)]
        playouts.append(statistics.median(around))
        ratios.append(steps / playouts[-1])
    playout = statistics.median(playouts)
    print(f"  {'random playout, 1 thread':<28} {'':>9}                {playout:>11,.0f} steps/s")
    print(
        f"  the search plays {statistics.median(ratios):.0%} of the steps of the playout "
        f"({min(ratios):.0%} to {max(ratios):.0%})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    for name in arguments.games:
        measure(load(name), arguments.seconds, arguments.rounds)


if __name__ == "__main__":
    main()
