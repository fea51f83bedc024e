"""Nothing leaks: everything that reaches a viewer is the same, byte by byte, when the hidden part differs.

The real application runs in this process. At many moments of random games the state is replaced by others
that the viewer cannot tell from it, and all that this viewer can get from the server is compared.
"""

import asyncio
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

from tests.server.service import ALL_GAMES
from tests.tables import Table as Kind
from tests.tables import all_tables, any_kind, fresh_generator
from tworivers.games.game import SPECTATOR, State, game_names, load
from tworivers.play.match import Entry
from tworivers.server import api, play, timeouts
from tworivers.server import table as table_module
from tworivers.server.app import create_app
from tworivers.server.laying import create
from tworivers.server.live import Connection
from tworivers.server.people import Person as Known
from tworivers.server.people import new_person
from tworivers.server.service import Server
from tworivers.server.settings import Settings
from tworivers.server.table import Table
from tworivers.server.views import update_for

LONG = bool(os.environ.get("TWORIVERS_LONG"))
LOOK_ALIKES = 5 if LONG else 2
MOMENTS = range(0, 5000, 8) if LONG else (0, 6, 25, 80, 250)
NOON = 1_800_000_000_000

Got = dict[str, bytes]


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still, so that only what is hidden can make answers differ."""
    for module in (play, timeouts, table_module):
        monkeypatch.setattr(module, "now", lambda: NOON)


class Room:
    """A table in a running application, with a client for each of its viewers."""

    def __init__(
        self, client: AsyncTestClient[Any], server: Server, table: Table, people: list[Known]
    ) -> None:
        self.client, self.server, self.table = client, server, table
        self.people = [*people, new_person()]

    def headers(self, viewer: int) -> dict[str, str]:
        return {"Cookie": f"tworivers={self.server.people.sign(self.people[viewer])}"}

    async def get(self, viewer: int, path: str) -> bytes:
        answer = await self.client.get(path, headers=self.headers(viewer))
        return f"{answer.status_code} {sorted(answer.headers.items())} ".encode() + answer.content

    async def post(self, viewer: int, path: str, body: Any) -> bytes:
        answer = await self.client.post(path, json=body, headers=self.headers(viewer))
        return f"{answer.status_code} {sorted(answer.headers.items())} ".encode() + answer.content

    def put(self, state: State) -> None:
        """Let the table stand like this; nothing that was made from another state is kept."""
        match = self.table.playing()
        match.state = state.copy()
        self.table.views.clear()
        self.table.told.clear()
        self.table.updates.clear()

    async def metrics(self, viewer: int) -> bytes:
        """The figures for hosts, but for what grows with each request and how many writes wait just now."""
        lines = (await self.client.get("/metrics", headers=self.headers(viewer))).text.splitlines()
        counts = ("tworivers_refusals", "tworivers_writes_waiting")
        return "\n".join(line for line in lines if not line.startswith(counts)).encode()

    async def all_that_reaches(self, viewer: int, questions: list[dict[str, Any]], refused: list[str]) -> Got:
        """Everything this viewer can get, by what was asked; `refused` are actions that they may not take."""
        path = f"/api/tables/{self.table.id}"
        seat = max(viewer, 0)
        got = {
            where: await self.get(viewer, where)
            for where in (
                path,
                f"{path}?since={self.table.version}",
                f"{path}?seat={(seat + 1) % len(self.table.seats)}",
                f"{path}?eyes=open",
                f"{path}/log?seat={seat}",
                f"{path}/record",
                f"{path}/moments/0?eyes=open",
                "/api/tables?which=open",
                "/api/tables?which=mine",
                "/api/tables?which=finished",
                "/api/games",
                "/schema/openapi.json",
            )
        }
        person = self.people[viewer].id
        got["metrics"] = await self.metrics(viewer)
        got["live"] = update_for(self.table, person, None, 0, []).encode()
        for question in questions:
            got[f"ask {question}"] = await self.post(viewer, f"{path}/ask", {"seat": seat, **question})
            if question.get("action") in refused:
                body = {
                    "seat": seat,
                    "action": question["action"],
                    "version": self.table.version,
                    "id": "leak-test",
                }
                got[f"act {body}"] = await self.post(viewer, f"{path}/actions", body)
                got[f"socket {body}"] = await over_socket(self.server, self.table, person, body)
        return got


class Line:
    """The end of a socket: notes what would be sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_data(self, text: str, mode: str) -> None:
        self.sent.append(text)


