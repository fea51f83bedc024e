"""All tables: those in use in memory, the others in the store."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Container
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import sqlalchemy as sa

from tworivers.server import api
from tworivers.server import database as db
from tworivers.server.problems import Conflict, NotFound
from tworivers.server.store import Store, update_seat
from tworivers.server.table import Seat, Table, read_stored

MOST_IN_MEMORY = 2000
# Newer than whatever is known.
UNKNOWN_REVISION = 2**31


class VersionConflict(Conflict):
    """Another process changed the table meanwhile; what was wanted has to be judged anew."""


class Everybody:
    """Holds every person: those who may want to be notified, where only the store knows who does."""

    def __contains__(self, person: object) -> bool:
        return person is not None


class Held:
    """The context of a table whose lock is held; each move needs one, so it is no generator."""

    def __init__(self, tables: "Tables", table_id: str) -> None:
        self._tables = tables
        self._table_id = table_id

    async def __aenter__(self) -> Table:
        while True:
            self._table = await self._tables.get(self._table_id)
            await self._table.lock.acquire()
            if self._tables.live.get(self._table_id) is self._table:
                return self._table
            self._table.lock.release()  # it was read anew while we waited

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


class Tables:
    """All tables: those in use in memory, the others in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.live: OrderedDict[str, Table] = OrderedDict()
        # Called with a table whose game went on: bots, clocks and notifications.
        self.on_change: list[Callable[[Table], None]] = []
        # Who may want to be notified of their turns, and what to call when a notification was stored.
        self.notified: Container[str | None] = set()
        self.on_notice: Callable[[], None] = lambda: None
        # Tells other processes that a table has a new revision.
        self.publish: Callable[[str, int], None] = lambda *_: None

    async def get(self, table_id: str) -> Table:
        """The table of this id."""
        table = self.live.get(table_id)
        if table is None:
            table = self.keep(await self._load(table_id))
        else:
            self.live.move_to_end(table_id)
        return table

    def keep(self, table: Table) -> Table:
        """Keep a table that was read or laid in memory; return the one to use, if another was quicker."""
        kept = self.live.setdefault(table.id, table)
        self._forget_the_oldest()
        return kept

    def forget(self, table_id: str) -> None:
        """Drop the memory of a table; the store knows it, and whoever listens reads it anew."""
        table = self.live.pop(table_id, None)
        if table is not None:
            table.tell_listeners()

    def _forget_the_oldest(self) -> None:
        """Keep memory bounded: drop the table not used for longest that nobody is connected to."""
        if len(self.live) <= MOST_IN_MEMORY:
            return
        idle = (t for t in self.live.values() if not t.listeners and not t.lock.locked())
        oldest = next(idle, None)
        if oldest is not None:
            self.forget(oldest.id)

    def tell(self, table: Table) -> None:
        """Tell everyone at the table, and whatever else follows its game, that something changed."""
        table.tell_listeners()
        for follow in self.on_change:
            follow(table)

    async def _load(self, table_id: str) -> Table:
        stored = await self.store.look_beside(lambda connection: read_stored(connection, table_id))
        if stored is None:
            raise NotFound("no-such-table")
        table = Table(stored.row, stored.seats)
        table.catch_up(stored)
        return table

    # A table that other processes may change, too.

    def held(self, table_id: str) -> "Held":
        """A table as this process knows it, its lock held."""
        return Held(self, table_id)

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """A table as it is stored now, its lock held."""
        async with self.held(table_id) as table:
            await self.catch_up(table)
            yield table

    async def catch_up(self, table: Table, certain: bool = False) -> bool:
        """Follow what other processes stored, and tell whether there was anything. The lock is held."""
        if not self.store.shared:
            return False
        query = sa.select(db.tables.c.revision).where(db.tables.c.id == table.id)
        rows = [] if certain else await self.store.fetch(query)
        if rows and rows[0].revision == table.revision:
            return False
        known = table.version
        stored = await asyncio.to_thread(
            self.store.look, lambda connection: read_stored(connection, table.id, known)
        )
        if stored is None:
            self.forget(table.id)
            raise NotFound("no-such-table")
        try:
            table.catch_up(stored)
        except BaseException:
            self.forget(table.id)
            raise
        table.tell_listeners()
        return True

    def committed(self, table: Table) -> None:
        """A change of this process is stored: let the other processes know. The table's lock is held."""
        table.revision += 1
        self.publish(table.id, table.revision)

    # Changing what is stored.

    async def save(
        self,
        table: Table,
        *seats: Seat,
        also: Callable[[sa.Connection], None] = lambda _: None,
        **values: Any,
    ) -> None:
        """Store a change of a table and of its seats, unless another process was first. The lock is held."""
        unchanged = (db.tables.c.id == table.id) & (db.tables.c.revision == table.revision)
        update = sa.update(db.tables).where(unchanged).values(revision=table.revision + 1, **values)
        chairs = [{"table_id": table.id, **msgspec.to_builtins(seat)} for seat in seats]
        version = table.version

        def change(connection: sa.Connection) -> None:
            if connection.execute(update).rowcount != 1:
                raise VersionConflict("stale-version", version=version)
            for chair in chairs:
                connection.execute(update_seat(chair))
            also(connection)

        try:
            await self.store.change(change)
        except BaseException:
            self.forget(table.id)  # memory may differ from the store: read it anew
            raise
        self.committed(table)

    async def say(self, table: Table, person: str, line: api.ChatLine) -> None:
        """Store a line of chat. The table's lock is held."""
        values = {"table_id": table.id, "person": person, "name": line.name, "text": line.text, "at": line.at}
        revise = sa.update(db.tables).where(db.tables.c.id == table.id)

        def change(connection: sa.Connection) -> None:
            connection.execute(sa.insert(db.chat), values)
            connection.execute(revise.values(revision=db.tables.c.revision + 1))

        await self.store.change(change)
        self.committed(table)
        table.chat.append(line)
        table.tell_listeners()

    async def adopt(self, guest: str, person: str) -> None:
        """All that a guest had becomes a person's."""
        sat = sa.select(db.seats.c.table_id).where(
            (db.seats.c.person == guest) | (db.seats.c.former == guest)
        )
        theirs = sa.select(db.tables.c.id).where(db.tables.c.id.in_(sat) | (db.tables.c.host == guest))

        def move(connection: sa.Connection) -> list[str]:
            ids = [row.id for row in connection.execute(theirs)]
            revise = sa.update(db.tables).where(db.tables.c.id.in_(ids))
            connection.execute(revise.values(revision=db.tables.c.revision + 1))
            chairs = (db.seats.c.person, db.seats.c.former)
            for column in (*chairs, db.tables.c.host, db.chat.c.person, db.outbox.c.person):
                table = column.table
                connection.execute(sa.update(table).where(column == guest).values({column.name: person}))
            connection.execute(sa.delete(db.people).where(db.people.c.id == guest))
            return ids

        for table_id in await self.store.change(move):
            self.publish(table_id, UNKNOWN_REVISION)
            laid = self.live.get(table_id)
            if laid is not None:
                async with laid.lock:
                    self.forget(table_id)
