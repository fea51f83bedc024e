"""Giving up together, and a newer page on the server."""

from typing import Any

from tests.web.test_tigris_page import play_now


def test_three_people_have_to_agree_to_end_a_game(visitors: Any) -> None:
    host = visitors(permissions=["clipboard-read", "clipboard-write"])
    page = host.visit()
    page.locator(".gate", has_text="Tigris").get_by_role("button", name="New table").click()
    page.get_by_label("Players").select_option("3")
    page.get_by_label("Your name").fill("Inanna")
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}").first.select_option("open")
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("heading", name="The table is laid").wait_for()
    friends = [visitors().visit(page.url) for _ in range(2)]
    for friend in friends:
        friend.get_by_role("button", name="Sit down").first.click()
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
