"""Housekeeping: what is kept for how long, by the host's settings."""

import asyncio

import sqlalchemy as sa

from tworivers.server import database as db
from tworivers.server.people import now
from tworivers.server.settings import Settings
from tworivers.server.store import Store

DAY_SECONDS = 24 * 3600
DAY = DAY_SECONDS * 1000


async def run(store: Store, settings: Settings) -> None:
    """Clean up at the start and once a day."""
    while True:
        await store.change(lambda connection: clean(connection, settings))
        await asyncio.sleep(DAY_SECONDS)


def clean(connection: sa.Connection, settings: Settings) -> None:
    """Remove what is older than the settings say; zero days means for ever."""
    for status, days in (("open", settings.keep_open_days), ("finished", settings.keep_finished_days)):
        if days:
            old = (db.tables.c.status == status) & (db.tables.c.changed < now() - days * DAY)
            remove_tables(connection, sa.select(db.tables.c.id).where(old))
    sent = (db.outbox.c.due.is_(None)) & (db.outbox.c.at < now() - settings.keep_notices_days * DAY)
    if settings.keep_notices_days:
        connection.execute(sa.delete(db.outbox).where(sent))


def remove_tables(connection: sa.Connection, which: "sa.Select[tuple[str]]") -> int:
    """Remove tables with all that belongs to them; return how many."""
    for part in (db.entries, db.seats, db.chat, db.outbox):
        connection.execute(sa.delete(part).where(part.c.table_id.in_(which)))
    return connection.execute(sa.delete(db.tables).where(db.tables.c.id.in_(which))).rowcount
