"""Pictures of every page at three sizes in both themes, for people to look at: `make screenshots`.

They go to build/screenshots; each game is shown at its start, in its middle and at its end. What moves is
filmed into build/screenshots/strips.
"""

import itertools
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from rich.progress import track

from tests.web.conftest import CHROMIUM, RunningServer, sync_api
from tests.web.filmstrips import film_all
from tests.web.table import STILL

TARGET = Path(__file__).parents[2] / "build" / "screenshots"
SIZES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
THEMES = ("light", "dark")
GAMES = ("tigris", "babylonia", "babylon")
PATIENCE = 120


def played(person: httpx.Client, game: str) -> tuple[str, int]:
    """A finished game between two computers, and how many entries it has."""
    seats = [{"kind": "bot", "level": "novice"}] * 2
    made = person.post("/api/tables", json={"game": game, "seats": seats})
    table = made.raise_for_status().json()["id"]
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        seen = person.get(f"/api/tables/{table}?since=1000000").json()
        if seen["status"] == "finished":
            return table, seen["version"]
        time.sleep(0.5)
    raise TimeoutError(f"the game of {game} does not end")


def pages(person: httpx.Client) -> Iterator[tuple[str, str]]:
    """The name and the address of every picture."""
    yield from (("home", "#/"), ("settings", "#/settings"), ("nowhere", "#/table/nowhere"))
    for game in GAMES:
        table, entries = played(person, game)
        for moment, version in (("start", 0), ("middle", entries // 2), ("end", entries)):
            yield f"{game}-{moment}", f"#/replay/{table}/{version}"
        yield f"{game}-study", f"#/study/{game}"
        yield f"{game}-learn", f"#/learn/{game}"
        yield f"{game}-guided", f"#/learn/{game}?part=play"


@contextmanager
def visit(browser: Any, url: str, size: str, theme: str) -> Iterator[Any]:
    """A page of that size and theme; a busy machine is given time."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce"
    )
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    page.goto(url)
    page.wait_for_load_state("networkidle")
    yield page
    context.close()


def picture(page: Any, name: str) -> None:
    page.evaluate(STILL)
    page.screenshot(path=TARGET / f"{name}.png")


def new_table(page: Any) -> None:
    """The form for a new table."""
    page.get_by_role("button", name="New table").first.click()
    page.locator("dialog[open] .button").first.wait_for()


def play_now(page: Any) -> None:
    """A live table with a preview on the board."""
    page.locator(".gate", has_text="Tigris").get_by_role("button", name="Play now").click()
    page.locator(".table.mine").wait_for()
    page.locator("[data-piece='king']").click()
    page.locator("[data-cell='c2']").click()
    page.locator(".prompt .button.wide").first.wait_for()


def main() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    server = RunningServer(Path(tempfile.mkdtemp()))
    try:
        with (
            httpx.Client(base_url=server.url, timeout=30) as person,
            sync_api.sync_playwright() as playwright,
        ):
            person.get("/api/me")
            browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
            shots = list(itertools.product(pages(person), SIZES, THEMES))
            for (name, address), size, theme in track(shots, description="pages"):
                with visit(browser, server.url + address, size, theme) as page:
                    picture(page, f"{name}-{size}-{theme}")
            doings = {"new-table": new_table, "tigris-preview": play_now}
            acts = list(itertools.product(doings.items(), SIZES, THEMES))
            for (name, do), size, theme in track(acts, description="tables"):
                with visit(browser, server.url, size, theme) as page:
                    do(page)
                    picture(page, f"{name}-{size}-{theme}")
            film_all(browser, server.url, TARGET / "strips")
            browser.close()
    finally:
        server.stop()
    print(f"{len(list(TARGET.rglob('*.png')))} pictures in {TARGET}")


if __name__ == "__main__":
    main()
