"""Seats: sitting down, leaving, links that work once, and the next game with seats rotated."""

import hmac

import msgspec

from tworivers.kernel.generator import secret_seed
from tworivers.play.handover import MOVE, SIT, Handover
from tworivers.server import api, play
from tworivers.server.identifiers import new_secret
from tworivers.server.laying import lay
from tworivers.server.problems import Conflict, Forbidden
from tworivers.server.table import Seat, Table
from tworivers.server.tables import Tables


@play.retry_on_conflict
async def join(tables: Tables, table_id: str, person: str, name: str, request: api.JoinTable) -> None:
    """Sit down on an open seat, or do what a link is for."""
    async with tables.at(table_id) as table:
        seat = wanted_seat(table, person, request)
        if seat.person == person:
            return  # asked twice
        if seat.waits:
            await sit_down(tables, table, seat, person, request.name or name)
        else:
            await move_here(tables, table, seat, person, request.name or name)


def wanted_seat(table: Table, person: str, request: api.JoinTable) -> Seat:
    """The seat that a link opens, the one asked for, or any: the person's own, or the first open one."""
    if request.key is not None:
        return opened_by(table, person, request.key)
    held = table.held_by(person)
    if held and request.seat in (None, *held):
        return table.seats[held[0] if request.seat is None else request.seat]
    for seat in table.seats:
        if seat.kind == "open" and request.seat in (None, seat.seat):
            return seat
    raise Conflict("table-full")


def opened_by(table: Table, person: str, key: str) -> Seat:
    """The seat that a link opens. One that was used opens nothing, except to whoever sits there."""
    for seat in table.seats:
        if seat.key and hmac.compare_digest(seat.key.encode(), key.encode()):
            if seat.person != person and seat.kind != "shared" and table.held_by(person):
                raise Conflict("already-seated")
            return seat
    for seat in table.seats:
        if key in seat.used and seat.person == person:
            return seat
    used = any(key in seat.used for seat in table.seats)
    raise Forbidden("seat-link-used" if used else "seat-link-invalid")


async def look_at_link(tables: Tables, table_id: str, person: str, key: str) -> api.SeatLink:
    """What a link would do, before it does it."""
    async with tables.at(table_id) as table:
        seat = opened_by(table, person, key)
        if seat.person == person:
            return api.SeatLink(seat.seat, "nothing", seat.name)
        return api.SeatLink(seat.seat, "sit" if seat.waits else "move", seat.name)


async def sit_down(tables: Tables, table: Table, seat: Seat, person: str, name: str) -> None:
    """Somebody takes a seat that waits, and its invitation is used up. The table's lock is held."""
    if table.status == "finished":
        raise Conflict("table-not-running")
    seat.use_link()
    seat.kind, seat.person = "person", person
    seat.name = name or f"Player {seat.seat + 1}"
    await changed_holder(tables, table, seat, SIT)


async def move_here(tables: Tables, table: Table, seat: Seat, person: str, name: str) -> None:
    """The holder goes on from another device, the old one can only watch. The table's lock is held."""
    seat.use_link()
    seat.part("moved")
    seat.person, seat.name = person, name or seat.name
    await changed_holder(tables, table, seat, MOVE)


async def changed_holder(tables: Tables, table: Table, seat: Seat, how: Handover) -> None:
    """Store who holds a seat, in a running game with an entry that all see. The table's lock is held."""
    if table.status == "running":
        await play.hand_over(tables, table, seat, how)
    else:
        await tables.save(table, seat)
        table.tell_listeners()


@play.retry_on_conflict
async def leave(tables: Tables, table_id: str, person: str, number: int) -> Table:
    """Stand up before the game begins; the seat is open again, its old link dead."""
    async with tables.at(table_id) as table:
        seat = table.seat_of(person, number)
        if table.status != "open":
            raise Conflict("table-already-started")
        seat.use_link()
        seat.kind, seat.person, seat.name, seat.key = "open", None, "", new_secret()
        await tables.save(table, seat)
        table.tell_listeners()
        return table


@play.retry_on_conflict
async def new_link(tables: Tables, table_id: str, person: str, number: int) -> Table:
    """A new link: an invitation to a seat that waits, or the way to another device; the old one is dead."""
    async with tables.at(table_id) as table:
        seat = table.seat(number)
        if seat.person != person and not (seat.waits and table.host == person):
            raise Forbidden("seat-not-yours")
        seat.key = new_secret()
        await tables.save(table, seat)
        table.tell_listeners()
        return table


async def rematch(tables: Tables, table_id: str, person: str) -> Table:
    """The same table again, everybody one seat further; asked again, the same new table."""
    following, new = await following_table(tables, table_id, person)
    waits = any(seat.waits for seat in following.seats)
    return await play.start(tables, following.id, following.host) if new and not waits else following


@play.retry_on_conflict
async def following_table(tables: Tables, table_id: str, person: str) -> tuple[Table, bool]:
    """The next table, and whether it was laid just now."""
    async with tables.at(table_id) as table:
        if not table.held_by(person):
            raise Forbidden("seat-not-yours")
        if table.status != "finished":
            raise Conflict("game-not-finished")
        if table.next_table is not None:
            return await tables.get(table.next_table), False
        following = await lay(tables, next_row(table), rotated(table.seats), before=table)
        table.tell_listeners()
        return following, True


def next_row(table: Table) -> dict[str, object]:
    return {
        "game": table.game.name,
        "title": table.title,
        "options": table.options,
        "public": table.public,
        "hints": table.hints,
        "clock": msgspec.to_builtins(table.clock),
        "timeout": table.timeout,
        "seed": secret_seed(),
        "start": table.start,
        "host": table.host,
    }


def rotated(seats: list[Seat]) -> list[Seat]:
    """Everybody one seat further; who left to the computer is not asked back."""
    moved = [*seats[1:], seats[0]]
    return [
        Seat(number, old.kind, "" if old.waits else old.name, old.level, old.person, invitation_for(old))
        for number, old in enumerate(moved)
    ]


def invitation_for(seat: Seat) -> str:
    return new_secret() if seat.waits else ""
