"""Babylon's score sheet keeps its numbers: four levels, 33 decorations, every size, every language."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.web.table import open_table

# A garden richer than most: every basalt tile has a statue or two, and the tokens of the last round are out.
FULL_GARDEN = json.loads((Path(__file__).parent / "full_garden.json").read_text(encoding="utf-8"))
SIZES = [(1440, 900), (1280, 720), (1101, 700), (1024, 768), (820, 1180), (601, 900), (390, 844), (360, 640)]
PHONE = 600
SCORES = 9  # eight categories and their sum

# What is wrong with the sheet as it is drawn: numbers outside, cut, or over other words.
FAULTS = """() => {
    const sheet = document.querySelector('.sheet')
    const box = sheet.getBoundingClientRect()
    const faults = []
    if (sheet.scrollWidth > sheet.clientWidth) faults.push(`scrolls sideways: ${sheet.scrollWidth}`)
    if (box.right > innerWidth + 1) faults.push('sheet outside the screen')
    const drawn = (cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return [...range.getClientRects()].filter((rect) => rect.width)
    }
    const before = (a, b) => a.right <= b.left + 0.5 || a.bottom <= b.top + 0.5
    const apart = (a, b) => before(a, b) || before(b, a)
    for (const row of sheet.querySelectorAll('tr')) {
        const cells = [...row.cells].map(drawn)
        for (const rect of cells.flat())
            if (rect.left < box.left || rect.right > box.right) faults.push(`outside: ${row.textContent}`)
        cells.forEach((some, i) =>
            cells.slice(i + 1).flat().forEach((other) =>
                some.forEach((one) => apart(one, other) || faults.push(`overlap: ${row.textContent}`))))
    }
    const total = sheet.querySelector('.total .p').getBoundingClientRect()
    const lowest = Math.min(box.bottom, innerHeight)
    if (total.top < box.top || total.bottom > lowest) faults.push('sum out of sight')
    return faults
}"""


def show_sheet(page: Any, width: int) -> None:
    """On a phone the sheet is one of four views."""
    if width <= PHONE:
        page.locator(".views button").nth(3).click()
    page.locator(".sheet .total").wait_for()


@pytest.mark.parametrize("language", ["en", "cs", "pl", "es"])
def test_no_number_is_cut_or_pushed_out(visitors: Any, language: str) -> None:
    page = open_table(visitors(locale=language), "babylon", FULL_GARDEN)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        show_sheet(page, width)
        assert page.locator(".sheet .p").count() == SCORES
        assert page.evaluate(FAULTS) == [], (language, width)
        scores = [int(number) for number in page.locator(".sheet .p").all_inner_texts()]
        assert sum(scores[:-1]) == scores[-1] > 50
