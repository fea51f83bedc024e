"""Two fingers on a board: what is between them stays there."""

from typing import Any

import pytest

from tests.web.table import STILL, open_table

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TOLERANCE = 4

# Which point of the board's drawing is at a point of the screen, and where a point of it is now.
POINT_AT = """([x, y]) => {
    const drawing = document.elementFromPoint(x, y).closest('svg')
    window.drawing = drawing
    const { x: across, y: down } = new DOMPoint(x, y).matrixTransform(drawing.getScreenCTM().inverse())
    return [across, down]
}"""
PLACE_OF = """([across, down]) => {
    const { x, y } = new DOMPoint(across, down).matrixTransform(window.drawing.getScreenCTM())
    return [x, y]
}"""
# Every picture after the last touch is drawn.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Fingers:
    """Two fingers of a hand, through the browser's own input."""

    def __init__(self, page: Any, x: float, y: float) -> None:
        self.x, self.y = x, y
        self.session = page.context.new_cdp_session(page)

    def _send(self, kind: str, apart: float) -> None:
        points = [
            {"x": self.x - apart / 2, "y": self.y, "id": 0},
            {"x": self.x + apart / 2, "y": self.y, "id": 1},
        ]
        event = {"type": kind, "touchPoints": [] if kind == "touchEnd" else points}
        self.session.send("Input.dispatchTouchEvent", event)

    def pinch(self, apart: list[float]) -> None:
        """Set both down, move them apart step by step, and lift them."""
        self._send("touchStart", apart[0])
        for distance in apart[1:]:
            self._send("touchMove", distance)
        self._send("touchEnd", apart[-1])


def board_of(visitors: Any, game: str) -> Any:
    page = open_table(visitors(**PHONE), game, options={"first": 0})
    page.locator(".board svg").first.wait_for()
    page.evaluate(STILL)
    return page


@pytest.mark.parametrize("game", ["tigris", "babylonia", "babylon"])
@pytest.mark.parametrize("where", [(0.3, 0.35), (0.5, 0.5), (0.7, 0.6)])
def test_a_pinch_keeps_what_is_between_the_fingers(
    visitors: Any, game: str, where: tuple[float, float]
) -> None:
    page = board_of(visitors, game)
    pane = page.locator(".pane").bounding_box()
    x, y = pane["x"] + where[0] * pane["width"], pane["y"] + where[1] * pane["height"]
    held = page.evaluate(POINT_AT, [x, y])
    Fingers(page, x, y).pinch([60 + 4 * step for step in range(20)])
    page.locator(".pane.zoomed").wait_for()
    page.evaluate(DRAWN)
    now = page.evaluate(PLACE_OF, held)
    assert abs(now[0] - x) < TOLERANCE
    assert abs(now[1] - y) < TOLERANCE


def test_two_moves_between_two_pictures(visitors: Any) -> None:
    """A busy page gets several moves before it can draw; none of them may use where the board was before."""
    page = board_of(visitors, "tigris")
    pane = page.locator(".pane").bounding_box()
    x, y = pane["x"] + 0.6 * pane["width"], pane["y"] + 0.6 * pane["height"]
    held = page.evaluate(POINT_AT, [x, y])
    page.evaluate(
        """([x, y]) => {
            const target = document.elementFromPoint(x, y)
            const touch = (identifier, at) => new Touch({ identifier, target, clientX: at, clientY: y })
            const tell = (kind, apart) => {
                const touches = [touch(0, x - apart / 2), touch(1, x + apart / 2)]
                const more = { bubbles: true, cancelable: true, changedTouches: touches }
                target.dispatchEvent(new TouchEvent(kind, { touches, ...more }))
            }
            tell('touchstart', 60)
            for (let apart = 60; apart <= 140; apart += 8) tell('touchmove', apart)
        }""",
        [x, y],
    )
    page.locator(".pane.zoomed").wait_for()
    page.evaluate(DRAWN)
    now = page.evaluate(PLACE_OF, held)
    assert abs(now[0] - x) < TOLERANCE
    assert abs(now[1] - y) < TOLERANCE


def test_the_whole_board_comes_back(visitors: Any) -> None:
    page = board_of(visitors, "tigris")
    before = page.locator(".board svg").first.bounding_box()
    Fingers(page, 200, 400).pinch([60 + 8 * step for step in range(10)])
    page.get_by_role("button", name="Whole board").click()
    page.locator(".pane:not(.zoomed)").wait_for()
    assert page.locator(".board svg").first.bounding_box() == before
