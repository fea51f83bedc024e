"""The store: one writer thread with group commit, readers beside it, on SQLite or PostgreSQL.

A change is a function of a connection. The writer gathers all changes that wait, runs each in a savepoint of
one transaction, commits once and only then lets their futures come true: what is acknowledged is on disk.
Entries of games, by far the most frequent change, are written together by one statement.
"""

import asyncio
import functools
import json
import logging
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from tworivers.server import clock
from tworivers.server import database as db
from tworivers.server.dialects import WRITING, Dialect
from tworivers.server.migrations import upgrade
from tworivers.server.problems import Away, Refusal

log = logging.getLogger("tworivers.store")

T = TypeVar("T")
Row = dict[str, Any]
Change = Callable[[sa.Connection], T]

# How long a server that starts waits for its database, and how often it looks for one that it lost.
START_SECONDS = 60
LOOK_SECONDS = 0.25
# An answer that took longer than this is not waited for twice.
QUICK_SECONDS = 1.0
SWITCH_SECONDS = 0.0005

# A database that is gone, locked or too slow: not a mistake in what was asked.
LOST = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError, sa.exc.PendingRollbackError)


class Append(msgspec.Struct, frozen=True):
    """An entry of a game, what it changes in its table and in a seat, and whom it should be notified to."""

    entry: Row
    table: Row
    notice: Row | None = None
    seat: Row | None = None

    def __call__(self, connection: sa.Connection) -> bool:
        write_entries(connection, [self])
        return True


INSERT_ENTRIES = sa.insert(db.entries)
NOTICE = ("person", "table_id", "version", "at", "due")
# Only who wants to be notified is.
INSERT_NOTICES = sa.insert(db.outbox).from_select(
    NOTICE,
    sa.select(
        *(sa.bindparam(f"notice_{name}", type_=db.outbox.c[name].type).label(name) for name in NOTICE)
    ).where(
        sa.exists().where(db.people.c.id == sa.bindparam("notice_person"), db.people.c.webhook.is_not(None))
    ),
)
# What an entry changes in its table, after the table's id.
TABLE = ("of_table", "changed", "status", "to_move", "winners", "attend")
UPDATE_TABLES = (
    sa.update(db.tables)
    .where(db.tables.c.id == sa.bindparam("of_table"))
    .values(**{name: sa.bindparam(name) for name in TABLE[1:]}, revision=db.tables.c.revision + 1)
)


ENTRY = tuple(db.entries.columns.keys())
MOST_TOGETHER = 1000
# An update from values needs SQLite 3.33; some systems have an older one.
CAN_UPDATE_FROM = sqlite3.sqlite_version_info >= (3, 33)


@functools.lru_cache
def batch_of(size: int) -> tuple[str, str]:
    """What writes so many entries, and what they change in their tables, to SQLite: one statement for all,
    without the interpreter between rows, so that the rest of this process goes on meanwhile."""
    entries, tables = (", ".join([f"({', '.join('?' * len(names))})"] * size) for names in (ENTRY, TABLE))
    changes = ", ".join(f"{name} = column{number}" for number, name in enumerate(TABLE[1:], 2))
    return (
        f"INSERT INTO entries ({', '.join(ENTRY)}) VALUES {entries}",
        f"UPDATE tables SET {changes}, revision = revision + 1 FROM (VALUES {tables}) WHERE id = column1",
    )


def write_batch(connection: sa.Connection, appends: list[Append]) -> None:
    """Write entries and what they change in their tables to SQLite."""
    insert, update = batch_of(len(appends))
    connection.exec_driver_sql(insert, tuple(a.entry[name] for a in appends for name in ENTRY))
    changes = [a.table if a.table["winners"] is None else with_winners(a.table) for a in appends]
    connection.exec_driver_sql(update, tuple(change[name] for change in changes for name in TABLE))


def with_winners(table: Row) -> Row:
    return {**table, "winners": json.dumps(table["winners"])}


def update_seat(values: Row) -> sa.Update:
    """The change of one seat; `values` is its whole row."""
    where = (db.seats.c.table_id == values["table_id"]) & (db.seats.c.seat == values["seat"])
    return sa.update(db.seats).where(where).values(**values)


def write_entries(connection: sa.Connection, appends: list[Append]) -> None:
    """Write entries; one whose version is taken fails, so no two writers can fork a game."""
    if connection.dialect.name == "sqlite" and CAN_UPDATE_FROM:
        for first in range(0, len(appends), MOST_TOGETHER):
            write_batch(connection, appends[first : first + MOST_TOGETHER])
    else:
        connection.execute(INSERT_ENTRIES, [append.entry for append in appends])
        connection.execute(UPDATE_TABLES, [append.table for append in appends])
    for append in appends:
        if append.notice is not None:
            connection.execute(INSERT_NOTICES, {f"notice_{k}": v for k, v in append.notice.items()})
        if append.seat is not None:
            connection.execute(update_seat(append.seat))


