"""The first minute after `pip install`: from the first paint to the first move, in each game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.service import ALL_GAMES, eventually
from tests.shipped.package import InstalledServer
from tests.web.table import MINE, moving

# Compiling three games takes two quiet cores a minute, and ten times as long where much else is running.
PREPARING_SECONDS = 1800
TITLES = {"tigris": "Tigris & Euphrates", "babylonia": "Babylonia", "babylon": "Babylon"}
# A piece to take up and what tells where it may go; Babylon's first choice is a place itself.
PIECES = {"tigris": '[data-piece="priest"]', "babylonia": "button.tile:not(.off)"}
PLACES = {"tigris": "[data-legal]", "babylonia": "[data-legal]", "babylon": "[data-stack][data-legal]"}


class Newcomer:
    """Somebody who opens the page for the first time, for one of the games, with nothing chosen before."""

    def __init__(self, browser: Any, url: str, game: str) -> None:
        self.game = game
        self.complaints: list[str] = []
        self.loads = 0
        self.context = browser.new_context(viewport={"width": 1440, "height": 900})
        self.page = self.context.new_page()
        self.page.set_default_timeout(120_000)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)
        self.page.on("load", self._count)
        self.page.goto(url)
        title = self.page.get_by_role("heading", name=TITLES[game], exact=True)
        self.gate = self.page.locator(".gate").filter(has=title)
        self.play = self.gate.get_by_role("button", name="Play now")

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _count(self, _: Any) -> None:
        self.loads += 1

    def move(self) -> None:
        """Press Play, and make the first move as a person does."""
        self.play.click()
        self.page.locator(MINE).first.wait_for()
        with moving(self.page):
            if self.game in PIECES:
                self.page.locator(PIECES[self.game]).first.click()
            self.press(PLACES[self.game])
            self.page.locator(".prompt .button.wide").first.click()

    def press(self, selector: str) -> None:
        """Click into the middle of what is drawn there; marks above it may be what takes the click."""
        box = self.page.locator(selector).first.bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def offered(waiting: list[Newcomer]) -> list[Newcomer]:
    return [newcomer for newcomer in waiting if newcomer.play.is_visible()]


def test_every_game_is_prepared_offered_and_begun_without_a_reload(
    start_server: Callable[..., InstalledServer], browser: Any, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    server = start_server(TWORIVERS_CACHE=str(cache))
    newcomers = [Newcomer(browser, server.url, game) for game in ALL_GAMES]
    for newcomer in newcomers:
        newcomer.gate.get_by_text("Being prepared").wait_for()
        assert not newcomer.play.is_visible()
    waiting = list(newcomers)
    while waiting:
        # Whichever game is ready first is played first.
        for newcomer in eventually(lambda: offered(waiting), PREPARING_SECONDS, pause=0.5):
            newcomer.move()
            waiting.remove(newcomer)
    assert [(newcomer.loads, newcomer.complaints) for newcomer in newcomers] == [(1, [])] * len(newcomers)
    assert any(cache.iterdir())
    assert "missing" not in server.console
    for newcomer in newcomers:
        newcomer.context.close()
