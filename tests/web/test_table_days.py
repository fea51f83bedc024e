"""Good and bad days at a table: rematches, spectators, lost lines, dead links, full tables."""

from typing import Any

from playwright.sync_api import expect

from tests.web.table import MINE, moving, say_name
from tests.web.test_tigris_page import lay_table, play_now

NETWORK = "the browser itself reports what it could not reach"


def two_friends(visitors: Any) -> tuple[Any, Any, str]:
    """Two browsers at one table, and the second one's private link."""
    host = visitors(permissions=["clipboard-read", "clipboard-write"])
    page = host.visit()
    lay_table(page, "me", "invited")
    page.get_by_role("button", name="Copy link").click()
    link = page.evaluate("() => navigator.clipboard.readText()")
    other = visitors().visit(link)
    say_name(other, "Bo")
    other.get_by_text("begins the game.").wait_for()
    page.get_by_role("button", name="Begin").click()
    for each in (page, other):
        each.locator(".table").wait_for()
    return page, other, str(link)


# Where the two begin: far from each other.
PLACES = [{"king": "c2", "priest": "a2"}, {"king": "g3", "priest": "f4"}]


def test_two_browsers_play_while_a_third_watches(visitors: Any) -> None:
    page, other, _ = two_friends(visitors)
    watching = visitors().visit(page.url)
    watching.get_by_text("You are watching.").wait_for()
    mover, waiting = (page, other) if page.locator(".table.mine").count() else (other, page)
    for turn in range(4):
        for piece, cell in PLACES[turn % 2].items():
            mover.locator(MINE).wait_for()
            with moving(mover):
                if turn < 2:
                    mover.locator(f"[data-piece='{piece}']").click()
                    mover.locator(f"[data-cell='{cell}']").click()
                    mover.locator(".prompt .button.wide").first.click()
                else:
                    mover.get_by_role("button", name="Pass", exact=True).click()
        waiting.locator(MINE).wait_for()
        mover, waiting = waiting, mover
    told = page.locator(".log li").count()
    assert told >= 8
    for each in (other, watching):
        expect(each.locator(".log li")).to_have_count(told)
    assert watching.locator(".log li", has_text="places the king").count() == 2


def test_the_line_is_lost_in_mid_move_and_nothing_is_lost(visitors: Any) -> None:
    visitor = visitors()
    page = play_now(visitor)
    page.locator(".table.mine").wait_for()
    page.locator("[data-piece='king']").click()
    page.locator("[data-cell='c2']").click()
    visitor.context.set_offline(True)
    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(request.url))
    # It is sent once, and again.
    with page.expect_event("requestfailed", lambda _: sum(url.endswith("/actions") for url in failed) > 1):
        page.locator(".prompt .button.wide").first.click()
    visitor.context.set_offline(False)
    page.locator(".log li", has_text="places the king on C2").wait_for()
    assert page.locator(".log li", has_text="places the king on C2").count() == 1
    page.reload()
    page.locator(".log li", has_text="places the king on C2").wait_for()
    visitor.complaints.clear()  # NETWORK


def test_a_rematch_finds_everybody_again(visitors: Any) -> None:
    page, other, _ = two_friends(visitors)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_role("button", name="Really give up").click()
    for each in (page, other):
        each.get_by_role("heading", name="The game is over").wait_for()
    old = page.url
    page.get_by_role("button", name="Play again").click()
    other.get_by_role("button", name="To the next game").click()
    for each in (page, other):
        each.wait_for_url(lambda url: url != old)
        each.locator(".table").wait_for()
    assert page.url == other.url


def test_a_dead_link_has_a_way_on(visitors: Any) -> None:
    page, _, link = two_friends(visitors)
    late = visitors()
    third = late.visit(link + "nonsense")
    third.get_by_role("alert").filter(has_text="not valid any more").wait_for()
    third.get_by_text("You are watching.").wait_for()
    late.complaints.clear()  # NETWORK
    assert page.locator(".table").count() == 1


def test_a_table_that_is_not_there(visitors: Any) -> None:
    visitor = visitors()
    page = visitor.visit("#/table/nowhere")
    page.get_by_text("There is no such table.").wait_for()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("button", name="Play now").first.wait_for()
    visitor.complaints.clear()  # NETWORK


def test_the_computer_takes_over_a_seat(visitors: Any) -> None:
    page = play_now(visitors())
    page.locator(".table.mine").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let the computer play for me").click()
    page.get_by_role("button", name="Really leave my seat").click()
    page.get_by_text("You are watching.").wait_for()


def test_the_shuffles_can_be_checked(visitors: Any) -> None:
    page = play_now(visitors())
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Shuffles can be checked").click()
    assert len(page.locator(".hash code").inner_text()) == 64
