"""axe finds nothing to complain about on any page, in both themes.

The content policy of the page allows no foreign script; axe is handed to the page by the browser's debugger,
which the policy does not govern, so the policy stays as it is while the page is examined.
"""

from pathlib import Path
from typing import Any

import pytest

from tests.web.test_history_pages import finished  # noqa: F401
from tests.web.test_tigris_page import play_now

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The second theme changes nothing but colours.
RULES = {
    "light": "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']",
    "dark": "['color-contrast', 'link-in-text-block']",
}
GAMES = ("tigris", "babylonia", "babylon")
PAGES = {
    "home": ("#/", ".gate .button"),
    "settings": ("#/settings", ".ways"),
    **{f"study of {game}": (f"#/study/{game}", ".table") for game in GAMES},
    **{f"rules of {game}": (f"#/learn/{game}", "figure svg") for game in GAMES},
    **{f"guided game of {game}": (f"#/learn/{game}?part=play", ".coach") for game in GAMES},
    "nowhere": ("#/table/nowhere", "[role=alert]"),
}

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: run `npm ci` in web/")


def complaints(page: Any) -> list[str]:
    """What axe finds in either theme, each with its places."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"{scheme} {each['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for scheme in RULES
        for each in violations(page, scheme)
        for node in each["nodes"][:3]
    ]


def violations(page: Any, scheme: str) -> list[dict[str, Any]]:
    """What axe finds when the system asks for this theme."""
    page.emulate_media(color_scheme=scheme)
    asked = f"() => axe.run(document, {{ runOnly: {RULES[scheme]} }})"
    found: list[dict[str, Any]] = page.evaluate(asked)["violations"]
    return found


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_accessible(visitors: Any, name: str) -> None:
    visitor = visitors()
    address, there = PAGES[name]
    page = visitor.visit(address)
    page.locator(there).first.wait_for()
    assert complaints(page) == []
    if name == "nowhere":
        visitor.complaints.clear()  # the browser itself reports the missing table


def test_a_replay_is_accessible(visitors: Any, finished: str) -> None:  # noqa: F811
    page = visitors().visit(f"#/replay/{finished}/2")
    page.locator(".replay").wait_for()
    assert complaints(page) == []


def test_a_table_and_its_dialogs_are_accessible(visitors: Any) -> None:
    page = play_now(visitors())
    page.locator(".table.mine").wait_for()
    page.locator("[data-piece='king']").click()
    page.locator("[data-cell='c2']").click()
    page.locator(".prompt h2").wait_for()
    assert complaints(page) == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("heading", name="Playing").wait_for()
    assert complaints(page) == []


def test_laying_a_table_is_accessible(visitors: Any) -> None:
    page = visitors().visit()
    page.get_by_role("button", name="New table").first.click()
    page.locator("dialog[open]").wait_for()
    assert complaints(page) == []
