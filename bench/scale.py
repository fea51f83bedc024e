"""How the service grows: several server processes on PostgreSQL, stored games, connections.

    python -m bench.scale                         # everything, in about ten minutes
    python -m bench.scale --only processes --processes 1 2 4 --runs 3 --seconds 5
    python -m bench.scale --only stored --stored 10000 100000 1000000
    python -m bench.scale --only connections --connections 100 500 2000

PostgreSQL and Redis are started for it on free ports, with fsync on: every move is on disk before it is
acknowledged. Load, servers, PostgreSQL and Redis share this machine's cores, so with few cores more processes
cannot bring more moves; the figures show what sharing costs.
"""

import argparse
import asyncio
import os
import platform
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import uvloop
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

from bench.server import Player, opened, socket_address
from bench.serving import Running, memory_of, servers
from bench.storing import fill, megabytes, some_ids

console = Console()

TABLES_PLAYED = 50
TABLES_PLAYED_IN_A_CROWD = 10
WARM_SECONDS = 2
OPENED = 100
# So many are connected or laid at once.
AT_ONCE = 50
# Room for the generated games, so that no measurement falls into the middle of PostgreSQL's own writing.
ROOM = {
    "shared_buffers": "1GB", "max_wal_size": "8GB", "wal_level": "minimal", "max_wal_senders": "0",
}  # fmt: skip


class Site(NamedTuple):
    """A PostgreSQL and a Redis of our own."""

    database: str
    redis: str

    @contextmanager
    def servers(self, number: int) -> Iterator[list[Running]]:
        """Server processes that share them."""
        flags = ["--database", self.database, "--channels", self.redis]
        with tempfile.TemporaryDirectory() as folder, servers(number, Path(folder), *flags) as running:
            yield running


@contextmanager
def new_site() -> Iterator[Site]:
    from tests.servers_beside import Postgres, Redis

    postgres, redis = Postgres(settings={"fsync": "on", **ROOM}), Redis()
    try:
        yield Site(postgres.url(postgres.new_database()), redis.url())
    finally:
        postgres.remove()
        redis.remove()


class Waits(NamedTuple):
    """How many moves a second were acknowledged, and how many milliseconds each waited for it."""

    rate: float
    median: float
    late: float

    @classmethod
    def of(cls, seconds: list[float], taken: float) -> "Waits":
        ordered = sorted(seconds)
        middle, late = (1000 * ordered[int(share * len(ordered))] for share in (0.5, 0.99))
        return cls(len(ordered) / taken, middle, late)

    @property
    def cells(self) -> list[str]:
        return [f"{self.rate:,.0f}", f"{self.median:.1f}", f"{self.late:.1f}"]


WAITS = ("moves/s", "median wait ms", "p99 wait ms")


def table_of(title: str, *names: str) -> Table:
    table = Table(title=title)
    for name in names:
        table.add_column(name, justify="right")
    return table


async def play(urls: list[str], seconds: float, number: int) -> Waits:
    """Play at many tables, spread over servers, each watched at another server."""
    players = [Player(urls[one % len(urls)], "tigris") for one in range(number)]
    tables = await gather([lay(player) for player in players])

    async def one(place: int, until: float) -> None:
        player, other = players[place], urls[(place + 1) % len(urls)]
        while time.perf_counter() < until:
            async with connect(socket_address(other, tables[place]), compression=None) as watching:
                hearing = asyncio.create_task(swallow(watching))
                over = await player.play(tables[place], until)
                hearing.cancel()
            if over:
                tables[place] = await lay(player)

    taken = 0.0
    for length in (WARM_SECONDS, seconds):
        for player in players:
            player.waits.clear()
        started = time.perf_counter()
        await asyncio.gather(*(one(place, started + length) for place in range(number)))
        taken = time.perf_counter() - started
    for player in players:
        await player.http.aclose()
    return Waits.of([wait for player in players for wait in player.waits], taken)


async def gather(tasks: list[Any]) -> list[Any]:
    """The results of many tasks, some at a time."""
    results: list[Any] = []
    for start in range(0, len(tasks), AT_ONCE):
        results += await asyncio.gather(*tasks[start : start + AT_ONCE])
    return results


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
    """Moves a second with several server processes."""
    title = f"{TABLES_PLAYED} tables, each watched at another server, median of {runs} runs of {seconds:g} s"
    table = table_of(title, "server processes", *WAITS)
    for number in numbers:
        with new_site() as site, site.servers(number) as running, console.status(f"{number} processes …"):
            urls = [server.url for server in running]
            measured = [uvloop.run(play(urls, seconds, TABLES_PLAYED)) for _ in range(runs)]
        middle = Waits(*(statistics.median(values) for values in zip(*measured, strict=True)))
        table.add_row(str(number), *middle.cells)
        console.print(f"{number} processes: {middle.rate:,.0f} moves/s, p99 {middle.late:.1f} ms")
    console.print(table)


