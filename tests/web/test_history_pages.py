"""Finished games looked at again, and the analysis board."""

import json
import re
from typing import Any

import httpx
import pytest


@pytest.fixture(scope="module")
def finished(server: Any) -> str:
    """A short game that was given up, set up behind the page's back."""
    with httpx.Client(base_url=server.url, timeout=20) as person:
        person.get("/api/me")
        seats = [{"kind": "shared", "name": "Enki"}, {"kind": "shared", "name": "Inanna"}]
        table = person.post(
            "/api/tables", json={"game": "tigris", "seats": seats, "options": {"first": 0}}
        ).json()
        for number, action in enumerate(["king c2", "priest a2", "priest o2", "pass"]):
            body = {"seat": number // 2, "action": action, "version": number, "id": f"request-{number}"}
            person.post(f"/api/tables/{table['id']}/actions", json=body).raise_for_status()
        person.post(f"/api/tables/{table['id']}/seats/0/resign").raise_for_status()
        return str(table["id"])


def test_a_replay_goes_back_and_forth_and_is_shared(visitors: Any, finished: str) -> None:
    page = visitors(permissions=["clipboard-read", "clipboard-write"]).visit(f"#/replay/{finished}")
    page.get_by_text("step 0 of 5").wait_for()
    assert page.locator("use[href='#te-king-lion']").count() == 1, "only on the shelf"
    page.keyboard.press("ArrowRight")
    page.get_by_text("step 1 of 5").wait_for()
    page.locator(".board use[href='#te-king-lion']").wait_for()
    page.keyboard.press("End")
    page.get_by_text("step 5 of 5").wait_for()
    page.locator(".log li", has_text="Inanna places the priest on O2").get_by_role("button").click()
    page.get_by_text("step 3 of 5").wait_for()
    page.get_by_role("button", name="Link to this moment").click()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith(f"#/replay/{finished}/3")
    other = visitors().visit(link)
    other.get_by_text("step 3 of 5").wait_for()
    other.locator(".board use[href='#te-priest-bull']").wait_for()


def test_a_replay_is_seen_with_one_seat_s_eyes(visitors: Any, finished: str) -> None:
    page = visitors().visit(f"#/replay/{finished}/2")
    page.get_by_label("Seen by").select_option("1")
    page.locator("[data-piece='king'] use[href='#te-king-bull']").wait_for()
    page.get_by_label("Seen by").select_option("watch")
    page.get_by_text("You are watching.").wait_for()
    assert page.locator("button.tile").count() == 0
    assert page.url.endswith(f"#/replay/{finished}/2?eyes=watch")


def test_an_open_replay_follows_its_address(visitors: Any, finished: str) -> None:
    page = visitors().visit(f"#/replay/{finished}/2")
    page.get_by_text("step 2 of 5").wait_for()

    def enter(address: str) -> None:
        page.evaluate("(address) => (location.hash = address)", f"#/replay/{finished}{address}")

    enter("/4")
    page.get_by_text("step 4 of 5").wait_for()
    page.keyboard.press("ArrowLeft")
    page.get_by_text("step 3 of 5").wait_for()
    enter("/4")
    page.get_by_text("step 4 of 5").wait_for()
    enter("/1?eyes=1")
    page.get_by_text("step 1 of 5").wait_for()
    page.locator("[data-piece='king'] use[href='#te-king-bull']").wait_for()
    assert page.get_by_label("Seen by").input_value() == "1"
    enter("/99")
    page.get_by_text("step 5 of 5").wait_for()
    assert page.get_by_label("Seen by").input_value() == "open"
    page.go_back()
    page.get_by_text("step 1 of 5").wait_for()


def test_hands_are_named_after_those_who_hold_them(visitors: Any, finished: str) -> None:
    page = visitors().visit(f"#/replay/{finished}/0")
    page.get_by_text("Enki's tiles").wait_for()
    page.keyboard.press("End")
    page.get_by_label("Seen by").select_option("1")
    page.get_by_text("Inanna's tiles").wait_for()
    page.get_by_role("region", name="Inanna's pieces").wait_for()
    page.get_by_role("button", name="Study this position").click()
    page.get_by_text(re.compile(r"Player \d's tiles")).wait_for()
    assert page.get_by_text("Your tiles").count() == 0
    for game, label in {"babylonia": r"^Player \d's rack$", "babylon": r"^Garden of Player \d$"}.items():
        page = visitors().visit(f"#/study/{game}")
        page.get_by_text(re.compile(label)).first.wait_for()
        assert page.get_by_text(re.compile("^Your (rack|cities|cards|garden|score)")).count() == 0


def test_playing_on_from_a_moment(visitors: Any, finished: str) -> None:
    page = visitors().visit(f"#/replay/{finished}/2")
    page.get_by_role("button", name="Play on against the computer").click()
    page.locator(".table.mine").wait_for()
    assert page.locator(".board use[href='#te-king-lion']").count() == 1
    assert "#/table/" in page.url


def test_study_moves_for_all_sides_and_steps_back(visitors: Any, finished: str) -> None:
    page = visitors().visit(f"#/replay/{finished}/2")
    page.get_by_role("button", name="Study this position").click()
    page.get_by_text("step 0 of 0").wait_for()
    page.locator(".board use[href='#te-king-lion']").wait_for()
    for cell in ("o2", "p3"):
        page.locator("[data-piece='priest']").click()
        page.locator(f"[data-cell='{cell}']").click()
        page.locator(".prompt .button.wide").first.click()
        page.locator(f".log li:has-text('{cell.upper()}')").first.wait_for()
    page.get_by_text("step 2 of 2").wait_for()
    page.get_by_role("button", name="One step back").click()
    page.get_by_text("step 1 of 2").wait_for()
    page.get_by_role("button", name="One step on").click()
    page.get_by_text("step 2 of 2").wait_for()


def test_a_position_is_set_up_by_hand_and_as_text(visitors: Any) -> None:
    visitor = visitors()
    page = visitor.visit("#/study/tigris")
    page.get_by_role("button", name="Set up by hand").click()
    page.locator(".palette").get_by_role("button", name="market", exact=True).click()
    page.locator("[data-cell='g5']").click()
    page.locator(".board use[href='#te-market']").wait_for()
    page.locator("[data-cell='e1']").click()
    page.get_by_role("alert").filter(has_text="E1").wait_for()
    page.get_by_role("button", name="take away").click()
    page.locator("[data-cell='g5']").click()
    page.locator(".board use[href='#te-market']").wait_for(state="detached")
    page.get_by_role("button", name="Done: move").click()
    page.get_by_role("button", name="Position as text").click()
    text = page.get_by_role("textbox", name="Position as text")
    position = json.loads(text.input_value())
    position["points"] = [{"temple": 3, "farm": 2, "market": 4, "settlement": 5}] * 2
    text.fill("nothing at all")
    page.get_by_role("button", name="Use it").click()
    page.get_by_text("it is not JSON").wait_for()
    text.fill(json.dumps(position))
    page.get_by_role("button", name="Use it").click()
    page.get_by_role("img", name="farm points: 2").wait_for()
    visitor.complaints.clear()  # the browser itself reports what the server refused


def paint(page: Any, brush: str, *cells: str) -> None:
    page.locator(".palette").get_by_role("button", name=brush, exact=True).click()
    for cell in cells:
        page.locator(f"[data-cell='{cell}']").click()
        page.locator('.table[aria-busy="false"]').wait_for()


def test_a_position_of_babylonia_is_set_up_by_hand(visitors: Any) -> None:
    visitor = visitors()
    page = visitor.visit("#/study/babylonia")
    begins = page.locator(".player.on").inner_text()
    page.get_by_role("button", name="Set up by hand").click()
    paint(page, "priest 1", "h7")
    page.locator(".board use[href='#ba-priest-lion']").wait_for()
    paint(page, "farmer 2", "f7")
    page.locator(".board use[href='#ba-face-down-bull']").wait_for()
    paint(page, "city of priests", "g7")
    page.locator("[data-cell='g7'][aria-label*='city of priests,']").wait_for()
    paint(page, "take away", "h7")
    page.locator(".board use[href='#ba-priest-lion']").wait_for(state="detached")
    paint(page, "priest 1", "p9")
    page.get_by_role("alert").filter(has_text="P9 is not in play").wait_for()
    paint(page, "the next player's turn", "h7")
    page.get_by_role("button", name="Done: move").click()
    other = "Player 1" if "Player 2" in begins else "Player 2"
    page.locator(".player.on", has_text=other).wait_for()
    visitor.complaints.clear()  # the browser itself reports what the server refused


def test_a_garden_of_babylon_is_set_up_by_hand(visitors: Any) -> None:
    visitor = visitors()
    page = visitor.visit("#/study/babylon")
    page.get_by_role("button", name="Set up by hand").click()
    paint(page, "starting tile", "b4")
    page.locator("[data-cell='b4'][aria-label*='level 1']").wait_for()
    paint(page, "statue", "b5")
    page.locator("[data-cell='b5'][aria-label*='statue, one point']").wait_for()
    paint(page, "clay tile", "d4", "d4")
    page.locator("[data-cell='d4'][aria-label*='level 1']").wait_for()
    paint(page, "fountain: touch both spaces", "c4", "d4")
    page.locator("[data-cell='d4'][aria-label*='fountain, 3 points']").wait_for()
    paint(page, "lookout", "e5")
    page.locator("[data-cell='e5'][aria-label*='lookout']").wait_for()
    paint(page, "statue", "h8")
    page.get_by_role("alert").filter(has_text="H8").wait_for()
    page.get_by_role("button", name="Done: move").click()
    page.get_by_text("Mine a tile from the quarry.").wait_for()
    visitor.complaints.clear()  # the browser itself reports what the server refused
