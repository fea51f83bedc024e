"""Sounds, notices, giving up together, newer pages, and notices while the page is closed."""

from typing import Any

from playwright.sync_api import expect

from tests.server.service import eventually
from tests.web.table import say_name
from tests.web.test_tigris_page import lay_table, play_now

SETTINGS = (
    """localStorage.setItem('tworivers.settings', '{"level": "random", "sound": true, "notify": true}')"""
)
# The browser's own audio, counted; and a window that is never looked at, with its notices kept.
COUNT_SOUNDS = """window.voices = 0
const make = AudioContext.prototype.createOscillator
AudioContext.prototype.createOscillator = function () { window.voices += 1; return make.call(this) }"""
AWAY = """window.notices = []
Object.defineProperty(document, 'hidden', { get: () => true })
window.Notification = class {
    static permission = 'granted'
    constructor(title, { body }) { window.notices.push(`${title}: ${body}`) }
    close() {}
}"""

# What is asked about notices is answered when the test says so.
HOLD_ANSWER = """const ask = window.fetch
const gate = new Promise((open) => (window.answer = open))
window.fetch = async (...request) => {
    const answer = await ask(...request)
    if (answer.url.endsWith('/webhook')) await gate
    return answer
}"""


def pass_turn(page: Any) -> None:
    for _ in range(2):
        page.locator(".table.mine[aria-busy='false']").wait_for()
        page.get_by_role("button", name="Pass", exact=True).click()


def test_pieces_and_my_turn_are_heard_when_asked_for(visitors: Any) -> None:
    visitor = visitors()
    visitor.context.add_init_script(SETTINGS + ";" + COUNT_SOUNDS)
    page = play_now(visitor)
    page.locator(".table.mine").wait_for()
    page.locator("[data-piece='king']").click()
    page.locator("[data-cell='c2']").click()
    page.locator(".prompt .button.wide").first.click()
    page.wait_for_function("() => window.voices > 0")


def test_without_asking_nothing_is_heard(visitors: Any) -> None:
    visitor = visitors()
    visitor.context.add_init_script(COUNT_SOUNDS)
    page = play_now(visitor)
    pass_turn(page)
    page.locator(".table.mine[aria-busy='false']").wait_for()
    assert page.evaluate("() => window.voices") == 0


def test_the_browser_tells_that_it_is_my_turn(visitors: Any) -> None:
    visitor = visitors()
    visitor.context.add_init_script(SETTINGS + ";" + AWAY)
    page = play_now(visitor)
    pass_turn(page)
    page.wait_for_function("() => window.notices.length > 0")
    assert page.evaluate("() => window.notices[0]") == "Tigris & Euphrates: your turn"


def test_three_people_have_to_agree_to_end_a_game(visitors: Any) -> None:
    host = visitors(permissions=["clipboard-read", "clipboard-write"])
    page = host.visit()
    page.locator(".gate", has_text="Tigris").get_by_role("button", name="New table").click()
    page.get_by_role("combobox", name="Players").select_option("3")
    page.get_by_label("Your name").fill("Inanna")
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}").first.select_option("open")
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("heading", name="The table is laid").wait_for()
    friends = [visitors().visit(page.url) for _ in range(2)]
    for friend in friends:
        friend.get_by_role("button", name="Sit down").first.click()
        say_name(friend, "Bo")
        friend.get_by_text("begins the game.").wait_for()
    page.get_by_role("button", name="Begin").click()
    page.locator(".table").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Propose to end the game").click()
    page.get_by_role("button", name="Really give up").click()
    for friend in friends:
        friend.get_by_text("Inanna proposes to end the game.").wait_for()
        friend.get_by_role("button", name="Agree").click()
    friends[0].get_by_role("heading", name="The game is over").wait_for()


def test_an_old_tab_learns_of_a_newer_page(visitors: Any) -> None:
    visitor = visitors()
    newer = '<script type="module" src="/assets/index-newer.js"></script>'

    def answer(route: Any) -> None:
        if route.request.resource_type == "fetch":
            route.fulfill(body=newer, content_type="text/html")
        else:
            route.continue_()

    visitor.page.route(visitor.server.url, answer)
    page = play_now(visitor)
    page.get_by_text("The server has a newer page.").wait_for()
    page.get_by_role("button", name="Load it").wait_for()


def test_an_address_typed_early_is_not_replaced(visitors: Any) -> None:
    """Until the server has said which address it knows, none can be typed."""
    visitor = visitors()
    visitor.page.add_init_script(HOLD_ANSWER)
    page = visitor.visit("#/settings")
    field = page.get_by_label("Address")
    expect(field).to_be_disabled()
    page.evaluate("() => window.answer()")
    field.fill("https://nowhere.invalid/hook")
    expect(field).to_have_value("https://nowhere.invalid/hook")


def test_how_notices_fared_while_the_page_was_closed(visitors: Any) -> None:
    page = visitors().visit("#/settings")
    page.get_by_text("Notices while the page is closed").wait_for()
    page.get_by_label("Address").fill("https://nowhere.invalid/hook")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_text("The address is kept.").wait_for()
    page.goto(page.url.split("#")[0])
    lay_table(page, "me", "bot")
    page.locator(".table").wait_for()
    pass_turn(page)
    page.locator(".table.mine[aria-busy='false']").wait_for()
    kept = page.url.split("#")[0] + "api/me/webhook"
    eventually(lambda: page.request.get(kept).json()["deliveries"])
    page.goto(page.url.split("#")[0] + "#/settings")
    page.get_by_text("Last notices").wait_for()
