"""Freeing seats: openly before the game; in a game only if the holder agrees or lost on time."""

import json
import signal
import time
from pathlib import Path
from typing import Any

from tests.server.service import Person, Service, eventually, live, refusal, running, until
from tests.server.test_seat_links import invited, join, new_link, seat_events, seat_path
from tworivers.play.record import Record


def free(person: Person, table: str, seat: int, then: str = "invite") -> Any:
    return person.post(seat_path(table, seat, "free"), {"then": then})


def answer(person: Person, table: str, seat: int, agree: bool) -> Any:
    return person.post(seat_path(table, seat, "answer"), {"agree": agree})


def test_before_the_game_the_host_frees_a_seat_and_all_see_it(service: Service) -> None:
    ada, bo, table, old = invited(service, start=False)
    eve, cy = Person(service), Person(service, "Cy")
    assert [seat["may_free"] for seat in ada.look(table)["seats"]] == [False, True]
    assert [seat["may_free"] for seat in bo.look(table)["seats"]] == [False, False]
    for other in (bo, eve):
        assert refusal(free(other, table, 1)) == (403, "not-the-host")
    assert refusal(free(ada, table, 0)) == (409, "seat-is-yours")
    with live(service, bo, table) as socket:
        until(socket, "table")
        freed = free(ada, table, 1).json()["seats"][1]
        while until(socket, "table")["table"]["parted"] != {"seat": 1, "why": "freed"}:
            pass
    assert (freed["kind"], freed["name"], freed["freed"]) == ("invited", "", "Bo")
    assert freed["key"] not in (None, old)
    assert free(ada, table, 1).json()["seats"][1]["key"] == freed["key"], "asked twice"
    for other in (bo, eve):
        seen = other.look(table)
        assert (seen["viewer"], seen["seats"][1]["freed"], seen["seats"][1]["key"]) == (-1, "Bo", None)
    assert refusal(join(bo, table, old)) == (403, "seat-link-used")
    assert join(cy, table, freed["key"]).json()["viewer"] == 1
    assert eve.look(table)["seats"][1]["freed"] == ""
    assert bo.look(table)["parted"] == {"seat": 1, "why": "freed"}


def test_in_a_game_the_holder_is_asked_and_may_stay(service: Service) -> None:
    ada, bo, table, _ = invited(service)
    eve = Person(service)
    assert refusal(answer(bo, table, 1, True)) == (409, "seat-not-asked")
    before = bo.look(table)
    assert free(ada, table, 1).status_code == 200
    for other in (ada, bo, eve):
        assert other.look(table)["seats"][1]["asked"] == "invite"
    assert bo.look(table)["view"] == before["view"]
    assert refusal(answer(eve, table, 1, True)) == (403, "seat-not-yours")
    assert refusal(answer(ada, table, 1, True)) == (403, "seat-not-yours")
    for _ in range(2):
        assert answer(bo, table, 1, False).json()["seats"][1]["asked"] == "stays"
    for then in ("invite", "computer"):
        assert refusal(free(ada, table, 1, then)) == (409, "seat-holder-stays")
    after = bo.look(table)
    assert (after["viewer"], after["version"], after["view"]) == (1, 0, before["view"])
    assert refusal(free(bo, table, 0)) == (403, "not-the-host")
    assert refusal(free(ada, table, 0)) == (409, "seat-is-yours")


def test_whoever_agrees_makes_room_for_somebody_else(service: Service) -> None:
    ada, bo, table, old = invited(service)
    cy, eve = Person(service, "Cy"), Person(service)
    free(ada, table, 1)
    assert answer(bo, table, 1, True).json()["viewer"] == -1
    seen = ada.look(table)
    assert (seen["seats"][1]["kind"], seen["seats"][1]["name"]) == ("invited", "Bo")
    key = seen["seats"][1]["key"]
    assert [bo.look(table)["seats"][1]["key"], eve.look(table)["seats"][1]["key"]] == [None, None]
    assert refusal(join(cy, table, old)) == (403, "seat-link-used")
    assert refusal(join(ada, table, key)) == (409, "already-seated"), "nobody plays two hands"
    joined = join(cy, table, key).json()
    assert (joined["viewer"], joined["version"]) == (1, 2)
    assert refusal(join(eve, table, key)) == (403, "seat-link-used")
    told = [{"event": "seat-freed", "before": "Bo"}, {"event": "seat-filled", "player": "Cy"}]
    for person in (ada, bo, cy, eve):
        assert seat_events(person.look(table)) == told
    version = play_one(ada, table)
    assert cy.look(table)["version"] == version == 3


def play_one(person: Person, table: str) -> int:
    seen = person.look(table)
    done = person.act(table, seen["to_move"], seen["view"]["legal"][0], seen["version"])
    version: int = done.json()["version"]
    return version


def test_or_for_the_computer(service: Service) -> None:
    ada, bo, table, _ = invited(service)
    free(ada, table, 1, "invite")
    assert free(ada, table, 1, "computer").json()["seats"][1]["asked"] == "computer"
    answer(bo, table, 1, True)
    seen = ada.look(table)
    assert (seen["seats"][1]["kind"], seen["seats"][1]["name"]) == ("bot", "Bo (computer)")
    assert seat_events(seen) == [{"event": "seat-to-computer", "before": "Bo"}]
    assert free(ada, table, 1, "computer").json()["version"] == 1, "asked twice"


