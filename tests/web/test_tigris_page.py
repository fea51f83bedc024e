"""Tigris & Euphrates in the browser, played as a person plays it."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.table import MINE, moving, say_name

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def gate(page: Any) -> Any:
    return page.locator(".gate", has_text="Tigris")


def play_now(visitor: Any) -> Any:
    page = visitor.visit()
    gate(page).get_by_role("button", name="Play now").click()
    page.locator(".table").wait_for()
    return page


def confirm(page: Any) -> None:
    page.locator(".prompt .button.wide").first.click()


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

    def decide(self, placing: bool) -> None:
        """Take one decision, whatever is asked."""
        if self.page.locator(".conflict").count():
            self.press(self.page.locator(".conflict .button.wide"))
            return
        asked = self.page.locator(".prompt").inner_text()
        if "monument" in asked:
            self.press(self.page.get_by_role("button", name="Do not build"))
        elif "treasure to take" in asked:
            self.press(self.page.locator(".prompt .button.small").first)
            self.confirm()
        elif "war" in asked:
            self.confirm()
        elif placing:
            self.place_something()
        else:
            self.swap_everything()

    def place_something(self) -> None:
        pieces = self.page.locator("button.leader:enabled:visible, button.tile:not(.off):visible")
        self.press(pieces.nth(self.rng.randrange(pieces.count())))
        places = self.page.locator("[data-legal]")
        if not places.count():
            self.page.keyboard.press("Escape")
            self.press(self.page.get_by_role("button", name="Pass", exact=True))
            return
        self.press(places.nth(self.rng.randrange(places.count())))
        self.confirm()

    def swap_everything(self) -> None:
        self.press(self.page.get_by_role("button", name="Swap tiles"))
        tiles = self.page.locator("button.tile")
        for position in range(tiles.count()):
            self.press(tiles.nth(position))
        self.confirm()

    def play_to_the_end(self, placing: int, in_between: Callable[[int], None] = lambda _: None) -> None:
        """Place so many pieces, then only swap, so that the bag is soon empty."""
        for number in range(400):
            self.page.locator(MINE).first.wait_for()
            if self.page.locator("dialog[open]").count():
                return
            in_between(number)
            with moving(self.page):
                self.decide(number < placing)
        raise AssertionError("the game does not end")


def test_a_whole_game_by_clicking_with_a_reload(visitors: Any) -> None:
    page = play_now(visitors())

    def interrupt(number: int) -> None:
        if number == 5:
            page.reload()
            page.locator(".table.mine").wait_for()

    Player(page).play_to_the_end(9, interrupt)
    sheet = page.locator("dialog[open]")
    assert "The game is over" in sheet.inner_text()
    assert "wins" in sheet.inner_text() or "win together" in sheet.inner_text()
    sheet.get_by_role("button", name="Look at the board").click()
    assert page.locator(".log li", has_text="The game ends").count() == 1


def test_a_whole_game_by_touch_on_a_phone(visitors: Any) -> None:
    page = play_now(visitors(**PHONE))
    Player(page, touch=True).play_to_the_end(3)
    page.get_by_role("button", name="Play again").wait_for()


def test_undo_takes_back_one_step_or_the_turn(visitors: Any) -> None:
    page = play_now(visitors())
    page.locator(".table.mine").wait_for()
    for button in ("Undo", "Undo turn"):
        page.locator('[data-piece="priest"]').click()
        page.locator("[data-legal]").first.click()
        confirm(page)
        page.get_by_text("last action").wait_for()
        page.get_by_role("button", name=button, exact=True).click()
        page.get_by_text("2 actions left").wait_for()
        assert "at home" in page.locator('[data-piece="priest"]').inner_text()


def test_an_illegal_place_says_why(visitors: Any) -> None:
    page = play_now(visitors())
    page.locator(".table.mine").wait_for()
    page.locator('[data-piece="priest"]').click()
    page.locator('[data-cell="e1"]').click()
    page.get_by_text("E1 is a river cell; leaders stand on land.").wait_for()


def test_keyboard_only(visitors: Any) -> None:
    page = play_now(visitors())
    page.locator(".table.mine").wait_for()
    page.keyboard.press("Shift+Digit1")
    page.get_by_text("Choose a place for the priest.").wait_for()
    board = page.get_by_role("grid")
    board.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Place the priest").wait_for()
    page.keyboard.press("Escape")
    page.get_by_text("Choose a place for the priest.").wait_for()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Place the priest").wait_for()
    page.keyboard.press("Enter")
    page.get_by_text("last action").wait_for()
    page.keyboard.press("u")
    page.get_by_text("2 actions left").wait_for()
    page.keyboard.press("?")
    page.get_by_role("heading", name="Keys").wait_for()


def decide_by_keys(page: Any, placing: bool) -> None:
    """Take one decision without a mouse: place a leader or a tile, or type the move."""
    if page.locator(".conflict").count():
        page.keyboard.press("0")
        page.locator(".conflict .button.wide").focus()
        page.keyboard.press("Enter")
    elif placing and page.locator("button.leader:enabled").count():
        page.keyboard.press(f"Shift+Digit{1 + placing_number(page)}")
        page.get_by_role("grid").focus()
        for key in ("n", "Enter"):
            page.keyboard.press(key)
        page.locator(".prompt h2").wait_for()
        page.keyboard.press("Enter")
    else:
        type_a_swap(page)


def placing_number(page: Any) -> int:
    """The first leader that is still at home."""
    leaders = page.locator("button.leader").all()
    return next((i for i, leader in enumerate(leaders) if "at home" in leader.inner_text()), 0)


def type_a_swap(page: Any) -> None:
    """Swap the whole hand, or answer whatever else is asked, by typing the first move on offer."""
    page.keyboard.press("/")
    field = page.get_by_role("combobox", name="Type a move")
    field.fill("swap")
    if not page.locator("datalist option").count():
        field.fill("")
    offered = page.locator("datalist option").evaluate_all("all => all.map((option) => option.value)")
    field.fill(max(offered, key=len))
    page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard(visitors: Any) -> None:
    page = play_now(visitors())
    for number in range(400):
        page.locator(MINE).first.wait_for()
        if page.locator("dialog[open]").count():
            break
        with moving(page):
            decide_by_keys(page, number < 4)
    assert "The game is over" in page.locator("dialog[open]").inner_text()


def test_a_move_can_be_typed(visitors: Any) -> None:
    page = play_now(visitors())
    page.locator(".table.mine").wait_for()
    page.keyboard.press("/")
    page.get_by_role("combobox", name="Type a move").fill("king c2")
    page.keyboard.press("Enter")
    page.locator(".log li", has_text="places the king on C2").wait_for()


def test_dragging_is_choosing(visitors: Any) -> None:
    page = play_now(visitors())
    page.locator(".table.mine").wait_for()
    page.locator('[data-piece="king"]').hover()
    page.mouse.down()
    target = page.locator('[data-cell="c2"]').bounding_box()
    page.mouse.move(target["x"], target["y"], steps=4)
    page.mouse.move(target["x"] + 20, target["y"] + 20)
    page.mouse.up()
    page.get_by_role("heading", name="Place the king on C2").wait_for()


def lay_table(page: Any, *kinds: str) -> None:
    gate(page).get_by_role("button", name="New table").click()
    page.get_by_label("Your name").fill("Inanna")
    for number, kind in enumerate(kinds, 1):
        page.get_by_label(f"Seat {number}").first.select_option(kind)
    page.get_by_role("button", name="Lay the table").click()


def test_a_shared_screen_has_a_curtain(visitors: Any) -> None:
    page = visitors().visit()
    lay_table(page, "shared", "shared")
    for _ in range(2):
        page.get_by_text("Pass the screen to").wait_for()
        assert page.locator("button.tile, .log, [data-cell]").count() == 0
        page.locator(".curtain .button").click()
        for _ in range(2):
            page.locator(MINE).wait_for()
            page.get_by_role("button", name="Pass", exact=True).click()


def test_friends_by_link_a_spectator_and_chat(visitors: Any) -> None:
    host = visitors(permissions=["clipboard-read", "clipboard-write"])
    friend, spectator = visitors(), visitors()
    page = host.visit()
    lay_table(page, "me", "invited")
    page.get_by_role("button", name="Copy link").click()
    link = page.evaluate("() => navigator.clipboard.readText()")
    other = friend.visit(link)
    say_name(other, "Bo")
    page.get_by_role("button", name="Begin").click()
    for each in (page, other):
        each.locator(".table").wait_for()
    watching = spectator.visit(page.url)
    watching.get_by_text("You are watching.").wait_for()
    assert watching.locator("button.tile").count() == 0
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Good luck")
    page.keyboard.press("Enter")
    other.get_by_role("tab", name="Chat").click()
    other.get_by_text("Good luck").wait_for()


def test_a_lost_connection_comes_back(visitors: Any, server: Any) -> None:
    visitor = visitors()
    page = play_now(visitor)
    page.locator(".table.mine").wait_for()
    server.stop()
    page.get_by_text("Connection lost.").wait_for()
    page.get_by_role("button", name="Pass", exact=True).click()
    server.start()
    page.get_by_text("Connection lost.").wait_for(state="detached")
    line = page.locator(".log li", has_text="Player 1 passes.")
    line.wait_for()
    assert line.count() == 1
    visitor.complaints.clear()  # the browser itself reports that the server was away


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_both_themes_show_the_wall(visitors: Any, scheme: str) -> None:
    page = visitors(color_scheme=scheme).visit()
    gate(page).get_by_role("button", name="Play now").wait_for()
    background = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert background == {"light": "rgb(243, 235, 219)", "dark": "rgb(15, 18, 32)"}[scheme]
