"""Playing: commit, acknowledge, then tell the others."""

import hmac
from typing import Any

import msgspec
import sqlalchemy as sa

from tworivers.messages import IllegalAction
from tworivers.play.match import Entry
from tworivers.server import api
from tworivers.server import store as db
from tworivers.server.people import now
from tworivers.server.problems import Conflict, Forbidden
from tworivers.server.tables import Table, Tables, encode


class StaleVersion(Conflict):
    """The client acted on an older picture of the table."""


async def append(tables: Tables, table: Table, entry: Entry, request: str | None) -> int:
    """Let an entry happen, store it, and tell everyone once it is on disk. The table's lock is held."""
    at = now()
    finished = table.status
    version = table.version + 1
    table.apply(entry, request, at)
    row = {
        "table_id": table.id,
        "version": version,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action,
        "player": entry.player,
        "milliseconds": entry.milliseconds,
        "request": request,
        "at": at,
    }
    values: dict[str, Any] = {"changed": at}
    if table.status != finished:
        values["status"] = table.status

    def insert(connection: sa.Connection) -> None:
        connection.execute(sa.insert(db.entries), row)
        connection.execute(sa.update(db.tables).where(db.tables.c.id == table.id).values(**values))

    try:
        await tables.store.change(insert)
    except BaseException:
        tables.forget(table.id)  # memory is ahead of the store: read it anew
        raise
    table.tell_listeners()
    return version


def spent(table: Table) -> int:
    """Milliseconds since the last entry."""
    return max(0, now() - table.changed)


def check_version(table: Table, version: int) -> None:
    if version != table.version:
        raise StaleVersion("stale-version", version=table.version)


async def act(tables: Tables, table_id: str, person: str | None, request: api.Act) -> api.Answer:
    """Play an action; a request that was answered before gets the same answer again."""
    table = tables.get(table_id)
    async with table.lock:
        seat = table.seat_of(person, request.seat)
        key = f"{seat.seat}:{request.id}"
        if key in table.requests:
            return api.Answer(table.requests[key])
        table.playing()
        check_version(table, request.version)
        action = table.game.notation(table.game.parse(request.action))
        entry = Entry("action", seat.seat, action, spent(table))
        return api.Answer(await append(tables, table, entry, key))


async def undo(tables: Tables, table_id: str, person: str | None, request: api.Undo) -> api.Answer:
    """Take back the last action, or all of the turn that may be taken back."""
    table = tables.get(table_id)
    async with table.lock:
        seat = table.seat_of(person, request.seat)
        key = f"{seat.seat}:{request.id}"
        if key in table.requests:
            return api.Answer(table.requests[key])
        match = table.playing()
        check_version(table, request.version)
        version = await append(tables, table, Entry("undo", seat.seat), key)
        while request.whole_turn and match.may_undo(seat.seat) is None:
            version = await append(tables, table, Entry("undo", seat.seat), None)
        return api.Answer(version)


async def resign(tables: Tables, table_id: str, person: str | None, seat: int) -> api.Answer:
    """Give up."""
    table = tables.get(table_id)
    async with table.lock:
        table.seat_of(person, seat)
        table.playing()
        return api.Answer(await append(tables, table, Entry("resign", seat), None))


async def ask(tables: Tables, table_id: str, person: str | None, request: api.Ask) -> api.Asked:
    """What an action would do, or what a piece could do everywhere."""
    table = tables.get(table_id)
    async with table.lock:
        seat = table.seat_of(person, request.seat)
        match = table.playing()
        if request.piece is not None:
            marks = match.marks(seat.seat, request.piece)
            return api.Asked(marks={place: api.Effect(m.points, m.effect) for place, m in marks.items()})
        if request.about is not None:
            about = match.game.about(match.state, seat.seat, request.about)
            return api.Asked(about=msgspec.Raw(encode(about)))
        try:
            events = match.preview(seat.seat, request.action or "")
        except IllegalAction as error:
            return api.Asked(refusal=error.message)
        return api.Asked(events=[msgspec.Raw(encode(event)) for event in events])


async def join(tables: Tables, table_id: str, person: str, name: str, request: api.JoinTable) -> None:
    """Sit down on an open seat, or reclaim a seat with its private link."""
    table = tables.get(table_id)
    async with table.lock:
        seat = wanted_seat(table, request)
        taken = seat.person not in (None, person)
        if seat.kind in ("bot", "shared") or (taken and request.key is None):
            raise Conflict("seat-taken")
        if seat.kind == "open" or request.key is not None:
            seat.kind, seat.person = "person", person
            seat.name = request.name or name or seat.name or f"Player {seat.seat + 1}"
            await tables.save_seat(table, seat)
            table.tell_listeners()


def wanted_seat(table: Table, request: api.JoinTable) -> Any:
    """The seat whose key was shown, the one asked for, or the first open one."""
    if request.key is not None:
        for seat in table.seats:
            if hmac.compare_digest(seat.key, request.key):
                return seat
        raise Forbidden("seat-link-invalid")
    open_seats = [seat for seat in table.seats if seat.kind == "open"]
    for seat in open_seats:
        if request.seat in (None, seat.seat):
            return seat
    raise Conflict("table-full")


async def start(tables: Tables, table_id: str, person: str | None) -> None:
    """Begin the game once every seat is taken."""
    table = tables.get(table_id)
    async with table.lock:
        if table.host != person:
            raise Forbidden("not-the-host")
        if table.status != "open":
            raise Conflict("table-already-started")
        if any(seat.kind in ("open", "invited") for seat in table.seats):
            raise Conflict("seats-still-open")
        table.begin()
        table.status, table.changed = "running", now()
        try:
            await tables.save_status(table)
        except BaseException:
            tables.forget(table.id)
            raise
        table.tell_listeners()


async def say(tables: Tables, table_id: str, name: str, text: str) -> None:
    """A line of chat."""
    table = tables.get(table_id)
    line = api.ChatLine(name, text, now())
    values = {"table_id": table_id, "name": line.name, "text": line.text, "at": line.at}
    await tables.store.change(lambda connection: connection.execute(sa.insert(db.chat), values) and None)
    table.chat.append(line)
    table.tell_listeners()
