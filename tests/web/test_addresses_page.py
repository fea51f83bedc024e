"""Addresses that lead nowhere: the page says so in its reader's language and knows ways on."""

from typing import Any

import pytest

from tests.web.test_tigris_page import play_now

SPANISH = """localStorage.setItem('tworivers.settings', '{"language": "es", "level": "random"}')"""


def test_an_unknown_path_is_answered_in_the_browser_s_language(visitors: Any) -> None:
    visitor = visitors(locale="cs-CZ")
    page = visitor.visit("nonsense")
    page.get_by_role("heading", name="Nenalezeno").wait_for()
    page.get_by_role("link", name="Domů").click()
    page.locator(".gate").first.wait_for()
    assert page.url == f"{visitor.server.url}#/"
    page.go_back()
    page.get_by_role("heading", name="Nenalezeno").wait_for()
    visitor.complaints.clear()  # the browser itself reports the status


def test_a_chosen_language_counts_more_than_the_browser_s(visitors: Any) -> None:
    visitor = visitors(locale="cs-CZ")
    visitor.context.add_init_script(SPANISH)
    page = visitor.visit("some/where")
    page.get_by_role("heading", name="No encontrado").wait_for()
    assert page.locator("html").get_attribute("lang") == "es"
    visitor.complaints.clear()  # the browser itself reports the status


@pytest.mark.parametrize(
    "address",
    ["#/nonsense", "#/table", "#/table/%E0%A4%A", "#/study/chess", "#/study/constructor", "#/learn/chess"],
)
def test_an_unknown_place_within_the_page_is_said_so(visitors: Any, address: str) -> None:
    page = visitors().visit(address)
    page.get_by_role("heading", name="Not found").wait_for()
    page.get_by_text("There is no page at this address.").wait_for()
    page.get_by_role("link", name="Home").click()
    page.locator(".gate").first.wait_for()


@pytest.mark.parametrize("address", ["#/table/nowhere", "#/replay/nowhere"])
def test_a_table_that_is_not_there_is_said_so(visitors: Any, address: str) -> None:
    visitor = visitors()
    page = visitor.visit(address)
    page.get_by_role("heading", name="Not found").wait_for()
    page.get_by_text("There is no such table.").wait_for()
    page.get_by_role("link", name="Home").wait_for()
    visitor.complaints.clear()  # the browser itself reports what the server refused


def test_my_games_are_ways_on(visitors: Any) -> None:
    visitor = visitors()
    page = play_now(visitor)
    page.locator(".table.mine").wait_for()
    address = page.url
    page.goto(f"{visitor.server.url}nonsense")
    page.get_by_role("heading", name="Your games").wait_for()
    page.get_by_role("link", name="Tigris & Euphrates").click()
    page.locator(".table.mine").wait_for()
    assert page.url == address
    visitor.complaints.clear()  # the browser itself reports the status


def test_what_follows_the_sign_leads_on_from_any_path(visitors: Any) -> None:
    visitor = visitors()
    page = visitor.visit("nonsense#/settings")
    page.get_by_role("heading", name="Settings").first.wait_for()
    assert page.url == f"{visitor.server.url}#/settings"
    visitor.complaints.clear()  # the browser itself reports the status
