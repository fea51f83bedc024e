"""Moving all that is stored from SQLite to PostgreSQL or back: copied, then read again and compared."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from tworivers.server import database as db
from tworivers.server.dialects import WRITING, Dialect, Sqlite, dialect_of
from tworivers.server.people import COOKIE, SECRET_FILE
from tworivers.server.store import open_engine
from tworivers.words.messages import BadOption

AT_ONCE = 2000
# The key of the cookies is in a file beside SQLite, in a table of PostgreSQL.
PARTS = [table for table in db.metadata.sorted_tables if table is not db.keys]

# What is being done, how many rows of it are done, how many there are.
Report = Callable[[str, int, int], None]


class Place:
    """Where data is: a data folder or the address of a database."""

    def __init__(self, words: str) -> None:
        address = "://" in words
        self.dialect: Dialect = dialect_of(words if address else "", Path(words))
        self.folder = self.dialect.path.parent if isinstance(self.dialect, Sqlite) else None
        self.words = sa.make_url(words).render_as_string() if address else words

    def check_there(self) -> None:
        if isinstance(self.dialect, Sqlite) and not self.dialect.path.exists():
            raise BadOption("no-data-here", path=str(self.folder))

    def engine(self) -> sa.Engine:
        return open_engine(self.dialect)


def move_data(source: str, target: str, report: Report) -> dict[str, int]:
    """Copy everything to an empty place; return how many rows of each kind. The source stays as it is."""
    origin, destination = Place(source), Place(target)
    origin.check_there()
    old, new = origin.engine(), destination.engine()
    try:
        snapshot = {"isolation_level": "REPEATABLE READ"} if origin.dialect.shared else {}
        with (
            old.execution_options(**snapshot).connect() as reading,
            new.execution_options(**WRITING).begin() as writing,
        ):
            for connection, place in ((reading, origin), (writing, destination)):
                be_patient(connection, place.dialect)
            check_empty(writing, destination.words)
            counts = {part.name: copy(part, reading, writing, report) for part in PARTS}
            if destination.dialect.shared:
                set_sequences(writing)
            move_key(origin, reading, destination, writing)
        return counts
    finally:
        old.dispose()
        new.dispose()


def be_patient(connection: sa.Connection, dialect: Dialect) -> None:
    """A copy may take hours."""
    if dialect.shared:
        connection.exec_driver_sql("SET statement_timeout = 0")
        connection.exec_driver_sql("SET idle_in_transaction_session_timeout = 0")


def check_empty(connection: sa.Connection, words: str) -> None:
    for part in PARTS:
        if count(connection, part):
            raise BadOption("target-not-empty", place=words)


def count(connection: sa.Connection, part: sa.Table) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(part)).scalar_one()


def rows_of(connection: sa.Connection, part: sa.Table) -> Iterator[list[dict[str, Any]]]:
    """All rows in the order of their keys, some at a time, each page found by the key before it."""
    keys = list(part.primary_key.columns)
    query = sa.select(part).order_by(*keys).limit(AT_ONCE)
    last: tuple[Any, ...] | None = None
    while True:
        after = query if last is None else query.where(sa.tuple_(*keys) > last)
        rows = [dict(row._mapping) for row in connection.execute(after)]
        if not rows:
            return
        yield rows
        last = tuple(rows[-1][key.name] for key in keys)


def copy(part: sa.Table, reading: sa.Connection, writing: sa.Connection, report: Report) -> int:
    """Copy one kind of rows, read them again and compare; the order of texts may differ between databases."""
    total, done = count(reading, part), 0
    report(part.name, 0, total)
    sent = Digest()
    for rows in rows_of(reading, part):
        sent.add(rows)
        writing.execute(sa.insert(part), rows)
        done += len(rows)
        report(part.name, done, total)
    arrived = Digest()
    for rows in rows_of(writing, part):
        arrived.add(rows)
    if (sent.count, sent.sum) != (arrived.count, arrived.sum):
        raise BadOption("copy-differs", name=part.name)
    return done


class Digest:
    """A checksum of rows that does not depend on their order."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0

    def add(self, rows: Iterable[dict[str, Any]]) -> None:
        for row in rows:
            words = msgspec.json.encode(row, order="sorted")
            self.sum = (self.sum + int.from_bytes(hashlib.sha256(words).digest())) % 2**256
            self.count += 1


def set_sequences(connection: sa.Connection) -> None:
    """Numbers that PostgreSQL gives out go on after those that were copied."""
    for part in PARTS:
        [key, *others] = part.primary_key.columns
        if others or not isinstance(key.type, sa.Integer):
            continue
        sequence = sa.func.pg_get_serial_sequence(part.name, key.name)
        following = sa.select(sa.func.coalesce(sa.func.max(key), 0) + 1).scalar_subquery()
        connection.execute(sa.select(sa.func.setval(sequence, following, False)))


def move_key(origin: Place, reading: sa.Connection, destination: Place, writing: sa.Connection) -> None:
    """Take the key of the cookies along, so that guests stay who they are."""
    if origin.folder is not None:
        path = origin.folder / SECRET_FILE
        key = path.read_bytes() if path.exists() else None
    else:
        key = reading.execute(sa.select(db.keys.c.value).where(db.keys.c.name == COOKIE)).scalar()
    if key is None:
        return
    if destination.folder is not None:
        path = destination.folder / SECRET_FILE
        path.touch(mode=0o600)
        path.write_bytes(key)
        return
    insert = destination.dialect.insert(db.keys).values(name=COOKIE, value=key)
    writing.execute(insert.on_conflict_do_update(index_elements=["name"], set_={"value": key}))
