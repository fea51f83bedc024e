"""Compile rules, opponents and batches of every game before the tests, each game in its own process."""

import subprocess
import sys
import time

from tworivers.bots.prepare import prepare
from tworivers.games.game import game_names, load
from tworivers.lab.batch import Batch


def main() -> None:
    if len(sys.argv) > 1:
        prepare(load(sys.argv[1]))
        Batch(sys.argv[1], 1)
        return
    started = time.monotonic()
    processes = [subprocess.Popen([sys.executable, "-m", "tests.ready", name]) for name in game_names()]
    if any(process.wait() for process in processes):
        sys.exit("the rules could not be compiled")
    print(f"rules ready after {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
