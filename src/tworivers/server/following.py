"""Following what other processes do to the tables that people are connected to here.

Usually a message says that a table has a new revision. Messages may be lost, so every few seconds one query
compares the revisions of all tables that somebody listens to: a lost message costs seconds, never a move."""

import asyncio
import logging
from collections.abc import Callable

import sqlalchemy as sa

from tworivers.server import database as db
from tworivers.server.problems import NotFound
from tworivers.server.table import Table
from tworivers.server.tables import Tables

log = logging.getLogger("tworivers.following")

LOOK_SECONDS = 2
AT_ONCE = 1000


class Following:
    """Keeps tables in memory like those in the store; `followed` is called with each that went on."""

    def __init__(self, tables: Tables, followed: Callable[[Table], None]) -> None:
        self.tables = tables
        self.followed = followed
        self._tasks: dict[str, asyncio.Task[None]] = {}
        # The newest revision that was heard of, of each table that is being read.
        self._wanted: dict[str, int] = {}
        self._soon = asyncio.Event()

    def heard(self, table_id: str, revision: int) -> None:
        """Another process changed a table: read what is new, if it is in memory here."""
        table = self.tables.live.get(table_id)
        if table is None or revision <= table.revision:
            return
        self._wanted[table_id] = max(revision, self._wanted.get(table_id, 0))
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._follow(table_id))

    def missed(self) -> None:
        """Some messages may have been lost: look soon."""
        self._soon.set()

    def _is_behind(self, table_id: str) -> bool:
        table = self.tables.live.get(table_id)
        return table is not None and table.revision < self._wanted[table_id]

    async def _follow(self, table_id: str) -> None:
        certain = True
        try:
            while self._is_behind(table_id):
                async with self.tables.held(table_id) as table:
                    if not await self.tables.catch_up(table, certain):
                        return
                    self.followed(table)
                certain = False
        except NotFound:
            return
        except Exception as error:
            log.warning("a table is read anew later: %s", error, extra={"table": table_id})
        finally:
            self._tasks.pop(table_id, None)
            self._wanted.pop(table_id, None)

    async def run(self) -> None:
        """Compare revisions as long as the server runs, whatever goes wrong."""
        while True:
            try:
                await self.tables.store.follow_clock()
                await self.look()
            except Exception as error:
                log.warning("tables are compared later: %s", error)
            self._soon.clear()
            try:
                await asyncio.wait_for(self._soon.wait(), LOOK_SECONDS)
            except TimeoutError:
                continue

    async def look(self) -> None:
        """Compare all tables that somebody listens to with what is stored."""
        ids = [table.id for table in self.tables.live.values() if table.listeners]
        for start in range(0, len(ids), AT_ONCE):
            some = ids[start : start + AT_ONCE]
            query = sa.select(db.tables.c.id, db.tables.c.revision).where(db.tables.c.id.in_(some))
            stored = {row.id: row.revision for row in await self.tables.store.fetch(query)}
            for table_id in some:
                if table_id in stored:
                    self.heard(table_id, stored[table_id])
                else:
                    self.tables.forget(table_id)

    def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
