"""A game that brings no page of its own, played on the plain table: the Royal Game of Ur."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.server.service import eventually
from tests.web.table import MINE, moving, open_table, play_with_seed

GAME, TITLE = "ur", "The Royal Game of Ur"
ALMOST_HOME = {
    "light": {"cells": ["a7", "b1"], "home": 5},
    "dark": {"cells": ["b2"], "home": 3},
    "active": 0,
    "dice": [True, False, False, False],
}


def ready(visitor: Any) -> None:
    """The server prepares games one after the other."""
    address = f"{visitor.server.url}health"
    eventually(lambda: GAME in visitor.page.request.get(address).json()["ready"], seconds=300)


def test_a_game_begins_at_the_gate(visitors: Any) -> None:
    ada = visitors()
    ready(ada)
    page = ada.visit()
    gate = page.locator("article.gate", has=page.get_by_role("heading", name=TITLE))
    expect(gate).to_contain_text("Race seven pieces home")
    expect(gate).to_contain_text("2 players")
    gate.get_by_role("button", name="Play now").click()
    page.locator(MINE).first.wait_for()
    expect(page.locator(".prompt")).to_contain_text("Choose the piece that moves.")
    for _ in range(4):
        with moving(page):
            page.locator("[data-legal]").first.click()
            expect(page.locator(".chosen")).to_have_count(1)
            page.locator(".prompt .button.wide").click()
        page.locator(MINE).first.wait_for()
    expect(page.locator(".player").first).to_contain_text("waiting")


def test_pieces_are_chosen_by_keyboard_and_by_button(visitors: Any) -> None:
    ada = visitors()
    ready(ada)
    page = play_with_seed(ada, GAME, 4)
    page.get_by_role("grid").focus()
    page.keyboard.press("n")
    with moving(page):
        page.keyboard.press("Enter")
        expect(page.locator(".chosen")).to_have_count(1)
        page.keyboard.press("Enter")
    page.locator(MINE).first.wait_for()
    with moving(page):
        page.locator(".prompt .button").first.click()
        page.locator(".prompt .button.wide").click()
    expect(page.locator("section.log")).to_contain_text(re.compile("enters a piece|moves from"))


def test_a_game_ends_and_is_replayed_on_a_phone(visitors: Any) -> None:
    ada = visitors(viewport={"width": 390, "height": 844})
    ready(ada)
    page = open_table(ada, GAME, {**ALMOST_HOME, "light": {"cells": ["a7"], "home": 6}})
    page.locator("[data-legal]").click()
    expect(page.locator(".prompt")).to_contain_text("the game ends", ignore_case=True)
    page.locator(".prompt .button.wide").click()
    end = page.locator("dialog[open]")
    expect(end).to_contain_text("All seven pieces of one player are home.")
    expect(end.get_by_role("columnheader", name="On the board")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    end.get_by_role("link", name="Look again").click()
    page.locator(".replay").wait_for()
    home = page.locator('.picture [data-piece="light"][data-at="home"]')
    page.keyboard.press("Home")
    expect(home).to_have_count(6)
    page.keyboard.press("End")
    expect(home).to_have_count(7)


def test_a_cell_that_is_no_choice_says_why(visitors: Any) -> None:
    ada = visitors()
    ready(ada)
    page = open_table(ada, GAME, {**ALMOST_HOME, "light": {"cells": ["a4", "a3"], "home": 4}})
    page.locator("rect[data-cell=a4]").click()
    expect(page.locator(".prompt [role=alert]")).to_have_text("Your own piece stands on A3 already.")


def test_its_words_and_rules_come_in_every_language(visitors: Any) -> None:
    ada = visitors(locale="cs")
    ready(ada)
    page = ada.visit(f"#/learn/{GAME}")
    expect(page.get_by_role("heading", name="Závod sedmi kamenů")).to_be_visible()
    page = ada.visit(f"#/study/{GAME}")
    expect(page.locator(".prompt, .study").first).to_be_visible()
    expect(page.locator("[data-legal]").first).to_be_visible()
