"""The store on both databases: one suite. Nothing that goes wrong for one change stops the others."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.servers_beside import Databases, Line, Postgres, needs
from tworivers.play.match import Entry
from tworivers.server import database as db
from tworivers.server.api import ChatLine
from tworivers.server.dialects import ANSWER_SECONDS, WRITING, Dialect, dialect_of
from tworivers.server.laying import lay
from tworivers.server.migrations import upgrade
from tworivers.server.people import shared_secret
from tworivers.server.play import append
from tworivers.server.problems import Away, Refusal
from tworivers.server.store import Store
from tworivers.server.table import Seat, Table
from tworivers.server.tables import Tables, VersionConflict

# How long to wait for what certainly comes, on a busy machine.
PATIENCE = 30


@pytest.fixture(params=["sqlite", "postgresql"])
def dialect(request: pytest.FixtureRequest, tmp_path: Path) -> Dialect:
    address = request.getfixturevalue("postgres").new() if request.param == "postgresql" else ""
    return dialect_of(address, tmp_path)


@pytest.fixture
def store(dialect: Dialect) -> Iterator[Store]:
    opened = Store(dialect)
    yield opened
    opened.close()


@pytest.fixture
def other(store: Store) -> Iterator[Store]:
    """A second process's store on the same database."""
    opened = Store(store.dialect)
    yield opened
    opened.close()


def add(name: str) -> "sa.Insert":
    return sa.insert(db.people).values(id=name, name=name, created=0)


def people(store: Store) -> list[str]:
    return [row.id for row in store.read(sa.select(db.people).order_by(db.people.c.id))]


class Busy:
    """A change that keeps the writer busy until it is let go, and then adds somebody, if anybody."""

    def __init__(self, name: str | None = None) -> None:
        self.name = name
        self.begun = threading.Event()
        self.gate = threading.Event()

    def __call__(self, connection: sa.Connection) -> None:
        self.begun.set()
        assert self.gate.wait(PATIENCE)
        if self.name is not None:
            connection.execute(add(self.name))

    async def begin(self, store: Store) -> "asyncio.Task[None]":
        """The task of this change, when the writer is at it."""
        task = asyncio.create_task(store.change(self))
        assert await asyncio.to_thread(self.begun.wait, PATIENCE)
        return task


async def until_waiting(store: Store, number: int) -> None:
    """Wait until so many changes wait for the writer."""
    async with asyncio.timeout(PATIENCE):
        while store.waiting < number:
            await asyncio.sleep(0.01)


def test_somebody_who_does_not_wait_any_more_stops_nobody(store: Store) -> None:
    """Whoever is cut off while the writer works, or before it begins, the next change is written."""
    busy = Busy("slow")

    async def scene() -> None:
        slow = await busy.begin(store)
        queued = asyncio.create_task(store.change(lambda c: c.execute(add("queued")) and None))
        await until_waiting(store, 1)
        slow.cancel()
        queued.cancel()
        await asyncio.wait([slow, queued])
        busy.gate.set()
        await asyncio.wait_for(store.change(lambda c: c.execute(add("next")) and None), PATIENCE)

    asyncio.run(scene())
    assert people(store) == ["next", "slow"]


def test_a_change_that_fails_takes_only_itself_back(store: Store) -> None:
    async def scene() -> list[object]:
        changes = [store.change(lambda c: c.execute(add("same")) and None) for _ in range(2)]
        return await asyncio.gather(*changes, return_exceptions=True)

    outcomes = asyncio.run(scene())
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["IntegrityError", "NoneType"]
    assert people(store) == ["same"]


