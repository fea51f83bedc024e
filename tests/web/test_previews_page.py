"""What the page shows of what an action would do: the server's numbers, each on its place."""

from typing import Any

from tests.games.babylon.table import lay as lay_garden
from tests.games.babylonia.table import lay as lay_land
from tests.games.test_previews import ALL_BUT_A_FOOTBRIDGE, MONUMENT, TWO_CITIES
from tests.games.tigris.table import lay as lay_kingdoms
from tests.web.test_learn_page import BABYLONIA, do, follow
from tests.web.test_suggestions import table_of


def numbers(page: Any) -> dict[str, int]:
    """What each place of the piece in hand adds, as far as it reads a gain."""
    places = page.locator("[data-legal]").evaluate_all(
        "all => all.map((each) => [each.dataset.cell, each.getAttribute('aria-label')])"
    )
    last = {cell: label.split(", ")[-1] for cell, label in places}
    return {cell: int(word) if word.startswith("+") else 0 for cell, word in last.items()}


def test_in_the_guided_game_the_best_hex_reads_most(visitors: Any) -> None:
    page = visitors().visit("#/learn/babylonia")
    page.get_by_role("link", name="Begin the guided game").first.click()
    for number, step in enumerate(BABYLONIA[:8], 1):
        page.get_by_text(f"Step {number} of {len(BABYLONIA)}").first.wait_for()
        page.locator(".table.mine[aria-busy='false']").wait_for()
        follow(page, step)
    page.get_by_text(f"Step 9 of {len(BABYLONIA)}").first.wait_for()
    page.locator(".table.mine[aria-busy='false']").wait_for()
    do(page, "piece servant")
    page.locator(".waits").wait_for()
    found = numbers(page)
    assert found["d10"] == max(found.values()) > 0
    assert list(found.values()).count(0) > len(found) / 2


def test_a_city_that_waits_is_told_beside_the_hexes(visitors: Any) -> None:
    page = table_of(visitors(), lay_land(TWO_CITIES, racks=["FFFMM"]).play("farmer d11").match)
    page.locator('[data-piece="merchant"]').first.click()
    page.get_by_text("Coming at the end of your turn anyway: +3").wait_for()
    found = numbers(page)
    assert (found["c12"], found["g5"], found["b1"]) == (4, 0, 2)
    page.locator('[data-cell="c12"]').click()
    page.locator(".ghost", has_text="+4").wait_for()
    scored = page.locator(".prompt .scored")
    scored.nth(1).wait_for()
    assert "B11" in scored.nth(0).inner_text()
    assert "E12" in scored.nth(1).inner_text()


def test_the_income_of_monuments_is_told_once(visitors: Any) -> None:
    match = lay_kingdoms(MONUMENT, hands=["TTMFFS"], monuments={"red-blue": "g4"}).play("temple f6").match
    page = table_of(visitors(), match)
    page.locator('[data-piece="temple"]').first.click()
    page.get_by_text("Coming at the end of your turn anyway: +1").wait_for()
    found = numbers(page)
    assert (found["f5"], found["a1"]) == (1, 0)


def test_a_decoration_that_becomes_possible_is_named_with_its_set(visitors: Any) -> None:
    built = ["fountain b6 c6", "statue d6", "stairs g5 g6"]
    page = table_of(visitors(), lay_garden(ALL_BUT_A_FOOTBRIDGE, built, mined="C3", columns=8).match)
    page.get_by_role("gridcell", name="footbridge possible, +7").first.wait_for()
    page.locator(".plan .possible", has_text="+7").wait_for()
