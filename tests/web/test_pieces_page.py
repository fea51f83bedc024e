"""The page has the drawings of the pictures that Python makes: all arrive, in the colours chosen."""

from typing import Any

import pytest

from tworivers.games.pieces import drawings_of
from tworivers.installed import OURS, installed_games

MISSING = """() => [...document.querySelectorAll('use')]
    .map((use) => use.getAttribute('href')).filter((href) => !document.querySelector(href))"""
FILL = "() => getComputedStyle(document.querySelector('#te-temple rect:nth-of-type(2)')).fill"


@pytest.mark.parametrize("game", OURS)
def test_all_drawings_of_a_game_come_to_its_pages(visitors: Any, game: str) -> None:
    page = visitors().visit(f"#/learn/{game}")
    page.locator("figure svg").first.wait_for()
    for name in drawings_of(installed_games()[game].package):
        page.locator(f"#{name}").wait_for(state="attached")
    assert page.evaluate(MISSING) == []


def test_pieces_follow_the_colours_chosen(visitors: Any) -> None:
    page = visitors().visit("#/settings")
    page.locator("#te-temple").wait_for(state="attached")
    assert page.evaluate(FILL) == "rgb(176, 37, 55)"
    page.get_by_label("Colours").select_option("red-green")
    assert page.evaluate(FILL) == "rgb(207, 77, 18)"


def test_the_logo_is_the_icon_of_the_page(visitors: Any) -> None:
    visitor = visitors()
    page = visitor.visit()
    icon = page.locator("link[rel=icon]").get_attribute("href")
    answer = page.request.get(visitor.server.url + icon.removeprefix("/"))
    assert answer.ok
    assert 'id="logo"' in answer.text()