def bench_stored(numbers: list[int], entries: int, seconds: float, runs: int) -> None:
    """What a move and an opened table cost as stored games grow."""
    title = f"As stored games of {entries} entries grow (one server process, median of {runs} runs)"
    table = table_of(title, "stored games", "database MB", *WAITS, "open a table ms", "p99 ms")
    with new_site() as site:
        with site.servers(1):
            pass  # it makes the tables of the database
        stored = 0
        for number in sorted(numbers):
            fill(site.database, stored, number, entries, console)
            stored = number
            with site.servers(1) as [server], console.status(f"{number:,} stored games …"):
                measured = [uvloop.run(play([server.url], seconds, TABLES_PLAYED)) for _ in range(runs)]
                looks = sorted(opened(server.url, some_ids(site.database, OPENED, number)))
            middle = Waits(*(statistics.median(values) for values in zip(*measured, strict=True)))
            open_cells = [f"{looks[int(share * len(looks))]:.1f}" for share in (0.5, 0.99)]
            size = f"{megabytes(site.database):,.0f}"
            table.add_row(f"{number:,}", size, *middle.cells, *open_cells)
            console.print(f"{number:,} stored games, {size} MB: {middle.rate:,.0f} moves/s")
    console.print(table)


def bench_connections(numbers: list[int], seconds: float) -> None:
    """Memory and the wait of a move while people are connected who think."""
    title = f"As connections grow, two at a table, {TABLES_PLAYED_IN_A_CROWD} more tables played (one server)"
    table = table_of(title, "connections", "MB of the server", "KB a connection", *WAITS)
    for number in numbers:
        with new_site() as site, site.servers(1) as [server], console.status(f"{number:,} connections …"):
            before, after, waits = uvloop.run(crowded(server, number, seconds))
        each = f"{1024 * (after - before) / number:.0f}"
        table.add_row(f"{number:,}", f"{after:.0f}", each, *waits.cells)
        console.print(f"{number:,} connections: {after:.0f} MB, p99 {waits.late:.1f} ms")
    console.print(table)


async def crowded(server: Running, number: int, seconds: float) -> tuple[float, float, Waits]:
    """Megabytes of the server before and after so many people connected, and what moves wait then."""
    player = Player(server.url, "tigris")
    await play([server.url], 1, TABLES_PLAYED_IN_A_CROWD)  # what is loaded once is no cost of a connection
    before = memory_of(server.process)
    tables = await gather([lay(player) for _ in range(number // 2)])
    lines = await gather([arrive(server.url, table) for table in tables for _ in range(2)])
    after = memory_of(server.process)
    waits = await play([server.url], seconds, TABLES_PLAYED_IN_A_CROWD)
    await gather([line.close() for line in lines])
    await player.http.aclose()
    return before, after, waits


async def arrive(url: str, table: str) -> Any:
    """Connect to a table, and see it."""
    line = await connect(socket_address(url, table), compression=None)
    await line.recv()
    return line


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", choices=("processes", "stored", "connections"))
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4], help="how many servers")
    parser.add_argument("--stored", type=int, nargs="+", default=[10_000, 100_000, 1_000_000], help="games")
    parser.add_argument("--entries", type=int, default=10, help="entries of each stored game")
    parser.add_argument("--connections", type=int, nargs="+", default=[100, 500, 2000])
    parser.add_argument("--seconds", type=float, default=5, help="how long each run measures")
    parser.add_argument("--runs", type=int, default=3)
    chosen = parser.parse_args()
    started = time.monotonic()
    console.print(f"{os.cpu_count()} cores, Python {platform.python_version()}, {platform.machine()}")
    console.print(f"load of the machine before: {os.getloadavg()[0]:.1f}")
    parts: dict[str, Callable[[], None]] = {
        "processes": lambda: bench_processes(chosen.processes, chosen.seconds, chosen.runs),
        "stored": lambda: bench_stored(chosen.stored, chosen.entries, chosen.seconds, chosen.runs),
        "connections": lambda: bench_connections(chosen.connections, chosen.seconds),
    }
    for name, run in parts.items():
        if chosen.only in (None, name):
            run()
    console.print(f"It took {(time.monotonic() - started) / 60:.1f} minutes.")


if __name__ == "__main__":
    main()
