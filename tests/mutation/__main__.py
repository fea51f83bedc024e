"""Mutation testing of the rules: change one thing in one rule, and see whether a test notices.

python -m tests.mutation                              # all mutants of all games; the report is written
python -m tests.mutation --game tigris --module conflicts
python -m tests.mutation --sample 200 --jobs 2
python -m tests.mutation --again                      # with new tests: only those that survived the last time

Restarting pytest for each of some thousand mutants would take a day. Here one process collects the tests with
interpreted rules, and forks for each mutant; the child swaps the code of one function and runs the tests
that reach it: first those that bear the rule's number, then the others from the fastest, at last whole games.
"""

import argparse
import os
import random
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.mutation.mutants import Mutant, modules, mutants, rule_function
from tests.mutation.report import Outcome, Results, survived_before, write
from tests.mutation.survivors import equivalents

GAMES = ("tigris", "babylonia", "babylon")
TESTS = ["tests/games/test_playthroughs.py", "tests/games/test_hidden.py", "tests/games/test_steps.py"]
TESTS += [f"tests/games/{game}" for game in GAMES]
# Tests that play many games at random take too long; these games are run at the end for all the others.
RANDOM = ("test_properties", "test_retold", "test_reference", "test_plain_rules")
WHOLE_GAMES = (
    "classic-2-buildings", "advanced-4-buildings", "closed-rivers-2", "random-4", "cards-4-5-6-8",
    "cards-2-5-8-9", "limited-2", "unlimited-4",
)  # fmt: skip
SLOWEST = 0.5  # a test that takes more seconds, watched, is left out, unless it is for the end
# A changed rule may never come to an end: seconds of processor time that a test may take.
PATIENCE, TIMES_LONGER = 3.0, 10.0
SURVIVED, KILLED, KILLED_BY_GAME, FAILED_TO_START = range(4)


def chosen(wanted: argparse.Namespace) -> list[Mutant]:
    """The mutants to try."""
    found = [
        mutant
        for game in wanted.game or GAMES
        for module in modules(game)
        if not wanted.module or module.stem in wanted.module
        for mutant in mutants(game, module)
        if wanted.only in " ".join(mutant.key) and (not wanted.again or survived_before(mutant))
    ]
    if wanted.sample and wanted.sample < len(found):
        found = sorted(random.Random(1).sample(found, wanted.sample), key=lambda mutant: mutant.key[0])
    return found


