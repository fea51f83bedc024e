"""How the service grows: several server processes on PostgreSQL, stored games, connections.

    python -m bench.scale                         # everything
    python -m bench.scale --only processes --processes 1 2 4 --seconds 5
    python -m bench.scale --only stored --stored 1000 100000 1000000
    python -m bench.scale --only connections --connections 500 1000 2000

PostgreSQL and Redis are started for it on free ports, with fsync on: every move is on disk before it is
acknowledged. Load, servers, PostgreSQL and Redis share this machine's cores, so with few cores more processes
cannot bring more moves; the figures show what sharing costs.
"""

import argparse
import asyncio
import os
import platform
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvloop
from rich.console import Console
from rich.progress import track
from rich.table import Table
from websockets.asyncio.client import connect

from bench.server import (
    READY_SECONDS,
    SERVE,
    Player,
    finished,
    free_port,
    memory_of,
    socket_address,
)

console = Console()

CONNECTIONS = 50
GAMES_AT_ONCE = 500
WARM_SECONDS = 2


@contextmanager
def servers_beside() -> Iterator[tuple[str, str]]:
    """The addresses of a PostgreSQL and a Redis of our own."""
    from tests.servers_beside import Postgres, Redis

    postgres, redis = Postgres(settings={"fsync": "on"}), Redis()
    try:
        yield postgres.url(postgres.new_database()), redis.url()
    finally:
        postgres.remove()
        redis.remove()


@contextmanager
def servers(number: int, database: str, redis: str) -> Iterator[list[tuple[str, int]]]:
    """Server processes on one database: their addresses and process numbers."""
    ports = [free_port() for _ in range(number)]
    with tempfile.TemporaryDirectory() as folder:
        flags = ["--data", folder, "--database", database, "--channels", redis, "--limits", "0"]
        processes = [
            subprocess.Popen(
                [sys.executable, "-c", SERVE, "serve", "--port", str(port), *flags],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            for port in ports
        ]
        urls = [f"http://127.0.0.1:{port}" for port in ports]
        try:
            for url in urls:
                wait_until_ready(url)
            yield [(url, process.pid) for url, process in zip(urls, processes, strict=True)]
        finally:
            for process in processes:
                process.terminate()
            for process in processes:
                process.wait(60)


def wait_until_ready(url: str) -> None:
    until = time.monotonic() + READY_SECONDS
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=2) as answer:
                if b"tigris" in answer.read():
                    return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(url)


async def play(urls: list[str], seconds: float, connections: int) -> list[float]:
    """Play at many tables, spread over servers, each watched at another server; all waits in seconds."""
    players = [Player(urls[number % len(urls)], "tigris") for number in range(connections)]
    tables = [await lay(player) for player in players]

    async def one(number: int, until: float) -> None:
        player, other = players[number], urls[(number + 1) % len(urls)]
        while time.perf_counter() < until:
            async with connect(socket_address(other, tables[number]), compression=None) as watching:
                hearing = asyncio.create_task(swallow(watching))
                over = await player.play(tables[number], until)
                hearing.cancel()
            if over:
                tables[number] = await lay(player)

    for length in (WARM_SECONDS, seconds):
        for player in players:
            player.waits.clear()
        until = time.perf_counter() + length
        await asyncio.gather(*(one(number, until) for number in range(connections)))
    waits = sorted(wait for player in players for wait in player.waits)
    for player in players:
        await player.http.aclose()
    return waits


async def lay(player: Player) -> str:
    """A new table; a connection that the server closed meanwhile is opened anew."""
    try:
        return await player.lay()
    except httpx.TransportError:
        return await player.lay()


async def swallow(line: Any) -> None:
    async for _ in line:
        pass


def bench_processes(numbers: list[int], seconds: float, runs: int) -> None:
    table = Table(
        title=f"{CONNECTIONS} tables, each watched at another server, median of {runs} runs of {seconds:g} s"
    )
    for name in ("server processes", "moves/s", "median wait ms", "p99 wait ms"):
        table.add_column(name, justify="right")
    for number in numbers:
        measured = []
        with servers_beside() as (database, redis), servers(number, database, redis) as running:
            for _ in range(runs):
                waits = uvloop.run(play([url for url, _ in running], seconds, CONNECTIONS))
                late = (1000 * waits[int(share * len(waits))] for share in (0.5, 0.99))
                measured.append((len(waits) / seconds, *late))
        rate, middle, last = (statistics.median(values) for values in zip(*measured, strict=True))
        console.print(f"{number} processes: {rate:,.0f} moves/s, p99 {last:.1f} ms")
        table.add_row(str(number), f"{rate:,.0f}", f"{middle:.1f}", f"{last:.1f}")
    console.print(table)


