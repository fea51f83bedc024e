"""Clocks: running out loses or hands over, undo gains no time, and a restart changes nothing."""

import signal
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.service import Person, Service, eventually, refusal, running

FIRST = {"first": 0}
# A server's clock and ours may be read a little apart.
APART = 50


def let_time_pass(person: Person, milliseconds: int, *tables: str) -> None:
    """Wait until the present decision at these tables has taken so long by the server's clock."""
    for table in tables:
        eventually(lambda: person.look(table)["elapsed"] >= milliseconds)  # noqa: B023


def lay(people: list[Person], clock: dict[str, Any], **values: Any) -> str:
    table: str = people[0].create("me", *["open"] * (len(people) - 1), options=FIRST, clock=clock, **values)[
        "id"
    ]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join", {})
    assert people[0].post(f"/api/tables/{table}/start").status_code == 200
    return table


@pytest.mark.parametrize("kind", ["move", "player"])
def test_whoever_lets_the_clock_run_out_loses(service: Service, kind: str) -> None:
    ada, bo = Person(service, "Ada"), Person(service, "Bo")
    table = lay([ada, bo], {"kind": kind, "milliseconds": 900})
    end = eventually(lambda: (seen := bo.look(table))["status"] == "finished" and seen)
    assert end["ending"] == "timeout"
    assert [standing["place"] for standing in end["result"]] == [2, 1]
    assert [line["kind"] for line in end["told"]] == ["timeout"]
    late = ada.act(table, 0, "pass", end["version"])
    assert refusal(late)[0] in (409, 422)


def test_or_the_computer_plays_on(service: Service) -> None:
    ada, bo = Person(service, "Ada"), Person(service, "Bo")
    table = lay([ada, bo], {"kind": "move", "milliseconds": 1500}, timeout="bot")
    seen = eventually(lambda: (seen := bo.look(table))["seats"][0]["kind"] == "bot" and seen)
    assert seen["seats"][0]["name"] == "Ada (computer)"
    seen = eventually(lambda: len(bo.look(table)["told"]) > 1 and bo.look(table))
    assert [line["kind"] for line in seen["told"]][:2] == ["seat", "action"]


def test_a_move_winds_the_move_clock_and_eats_the_players(service: Service) -> None:
    ada, bo = Person(service), Person(service)
    started = time.monotonic()
    moves = lay([ada, bo], {"kind": "move", "milliseconds": 60_000})
    time_a_player = lay([ada, bo], {"kind": "player", "milliseconds": 60_000, "increment": 0})
    generous = lay([ada, bo], {"kind": "player", "milliseconds": 60_000, "increment": 5000})
    let_time_pass(ada, 300, moves, time_a_player, generous)
    for table in (moves, time_a_player, generous):
        assert ada.act(table, 0, ada.look(table)["view"]["legal"][0], 0).status_code == 200
    left = [ada.look(table)["seats"][0]["milliseconds"] for table in (moves, time_a_player, generous)]
    most = 1000 * (time.monotonic() - started) + APART
    assert left[0] == 60_000
    assert 60_000 - most <= left[1] <= 59_700
    assert 65_000 - most <= left[2] <= 64_700


def test_undo_gains_no_time(service: Service) -> None:
    ada, bo = Person(service), Person(service)
    table = lay([ada, bo], {"kind": "player", "milliseconds": 60_000, "increment": 3000})
    let_time_pass(ada, 400, table)
    for number in range(3):
        assert ada.act(table, 0, "king b1", 2 * number).status_code == 200
        body = {"seat": 0, "version": 2 * number + 1, "id": f"undo-number-{number}"}
        assert ada.post(f"/api/tables/{table}/undo", body).status_code == 200
    seen = ada.look(table)
    assert seen["seats"][0]["milliseconds"] == 60_000
    assert seen["elapsed"] >= 400
    ada.act(table, 0, "king b1", 6)
    assert ada.look(table)["seats"][0]["milliseconds"] <= 62_600


def test_somebody_elses_leaving_gains_no_time(service: Service) -> None:
    people = [Person(service) for _ in range(3)]
    table = lay(people, {"kind": "player", "milliseconds": 60_000})
    let_time_pass(people[0], 400, table)
    people[2].post(f"/api/tables/{table}/seats/2/abandon")
    seen = people[0].look(table)
    assert (seen["to_move"], seen["version"]) == (0, 1)
    assert seen["elapsed"] >= 400


def test_clocks_run_on_over_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as service:
        people = [Person(service) for _ in range(3)]
        clock = {"kind": "player", "milliseconds": 600_000}
        started = time.monotonic()
        untouched = lay(people, clock)
        left_by_one = lay(people, clock)
        played = lay(people, clock)
        let_time_pass(people[0], 300, untouched, left_by_one, played)
        people[2].post(f"/api/tables/{left_by_one}/seats/2/abandon")
        people[0].act(played, 0, "king b1", 0)
        short = lay(people, {"kind": "move", "milliseconds": 2000})
        service.stop(signal.SIGKILL)
        stopped = time.monotonic()
        before = dict.fromkeys((untouched, left_by_one), 300) | {played: 0}
        service.start()
        away = 1000 * (time.monotonic() - stopped)
        for table, spent in before.items():
            elapsed = people[0].look(table)["elapsed"]
            most = 1000 * (time.monotonic() - started)
            assert spent + away - APART <= elapsed <= most + APART
        assert people[0].look(played)["seats"][0]["milliseconds"] <= 599_700
        end = eventually(lambda: (seen := people[0].look(short))["status"] == "finished" and seen)
        assert end["ending"] == "timeout"


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "move"},
        {"kind": "move", "milliseconds": -5},
        {"kind": "player", "milliseconds": 10, "increment": -1},
        {"kind": "player", "milliseconds": 10**30},
        {"kind": "sun", "milliseconds": 10},
    ],
)
def test_impossible_clocks_are_refused(service: Service, clock: dict[str, Any]) -> None:
    body = {"game": "tigris", "seats": [{"kind": "shared"}, {"kind": "shared"}], "clock": clock}
    assert refusal(Person(service).post("/api/tables", body))[0] == 400
