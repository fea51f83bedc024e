"""Faults under load, with a checker over the whole history.

Servers, workers, PostgreSQL and Redis are killed, restarted, flushed, cut off, a clock jumps, while people
play through a load balancer and repeat what was not answered. Afterwards every acknowledged action is there
exactly once and in order, all servers tell the same, and no game was forked. One round takes about a minute;
with TWORIVERS_LONG=1 there are minutes of them, and TWORIVERS_FAULT_SECONDS says how many seconds: hours, if
wanted."""

import contextlib
import json
import os
import random
import secrets
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.server.service import draw, eventually, start_process
from tests.servers_beside import Line, Postgres, Redis, free_port, needs

psycopg = pytest.importorskip("psycopg", reason="psycopg is not installed")

LONG = bool(os.environ.get("TWORIVERS_LONG"))
SECONDS = float(os.environ.get("TWORIVERS_FAULT_SECONDS") or (300 if LONG else 0))
SERVERS, WORKERS = (3, 2) if LONG else (2, 2)
# How long faults last. That is a part of them, and nothing that a test waits for.
GONE_SECONDS = 0.5
CUT_SECONDS = 4
# Long enough for everything that a server does every two seconds.
JUMP_SECONDS = 2.5
BACK_SECONDS = 10
# How long a machine may take to start a process of ours; it is not part of what is measured.
START_SECONDS = 300
# A process whose time of day is off by what a file says.
JUMPING = "import time; real = time.time; time.time = lambda: real() + float(open({path!r}).read() or 0)"


class Machine:
    """One server or worker with lines of its own to PostgreSQL and Redis, that can be cut."""

    def __init__(self, site: "Site", kind: str, folder: Path, jumping: bool = False) -> None:
        self.kind = kind
        self.folder = folder
        self.database = Line(site.postgres.port)
        self.redis = Line(site.redis.port)
        self.port = free_port()
        self.address = site.postgres.url(site.name, self.database.port)
        self.clock = folder / "clock"
        self.jumping = jumping
        self.process: subprocess.Popen[bytes] | None = None
        self.log = (folder / f"{kind}-{self.port}.log").open("wb")
        # Where in its log the present process began.
        self.began = 0

    def start(self) -> None:
        self.began = Path(self.log.name).stat().st_size
        redis = f"redis://127.0.0.1:{self.redis.port}/0"
        flags = ["--database", self.address, "--channels", redis, "--queue", redis]
        # Computers take their time, so that a worker that is killed usually has a job.
        flags += ["--bot-seconds", "0.2", "--bot-workers", "1"]
        if self.kind == "serve":
            flags += ["--port", str(self.port), "--limits", "0"]
        self.clock.write_text("0")
        first = JUMPING.format(path=str(self.clock)) if self.jumping else ""
        self.process = start_process(self.kind, *flags, log=self.log, first=first)

    def kill(self, how: int = signal.SIGKILL) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)

    def is_ready(self) -> bool:
        if self.kind == "worker":
            return b"taking jobs" in Path(self.log.name).read_bytes()[self.began :]
        with contextlib.suppress(httpx.HTTPError):
            answer = httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=2)
            return answer.status_code == 200 and "tigris" in answer.json()["ready"]
        return False

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        for line in (self.database, self.redis):
            line.close()
        self.log.close()


