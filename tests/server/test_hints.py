"""Advice: allowed by default only where computers are the opponents, and made of moves that differ."""

import pytest

from tests.server.service import Person, Service
from tworivers.bots.advice import Advice
from tworivers.games.game import load
from tworivers.server.advice import different


@pytest.mark.parametrize(
    ("seats", "allowed"),
    [
        (("me", "bot"), True),
        (("me", "bot", "bot", "bot"), True),
        (("shared", "bot"), True),
        (("me", "open"), False),
        (("me", "invited"), False),
        (("shared", "shared"), False),
        (("me", "bot", "open"), False),
    ],
)
def test_hints_are_off_where_another_person_sits_or_may_sit(
    service: Service, seats: tuple[str, ...], allowed: bool
) -> None:
    ada = Person(service)
    assert ada.create(*seats)["hints"] is allowed
    for said in (True, False):
        assert ada.create(*seats, hints=said)["hints"] is said


def test_people_are_refused_advice_unless_their_table_allows_it(service: Service) -> None:
    ada = Person(service)
    strict = ada.create("shared", "shared", options={"first": 0})["id"]
    refused = ada.post(f"/api/tables/{strict}/advice", {"seat": 0})
    assert (refused.status_code, refused.json()["key"]) == (403, "hints-not-allowed")
    lax = ada.create("shared", "shared", options={"first": 0}, hints=True)["id"]
    moves = ada.post(f"/api/tables/{lax}/advice", {"seat": 0}).json()["moves"]
    assert 1 <= len(moves) <= 3


def test_nearly_equal_moves_are_one_suggestion() -> None:
    found = [
        Advice("swap farm farm market", 0.62, 0.3),
        Advice("swap farm farm", 0.61, 0.2),
        Advice("temple c6", 0.61, 0.2),
        Advice("temple d6", 0.60, 0.1),
        Advice("temple e6", 0.48, 0.1),
        Advice("king b1", 0.61, 0.01),
        Advice("pass", 0.4, 0.05),
    ]
    shown = [one.action for one in different(load("tigris"), found)]
    assert shown == ["swap farm farm market", "temple c6", "temple e6"]


def test_moves_that_differ_in_more_than_the_place_are_all_suggested() -> None:
    found = [Advice(f"add {number}", 0.5, 0.3) for number in range(3)]
    assert different(load("tigris"), found) == found
    found = [Advice(f"card {number}", 0.5, 0.3) for number in (1, 2, 3)]
    assert different(load("babylonia"), found) == found
