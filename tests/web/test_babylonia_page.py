"""Babylonia in the browser, played as a person plays it."""

import random
import re
from typing import Any

from playwright.sync_api import expect

from tests.web.table import MINE, Finger, moving, play_with_seed

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LISTEN = """() => {
    window.heard = []
    const live = document.querySelector('p[aria-live]')
    new MutationObserver(() => window.heard.push(live.textContent)).observe(live, {
        childList: true, characterData: true, subtree: true,
    })
}"""


def play_now(visitor: Any) -> Any:
    page = visitor.visit()
    page.locator(".gate", has_text="Babylonia").get_by_role("button", name="Play now").click()
    page.locator(MINE).first.wait_for()
    return page


class Player:
    """Somebody who decides at random, with the mouse or with a finger."""

    def __init__(self, page: Any, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.rng = random.Random(5)

    def press(self, where: Any, **options: Any) -> None:
        (where.tap if self.touch else where.click)(**options)

    def confirm(self) -> None:
        self.press(self.page.locator(".prompt .button.wide").first)

    def decide(self) -> None:
        """Take one decision, whatever is asked."""
        asked = self.page.locator(".prompt").inner_text()
        if "choose a card" in asked:
            self.press(self.page.locator("button.card.open").first)
            self.confirm()
        elif "scored next" in asked:
            self.press(self.page.locator(".prompt .button.second").first)
            self.confirm()
        elif "extra turn now" in asked:
            self.press(self.page.get_by_role("button", name="Not now"))
        else:
            self.place_or_end()

    def place_or_end(self) -> None:
        tiles = self.page.locator("button.tile:not(.off)")
        if not tiles.count():
            self.press(self.page.get_by_role("button", name="End turn"))
            return
        # Farmers last: with three of them a turn is a long one.
        self.press(tiles.last)
        places = self.page.locator("[data-legal]")
        self.press(places.nth(self.rng.randrange(places.count())))
        self.confirm()

    def play_to_the_end(self) -> None:
        for _ in range(200):
            self.page.locator(MINE).first.wait_for()
            if self.page.locator("dialog[open]").count():
                return
            with moving(self.page):
                self.decide()
        raise AssertionError("the game does not end")


def test_a_whole_game_by_clicking(visitors: Any) -> None:
    page = play_now(visitors())
    Player(page).play_to_the_end()
    sheet = page.locator("dialog[open]")
    assert "The game is over" in sheet.inner_text()
    rows = sheet.locator("table").first.locator("tbody tr")
    for row in rows.all():
        *parts, score = (int(cell) for cell in row.locator("td:not(.place):not(.name)").all_inner_texts())
        assert sum(parts) == score
    sheet.get_by_role("button", name="Look at the board").click()
    assert page.locator(".log li", has_text="The game ends").count() == 1


def test_a_whole_game_by_touch_on_a_phone(visitors: Any) -> None:
    page = play_now(visitors(**PHONE))
    Player(page, touch=True).play_to_the_end()
    page.get_by_role("button", name="Play again").wait_for()


def press(page: Any, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def decide_by_keys(page: Any, rng: random.Random) -> None:
    asked = page.locator(".prompt").inner_text()
    if "choose a card" in asked:
        card = page.locator("button.card.open").first.get_attribute("data-card")
        press(page, card, "Enter")
    elif "scored next" in asked:
        press(page, "n", "Enter", "Enter")
    elif "extra turn now" in asked or not page.locator("button.tile:not(.off)").count():
        press(page, "e")
    else:
        piece = page.locator("button.tile:not(.off)").last.get_attribute("data-piece")
        press(page, piece[0], *["n"] * rng.randrange(1, 9), "Enter")
        page.get_by_role("heading", name="Place the").wait_for()
        press(page, "Enter")


def test_a_whole_game_by_keyboard_only(visitors: Any) -> None:
    page = visitors().visit()
    page.locator(".gate", has_text="Babylonia").get_by_role("button", name="Play now").focus()
    press(page, "Enter")
    page.locator(".table").wait_for()
    page.get_by_role("grid").focus()
    rng = random.Random(6)
    for _ in range(200):
        page.locator(MINE).first.wait_for()
        if page.locator("dialog[open]").count():
            break
        with moving(page):
            decide_by_keys(page, rng)
    assert "The game is over" in page.locator("dialog[open]").inner_text()
    press(page, "Escape")
    page.locator("dialog").wait_for(state="detached")


def cursor(page: Any) -> str:
    board = page.get_by_role("grid")
    return str(
        page.locator(f"[id='{board.get_attribute('aria-activedescendant')}']").get_attribute("data-cell")
    )


def test_arrows_go_in_six_directions(visitors: Any) -> None:
    page = play_now(visitors())
    page.get_by_role("grid").focus()
    start = cursor(page)
    for there, back in (("PageUp", "End"), ("PageDown", "Home"), ("ArrowUp", "ArrowDown")):
        press(page, there)
        assert cursor(page) != start
        press(page, back)
        assert cursor(page) == start
    press(page, "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft")
    assert cursor(page) == start


def hexes_in(label: str) -> list[str]:
    return [name.lower() for name in re.findall(r"\b[A-Q]\d+\b", label.partition("open: ")[2])]


def nearest_city(page: Any) -> tuple[str, list[str]]:
    """The city with the fewest hexes still open, as the screen reader tells it."""
    cities = page.locator('[role="gridcell"][aria-label*="city of"]').all()
    labels = [
        (city.get_attribute("data-cell"), hexes_in(city.get_attribute("aria-label"))) for city in cities
    ]
    return min(labels, key=lambda city: len(city[1]))


def choose_place(page: Any, cells: list[str]) -> bool:
    """Choose a tile and one of these places where it may lie, if there is one."""
    for tile in page.locator("button.tile:not(.off)").all():
        tile.click()
        for cell in cells:
            place = page.locator(f'[data-cell="{cell}"][data-legal]')
            if place.count():
                place.click()
                return True
        page.keyboard.press("Escape")
    return False


def test_what_a_screen_reader_is_told_when_a_city_is_scored(visitors: Any) -> None:
    page = play_now(visitors())
    page.evaluate(LISTEN)
    city, _ = nearest_city(page)
    player = Player(page)
    for _ in range(60):
        page.locator(MINE).first.wait_for()
        label = page.locator(f'[data-cell="{city}"]').get_attribute("aria-label")
        if "city of" not in label:
            break
        with moving(page):
            if choose_place(page, hexes_in(label)):
                player.confirm()
            else:
                player.decide()
    heard = " ".join(page.evaluate("() => window.heard"))
    name = city.upper()
    assert "Player 1 places a" in heard
    assert f"{name} is surrounded." in heard
    assert re.search(rf"wins the city of [a-z ,]+ on {name}\.|Nobody has most tiles around {name}", heard)
    if "wins the city" in heard:
        assert re.search(r"gets \d+ points? for cities\.", heard)


def test_a_city_tells_who_would_win_it(visitors: Any) -> None:
    page = play_now(visitors())
    city, still_open = nearest_city(page)
    assert choose_place(page, still_open)
    with moving(page):
        Player(page).confirm()
    # Whatever others do puts the light out: if that was the whole turn, they have theirs first.
    page.locator(MINE).first.wait_for()
    page.locator(f'[data-cell="{city}"]').hover()
    tip = page.locator(".tip")
    tip.get_by_text("If it were scored now").wait_for()
    page.locator(".tip .verdict", has_text="would").wait_for()
    assert page.locator("svg .site").count() == 1
    page.mouse.move(5, 5)
    tip.wait_for(state="detached")


def test_an_illegal_place_says_why_and_dragging_is_choosing(visitors: Any) -> None:
    page = play_now(visitors())
    city, still_open = nearest_city(page)
    page.locator("button.tile:not(.off)").first.click()
    page.locator(f'[data-cell="{city}"]').click()
    page.get_by_text(f"There is a city on {city.upper()}.").wait_for()
    page.keyboard.press("Escape")
    page.locator("button.tile").last.hover()
    page.mouse.down()
    box = page.locator(f'[data-cell="{still_open[0]}"]').bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 10, steps=4)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.up()
    page.get_by_role("heading", name=re.compile(f"on {still_open[0].upper()}$")).wait_for()


def test_double_tap_zooms_and_a_tap_on_a_city_explains_it(visitors: Any) -> None:
    page = play_now(visitors(**PHONE))
    city, _ = nearest_city(page)
    finger = Finger(page)
    finger.tap_on(page.locator(f'[data-cell="{city}"]'))
    page.locator(".tip").get_by_text("If it were scored now").wait_for()
    finger.tap_on(page.locator(f'[data-cell="{city}"]'))
    page.locator(".tip").wait_for(state="detached")
    before = page.get_by_role("grid").bounding_box()["width"]
    box = page.locator(".pane").bounding_box()
    for after in (1.0, 0.1):
        finger.tap(box["x"] + 60, box["y"] + box["height"] - 12, after)
    page.get_by_role("button", name="Whole board").wait_for()
    assert page.get_by_role("grid").bounding_box()["width"] > 1.8 * before
    page.get_by_role("button", name="Whole board").tap()
    page.get_by_role("button", name="Whole board").wait_for(state="detached")


def test_undo_takes_back_a_tile(visitors: Any) -> None:
    # In the first round whoever begins lays one tile and the other two: the first of two can be taken back.
    page = play_with_seed(visitors(), "babylonia", seed=0, first=1)
    place_first_tile(page)
    expect(page.locator("button.tile")).to_have_count(4)
    page.get_by_role("button", name="Undo", exact=True).click()
    page.locator(".log li", has_text="Player 1 places").wait_for(state="detached")
    expect(page.locator("button.tile")).to_have_count(5)


def place_first_tile(page: Any) -> None:
    """Lay a noble or a farmer on the first place that is legal."""
    page.locator("button.tile").first.click()
    page.locator("[data-legal]").first.click()
    with moving(page):
        Player(page).confirm()
    page.locator(".log li", has_text="Player 1 places").first.wait_for()


def test_a_spectator_asks_about_a_city(visitors: Any) -> None:
    page = play_now(visitors())
    watching = visitors().visit(page.url)
    watching.get_by_text("You are watching.").wait_for()
    city, _ = nearest_city(watching)
    watching.locator(f'[data-cell="{city}"]').hover()
    watching.locator(".tip .verdict").wait_for()
