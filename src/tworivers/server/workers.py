"""What takes time to think runs in processes of its own, which load games and opponents, not the server.

Bots get states that hold nothing hidden. A process that ends takes nothing with it: its work is done again.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tworivers.bots.levels import bot_of
from tworivers.bots.prepare import prepare
from tworivers.games.contract import playable_games
from tworivers.games.game import load
from tworivers.server.metrics import BOT_FAILURES

log = logging.getLogger("tworivers.workers")

T = TypeVar("T")

# So often work is taken up again at once; then it is somebody else's turn first.
MOST_TRIES = 3


def choose(game_name: str, state: bytes, level: str, seed: int, number: int) -> int:
    """A bot's action, computed in a worker process."""
    game = load(game_name)
    return bot_of(level, seed).decide(game, game.restored(state), number)


def warm(*names: str) -> None:
    """Load what a worker needs for some games, before somebody waits for it."""
    for name in names:
        prepare(load(name))


def begin_process(megabytes: int) -> None:
    """What a process does first: it limits its memory, and ends when its parent does, however that ended."""
    if megabytes and sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes * 2**20, megabytes * 2**20))
    end_with_parent()


def limited(seconds: float, function: Callable[..., T], *arguments: Any) -> T:
    """A function's result; a process that computes for longer is ended by the system, whatever it does."""
    if not seconds or sys.platform == "win32":
        return function(*arguments)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return function(*arguments)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def end_with_parent() -> None:
    """Let the worker end when the server does, however the server ended."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Workers:
    """Processes that compute; one that dies is replaced and its work done again."""

    def __init__(self, number: int, seconds: float = 0, megabytes: int = 0) -> None:
        self.number = number
        self.seconds = seconds
        self.megabytes = megabytes
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self.number, mp_context=spawn, initializer=begin_process, initargs=(self.megabytes,)
        )

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """The result of a function, computed in a worker process; a process that ended is replaced."""
        for attempt in range(1, MOST_TRIES + 1):
            pool = self.pool
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(pool, limited, self.seconds, function, *arguments)
            except BrokenProcessPool:
                log.warning("a worker process ended; its work is taken up again")
                BOT_FAILURES.inc()
                if self.pool is pool:
                    self.pool = self._new_pool()
                if attempt == MOST_TRIES:
                    raise
        raise AssertionError

    async def warm_all(self) -> None:
        """Let every process load all games, before somebody waits for them."""
        loop = asyncio.get_running_loop()
        names, _ = playable_games()
        loading = (loop.run_in_executor(self.pool, warm, *names) for _ in range(self.number))
        await asyncio.gather(*loading)

    def warm(self, game_name: str) -> None:
        """Let a worker load a game soon, because a computer is going to play it."""
        self.pool.submit(warm, game_name)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
