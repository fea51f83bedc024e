"""Seats: two tabs, leaving, giving up, the computer that takes over, and the next game."""

import json
import threading
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from tests.server.service import ALL_GAMES, Person, Service, answered, eventually, live, refusal, until

FIRST = {"first": 0}


def seat_path(table: str, seat: int, what: str) -> str:
    return f"/api/tables/{table}/seats/{seat}/{what}"


def lay_for(people: list[Person], **values: Any) -> str:
    """A started table where these people sit in their order."""
    table: str = people[0].create("me", *["open"] * (len(people) - 1), options=FIRST, **values)["id"]
    for person in people[1:]:
        assert person.post(f"/api/tables/{table}/join", {}).status_code == 200
    assert people[0].post(f"/api/tables/{table}/start").status_code == 200
    return table


def test_two_tabs_race_over_http_and_socket_and_nothing_is_doubled(service: Service) -> None:
    ada = Person(service)
    table = ada.create("shared", "shared", options=FIRST)["id"]
    for _ in range(15):
        seen = ada.look(table)
        version, seat, action = seen["version"], seen["to_move"], seen["view"]["legal"][0]
        with live(service, ada, table) as tab:
            until(tab, "table")
            answers: list[httpx.Response] = []
            other = threading.Thread(target=lambda: answers.append(ada.act(table, seat, action, version)))  # noqa: B023
            other.start()
            body = {"type": "act", "seat": seat, "action": action, "version": version}
            tab.send(json.dumps({**body, "id": f"race-{version:04}"}))
            over_socket = answered(tab)
            other.join()
        won = [over_socket["type"] == "table", answers[0].status_code == 200]
        assert sorted(won) == [False, True]
        lost = answers[0].json() if won[0] else over_socket["problem"]
        assert (lost["status"], lost["key"]) == (409, "stale-version")
        assert lost["arguments"] == {"version": version + 1}
        assert ada.look(table)["version"] == version + 1


def test_joining_again_takes_no_second_seat(service: Service) -> None:
    ada, bo = Person(service), Person(service, "Bo")
    table = ada.create("me", "open", "open")["id"]
    for _ in range(2):
        seats = bo.post(f"/api/tables/{table}/join", {}).json()["seats"]
    assert [seat["yours"] for seat in seats] == [False, True, False]
    seats = bo.post(f"/api/tables/{table}/join", {"seat": 2}).json()["seats"]
    assert [seat["yours"] for seat in seats] == [False, True, True]
    assert refusal(Person(service).post(f"/api/tables/{table}/join", {})) == (409, "table-full")


def test_leaving_before_the_start_frees_the_seat_and_kills_its_link(service: Service) -> None:
    ada, bo, eve = Person(service), Person(service), Person(service)
    laid = ada.create("me", "invited")
    table, key = laid["id"], laid["seats"][1]["key"]
    assert refusal(eve.post(f"/api/tables/{table}/join", {})) == (409, "table-full")
    bo.post(f"/api/tables/{table}/join", {"key": key})
    assert refusal(eve.post(seat_path(table, 1, "leave"))) == (403, "seat-not-yours")
    left = bo.post(seat_path(table, 1, "leave")).json()
    assert (left["seats"][1]["kind"], left["viewer"]) == ("open", -1)
    assert refusal(bo.post(f"/api/tables/{table}/join", {"key": key})) == (403, "seat-link-used")
    assert refusal(ada.post(f"/api/tables/{table}/start")) == (409, "seats-still-open")
    eve.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    assert refusal(eve.post(seat_path(table, 1, "leave"))) == (409, "table-already-started")


def test_with_two_one_resigns_and_the_rematch_is_one_for_both(service: Service) -> None:
    ada, bo, eve = Person(service, "Ada"), Person(service, "Bo"), Person(service)
    table = lay_for([ada, bo], title="Match", hints=False)
    assert refusal(ada.post(f"/api/tables/{table}/rematch")) == (409, "game-not-finished")
    assert refusal(eve.post(seat_path(table, 1, "resign"))) == (403, "seat-not-yours")
    assert bo.post(seat_path(table, 1, "resign")).json() == {"version": 1}
    end = ada.look(table)
    assert (end["status"], end["ending"]) == ("finished", "resign")
    assert [standing["place"] for standing in end["result"]] == [1, 2]
    assert refusal(ada.post(seat_path(table, 0, "resign")))[0] in (409, 422)
    assert refusal(eve.post(f"/api/tables/{table}/rematch")) == (403, "seat-not-yours")
    again = bo.post(f"/api/tables/{table}/rematch").json()
    assert ada.post(f"/api/tables/{table}/rematch").json()["id"] == again["id"]
    assert ada.look(table)["next_table"] == again["id"] != table
    assert [seat["name"] for seat in again["seats"]] == ["Bo", "Ada"]
    assert (again["status"], again["viewer"], again["title"], again["hints"]) == (
        "running",
        0,
        "Match",
        False,
    )
    assert ada.look(again["id"])["viewer"] == 1
    assert again["seed_hash"] != end["seed_hash"]


