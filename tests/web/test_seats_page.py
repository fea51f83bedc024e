"""Seats on the page: a host, a guest and a stranger with one link, the host as the thief, moving, freeing."""

from typing import Any

from tests.web.table import MINE, moving, say_name
from tests.web.test_tigris_page import lay_table

COPY = "() => { navigator.clipboard.writeText = async (text) => { window.copied = text } }"
REFUSED = "the browser itself reports what was refused"


def copied(page: Any, button: Any) -> str:
    """The link that a button copies."""
    page.evaluate("() => { window.copied = '' }")
    page.evaluate(COPY)
    button.click()
    page.wait_for_function("() => window.copied")
    return str(page.evaluate("() => window.copied"))


def invite(visitors: Any) -> tuple[Any, str]:
    """A host at a table that waits for a friend, and the invitation."""
    page = visitors().visit()
    lay_table(page, "me", "invited")
    return page, copied(page, page.get_by_role("button", name="Copy link"))


def two_at_a_table(visitors: Any, name: str = "Bo") -> tuple[Any, Any, str]:
    """A host and a guest in a running game, and the invitation that brought the guest."""
    page, link = invite(visitors)
    guest = visitors().visit(link)
    say_name(guest, name)
    guest.get_by_text("begins the game.").wait_for()
    page.get_by_role("button", name="Begin").click()
    for each in (page, guest):
        each.locator(".table").wait_for()
    return page, guest, link


def hand(page: Any) -> list[str]:
    """The pieces that only their owner sees."""
    pieces = page.locator("button.tile").all()
    return [str(piece.get_attribute("data-piece")) for piece in pieces]


def test_who_arrives_by_a_link_is_asked_for_a_name_once(visitors: Any) -> None:
    page, link = invite(visitors)
    guest = visitors()
    other = guest.visit(link)
    field = other.get_by_label("What should the others call you?")
    field.wait_for()
    assert field.input_value() == ""
    assert page.get_by_text("waits for a friend").count() == 1, "nobody sits there before the name is said"
    other.get_by_role("button", name="Sit down").click()
    assert other.locator(".lobby").count() == 0, "a name is needed"
    say_name(other, "Bo")
    other.get_by_text("begins the game.").wait_for()
    page.locator(".lobby li", has_text="Bo").wait_for()
    _, second = invite(visitors)
    other.goto(second)
    other.get_by_text("begins the game.").wait_for()
    other.locator(".lobby li", has_text="Bo").wait_for()
    assert second.rsplit("/", 1)[1] not in other.url, "the link leaves the address"


def test_at_an_open_seat_a_name_is_asked_for_too(visitors: Any) -> None:
    host = visitors().visit()
    lay_table(host, "me", "open")
    host.locator(".lobby").wait_for()
    guest = visitors().visit(host.url)
    guest.get_by_role("button", name="Sit down").click()
    say_name(guest, "Bo")
    guest.get_by_text("begins the game.").wait_for()
    host.locator(".lobby li", has_text="Bo").wait_for()


def test_a_stranger_with_the_same_link_only_watches(visitors: Any) -> None:
    page, guest, link = two_at_a_table(visitors)
    pieces = hand(guest)
    stranger = visitors()
    third = stranger.visit(link)
    third.get_by_role("alert").filter(has_text="This link has been used").wait_for()
    third.get_by_text("You are watching.").wait_for()
    assert hand(third) == []
    stranger.complaints.clear()  # REFUSED
    guest.reload()
    guest.locator("button.tile").first.wait_for()
    assert hand(guest) == pieces
    guest.goto(link)  # whoever sits there simply sees the table
    guest.locator("button.tile").first.wait_for()
    assert hand(guest) == pieces
    assert page.locator(".log li", has_text="device").count() == 0


def test_the_host_is_no_thief(visitors: Any) -> None:
    """The host has noted the invitation and opens it after the guest sat down, before and in the game."""
    host = visitors()
    page = host.visit()
    lay_table(page, "me", "invited")
    link = copied(page, page.get_by_role("button", name="Copy link"))
    guest = visitors().visit(link)
    say_name(guest, "Bo")
    page.locator(".lobby li", has_text="Bo").wait_for()
    assert page.get_by_role("button", name="Copy link").count() == 0
    page.goto(link)
    page.get_by_role("alert").filter(has_text="This link has been used").wait_for()
    page.get_by_role("button", name="Begin").click()
    for each in (page, guest):
        each.locator("button.tile").first.wait_for()
    hands = [hand(each) for each in (page, guest)]
    page.reload()
    page.get_by_role("alert").filter(has_text="This link has been used").wait_for()
    page.locator("button.tile").first.wait_for()
    guest.reload()
    guest.locator("button.tile").first.wait_for()
    assert [hand(each) for each in (page, guest)] == hands
    assert guest.get_by_text("You are watching.").count() == 0
    host.complaints.clear()  # REFUSED