def bench_stored(numbers: list[int], seconds: float) -> None:
    """What a move and an opened table cost as stored games grow."""
    table = Table(title="Cost as stored games grow (one server process)")
    for name in (
        "stored games",
        "entries",
        "database MB",
        "moves/s",
        "median ms",
        "p99 ms",
        "open a table ms",
    ):
        table.add_column(name, justify="right")
    with servers_beside() as (database, redis):
        with servers(1, database, redis):
            pass
        stored = entries = 0
        for number in numbers:
            entries += fill(database, stored, number)
            stored = number
            with servers(1, database, redis) as [(url, _)]:
                waits = uvloop.run(play([url], seconds, CONNECTIONS))
                opened = statistics.median(open_some(url, number))
            table.add_row(
                f"{number:,}", f"{entries:,}", f"{megabytes(database):,.0f}", f"{len(waits) / seconds:,.0f}",
                f"{1000 * waits[len(waits) // 2]:.1f}", f"{1000 * waits[int(0.99 * len(waits))]:.1f}",
                f"{opened:.1f}",
            )  # fmt: skip
    console.print(table)


def fill(database: str, first: int, last: int) -> int:
    """Store finished games with these numbers, copies of some that were really played; how many entries."""
    import psycopg
    from psycopg.types.json import Json

    plays = [finished(seed) for seed in range(10)]
    written = 0
    with psycopg.connect(database) as connection, connection.cursor() as cursor:
        chunks = range(first, last, GAMES_AT_ONCE)
        for start in track(chunks, f"storing games up to {last:,}", console=console, transient=True):
            numbers = range(start, min(start + GAMES_AT_ONCE, last))
            games = [(f"stored-{number}", number, plays[number % len(plays)]) for number in numbers]
            names = "id, game, title, options, public, hints, clock, seed, status, host, created, changed"
            with cursor.copy(f"COPY tables ({names}) FROM STDIN") as copy:
                for table, at, match in games:
                    clock, host = Json({"kind": "none"}), f"person-{at % 50_000}"
                    copy.write_row((
                        table, "tigris", "", Json({"first": 0}), False, True, clock, match.seed, "finished",
                        host, at, at,
                    ))  # fmt: skip
            with cursor.copy("COPY seats (table_id, seat, kind, name, person, key) FROM STDIN") as copy:
                for table, at, _ in games:
                    for seat in (0, 1):
                        person = f"person-{(at + seat) % 50_000}"
                        copy.write_row((table, seat, "person", "A", person, secrets.token_hex(8)))
            names = "table_id, version, kind, seat, action, player, milliseconds, at"
            with cursor.copy(f"COPY entries ({names}) FROM STDIN") as copy:
                for table, at, match in games:
                    for version, e in enumerate(match.entries, 1):
                        copy.write_row((table, version, e.kind, e.seat, e.action, "", 0, at))
                        written += 1
            connection.commit()
        connection.autocommit = True
        connection.execute("ANALYZE")
    return written


def megabytes(database: str) -> float:
    import psycopg

    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT pg_database_size(current_database())").fetchone()
    return 0.0 if row is None else float(row[0]) / 2**20


def open_some(url: str, number: int) -> list[float]:
    """Milliseconds to open stored games for the first time."""
    from bench.server import opened

    step = max(1, number // 50)
    return opened(url, [f"stored-{each}" for each in range(0, number, step)][:50])


def bench_connections(numbers: list[int], seconds: float) -> None:
    """Memory and the wait of a move while people are connected who do nothing."""
    table = Table(title="Cost as connections grow (one server process)")
    for name in ("connections", "MB of the server", "median wait ms", "p99 wait ms"):
        table.add_column(name, justify="right")
    for number in numbers:
        with servers_beside() as (database, redis), servers(1, database, redis) as [(url, process)]:
            memory, waits = uvloop.run(crowded(url, process, number, seconds))
        table.add_row(
            f"{number:,}", f"{memory:.0f}", f"{1000 * waits[len(waits) // 2]:.1f}",
            f"{1000 * waits[int(0.99 * len(waits))]:.1f}",
        )  # fmt: skip
    console.print(table)


async def crowded(url: str, process: int, number: int, seconds: float) -> tuple[float, list[float]]:
    player = Player(url, "tigris")
    table = await player.lay()
    lines: list[Any] = []
    for start in range(0, number, 50):
        some = range(start, min(start + 50, number))
        lines += await asyncio.gather(*(connect(socket_address(url, table), compression=None) for _ in some))
    for line in lines:
        await line.recv()
    waits = await play([url], seconds, 10)
    memory = memory_of(process)
    await asyncio.gather(*(line.close() for line in lines))
    await player.http.aclose()
    return memory, waits


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", choices=("processes", "stored", "connections"))
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--stored", type=int, nargs="+", default=[1000, 100_000, 1_000_000])
    parser.add_argument("--connections", type=int, nargs="+", default=[100, 1000, 2000])
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--runs", type=int, default=3)
    chosen = parser.parse_args()
    console.print(f"{os.cpu_count()} cores, Python {platform.python_version()}, {platform.machine()}")
    console.print(f"load of the machine before: {os.getloadavg()[0]:.1f}")
    parts: dict[str, Callable[[], None]] = {
        "processes": lambda: bench_processes(chosen.processes, chosen.seconds, chosen.runs),
        "stored": lambda: bench_stored(chosen.stored, chosen.seconds),
        "connections": lambda: bench_connections(chosen.connections, chosen.seconds),
    }
    for name, run in parts.items():
        if chosen.only in (None, name):
            run()


if __name__ == "__main__":
    main()
