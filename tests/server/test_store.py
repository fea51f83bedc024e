"""The one writer: nothing that goes wrong for one change stops the others."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tworivers.server import database as db
from tworivers.server.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path)
    yield opened
    opened.close()


def add(name: str) -> "sa.Insert":
    return sa.insert(db.people).values(id=name, name=name, created=0)


def people(store: Store) -> list[str]:
    return [row.id for row in store.read(sa.select(db.people).order_by(db.people.c.id))]


def test_somebody_who_does_not_wait_any_more_stops_nobody(store: Store) -> None:
    """Whoever is cut off while the writer works, or before it begins, the next change is written."""
    gate = threading.Event()

    async def scene() -> None:
        slow = asyncio.create_task(store.change(lambda c: gate.wait(5) and c.execute(add("slow")) and None))
        await asyncio.sleep(0.1)
        queued = asyncio.create_task(store.change(lambda c: c.execute(add("queued")) and None))
        await asyncio.sleep(0)
        slow.cancel()
        queued.cancel()
        await asyncio.sleep(0)
        gate.set()
        await asyncio.wait_for(store.change(lambda c: c.execute(add("next")) and None), 5)

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
    gate = threading.Event()

    def break_the_commit(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        connection.execute(sa.insert(db.chat).values(table_id="none", name="", text="", at=0))

    async def scene() -> list[object]:
        changes = [
            store.change(lambda c: gate.wait(5) and None),
            store.change(lambda c: c.execute(add("beside")) and None),
            store.change(break_the_commit),
        ]
        tasks = [asyncio.create_task(change) for change in changes]
        await asyncio.sleep(0.1)
        gate.set()
        outcomes = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 5)
        await asyncio.wait_for(store.change(lambda c: c.execute(add("next")) and None), 5)
        return outcomes

    outcomes = asyncio.run(scene())
    assert isinstance(outcomes[1], sa.exc.IntegrityError)
    assert people(store) == ["next"]
