"""Routes about tables: laying, sitting down, playing, talking."""

import time

from litestar import get, post, websocket
from litestar.params import FromQuery, JSONBody

from tworivers.server import api, live, play, seats, vacancies
from tworivers.server.guard import same_origin
from tworivers.server.laying import create
from tworivers.server.limits import Limit
from tworivers.server.lobby import listed
from tworivers.server.metrics import MOVE_SECONDS
from tworivers.server.service import Caller, SeatNumber, Served, Server, TableId
from tworivers.server.views import table_view


async def _changing(server: Server, request: Caller, limit: Limit = Limit.CHANGE) -> str:
    """The person who wants to change something."""
    person = await server.person(request)
    server.limits.take(limit, request, person)
    return person


@get("/api/tables")
async def list_tables(
    request: Caller, server: Served, which: FromQuery[api.Which] = "open"
) -> list[api.TableLine]:
    """The public tables, your running ones, or your finished ones."""
    person = await server.people.of(request)
    server.limits.take(Limit.LOOK, request, person)
    return await listed(server.store, person, which)


@post("/api/tables")
async def create_table(request: Caller, server: Served, data: JSONBody[api.CreateTable]) -> api.TableView:
    """Lay a new table; it starts by itself when no seat is open."""
    person = await _changing(server, request, Limit.CREATE)
    server.preparation.check(data.game)
    if any(seat.kind == "bot" for seat in data.seats):
        server.workers.warm(data.game)
    table = await create(server.tables, person, await server.people.name_of(person), data)
    return table_view(table, person)


@get("/api/tables/{table_id:str}")
async def show_table(
    request: Caller,
    server: Served,
    table_id: TableId,
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
    eyes: FromQuery[api.Eyes | None] = None,
) -> api.TableView:
    """A table as you see it; `since` leaves out what was told before that version."""
    person = await server.people.of(request)
    server.limits.take(Limit.LOOK, request, person)
    async with server.tables.at(table_id) as table:
        return table_view(table, person, seat, since, eyes)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join_table(
    request: Caller, server: Served, table_id: TableId, data: JSONBody[api.JoinTable]
) -> api.TableView:
    """Sit down."""
    person = await _changing(server, request)
    await seats.join(server.tables, table_id, person, await server.people.name_of(person), data)
    async with server.tables.at(table_id) as table:
        return table_view(table, person)


@post("/api/tables/{table_id:str}/link", status_code=200)
async def look_at_link(
    request: Caller, server: Served, table_id: TableId, data: JSONBody[api.OpenLink]
) -> api.SeatLink:
    """What a link to a seat would do."""
    return await seats.look_at_link(server.tables, table_id, await _changing(server, request), data.key)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start_table(request: Caller, server: Served, table_id: TableId) -> api.TableView:
    """Begin the game."""
    person = await _changing(server, request)
    return table_view(await play.start(server.tables, table_id, person), person)


@post("/api/tables/{table_id:str}/seats/{seat:int}/leave", status_code=200)
async def leave_seat(request: Caller, server: Served, table_id: TableId, seat: SeatNumber) -> api.TableView:
    """Stand up before the game begins."""
    person = await _changing(server, request)
    return table_view(await seats.leave(server.tables, table_id, person, seat), person)


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", status_code=200)
async def new_link(request: Caller, server: Served, table_id: TableId, seat: SeatNumber) -> api.TableView:
    """Make a new link: to invite to a seat, or to move your own to another device; the old one is dead."""
    person = await _changing(server, request)
    return table_view(await seats.new_link(server.tables, table_id, person, seat), person)


@post("/api/tables/{table_id:str}/seats/{seat:int}/free", status_code=200)
async def free_seat(
    request: Caller, server: Served, table_id: TableId, seat: SeatNumber, data: JSONBody[api.FreeSeat]
) -> api.TableView:
    """As the host, free a seat; in a running game its holder is asked first."""
    person = await _changing(server, request)
    return table_view(await vacancies.free(server.tables, table_id, person, seat, data.then), person)


@post("/api/tables/{table_id:str}/seats/{seat:int}/answer", status_code=200)
async def answer_host(
    request: Caller, server: Served, table_id: TableId, seat: SeatNumber, data: JSONBody[api.AnswerHost]
) -> api.TableView:
    """Answer the host who asks for your seat."""
    person = await _changing(server, request)
    return table_view(await vacancies.answer(server.tables, table_id, person, seat, data.agree), person)


@post("/api/tables/{table_id:str}/seats/{seat:int}/resign", status_code=200)
async def resign(request: Caller, server: Served, table_id: TableId, seat: SeatNumber) -> api.Answer:
    """Give up; with more than two players, offer to end the game."""
    return await play.resign(server.tables, table_id, await _changing(server, request), seat)


@post("/api/tables/{table_id:str}/seats/{seat:int}/abandon", status_code=200)
async def abandon(request: Caller, server: Served, table_id: TableId, seat: SeatNumber) -> api.Answer:
    """Leave a running game: the computer plays on for you."""
    return await play.abandon(server.tables, table_id, await _changing(server, request), seat)


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: Caller, server: Served, table_id: TableId) -> api.TableView:
    """The same again, with seats rotated."""
    person = await _changing(server, request, Limit.CREATE)
    return table_view(await seats.rematch(server.tables, table_id, person), person)


@post("/api/tables/{table_id:str}/actions", status_code=200)
async def act(request: Caller, server: Served, table_id: TableId, data: JSONBody[api.Act]) -> api.Answer:
    """Play an action."""
    started = time.perf_counter()
    answer = await play.act(server.tables, table_id, await _changing(server, request, Limit.PLAY), data)
    MOVE_SECONDS.observe(time.perf_counter() - started)
    return answer


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(request: Caller, server: Served, table_id: TableId, data: JSONBody[api.Undo]) -> api.Answer:
    """Take back."""
    return await play.undo(server.tables, table_id, await _changing(server, request, Limit.PLAY), data)


@post("/api/tables/{table_id:str}/ask", status_code=200)
async def ask(request: Caller, server: Served, table_id: TableId, data: JSONBody[api.Ask]) -> api.Asked:
    """What would happen?"""
    return await play.ask(server.tables, table_id, await _changing(server, request, Limit.PLAY), data)


@post("/api/tables/{table_id:str}/chat", status_code=204)
async def chat(request: Caller, server: Served, table_id: TableId, data: JSONBody[api.Say]) -> None:
    """Say something."""
    await server.say(table_id, await _changing(server, request, Limit.CHAT), data.text)


@websocket("/api/tables/{table_id:str}/live")
async def live_table(socket: live.Socket, server: Served, table_id: TableId) -> None:
    """Live updates of a table, and a quick way to act."""
    if same_origin(socket.headers, socket.headers.get("host", "")):
        await live.connect(server, socket, table_id)
    else:
        await socket.close(code=4403)


handlers = [
    list_tables, create_table, show_table, join_table, look_at_link, start_table, leave_seat, new_link,
    free_seat, answer_host, resign, abandon, rematch, act, undo, ask, chat, live_table,
]  # fmt: skip
