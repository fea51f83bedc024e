"""Live updates: one socket tells every change of a table to its person, and takes actions from it."""

import asyncio
import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tworivers.server import api, play
from tworivers.server.limits import MOST_BYTES, Limit, address_of
from tworivers.server.metrics import MOVE_SECONDS, SOCKETS
from tworivers.server.problems import Away, Conflict, Forbidden, NotFound, problem_of
from tworivers.server.service import Server
from tworivers.server.views import encode, update_for
from tworivers.words.messages import TwoRiversError

decode = msgspec.json.Decoder(api.FromClient).decode

Socket = WebSocket[Any, Any, Any]

# How soon to look again when the stored data could not be reached.
AWAY_SECONDS = 0.5


class Connection:
    """One socket at one table."""

    def __init__(
        self, server: Server, socket: Socket, table_id: str, person: str | None, session: int
    ) -> None:
        self.server = server
        self.socket = socket
        self.table_id = table_id
        self._person = person
        self._session = session
        self.seat = number_in(socket.query_params.get("seat"))
        self.told = number_in(socket.query_params.get("since")) or 0
        self.changed = asyncio.Event()
        self.changed.set()
        # What was carried out and is not yet acknowledged: the next table that is told says so.
        self._accepted: list[api.Accepted] = []
        self._obeying = False
        self._over = False

    async def person(self) -> str | None:
        """Who is connected; nobody once their session ended."""
        person = self._person
        if person is not None and (await self.server.people.known(person)).session != self._session:
            return None
        return person

    async def run(self) -> None:
        """Tell and listen until either ends: a socket that is not told any more must not stay open.

        What a message asked for is finished also when the line breaks meanwhile."""
        SOCKETS.inc()
        telling, listening = asyncio.create_task(self._tell()), asyncio.create_task(self._listen())
        try:
            done, _ = await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except (WebSocketDisconnect, NotFound):
            pass
        finally:
            SOCKETS.dec()
            self._over = True
            telling.cancel()
            if not self._obeying:
                listening.cancel()
            await asyncio.gather(telling, listening, return_exceptions=True)
            table = self.server.tables.live.get(self.table_id)
            if table is not None:
                table.leave(self.changed)

    async def _listen(self) -> None:
        while not self._over:
            message: Any = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._obeying = True
            await self._obey(message.get("text") or message.get("bytes") or "")
            self._obeying = False

    async def _tell(self) -> None:
        """Send the table after each change and each accepted request; several at once are one message."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            try:
                person = await self.person()
                table = await self.server.tables.get(self.table_id)
            except Away:
                await asyncio.sleep(AWAY_SECONDS)
                self.changed.set()
                continue
            if self.changed not in table.listeners:
                table.listen(self.changed, watches=not table.held_by(person))
            async with table.lock:
                message = update_for(table, person, self.seat, self.told, self._accepted)
                self.told, self._accepted = table.version, []
            await self.socket.send_data(message, mode="text")

    async def _send(self, message: api.ToClient) -> None:
        await self.socket.send_data(encode(message).decode(), mode="text")

    async def _obey(self, text: str | bytes) -> None:
        """Do what a message asks; whatever is wrong with it is answered, and the line stays open."""
        request_id = None
        try:
            if len(text) > MOST_BYTES:
                raise Conflict("message-too-large")
            message = decode(text)
            request_id = getattr(message, "id", None)
            await self._do(message)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            problem = api.Problem("urn:tworivers:malformed", str(error), 400, "malformed", {})
            await self._send(api.Refused(request_id, problem))
        except TwoRiversError as error:
            await self._send(api.Refused(request_id, problem_of(error)))

    async def _do(self, message: api.FromClient) -> None:
        if isinstance(message, api.SocketPing):
            await self._send(api.Pong())
            return
        person = await self.person()
        if person is None:
            raise Forbidden("no-identity")
        limits, tables = self.server.limits, self.server.tables
        if isinstance(message, api.SocketSay):
            limits.take(Limit.CHAT, self.socket, person)
            await self.server.say(self.table_id, person, message.text)
            return
        limits.take(Limit.PLAY, self.socket, person)
        started = time.perf_counter()
        if isinstance(message, api.SocketAct):
            answer = await play.act(tables, self.table_id, person, message)
        else:
            answer = await play.undo(tables, self.table_id, person, message)
        MOVE_SECONDS.observe(time.perf_counter() - started)
        self._accepted.append(api.Accepted(message.id, answer.version))
        self.changed.set()


def number_in(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 9 else None


async def say_why_not(socket: Socket, code: int) -> None:
    """Close with a code; a browser learns it only of a socket that was open."""
    await socket.accept()
    await socket.close(code=code)


async def connect(server: Server, socket: Socket, table_id: str) -> None:
    """Take a socket, or close it with a code that says why."""
    address = address_of(socket)
    try:
        async with server.tables.at(table_id):
            pass  # what others did meanwhile is known from here on
        person = await server.people.of(socket)
        session = (await server.people.known(person)).session if person else 0
    except Away:
        await say_why_not(socket, 1013)
        return
    except TwoRiversError:
        await say_why_not(socket, 4404)
        return
    if not server.limits.open_socket(address):
        await say_why_not(socket, 4429)
        return
    try:
        await socket.accept()
        await Connection(server, socket, table_id, person, session).run()
    finally:
        server.limits.close_socket(address)
