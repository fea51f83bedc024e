"""A table in the browser: whose decision it is, waiting for what one did, and fingers."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

MINE = '.table.mine[aria-busy="false"], dialog[open]'
# Fonts are there, whatever moves has arrived, and the picture of it was drawn.
STILL = """async () => {
    await document.fonts.ready
    const finite = (each) => each.effect?.getComputedTiming().endTime !== Infinity
    await Promise.allSettled(document.getAnimations().filter(finite).map((each) => each.finished))
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}"""


@contextmanager
def moving(page: Any) -> Iterator[None]:
    """What is done inside changes the game; wait until the page shows it.

    A finger's tap becomes a click only after the tap is over: a page at rest may not have begun yet."""
    version = page.locator(".table").get_attribute("data-version")
    yield
    page.locator(f'.table[aria-busy="false"]:not([data-version="{version}"])').wait_for()


def play_with_seed(visitor: Any, game: str, seed: int, first: int = 0) -> Any:
    """A game against a computer with the shuffle that a test needs; it is my turn."""
    page, server = visitor.page, visitor.server.url
    page.request.get(f"{server}api/me")  # from now on the server knows who this is
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wanted = {"game": game, "seats": seats, "seed": seed, "options": {"first": first}}
    made = page.request.post(f"{server}api/tables", data=wanted)
    assert made.ok, made.text()
    visitor.visit(f"#/table/{made.json()['id']}")
    page.locator(MINE).first.wait_for()
    return page


class Finger:
    """Taps whose distance in time is what the test says, however busy the machine is."""

    def __init__(self, page: Any) -> None:
        self.line = page.context.new_cdp_session(page)
        self.at = time.time()

    def tap(self, x: float, y: float, after: float = 1.0) -> None:
        """Tap so many seconds after the last tap, as the browser tells the page."""
        self.at += after
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            touch = {"type": kind, "touchPoints": points, "timestamp": self.at}
            self.line.send("Input.dispatchTouchEvent", touch)

    def tap_on(self, where: Any, after: float = 1.0) -> None:
        box = where.bounding_box()
        self.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, after)


def say_name(page: Any, name: str) -> None:
    """Answer the question that comes before sitting down."""
    page.get_by_label("What should the others call you?").fill(name)
    page.get_by_role("button", name="Sit down").click()


def open_table(visitor: Any, game: str, position: dict[str, Any] | None = None, **wishes: Any) -> Any:
    """A table against the quickest computer, at its first decision; wishes are fields of the request.

    The visitor's browser asks for it before it shows a page: one that was open could become another guest."""
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "seed": 7}
    if position:
        body["start"] = {"type": "position", "position": position}
    request, url = visitor.context.request, visitor.server.url
    request.get(f"{url}api/me")
    answer = request.post(f"{url}api/tables", data=body | wishes)
    assert answer.ok, answer.text()
    page = visitor.visit(f"#/table/{answer.json()['id']}")
    page.locator(MINE).first.wait_for()
    return page
