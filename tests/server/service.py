"""A real server process on a free port, or many of them, and people who use it."""

import atexit
import hashlib
import itertools
import json
import multiprocessing
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any, NamedTuple

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.servers_beside import Databases, Line, free_port, new_redis
from tworivers.cli import main
from tworivers.games.game import game_names, load
from tworivers.play.match import Match
from tworivers.play.record import Record

COMMAND = "from tworivers.cli import main; main()"
DRAWS = f"exec(open({str(Path(__file__).with_name('draws.py'))!r}).read())"
# Any other word gives every test other draws.
SEEDS = os.environ.get("TWORIVERS_TEST_SEEDS", "")
READY_SECONDS = 300
# How long to wait for what certainly comes: a busy machine is given time.
PATIENCE = 60
# With TWORIVERS_TEST_MANY=1 a service is several servers and workers on PostgreSQL and Redis, and whatever
# people send is spread over the servers.
MANY = bool(os.environ.get("TWORIVERS_TEST_MANY"))
SERVERS = 3 if MANY else 1
WORKERS = 2 if MANY else 0

alone = pytest.mark.skipif(MANY, reason="about one server with its own data folder")


def start_process(
    *arguments: str, log: IO[bytes] | int | None = None, first: str = ""
) -> "subprocess.Popen[bytes]":
    """A process of `tworivers` with these arguments, after some other words of Python.

    What it draws follows from the test, see draws.py."""
    words = [sys.executable, "-c", f"{DRAWS}\n{first}\n{COMMAND}", *arguments]
    return subprocess.Popen(words, stdout=log if isinstance(log, int) else None, stderr=log)


def draw(number: int) -> dict[str, str]:
    """The header that names a draw of the running test."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]
    name = f"{SEEDS} {test} {number}"
    return {"x-test-draw": hashlib.sha256(name.encode()).hexdigest()}


class Beside:
    """The servers beside those of a data folder: they outlive a restart."""

    databases = Databases()
    known: dict[Path, "Beside"] = {}

    def __init__(self) -> None:
        self.database = self.databases.new()
        self.redis = new_redis()

    @classmethod
    def of(cls, data: Path) -> "Beside":
        if data not in cls.known:
            if not cls.known:
                atexit.register(cls.close)
            cls.known[data] = cls()
        return cls.known[data]

    @classmethod
    def close(cls) -> None:
        for beside in cls.known.values():
            beside.redis.remove()
        cls.databases.close()

    @property
    def flags(self) -> list[str]:
        return ["--database", self.database, "--channels", self.redis.url(), "--queue", self.redis.url()]


class Service:
    """What people use: one server process, or many; `needed` are the games that must be ready before."""

    def __init__(self, data: Path, *flags: str, needed: Sequence[str] = ("tigris",)) -> None:
        self.data = data
        self.flags = flags
        self.needed = set(needed)
        self.ports = [free_port() for _ in range(SERVERS)]
        self.line = Line(*self.ports) if MANY else None
        self.port = self.line.port if self.line is not None else self.ports[0]
        self.url = f"http://127.0.0.1:{self.port}"
        self.processes: list[subprocess.Popen[bytes]] = []

    def start(self, log: IO[bytes] | int | None = None) -> None:
        shared = Beside.of(self.data).flags if MANY else []
        quick = ["--bot-seconds", "0", "--bot-workers", "1"]
        for port in self.ports:
            arguments = ["--port", str(port), "--data", str(self.data), "--limits", "0", *self.flags]
            self.processes.append(start_process("serve", *quick, *shared, *arguments, log=log))
        for _ in range(WORKERS):
            self.processes.append(start_process("worker", *quick, *shared, log=log))
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        until = time.monotonic() + READY_SECONDS
        waiting = list(self.ports)
        while time.monotonic() < until:
            try:
                answer = httpx.get(f"http://127.0.0.1:{waiting[0]}/health", timeout=2).json()
                if self.needed <= set(answer["ready"]):
                    waiting.pop(0)
                    if not waiting:
                        return
                    continue
            except httpx.HTTPError:
                pass
            time.sleep(0.05)
        raise AssertionError("the server did not get ready")

    @property
    def alive(self) -> bool:
        return any(process.poll() is None for process in self.processes)

    def stop(self, how: int = signal.SIGTERM) -> float:
        """End all processes; return how long that took."""
        started = time.monotonic()
        for process in self.processes:
            process.send_signal(how)
        for process in self.processes:
            process.wait(timeout=30)
        self.processes.clear()
        return time.monotonic() - started

    def metric(self, line: str) -> float:
        """The value of a line of the metrics, added up over all servers."""
        return sum(metric_at(port, line) for port in self.ports)


def metric_at(port: int, line: str) -> float:
    """The value of a line of one process' metrics."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    return sum(float(value) for value in re.findall(rf"^{re.escape(line)} (\S+)$", text, re.M))