def test_a_commit_that_fails_is_told_to_all_who_wait_for_it(store: Store) -> None:
    """A broken reference, checked at the commit only, undoes the whole group; the writer goes on."""
    busy = Busy()

    def break_the_commit(connection: sa.Connection) -> None:
        if store.shared:
            name = "chat_table_id_fkey"
            words = f"ALTER TABLE chat ALTER CONSTRAINT {name} DEFERRABLE INITIALLY DEFERRED"
            connection.exec_driver_sql(words)
        else:
            connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        connection.execute(sa.insert(db.chat).values(table_id="none", name="", text="", at=0))

    async def scene() -> list[object]:
        before = await busy.begin(store)
        changes = [store.change(lambda c: c.execute(add("beside")) and None), store.change(break_the_commit)]
        tasks = [asyncio.create_task(change) for change in changes]
        await until_waiting(store, 2)
        busy.gate.set()
        outcomes = await asyncio.wait_for(asyncio.gather(before, *tasks, return_exceptions=True), PATIENCE)
        await asyncio.wait_for(store.change(lambda c: c.execute(add("next")) and None), PATIENCE)
        return outcomes

    before, *broken = asyncio.run(scene())
    assert before is None
    assert [type(outcome) for outcome in broken] == [sa.exc.IntegrityError] * 2
    assert people(store) == ["next"]


def test_the_tables_are_what_the_migrations_make(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), db.metadata) == []


def test_servers_that_start_together_upgrade_once(dialect: Dialect) -> None:
    engines = [dialect.engine() for _ in range(4)]
    failed: list[Exception] = []

    def start(engine: sa.Engine) -> None:
        try:
            upgrade(engine.execution_options(**WRITING), before=dialect.before_upgrade)
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=start, args=(engine,)) for engine in engines]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    for engine in engines:
        engine.dispose()


def test_who_reads_before_writing_does_not_fail_when_another_wrote_meanwhile(store: Store) -> None:
    """The writer and the host's commands wait for each other instead."""
    desk = store.dialect.engine().execution_options(**WRITING)
    has_read, tries, written = threading.Event(), threading.Event(), threading.Event()

    def slowly(connection: sa.Connection) -> None:
        connection.execute(sa.select(db.people)).all()
        has_read.set()
        assert tries.wait(PATIENCE)
        # The host has written meanwhile, or waits for us, which nobody can see: it gets a moment for either.
        written.wait(0.5)
        connection.execute(add("server"))

    def host() -> None:
        assert has_read.wait(PATIENCE)
        tries.set()
        with desk.begin() as connection:
            connection.execute(sa.select(db.people)).all()
            connection.execute(add("host"))
        written.set()

    async def scene() -> None:
        await asyncio.gather(store.change(slowly), asyncio.to_thread(host))

    asyncio.run(scene())
    desk.dispose()
    assert people(store) == ["host", "server"]


# Two processes at one table.

ROW = {
    "game": "tigris", "title": "", "options": {"first": 0}, "public": False, "hints": True,
    "clock": {"kind": "none"}, "timeout": "lose", "seed": bytes(32), "host": "ada",
}  # fmt: skip


def chairs() -> list[Seat]:
    return [Seat(number, "shared", f"P{number}", None, "ada", f"key{number}") for number in (0, 1)]


async def running_table(tables: Tables) -> Table:
    return await lay(tables, {**ROW, "status": "running"}, chairs())


async def move(tables: Tables, table_id: str, request: str | None = None) -> int:
    async with tables.held(table_id) as table:
        match = table.playing()
        entry = Entry("action", match.to_move, match.legal()[0])
        return await append(tables, table, entry, request)


def test_two_processes_cannot_fork_a_game(store: Store, other: Store) -> None:
    async def scene() -> None:
        mine, theirs = Tables(store), Tables(other)
        table = await running_table(mine)
        await theirs.get(table.id)
        assert await move(mine, table.id) == 1
        with pytest.raises(VersionConflict):
            await move(theirs, table.id)
        assert await move(theirs, table.id) == 2
        assert (await theirs.get(table.id)).version == 2
        both = await asyncio.gather(
            *(move(tables, table.id) for tables in (mine, theirs) for _ in range(5)), return_exceptions=True
        )
        assert {type(outcome) for outcome in both} <= {int, VersionConflict}
        query = sa.select(db.entries.c.version).where(db.entries.c.table_id == table.id)
        versions = [row.version for row in store.read(query.order_by(db.entries.c.version))]
        assert versions == list(range(1, len(versions) + 1))
        assert len(versions) == 2 + sum(isinstance(outcome, int) for outcome in both)

    asyncio.run(scene())


