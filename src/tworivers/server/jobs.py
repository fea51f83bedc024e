"""Bots move by themselves, in a process of their own, from states that hold nothing hidden."""

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from tworivers.bots.levels import bot_of
from tworivers.games.game import load
from tworivers.kernel.generator import generator, secret_seed
from tworivers.play.match import Entry
from tworivers.server.play import append, spent
from tworivers.server.tables import Table, Tables

log = logging.getLogger("tworivers.jobs")


def choose(game_name: str, state: bytes, level: str, seed: int, number: int) -> int:
    """A bot's action, computed in the worker process."""
    game = load(game_name)
    return bot_of(level, seed).decide(game, game.restored(state), number)


def end_with_parent() -> None:
    """Let the worker end when the server does, however the server ended."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Jobs:
    """Lets bots move whenever it is their decision."""

    def __init__(self, tables: Tables, least_seconds: float) -> None:
        self.tables = tables
        self.least_seconds = least_seconds
        self.running: dict[str, asyncio.Task[None]] = {}
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=spawn, initializer=end_with_parent)

    def wake(self, table: Table) -> None:
        """Look whether a bot has to decide at this table."""
        if self.bot_to_move(table) and table.id not in self.running:
            task = asyncio.create_task(self._move(table.id))
            self.running[table.id] = task
            task.add_done_callback(lambda _: self.running.pop(table.id, None))

    def bot_to_move(self, table: Table) -> bool:
        match = table.match
        return match is not None and not match.over and table.seats[match.to_move].kind == "bot"

    async def _move(self, table_id: str) -> None:
        """Moves until a person has to decide. The least time is the same whatever the bot holds."""
        while True:
            table = self.tables.get(table_id)
            if not self.bot_to_move(table):
                return
            match = table.playing()
            seat, version = match.to_move, match.version
            blind = table.game.resample(match.state, seat, generator(secret_seed()))
            loop = asyncio.get_running_loop()
            level = table.seats[seat].level or ""
            work = (table.game.name, blind.tobytes(), level, seat, version)
            choice = loop.run_in_executor(self.pool, choose, *work)
            try:
                action, _ = await asyncio.gather(choice, asyncio.sleep(self.least_seconds))
            except BrokenProcessPool:
                log.warning("a bot's process ended; its move is taken up again")
                self.pool = self._new_pool()
                continue
            table = self.tables.get(table_id)
            async with table.lock:
                if table.version == version:
                    words = table.game.notation(action)
                    await append(self.tables, table, Entry("action", seat, words, spent(table)), None)

    def close(self) -> None:
        for task in self.running.values():
            task.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)
