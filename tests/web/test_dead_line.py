"""Lines that die without closing, and networks that let no socket through."""

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from tests.servers_beside import Line
from tests.web.conftest import Visitor
from tests.web.table import moving
from tests.web.test_tigris_page import confirm, play_now

NOTICED = 3000
LOST = "Connection lost."
# When something was clicked, and when the page first said that the line is lost, on the page's own clock.
WATCH = """addEventListener('click', () => (window.clicked = performance.now()), { capture: true })
new MutationObserver(() => {
    if (document.querySelector('.notice')) window.noticed ??= performance.now()
}).observe(document, { subtree: true, childList: true })"""


class NoSockets(Line):
    """A line that carries requests, but no socket."""

    def _carry(self, source: socket.socket, target: socket.socket, dead: threading.Event) -> None:
        with contextlib.suppress(OSError):  # the other direction may have ended both
            if b"upgrade: websocket" in source.recv(65536, socket.MSG_PEEK).lower():
                source.shutdown(socket.SHUT_RDWR)
        super()._carry(source, target, dead)


Players = Callable[[type[Line]], tuple[Any, Line]]


@pytest.fixture
def player(browser: Any, server: Any) -> Iterator[Players]:
    """Makes a player whose browser reaches the server over a line of its own."""
    made: list[tuple[Visitor, Line]] = []

    def play(kind: type[Line] = Line) -> tuple[Any, Line]:
        line = kind(server.service.port)
        visitor = Visitor(browser, SimpleNamespace(url=f"http://127.0.0.1:{line.port}/"))
        made.append((visitor, line))
        visitor.context.add_init_script(WATCH)
        page = play_now(visitor)
        page.locator(".table.mine").wait_for()
        return page, line

    yield play
    for visitor, line in made:
        visitor.context.close()
        line.close()


def choose(page: Any, piece: str, cell: str) -> None:
    page.locator(f"[data-piece='{piece}']").click()
    page.locator(f"[data-cell='{cell}']").click()


def fail(line: Line, how: str) -> None:
    if how == "swallowed":
        line.die()
    else:
        line.cut = True


def mend(line: Line) -> None:
    line.revive()
    line.cut = False


@pytest.mark.parametrize("how", ["swallowed", "held back"])
def test_a_move_into_a_dead_line_is_noticed_and_arrives_once(player: Players, how: str) -> None:
    page, line = player(Line)
    choose(page, "king", "c2")
    page.locator(".prompt li").first.wait_for()
    fail(line, how)
    confirm(page)
    page.get_by_text(LOST).wait_for()
    assert page.evaluate("() => window.noticed - window.clicked") < NOTICED
    page.get_by_text("Place the king on C2 · on its way…").wait_for()
    with moving(page):
        mend(line)
    page.get_by_text(LOST).wait_for(state="detached")
    placed = page.locator(".log li", has_text="places the king on C2")
    placed.wait_for()
    page.reload()
    placed.wait_for()
    assert placed.count() == 1


@pytest.mark.parametrize("how", ["swallowed", "held back"])
def test_a_preview_that_waits_is_filled_when_the_line_is_back(player: Players, how: str) -> None:
    page, line = player(Line)
    fail(line, how)
    choose(page, "king", "c2")
    page.locator(".prompt").get_by_text("One moment…").wait_for()
    page.get_by_text(LOST).wait_for()
    assert page.evaluate("() => window.noticed - window.clicked") < NOTICED
    mend(line)
    page.locator(".prompt li").first.wait_for()
    page.get_by_text(LOST).wait_for(state="detached")
    with moving(page):
        confirm(page)


def test_without_sockets_the_game_is_played_by_asking(player: Players) -> None:
    page, _ = player(NoSockets)
    for piece, cell in {"king": "c2", "priest": "a2"}.items():
        page.locator('.table.mine[aria-busy="false"]').wait_for()
        choose(page, piece, cell)
        with moving(page):
            confirm(page)
    page.locator(".log li", has_text="Computer 2").first.wait_for()
    page.get_by_text(LOST).wait_for(state="detached")
