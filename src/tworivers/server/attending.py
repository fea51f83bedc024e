"""Looking after games that wait for somebody who is no person: a computer's move, a clock that ran out.

Usually the server that took the last move sees to what follows. When it cannot any more, because it was
stopped, any other server finds the table in the store by the time at which it should be looked after."""

import asyncio
import logging
from collections.abc import Callable

import sqlalchemy as sa

from tworivers.server import database as db
from tworivers.server.clock import now
from tworivers.server.problems import NotFound
from tworivers.server.table import BOT_PATIENCE_MILLISECONDS, Table
from tworivers.server.tables import Tables

log = logging.getLogger("tworivers.attending")

LOOK_SECONDS = 1
AT_ONCE = 100


class Attendant:
    """Finds games that are due."""

    def __init__(self, tables: Tables, *follow: Callable[[Table], None]) -> None:
        self.tables = tables
        self.follow = follow
        # After a restart of the only server nobody else thinks about what is due soon.
        self._ahead = 0 if tables.store.shared else BOT_PATIENCE_MILLISECONDS

    async def run(self) -> None:
        """Look as long as the server runs, whatever goes wrong."""
        while True:
            try:
                await self.look()
            except Exception as error:
                log.warning("games that are due are looked after later: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Look after all that is due."""
        due = sa.select(db.tables.c.id, db.tables.c.attend).where(db.tables.c.attend <= now() + self._ahead)
        rows = await self.tables.store.fetch(due.order_by(db.tables.c.attend).limit(AT_ONCE))
        for row in rows:
            if await self._is_ours(row.id, row.attend):
                await self._attend(row.id)
        if len(rows) < AT_ONCE:
            self._ahead = 0

    async def _is_ours(self, table_id: str, due: int) -> bool:
        """Only one server looks after a table at a time; if it fails, the table is due again soon."""
        same = (db.tables.c.id == table_id) & (db.tables.c.attend == due)
        later = sa.update(db.tables).where(same).values(attend=now() + BOT_PATIENCE_MILLISECONDS)
        return await self.tables.store.execute(later) == 1

    async def _attend(self, table_id: str) -> None:
        try:
            async with self.tables.at(table_id) as table:
                for follow in self.follow:
                    follow(table)
                await self._settle(table)
        except NotFound:
            return
        except Exception:
            log.warning("a game could not be looked after", exc_info=True, extra={"table": table_id})

    async def _settle(self, table: Table) -> None:
        """Note when the table is due next: never, if people think without a clock."""
        same = (db.tables.c.id == table.id) & (db.tables.c.revision == table.revision)
        await self.tables.store.execute(sa.update(db.tables).where(same).values(attend=table.attend()))
