"""A real server process on a free port, and people who use it."""

import itertools
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

COMMAND = "from tworivers.cli import main; main()"
READY_SECONDS = 120


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Service:
    """One server process."""

    def __init__(self, data: Path, port: int | None = None) -> None:
        self.data = data
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--data", str(self.data), "--bot-seconds", "0"]
        self.process = subprocess.Popen([sys.executable, "-c", COMMAND, *arguments])
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        until = time.monotonic() + READY_SECONDS
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.url}/health", timeout=2).json()["ready"]:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.05)
        raise AssertionError("the server did not get ready")

    def stop(self, how: int = signal.SIGTERM) -> float:
        """End the process; return how long that took."""
        assert self.process is not None
        started = time.monotonic()
        os.kill(self.process.pid, how)
        self.process.wait(timeout=30)
        return time.monotonic() - started


@contextmanager
def running(data: Path) -> Iterator[Service]:
    service = Service(data)
    try:
        service.start()
        yield service
    finally:
        if service.process is not None and service.process.poll() is None:
            service.stop(signal.SIGKILL)


class Person:
    """Somebody with a browser's cookie."""

    numbers = itertools.count()

    def __init__(self, service: Service, name: str | None = None) -> None:
        self.http = httpx.Client(base_url=service.url, timeout=20)
        self.http.get("/api/me")
        if name is not None:
            self.http.put("/api/me", json={"name": name})

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

    def look(self, table: str, seat: int | None = None) -> dict[str, Any]:
        params = {} if seat is None else {"seat": seat}
        seen: dict[str, Any] = self.http.get(f"/api/tables/{table}", params=params).json()
        return seen

    def act(
        self, table: str, seat: int, action: str, version: int, request: str | None = None
    ) -> httpx.Response:
        name = request or f"request-{next(self.numbers)}"
        body = {"seat": seat, "action": action, "version": version, "id": name}
        return self.http.post(f"/api/tables/{table}/actions", json=body)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json=body)
