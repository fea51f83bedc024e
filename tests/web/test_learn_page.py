"""The rules as a page, and the guided first games played to their end."""

from typing import Any

# What a person does who follows the coach of Tigris & Euphrates: a piece and a place, or a press of a button.
TIGRIS: list[tuple[str, ...]] = [
    ("priest", "i8"),
    ("temple", "i6"),
    ("king", "j7"),
    ("settlement", "k7"),
    ("trader", "h6"),
    ("One more",),
    ("market", "g6"),
    ("farmer", "h7"),
    ("farm", "i9"),
    ("market", "i5"),
    ("One more",),
    ("settlement", "k6"),
    ("settlement", "l7"),
    ("settlement", "l6"),
    ("Build the red and black monument",),
]


def follow(page: Any, what: tuple[str, ...]) -> None:
    """Do one step and confirm it."""
    if len(what) == 2:
        page.locator(f"[data-piece='{what[0]}']").first.click()
        page.locator(f"[data-cell='{what[1]}']").click(force=True)
    else:
        page.get_by_role("button", name=what[0]).click()
    page.locator(".prompt .button.wide, .conflict .button.wide").first.click()


def test_the_guided_game_of_tigris(visitors: Any) -> None:
    page = visitors().visit("#/learn/tigris")
    page.get_by_role("heading", name="Revolt").wait_for()
    page.get_by_role("link", name="Begin the guided game").first.click()
    page.get_by_text(f"Step 1 of {len(TIGRIS)}").first.wait_for()
    follow(page, ("king", "c2"))
    page.get_by_text("A fine idea, but not now.").wait_for()
    for number, step in enumerate(TIGRIS, 1):
        page.get_by_text(f"Step {number} of {len(TIGRIS)}").first.wait_for()
        page.locator(".table.mine[aria-busy='false']").wait_for()
        follow(page, step)
    page.get_by_role("heading", name="You have played your first game").wait_for()
    assert page.locator(".board use[href='#te-monument-red-black']").count() == 1
    assert page.get_by_role("img", name="settlement points: 7").count() == 1


def test_every_picture_of_the_rules_is_a_position_that_can_be(visitors: Any) -> None:
    page = visitors().visit("#/learn/tigris")
    page.locator("figure svg").nth(6).wait_for()
    assert page.locator("figure svg").count() == page.locator("figure").count()
