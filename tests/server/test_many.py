"""Several server processes: what they need, and that any of them serves any table, with Redis or without."""

import signal
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.service import Person, Service, command, eventually, live, metric_at, start_process, until
from tests.servers_beside import Databases, free_port


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["serve", "--workers", "2"], "postgresql"),
        (["worker"], "--queue"),
        (["worker", "--queue", "redis://127.0.0.1:1/0"], "postgresql"),
        (["serve", "--database", "mysql://127.0.0.1/x"], "mysql"),
        (["serve", "--queue", "amqp://127.0.0.1"], "amqp"),
        (["serve", "--channels", "http://127.0.0.1"], "redis://"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_work_is_said_in_words(tmp_path: Path, words: list[str], told: str) -> None:
    done = command(*words, environment={"TWORIVERS_DATA": str(tmp_path)})
    assert done.returncode != 0
    assert told in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr


def test_processes_on_one_port_find_out_by_themselves_what_the_others_did(
    tmp_path: Path, postgres: Databases
) -> None:
    """Without Redis nobody tells them, and still no reader waits for more than seconds."""
    service = Service(tmp_path)
    service.ports = [free_port()]
    service.url = f"http://127.0.0.1:{service.ports[0]}"
    flags = ["--workers", "2", "--database", postgres.new(), "--port", str(service.ports[0])]
    process = start_process("serve", *flags, "--limits", "0", "--bot-seconds", "0", "--data", str(tmp_path))
    opened = ExitStack()
    try:
        service.wait_until_ready()
        eventually(lambda: len(processes_of(process.pid)) >= 2)
        ada = Person(service)
        wanted = {"game": "tigris", "seats": [{"kind": "shared"}, {"kind": "shared"}]}
        # The process that is asked may not be the one that was ready.
        laid = eventually(lambda: (asked := ada.post("/api/tables", wanted)).is_success and asked)
        table = laid.json()["id"]
        lines = [opened.enter_context(live(service, ada, table)) for _ in range(6)]
        for line in lines:
            until(line, "table")
        for number in range(4):
            seen = ada.look(table)
            assert seen["version"] == number
            assert ada.act(table, seen["to_move"], seen["view"]["legal"][0], number).status_code == 200
        for line in lines:
            while until(line, "table")["table"]["version"] < 4:
                pass
        assert httpx.get(f"{service.url}/health").json()["status"] == "ok"
    finally:
        opened.close()
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def processes_of(parent: int) -> list[int]:
    """The children of a process."""
    path = Path(f"/proc/{parent}/task/{parent}/children")
    return [int(number) for number in path.read_text().split()]


def test_a_queue_on_postgresql_does_as_well(tmp_path: Path, postgres: Databases) -> None:
    """A worker moves for computers, and the server hears of it though there is no Redis."""
    service = Service(tmp_path)
    service.ports = [free_port()]
    service.url = f"http://127.0.0.1:{service.ports[0]}"
    address = postgres.new()
    flags = ["--database", address, "--queue", address, "--bot-seconds", "0", "--bot-workers", "1"]
    metrics = free_port()
    processes = [
        start_process("serve", *flags, "--port", str(service.ports[0]), "--limits", "0"),
        start_process("worker", *flags, "--metrics-port", str(metrics)),
    ]
    try:
        service.wait_until_ready()
        ada = Person(service)
        table = ada.create("me", "bot", "bot", options={"first": 1})["id"]
        seen = eventually(lambda: (seen := ada.look(table))["to_move"] == 0 and seen)
        assert {line["seat"] for line in seen["told"]} == {1, 2}
        # The server asked for the first move; the worker made each one once, and asked for those that follow.
        assert service.metric('tworivers_jobs_total{outcome="asked"}') >= 1
        done = [f'tworivers_jobs_total{{outcome="{outcome}"}}' for outcome in ("done", "failed", "asked")]
        moves = len(seen["told"])
        eventually(lambda: [metric_at(metrics, line) for line in done] == [moves, 0, moves - 1])
    finally:
        for process in processes:
            process.send_signal(signal.SIGTERM)
        for process in processes:
            process.wait(20)
