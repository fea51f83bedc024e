"""The rules as a page, and the guided first games played to their end."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.test_babylonia_page import LISTEN

# What a person does who follows the coach: touches pieces, cells, stacks and cards, and presses buttons.
TIGRIS = [
    "piece priest, cell i8",
    "piece temple, cell i6",
    "piece king, cell j7",
    "piece settlement, cell k7",
    "piece trader, cell h6",
    "press One more",
    "piece market, cell g6",
    "piece farmer, cell h7",
    "piece farm, cell i9",
    "piece market, cell i5",
    "press One more",
    "piece settlement, cell k6",
    "piece settlement, cell l7",
    "piece settlement, cell l6",
    "press Build the red and black monument",
]
BABYLONIA = [
    "piece priest, cell h7",
    "piece farmer, cell h6",
    "piece farmer, cell i8",
    "piece farmer, cell i9",
    "end End turn",
    "piece servant, cell f7",
    "piece merchant, cell g8",
    "piece priest, cell g6",
    "piece servant, cell d10",
    "piece farmer, cell h9",
    "piece priest, cell j7",
    "card 1",
]
BABYLON = [
    "stack a1",
    "cell b4, press south-west corner",
    "press statue on B4",
    "stack c2",
    "cell d4, press south-east corner",
    "press fountain on C4, D4",
    "piece stored, press Turn the tile right, press Turn the tile right, cell g4",
    "press footbridge on E4, G4",
    "press statue on H4",
    "stack d4",
    "press Turn the tile right, cell f5, press south-west corner",
    "press stairs on G5, H5",
]
GAMES = {"tigris": TIGRIS, "babylonia": BABYLONIA, "babylon": BABYLON}


def do(page: Any, what: str) -> None:
    """One touch: of a piece, a cell, a stack of the quarry, a card, or a button."""
    kind, name = what.split(" ", 1)
    if kind in ("press", "end"):
        page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
    elif kind == "cell":
        page.locator(f"[data-cell='{name}']").click()
    else:
        page.locator(f"[data-{kind}='{name}']").first.click()


def follow(page: Any, step: str) -> None:
    """Do one step and confirm it."""
    for what in re.split(r", (?=[a-z])", step):
        do(page, what)
    if not step.startswith("end"):
        page.locator(".prompt .button.wide, .conflict .button.wide").first.click()


def guided(visitor: Any, game: str, chapter: str, astray: str) -> Any:
    """The page after a guided game: from the rules, with one step that the coach calls back, to the end."""
    steps = GAMES[game]
    page = visitor.visit(f"#/learn/{game}")
    page.get_by_role("heading", name=chapter).wait_for()
    page.get_by_role("link", name="Begin the guided game").first.click()
    page.get_by_text(f"Step 1 of {len(steps)}").first.wait_for()
    follow(page, astray)
    page.get_by_text("A fine idea, but not now.").wait_for()
    page.evaluate(LISTEN)
    for number, step in enumerate(steps, 1):
        page.get_by_text(f"Step {number} of {len(steps)}").first.wait_for()
        page.locator(".table.mine[aria-busy='false']").wait_for()
        follow(page, step)
    page.get_by_role("heading", name="You have played your first game").wait_for()
    return page


def assert_a_war_was_told(heard: str) -> None:
    """What a screen reader is told of a war, from the tile that began it to the points."""
    for words in (
        "Enki (you) places a market on I5",
        "war",
        "Enki (you) adds",
        "Ninsun adds",
        "Enki (you) wins",
        "Enki (you) gets 2 settlement points",
    ):
        assert words in heard, (words, heard)


def test_the_guided_game_of_tigris(visitors: Any) -> None:
    page = guided(visitors(), "tigris", "Revolt", astray="piece king, cell c2")
    assert_a_war_was_told(" ".join(page.evaluate("() => window.heard")))
    assert page.locator(".board use[href='#te-monument-red-black']").count() == 1
    assert page.get_by_role("img", name="settlement points: 7").count() == 1


def test_the_guided_game_of_babylonia(visitors: Any) -> None:
    page = guided(visitors(), "babylonia", "A city is surrounded", astray="piece farmer, cell h6")
    page.locator(".log li", has_text="wins the city of priests and merchants on G7").wait_for()
    page.locator(".log li", has_text="takes card 1").wait_for()


def test_the_guided_game_of_babylon(visitors: Any) -> None:
    page = guided(visitors(), "babylon", "The quarry", astray="stack b1")
    expect(page.locator(".players")).to_contain_text("22")


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_the_rules_is_a_position_that_can_be(visitors: Any, game: str) -> None:
    page = visitors().visit(f"#/learn/{game}")
    page.locator("figure").first.wait_for()
    page.wait_for_function(
        "() => [...document.querySelectorAll('figure')].every((figure) => figure.querySelector('svg'))"
    )
    assert page.locator("figure").count() >= 6


@pytest.mark.parametrize("title", ["Babylonia", "Tigris & Euphrates", "Babylon"])
def test_home_leads_to_each_game_s_own_rules_and_board(visitors: Any, title: str) -> None:
    page = visitors().visit()
    ways = page.get_by_role("navigation", name=title, exact=True)
    ways.get_by_role("link", name="Analysis board").click()
    page.get_by_role("heading", name=f"{title} Analysis board").wait_for()
    page.go_back()
    ways.get_by_role("link", name="Learn").click()
    page.get_by_role("heading", name=f"Learn: {title}", exact=True).wait_for()
