"""Several players at one screen: a curtain falls only where they hide something from each other."""

import re
from typing import Any

from tests.web.table import MINE, moving, open_table

BOTH_HERE = [{"kind": "shared", "name": "Enki"}, {"kind": "shared", "name": "Inanna"}]


def decide(page: Any) -> None:
    """Take a tile from the quarry, or end the turn."""
    with moving(page):
        if page.locator("[data-stack][data-legal]").count():
            page.locator("[data-stack][data-legal]").first.click()
            page.locator(".prompt .button.wide").first.click()
        else:
            page.get_by_role("button", name=re.compile("end$|End the turn")).first.click()


def test_babylon_goes_on_without_a_curtain(visitors: Any) -> None:
    page = open_table(visitors(), "babylon", seats=BOTH_HERE, options={"first": 0})
    deciding = []
    for _ in range(12):
        page.locator(MINE).wait_for()
        deciding.append(page.locator(".player.on b").first.inner_text())
        # Whoever decides sees the own garden, and nothing is told that was done at this screen.
        page.get_by_role("heading", name="Your garden").wait_for()
        assert page.locator(".curtain, .news").count() == 0
        decide(page)
    assert set(deciding) == {"Enki", "Inanna"}
