"""How long the strongest level takes for a turn, in a whole game against itself.

`python -m bench.turns [GAME …] [--players 2] [--level king]`. A turn is all that one seat decides between two
ends of a turn. The last line says how many turns were answered within three seconds.
"""

import argparse
import time

from rich.console import Console

from tworivers.bots.levels import LEVELS, bot_of
from tworivers.bots.prepare import prepare
from tworivers.games.game import Game, game_names, load
from tworivers.lab.showing import progress_bar
from tworivers.play.match import Match

PATIENCE = 3.0


def turns_of(game: Game, players: int, level: str, seed: int, console: Console) -> list[float]:
    """Play a game and return the seconds that each turn of each seat took, shortest first."""
    match = Match(game, players, seed=seed)
    bots = [bot_of(level, seat) for seat in range(players)]
    spent: list[float] = []
    this_turn = [0.0] * players
    with progress_bar(console) as progress:
        task = progress.add_task(game.name, total=None, standing="")
        while not match.over:
            seat = match.to_move
            started = time.perf_counter()
            action = bots[seat].decide(game, match.state, match.version)
            this_turn[seat] += time.perf_counter() - started
            if match.play(action).check:  # written when a turn has ended
                spent += [seconds for seconds in this_turn if seconds > 0]
                this_turn = [0.0] * players
            progress.update(task, completed=match.version, standing=f"{len(spent)} turns")
    return sorted(spent)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_names(), metavar="GAME")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="king", choices=LEVELS)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    console = Console()
    for name in arguments.games:
        game = load(name)
        prepare(game)
        spent = turns_of(game, arguments.players, arguments.level, arguments.seed, console)
        within = sum(seconds <= PATIENCE for seconds in spent) / len(spent)
        print(
            f"{name}, {arguments.players} players, {arguments.level}: {len(spent)} turns, "
            f"half within {spent[len(spent) // 2]:.2f} s, 95 % within {spent[int(0.95 * len(spent))]:.2f} s, "
            f"longest {spent[-1]:.2f} s; {within:.0%} within {PATIENCE:g} s"
        )


if __name__ == "__main__":
    main()