class Site:
    """Servers and workers behind one load balancer."""

    def __init__(self, folder: Path) -> None:
        self.postgres, self.redis = Postgres(), Redis()
        self.name = self.postgres.new_database()
        self.chance = random.Random(1)
        self.servers = [
            Machine(self, "serve", folder / str(number), jumping=number == 0)
            for number in map(self._folder(folder), range(SERVERS))
        ]
        self.workers = [
            Machine(self, "worker", folder / str(number))
            for number in map(self._folder(folder), range(SERVERS, SERVERS + WORKERS))
        ]
        self.balancer = Line(*(server.port for server in self.servers))
        self.url = f"http://127.0.0.1:{self.balancer.port}"
        for machine in self.machines:
            machine.start()
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Whatever was killed is there again."""
        for machine in self.machines:
            eventually(machine.is_ready, START_SECONDS)

    @staticmethod
    def _folder(folder: Path) -> Callable[[int], int]:
        def made(number: int) -> int:
            (folder / str(number)).mkdir()
            return number

        return made

    @property
    def machines(self) -> list[Machine]:
        return [*self.servers, *self.workers]

    def close(self) -> None:
        self.balancer.close()
        for machine in self.machines:
            machine.close()
        self.postgres.remove()
        self.redis.remove()


class Client:
    """A person who repeats what was not answered, with the same id, until it is."""

    def __init__(self, site: Site, number: int) -> None:
        once = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=site.url, timeout=5, limits=once, headers=draw(number))
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: Any = None, ended: threading.Event | None = None) -> Any:
        until = time.monotonic() + 60
        while time.monotonic() < until and not (ended is not None and ended.is_set()):
            with contextlib.suppress(httpx.HTTPError):
                answer = self.http.request(method, path, json=body)
                if answer.status_code < 500:
                    return answer
                assert answer.status_code in (502, 503, 504), answer.text
            time.sleep(0.05)
        raise TimeoutError("no answer for a minute")

    @property
    def cookie(self) -> str:
        return f"tworivers={self.http.cookies['tworivers']}"


class Player(threading.Thread):
    """Plays all its seats of one table, and notes what was acknowledged."""

    def __init__(self, site: Site, number: int, seats: list[str], **values: Any) -> None:
        super().__init__(daemon=True)
        self.client = Client(site, number)
        self.site = site
        self.ended = threading.Event()
        self.chance = random.Random(number)
        # By table: what was acknowledged, by version, and when the last acknowledgement came.
        self.acknowledged: dict[str, dict[int, tuple[str, str]]] = {}
        self.last = time.monotonic()
        self.wrong: list[str] = []
        self.body = {
            "game": "tigris", "seats": [{"kind": kind, "level": "random"} for kind in seats], **values,
        }  # fmt: skip
        self.table = self.lay()

    def lay(self) -> str:
        table = str(self.client.ask("POST", "/api/tables", self.body).json()["id"])
        self.acknowledged[table] = {}
        return table

    def run(self) -> None:
        try:
            while not self.ended.is_set():
                self.play_one()
        except TimeoutError as error:
            if not self.ended.is_set():
                self.wrong.append(str(error))
        except Exception as error:
            self.wrong.append(repr(error))

    def play_one(self) -> None:
        seen = self.client.ask("GET", f"/api/tables/{self.table}", ended=self.ended).json()
        if seen["status"] == "finished":
            if seen["ending"] in ("timeout", "resign"):
                self.wrong.append(f"a game ended by {seen['ending']}")
            self.table = self.lay()
            return
        if seen["to_move"] != seen["viewer"] or not seen["view"]["legal"]:
            time.sleep(0.02)
            return
        action = self.chance.choice(seen["view"]["legal"])
        name = secrets.token_hex(8)
        body = {"seat": seen["viewer"], "action": action, "version": seen["version"], "id": name}
        answer = self.client.ask("POST", f"/api/tables/{self.table}/actions", body, self.ended)
        if answer.status_code == 200:
            version = answer.json()["version"]
            self.acknowledged[self.table][version] = (f"{seen['viewer']}:{name}", action)
            self.last = time.monotonic()
        elif answer.json()["key"] != "stale-version":
            self.wrong.append(answer.text)


class Watcher(threading.Thread):
    """Watches a table over sockets, connects again when one ends, and notes what it was told."""

    def __init__(self, site: Site, table: str) -> None:
        super().__init__(daemon=True)
        self.url = f"{site.url.replace('http', 'ws')}/api/tables/{table}/live"
        self.table = table
        self.told: dict[int, Any] = {}
        self.ended = threading.Event()
        self.wrong: list[str] = []

    def run(self) -> None:
        while not self.ended.is_set():
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                self.watch()
            time.sleep(0.1)

    def watch(self) -> None:
        with connect(f"{self.url}?since={max(self.told, default=0)}", open_timeout=5) as line:
            while not self.ended.is_set():
                message = json.loads(line.recv(timeout=5))
                for entry in message.get("table", {}).get("told", []):
                    before = self.told.setdefault(entry["version"], entry)
                    if before != entry:
                        self.wrong.append(f"{before} was told, then {entry}")


# What goes wrong.


def kill_a_server(site: Site) -> None:
    restart(site.chance.choice(site.servers))


def kill_a_worker(site: Site) -> None:
    restart(site.chance.choice(site.workers))


def restart(victim: Machine) -> None:
    """What a supervisor does with a process that was killed."""
    victim.kill()
    victim.start()


def restart_postgres(site: Site) -> None:
    site.postgres.stop()
    time.sleep(GONE_SECONDS)
    site.postgres.start()


def restart_redis(site: Site) -> None:
    site.redis.stop(signal.SIGKILL)
    time.sleep(GONE_SECONDS)
    site.redis.start()


def flush_redis(site: Site) -> None:
    site.redis.flush()


def cut_from_the_database(site: Site) -> None:
    cut(site.chance.choice(site.servers).database)


def cut_from_redis(site: Site) -> None:
    cut(site.chance.choice(site.servers).redis)


def cut(line: Line) -> None:
    line.cut = True
    time.sleep(CUT_SECONDS)
    line.cut = False


def jump_ahead(site: Site) -> None:
    jump(site, 7200)


def jump_back(site: Site) -> None:
    jump(site, -7200)


def jump(site: Site, seconds: int) -> None:
    site.servers[0].clock.write_text(str(seconds))
    time.sleep(JUMP_SECONDS)


FAULTS = [
    kill_a_server, cut_from_the_database, kill_a_worker, restart_postgres, flush_redis, restart_redis,
    cut_from_redis, jump_ahead, jump_back,
]  # fmt: skip


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    needs("postgres", "initdb", "redis-server")
    running = Site(tmp_path)
    yield running
    running.close()


def test_faults_lose_nothing_and_fork_nothing(site: Site) -> None:
    hour = {"kind": "player", "milliseconds": 3_600_000}
    players = [
        Player(site, 0, ["shared", "shared"]),
        Player(site, 1, ["shared", "shared"], clock=hour),
        Player(site, 2, ["me", "bot"]),
        Player(site, 3, ["me", "bot", "bot"]),
    ]
    watchers = [Watcher(site, player.table) for player in players]
    for thread in (*players, *watchers):
        thread.start()
    wait_until_played(players, "the start")
    until = time.monotonic() + SECONDS
    rounds = 0
    while rounds == 0 or time.monotonic() < until:
        for fault in FAULTS:
            fault(site)
            wait_until_played(players, f"{fault.__name__}, round {rounds + 1}")
            site.wait_until_ready()
        rounds += 1
    for thread in (*players, *watchers):
        thread.ended.set()
    for thread in (*players, *watchers):
        thread.join(20)
        assert thread.wrong == []
    check_history(site, players, watchers)


def wait_until_played(players: list[Player], what: str) -> None:
    """From now on every player has to be answered soon, by itself."""
    healed = time.monotonic()
    while waiting := [p for p in players if p.last <= healed and not p.wrong]:
        late = [f"table {p.table} with {[seat['kind'] for seat in p.body['seats']]}" for p in waiting]
        assert time.monotonic() < healed + BACK_SECONDS, f"after {what} nothing went on at {late}"
        time.sleep(0.02)
    assert [wrong for player in players for wrong in player.wrong] == [], what
    print(f"after {what} all went on within {time.monotonic() - healed:.1f} s")


# The checker.


def stored_entries(site: Site, table: str) -> list[tuple[int, str | None, str]]:
    query = "SELECT version, request, action FROM entries WHERE table_id = %s ORDER BY version"
    with psycopg.connect(site.postgres.url(site.name)) as connection:
        return connection.execute(query, (table,)).fetchall()


def check_history(site: Site, players: list[Player], watchers: list[Watcher]) -> None:
    """Every acknowledged action exactly once and in order, the same for all readers, no game forked."""
    total = 0
    for player in players:
        for table, acknowledged in player.acknowledged.items():
            entries = stored_entries(site, table)
            assert [version for version, _, _ in entries] == list(range(1, len(entries) + 1))
            requests = [request for _, request, _ in entries if request is not None]
            assert len(requests) == len(set(requests))
            by_version = {version: (request, action) for version, request, action in entries}
            for version, sent in acknowledged.items():
                assert by_version[version] == sent
            total += len(acknowledged)
            told = [told_by(server, table) for server in site.servers]
            assert all(each == told[0] for each in told)
            assert [line["version"] for line in told[0]] == list(by_version)
            for watcher in watchers:
                if watcher.table == table:
                    assert watcher.told == {v: told[0][v - 1] for v in watcher.told}
    assert total > 10 * len(FAULTS)


def told_by(server: Machine, table: str) -> list[Any]:
    """What a server tells a spectator of a whole game."""
    told: list[Any] = httpx.get(f"http://127.0.0.1:{server.port}/api/tables/{table}").json()["told"]
    return told
