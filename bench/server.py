"""How many durable, acknowledged moves a second the server takes: a real process, real sockets, a real game.

    python -m bench.server                 # everything: throughput, spectators, stored games
    python -m bench.server --only moves --seconds 5 --runs 5

Every move is sent over a WebSocket, checked by the rules, committed to SQLite with synchronous=FULL and
acknowledged; each table has one player's connection (both seats on one screen) and some connections that only
watch. The load comes from a second process on the same machine, so on two cores it competes with the server.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import secrets
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

from bench.serving import memory_of, server
from tworivers.kernel.generator import seed_from_number
from tworivers.play.match import new

console = Console()

CONNECTIONS = 50


class View(msgspec.Struct):
    legal: list[str]


class Seen(msgspec.Struct):
    version: int
    to_move: int | None
    viewer: int
    view: View | None


class Heard(msgspec.Struct):
    """The part of a message that a player needs."""

    table: Seen | None = None
    accepted: list[Any] = []


class Act(msgspec.Struct, tag="act"):
    """A move, as a page sends it."""

    seat: int
    action: str
    version: int
    id: str


hear = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


def socket_address(url: str, table: str) -> str:
    return f"{url.replace('http', 'ws')}/api/tables/{table}/live"


async def hang_up(transport: WSTransport) -> None:
    transport.send_close()
    transport.disconnect()
    await transport.wait_disconnected()


class Player:
    """A person with both seats of a table on one screen, who plays anything legal as fast as they can."""

    def __init__(self, url: str, game: str) -> None:
        self.url = url
        self.game = game
        # The server hangs up after 5 s of silence, about as long as a game takes: never ask just then.
        limits = httpx.Limits(keepalive_expiry=1)
        self.http = httpx.AsyncClient(base_url=url, timeout=60, limits=limits)
        self.waits: list[float] = []
        self.rng = random.Random(id(self))

    async def lay(self) -> str:
        """A new table, playing at once."""
        if not self.http.cookies:
            await self.http.get("/api/me")
        seats = [{"kind": "shared"}, {"kind": "shared"}]
        answer = await self.http.post("/api/tables", json={"game": self.game, "seats": seats})
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def play(self, table: str, until: float) -> bool:
        """Play at a table until the time is up (False) or the game is over (True)."""
        playing = Playing(self, until)
        cookie = f"tworivers={self.http.cookies['tworivers']}"
        transport, _ = await ws_connect(
            lambda: playing, socket_address(self.url, table), extra_headers={"cookie": cookie}
        )
        try:
            return await playing.over
        finally:
            await hang_up(transport)


class Playing(WSListener):
    """A player's line to a table: the next move is sent once the last is acknowledged and its table seen."""

    def __init__(self, player: Player, until: float) -> None:
        self.player = player
        self.until = until
        # Whether the game is over; False when only the time is.
        self.over: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.acted_at = -1
        self.acknowledged = True
        self.sent = 0.0

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is not WSMsgType.TEXT or self.over.done():
            return
        heard = hear(frame.get_payload_as_memoryview())
        if heard.table is None:
            self.over.set_exception(AssertionError(frame.get_payload_as_bytes()))
            return
        if heard.accepted:
            self.acknowledged = True
            self.player.waits.append(time.perf_counter() - self.sent)
        if self.acknowledged and heard.table.version > self.acted_at:
            self._move(transport, heard.table)

    def on_ws_disconnected(self, _: WSTransport) -> None:
        if not self.over.done():
            self.over.set_exception(ConnectionError("the server hung up"))

    def _move(self, transport: WSTransport, seen: Seen) -> None:
        if seen.view is None or not seen.view.legal:
            self.over.set_result(True)
        elif time.perf_counter() >= self.until:
            self.over.set_result(False)
        else:
            action = self.player.rng.choice(seen.view.legal)
            move = Act(seen.viewer, action, seen.version, secrets.token_hex(8))
            self.acted_at, self.acknowledged = seen.version, False
            self.sent = time.perf_counter()
            transport.send(WSMsgType.TEXT, encode(move))


