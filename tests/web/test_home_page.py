"""Home: lists, links, records, and games that go on."""

from typing import Any

from tests.web.table import say_name
from tests.web.test_tigris_page import lay_table, play_now


def test_a_game_goes_on_where_it_was_left(visitors: Any) -> None:
    page = play_now(visitors())
    page.locator(".table.mine").wait_for()
    address = page.url
    page.get_by_role("link", name="Two Rivers").click()
    page.get_by_role("link", name="Go on: Tigris & Euphrates, your turn").click()
    page.locator(".table.mine").wait_for()
    assert page.url == address


def test_a_finished_game_is_listed_and_its_record_read_again(visitors: Any, tmp_path: Any) -> None:
    page = play_now(visitors())
    page.locator(".table.mine").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_role("button", name="Really give up").click()
    sheet = page.locator("dialog[open]")
    with page.expect_download() as download:
        sheet.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    page.goto(page.url.split("#")[0])
    page.get_by_role("heading", name="Finished games").wait_for()

    other = visitors()
    reading = other.visit()
    reading.get_by_label("Look at a record file").set_input_files(record)
    reading.get_by_text("step 0 of").wait_for()
    assert "#/replay/" in reading.url
    noise = tmp_path / "noise.json"
    noise.write_text("not a record")
    reading.get_by_role("link", name="Two Rivers").click()
    reading.get_by_label("Look at a record file").set_input_files(noise)
    reading.get_by_text("is not a record of a game").wait_for()


def test_an_open_table_is_found_and_a_link_leads_to_it(visitors: Any) -> None:
    host = visitors().visit()
    host.get_by_role("button", name="New table").first.click()
    host.get_by_label("Name of the table").fill("Under the palms")
    host.get_by_label("Seat 2").first.select_option("open")
    host.get_by_label("Show among the open tables").check()
    host.get_by_role("button", name="Lay the table").click()
    host.get_by_role("heading", name="Under the palms", exact=True).wait_for()

    guest = visitors().visit()
    guest.get_by_role("link", name="Under the palms").click()
    guest.get_by_role("button", name="Sit down").click()
    say_name(guest, "Bo")
    host.get_by_role("button", name="Begin").click()
    guest.locator(".table").wait_for()

    late = visitors().visit()
    late.get_by_label("A friend sent you a link?").fill(host.url)
    late.get_by_role("button", name="Join").click()
    late.get_by_text("You are watching.").wait_for()


def test_levels_and_clocks_are_chosen(visitors: Any) -> None:
    page = visitors().visit()
    page.get_by_role("button", name="New table").first.click()
    page.get_by_label("Level of seat 2").select_option("novice")
    page.get_by_text("Good to learn with.").wait_for()
    page.get_by_label("Clock").select_option("quick")
    page.get_by_label("Time is up").select_option("bot")
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("timer").first.wait_for()
    page.wait_for_function(
        "() => [...document.querySelectorAll('[role=timer]')].some((t) => t.textContent.startsWith('19:'))"
    )


def test_an_invited_friend_gets_the_seat_of_the_link(visitors: Any) -> None:
    page = visitors(permissions=["clipboard-read", "clipboard-write"]).visit()
    lay_table(page, "me", "invited")
    page.get_by_role("button", name="Copy link").click()
    link = page.evaluate("() => navigator.clipboard.readText()")
    friend = visitors().visit(link)
    say_name(friend, "Bo")
    friend.get_by_text("The one who laid the table begins the game.").wait_for()
