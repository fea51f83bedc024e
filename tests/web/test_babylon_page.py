"""Babylon in the browser, played as a person plays it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.table import MINE, moving, play_with_seed

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
BUILDING_TURNS = 5
# A shuffle that leaves something to do after a tile on C3, but no columns for another tile.
CAN_GO_ON = 2
# What a screen reader is told, in order: every change of a live region.
LISTEN = """() => {
    window.heard = []
    const regions = () => document.querySelectorAll('[role=status], [role=alert], [aria-live]')
    const listen = () => regions().forEach((region) => {
        const words = region.textContent.trim()
        if (words && region.heard !== words) window.heard.push(words)
        region.heard = words
    })
    listen()
    const all = { subtree: true, childList: true, characterData: true }
    new MutationObserver(listen).observe(document.body, all)
}"""


def play_now(visitor: Any) -> Any:
    page = visitor.visit()
    gate = page.locator(".gate").filter(has=page.get_by_role("heading", name="Babylon", exact=True))
    gate.get_by_role("button", name="Play now").click()
    page.locator(".table").wait_for()
    return page


class Player:
    """Somebody who plays with the mouse or with a finger."""

    def __init__(self, page: Any, touch: bool = False) -> None:
        self.page = page
        self.touch = touch

    def press(self, where: Any, **options: Any) -> None:
        (where.tap if self.touch else where.click)(**options)

    def confirm(self) -> None:
        self.press(self.page.locator(".prompt .button.wide").first)

    def ready(self) -> bool:
        """Wait for my decision; false when the game is over."""
        self.page.locator(MINE).first.wait_for()
        return not self.page.locator("dialog[open]").count()

    def choose_stack(self) -> None:
        """One that gives enough columns for a placement, if there is one."""
        stacks = self.page.locator("[data-stack][data-legal]")
        rich = self.page.locator("[data-stack][data-legal][aria-label*='gives 4']")
        self.press((rich if rich.count() else stacks).first)
        self.confirm()

    def build(self, building: bool) -> None:
        """Take one decision of a turn after mining."""
        ideas = self.page.locator(".ideas .button")
        places = self.page.locator("[data-cell][data-legal]")
        if building and ideas.count():
            self.press(ideas.first)
            self.confirm()
        elif building and places.count():
            self.press(places.nth(places.count() // 2))
            self.confirm()
        else:
            self.press(self.page.get_by_role("button", name=re.compile("end$|End the turn")).first)

    def play_to_the_end(self) -> None:
        turns = 0
        for _ in range(200):
            if not self.ready():
                return
            mining = self.page.locator("[data-stack][data-legal]").count() > 0
            turns += mining
            with moving(self.page):
                if mining:
                    self.choose_stack()
                else:
                    self.build(turns < BUILDING_TURNS + 3)
        raise AssertionError("the game does not end")

    def to_building(self) -> None:
        """Remove clay and mine, until a tile is to be placed."""
        for _ in range(10):
            assert self.ready()
            if self.page.locator("[data-cell][data-legal]").count():
                return
            with moving(self.page):
                self.choose_stack()


def test_a_whole_game_by_clicking(visitors: Any) -> None:
    page = play_now(visitors())
    Player(page).play_to_the_end()
    sheet = page.locator("dialog[open]")
    assert "The game is over" in sheet.inner_text()
    assert "wins" in sheet.inner_text() or "win together" in sheet.inner_text()
    assert sheet.locator("th").count() == 11  # place, player, eight categories, score
    parts = [int(cell) for cell in sheet.locator("tbody tr").first.locator("td").all_inner_texts()[2:]]
    assert sum(parts[:8]) == parts[8] > 0
    sheet.get_by_role("button", name="Look at the board").click()
    assert page.locator(".log li", has_text="The game ends").count() == 1


def test_a_whole_game_by_touch_on_a_phone(visitors: Any) -> None:
    page = play_now(visitors(**PHONE))
    Player(page, touch=True).play_to_the_end()
    assert "The game is over" in page.locator("dialog[open]").inner_text()


class Keys:
    """Somebody without a mouse."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def reach(self, name: str) -> None:
        """Press Tab until the focus is on what has this name."""
        label = "e => (e.getAttribute('aria-label') ?? e.textContent).trim()"
        for _ in range(60):
            if re.search(name, self.page.evaluate(f"({label})(document.activeElement)")):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {name}")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def decide(self, building: bool) -> None:
        if self.page.locator("[data-stack][data-legal]").count():
            self.press("q", "n", "Enter")
            self.page.locator(".prompt h2").wait_for()
            self.press("Enter")
        elif building and self.page.locator("[data-cell][data-legal]").count():
            self.press("p", "n", "Enter")
            self.page.locator(".prompt h2").wait_for()
            self.press("Enter")
        else:
            self.press("p")
            self.reach("end$|^End the turn$")
            self.press("Enter")

    def play_to_the_end(self) -> None:
        turns = 0
        for _ in range(200):
            self.page.locator(MINE).first.wait_for()
            if self.page.locator("dialog[open]").count():
                return
            turns += self.page.locator("[data-stack][data-legal]").count() > 0
            with moving(self.page):
                self.decide(turns < 6)
        raise AssertionError("the game does not end")


