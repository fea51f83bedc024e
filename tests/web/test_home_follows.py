"""Home shows what changes while it is open, without a reload."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.service import Service
from tests.web.conftest import RunningServer, Visitor
from tworivers.kernel.cache import cache_root, layer_folder

LAYERS = ("kernel", "bots")
# The pauses between the end of an answer and the next question, as the page's own clock saw them.
PAUSES = """() => {
    const asked = performance.getEntriesByType('resource').filter((each) => each.name.endsWith('/api/games'))
    return asked.slice(1).map((each, i) => each.startTime - asked[i].responseEnd)
}"""
HIDE = """() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
}"""
SHOW = """() => {
    delete document.hidden
    document.dispatchEvent(new Event('visibilitychange'))
}"""


class Unprepared(RunningServer):
    """A server of whose games one was not compiled to the end; nobody waits until it is."""

    def __init__(self, folder: Path) -> None:
        self.service = Service(folder / "data", needed=())
        self.url = f"{self.service.url}/"
        self.start()


@pytest.fixture
def unprepared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Unprepared]:
    cache = tmp_path / "cache"
    cache.mkdir()
    layers = [layer_folder(layer) for layer in LAYERS]
    for folder in cache_root().iterdir():
        if folder in layers:
            shutil.copytree(folder, cache / folder.name)
        else:
            (cache / folder.name).symlink_to(folder)
    for mark in cache.glob("*/babylon-*.ready"):
        mark.unlink()
    monkeypatch.setenv("TWORIVERS_CACHE", str(tmp_path / "cache"))
    server = Unprepared(tmp_path)
    yield server
    server.stop()


def gate(page: Any, title: str) -> Any:
    return page.locator(".gate").filter(has=page.get_by_role("heading", name=title, exact=True))


def test_games_become_ready_and_a_server_that_was_away_is_found_again(
    browser: Any, unprepared: Unprepared
) -> None:
    visitor = Visitor(browser, unprepared)
    page = visitor.visit()
    play = gate(page, "Babylon").get_by_role("button", name="Play now")
    gate(page, "Babylon").get_by_role("progressbar").wait_for()
    play.wait_for(timeout=120_000)
    assert max(page.evaluate(PAUSES)) < 2000

    unprepared.stop()
    away = page.get_by_text("The server can't be reached.")
    away.wait_for()
    with page.expect_request("**/api/games"):
        page.get_by_role("button", name="Try again").click()
    assert away.is_visible()
    unprepared.start()
    away.wait_for(state="detached", timeout=30_000)
    play.wait_for(timeout=120_000)
    visitor.context.close()


class Caller:
    """Somebody at the server without a page, or the person of a page beside it."""

    def __init__(self, server: Any, visitor: Any = None) -> None:
        cookies = {each["name"]: each["value"] for each in visitor.context.cookies()} if visitor else {}
        self.http = httpx.Client(base_url=server.url, timeout=20, cookies=cookies)
        self.http.get("/api/me")

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.http.post(f"/api{path}", json=body).raise_for_status()
        return dict(answer.json())

    def open_table(self, title: str, **body: Any) -> dict[str, Any]:
        seats = [{"kind": "me"}, {"kind": "open"}]
        return self.post("/tables", game="tigris", seats=seats, title=title, public=True, **body)


def test_open_tables_and_my_turn_appear_by_themselves(visitors: Any, server: Any) -> None:
    visitor = visitors()
    page = visitor.visit()
    page.get_by_role("button", name="Play now").first.wait_for()
    Caller(server).open_table("By the canal")
    page.get_by_role("link", name="By the canal").wait_for()

    me, other = Caller(server, visitor), Caller(server)
    table = me.open_table("By the river", options={"first": 1})
    other.post(f"/tables/{table['id']}/join", name="Inanna")
    me.post(f"/tables/{table['id']}/start")
    mine = page.get_by_role("link", name="By the river")
    mine.filter(has_text="waits for Inanna").wait_for()
    for version, action in enumerate(["priest o2", "pass"]):
        body = {"seat": 1, "action": action, "version": version, "id": f"request-{version}"}
        other.post(f"/tables/{table['id']}/actions", **body)
    mine.get_by_text("your turn", exact=True).wait_for()
    page.get_by_role("link", name="Go on: Tigris & Euphrates, your turn").wait_for()


def test_a_hidden_home_rests_and_looks_at_once_when_it_is_shown(visitors: Any, server: Any) -> None:
    """Chromium without windows hides no tab: what a browser says then is said by the test."""
    page, watch = visitors().visit(), visitors().visit()
    for each in (page, watch):
        each.get_by_role("button", name="Play now").first.wait_for()
    asked: dict[Any, int] = {page: 0, watch: 0}
    for each in asked:
        each.on(
            "request", lambda request, of=each: asked.update({of: asked[of] + ("which=open" in request.url)})
        )
    page.evaluate(HIDE)
    page.wait_for_load_state("networkidle")
    asked.update({page: 0, watch: 0})
    Caller(server).open_table("In the shade")
    # While the other page looks again and again, this one does not.
    while asked[watch] < 3:
        watch.wait_for_event("request")
    assert asked[page] == 0
    link = page.get_by_role("link", name="In the shade")
    assert link.count() == 0
    with page.expect_request("**/api/tables?which=open"):
        page.evaluate(SHOW)
    link.wait_for()
