"""PostgreSQL and Redis for the tests: servers of our own on free ports, in a temporary folder.

TWORIVERS_TEST_POSTGRES and TWORIVERS_TEST_REDIS name servers to use instead, as addresses. Whoever is root
runs PostgreSQL as another user, because it refuses to run as root."""

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

START_SECONDS = 120
DEBIAN = Path("/usr/lib/postgresql")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def program(name: str) -> str | None:
    """Where a program of PostgreSQL or Redis is; Debian keeps those of PostgreSQL by version."""
    versions = sorted(DEBIAN.glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]), reverse=True)
    return str(versions[0]) if versions else shutil.which(name)


def answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + START_SECONDS
    while not answers(port):
        assert process.poll() is None, "the server beside the tests did not start"
        assert time.monotonic() < until, "the server beside the tests does not answer"
        time.sleep(0.02)


class Beside:
    """A server process that can be killed and started again on the same port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="tworivers-beside-"))
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def start(self) -> None:
        quiet: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(self.command(), cwd=self.folder, **quiet)
        wait_for(self.port, self.process)

    def stop(self, how: int = signal.SIGINT) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None

    def remove(self) -> None:
        self.stop(signal.SIGKILL if not isinstance(self, Postgres) else signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Beside):
    """PostgreSQL; nothing survives the machine's end, but all survives the server's."""

    numbers = itertools.count()

    def __init__(self, settings: dict[str, str] | None = None) -> None:
        super().__init__()
        self.settings = settings or {}
        self.user = self._user()
        self.data = self.folder / "data"
        if self.user is not None:
            owner = pwd.getpwnam(self.user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        initdb = [
            program("initdb") or "",
            "-D",
            str(self.data),
            "-U",
            "tworivers",
            "-A",
            "trust",
            "-E",
            "UTF8",
        ]
        subprocess.run(
            [*self._as_user(), *initdb, "--locale=C.UTF-8", "--no-sync"],
            check=True, capture_output=True, cwd=self.folder,
        )  # fmt: skip
        self.start()

    @staticmethod
    def _user() -> str | None:
        if os.geteuid() != 0:
            return None
        known = {entry.pw_name for entry in pwd.getpwall()}
        return "postgres" if "postgres" in known else "nobody"

    def _as_user(self) -> list[str]:
        if self.user is None:
            return []
        owner = pwd.getpwnam(self.user)
        return ["setpriv", f"--reuid={owner.pw_uid}", f"--regid={owner.pw_gid}", "--clear-groups"]

    def command(self) -> list[str]:
        settings = {
            "fsync": "off", "listen_addresses": "127.0.0.1", "unix_socket_directories": "",
            "max_connections": "200", "shared_buffers": "64MB", **self.settings,
        }  # fmt: skip
        flags = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [
            *self._as_user(),
            program("postgres") or "",
            "-D",
            str(self.data),
            "-p",
            str(self.port),
            *flags,
        ]

    def start(self) -> None:
        super().start()
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                self.execute("SELECT 1")
                return
            except Exception:
                assert time.monotonic() < until, "PostgreSQL does not answer"
                time.sleep(0.05)

    def url(self, database: str, port: int | None = None) -> str:
        return f"postgresql://tworivers@127.0.0.1:{port or self.port}/{database}"

    def execute(self, words: str) -> None:
        execute(self.url("postgres"), words)

    def new_database(self) -> str:
        """The name of a new, empty database."""
        name = f"test_{os.getpid()}_{next(self.numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return name


class Redis(Beside):
    """Redis; it keeps nothing on disk."""

    def __init__(self) -> None:
        super().__init__()
        self.start()

    def command(self) -> list[str]:
        quiet = ["--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
        return [program("redis-server") or "", "--port", str(self.port), *quiet]

    def url(self, port: int | None = None) -> str:
        return f"redis://127.0.0.1:{port or self.port}/0"

    def flush(self) -> None:
        import redis

        with redis.Redis(port=self.port) as client:
            client.flushall()


class GivenRedis:
    """A Redis that the environment names."""

    def __init__(self, address: str) -> None:
        self.address = address

    def url(self) -> str:
        return self.address

    def remove(self) -> None:
        """It is not ours."""


def new_redis() -> Redis | GivenRedis:
    """A Redis of the tests' own, or the one that the environment names."""
    given = os.environ.get("TWORIVERS_TEST_REDIS")
    if given is not None:
        return GivenRedis(given)
    needs("redis-server")
    return Redis()


def execute(url: str, words: str) -> None:
    import psycopg

    with psycopg.connect(url, autocommit=True, connect_timeout=5) as connection:
        connection.execute(words)  # type: ignore[arg-type,unused-ignore]


def needs(*programs: str) -> None:
    """Skip a test that needs a server which is not installed."""
    missing = [name for name in programs if program(name) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} is not installed: run `make servers`")


class Databases:
    """New databases on one PostgreSQL, which is started when the first is needed."""

    def __init__(self) -> None:
        self.own: Postgres | None = None
        self.given = os.environ.get("TWORIVERS_TEST_POSTGRES")
        self.made: list[str] = []

    def new(self) -> str:
        """The address of a new, empty database."""
        pytest.importorskip("psycopg", reason="psycopg is not installed")
        if self.given is not None:
            name = f"tworivers_test_{os.getpid()}_{len(self.made)}"
            execute(self.given, f"CREATE DATABASE {name}")
            self.made.append(name)
            return f"{self.given.rpartition('/')[0]}/{name}"
        if self.own is None:
            needs("postgres", "initdb")
            self.own = Postgres()
        return self.own.url(self.own.new_database())

    def close(self) -> None:
        for name in self.made:
            execute(str(self.given), f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        if self.own is not None:
            self.own.remove()


class Line:
    """A TCP proxy: it spreads connections over servers, and can be cut, or die without a word."""

    def __init__(self, *ports: int) -> None:
        self.ports = list(ports)
        self.cut = False
        self._swallowing = False
        # Whether what comes over a connection still arrives, for each one.
        self._dead: set[threading.Event] = set()
        self._next = itertools.count()
        self._open: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=512)
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._connect, args=(near,), daemon=True).start()

    def _connect(self, near: socket.socket) -> None:
        """Connect to the next server that answers."""
        start = next(self._next)
        for number in range(len(self.ports)):
            port = self.ports[(start + number) % len(self.ports)]
            while self.cut:
                time.sleep(0.05)
            try:
                far = socket.create_connection(("127.0.0.1", port), 5)
            except OSError:
                continue
            far.settimeout(None)
            for line in (near, far):
                line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._open |= {near, far}
            dead = threading.Event()
            self._dead.add(dead)
            for ends in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(*ends, dead), daemon=True).start()
            return
        near.close()

    def _carry(self, source: socket.socket, target: socket.socket, dead: threading.Event) -> None:
        """Carry bytes one way; while the line is cut they wait, and nobody is told."""
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                while self.cut:
                    time.sleep(0.05)
                if self._swallowing:
                    dead.set()
                if not dead.is_set():
                    target.sendall(data)
        for end in (source, target):
            self._open.discard(end)
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def die(self) -> None:
        """Swallow all bytes from now on: no connection is closed, but none will carry anything again."""
        self._swallowing = True
        for dead in list(self._dead):
            dead.set()

    def revive(self) -> None:
        """New connections work; those from before stay dead."""
        self._swallowing = False

    def close(self) -> None:
        for line in (self._listening, *self._open):
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()


@contextlib.contextmanager
def databases() -> Iterator[Databases]:
    made = Databases()
    try:
        yield made
    finally:
        made.close()
