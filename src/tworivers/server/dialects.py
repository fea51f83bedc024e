"""What differs between databases: SQLite in a file for one server, PostgreSQL for many."""

import os
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from tworivers.words.messages import BadOption

FILE = "tworivers.db"
# Taken by whoever upgrades the stored data, so that servers that start together do it one after the other.
UPGRADE_LOCK = 0x2C17
# How long an answer of a database elsewhere is awaited.
CONNECT_SECONDS = 2
ANSWER_SECONDS = 3.0
STATEMENT_MILLISECONDS = 2500
IDLE_MILLISECONDS = 5000
WRITING = {"writing": True}


class Dialect(Protocol):
    """What the store needs to know of its database."""

    # May other processes write, too?
    shared: bool
    # How long the writer rests after it wrote several changes at once, so that more gather for the next time.
    rest_seconds: float

    def engine(self) -> sa.Engine: ...

    def insert(self, table: sa.Table) -> Any:
        """An insert that can do something else where the row is there already."""

    def before_upgrade(self, connection: sa.Connection) -> None: ...

    def changes_elsewhere(self, connection: sa.Connection) -> int:
        """A number that changes when another process changed the stored data; 0 where nobody can tell."""

    def patience(self, connection: sa.Connection) -> Any:
        """A context in which an answer that does not come in time becomes an error."""

    def clock(self, connection: sa.Connection) -> float | None:
        """The time of day that all servers share, in milliseconds; none where each has its own."""


def dialect_of(database: str, folder: Path) -> Dialect:
    """The database of an address; without one, a file in the data folder."""
    if not database:
        return Sqlite(folder / FILE)
    try:
        url = sa.make_url(database)
    except sa.exc.ArgumentError:
        raise BadOption("bad-database", address=database) from None
    if url.get_backend_name() == "sqlite" and url.database:
        return Sqlite(Path(url.database))
    if url.get_backend_name() == "postgresql":
        return Postgres(url)
    raise BadOption("bad-database", address=url.render_as_string())


class Sqlite:
    """One file, one writer, and every commit on disk before it is answered."""

    shared = False
    rest_seconds = 0.004

    def __init__(self, path: Path) -> None:
        self.path = path

    def engine(self) -> sa.Engine:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(f"sqlite:///{self.path}")
        sa.event.listen(engine, "connect", self._durable)
        sa.event.listen(engine, "begin", self._begin)
        return engine

    @staticmethod
    def _durable(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA busy_timeout=15000")
        # What a statement of many rows may have to take back would be written to a file beside, too.
        connection.execute("PRAGMA temp_store=MEMORY")
        # Python's driver would begin transactions late, and commit at the end of each savepoint.
        connection.isolation_level = None

    @staticmethod
    def _begin(connection: sa.Connection) -> None:
        # Who is going to write waits for the lock at once: a transaction that began by reading and finds
        # that somebody else wrote meanwhile could only fail.
        writing = connection.get_execution_options().get("writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    def insert(self, table: sa.Table) -> Any:
        return sqlite.insert(table)

    def before_upgrade(self, connection: sa.Connection) -> None:
        """The transaction holds the lock already."""

    def changes_elsewhere(self, connection: sa.Connection) -> int:
        return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())

    @contextmanager
    def patience(self, _: sa.Connection) -> Iterator[None]:
        yield

    def clock(self, _: sa.Connection) -> float | None:
        return None


class Postgres:
    """A server for many processes. Whatever waits for it too long fails, so that people can be told."""

    shared = True
    rest_seconds = 0.0

    def __init__(self, url: sa.URL) -> None:
        self.url = url.set(drivername="postgresql+psycopg")
        self._guard = Guard()

    def engine(self) -> sa.Engine:
        limits = {
            "statement_timeout": STATEMENT_MILLISECONDS,
            "idle_in_transaction_session_timeout": IDLE_MILLISECONDS,
        }
        arguments = {
            "connect_timeout": CONNECT_SECONDS,
            "keepalives_idle": 3,
            "keepalives_interval": 1,
            "keepalives_count": 3,
            "tcp_user_timeout": int(1000 * ANSWER_SECONDS),
            "application_name": "tworivers",
            "options": " ".join(f"-c {name}={value}" for name, value in limits.items()),
        }
        try:
            return sa.create_engine(
                self.url, connect_args=arguments, pool_size=5, max_overflow=10, pool_timeout=ANSWER_SECONDS
            )
        except ModuleNotFoundError:
            raise BadOption("needs-extra", what="PostgreSQL", extra="postgres") from None

    def insert(self, table: sa.Table) -> Any:
        return postgresql.insert(table)

    def before_upgrade(self, connection: sa.Connection) -> None:
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADE_LOCK)))

    def changes_elsewhere(self, _: sa.Connection) -> int:
        return 0

    def patience(self, connection: sa.Connection) -> Any:
        return self._guard.watching(connection)

    def clock(self, connection: sa.Connection) -> float | None:
        seconds = connection.execute(sa.select(sa.func.extract("epoch", sa.func.clock_timestamp())))
        return 1000 * float(seconds.scalar_one())


class Guard:
    """Ends connections that wait too long: a network that was cut says nothing by itself."""

    def __init__(self) -> None:
        self._waiting: dict[int, tuple[float, Any]] = {}
        self._thread: threading.Thread | None = None

    @contextmanager
    def watching(self, connection: sa.Connection) -> Iterator[None]:
        if self._thread is None:
            self._thread = threading.Thread(target=self._watch, name="guard", daemon=True)
            self._thread.start()
        driver = connection.connection.driver_connection
        key = id(driver)
        self._waiting[key] = (time.monotonic() + ANSWER_SECONDS, driver)
        try:
            yield
        finally:
            self._waiting.pop(key, None)

    def _watch(self) -> None:
        while True:
            time.sleep(ANSWER_SECONDS / 10)
            for key, (until, driver) in list(self._waiting.items()):
                if time.monotonic() > until and self._waiting.pop(key, None) is not None:
                    hang_up(driver)


def hang_up(driver: Any) -> None:
    """Close the line of a connection under whoever waits at it."""
    try:
        with socket.socket(fileno=os.dup(driver.fileno())) as line:
            line.shutdown(socket.SHUT_RDWR)
    except Exception:
        return  # it is closed already