class Watching(WSListener):
    """The line of somebody who only watches."""


@asynccontextmanager
async def watchers(url: str, table: str, number: int) -> AsyncIterator[None]:
    address = socket_address(url, table)
    lines = await asyncio.gather(*(ws_connect(Watching, address) for _ in range(number)))
    try:
        yield
    finally:
        await asyncio.gather(*(hang_up(transport) for transport, _ in lines))


async def load(url: str, game: str, viewers: int, seconds: float) -> tuple[float, float, float]:
    """Moves a second, and the median and the 99th percentile of the wait for the acknowledgement in ms."""
    players = [Player(url, game) for _ in range(CONNECTIONS)]
    tables = await asyncio.gather(*(player.lay() for player in players))
    await asyncio.gather(
        *(_one(p, t, viewers, time.perf_counter() + 1) for p, t in zip(players, tables, strict=True))
    )
    for player in players:
        player.waits.clear()
    started = time.perf_counter()
    until = started + seconds
    await asyncio.gather(*(_one(p, t, viewers, until) for p, t in zip(players, tables, strict=True)))
    taken = time.perf_counter() - started
    waits = sorted(wait for player in players for wait in player.waits)
    for player in players:
        await player.http.aclose()
    return (
        len(waits) / taken,
        1000 * waits[len(waits) // 2],
        1000 * waits[int(0.99 * len(waits))],
    )


async def _one(player: Player, table: str, viewers: int, until: float) -> None:
    """One table after another until the time is up."""
    while time.perf_counter() < until:
        async with watchers(player.url, table, viewers):
            over = await player.play(table, until)
        if over:
            table = await player.lay()


class Pinging(WSListener):
    """Asks again as soon as it is answered; the first message is the table."""

    def __init__(self) -> None:
        self.count = -1

    def on_ws_frame(self, transport: WSTransport, _: WSFrame) -> None:
        self.count += 1
        transport.send(WSMsgType.TEXT, b'{"type":"ping"}')


async def ping(url: str, seconds: float) -> float:
    """Messages a second that the server answers without doing anything: the ceiling of sockets here."""
    player = Player(url, "tigris")
    address = socket_address(url, await player.lay())
    asking = [Pinging() for _ in range(CONNECTIONS)]
    lines = await asyncio.gather(*(ws_connect(lambda one=one: one, address) for one in asking))
    before = sum(one.count for one in asking)
    await asyncio.sleep(seconds)
    count = sum(one.count for one in asking) - before
    await asyncio.gather(*(hang_up(transport) for transport, _ in lines))
    await player.http.aclose()
    return count / seconds


async def idle(url: str, process: int, number: int) -> float:
    """Megabytes that so many connected spectators cost."""
    player = Player(url, "tigris")
    table = await player.lay()
    before = memory_of(process)
    lines = []
    for _ in range(number // 50):
        lines += await asyncio.gather(
            *(connect(socket_address(url, table), compression=None) for _ in range(50))
        )
    for line in lines:
        await line.recv()
    cost = memory_of(process) - before
    await asyncio.gather(*(line.close() for line in lines))
    await player.http.aclose()
    return cost


def fill(data: Path, games: int) -> list[str]:
    """Store so many finished games, copies of some that were really played."""
    plays = [finished(seed) for seed in range(10)]
    connection = sqlite3.connect(data / "tworivers.db")
    ids = []
    for number in range(games):
        match = plays[number % len(plays)]
        table = f"stored-{number}"
        ids.append(table)
        options = json.dumps(msgspec.to_builtins(match.options))
        connection.execute(
            "INSERT INTO tables"
            " (id, game, title, options, public, hints, clock, seed, status, host, created, changed)"
            " VALUES (?, 'tigris', '', ?, 0, 1, '{\"kind\": \"none\"}', ?, 'finished', 'nobody', ?, ?)",
            (table, options, match.seed, number, number),
        )
        for seat in range(2):
            connection.execute(
                "INSERT INTO seats (table_id, seat, kind, name, key) VALUES (?, ?, 'person', 'A', ?)",
                (table, seat, secrets.token_hex(8)),
            )
        connection.executemany(
            "INSERT INTO entries (table_id, version, kind, seat, action, player, milliseconds, at)"
            " VALUES (?, ?, ?, ?, ?, '', 0, ?)",
            [(table, v, e.kind, e.seat, e.action, v) for v, e in enumerate(match.entries, 1)],
        )
    connection.commit()
    connection.close()
    return ids


def finished(seed: int) -> Any:
    match = new("tigris", 2, seed=seed_from_number(seed))
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def opened(url: str, ids: list[str]) -> list[float]:
    """Milliseconds to open each of these tables for the first time."""
    waits = []
    with httpx.Client(base_url=url) as http:
        http.get("/health")
        for table in ids:
            started = time.perf_counter()
            http.get(f"/api/tables/{table}").raise_for_status()
            waits.append(1000 * (time.perf_counter() - started))
    return waits


def bench_moves(game: str, runs: int, seconds: float) -> None:
    """Moves a second with 1, 3 and 10 who watch, and an empty handler, all in one run."""
    table = Table(title=f"{game}: {CONNECTIONS} connections, median of {runs} runs of {seconds:g} s")
    for name in ("who watch a table", "moves/s", "lowest to highest", "median wait ms", "p99 wait ms"):
        table.add_column(name, justify="right")
    results: dict[int, list[tuple[float, float, float]]] = {1: [], 3: [], 10: []}
    pings = []
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (url, _):
            pings.append(uvloop.run(ping(url, seconds / 2)))
            for viewers in results:
                results[viewers].append(uvloop.run(load(url, game, viewers, seconds)))
    for viewers, measured in results.items():
        rates = sorted(rate for rate, _, _ in measured)
        table.add_row(
            str(viewers),
            f"{statistics.median(rates):,.0f}",
            f"{rates[0]:,.0f} to {rates[-1]:,.0f}",
            f"{statistics.median(middle for _, middle, _ in measured):.1f}",
            f"{statistics.median(late for _, _, late in measured):.1f}",
        )
    console.print(table)
    console.print(
        f"An empty handler answers {statistics.median(pings):,.0f} messages a second in the same runs."
    )


def bench_spectators(number: int) -> None:
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (url, process):
        cost = uvloop.run(idle(url, process, number))
    console.print(f"{number:,} connected spectators cost {cost:.0f} MB.")


def bench_stored(games: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        with server(Path(folder)):
            pass
        ids = fill(Path(folder), games)
        with server(Path(folder)) as (url, _):
            waits = sorted(opened(url, random.Random(1).sample(ids, min(200, games))))
    console.print(
        f"With {games:,} stored games a table opens in {statistics.median(waits):.1f} ms (median), "
        f"{waits[int(0.99 * len(waits))]:.1f} ms (p99)."
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", choices=("moves", "spectators", "stored"))
    parser.add_argument("--game", default="tigris")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--spectators", type=int, default=2000)
    parser.add_argument("--stored", type=int, default=10_000)
    chosen = parser.parse_args()
    console.print(f"{os.cpu_count()} cores, Python {platform.python_version()}, {platform.machine()}")
    parts: dict[str, Callable[[], None]] = {
        "moves": lambda: bench_moves(chosen.game, chosen.runs, chosen.seconds),
        "spectators": lambda: bench_spectators(chosen.spectators),
        "stored": lambda: bench_stored(chosen.stored),
    }
    for name, run in parts.items():
        if chosen.only in (None, name):
            run()


if __name__ == "__main__":
    main()
