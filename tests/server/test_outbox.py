"""Notifications: delivered, tried again, visible, kept over kill -9, never sent into the host's network."""

import http.server
import json
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.service import Person, Service, eventually, refusal, running

FIRST = {"first": 0}


class Receiver:
    """A small HTTP server that notes what it is sent, and answers with a status of our choice."""

    def __init__(self) -> None:
        self.status = 204
        self.got: list[dict[str, Any]] = []
        receiver = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["content-length"])
                receiver.got.append(json.loads(self.rfile.read(length)))
                self.send_response(receiver.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}/hook"


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    threading.Thread(target=receiver.http.serve_forever, daemon=True).start()
    try:
        yield receiver
    finally:
        receiver.http.shutdown()


def seated(service: Service, url: str) -> tuple[Person, Person, str]:
    """Two people at a running table; the second wants to be notified."""
    ada, bo = Person(service, "Ada"), Person(service, "Bo")
    assert bo.put("/api/me/webhook", {"url": url}).status_code == 200
    table = ada.create("me", "open", options=FIRST)["id"]
    bo.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    return ada, bo, table


def end_turn(ada: Person, table: str) -> int:
    """Pass until it is the other's turn; return the version."""
    while (seen := ada.look(table))["to_move"] == 0:
        assert ada.act(table, 0, "pass", seen["version"]).status_code == 200
    version: int = seen["version"]
    return version


def deliveries(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/me/webhook").json()["deliveries"]
    return found


def test_whoever_has_to_decide_is_told_once(tmp_path: Path) -> None:
    with receiving() as receiver, running(tmp_path, "--webhooks", "any") as service:
        ada, bo, table = seated(service, receiver.url)
        version = end_turn(ada, table)
        eventually(lambda: receiver.got)
        message = {"event": "your-turn", "table": table, "version": version, "path": f"/#/table/{table}"}
        assert receiver.got == [message]
        [sent] = eventually(lambda: [d for d in deliveries(bo) if d["delivered"]])
        assert (sent["table"], sent["attempts"], sent["error"]) == (table, 1, None)
        assert deliveries(ada) == []
        bo.put("/api/me/webhook", {"url": None})
        bo.act(table, 1, "pass", version)
        assert len(receiver.got) == 1


def test_a_failure_is_visible_and_the_notice_survives_kill_9(tmp_path: Path) -> None:
    with receiving() as receiver, running(tmp_path, "--webhooks", "any") as service:
        receiver.status = 500
        ada, bo, table = seated(service, receiver.url)
        end_turn(ada, table)
        [failed] = eventually(lambda: [d for d in deliveries(bo) if d["attempts"] == 1])
        assert (failed["delivered"], failed["error"]) == (False, "status 500")
        service.stop(signal.SIGKILL)
        receiver.status = 204
        service.start()
        [kept] = deliveries(bo)
        assert (kept["attempts"], kept["delivered"]) in ((1, False), (2, True)), "neither lost nor sent twice"
        [sent] = eventually(lambda: [d for d in deliveries(bo) if d["delivered"]])
        assert sent["attempts"] == 2
        assert len(receiver.got) == 2
        assert service.metric('tworivers_notifications_total{outcome="delivered"}') == 1


def test_private_addresses_are_not_called(service: Service) -> None:
    with receiving() as receiver:
        for url in (receiver.url, receiver.url.replace("127.0.0.1", "localhost"), "http://[::1]:9/x"):
            ada, bo, table = seated(service, url)
            end_turn(ada, table)
            [refused] = eventually(lambda: [d for d in deliveries(bo) if d["attempts"]])  # noqa: B023
            assert "PrivateAddress" in refused["error"]
        assert receiver.got == []


def test_addresses_that_are_none_are_refused_and_stop_nobody(service: Service) -> None:
    bo = Person(service)
    for url in ("ftp://x.example", "javascript:alert(1)", "http://" + "x" * 600, 5):
        assert refusal(bo.put("/api/me/webhook", {"url": url})) == (400, "http-400")
    for url in ("http://[", "http://", "http:///x", "https://exa mple.example:99999999/"):
        assert refusal(bo.put("/api/me/webhook", {"url": url})) == (400, "webhook-bad-address")
    assert bo.get("/api/me/webhook").json() == {"url": None, "deliveries": []}


def test_a_host_may_switch_them_off(tmp_path: Path) -> None:
    with running(tmp_path, "--webhooks", "off") as service:
        bo = Person(service)
        off = bo.put("/api/me/webhook", {"url": "https://example.org/"})
        assert refusal(off) == (400, "webhooks-off")
