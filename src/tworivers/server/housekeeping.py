"""Housekeeping: what is kept for how long, by the host's settings."""

import asyncio
import logging

import sqlalchemy as sa

from tworivers.server import database as db
from tworivers.server.clock import now
from tworivers.server.settings import Settings
from tworivers.server.store import Store

log = logging.getLogger("tworivers.housekeeping")

# So many tables are removed at once: moves wait meanwhile.
AT_ONCE = 200
DAY_SECONDS = 24 * 3600
DAY = DAY_SECONDS * 1000


async def run(store: Store, settings: Settings) -> None:
    """Clean up at the start and once a day."""
    while True:
        try:
            while await store.change(lambda connection: clean(connection, settings)):
                await asyncio.sleep(0)
        except Exception:
            log.warning("cleaning up failed; it is tried again tomorrow", exc_info=True)
        await asyncio.sleep(DAY_SECONDS)


def clean(connection: sa.Connection, settings: Settings) -> bool:
    """Remove some of what is older than the settings say (zero days: for ever); is there more?"""
    removed = 0
    for status, days in (("open", settings.keep_open_days), ("finished", settings.keep_finished_days)):
        if days:
            old = (db.tables.c.status == status) & (db.tables.c.changed < now() - days * DAY)
            removed += remove_tables(connection, sa.select(db.tables.c.id).where(old).limit(AT_ONCE))
    sent = (db.outbox.c.due.is_(None)) & (db.outbox.c.at < now() - settings.keep_notices_days * DAY)
    if settings.keep_notices_days:
        connection.execute(sa.delete(db.outbox).where(sent))
    return removed > 0


def remove_tables(connection: sa.Connection, which: "sa.Select[tuple[str]]") -> int:
    """Remove tables with all that belongs to them; return how many."""
    ids = [row.id for row in connection.execute(which)]
    for part in (db.entries, db.seats, db.chat, db.outbox):
        connection.execute(sa.delete(part).where(part.c.table_id.in_(ids)))
    return connection.execute(sa.delete(db.tables).where(db.tables.c.id.in_(ids))).rowcount
