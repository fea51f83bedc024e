"""Suggestions in the browser: each kind can be clicked, is worded and shown, and waits to be confirmed."""

import json
from typing import Any

import pytest

from tests.games.babylon.table import lay as lay_garden
from tests.games.babylonia.table import lay as lay_land
from tests.games.tigris.table import lay as lay_kingdoms
from tests.web.table import moving
from tworivers.play.match import Match

DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
sizes = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])

KINGDOM = """
       f  g  h  i
    4  .  .  .  .
    5  .  T  pL .
    6  .  .  .  .
"""
HAND = ["TTFFMS"]
REVOLT = """
       e  f  g  h
    4  .  .  .  .
    5  .  pB T  .
    6  .  .  .  .
"""
SQUARE = """
       e  f  g  h  i
    4  .  .  M  M  .
    5  .  .  M  .  .
    6  .  .  .  .  .
"""
CITY = "0 priest e11, farmer f11\ncity e12 priest"
TWO_CITIES = "0 priest e11, farmer f11 b10 c11\ncity e12 priest\ncity b11 merchant"
ZIGGURAT = "0 priest b1, farmer a2 b3, down c2 c3"

# A match, what is suggested in it, its words, and where on the page the choice is seen.
KINDS: dict[str, tuple[Match, str, str, str]] = {
    "tile": (lay_kingdoms(KINGDOM, hands=HAND).match, "temple g4", "Place the temple on G4", ".ghost"),
    "swap": (
        lay_kingdoms(KINGDOM, hands=HAND).match,
        "swap farm farm market",
        "Swap two farms and a market",
        ".tile.up >> nth=2",
    ),
    "pass": (lay_kingdoms(KINGDOM, hands=HAND).match, "pass", "Pass", ".prompt h2"),
    "withdraw": (
        lay_kingdoms(KINGDOM, hands=HAND).match,
        "withdraw priest",
        "Withdraw the priest",
        ".ghost",
    ),
    "add": (
        lay_kingdoms(REVOLT, hands=HAND).play("priest g4").match,
        "add 2",
        "Add 2 temples",
        ".tile.up >> nth=1",
    ),
    "monument": (
        lay_kingdoms(SQUARE, hands=["MTTFFS"]).play("market h5").match,
        "monument red-green nw",
        "Build the red and green monument",
        ".ghost",
    ),
    "decline": (
        lay_kingdoms(SQUARE, hands=["MTTFFS"]).play("market h5").match,
        "decline",
        "Do not build",
        ".prompt h2",
    ),
    "hex": (lay_land(CITY, racks=["FFFMM"]).match, "farmer d11", "Place the farmer on D11", ".ghost"),
    "done": (
        lay_land(CITY, racks=["FFFMM"]).play("farmer d11", "farmer g5").match,
        "done",
        "End turn",
        ".prompt h2",
    ),
    "score": (
        lay_land(TWO_CITIES, racks=["FFFMM"]).play("farmer d11", "merchant c12").match,
        "score b11",
        "Score B11 next",
        ".ghost",
    ),
    "card": (
        lay_land(ZIGGURAT, racks=["FFFMM"]).play("farmer a3", "merchant h8").match,
        "card 6",
        "Take card 6",
        ".cards [aria-pressed=true]",
    ),
    "mine": (lay_garden().match, "mine a1", "Mine the tile on A1", ".quarry .chosen"),
    "terrace": (lay_garden(mined="C5", columns=8).match, "mined c3", "Place it on C3", ".plan .ghost"),
    "store": (lay_garden(mined="C5", columns=8).match, "store", "Store the tile and end", ".prompt h2"),
    "decoration": (
        lay_garden("C5 c3\nC12 e4", placed=1, mined="C2").match,
        "fountain d4 e4",
        "Build a fountain on D4, E4",
        ".plan .chosen",
    ),
    "symbol": (
        lay_garden("C2 c3", placed=1, mined="C5", token="change-one-symbol").match,
        "symbol c3 statue",
        "Let C3 count as a statue",
        ".prompt h2",
    ),
}


def table_of(visitor: Any, match: Match, hints: bool | None = None) -> Any:
    """A table that begins from a moment of this match, with the visitor on the seat that decides."""
    page = visitor.visit()
    position = json.loads(json.dumps(match.game.position(match.state)))
    body = {
        "game": match.game.name,
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
        "start": {"type": "position", "position": position},
        "hints": hints,
    }
    post = """body => fetch('/api/tables', {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)
    }).then((answer) => answer.json())"""
    page.locator(".gate").first.wait_for()
    table = page.evaluate(post, body)
    assert "id" in table, table
    page.goto(f"{visitor.server.url}#/table/{table['id']}")
    page.locator('.table.mine[aria-busy="false"]').wait_for()
    return page


def suggest_only(page: Any, *actions: str) -> None:
    """Let the server's advice be these moves: which ones a search finds within a second is not certain."""

    def answer(route: Any) -> None:
        moves = [{"action": action, "chance": 0.62, "share": 1.0} for action in actions]
        route.fulfill(json={"version": 0, "moves": moves})

    page.route("**/advice", answer)


