"""The moves of computers: asked for whenever one has to decide, and stored like anybody's."""

import asyncio
import contextlib
import logging
import time

import sqlalchemy as sa

from tworivers.kernel.generator import generator, secret_seed
from tworivers.play.match import Entry
from tworivers.server import database as db
from tworivers.server.clock import now
from tworivers.server.metrics import BOT_SECONDS
from tworivers.server.play import append, retry_on_conflict, spent
from tworivers.server.problems import Away
from tworivers.server.table import BOT_PATIENCE_MILLISECONDS, Table
from tworivers.server.tables import Tables
from tworivers.server.workers import Workers, choose

log = logging.getLogger("tworivers.jobs")

RETRY_SECONDS = 2
SIGN_SECONDS = 1


def bot_to_move(table: Table) -> bool:
    return table.to_move is not None and table.seats[table.to_move].kind == "bot"


async def heartbeat(tables: Tables, table_id: str, version: int) -> None:
    """As long as a computer thinks here, no other process has to look after its game."""
    newer = sa.exists().where(db.entries.c.table_id == table_id, db.entries.c.version > version)
    while tables.store.shared:
        await asyncio.sleep(SIGN_SECONDS)
        later = sa.update(db.tables).where(db.tables.c.id == table_id, ~newer)
        with contextlib.suppress(Away):
            await tables.store.execute(later.values(attend=now() + BOT_PATIENCE_MILLISECONDS))


@retry_on_conflict
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
    thinking = asyncio.create_task(heartbeat(tables, table_id, version))
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
