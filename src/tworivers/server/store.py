"""The store: one SQLite file, one writer thread with group commit, readers beside it.

A change is a function of a connection. The writer gathers all changes that wait, runs each in a savepoint of
one transaction, commits once and only then lets their futures come true: what is acknowledged is on disk.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa

T = TypeVar("T")
Change = Callable[[sa.Connection], T]

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("account", sa.Text, unique=True),
    sa.Column("password", sa.Text),
    sa.Column("created", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("clock", sa.JSON, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("status", sa.Text, nullable=False, index=True),
    sa.Column("host", sa.Text, nullable=False),
    sa.Column("next_table", sa.Text),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False, index=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.Text),
    sa.Column("person", sa.Text, index=True),
    sa.Column("key", sa.Text, nullable=False),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("player", sa.Text, nullable=False),
    sa.Column("milliseconds", sa.BigInteger, nullable=False),
    sa.Column("request", sa.Text),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "request"),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)


def _durable(connection: sqlite3.Connection, _: object) -> None:
    """Write-ahead log, and every commit reaches the disk before it is answered."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA busy_timeout=5000")


class Store:
    """Reading at once, writing through the one writer."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.engine = sa.create_engine(f"sqlite:///{folder / 'tworivers.db'}")
        sa.event.listen(self.engine, "connect", _durable)
        metadata.create_all(self.engine)
        self._queue: queue.SimpleQueue[tuple[Change[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    async def change(self, change: Change[T]) -> T:
        """Carry out a change; returns after it is on disk."""
        future: Future[T] = Future()
        self._queue.put((change, future))
        return await asyncio.wrap_future(future)

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
                first = self._queue.get()
                if first is None:
                    return
                waiting = [first]
                stop = False
                while not self._queue.empty():
                    item = self._queue.get()
                    if item is None:
                        stop = True
                        break
                    waiting.append(item)
                self._commit(connection, waiting)
                if stop:
                    return

    def _commit(self, connection: sa.Connection, waiting: list[tuple[Change[Any], Future[Any]]]) -> None:
        """One transaction for all that waits; a change that fails takes only itself back."""
        done: list[tuple[Future[Any], Any]] = []
        try:
            with connection.begin():
                for change, future in waiting:
                    try:
                        with connection.begin_nested():
                            done.append((future, change(connection)))
                    except Exception as error:
                        future.set_exception(error)
        except Exception as error:
            for future, _ in done:
                future.set_exception(error)
            return
        for future, result in done:
            future.set_result(result)
