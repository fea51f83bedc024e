"""Tigris & Euphrates in the browser, played as a person plays it."""

import random
from collections.abc import Callable
from typing import Any

import pytest

MINE = '.table.mine[aria-busy="false"], dialog[open]'
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def play_now(visitor: Any) -> Any:
    page = visitor.visit()
    page.get_by_role("button", name="Play now").click()
    page.locator(".table").wait_for()
    return page


def confirm(page: Any) -> None:
    page.locator(".prompt .button.wide").first.click()


def decide(page: Any, rng: random.Random, placing: bool) -> None:
    """Take one decision, whatever is asked."""
    if page.locator(".conflict").count():
        page.locator(".conflict .button.wide").click()
        return
    asked = page.locator(".prompt").inner_text()
    if "monument" in asked:
        page.get_by_role("button", name="Do not build").click()
    elif "treasure to take" in asked:
        page.locator(".prompt .button.small").first.click()
        confirm(page)
    elif "war" in asked:
        confirm(page)
    elif placing:
        place_something(page, rng)
    else:
        swap_everything(page)


def place_something(page: Any, rng: random.Random) -> None:
    pieces = page.locator("button.leader:enabled, button.tile:not(.off)")
    pieces.nth(rng.randrange(pieces.count())).click()
    places = page.locator("[data-legal]")
    if not places.count():
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Pass", exact=True).click()
        return
    places.nth(rng.randrange(places.count())).click(force=True)
    confirm(page)


def swap_everything(page: Any) -> None:
    page.get_by_role("button", name="Swap tiles").click()
    tiles = page.locator("button.tile")
    for position in range(tiles.count()):
        tiles.nth(position).click()
    confirm(page)


def play_to_the_end(page: Any, placing: int, in_between: Callable[[int], None] = lambda number: None) -> int:
    """Place so many pieces, then only swap, so that the bag is soon empty."""
    rng = random.Random(5)
    for number in range(400):
        page.locator(MINE).first.wait_for()
        if page.locator("dialog[open]").count():
            return number
        in_between(number)
        decide(page, rng, number < placing)
        page.locator('.table[aria-busy="false"]').wait_for()
    raise AssertionError("the game does not end")


def test_a_whole_game_by_clicking_with_a_reload(visitors: Any) -> None:
    page = play_now(visitors())

    def interrupt(number: int) -> None:
        if number == 5:
            page.reload()
            page.locator(".table.mine").wait_for()

    play_to_the_end(page, 12, interrupt)
    sheet = page.locator("dialog[open]")
    assert "The game is over" in sheet.inner_text()
    assert "wins" in sheet.inner_text() or "win together" in sheet.inner_text()
    sheet.get_by_role("button", name="Look at the board").click()
    assert page.get_by_text("The game ends: the bag can't fill a hand.").count()


def test_a_whole_game_by_touch_on_a_phone(visitors: Any) -> None:
    page = play_now(visitors(**PHONE))
    play_to_the_end(page, 4)
    assert page.get_by_role("button", name="Play again").is_visible()


def test_undo_takes_back_one_step_or_the_turn(visitors: Any) -> None:
    page = play_now(visitors())
    page.locator(".table.mine").wait_for()
    for button in ("Undo", "Undo turn"):
        page.locator('[data-piece="priest"]').click()
        page.locator("[data-legal]").first.click(force=True)
        confirm(page)
        page.get_by_text("last action").wait_for()
        page.get_by_role("button", name=button, exact=True).click()
        page.get_by_text("2 actions left").wait_for()
        assert "at home" in page.locator('[data-piece="priest"]').inner_text()


def test_an_illegal_place_says_why(visitors: Any) -> None:
    page = play_now(visitors())
    page.locator(".table.mine").wait_for()
    page.locator('[data-piece="priest"]').click()
    page.locator('[data-cell="e1"]').click(force=True)
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


def test_a_move_can_be_typed(visitors: Any) -> None:
    page = play_now(visitors())
    page.locator(".table.mine").wait_for()
    page.keyboard.press("/")
    page.get_by_label("Type a move").fill("king c2")
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
    page.get_by_role("button", name="New table").click()
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
    page.get_by_text("Connection lost.").wait_for(state="detached", timeout=30_000)
    line = page.locator(".log li", has_text="Player 1 passes.")
    line.wait_for()
    assert line.count() == 1
    visitor.complaints.clear()  # the browser itself reports that the server was away


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_both_themes_show_the_wall(visitors: Any, scheme: str) -> None:
    page = visitors(color_scheme=scheme).visit()
    page.get_by_role("button", name="Play now").wait_for()
    background = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert background == {"light": "rgb(243, 235, 219)", "dark": "rgb(15, 18, 32)"}[scheme]
