"""Links to seats: an invitation works once, nobody is put out of a seat by one, and a seat can move."""

import signal
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.service import Person, Service, live, refusal, running, until

FIRST = {"first": 0}


def seat_path(table: str, seat: int, what: str) -> str:
    return f"/api/tables/{table}/seats/{seat}/{what}"


def join(person: Person, table: str, key: str) -> httpx.Response:
    return person.post(f"/api/tables/{table}/join", {"key": key})


def look_at(person: Person, table: str, key: str) -> httpx.Response:
    return person.post(f"/api/tables/{table}/link", {"key": key})


def new_link(person: Person, table: str, seat: int) -> str:
    key: str = person.post(seat_path(table, seat, "link")).json()["seats"][seat]["key"]
    return key


def seat_events(seen: dict[str, Any]) -> list[dict[str, Any]]:
    """What the log tells of changes of seats."""
    return [event for line in seen["told"] if line["kind"] == "seat" for event in line["events"]]


def still(seen: dict[str, Any]) -> dict[str, Any]:
    """A table without the time that goes by."""
    return {**seen, "elapsed": 0}


def invited(service: Service, start: bool = True) -> tuple[Person, Person, str, str]:
    """A host, a guest who came by an invitation, their table, and the invitation."""
    ada, bo = Person(service, "Ada"), Person(service, "Bo")
    laid = ada.create("me", "invited", options=FIRST)
    table, key = laid["id"], laid["seats"][1]["key"]
    assert join(bo, table, key).json()["viewer"] == 1
    if start:
        assert ada.post(f"/api/tables/{table}/start").status_code == 200
    return ada, bo, table, key


@pytest.mark.parametrize("start", [False, True])
def test_an_invitation_is_used_up_when_somebody_sits_down(service: Service, start: bool) -> None:
    """The theft: the host notes the invitation, or passes it on, and takes the guest's seat with it."""
    ada, bo, table, key = invited(service, start)
    before = still(bo.look(table))
    for thief in (ada, Person(service, "Vera"), Person(service)):
        assert refusal(join(thief, table, key)) == (403, "seat-link-used")
        assert refusal(look_at(thief, table, key)) == (403, "seat-link-used")
        assert thief.look(table)["viewer"] == (0 if thief is ada else -1)
        assert refusal(thief.act(table, 1, "pass", 0)) == (403, "seat-not-yours")
    assert still(bo.look(table)) == before
    assert join(bo, table, key).json()["viewer"] == 1, "who sits there just sees the table"


@pytest.mark.parametrize("start", [False, True])
def test_nobody_but_its_holder_sees_the_link_of_a_taken_seat(service: Service, start: bool) -> None:
    ada, bo, table, key = invited(service, start)
    assert [seat["key"] for seat in bo.look(table)["seats"]] == [None, None]
    mine = new_link(bo, table, 1)
    assert mine != key
    assert [seat["key"] for seat in bo.look(table)["seats"]] == [None, mine]
    for other in (ada, Person(service)):
        assert [seat["key"] for seat in other.look(table)["seats"]] == [None, None]
        assert refusal(other.post(seat_path(table, 1, "link"))) == (403, "seat-not-yours")


def test_a_new_invitation_makes_the_old_one_invalid(service: Service) -> None:
    ada, bo = Person(service, "Ada"), Person(service, "Bo")
    laid = ada.create("me", "invited")
    table, old = laid["id"], laid["seats"][1]["key"]
    new = new_link(ada, table, 1)
    for link in (old, "wrong"):
        assert refusal(join(bo, table, link)) == (403, "seat-link-invalid")
    assert look_at(bo, table, new).json() == {"seat": 1, "does": "sit", "name": ""}
    assert refusal(join(ada, table, new)) == (409, "already-seated")
    assert join(bo, table, new).json()["viewer"] == 1
    assert refusal(bo.post(f"/api/tables/{table}/join", {"key": ""}))[0] == 400
    assert refusal(bo.post(seat_path(table, 7, "link"))) == (404, "no-such-seat")


def test_of_many_who_open_one_invitation_at_once_one_sits_down(service: Service) -> None:
    ada = Person(service, "Ada")
    laid = ada.create("me", "invited")
    table, key = laid["id"], laid["seats"][1]["key"]
    guests = [Person(service, f"Guest {number}") for number in range(6)]
    answers: list[httpx.Response] = []
    threads = [
        threading.Thread(target=lambda guest=guest: answers.append(join(guest, table, key)))
        for guest in guests
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status_code for answer in answers) == [200] + [403] * 5
    assert sum(guest.look(table)["viewer"] == 1 for guest in guests) == 1