def test_a_whole_game_by_keyboard(visitors: Any) -> None:
    page = play_now(visitors())
    Keys(page).play_to_the_end()
    assert "The game is over" in page.locator("dialog[open]").inner_text()


def test_what_a_screen_reader_is_told_of_a_placement(visitors: Any) -> None:
    page = play_now(visitors())
    player = Player(page)
    player.to_building()
    page.evaluate(LISTEN)
    place = page.locator('[data-cell="c3"]')
    assert place.get_attribute("aria-label") == "C3, bare board, you may act here"
    page.get_by_role("grid", name="From above").focus()
    while (
        page.evaluate("() => document.activeElement.getAttribute('aria-activedescendant')?.slice(-2)") != "c3"
    ):
        page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Place it on C3, level 1").wait_for()
    page.keyboard.press("f")
    page.get_by_text("A lookout on the free corner").first.wait_for()
    page.keyboard.press("Enter")
    page.locator(".log li", has_text="Player 1 builds a lookout on C3").first.wait_for()
    heard = page.evaluate("() => window.heard")
    assert "places" in heard[0]
    assert any(
        re.match(r"C3 on level 1\. \+2 points\. Columns: 4 single, 0 double\. Costs 4", h) for h in heard
    )
    assert any("+3 points" in h and "A lookout on the free corner, C3" in h for h in heard)
    said = " ".join(heard)
    assert re.search(r"Player 1 places the (clay|granite) tile \w+ on C3, level 1\.", said)
    assert "Player 1 builds a lookout on C3, level 1." in said
    page.locator(
        ".log li button", has_text="Player 1 builds a lookout on C3"
    ).click()  # shows the garden where it happened
    expect(place).to_have_attribute("aria-label", re.compile("C3, level 1, .* flower, lookout"))


def test_turning_the_tile_and_taking_it_back(visitors: Any) -> None:
    page = play_with_seed(visitors(), "babylon", CAN_GO_ON)
    place_turned(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    page.locator(".log li", has_text="on C3, level 1").wait_for(state="detached")
    page.keyboard.press("Escape")
    expect(page.locator("[data-cell][data-legal]")).to_have_count(49)


def touch_dot(page: Any, cell: str) -> None:
    """Click the dot of a place, which is where its four cells meet."""
    where = page.locator(f'[data-cell="{cell}"]')
    box = where.bounding_box()
    where.click(position={"x": box["width"] - 1, "y": box["height"] - 1})


def place_turned(page: Any) -> None:
    """Build on C3 with the tile turned to the right."""
    Player(page).to_building()
    touch_dot(page, "c3")
    page.get_by_role("heading", name="Place it on C3, level 1").wait_for()
    page.get_by_role("button", name="Turn the tile right").click()
    page.get_by_role("heading", name="Place it on C3, level 1").wait_for()
    with moving(page):
        page.get_by_role("button", name="Place it on C3").click()
    page.locator(".log li", has_text="on C3, level 1").wait_for()


def test_an_illegal_place_says_why(visitors: Any) -> None:
    page = play_with_seed(visitors(), "babylon", CAN_GO_ON)
    player = Player(page)
    player.to_building()
    touch_dot(page, "c3")
    with moving(page):
        player.confirm()
    page.locator(".log li", has_text="on C3, level 1").wait_for()
    page.locator('[data-piece="stored"]').click()
    assert page.locator('[data-cell="f6"][data-legal]').count() == 0
    page.locator('[data-cell="f6"]').click()
    page.get_by_text(re.compile(r"It costs \d single columns and you have \d")).wait_for()


def test_another_garden_is_one_press_away(visitors: Any) -> None:
    page = play_now(visitors())
    page.locator(".table.mine").wait_for()
    page.get_by_role("button", name="Visit the garden of Computer 2").click()
    page.get_by_role("heading", name="Garden of Computer 2").wait_for()
    assert page.get_by_role("grid", name="Garden of Computer 2, From above").count() == 1
    page.get_by_role("button", name="Turn the garden").click()
    page.get_by_role("button", name="Visit the garden of Player 1").click()
    page.get_by_role("heading", name="Your garden").wait_for()


@pytest.mark.parametrize("language", ["cs", "pl", "es"])
def test_the_table_speaks_other_languages(visitors: Any, language: str) -> None:
    page = visitors(locale=language).visit()
    title = {"cs": "Babylon", "pl": "Babilon", "es": "Babylon"}[language]
    gate = page.locator(".gate").filter(has=page.get_by_role("heading", name=title, exact=True))
    gate.locator(".button").first.click()
    page.locator(".table.mine").wait_for()
    words = {"cs": "Lom", "pl": "Kamieniołom", "es": "Cantera"}[language]
    page.get_by_role("heading", name=words, exact=True).wait_for()
    assert "babylon-" not in page.locator(".table").inner_text()
