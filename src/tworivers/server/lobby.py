"""The lists of tables: those open to all, a person's own, and their finished games."""

from typing import Any

import sqlalchemy as sa

from tworivers.server import api
from tworivers.server import database as db
from tworivers.server.store import Store
from tworivers.server.table import WAITING

LISTED = 50


async def listed(store: Store, person: str | None, which: api.Which) -> list[api.TableLine]:
    """The open public tables, a person's running ones, or their finished ones, the latest first."""
    query = sa.select(db.tables).order_by(db.tables.c.changed.desc()).limit(LISTED)
    if which == "open":
        query = query.where(db.tables.c.public, db.tables.c.status.in_(("open", "running")))
    else:
        sat = sa.select(db.seats.c.table_id).where(db.seats.c.person == person)
        query = query.where(db.tables.c.id.in_(sat) | (db.tables.c.host == person))
        query = query.where((db.tables.c.status == "finished") == (which == "finished"))
    rows = await store.read_beside(query)
    chairs = sa.select(db.seats).where(db.seats.c.table_id.in_([row.id for row in rows]))
    seats: dict[str, list[Any]] = {row.id: [] for row in rows}
    for chair in await store.read_beside(chairs.order_by(db.seats.c.seat)):
        seats[chair.table_id].append(chair)
    return [table_line(row, seats[row.id], person) for row in rows]


def table_line(row: Any, seats: list[Any], person: str | None) -> api.TableLine:
    """A table in a list, from what is stored."""
    held = [chair.seat for chair in seats if person is not None and chair.person == person]
    return api.TableLine(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,
        players=len(seats),
        taken=sum(chair.kind not in WAITING for chair in seats),
        names=[chair.name for chair in seats],
        your_turn=row.status == "running" and row.to_move in held,
        yours=bool(held),
        to_move=row.to_move if row.status == "running" else None,
        winners=row.winners or [],
        changed=row.changed,
    )