def within_the_page(page: Any, element: Any) -> bool:
    """Can the middle of the element be touched, with nothing above it?"""
    return bool(
        element.evaluate(
            """each => { const { left, top, width, height } = each.getBoundingClientRect()
            const found = document.elementFromPoint(left + width / 2, top + height / 2)
            return each === found || each.contains(found) }"""
        )
    )


@sizes
@pytest.mark.parametrize("kind", KINDS)
def test_a_suggestion_is_worded_shown_and_done_only_when_confirmed(
    visitors: Any, kind: str, size: dict[str, Any]
) -> None:
    """The moves that are suggested are given; all else is the server's own."""
    match, action, words, shown = KINDS[kind]
    visitor = visitors(**size)
    page = table_of(visitor, match)
    suggest_only(page, action)
    page.get_by_role("button", name="Suggest").click()
    suggestion = page.locator(".advice li button")
    assert words in suggestion.inner_text()
    assert "62 % chance to win" in suggestion.inner_text()
    suggestion.click()
    if size is DESK:
        page.locator('.advice li button[aria-pressed="true"]').wait_for()
    visible = page.locator(shown)
    visible.wait_for(state="attached" if shown == ".prompt h2" else "visible")
    confirm = page.locator(".prompt .button.wide, .conflict .button.wide").first
    assert confirm.inner_text().startswith(words)
    assert within_the_page(page, confirm)
    assert page.locator(".table").get_attribute("data-version") == "0"
    with moving(page):
        confirm.click()


@pytest.mark.parametrize("kind", ["tile", "monument", "card", "symbol", "terrace"])
def test_who_plays_without_confirmations_still_confirms_what_was_suggested(visitors: Any, kind: str) -> None:
    """The moves that are suggested are given; all else is the server's own."""
    match, action, _, _ = KINDS[kind]
    visitor = visitors()
    visitor.context.add_init_script("""localStorage.setItem('tworivers.settings', '{"confirm": false}')""")
    page = table_of(visitor, match)
    suggest_only(page, action)
    page.get_by_role("button", name="Suggest").click()
    page.locator(".advice li button").click()
    confirm = page.locator(".prompt .button.wide").first
    confirm.wait_for()
    assert page.locator(".table").get_attribute("data-version") == "0"
    with moving(page):
        confirm.click()


@sizes
@pytest.mark.parametrize("kind", ["tile", "add", "hex", "mine"])
def test_the_computer_suggests_up_to_three_moves(visitors: Any, kind: str, size: dict[str, Any]) -> None:
    page = table_of(visitors(**size), KINDS[kind][0])
    page.get_by_role("button", name="Suggest").click()
    moves = page.locator(".advice li button")
    moves.first.wait_for()
    assert 1 <= moves.count() <= 3
    words = moves.locator("span").all_inner_texts()
    assert len(set(words)) == len(words)
    moves.first.click()
    confirm = page.locator(".prompt .button.wide, .conflict .button.wide").first
    with moving(page):
        confirm.click()


@pytest.mark.parametrize(
    ("language", "suggest", "words"),
    [
        ("cs", "Poradit", "Vyměnit 2 farmy a\xa0tržiště"),
        ("pl", "Podpowiedz", "Wymień 2 farmy i targ"),
        ("es", "Sugerir", "Cambiar dos granjas y un mercado"),
    ],
    ids=["cs", "pl", "es"],
)
def test_a_swap_is_worded_in_every_language(visitors: Any, language: str, suggest: str, words: str) -> None:
    match, action, _, _ = KINDS["swap"]
    page = table_of(visitors(locale=language), match)
    suggest_only(page, action)
    page.get_by_role("button", name=suggest).click()
    assert page.locator(".advice li span").inner_text() == words


def test_a_suggestion_can_be_left_again_on_a_phone(visitors: Any) -> None:
    match, action, _, _ = KINDS["pass"]
    page = table_of(visitors(**PHONE), match)
    suggest_only(page, action)
    page.get_by_role("button", name="Suggest").click()
    page.locator(".advice li button").click()
    page.locator(".advice").wait_for(state="hidden")
    page.locator(".prompt").get_by_role("button", name="Back").click()
    page.locator(".advice li button").wait_for()


def test_advice_is_asked_for_once(visitors: Any) -> None:
    """Also when the table changes while the suggestions are open."""
    page = table_of(visitors(), KINDS["add"][0])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/advice" in request.url else None)
    page.get_by_role("button", name="Suggest").click()
    page.locator(".advice li button").first.click()
    with moving(page):
        page.locator(".conflict .button.wide").click()
    page.locator(".advice").wait_for(state="detached")
    assert len(asked) == 1


def test_between_people_the_form_allows_no_advice_unless_it_is_asked_for(visitors: Any) -> None:
    page = visitors().visit()
    page.locator(".gate", has_text="Tigris").get_by_role("button", name="New table").click()
    allowed = page.get_by_label("Players may ask the computer for advice")
    assert allowed.is_checked()
    page.get_by_label("Seat 2").first.select_option("open")
    assert not allowed.is_checked()
    page.get_by_text("Off between people").wait_for()
    allowed.check()
    page.get_by_label("Seat 2").first.select_option("invited")
    assert allowed.is_checked()
