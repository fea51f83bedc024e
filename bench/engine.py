"""How fast the rules are: one thread, uniformly random over the full list of legal actions.

`python -m bench.engine [GAME …] [--rounds 9]`. Figures are medians of the rounds, beside the ratio to a
fixed calibration loop of the same run, because machines differ and are noisy.
"""

import argparse
import platform
import statistics
import time
from collections.abc import Callable

import numba
import numpy as np

from tworivers.games.game import Game, State, game_names, load
from tworivers.games.prepare import prepare
from tworivers.kernel.generator import below, generator, seed_from_number, stand_at
from tworivers.kernel.generic import NO_LIST, playout_at
from tworivers.kernel.rule import rule
from tworivers.play.match import Match

GAMES_A_ROUND = 400
MOST = 1_000_000


@rule
def calibration(words: np.ndarray, rounds: int) -> int:
    """A fixed amount of integer work, like that of the rules: shifts, masks and table look-ups."""
    total = np.uint64(1)
    for i in range(rounds):
        word = words[i & 1023] ^ (total << np.uint64(7)) ^ (total >> np.uint64(9))
        words[i & 1023] = word
        total += word & np.uint64(0xFFFF)
    return int(total & np.uint64(0xFFFFFFFF))


def calibrate() -> float:
    """Millions of calibration steps a second."""
    words = np.arange(1024, dtype=np.uint64)
    calibration(words, 1000)
    started = time.perf_counter()
    calibration(words, 20_000_000)
    return 20 / (time.perf_counter() - started)


def starts(game: Game, round_number: int) -> list[tuple[State, np.ndarray]]:
    """The first states of a round's games, with their generators."""
    options = game.options(2, {})
    states = []
    for number in range(GAMES_A_ROUND):
        rng = generator(seed_from_number(1000 * round_number + number))
        stand_at(rng, 0)
        states.append((game.new(2, options, rng), rng))
    return states


def compiled_loop(
    game: Game, round_number: int, masked: bool, clock: Callable[[], float] = time.perf_counter
) -> float:
    """Decisions a second in the compiled loop."""
    words = np.zeros(game.action_count // 64, dtype=np.uint64)
    out = NO_LIST if masked else np.zeros(game.action_count, dtype=np.int32)
    chooser = generator(seed_from_number(-round_number))
    games = starts(game, round_number)
    decisions = 0
    started = clock()
    for s, rng in games:
        decisions += playout_at(s, 0, rng, 1, chooser, words, out, MOST)
    return decisions / (clock() - started)


def match_play(game: Game, round_number: int) -> float:
    """Decisions a second through Match.play in Python; choosing is not counted."""
    chooser = generator(seed_from_number(-round_number))
    seconds = 0.0
    decisions = 0
    for number in range(10):
        match = Match(game, 2, seed=1000 * round_number + number)
        while not match.over:
            legal = game.legal(match.state)
            action = legal[below(chooser, len(legal))]
            started = time.perf_counter()
            match.play(action)
            seconds += time.perf_counter() - started
            decisions += 1
    return decisions / seconds


def middle(game: Game) -> Match:
    """A game in its middle."""
    chooser = generator(seed_from_number(5))
    match = Match(game, 2, seed=5)
    while not match.over and match.version < 100:
        legal = game.legal(match.state)
        match.play(legal[below(chooser, len(legal))])
    return match


def microseconds(work: Callable[[], object], times: int = 2000) -> float:
    started = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - started) / times * 1e6


def median(measure: Callable[[int], float], rounds: int) -> tuple[float, float, float]:
    """The median of the rounds, and the least and the most."""
    figures = [measure(number + 1) for number in range(rounds)]
    return statistics.median(figures), min(figures), max(figures)


def show(title: str, figures: tuple[float, float, float], unit: str, base: float = 0.0) -> None:
    value, least, most = figures
    ratio = f"   {value / base / 1e6:.4f} of calibration" if base else ""
    print(f"  {title:<34} {value:>12,.2f} {unit:<12} ({least:,.2f} to {most:,.2f}){ratio}")


def measure(game: Game, rounds: int) -> None:
    """All figures of one game."""
    prepare(game)
    base = statistics.median(calibrate() for _ in range(3))
    print(f"{game.name}: state {game.dtype.itemsize} bytes, calibration {base:.1f} million steps/s")
    show(
        "compiled loop, full list",
        median(lambda n: compiled_loop(game, n, False), rounds),
        "decisions/s",
        base,
    )
    show(
        "compiled loop, sampled from masks",
        median(lambda n: compiled_loop(game, n, True), rounds),
        "decisions/s",
        base,
    )
    show("Match.play in Python", median(lambda n: match_play(game, n), rounds), "decisions/s")
    match = middle(game)
    seat = match.to_move
    show("copy of a state", median(lambda _: microseconds(lambda: game.copy(match.state)), rounds), "µs")
    show("the array assignment inside rules", median(lambda _: copy_nanoseconds(match.state), rounds), "ns")
    show(
        "view as JSON",
        median(lambda _: microseconds(lambda: game.view_json(match.state, seat), 500), rounds),
        "µs",
    )


@rule
def copy_many(states: np.ndarray, times: int) -> None:
    for i in range(times):
        states[(i + 1) % 3] = states[i % 3]


def copy_nanoseconds(s: State) -> float:
    """How long one compiled copy takes."""
    states = np.concatenate([s, s, s])
    copy_many(states, 10)
    started = time.perf_counter()
    copy_many(states, 1_000_000)
    return (time.perf_counter() - started) * 1e3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--rounds", type=int, default=9)
    arguments = parser.parse_args()
    versions = f"NumPy {np.__version__}, Numba {numba.__version__}"
    print(f"Python {platform.python_version()}, {versions}, {platform.machine()}")
    for name in arguments.games:
        measure(load(name), arguments.rounds)


if __name__ == "__main__":
    main()