def test_a_seat_moves_to_another_device_and_all_are_told(service: Service) -> None:
    ada, bo, table, _ = invited(service)
    phone, eve = Person(service), Person(service)
    key = new_link(bo, table, 1)
    with live(service, bo, table) as old, live(service, eve, table) as watching:
        for socket in (old, watching):
            until(socket, "table")
        assert look_at(bo, table, key).json()["does"] == "nothing", "on the same device nothing happens"
        assert join(bo, table, key).json()["seats"][1]["key"] == key
        assert look_at(phone, table, key).json() == {"seat": 1, "does": "move", "name": "Bo"}
        for _ in range(2):  # a repeated request changes nothing
            joined = join(phone, table, key).json()
        assert (joined["viewer"], joined["version"], joined["seats"][1]["name"]) == (1, 1, "Bo")
        told = {"event": "seat-elsewhere", "player": "Bo"}
        for socket in (old, watching):
            seen = until(socket, "table")["table"]
            while seen["version"] < 1:
                seen = until(socket, "table")["table"]
            assert seat_events(seen) == [told]
            assert seen["parted"] == ({"seat": 1, "why": "moved"} if socket is old else None)
    for person in (ada, bo, eve, phone):
        assert seat_events(person.look(table)) == [told]
    assert bo.look(table)["viewer"] == -1
    assert phone.look(table)["seats"][1]["key"] is None, "a used link is gone"
    assert refusal(join(bo, table, key)) == (403, "seat-link-used")
    assert refusal(bo.post(seat_path(table, 1, "link"))) == (403, "seat-not-yours")
    assert join(bo, table, new_link(phone, table, 1)).json()["viewer"] == 1
    assert bo.look(table)["parted"] is None
    assert phone.look(table)["parted"] == {"seat": 1, "why": "moved"}


def test_a_seat_that_goes_to_somebody_with_another_name_says_so(service: Service) -> None:
    ada, bo, table, _ = invited(service)
    cy = Person(service, "Cy")
    assert join(cy, table, new_link(bo, table, 1)).json()["seats"][1]["name"] == "Cy"
    told = {"event": "seat-taken-over", "player": "Cy", "before": "Bo"}
    assert seat_events(ada.look(table)) == seat_events(Person(service).look(table)) == [told]
    assert refusal(join(cy, table, new_link(ada, table, 0))) == (409, "already-seated")


def test_before_the_game_a_seat_moves_without_a_log(service: Service) -> None:
    ada, bo, table, _ = invited(service, start=False)
    phone = Person(service)
    moved = join(phone, table, new_link(bo, table, 1)).json()
    assert (moved["viewer"], moved["version"], moved["seats"][1]["name"]) == (1, 0, "Bo")
    assert bo.look(table)["parted"] == {"seat": 1, "why": "moved"}
    assert ada.post(f"/api/tables/{table}/start").status_code == 200


def test_the_seats_of_a_shared_screen_move_one_by_one(service: Service) -> None:
    ada, tablet = Person(service), Person(service)
    table = ada.create("shared", "shared", options=FIRST)["id"]
    for seat in (1, 0):
        assert join(tablet, table, new_link(ada, table, seat)).status_code == 200
        assert [s["yours"] for s in ada.look(table)["seats"]] == [seat == 1, False]
    assert [s["yours"] for s in tablet.look(table)["seats"]] == [True, True]


def test_an_account_has_its_seats_on_every_device_without_a_link(service: Service) -> None:
    bo = Person(service, "Bo")
    secret = {"name": "bo-of-two-devices", "password": "two rivers 4000"}
    assert bo.post("/api/account", secret).status_code == 201
    ada = Person(service, "Ada")
    laid = ada.create("me", "invited", options=FIRST)
    table = laid["id"]
    join(bo, table, laid["seats"][1]["key"])
    ada.post(f"/api/tables/{table}/start")
    phone = Person(service)
    assert phone.post("/api/session", secret).status_code == 200
    assert phone.look(table)["viewer"] == bo.look(table)["viewer"] == 1
    assert phone.look(table)["version"] == 0, "the holder is the same"


def test_a_move_of_the_old_device_is_refused_after_the_seat_moved(service: Service) -> None:
    ada, bo, table, _ = invited(service)
    legal = ada.look(table)["view"]["legal"][0]
    phone = Person(service)
    join(phone, table, new_link(ada, table, 0))
    assert refusal(ada.act(table, 0, legal, 1)) == (403, "seat-not-yours")
    assert phone.act(table, 0, legal, 1).status_code == 200
    assert bo.look(table)["version"] == 2


def test_a_restart_keeps_links_and_changes_of_holders(tmp_path: Path) -> None:
    with running(tmp_path) as service:
        ada, bo, table, invitation = invited(service)
        phone, eve = Person(service), Person(service)
        used = new_link(bo, table, 1)
        join(phone, table, used)
        fresh = new_link(phone, table, 1)
        before = [still(person.look(table)) for person in (ada, bo, phone)]
        service.stop(signal.SIGKILL)
        service.start()
        assert [still(person.look(table)) for person in (ada, bo, phone)] == before
        for link in (invitation, used):
            assert refusal(join(eve, table, link)) == (403, "seat-link-used")
        assert look_at(eve, table, fresh).json()["does"] == "move"