def test_an_entry_that_is_too_late_stops_none_of_those_written_with_it(store: Store, other: Store) -> None:
    busy = Busy()

    async def scene() -> None:
        mine, theirs = Tables(store), Tables(other)
        ids = [(await running_table(mine)).id for _ in range(4)]
        await theirs.get(ids[1])
        await move(mine, ids[1])
        moves = [(mine, ids[0]), (theirs, ids[1]), (mine, ids[2]), (mine, ids[3])]
        theirs.store = store  # so that all four are written together
        before = await busy.begin(store)
        tasks = [asyncio.create_task(move(*who)) for who in moves]
        await until_waiting(store, len(moves))
        busy.gate.set()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        await before
        assert [type(outcome) for outcome in outcomes] == [int, VersionConflict, int, int]
        revisions = dict(tuple(row) for row in store.read(sa.select(db.tables.c.id, db.tables.c.revision)))
        assert [revisions[table_id] for table_id in ids] == [1, 1, 1, 1]

    asyncio.run(scene())


def test_each_change_of_a_table_counts_and_only_the_first_of_two_holds(store: Store, other: Store) -> None:
    async def scene() -> None:
        mine, theirs = Tables(store), Tables(other)
        table = await running_table(mine)
        same = await theirs.get(table.id)
        async with mine.at(table.id) as held:
            held.seats[0].name = "Ada"
            await mine.save(held, held.seats[0])
        same.seats[0].name = "Bo"
        with pytest.raises(VersionConflict):
            await theirs.save(same, same.seats[0])
        assert (await theirs.get(table.id)).seats[0].name == "Ada"
        await move(mine, table.id)
        await mine.say(await mine.get(table.id), "ada", ChatLine("Ada", "hello", 1))
        [row] = store.read(sa.select(db.tables.c.revision).where(db.tables.c.id == table.id))
        assert row.revision == (await mine.get(table.id)).revision == 3

    asyncio.run(scene())


def test_a_text_that_cannot_be_stored_is_refused_and_stops_nobody(store: Store) -> None:
    async def scene() -> None:
        refused = pytest.raises(Refusal, match="understand") if store.shared else nullcontext()
        with refused:
            await store.execute(add("nul\0nul"))
        await store.execute(add("next"))

    asyncio.run(scene())
    assert "next" in people(store)


# Only PostgreSQL.


def test_all_servers_sign_with_the_same_key(postgres: Databases) -> None:
    address = postgres.new()
    stores = [Store(dialect_of(address, Path())) for _ in range(2)]
    first, second = (shared_secret(store) for store in stores)
    assert first == second
    assert len(first) == 32
    for store in stores:
        store.close()


# A database that does not answer is given up after ANSWER_SECONDS; after that nobody waits for it.
SOON = ANSWER_SECONDS + 5
AT_ONCE = 1


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    needs("postgres", "initdb")
    started = Postgres()
    yield started
    started.remove()


def test_a_lost_database_is_told_soon_and_found_again(own_postgres: Postgres) -> None:
    """Restarted, and cut off without a word: whoever asks hears it within seconds, and then at once."""
    line = Line(own_postgres.port)
    store = Store(dialect_of(own_postgres.url(own_postgres.new_database(), line.port), Path()))

    async def refused_within(seconds: float, do: Any) -> None:
        started = time.monotonic()
        with pytest.raises(Away):
            await do
        assert time.monotonic() - started < seconds

    async def until_it_works() -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                await store.execute(sa.update(db.people).values(muted=False))
                people(store)
                return
            except Away:
                await asyncio.sleep(0.1)
        raise AssertionError("the database was not found again")

    async def scene() -> None:
        await store.execute(add("before"))
        own_postgres.stop()
        await refused_within(SOON, store.execute(add("nowhere")))
        await refused_within(AT_ONCE, store.execute(add("nowhere")))
        await refused_within(AT_ONCE, store.fetch(sa.select(db.people)))
        own_postgres.start()
        await until_it_works()
        own_postgres.stop()
        own_postgres.start()
        assert people(store) == ["before"]
        line.cut = True
        await refused_within(SOON, store.fetch(sa.select(db.people)))
        await refused_within(AT_ONCE, store.execute(add("nowhere")))
        line.cut = False
        await until_it_works()
        line.cut = True
        await refused_within(SOON, store.execute(add("perhaps")))
        line.cut = False
        await until_it_works()
        assert set(people(store)) <= {"before", "perhaps"}

    asyncio.run(scene())
    store.close()
    line.close()
