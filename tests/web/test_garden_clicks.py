"""A click on the pictures of a garden means what is drawn under the pointer, however the garden is turned."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.table import STILL, moving, open_table

CORNERS = ("north-west", "north-east", "south-east", "south-west")
# One tile lies, another is to be placed beside it or above it.
POSITION = {
    "game": "babylon",
    "players": 2,
    "phase": "build",
    "singles": [12, 0],
    "mined": "C2",
    "gardens": [{"tiles": [{"tile": "C4", "cell": "b4", "supports": "111-"}]}, {}],
}
PLACES = ("a1", "b3", "c3", "d4", "f2", "g7")


def building(visitor: Any) -> Any:
    """A table where a tile is to be placed, at rest."""
    page = open_table(visitor, "babylon", POSITION)
    page.locator(".garden .marks .spot").first.wait_for()
    page.evaluate(STILL)
    return page


# The marks are drawn anew with every answer of the server: look for one and measure it in one go.
MIDDLE = """([drawing, number]) => {
    const box = [...document.querySelectorAll(drawing)].at(number)?.getBoundingClientRect()
    return box && [box.x + box.width / 2, box.y + box.height / 2]
}"""


def middle(page: Any, drawing: str, number: int) -> list[float]:
    """The middle of a drawing, as soon as it is there."""
    found: list[float] = page.wait_for_function(MIDDLE, arg=[drawing, number]).json_value()
    return found


def click(page: Any, drawing: str, number: int = -1) -> None:
    """Click on the middle of what is drawn, whatever lies above it."""
    page.mouse.click(*middle(page, drawing, number))


def choose(page: Any, place: str) -> None:
    """Choose a place by its dot on the plan: the corner of its cell."""
    box = page.locator(f".plan [data-cell='{place}']").bounding_box()
    page.mouse.click(box["x"] + box["width"], box["y"] + box["height"])
    page.get_by_role("heading", name=f"Place it on {place.upper()}").wait_for()
    page.locator(".garden .ghost").wait_for()


def turn(page: Any, turns: int) -> None:
    for _ in range(turns):
        page.get_by_role("button", name="Turn the garden").click()


def free_corner(page: Any) -> list[str]:
    """The corners that the ghost leaves free, as the buttons say it."""
    group = page.get_by_role("group", name="Supports")
    return [name for name in CORNERS if group.get_by_role("button", name=f"{name} corner: free").count()]


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("picture", ["garden", "above"])
def test_the_middle_of_the_chosen_tile_means_that_tile(visitors: Any, picture: str, turns: int) -> None:
    page = building(visitors())
    turn(page, turns)
    for place in PLACES:
        choose(page, place)
        with moving(page):
            click(page, f".{picture} .ghost .dash")
        page.locator(".log li", has_text=f"on {place.upper()}, level").wait_for()
        with moving(page):
            page.get_by_role("button", name="Undo", exact=True).click()


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("picture", ["garden", "above"])
def test_corners_are_set_where_they_are_drawn(visitors: Any, picture: str, turns: int) -> None:
    page = building(visitors())
    turn(page, turns)
    for place in ("a1", "f2", "g7"):
        choose(page, place)
        for number, corner in enumerate(CORNERS):
            click(page, f".{picture} .ghost .corner circle", number)
            free = page.locator(f".{picture} .ghost .corner").nth(number)
            expect(free).to_have_class("corner free")
            assert free_corner(page) == [corner]
            page.get_by_role("heading", name=f"Place it on {place.upper()}").wait_for()
        click(page, f".{picture} .ghost .corner circle", 3)
        expect(page.locator(f".{picture} .ghost .free")).to_have_count(0)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("turns", range(4))
def test_a_dot_in_the_garden_means_its_place(visitors: Any, turns: int) -> None:
    """Every dot that is drawn chooses another place, and the tile appears above that dot."""
    page = building(visitors())
    turn(page, turns)
    dots = page.locator(".garden .marks .spot")
    chosen = set()
    for number in range(0, dots.count(), 5):
        x, y = middle(page, ".garden .marks .spot", number)
        page.mouse.click(x, y)
        chosen.add(page.locator(".prompt h2").inner_text())
        assert abs(middle(page, ".garden .ghost [data-place] .dash", -1)[0] - x) < 2
        page.keyboard.press("Escape")
        page.mouse.move(0, 0)
        expect(page.locator(".garden .ghost")).to_have_count(0)
    assert len(chosen) >= 8


def test_a_press_counts_though_the_picture_changes_under_it(visitors: Any) -> None:
    """The dot under the pointer gives way to the tile that would lie there, maybe before it is released."""
    page = building(visitors())
    page.mouse.move(*middle(page, ".garden .marks .spot", 30))
    page.mouse.down()
    page.locator(".garden .ghost").wait_for()
    page.mouse.up()
    page.get_by_role("heading", name="Place it on").wait_for()