class Done(NamedTuple):
    """A command that ended: how, and what it said."""

    returncode: int
    stdout: str
    stderr: str


# Starts a process for each command as a copy of one that has loaded the modules.
loaded = multiprocessing.get_context("forkserver")
loaded.set_forkserver_preload(["tworivers.cli", "tworivers.server.admin", "tworivers.server.moving"])


def command(*arguments: str, environment: dict[str, str] | None = None) -> Done:
    """Run `tworivers` with these arguments in a process of its own."""
    variables = {**os.environ, "COLUMNS": "200", **(environment or {})}
    with tempfile.TemporaryDirectory() as folder:
        said = [Path(folder) / name for name in ("stdout", "stderr")]
        process = loaded.Process(target=_be_command, args=(arguments, variables, said))
        process.start()
        process.join(120)
        process.kill()
        assert process.exitcode is not None
        return Done(process.exitcode, *(file.read_text() for file in said))


def _be_command(arguments: Sequence[str], variables: dict[str, str], said: Sequence[Path]) -> None:
    for descriptor, file in enumerate(said, 1):
        os.dup2(os.open(file, os.O_WRONLY | os.O_CREAT), descriptor)
    os.environ.clear()
    os.environ.update(variables)
    sys.argv = ["tworivers", *arguments]
    main()


@contextmanager
def running(data: Path, *flags: str, needed: Sequence[str] = ("tigris",)) -> Iterator[Service]:
    service = Service(data, *flags, needed=needed)
    try:
        service.start()
        yield service
    finally:
        if service.alive:
            service.stop(signal.SIGKILL)


def live(service: Service, person: "Person", table: str, **params: int) -> ClientConnection:
    """A socket of this person at a table."""
    query = "&".join(f"{name}={value}" for name, value in params.items())
    url = f"{service.url.replace('http', 'ws')}/api/tables/{table}/live?{query}"
    return connect(url, additional_headers={"Cookie": person.cookie})


def until(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] in kinds:
            return message


def answered(socket: ClientConnection) -> dict[str, Any]:
    """The next message that answers a request: a refusal, or a table that says it was accepted."""
    while True:
        message = until(socket, "table", "refused")
        if message["type"] == "refused" or "accepted" in message:
            return message


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status of a refusal and the key of its words."""
    assert answer.headers["content-type"].startswith("application/problem+json"), answer.text[:300]
    return answer.status_code, answer.json()["key"]


def eventually(holds: Callable[[], Any], seconds: float = PATIENCE, pause: float = 0.02) -> Any:
    """Wait until something holds, and return it."""
    end = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(pause)
    return found


def random_match(game: str, players: int, seed: int = 1, **values: Any) -> Match:
    """A game played to its end at random."""
    chance = random.Random(seed)
    match = Match(load(game), players, seed=seed, **values)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match


def record_of(match: Match) -> dict[str, Any]:
    """The record of a match, as it is sent."""
    record: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(Record.of(match)))
    return record


# Those of the package: other tests may have added a toy game to this process, which the server does not know.
ALL_GAMES = [name for name in game_names() if find_spec(f"tworivers.games.{name}") is not None]


class Person:
    """Somebody with a browser's cookie."""

    numbers = itertools.count()

    def __init__(self, service: Service, name: str | None = None) -> None:
        self.created = 0
        # Each request has a connection of its own where connections are spread over servers.
        kept = httpx.Limits(max_keepalive_connections=0 if MANY else 20)
        hooks = {"request": [self._name_draw]}
        self.http = httpx.Client(base_url=service.url, timeout=PATIENCE, limits=kept, event_hooks=hooks)
        self.http.get("/api/me")
        if name is not None:
            self.http.put("/api/me", json={"name": name})

    def _name_draw(self, request: httpx.Request) -> None:
        """The tables that somebody creates have draws of their own."""
        if request.method == "POST" and request.url.path == "/api/tables":
            self.created += 1
        request.headers.update(draw(self.created))

    @property
    def cookie(self) -> str:
        return f"tworivers={self.http.cookies['tworivers']}"

    def create(self, *kinds: str, **values: Any) -> dict[str, Any]:
        """A new table with seats of these kinds."""
        body = {"game": "tigris", "seats": [{"kind": kind, "level": "random"} for kind in kinds], **values}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    def look(self, table: str, seat: int | None = None, **params: Any) -> dict[str, Any]:
        wanted = params if seat is None else {"seat": seat, **params}
        seen: dict[str, Any] = self.http.get(f"/api/tables/{table}", params=wanted).json()
        return seen

    def act(
        self, table: str, seat: int, action: str, version: int, request: str | None = None
    ) -> httpx.Response:
        name = request or f"request-{next(self.numbers)}"
        body = {"seat": seat, "action": action, "version": version, "id": name}
        return self.http.post(f"/api/tables/{table}/actions", json=body)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json=body)

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(path, params=params)

    def put(self, path: str, body: Any) -> httpx.Response:
        return self.http.put(path, json=body)
