"""What takes time to think runs in processes of its own: computers' moves, advice, and analysis.

Bots get states that hold nothing hidden. A process that ends takes nothing with it: its work is done again.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import sqlalchemy as sa

from tworivers.bots.levels import bot_of
from tworivers.bots.prepare import prepare
from tworivers.games.game import game_names, load
from tworivers.kernel.generator import generator, secret_seed
from tworivers.play.match import Entry
from tworivers.server import database as db
from tworivers.server.clock import now
from tworivers.server.metrics import BOT_FAILURES, BOT_SECONDS
from tworivers.server.play import append, judged_anew, spent
from tworivers.server.problems import Away
from tworivers.server.table import BOT_PATIENCE_MILLISECONDS, Table
from tworivers.server.tables import Tables

log = logging.getLogger("tworivers.jobs")

T = TypeVar("T")

RETRY_SECONDS = 2
SIGN_SECONDS = 1
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
        loading = (loop.run_in_executor(self.pool, warm, *game_names()) for _ in range(self.number))
        await asyncio.gather(*loading)

    def warm(self, game_name: str) -> None:
        """Let a worker load a game soon, because a computer is going to play it."""
        self.pool.submit(warm, game_name)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def bot_to_move(table: Table) -> bool:
    return table.to_move is not None and table.seats[table.to_move].kind == "bot"


async def tell_that_it_thinks(tables: Tables, table_id: str, version: int) -> None:
    """As long as a computer thinks here, no other process has to look after its game."""
    newer = sa.exists().where(db.entries.c.table_id == table_id, db.entries.c.version > version)
    while tables.store.shared:
        await asyncio.sleep(SIGN_SECONDS)
        later = sa.update(db.tables).where(db.tables.c.id == table_id, ~newer)
        with contextlib.suppress(Away):
            await tables.store.execute(later.values(attend=now() + BOT_PATIENCE_MILLISECONDS))


@judged_anew
async def move(
    tables: Tables, workers: Workers, table_id: str, least_seconds: float, wanted: int | None = None
) -> bool:
    """Let a bot decide, if it has to, in this version. The least time is the same whatever the bot holds."""
    async with tables.at(table_id) as table:
        if not bot_to_move(table) or wanted not in (None, table.version):
            return False
        match = table.playing()
        seat, version = match.to_move, match.version
        blind = table.game.resample(match.state, seat, generator(secret_seed()))
        level = table.seats[seat].level or ""
    started = time.perf_counter()
    thinking = asyncio.create_task(tell_that_it_thinks(tables, table_id, version))
    try:
        choice = workers.run(choose, table.game.name, blind.tobytes(), level, seat, version)
        action, _ = await asyncio.gather(choice, asyncio.sleep(least_seconds))
    finally:
        thinking.cancel()
    BOT_SECONDS.labels(level).observe(time.perf_counter() - started)
    async with tables.at(table_id) as table:
        if table.version == version:
            words = table.game.notation(action)
            await append(tables, table, Entry("action", seat, words, spent(table)), None)
    return True


class Jobs:
    """Lets bots move whenever it is their decision."""

    def __init__(self, tables: Tables, workers: Workers, least_seconds: float) -> None:
        self.tables = tables
        self.workers = workers
        self.least_seconds = least_seconds
        self.running: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Look whether a bot has to decide at this table."""
        if bot_to_move(table) and table.id not in self.running:
            task = asyncio.create_task(self._move(table.id))
            self.running[table.id] = task
            task.add_done_callback(lambda done: self._stopped(table.id, done))

    again = wake

    def _stopped(self, table_id: str, task: "asyncio.Task[None]") -> None:
        """The bot has nothing to do any more, or something went wrong: then it tries again soon."""
        self.running.pop(table_id, None)
        if not task.cancelled() and task.exception() is not None:
            log.warning("a computer's move failed", exc_info=task.exception(), extra={"table": table_id})
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._try_again, table_id)

    def _try_again(self, table_id: str) -> None:
        table = self.tables.live.get(table_id)
        if table is not None:  # else it is seen to when it is due
            self.wake(table)

    async def _move(self, table_id: str) -> None:
        """Moves until a person has to decide."""
        while await move(self.tables, self.workers, table_id, self.least_seconds):
            pass

    async def close(self) -> None:
        for task in self.running.values():
            task.cancel()
