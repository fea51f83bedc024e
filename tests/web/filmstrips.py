"""Film strips of what moves, for people to look at: a picture every 200 ms, all of a scene on one sheet.

`make screenshots` films the page of this project; `python -m tests.web.filmstrips URL FOLDER` any server.
"""

import base64
import io
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from tests.web.conftest import CHROMIUM, sync_api
from tests.web.test_learn_page import GAMES, follow

EVERY = 0.2
WIDTH = 480
COLUMNS = 6
CAPTION = 16
PATIENCE = 120_000
# How long a scene is watched after its last touch, until what it set off has come to rest.
AFTER = 2500
# How long a person looks before the next touch.
PACE = 600
SIZE = {"width": 1440, "height": 900}


class Frame(NamedTuple):
    seconds: float
    picture: Image.Image


class Film:
    """What a page showed, by the browser's own clock; it tells a picture only when something has changed."""

    def __init__(self, page: Any) -> None:
        self.shots: list[tuple[float, bytes]] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._keep)
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 85})

    def _keep(self, event: dict[str, Any]) -> None:
        self.shots.append((event["metadata"]["timestamp"], base64.b64decode(event["data"])))
        self.session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    def stop(self) -> None:
        self.session.send("Page.stopScreencast")

    def frames(self) -> list[Frame]:
        """A frame every 200 ms, without those that show what the one before did."""
        if not self.shots:
            return []
        begun, ended = self.shots[0][0], self.shots[-1][0]
        found: list[Frame] = []
        for number in range(1 + round((ended - begun) / EVERY)):
            seconds = number * EVERY
            shown = [shot for at, shot in self.shots if at - begun <= seconds][-1]
            picture = small(shown)
            if not found or ImageChops.difference(picture, found[-1].picture).getbbox():
                found.append(Frame(seconds, picture))
        return found


def small(shot: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(shot)).convert("RGB")
    return picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)))


def contact_sheet(frames: list[Frame]) -> Image.Image:
    """All frames in rows, each with its time."""
    high = CAPTION + max(frame.picture.height for frame in frames)
    rows = -(-len(frames) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * WIDTH, rows * high), "white")
    words = ImageDraw.Draw(sheet)
    for number, (seconds, picture) in enumerate(frames):
        x, y = number % COLUMNS * WIDTH, number // COLUMNS * high
        words.text((x + 4, y + 2), f"{seconds:.1f} s", fill="black")
        sheet.paste(picture, (x, y + CAPTION))
    return sheet


@contextmanager
def filmed(page: Any, target: Path) -> Iterator[None]:
    """Film what is done inside, and keep it as one picture."""
    film = Film(page)
    yield
    page.wait_for_timeout(AFTER)
    film.stop()
    target.parent.mkdir(parents=True, exist_ok=True)
    contact_sheet(film.frames()).save(target)


# The scenes: each gets a new page and where to keep its strip.


def place_a_tile(page: Any) -> None:
    """Choose a tile of the hand and a place for it at a person's pace, and confirm."""
    page.locator("button.tile:not(.off)").first.click()
    page.wait_for_timeout(PACE)
    box = page.locator(".board [data-legal]").last.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(PACE)
    page.locator(".prompt .button.wide").first.click()


def first_minute(page: Any, url: str, target: Path) -> None:
    """From the home page to the second turn of a game."""
    mine = page.locator(".table.mine[aria-busy='false']")
    with filmed(page, target):
        page.goto(url)
        page.locator(".gate", has_text="Tigris").get_by_role("button", name="Play now").click()
        mine.wait_for()
        place_a_tile(page)
        mine.wait_for()
        page.get_by_role("button", name="Pass", exact=True).click()
        page.locator(".news").wait_for()
        page.locator(".news").wait_for(state="detached")


def guided(game: str, first: int, last: int) -> Callable[[Any, str, Path], None]:
    """These steps of a guided game, filmed."""

    def scene(page: Any, url: str, target: Path) -> None:
        page.goto(f"{url}#/learn/{game}?part=play")
        steps = GAMES[game]

        def play(numbers: range) -> None:
            for number in numbers:
                page.get_by_text(f"Step {number} of {len(steps)}").first.wait_for()
                page.locator(".table.mine[aria-busy='false']").wait_for()
                follow(page, steps[number - 1])

        play(range(1, first))
        page.get_by_text(f"Step {first} of {len(steps)}").first.wait_for()
        with filmed(page, target):
            play(range(first, last + 1))

    return scene


SCENES = {
    "first-minute": first_minute,
    "war": guided("tigris", 10, 11),
    "city-scored": guided("babylonia", 8, 9),
    "babylon-turn": guided("babylon", 1, 3),
}


def film_all(browser: Any, url: str, folder: Path) -> None:
    """All scenes at a server, one contact sheet each."""
    for name, scene in SCENES.items():
        context = browser.new_context(viewport=SIZE, locale="en")
        context.set_default_timeout(PATIENCE)
        scene(context.new_page(), url, folder / f"{name}.png")
        context.close()


def main(url: str, folder: str) -> None:
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
        film_all(browser, url, Path(folder))
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
