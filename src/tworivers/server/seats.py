"""Seats: sitting down, leaving, private links, and the next game with seats rotated."""

import hmac

import msgspec

from tworivers.kernel.generator import secret_seed
from tworivers.server import api, play
from tworivers.server.identifiers import new_secret
from tworivers.server.laying import lay
from tworivers.server.problems import Conflict, Forbidden
from tworivers.server.table import WAITING, Seat, Table
from tworivers.server.tables import Tables


@play.judged_anew
async def join(tables: Tables, table_id: str, person: str, name: str, request: api.JoinTable) -> None:
    """Sit down on an open seat, or reclaim a seat with its private link."""
    async with tables.at(table_id) as table:
        if request.key is None and request.seat is None and table.held_by(person):
            return  # asked twice
        seat = wanted_seat(table, request)
        if seat.kind == "bot":
            raise Conflict("seat-taken")
        seat.kind, seat.person = "person", person
        seat.name = request.name or name or seat.name or f"Player {seat.seat + 1}"
        await tables.save(table, seat)
        table.tell_listeners()


def wanted_seat(table: Table, request: api.JoinTable) -> Seat:
    """The seat whose key was shown, the one asked for, or the first open one."""
    if request.key is not None:
        for seat in table.seats:
            if hmac.compare_digest(seat.key.encode(), request.key.encode()):
                return seat
        raise Forbidden("seat-link-invalid")
    open_seats = [seat for seat in table.seats if seat.kind == "open"]
    for seat in open_seats:
        if request.seat in (None, seat.seat):
            return seat
    raise Conflict("table-full")


@play.judged_anew
async def leave(tables: Tables, table_id: str, person: str, number: int) -> Table:
    """Stand up before the game begins; the seat is open again, its old link dead."""
    async with tables.at(table_id) as table:
        seat = table.seat_of(person, number)
        if table.status != "open":
            raise Conflict("table-already-started")
        seat.kind, seat.person, seat.name, seat.key = "open", None, "", new_secret()
        await tables.save(table, seat)
        table.tell_listeners()
        return table


@play.judged_anew
async def revoke(tables: Tables, table_id: str, person: str, number: int) -> Table:
    """A new private link for a seat; the old one opens nothing any more."""
    async with tables.at(table_id) as table:
        if not 0 <= number < len(table.seats):
            raise Forbidden("seat-not-yours")
        seat = table.seats[number]
        if seat.person != person and not (seat.kind in WAITING and table.host == person):
            raise Forbidden("seat-not-yours")
        seat.key = new_secret()
        await tables.save(table, seat)
        table.tell_listeners()
        return table


async def rematch(tables: Tables, table_id: str, person: str) -> Table:
    """The same table again, everybody one seat further; asked again, the same new table."""
    following, new = await following_table(tables, table_id, person)
    return await play.start(tables, following.id, following.host) if new else following


@play.judged_anew
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
    """Everybody one seat further, each with a new link; who left to the computer is not asked back."""
    moved = [*seats[1:], seats[0]]
    return [
        msgspec.structs.replace(seat, seat=number, key=new_secret(), resigns=0)
        for number, seat in enumerate(moved)
    ]
