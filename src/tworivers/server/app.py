"""The application: routes, sockets, and what runs beside them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Receive, Scope, Send

from tworivers.messages import TwoRiversError
from tworivers.play.record import Record
from tworivers.server import api, play
from tworivers.server.jobs import Jobs
from tworivers.server.people import People, me, rename, secret_of
from tworivers.server.preparing import Preparation
from tworivers.server.problems import Conflict, Forbidden, on_anything, on_http, on_refusal, problem_of
from tworivers.server.settings import Settings
from tworivers.server.store import Store
from tworivers.server.tables import Tables, table_view

MOST_BYTES = 64 * 1024
PAGES = Path(__file__).parent / "static"

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]

Caller = Request[Any, Any, Any]


def same_origin(headers: Any, host: str) -> bool:
    """Does the browser say that the request comes from our own page? Other clients say nothing."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == host


class Guard:
    """Every answer gets the security headers; a change from a foreign page is refused."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *SECURITY_HEADERS]
            await send(message)

        if scope.get("method", "GET") not in ("GET", "HEAD", "OPTIONS"):
            headers = {k.decode("latin-1"): v.decode("latin-1") for k, v in scope["headers"]}
            if not same_origin(headers, headers.get("host", "")):
                raise HTTPException("request from another site", status_code=403)
        await self.app(scope, receive, send_safely)


class Server:
    """What handlers share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.folder)
        self.people = People(self.store, secret_of(settings.folder), secure=settings.behind_proxy)
        self.tables = Tables(self.store)
        self.preparation = Preparation()
        self.jobs = Jobs(self.tables, settings.bot_seconds)

    def person(self, request: Caller) -> str:
        person = self.people.of(request)
        if person is None:
            raise Forbidden("no-identity")
        return person


@get("/api/games")
async def games(server: Server) -> list[api.GameInfo]:
    """The games, and how far they are prepared."""
    return server.preparation.games()


@get("/api/tables")
async def list_tables(request: Caller, server: Server, mine: bool = False) -> list[api.TableLine]:
    """The public tables, or yours."""
    return server.tables.listed(server.people.of(request), mine)


@post("/api/tables")
async def create_table(request: Caller, server: Server, data: api.CreateTable) -> api.TableView:
    """Lay a new table; it starts by itself when no seat is open."""
    person = server.person(request)
    server.preparation.check(data.game)
    table = await server.tables.create(person, server.people.name_of(person), data)
    if all(seat.kind not in ("open", "invited") for seat in table.seats):
        await play.start(server.tables, table.id, person)
        server.jobs.wake(table)
    return table_view(table, person)


@get("/api/tables/{table_id:str}")
async def show_table(
    request: Caller, server: Server, table_id: str, seat: int | None = None, since: int = 0
) -> api.TableView:
    """A table as you see it; `since` leaves out what was told before that version."""
    table = server.tables.get(table_id)
    async with table.lock:
        return table_view(table, server.people.of(request), seat, since)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join_table(request: Caller, server: Server, table_id: str, data: api.JoinTable) -> api.TableView:
    """Sit down."""
    person = server.person(request)
    await play.join(server.tables, table_id, person, server.people.name_of(person), data)
    return table_view(server.tables.get(table_id), person)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start_table(request: Caller, server: Server, table_id: str) -> api.TableView:
    """Begin the game."""
    person = server.person(request)
    await play.start(server.tables, table_id, person)
    server.jobs.wake(server.tables.get(table_id))
    return table_view(server.tables.get(table_id), person)


@post("/api/tables/{table_id:str}/actions", status_code=200)
async def act(request: Caller, server: Server, table_id: str, data: api.Act) -> api.Answer:
    """Play an action."""
    answer = await play.act(server.tables, table_id, server.person(request), data)
    server.jobs.wake(server.tables.get(table_id))
    return answer


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(request: Caller, server: Server, table_id: str, data: api.Undo) -> api.Answer:
    """Take back."""
    return await play.undo(server.tables, table_id, server.person(request), data)


@post("/api/tables/{table_id:str}/ask", status_code=200)
async def ask(request: Caller, server: Server, table_id: str, data: api.Ask) -> api.Asked:
    """What would happen?"""
    return await play.ask(server.tables, table_id, server.person(request), data)


@post("/api/tables/{table_id:str}/chat", status_code=204)
async def chat(request: Caller, server: Server, table_id: str, data: api.Say) -> None:
    """Say something."""
    person = server.person(request)
    await play.say(server.tables, table_id, server.people.name_of(person) or "Guest", data.text)


@post("/api/tables/{table_id:str}/seats/{seat:int}/resign", status_code=200)
async def resign(request: Caller, server: Server, table_id: str, seat: int) -> api.Answer:
    """Give up."""
    return await play.resign(server.tables, table_id, server.person(request), seat)


