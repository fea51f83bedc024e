"""The shipped proxy before a real server: what people do through it, and what it must not let through."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.service import Service, answered, draw, running, until
from tests.shipped.proxy import Browser, Proxy, needs_nginx
from tests.web.table import MINE, moving

pytestmark = needs_nginx

PASSWORD = "correct horse battery"
GUESS = {"old": "not the password", "new": "another password"}
# Behind another proxy, as the file explains; in the test that other proxy is on this machine.
BEHIND_ANOTHER = {
    "#set_real_ip_from 10.0.0.10;": "set_real_ip_from 127.0.0.1;",
    "#real_ip_header": "real_ip_header",
}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with running(tmp_path_factory.mktemp("data"), "--behind-proxy", "--limits", "1") as started:
        yield started


@pytest.fixture(scope="module")
def guessed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A server whose passwords are guessed until it refuses; no game is played there."""
    data = tmp_path_factory.mktemp("guessed")
    with running(data, "--behind-proxy", "--limits", "1", needed=()) as started:
        yield started


@contextmanager
def proxy_before(service: Service, changes: dict[str, str] | None = None) -> Iterator[Proxy]:
    proxy = Proxy(service.port, changes)
    try:
        yield proxy
    finally:
        proxy.remove()


@pytest.fixture
def proxy(service: Service) -> Iterator[Proxy]:
    with proxy_before(service) as proxy:
        yield proxy


def test_an_account_a_table_and_a_move_over_http_and_over_the_socket(proxy: Proxy) -> None:
    ada = Browser(proxy.url)
    assert ada.send("POST", "/api/account", {"name": "ada", "password": PASSWORD}).status_code == 201
    ada = Browser(proxy.url)
    signed_in = ada.send("POST", "/api/session", {"name": "ada", "password": PASSWORD})
    assert (signed_in.status_code, signed_in.json()["account"]) == (200, "ada")
    assert "secure" in signed_in.headers["set-cookie"].lower()

    seats = [{"kind": "me"}, {"kind": "shared"}]
    created = ada.send("POST", "/api/tables", {"game": "tigris", "seats": seats, "options": {"first": 0}})
    assert created.status_code == 201, created.text
    table = created.json()["id"]
    first = {"seat": 0, "action": "pass", "version": created.json()["version"], "id": "over-http"}
    done = ada.send("POST", f"/api/tables/{table}/actions", first)
    assert done.status_code < 300, done.text

    headers = {"Cookie": ada.cookie}
    address = f"{proxy.url.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(address, origin=proxy.url, additional_headers=headers) as socket:
        seen = until(socket, "table")
        second = {"seat": 0, "action": "pass", "version": seen["table"]["version"], "id": "over-the-socket"}
        socket.send(json.dumps({"type": "act", **second}))
        assert [entry["id"] for entry in answered(socket)["accepted"]] == ["over-the-socket"]


def test_foreign_pages_and_foreign_ports_are_refused(proxy: Proxy) -> None:
    for origin in ("https://elsewhere.example", "http://localhost", "http://localhost:1"):
        assert Browser(proxy.url).send("PUT", "/api/me", {"name": "Eve"}, Origin=origin).status_code == 403


def test_an_invented_address_does_not_get_around_the_limits(guessed: Service) -> None:
    with proxy_before(guessed) as proxy:

        def guess(number: int) -> int:
            invented = {"X-Forwarded-For": f"203.0.113.{number}", "X-Real-IP": f"203.0.113.{number}"}
            return Browser(proxy.url).send("PUT", "/api/account/password", GUESS, **invented).status_code

        assert {guess(number) for number in range(40)} == {403, 429}


def test_behind_another_proxy_its_word_counts_and_the_clients_does_not(guessed: Service) -> None:
    with proxy_before(guessed, BEHIND_ANOTHER) as proxy:

        def guess(address: str, number: int) -> int:
            """The proxy in front ends TLS, and appends the client's address to what the client invented."""
            told = {
                "Host": "games.example.org",
                "Origin": "https://games.example.org",
                "X-Forwarded-For": f"203.0.113.{number}, {address}",
                "X-Forwarded-Proto": "https",
            }
            return Browser(proxy.url).send("PUT", "/api/account/password", GUESS, **told).status_code

        assert {guess("198.51.100.7", number) for number in range(40)} == {403, 429}
        assert guess("198.51.100.8", 0) == 403


def test_a_long_record_passes_and_figures_do_not(proxy: Proxy) -> None:
    visitor = Browser(proxy.url)
    visitor.send("GET", "/api/me")
    answer = visitor.send("POST", "/api/records", {"notes": "x" * 1_900_000})
    assert answer.status_code == 400
    assert answer.headers["content-type"].startswith("application/problem+json")
    assert visitor.send("GET", "/metrics").status_code == 403


def test_a_table_in_a_real_browser(proxy: Proxy, browser: Any) -> None:
    size = {"width": 1440, "height": 900}
    context = browser.new_context(viewport=size, extra_http_headers=draw(1))
    page = context.new_page()
    page.set_default_timeout(120_000)  # the computer may begin, and on a busy machine it wakes up slowly
    sockets: list[Any] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.goto(proxy.url)
    page.locator(".gate", has_text="Tigris").get_by_role("button", name="Play now").click()
    page.locator(MINE).first.wait_for()
    with moving(page):
        page.get_by_role("button", name="Pass", exact=True).click()
    assert [socket.url for socket in sockets if socket.url.startswith(proxy.url.replace("http", "ws"))]
    context.close()
