"""Server processes of our own for the benchmarks, and what they take."""

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

SERVE = "from tworivers.cli import main; main()"
READY_SECONDS = 180
ENDING_SECONDS = 60


class Running(NamedTuple):
    """A server process: its address and its process number."""

    url: str
    process: int


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def memory_of(process: int) -> float:
    """Megabytes of a process that no other process shares."""
    total = 0.0
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith(("Private_Clean", "Private_Dirty")):
            total += int(line.split()[1]) / 1024
    return total


@contextmanager
def server(data: Path, *flags: str) -> Iterator[Running]:
    """One server process."""
    with servers(1, data, *flags) as [running]:
        yield running


@contextmanager
def servers(number: int, data: Path, *flags: str) -> Iterator[list[Running]]:
    """Server processes, all with these flags, each on a port of its own."""
    ports = [free_port() for _ in range(number)]
    quiet = subprocess.DEVNULL
    shared = ["--data", str(data), "--limits", "0", *flags]
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", "--port", str(port), *shared], stdout=quiet, stderr=quiet
        )
        for port in ports
    ]
    try:
        running = [
            Running(f"http://127.0.0.1:{port}", process.pid)
            for port, process in zip(ports, processes, strict=True)
        ]
        for one in running:
            wait_until_ready(one.url)
        yield running
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.wait(ENDING_SECONDS)


def wait_until_ready(url: str) -> None:
    until = time.monotonic() + READY_SECONDS
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=2) as answer:
                if b"tigris" in answer.read():
                    return
        except OSError:
            pass
        time.sleep(0.1)
    raise TimeoutError(url)