async def over_socket(server: Server, table: Table, person: str, body: dict[str, Any]) -> bytes:
    """What a live connection answers to a message."""
    connection = Connection.__new__(Connection)
    connection.server, connection.table_id = server, table.id
    connection._person, connection._session = person, 0
    connection.socket = line = Line()  # type: ignore[assignment]
    await connection._obey(json.dumps({"type": "act", **body}))
    return "".join(line.sent).encode()


def questions_at(room: Room, viewer: int, chance: random.Random) -> tuple[list[dict[str, Any]], list[str]]:
    """What this viewer may ask: their own legal actions, pieces, things, and much that is not legal."""
    match = room.table.playing()
    game = match.game
    legal = match.legal() if match.to_move == viewer else []
    pieces = sorted({action.split(" ")[0] for action in legal})
    illegal = [words for words in chance.sample(list(game.notations), 12) if words and words not in legal]
    places = sorted({words.split(" ")[-1] for words in chance.sample(list(game.notations), 6) if words})
    questions = [
        *({"action": action} for action in chance.sample(legal, min(4, len(legal)))),
        *({"action": action} for action in illegal),
        *({"piece": piece} for piece in chance.sample(pieces, min(2, len(pieces)))),
        *({"about": thing} for thing in [*places[:4], *legal[:2]]),
    ]
    return questions, illegal


def look_alikes(room: Room, viewer: int, chance: random.Random) -> Iterator[State]:
    match = room.table.playing()
    for _ in range(LOOK_ALIKES):
        yield match.game.resample(match.state, viewer, fresh_generator(chance.randrange(10**6)))


async def compare(room: Room, viewer: int, chance: random.Random) -> None:
    """All that reaches a viewer is equal in all states that this viewer cannot tell apart."""
    match = room.table.playing()
    true = match.state
    questions, refused = questions_at(room, viewer, chance)
    expected = await room.all_that_reaches(viewer, questions, refused)
    others = list(look_alikes(room, viewer, chance))
    for other in others:
        room.put(other)
        got = await room.all_that_reaches(viewer, questions, refused)
        for asked, answer in expected.items():
            assert got[asked].splitlines() == answer.splitlines(), f"viewer {viewer} sees a difference"
    room.put(true)


async def lay(server: Server, kind: Kind, people: list[Known], seed: int) -> Table:
    """A table of this kind where these people sit, started."""
    seats = [api.SeatRequest(kind="open") for _ in people]
    options = dict(kind.options)
    request = api.CreateTable(game=kind.game, seats=seats, options=options, seed=seed, public=True)
    table = await create(server.tables, people[0].id, "Ada", request)
    for seat, person in zip(table.seats, people, strict=True):
        seat.kind, seat.person, seat.name = "person", person.id, f"Player {seat.seat}"
        await server.tables.save(table, seat)
    table.chat.append(api.ChatLine("Ada", "Hello", NOON))
    return await play.start(server.tables, table.id, people[0].id)


async def whole_game(room: Room, chance: random.Random) -> int:
    """Play a random game to its end and compare at many of its moments; return at how many."""
    match, compared = room.table.playing(), 0
    while not match.over:
        if match.version in MOMENTS:
            compared += 1
            for viewer in range(SPECTATOR, match.players):
                await compare(room, viewer, chance)
        entry = Entry("action", match.to_move, any_kind(match.legal(), chance))
        async with room.table.lock:
            await play.append(room.server.tables, room.table, entry, None)
    return compared


async def nothing_to_prepare() -> None:
    """The rules are compiled before the tests."""


def kinds_of(game: str) -> list[Kind]:
    """Every number of players, each with another variant of the options; all variants where time allows."""
    kinds = [kind for kind in all_tables() if kind.game == game]
    if LONG:
        return kinds
    variants = [[kind for kind in kinds if kind.players == players] for players in load(game).players]
    return [same[number % len(same)] for number, same in enumerate(variants)]


async def games_of_every_kind(game: str, folder: Path) -> None:
    app = create_app(Settings(data=str(folder), limits=0, workers=1))
    server: Any = app.dependencies["server"].dependency()  # type: ignore[union-attr, operator]
    server.preparation.run = nothing_to_prepare
    server.preparation.ready.update(game_names())
    async with AsyncTestClient(app, raise_server_exceptions=True) as client:
        for number, kind in enumerate(kinds_of(game)):
            people = [new_person() for _ in range(kind.players)]
            room = Room(client, server, await lay(server, kind, people, number), people)
            assert await whole_game(room, random.Random(number)) > 1, kind


@pytest.mark.usefixtures("stopped_clock")
@pytest.mark.parametrize("game", ALL_GAMES)
def test_all_that_a_viewer_gets_is_equal_when_the_hidden_part_differs(game: str, tmp_path: Path) -> None:
    asyncio.run(games_of_every_kind(game, tmp_path))