def test_the_host_decides_about_a_seat_that_was_lost_on_time(service: Service) -> None:
    ada, bo, cy = Person(service, "Ada"), Person(service, "Bo"), Person(service, "Cy")
    clock = {"kind": "move", "milliseconds": 900}
    laid = ada.create("me", "invited", "bot", options={"first": 1}, clock=clock, timeout="bot")
    table = laid["id"]
    join(bo, table, laid["seats"][1]["key"])
    ada.post(f"/api/tables/{table}/start")
    assert refusal(free(ada, table, 2)) == (409, "seat-of-computer"), "nobody ever sat there"
    eventually(lambda: ada.look(table)["seats"][1]["kind"] == "bot")
    freed = free(ada, table, 1).json()["seats"][1]
    assert (freed["kind"], freed["name"]) == ("invited", "Bo")
    assert free(ada, table, 1, "computer").json()["seats"][1]["kind"] == "bot"
    key = free(ada, table, 1).json()["seats"][1]["key"]
    assert join(cy, table, key).json()["viewer"] == 1
    names = [event["event"] for event in seat_events(bo.look(table)) if event.get("before") != "Ada"]
    again = ["seat-freed", "seat-to-computer", "seat-freed", "seat-filled"]
    assert names[:5] == ["seat-to-computer", *again]


def test_a_game_that_is_over_has_no_seats_to_free(service: Service) -> None:
    ada, bo, table, _ = invited(service)
    bo.post(seat_path(table, 1, "resign"))
    assert refusal(free(ada, table, 1)) == (409, "table-not-running")
    assert [seat["may_free"] for seat in ada.look(table)["seats"]] == [False, False]


def test_no_clock_runs_for_an_empty_seat(service: Service) -> None:
    ada, bo, cy = Person(service, "Ada"), Person(service, "Bo"), Person(service, "Cy")
    clock = {"kind": "player", "milliseconds": 3000}
    laid = ada.create("me", "invited", options={"first": 1}, clock=clock)
    table = laid["id"]
    join(bo, table, laid["seats"][1]["key"])
    ada.post(f"/api/tables/{table}/start")
    eventually(lambda: ada.look(table)["elapsed"] >= 400)
    free(ada, table, 1)
    answer(bo, table, 1, True)
    thought = ada.look(table)["elapsed"]
    assert 400 <= thought < 3000
    empty = time.monotonic()
    eventually(lambda: time.monotonic() - empty > 3.5 and ada.look(table)["status"] == "running")
    assert ada.look(table)["elapsed"] == thought
    key = ada.look(table)["seats"][1]["key"]
    assert thought <= join(cy, table, key).json()["elapsed"] < 3000
    play_one(cy, table)
    assert 0 < cy.look(table)["seats"][1]["milliseconds"] <= 3000 - thought
    end = eventually(lambda: (seen := ada.look(table))["status"] == "finished" and seen)
    assert end["ending"] == "timeout", "clocks run again"


def test_a_rematch_waits_for_an_empty_seat(service: Service) -> None:
    ada, bo, table, _ = invited(service)
    free(ada, table, 1)
    answer(bo, table, 1, True)
    ada.post(seat_path(table, 0, "resign"))
    again = ada.post(f"/api/tables/{table}/rematch").json()
    assert (again["status"], [seat["kind"] for seat in again["seats"]]) == ("open", ["invited", "person"])
    assert again["seats"][0]["key"]


def test_records_hold_the_changes_and_a_restart_keeps_them(tmp_path: Path) -> None:
    with running(tmp_path) as service:
        ada, bo, table, _ = invited(service)
        cy, phone = Person(service, "Cy"), Person(service)
        play_one(ada, table)
        free(ada, table, 1)
        answer(bo, table, 1, True)
        service.stop(signal.SIGKILL)
        service.start()
        join(cy, table, ada.look(table)["seats"][1]["key"])
        join(phone, table, new_link(cy, table, 1))
        free(ada, table, 1)
        service.stop(signal.SIGKILL)
        service.start()
        assert phone.look(table)["seats"][1]["asked"] == "invite"
        phone.post(seat_path(table, 1, "resign"))
        seen = ada.look(table)
        names = ["seat-freed", "seat-filled", "seat-elsewhere"]
        assert [event["event"] for event in seat_events(seen)] == names
        data = ada.get(f"/api/tables/{table}/record").content
        record = Record.decode(data)
        assert record.players == ["Ada", "Bo"]
        changes = [(e.action, e.player) for e in record.replay().entries if e.kind == "seat"]
        assert changes == [("free", "Bo"), ("sit", "Cy"), ("move", "Cy")]
        read = ada.post("/api/records", json.loads(data)).json()
        assert seat_events(read) == seat_events(seen)
        assert ada.get(f"/api/tables/{read['id']}/record").content == data