def open_engine(dialect: Dialect) -> sa.Engine:
    """A database brought up to this version; one that is not there yet is waited for."""
    engine = dialect.engine()
    until = time.monotonic() + (START_SECONDS if dialect.shared else 0)
    while True:
        try:
            upgrade(engine.execution_options(**WRITING), before=dialect.before_upgrade)
            return engine
        except sa.exc.OperationalError as error:
            if time.monotonic() > until:
                raise Away("store-away") from error
            log.warning("the database does not answer yet: %s", error.orig)
            time.sleep(1)


Future = asyncio.Future[Any]
Waiting = list[tuple[Change[Any], Future]]
Settled = list[tuple[Future, Any]]


class Store:
    """Reading at once, writing through the one writer."""

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        if dialect.shared:
            # Answers come to threads, which should not wait long for their turn in this process.
            sys.setswitchinterval(SWITCH_SECONDS)
        self.engine = open_engine(dialect)
        shared = {"isolation_level": "AUTOCOMMIT"} if dialect.shared else {}
        self._readers = self.engine.execution_options(**shared)
        self._away = threading.Event()
        self._closed = threading.Event()
        self._writer: sa.Connection | None = None
        self._queue: queue.SimpleQueue[tuple[Change[Any], Future] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()
        self._set_clock()

    @property
    def shared(self) -> bool:
        """May other processes change what is stored?"""
        return self.dialect.shared

    @property
    def away(self) -> bool:
        """Can the stored data not be reached now?"""
        return self._away.is_set()

    @property
    def waiting(self) -> int:
        """How many changes wait for the writer."""
        return self._queue.qsize()

    # Writing.

    async def change(self, change: Change[T]) -> T:
        """Carry out a change; returns after it is on disk."""
        self._check_here()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((change, future))
        return await future

    async def execute(self, statement: Any) -> int:
        """Carry out one statement; returns after it is on disk, with the number of rows it changed."""
        return await self.change(lambda connection: int(connection.execute(statement).rowcount))

    async def append(self, append: Append) -> None:
        """Store an entry; returns after it is on disk."""
        await self.change(append)

    async def changes_elsewhere(self) -> int:
        """A number that changes when another process changed the stored data."""
        return await self.change(self.dialect.changes_elsewhere)

    # Reading.

    def read(self, query: sa.Select[Any]) -> list[Any]:
        """The rows of a query, as they were committed."""
        return self.look(lambda connection: list(connection.execute(query)))

    async def fetch(self, query: sa.Select[Any]) -> list[Any]:
        """The rows of a query, read beside the event loop."""
        return await asyncio.to_thread(self.read, query)

    async def look_beside(self, look: Callable[[sa.Connection], T]) -> T:
        """Read something; an answer from elsewhere may take its time and is awaited beside the event loop."""
        return await asyncio.to_thread(self.look, look) if self.shared else self.look(look)

    async def read_beside(self, query: sa.Select[Any]) -> list[Any]:
        """The rows of a query for which somebody waits."""
        return await self.look_beside(lambda connection: list(connection.execute(query)))

    def look(self, look: Callable[[sa.Connection], T]) -> T:
        """Read something; a connection that was lost since its last use is replaced by a new one."""
        self._check_here()
        started = time.monotonic()
        try:
            return self._look(look)
        except sa.exc.DBAPIError as error:
            quick = time.monotonic() - started < QUICK_SECONDS
            if not (error.connection_invalidated and quick):
                raise self._told(error) from error
        except sa.exc.TimeoutError as error:
            raise self._told(error) from error
        try:
            return self._look(look)
        except sa.exc.SQLAlchemyError as error:
            raise self._told(error) from error

    def _look(self, look: Callable[[sa.Connection], T]) -> T:
        with self._readers.connect() as connection, self.dialect.patience(connection):
            return look(connection)

    # A database that is gone.

    def _check_here(self) -> None:
        if self._away.is_set():
            raise Away("store-away")

    def _told(self, error: Exception) -> Exception:
        """An error as whoever asked may know it; a lost database is looked for from now on."""
        if isinstance(error, sa.exc.DataError):
            return Refusal("http-400")  # such as a text with a NUL in it, which PostgreSQL does not store
        if not isinstance(error, LOST):
            return error
        log.warning("the stored data cannot be reached: %s", error)
        if self.dialect.shared and is_gone(error) and not self._away.is_set():
            self._away.set()
            threading.Thread(target=self._look_for_it, name="looking", daemon=True).start()
        return Away("store-away")

    def _look_for_it(self) -> None:
        """Until the database answers again, everybody is refused at once and nobody waits."""
        while not self._closed.wait(LOOK_SECONDS):
            try:
                self._set_clock()
            except sa.exc.SQLAlchemyError:
                continue
            log.warning("the stored data can be reached again")
            self._away.clear()
            return

    def _set_clock(self) -> None:
        at = self._look(self.dialect.clock)
        if at is not None:
            clock.follow(at)

    async def follow_clock(self) -> None:
        """Take the time of day from the database, where several servers share one."""
        at = await asyncio.to_thread(self.look, self.dialect.clock)
        if at is not None:
            clock.follow(at)

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._closed.set()
        self._queue.put(None)
        self._thread.join(timeout=5)
        self.engine.dispose()

    # The writer.

    def _write(self) -> None:
        while True:
            waiting, stop = self._gather()
            if waiting:
                self._commit(waiting)
            if len(waiting) > 1 and self._queue.qsize() < len(waiting):
                time.sleep(self.dialect.rest_seconds)
            if stop:
                self._hang_up()
                return

    def _gather(self) -> tuple[Waiting, bool]:
        """All changes that wait now, and whether the writer is to stop after them.

        A change whose request was cut off before is left out; one cut off later is done, unacknowledged."""
        waiting: Waiting = []
        item = self._queue.get()
        while item is not None:
            if not item[1].cancelled():
                waiting.append(item)
            if self._queue.empty():
                return waiting, False
            item = self._queue.get()
        return waiting, True

    def _line(self) -> sa.Connection:
        """The writer's connection, kept for as long as it works."""
        if self._writer is None:
            self._writer = self.engine.connect().execution_options(**WRITING)
        return self._writer

    def _hang_up(self) -> None:
        """Leave a connection that failed: a commit that failed leaves its transaction open."""
        if self._writer is not None:
            self._writer.invalidate()
            self._writer.close()
            self._writer = None

    def _commit(self, waiting: Waiting) -> None:
        """One transaction for all that waits; a change that fails takes only itself back."""
        try:
            connection = self._line()
            with self.dialect.patience(connection):
                try:
                    done, failed = self._write_all(connection, waiting, together=True)
                except NotTogether:
                    done, failed = self._write_all(connection, waiting, together=False)
        except Exception as error:
            self._hang_up()
            reason = self._told(error)
            done, failed = [], [(future, reason) for _, future in waiting]
        tell(done, failed)

    def _write_all(
        self, connection: sa.Connection, waiting: Waiting, together: bool
    ) -> tuple[Settled, Settled]:
        done: Settled = []
        failed: Settled = []
        with connection.begin():
            for change, future in write_together(connection, waiting, done) if together else waiting:
                try:
                    with connection.begin_nested():
                        done.append((future, change(connection)))
                except Exception as error:
                    if connection.invalidated:
                        raise
                    failed.append((future, self._told(error)))
        return done, failed


class NotTogether(Exception):
    """One of many entries is too late: writing each by itself finds out which."""


def write_together(connection: sa.Connection, waiting: Waiting, done: Settled) -> Waiting:
    """Write all entries at once; return what is left to do one by one."""
    appends = [(change, future) for change, future in waiting if isinstance(change, Append)]
    if len(appends) < 2:
        return waiting
    # Always in the same order: two servers that write to the same tables must not wait for each other.
    appends.sort(key=lambda pair: str(pair[0].table["of_table"]))
    try:
        write_entries(connection, [append for append, _ in appends])
    except (sa.exc.IntegrityError, sa.exc.OperationalError) as error:
        if connection.invalidated:
            raise
        raise NotTogether from error
    done += [(future, True) for _, future in appends]
    return [(change, future) for change, future in waiting if not isinstance(change, Append)]


def is_gone(error: Exception) -> bool:
    """Is there nobody at the other end? A database that refused something says so with a code."""
    if isinstance(error, sa.exc.DBAPIError):
        return error.connection_invalidated or getattr(error.orig, "sqlstate", None) is None
    return isinstance(error, sa.exc.PendingRollbackError)


def tell(done: Settled, failed: Settled) -> None:
    """Let all who wait for a commit go on, those of one event loop at once."""
    loops = {future.get_loop() for future, _ in (*done, *failed)}
    for loop in loops:
        settled, refused = (
            [pair for pair in pairs if pair[0].get_loop() is loop] for pairs in (done, failed)
        )
        loop.call_soon_threadsafe(settle, settled, refused)


def settle(done: Settled, failed: Settled) -> None:
    """Settle what waits; in the event loop of the futures."""
    for future, error in failed:
        if not future.done():
            future.set_exception(error)
    for future, result in done:
        if not future.done():
            future.set_result(result)
