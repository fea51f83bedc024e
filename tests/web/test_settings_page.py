"""Settings, the account, and what is kept."""

import itertools
import time
from typing import Any

from tests.web.test_tigris_page import play_now

NAMES = (f"enki-{time.time_ns() % 10**9}-{number}" for number in itertools.count())


def test_what_was_chosen_is_kept(visitors: Any) -> None:
    page = visitors(color_scheme="light").visit("#/settings")
    page.get_by_label("Theme").select_option("dark")
    page.get_by_label("Colours").select_option("red-green")
    page.get_by_label("Motion").select_option("none")
    page.get_by_label("Letters on the tiles").check()
    page.reload()
    assert page.get_by_label("Letters on the tiles").is_checked()
    shown = page.evaluate("() => ({ ...document.documentElement.dataset })")
    assert shown == {"theme": "dark", "vision": "red-green"}
    moving = page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--m-move')")
    assert moving == "0ms"
    background = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert background == "rgb(15, 18, 32)"


def test_the_language_changes_at_once_and_stays(visitors: Any) -> None:
    page = visitors(locale="en-GB").visit("#/settings")
    page.get_by_label("Language").select_option("cs")
    page.get_by_role("heading", name="Nastavení").wait_for()
    page.reload()
    page.get_by_role("heading", name="Nastavení").wait_for()
    assert page.evaluate("() => document.documentElement.lang") == "cs"
    page.get_by_label("Jazyk").select_option("es")
    page.get_by_role("heading", name="Ajustes").wait_for()


def test_the_language_follows_the_browser_and_changes_in_mid_game(visitors: Any) -> None:
    page = visitors(locale="pl-PL").visit()
    page.locator(".gate", has_text="Eufrat i Tygrys").get_by_role("button", name="Graj teraz").click()
    page.locator(".table.mine").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Język").select_option("en")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("heading", name="Tigris & Euphrates").wait_for()


def test_an_account_keeps_the_games_of_a_guest(visitors: Any) -> None:
    name = next(NAMES)
    visitor = visitors()
    page = play_now(visitor)
    page.goto(page.url.split("#")[0] + "#/settings")
    page.get_by_label("Name of the account").fill(name)
    page.get_by_label("Password").fill("between two rivers")
    page.get_by_role("button", name="Create an account").last.click()
    page.get_by_text("Your account is there.").wait_for()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_text("You are signed out").wait_for()

    other = visitors()
    there = other.visit("#/settings")
    there.get_by_role("button", name="Sign in").click()
    there.get_by_label("Name of the account").fill(name)
    there.get_by_label("Password").fill("something else")
    there.get_by_role("button", name="Sign in").last.click()
    there.get_by_text("don't belong together").wait_for()
    there.get_by_label("Password").fill("between two rivers")
    there.get_by_role("button", name="Sign in").last.click()
    there.get_by_text("Welcome back.").wait_for()
    there.get_by_role("link", name="Two Rivers").click()
    there.get_by_role("link", name="Go on: Tigris & Euphrates").wait_for()
    other.complaints.clear()  # the browser itself reports the refused password