class Driver:
    """A pytest plugin that runs the collected tests once as they are, then for each mutant."""

    def __init__(self, tried: list[Mutant], jobs: int) -> None:
        self.jobs = jobs
        # pytest keeps what is printed; this goes past it.
        self.console = Console(file=os.fdopen(os.dup(sys.stdout.fileno()), "w"))
        self.tried = tried
        self.results: Results = []
        self.seconds: dict[str, float] = {}
        self.reaching: dict[CodeType, list[Any]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """Failing examples need not be made small; conftest has loaded its settings already."""
        settings.register_profile("mutation", settings.default, phases=[Phase.explicit, Phase.generate])
        settings.load_profile("mutation")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Only the tests of the games in question."""
        games = {mutant.game for mutant in self.tried}
        items[:] = [item for item in items if is_wanted(item, games)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Failed("the tests could not be collected")
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.console) as progress:
            for item in progress.track(session.items, description="unchanged"):
                self.measure(item)
            kept = [mutant for mutant in self.tried if mutant.key not in equivalents()]
            self.results += [(m, Outcome.EQUIVALENT, 0.0) for m in self.tried if m.key in equivalents()]
            bar = progress.add_task("mutants", total=len(kept))
            for result in self.outcomes(kept):
                self.results.append(result)
                mutant, outcome, seconds = result
                if outcome is Outcome.SURVIVED:
                    name = f"{mutant.key[0]}:{mutant.line} {mutant.function}"
                    progress.console.print(
                        f"{name}: {mutant.change}, {seconds:.1f} s", markup=False, soft_wrap=True
                    )
                progress.update(bar, advance=1)
        return True

    def measure(self, item: Any) -> None:
        """Run a test with unchanged rules: how long it takes, and which rules it reaches."""
        reached: set[CodeType] = set()

        def see(frame: FrameType, event: str, _: Any) -> None:
            if event == "call":
                reached.add(frame.f_code)

        started = time.process_time()
        sys.setprofile(see)
        passed = ran_well(item)
        sys.setprofile(None)
        self.seconds[item.nodeid] = time.process_time() - started
        if not passed:
            raise pytest.UsageError(f"{item.nodeid} fails with unchanged rules")
        if self.seconds[item.nodeid] > SLOWEST and not is_whole_game(item):
            return
        for code in reached:
            self.reaching.setdefault(code, []).append(item)

    def tests_for(self, mutant: Mutant) -> list[Any]:
        """The tests that reach the rule, those most likely to notice first."""
        named = {f"test_{number.replace('.', '_')}_" for number in mutant.rules}

        def order(item: Any) -> tuple[bool, bool, float]:
            number = re.match(r"test_\d+_T?\d+[a-z]?_", item.name)
            return is_whole_game(item), not (number and number[0] in named), self.seconds[item.nodeid]

        code = rule_function(mutant.game, mutant.module, mutant.function).__code__
        return sorted(self.reaching.get(code, []), key=order)

    def outcomes(self, tried: list[Mutant]) -> Iterator[tuple[Mutant, Outcome, float]]:
        """Each mutant and what became of it, as many at a time as there are jobs."""
        running: dict[int, tuple[Mutant, float]] = {}
        left = iter(tried)
        while True:
            while len(running) < self.jobs and (mutant := next(left, None)) is not None:
                running[forked(lambda m=mutant: self.judge(m))] = mutant, time.monotonic()
            if not running:
                return
            child, status = os.wait()
            mutant, started = running.pop(child)
            yield mutant, outcome_of(status), time.monotonic() - started

    def judge(self, mutant: Mutant) -> int:
        tests = self.tests_for(mutant)
        mutant.apply()
        for item in tests:
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + TIMES_LONGER * self.seconds[item.nodeid])
            if not ran_well(item):
                return KILLED_BY_GAME if is_whole_game(item) else KILLED
        return SURVIVED


def is_wanted(item: Any, games: set[str]) -> bool:
    if any(word in item.nodeid for word in RANDOM):
        return False
    if "test_playthroughs" in item.nodeid and not any(f"-{title}-" in item.name for title in WHOLE_GAMES):
        return False
    if "test_hidden" in item.nodeid and not re.search("possible.*-2", item.name):
        return False
    return any(f"games/{game}/" in item.nodeid or f"[{game}-" in item.nodeid for game in games)


def is_whole_game(item: Any) -> bool:
    return any(word in item.nodeid for word in ("test_playthroughs", "test_hidden", "test_steps"))


def ran_well(item: Any) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def forked(work: Callable[[], int]) -> int:
    """Do it in a child of this process, which ends with what it returned."""
    child = os.fork()
    if child == 0:
        status = FAILED_TO_START
        try:
            status = work()
        finally:
            os._exit(status)
    return child


def outcome_of(status: int) -> Outcome:
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGVTALRM:
        return Outcome.TIMED_OUT
    ways = {SURVIVED: Outcome.SURVIVED, KILLED: Outcome.KILLED, KILLED_BY_GAME: Outcome.KILLED_BY_GAME}
    way = os.waitstatus_to_exitcode(status)
    if way not in ways:
        raise RuntimeError(f"a mutant could not be tried: its process ended with {way}")
    return ways[way]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game")
    parser.add_argument("--module", action="append", help="only modules of this name")
    parser.add_argument("--only", default="", help="only mutants whose module, function and change hold this")
    parser.add_argument("--sample", type=int, default=0, help="only so many, chosen by a fixed seed")
    parser.add_argument("--again", action="store_true", help="only those that the report says survived")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time")
    parser.add_argument("--no-report", action="store_true", help="print the survivors, write nothing")
    wanted = parser.parse_args()
    if os.environ.get("TWORIVERS_INTERPRET") != "1":
        os.execve(sys.executable, [sys.executable, "-m", "tests.mutation", *sys.argv[1:]],
                  {**os.environ, "TWORIVERS_INTERPRET": "1"})  # fmt: skip
    driver = Driver(chosen(wanted), wanted.jobs)
    status = pytest.main(["-q", "-n", "0", "-p", "no:cacheprovider", *TESTS], plugins=[driver])
    if len(driver.results) < len(driver.tried):
        sys.exit(int(status) or 1)
    if not wanted.only and not wanted.no_report:
        write(driver.results, wanted.again)


if __name__ == "__main__":
    main()
