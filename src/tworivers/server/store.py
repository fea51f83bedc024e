"""The store: one SQLite file, one writer thread with group commit, readers beside it.

A change is a function of a connection. The writer gathers all changes that wait, runs each in a savepoint of
one transaction, commits once and only then lets their futures come true: what is acknowledged is on disk.
Entries of games, by far the most frequent change, are written together by one statement.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa

from tworivers.server import database as db
from tworivers.server.migrations import upgrade

T = TypeVar("T")
Change = Callable[[sa.Connection], T]

FILE = "tworivers.db"


@dataclass(frozen=True, slots=True)
class Append:
    """An entry of a game, what it changes in the row of its table, and whom it should be notified to."""

    entry: dict[str, Any]
    table: dict[str, Any]
    notice: dict[str, Any] | None = None

    def __call__(self, connection: sa.Connection) -> bool:
        write_entries(connection, [self])
        return True


INSERT_ENTRIES = sa.insert(db.entries)
INSERT_NOTICES = sa.insert(db.outbox)
UPDATE_TABLES = (
    sa.update(db.tables)
    .where(db.tables.c.id == sa.bindparam("of_table"))
    .values(
        changed=sa.bindparam("changed"),
        status=sa.bindparam("status"),
        to_move=sa.bindparam("to_move"),
        winners=sa.bindparam("winners"),
    )
)


def write_entries(connection: sa.Connection, appends: list[Append]) -> None:
    """Write entries; one whose version is taken fails, so no two writers can fork a game."""
    connection.execute(INSERT_ENTRIES, [append.entry for append in appends])
    connection.execute(UPDATE_TABLES, [append.table for append in appends])
    notices = [append.notice for append in appends if append.notice is not None]
    if notices:
        connection.execute(INSERT_NOTICES, notices)


def _durable(connection: sqlite3.Connection, _: object) -> None:
    """Write-ahead log, and every commit reaches the disk before it is answered."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA busy_timeout=5000")
    # Python's driver would begin transactions late, and commit at the end of each savepoint.
    connection.isolation_level = None


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def open_engine(folder: Path) -> sa.Engine:
    """The database of a data folder, brought up to this version."""
    folder.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(f"sqlite:///{folder / FILE}")
    sa.event.listen(engine, "connect", _durable)
    sa.event.listen(engine, "begin", _begin)
    upgrade(engine)
    return engine


Future = asyncio.Future[Any]
Waiting = list[tuple[Change[Any], Future]]
Settled = list[tuple[Future, Any]]


class Store:
    """Reading at once, writing through the one writer."""

    def __init__(self, folder: Path) -> None:
        self.engine = open_engine(folder)
        self._queue: queue.SimpleQueue[tuple[Change[Any], Future] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many changes wait for the writer."""
        return self._queue.qsize()

    async def change(self, change: Change[T]) -> T:
        """Carry out a change; returns after it is on disk."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((change, future))
        return await future

    async def append(self, append: Append) -> None:
        """Store an entry; returns after it is on disk."""
        await self.change(append)

    async def changes_elsewhere(self) -> int:
        """A number that changes when another process changed the stored data."""
        return await self.change(lambda c: int(c.exec_driver_sql("PRAGMA data_version").scalar_one()))

    def read(self, query: sa.Select[Any]) -> list[Any]:
        """The rows of a query, as they were committed."""
        with self.engine.connect() as connection:
            return list(connection.execute(query))

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._queue.put(None)
        self._thread.join(timeout=5)
        self.engine.dispose()

    def _write(self) -> None:
        with self.engine.connect() as connection:
            while True:
                waiting, stop = self._gather()
                if waiting:
                    self._commit(connection, waiting)
                if stop:
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

    def _commit(self, connection: sa.Connection, waiting: Waiting) -> None:
        """One transaction for all that waits; a change that fails takes only itself back."""
        done: Settled = []
        failed: Settled = []
        try:
            with connection.begin():
                rest = self._write_together(connection, waiting, done)
                for change, future in rest:
                    try:
                        with connection.begin_nested():
                            done.append((future, change(connection)))
                    except Exception as error:
                        failed.append((future, error))
        except Exception as error:
            connection.connection.rollback()  # a commit that failed leaves its transaction open
            done, failed = [], [(future, error) for _, future in waiting]
        tell(done, failed)

    def _write_together(self, connection: sa.Connection, waiting: Waiting, done: Settled) -> Waiting:
        """Write all entries at once; return what is left to do one by one."""
        appends = [(change, future) for change, future in waiting if isinstance(change, Append)]
        if len(appends) < 2:
            return waiting
        try:
            with connection.begin_nested():
                write_entries(connection, [append for append, _ in appends])
        except sa.exc.IntegrityError:
            return waiting  # one of them is too late: find out which
        done += [(future, True) for _, future in appends]
        return [(change, future) for change, future in waiting if not isinstance(change, Append)]


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
