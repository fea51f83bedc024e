"""What docs/speed.md says of the page: `make page-speed` measures taps on full boards and Lighthouse scores.

A tap is measured by the browser itself, from the touch to the next picture. Lighthouse is not part of the
project; where the command is not installed, npx fetches it.
"""

import json
import os
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import httpx
from rich.progress import track

from tests.web.conftest import CHROMIUMS, RunningServer, sync_api
from tests.web.screenshots import GAMES, played
from tests.web.table import STILL

# The browser as people have it, with windows, where there is one.
CHROMIUM = next((path for path in reversed(CHROMIUMS) if path.exists()), CHROMIUMS[0])
TAPS = 12
FULL = 0.9
PIECES = "button.tile:not(.off):visible, button.leader:enabled:visible"
WATCH = """() => {
    window.taps = []
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            if (['pointerdown', 'pointerup', 'click'].includes(entry.name)) window.taps.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false })
}"""
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")


def touch_everything(page: Any) -> None:
    """Choose pieces and places one after the other, and put them back."""
    for number in range(TAPS):
        page.locator(".table.mine[aria-busy='false']").wait_for()
        pieces = page.locator(PIECES)
        if pieces.count():
            pieces.nth(number % pieces.count()).click()
        places = page.locator("[data-legal]")
        if places.count():
            places.nth(7 * number % places.count()).click()
        page.evaluate(STILL)
        for _ in range(2):
            page.keyboard.press("Escape")


def taps(browser: Any, url: str, table: str, version: int) -> list[float]:
    """How long taps took on a nearly full board; those under 16 ms are not told apart and count as 16."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(f"{url}#/replay/{table}/{version}")
    page.get_by_role("button", name="Study this position").click()
    page.locator(".table.mine").wait_for()
    page.evaluate(WATCH)
    touch_everything(page)
    found: list[float] = page.evaluate("() => window.taps")
    page.context.close()
    return found or [16.0]


def lighthouse(url: str) -> dict[str, int]:
    """The four scores of a page."""
    installed = shutil.which("lighthouse")
    command = [installed] if installed else ["npx", "--yes", "lighthouse"]
    flags = "--chrome-flags=--headless=new --no-sandbox"
    command += [url, "--quiet", "--output=json", "--preset=desktop", flags]
    environment = {**os.environ, "CHROME_PATH": str(CHROMIUM)}
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    categories = json.loads(answer.stdout)["categories"]
    return {name: round(100 * categories[name]["score"]) for name in CATEGORIES}


def main() -> None:
    server = RunningServer(Path(tempfile.mkdtemp()))
    try:
        with httpx.Client(base_url=server.url, timeout=60) as person:
            person.get("/api/me")
            games = {game: played(person, game) for game in track(GAMES, description="games")}
        with sync_api.sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
            for game, (table, entries) in games.items():
                found = taps(browser, server.url, table, int(FULL * entries))
                middle, longest = statistics.median(found), max(found)
                print(f"{game}: tap to picture, median {middle:.0f} ms, longest {longest:.0f} ms")
            browser.close()
        pages = {"home": "", "rules": "#/learn/babylonia", "settings": "#/settings"}
        pages |= {game: f"#/replay/{table}/{entries // 2}" for game, (table, entries) in games.items()}
        for name, address in pages.items():
            print(f"{name}: " + ", ".join(f"{k} {v}" for k, v in lighthouse(server.url + address).items()))
    finally:
        server.stop()


if __name__ == "__main__":
    main()