def test_a_stranger_learns_in_the_lobby_that_the_link_was_used(visitors: Any) -> None:
    page, link = invite(visitors)
    guest = visitors().visit(link)
    say_name(guest, "Bo")
    page.locator(".lobby li", has_text="Bo").wait_for()
    stranger = visitors()
    third = stranger.visit(link)
    third.get_by_role("alert").filter(has_text="This link has been used").wait_for()
    third.get_by_text("You are watching.").wait_for()
    stranger.complaints.clear()  # REFUSED


def test_a_seat_moves_to_another_device(visitors: Any) -> None:
    page, guest, _ = two_at_a_table(visitors)
    pieces = hand(guest)
    watching = visitors().visit(page.url)
    watching.get_by_text("You are watching.").wait_for()
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Move this seat to another device").click()
    guest.get_by_text("Open this link on your other device.").wait_for()
    link = copied(guest, guest.locator("dialog").get_by_role("button", name="Copy link"))
    guest.keyboard.press("Escape")
    phone = visitors(viewport={"width": 390, "height": 844}).visit(link)
    phone.get_by_text("This moves the seat of Bo to this device.").wait_for()
    assert guest.get_by_text("Your seat was moved").count() == 0, "nothing moves unasked"
    phone.get_by_role("button", name="Move the seat here").click()
    phone.locator("button.tile").first.wait_for()
    assert sorted(hand(phone)) == sorted(pieces)
    guest.get_by_text("Your seat was moved to another device.").wait_for()
    assert hand(guest) == []
    for each in (page, guest, watching):
        each.locator(".log li", has_text="Bo continues on another device.").wait_for()
    guest.reload()
    guest.get_by_text("Your seat was moved to another device.").wait_for()
    guest.get_by_role("button", name="OK").click()
    guest.get_by_text("Your seat was moved to another device.").wait_for(state="detached")


def test_a_link_opened_by_mistake_moves_nothing(visitors: Any) -> None:
    page, guest, _ = two_at_a_table(visitors)
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Move this seat to another device").click()
    link = copied(guest, guest.locator("dialog").get_by_role("button", name="Copy link"))
    other = visitors().visit(link)
    other.get_by_role("button", name="Watch the table").click()
    other.get_by_text("You are watching.").wait_for()
    assert link.rsplit("/", 1)[1] not in other.url
    assert guest.locator("button.tile").count() > 0
    assert page.locator(".log li", has_text="device").count() == 0


def test_the_host_frees_a_seat_before_the_game(visitors: Any) -> None:
    page, link = invite(visitors)
    guest = visitors().visit(link)
    say_name(guest, "Bo")
    page.get_by_role("button", name="Free this seat").click()
    assert guest.get_by_text("The host freed").count() == 0, "only after it was confirmed"
    page.get_by_role("button", name="Really free it").click()
    guest.get_by_text("The host freed your seat.").wait_for()
    for each in (page, guest):
        each.locator(".lobby").get_by_text("The host freed the seat of Bo.").wait_for()
    new = copied(page, page.get_by_role("button", name="Copy link"))
    assert new != link
    other = visitors().visit(new)
    say_name(other, "Cy")
    page.locator(".lobby li", has_text="Cy").wait_for()
    page.get_by_text("The host freed the seat of Bo.").wait_for(state="detached")


def ask(page: Any, whom: str) -> None:
    """As the host, ask the guest to leave the seat to somebody else."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Ask Bo to leave the seat to:").wait_for()
    page.get_by_role("button", name=whom, exact=True).click()
    page.get_by_text("Bo has been asked to leave the seat").wait_for()
    page.keyboard.press("Escape")


def test_in_a_game_the_guest_may_stay(visitors: Any) -> None:
    page, guest, _ = two_at_a_table(visitors)
    ask(page, "the computer")
    guest.get_by_text("The host asks you to leave your seat to the computer.").wait_for()
    guest.get_by_role("button", name="Stay").click()
    page.get_by_text("Bo stays in the game.").wait_for()
    assert guest.locator("button.tile").count() > 0
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_text("Bo stays in the game.").wait_for()
    assert page.get_by_role("button", name="the computer", exact=True).count() == 0


def test_whoever_agrees_makes_room_and_somebody_else_plays_on(visitors: Any) -> None:
    page, guest, _ = two_at_a_table(visitors)
    watching = visitors().visit(page.url)
    watching.get_by_text("You are watching.").wait_for()
    ask(page, "someone else")
    watching.get_by_text("The host asks Bo to leave the seat to someone else.").wait_for()
    guest.get_by_role("button", name="Agree").click()
    guest.get_by_text("You are watching.").wait_for()
    notice = page.locator(".notice", has_text="The seat of Bo is free.")
    link = copied(page, notice.get_by_role("button", name="Copy link"))
    newcomer = visitors().visit(link)
    say_name(newcomer, "Cy")
    newcomer.locator("button.tile").first.wait_for()
    notice.wait_for(state="detached")
    for each in (page, guest, watching, newcomer):
        each.locator(".log li", has_text="Bo leaves: the seat is free.").wait_for()
        each.locator(".log li", has_text="Cy takes the free seat.").wait_for()
        each.locator(".player", has_text="Cy").wait_for()
    mover = page if page.locator(MINE).count() else newcomer
    with moving(mover):
        mover.get_by_role("button", name="Pass", exact=True).click()