def test_with_three_a_game_ends_when_all_agree_and_who_offered_first_is_last(service: Service) -> None:
    people = [Person(service, name) for name in ("Ada", "Bo", "Cy")]
    table = lay_for(people)
    assert people[2].post(seat_path(table, 2, "resign")).json() == {"version": 0}
    assert people[0].post(seat_path(table, 0, "resign")).json() == {"version": 0}
    seen = people[1].look(table)
    assert (seen["status"], [seat["resigns"] for seat in seen["seats"]]) == ("running", [True, False, True])
    assert people[1].post(seat_path(table, 1, "resign")).json() == {"version": 1}
    end = people[1].look(table)
    assert end["ending"] == "resign"
    assert [standing["place"] for standing in end["result"]] == [1, 1, 3]


def test_the_computer_plays_on_for_somebody_who_leaves(service: Service) -> None:
    ada, bo = Person(service, "Ada"), Person(service, "Bo")
    table = lay_for([ada, bo])
    assert refusal(bo.post(seat_path(table, 0, "abandon"))) == (403, "seat-not-yours")
    key = ada.post(seat_path(table, 0, "link")).json()["seats"][0]["key"]
    assert ada.post(seat_path(table, 0, "abandon")).json() == {"version": 1}
    assert ada.look(table)["viewer"] == -1
    seen = eventually(lambda: (s := bo.look(table))["to_move"] == 1 and s)
    assert (seen["seats"][0]["kind"], seen["seats"][0]["name"]) == ("bot", "Ada (computer)")
    assert [line["kind"] for line in seen["told"]][:2] == ["seat", "action"]
    assert refusal(ada.post(f"/api/tables/{table}/join", {"key": key})) == (403, "seat-link-used")
    assert bo.act(table, 1, seen["view"]["legal"][0], seen["version"]).status_code == 200


def test_a_shared_screen_shows_each_seat_only_its_own(service: Service) -> None:
    """What is sent for one seat is what that seat alone would be sent: compared with two people's screens."""
    for game in ALL_GAMES:
        host, ada, bo = Person(service), Person(service), Person(service)
        shared = host.create("shared", "shared", game=game, seed=5, options=FIRST)["id"]
        apart = ada.create("me", "open", game=game, seed=5, options=FIRST)["id"]
        bo.post(f"/api/tables/{apart}/join", {})
        ada.post(f"/api/tables/{apart}/start")
        for _ in range(12):
            seats = [ada.look(apart), bo.look(apart)]
            for seat, alone in enumerate(seats):
                seen = host.look(shared, seat)
                assert (seen["view"], seen["told"]) == (alone["view"], alone["told"])
                with live(service, host, shared, seat=seat) as socket:
                    assert until(socket, "table")["table"]["view"] == alone["view"]
            mover = seats[0]["to_move"]
            action, version = seats[mover]["view"]["legal"][-1], seats[0]["version"]
            assert host.act(shared, mover, action, version).status_code == 200
            assert (ada, bo)[mover].act(apart, mover, action, version).status_code == 200


def hears(socket: ClientConnection, version: int) -> None:
    while until(socket, "table")["table"]["version"] < version:
        pass


def test_all_sockets_hear_of_seats_offers_and_ends(service: Service) -> None:
    people = [Person(service, name) for name in ("Ada", "Bo", "Cy")]
    table = people[0].create("me", "open", "open", options=FIRST)["id"]
    with live(service, Person(service), table) as watching:
        assert until(watching, "table")["table"]["status"] == "open"
        for person in people[1:]:
            person.post(f"/api/tables/{table}/join", {})
        while [s["kind"] for s in until(watching, "table")["table"]["seats"]] != ["person"] * 3:
            pass
        people[0].post(f"/api/tables/{table}/start")
        while until(watching, "table")["table"]["status"] != "running":
            pass
        people[0].post(seat_path(table, 0, "resign"))
        while not until(watching, "table")["table"]["seats"][0]["resigns"]:
            pass
        for seat in (1, 2):
            people[seat].post(seat_path(table, seat, "resign"))
        hears(watching, 1)
