"""A real server process and a real browser; nothing talks to the server behind the page's back."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tworivers
from tests.server.service import ALL_GAMES, Service, draw

sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

# How long to wait for what certainly comes: a busy machine is given time.
PATIENCE_MILLISECONDS = 45_000
sync_api.expect.set_options(timeout=PATIENCE_MILLISECONDS)

# The same browser with and without windows; without, every page costs much less.
CHROMIUMS = [Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")]
CHROMIUM = next((path for path in CHROMIUMS if path.exists()), CHROMIUMS[0])
PAGES = Path(tworivers.__file__).parent / "server" / "static" / "index.html"
# Whoever chose no level plays against one that answers at once.
QUICK_OPPONENT = """localStorage.getItem('tworivers.settings') ??
    localStorage.setItem('tworivers.settings', '{"level": "random"}')"""


class RunningServer:
    """A server of its own, with a data folder of its own; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.service = Service(folder, "--limits", "1", needed=ALL_GAMES)
        self.url = f"{self.service.url}/"
        self.start()

    def start(self) -> None:
        try:
            self.service.start(subprocess.DEVNULL)
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        self.service.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    if not PAGES.exists():
        pytest.skip("the page is not built: run `npm ci && npm run build` in web/")
    running = RunningServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    if not CHROMIUM.exists():
        pytest.skip(f"there is no browser at {CHROMIUM}")
    with sync_api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=str(CHROMIUM), args=["--no-sandbox", "--disable-gpu"]
        )
        yield chromium
        chromium.close()


class Visitor:
    """Somebody with a browser of their own, whose page may complain about nothing."""

    def __init__(self, browser: Any, server: RunningServer, number: int = 0, **options: Any) -> None:
        options = {
            "viewport": {"width": 1440, "height": 900},
            "reduced_motion": "reduce",
            "extra_http_headers": draw(number),
        } | options
        self.server = server
        self.complaints: list[str] = []
        self.context = browser.new_context(**options)
        self.context.add_init_script(QUICK_OPPONENT)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE_MILLISECONDS)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self._watch)

    def _hear(self, message: Any) -> None:
        left_early = "WebSocket is closed before the connection is established" in message.text
        if message.type in ("error", "warning") and not left_early:
            self.complaints.append(message.text)

    def _watch(self, request: Any) -> None:
        if not request.url.startswith((self.server.url, "data:", "blob:")):
            self.complaints.append(f"request to {request.url}")

    def visit(self, address: str = "") -> Any:
        self.page.goto(address if address.startswith("http") else self.server.url + address)
        return self.page


@pytest.fixture
def visitors(browser: Any, server: RunningServer) -> Iterator[Any]:
    """Makes visitors; afterwards none may have had a complaint, unless the test forgave them."""
    made: list[Visitor] = []

    def visitor(**options: Any) -> Visitor:
        made.append(Visitor(browser, server, len(made), **options))
        return made[-1]

    yield visitor
    for each in made:
        each.context.close()
    assert [complaint for each in made for complaint in each.complaints] == []