@get("/api/tables/{table_id:str}/record")
async def record(server: Server, table_id: str) -> Response[bytes]:
    """The record of a finished game."""
    table = server.tables.get(table_id)
    if table.status != "finished":
        raise Conflict("game-not-finished")
    text = msgspec.json.format(msgspec.json.encode(Record.of(table.playing())), indent=1)
    return Response(text, media_type="application/json")


@get("/health")
async def health(server: Server) -> dict[str, Any]:
    """Is the server well?"""
    return {"status": "ok", "ready": sorted(server.preparation.ready)}


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], server: Server, table_id: str) -> None:
    """Live updates of a table, and a quick way to act."""
    if not same_origin(socket.headers, socket.headers.get("host", "")):
        await socket.close(code=4403)
        return
    try:
        table = server.tables.get(table_id)
    except TwoRiversError:
        await socket.close(code=4404)
        return
    await socket.accept()
    await Connection(server, socket, table.id).run()


class Connection:
    """One socket: tells every change to its person, and takes actions from it."""

    def __init__(self, server: Server, socket: WebSocket[Any, Any, Any], table_id: str) -> None:
        self.server = server
        self.socket = socket
        self.table_id = table_id
        self.person = server.people.of(socket)
        self.seat = number_in(socket.query_params.get("seat"))
        self.told = number_in(socket.query_params.get("since")) or 0
        self.changed = asyncio.Event()
        self.changed.set()

    async def run(self) -> None:
        """Tell and listen until either ends: a socket that is not told any more must not stay open."""
        tasks = [asyncio.create_task(self._tell()), asyncio.create_task(self._listen())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except WebSocketDisconnect:
            pass
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.server.tables.get(self.table_id).listeners.discard(self.changed)

    async def _listen(self) -> None:
        while True:
            await self._obey(await self.socket.receive_data(mode="text"))

    async def _tell(self) -> None:
        """Send the table after each change; several changes at once are one message."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            table = self.server.tables.get(self.table_id)
            table.listeners.add(self.changed)
            async with table.lock:
                view = table_view(table, self.person, self.seat, self.told)
            self.told = view.version
            await self._send(api.Update(view))

    async def _send(self, message: api.ToClient) -> None:
        await self.socket.send_data(msgspec.json.encode(message).decode(), mode="text")

    async def _obey(self, text: str | bytes) -> None:
        request_id = None
        try:
            if len(text) > MOST_BYTES:
                raise Conflict("message-too-large")
            message = msgspec.json.decode(text, type=api.FromClient)
            request_id = getattr(message, "id", None)
            await self._do(message)
        except msgspec.DecodeError as error:
            problem = api.Problem("urn:tworivers:malformed", str(error), 400, "malformed", {})
            await self._send(api.Refused(request_id, problem))
        except TwoRiversError as error:
            await self._send(api.Refused(request_id, problem_of(error)))

    async def _do(self, message: api.FromClient) -> None:
        tables = self.server.tables
        if isinstance(message, api.SocketPing):
            await self._send(api.Pong())
        elif isinstance(message, api.SocketSay):
            name = self.server.people.name_of(self.person) if self.person else ""
            await play.say(tables, self.table_id, name or "Guest", message.text)
        else:
            do = play.act if isinstance(message, api.SocketAct) else play.undo
            answer = await do(tables, self.table_id, self.person, message)  # type: ignore[arg-type]
            await self._send(api.Accepted(message.id, answer.version))
            self.server.jobs.wake(tables.get(self.table_id))


def number_in(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdigit() and len(text) < 9 else None


def create_app(settings: Settings) -> Litestar:
    """The web application with everything it needs."""
    server = Server(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        preparing = asyncio.create_task(server.preparation.run())
        waking = asyncio.create_task(wake_bots(server, preparing))
        try:
            yield
        finally:
            for task in (waking, preparing):
                task.cancel()
            server.jobs.close()
            server.store.close()

    handlers: list[Any] = [
        me, rename, games, list_tables, create_table, show_table, join_table, start_table, act, undo, ask,
        chat, resign, record, health, live,
    ]  # fmt: skip
    if PAGES.is_dir():
        handlers.append(create_static_files_router(path="/", directories=[PAGES], html_mode=True))
    return Litestar(
        handlers,
        lifespan=[lifespan],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False),
            "people": Provide(lambda: server.people, sync_to_thread=False),
        },
        exception_handlers={TwoRiversError: on_refusal, HTTPException: on_http, Exception: on_anything},
        middleware=[DefineMiddleware(Guard)],
        openapi_config=OpenAPIConfig(title="Two Rivers", version="1", path="/schema"),
        request_max_body_size=MOST_BYTES,
    )


async def wake_bots(server: Server, preparing: asyncio.Task[None]) -> None:
    """After a restart, let bots go on where it is their decision."""
    await preparing
    for table_id in server.tables.running():
        server.jobs.wake(server.tables.get(table_id))
