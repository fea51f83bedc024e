"""`tworivers move-data`: everything to PostgreSQL and back, compared; never onto something."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.service import command
from tests.server.test_store import ROW, add, chairs, move
from tests.servers_beside import Databases
from tworivers.server import database as db
from tworivers.server.api import ChatLine
from tworivers.server.dialects import dialect_of
from tworivers.server.laying import lay
from tworivers.server.moving import PARTS, move_data
from tworivers.server.people import SECRET_FILE, secret_in, shared_secret
from tworivers.server.store import Store
from tworivers.server.tables import Tables
from tworivers.words.messages import BadOption


def fill(folder: Path) -> None:
    """A data folder with something of every kind."""

    async def scene() -> None:
        store = Store(dialect_of("", folder))
        tables = Tables(store)
        await store.execute(add("ada"))
        for number in range(3):
            row = {**ROW, "status": "running", "title": f"Žluťoučký {number}"}
            table = await lay(tables, row, chairs())
            for _ in range(5):
                await move(tables, table.id)
            await tables.say(table, "ada", ChatLine("Ada", "hello", 1))
        notice = {"person": "ada", "table_id": table.id, "version": 5, "at": 1, "due": None}
        await store.execute(sa.insert(db.outbox).values(**notice))
        store.close()

    asyncio.run(scene())
    secret_in(folder)


def contents(store: Store) -> dict[str, list[str]]:
    found = {part.name: sorted(str(row) for row in store.read(sa.select(part))) for part in PARTS}
    store.close()
    return found


def test_everything_goes_there_and_back(tmp_path: Path, postgres: Databases) -> None:
    fill(tmp_path / "old")
    address = postgres.new()
    done = command("move-data", str(tmp_path / "old"), address)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 tables" in done.stdout
    assert "15 entries" in done.stdout
    there = Store(dialect_of(address, tmp_path))
    key = (tmp_path / "old" / SECRET_FILE).read_bytes()
    assert shared_secret(there) == key
    asyncio.run(there.execute(sa.insert(db.chat).values(table_id=first_table(there), name="", text="", at=2)))
    asyncio.run(there.execute(sa.delete(db.chat).where(db.chat.c.at == 2)))
    move_data(address, str(tmp_path / "new"), lambda *_: None)
    assert (tmp_path / "new" / SECRET_FILE).read_bytes() == key
    old = contents(Store(dialect_of("", tmp_path / "old")))
    assert contents(there) == old
    assert contents(Store(dialect_of("", tmp_path / "new"))) == old


def first_table(store: Store) -> str:
    return str(store.read(sa.select(db.tables.c.id))[0].id)


def test_a_place_that_is_not_empty_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    for name in ("old", "new"):
        fill(tmp_path / name)
    before = contents(Store(dialect_of("", tmp_path / "new")))
    with pytest.raises(BadOption) as refused:
        move_data(str(tmp_path / "old"), str(tmp_path / "new"), lambda *_: None)
    assert "not empty" in str(refused.value)
    assert contents(Store(dialect_of("", tmp_path / "new"))) == before
    with pytest.raises(BadOption):
        move_data(str(tmp_path / "nowhere"), str(tmp_path / "third"), lambda *_: None)
