"""Freeing seats: only openly, and in a running game only if the holder agrees or lost on time."""

from typing import Literal

from tworivers.play.handover import COMPUTER, FREE
from tworivers.server import play
from tworivers.server.identifiers import new_secret
from tworivers.server.problems import Conflict, Forbidden
from tworivers.server.table import Seat, Table
from tworivers.server.tables import Tables

# What becomes of a seat of a running game whose holder makes room.
Then = Literal["invite", "computer"]


@play.retry_on_conflict
async def free(tables: Tables, table_id: str, person: str, number: int, then: Then) -> Table:
    """Free a seat for somebody else; while somebody plays there, ask them to make room."""
    async with tables.at(table_id) as table:
        if table.host != person:
            raise Forbidden("not-the-host")
        seat = table.seat(number)
        if seat.person == person:
            raise Conflict("seat-is-yours")
        if table.status == "open":
            await free_before_start(tables, table, seat)
        elif table.status == "running":
            await free_in_game(tables, table, seat, then)
        else:
            raise Conflict("table-not-running")
        return table


async def free_before_start(tables: Tables, table: Table, seat: Seat) -> None:
    """Take the seat of somebody who waits for the beginning, and tell them. The table's lock is held."""
    if seat.waits:
        return  # asked twice
    if not table.may_be_freed(seat):
        raise Conflict("seat-of-computer")
    seat.part("freed")
    seat.use_link()
    seat.kind, seat.person, seat.name, seat.key = "invited", None, "", new_secret()
    await tables.save(table, seat)
    table.tell_listeners()


async def free_in_game(tables: Tables, table: Table, seat: Seat, then: Then) -> None:
    """Do as the host wants where nobody plays, else ask whoever does. The table's lock is held."""
    if not table.may_be_freed(seat):
        raise Conflict("seat-of-computer")
    if seat.person is None:
        await make_room(tables, table, seat, then)
    elif seat.asked == "stays":
        raise Conflict("seat-holder-stays", name=seat.name)
    elif seat.asked != then:
        seat.asked = then
        await tables.save(table, seat)
        table.tell_listeners()


async def make_room(tables: Tables, table: Table, seat: Seat, then: Then) -> None:
    """Let the computer play on, or wait for whoever gets the new invitation. The table's lock is held."""
    if then == "computer" and seat.kind != "bot":
        await play.give_to_computer(tables, table, seat)
    elif then == "invite" and not seat.waits:
        seat.use_link()
        seat.kind, seat.level, seat.person, seat.key = "invited", None, None, new_secret()
        seat.name = seat.name.removesuffix(COMPUTER)
        await play.hand_over(tables, table, seat, FREE)


@play.retry_on_conflict
async def answer(tables: Tables, table_id: str, person: str, number: int, agree: bool) -> Table:
    """The holder's answer to the host: make room, or stay. Whoever stays is not asked again."""
    async with tables.at(table_id) as table:
        seat = table.seat_of(person, number)
        if table.status != "running":
            raise Conflict("table-not-running")
        if seat.asked == "invite" or seat.asked == "computer":
            if agree:
                await make_room(tables, table, seat, seat.asked)
            else:
                seat.asked = "stays"
                await tables.save(table, seat)
                table.tell_listeners()
        elif agree or not seat.asked:
            raise Conflict("seat-not-asked")
        return table
