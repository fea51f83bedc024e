"""Tables, seats and play over real HTTP and WebSocket connections."""

import json
import random
from socket import SHUT_RDWR
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.service import Person, Service, answered, eventually, live, until
from tworivers.play.record import Record


def test_a_game_of_two_people_two_bots_and_a_spectator(service: Service) -> None:
    ada, bo, eve = Person(service, "Ada"), Person(service, "Bo"), Person(service)
    table = ada.create("me", "open", "bot", "bot", public=True)
    assert table["status"] == "open"
    assert table["id"] in [line["id"] for line in eve.http.get("/api/tables").json()]
    bo.post(f"/api/tables/{table['id']}/join", {})
    assert bo.post(f"/api/tables/{table['id']}/start").status_code == 403
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 200
    with live(service, eve, table["id"]) as watching:
        play_to_the_end(table["id"], [ada, bo])
        last = watch_to_the_end(watching)
    assert last["viewer"] == -1
    assert sorted(standing["place"] for standing in last["result"])[0] == 1
    record = Record.decode(ada.http.get(f"/api/tables/{table['id']}/record").content)
    assert record.replay().over
    assert record.seed == last["seed"]


def play_to_the_end(table: str, people: list[Person]) -> None:
    """People decide at random whenever it is their turn."""
    chance = random.Random(1)

    def asked() -> tuple[int, dict[str, Any]] | None:
        for seat, person in enumerate(people):
            seen = person.look(table)
            if seen["status"] == "finished" or seen["view"]["legal"]:
                return seat, seen
        return None

    while True:
        seat, seen = eventually(asked)
        if seen["status"] == "finished":
            return
        answer = people[seat].act(table, seat, chance.choice(seen["view"]["legal"]), seen["version"])
        assert answer.status_code == 200, answer.text


def watch_to_the_end(watching: ClientConnection) -> dict[str, Any]:
    """What a spectator is told: every version once and in order, and nothing hidden."""
    told: list[int] = []
    while True:
        table: dict[str, Any] = until(watching, "table")["table"]
        told += [line["version"] for line in table["told"]]
        assert all(line["action"] is None for line in table["told"])
        if table["view"]:
            assert all(seat["hand"] is None for seat in table["view"]["seats"])
            assert table["view"]["legal"] == []
        if table["status"] == "finished":
            assert told == list(range(1, table["version"] + 1))
            return table
        assert table["seed"] is None


def test_a_repeated_request_is_answered_again_and_a_stale_one_refused(service: Service) -> None:
    ada = Person(service)
    table = ada.create("shared", "shared", options={"first": 0})["id"]
    first = ada.act(table, 0, "pass", 0, "same-request")
    again = ada.act(table, 0, "pass", 0, "same-request")
    assert first.json() == again.json() == {"version": 1}
    stale = ada.act(table, 0, "pass", 0)
    assert (stale.status_code, stale.json()["key"]) == (409, "stale-version")
    assert ada.look(table)["version"] == 1


def test_two_tabs_of_one_seat_race_and_one_wins(service: Service) -> None:
    ada = Person(service)
    table = ada.create("shared", "shared", options={"first": 0})["id"]
    with live(service, ada, table) as one, live(service, ada, table) as two:
        for number, socket in enumerate((one, two)):
            until(socket, "table")
            body = {"type": "act", "seat": 0, "action": "pass", "version": 0, "id": f"tab-number-{number}"}
            socket.send(json.dumps(body))
        answers = {answered(one)["type"], answered(two)["type"]}
    assert answers == {"table", "refused"}
    assert ada.look(table)["version"] == 1


def test_a_move_on_a_line_that_breaks_at_once_is_finished(service: Service) -> None:
    """It is stored, others are told, and the computer goes on soon."""
    ada, eve = Person(service), Person(service)
    table = ada.create("me", "bot", options={"first": 0})["id"]
    with live(service, eve, table) as watching:
        until(watching, "table")
        for version in (0, 1):
            body = {"type": "act", "seat": 0, "action": "pass", "version": version, "id": f"broken-{version}"}
            with live(service, ada, table) as line:
                until(line, "table")
                line.send(json.dumps(body))
                line.socket.shutdown(SHUT_RDWR)
            while until(watching, "table")["table"]["version"] <= version:
                pass
        while until(watching, "table")["table"]["told"][-1]["seat"] != 1:
            pass


def test_hot_seat_shows_one_hand_at_a_time(service: Service) -> None:
    ada = Person(service)
    table = ada.create("shared", "shared", options={"first": 0})["id"]
    for seat in (0, 1):
        hands = [s["hand"] for s in ada.look(table, seat)["view"]["seats"]]
        assert [hand is not None for hand in hands] == [seat == 0, seat == 1]


def test_undo_one_step_and_a_whole_turn(service: Service) -> None:
    ada = Person(service)
    table = ada.create("shared", "shared", options={"first": 0})["id"]
    ada.act(table, 0, "priest b1", 0)
    assert ada.look(table, 0)["may_undo"]
    body = {"seat": 0, "version": 1, "id": "undo-request-1"}
    assert ada.post(f"/api/tables/{table}/undo", body).json() == {"version": 2}
    ada.act(table, 0, "priest b1", 2)
    ada.act(table, 0, "king c2", 3)
    body = {"seat": 0, "version": 4, "id": "undo-request-2", "whole_turn": True}
    assert ada.post(f"/api/tables/{table}/undo", body).json() == {"version": 6}
    assert ada.look(table)["view"]["turn"] == 1
    assert (
        ada.post(f"/api/tables/{table}/undo", {"seat": 0, "version": 6, "id": "undo-request-3"}).status_code
        == 422
    )


def test_previews_marks_and_refusals(service: Service) -> None:
    ada = Person(service)
    table = ada.create("shared", "shared", options={"first": 0})["id"]
    asked = ada.post(f"/api/tables/{table}/ask", {"seat": 0, "piece": "king"}).json()
    assert asked["marks"]["b1"] == {"points": 0, "effect": ""}
    asked = ada.post(f"/api/tables/{table}/ask", {"seat": 0, "action": "king b1"}).json()
    assert asked["events"][0]["event"] == "tigris-leader-placed"
    asked = ada.post(f"/api/tables/{table}/ask", {"seat": 0, "action": "king h6"}).json()
    assert asked["refusal"]["key"] == "tigris-leader-without-temple"
    refused = ada.act(table, 0, "king h6", 0)
    assert (refused.status_code, refused.json()["key"]) == (422, "tigris-leader-without-temple")


@pytest.mark.parametrize(
    ("path", "body", "status", "key"),
    [
        ("/api/tables", {"game": "chess", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 404, "unknown-game"),
        ("/api/tables", {"game": "tigris", "seats": [{"kind": "me"}]}, 400, "http-400"),
        ("/api/tables", {"game": "tigris", "seats": [{}, {}], "options": {"x": 1}}, 400, "bad-option"),
        ("/api/tables", {"game": "tigris", "seats": [{"kind": "bot", "level": "x"}, {}]}, 400, "bad-level"),
        ("/api/tables", {"nonsense": True}, 400, "http-400"),
        (
            "/api/tables",
            {"game": "babylon", "seats": [{}, {}], "options": {"tiles": "/etc/passwd"}},
            400,
            "option-names-a-file",
        ),
        ("/api/tables/none/start", None, 404, "no-such-table"),
        ("/api/tables/none/chat", {"text": ""}, 400, "http-400"),
        ("/api/nowhere", {}, 404, "http-404"),
    ],
)
def test_bad_requests_are_typed_problems(
    service: Service, path: str, body: Any, status: int, key: str
) -> None:
    answer = Person(service).post(path, body)
    assert (answer.status_code, answer.json()["key"]) == (status, key)
    assert answer.headers["content-type"].startswith("application/problem+json")


def test_strangers_and_foreign_pages_change_nothing(service: Service) -> None:
    ada, eve = Person(service), Person(service)
    table = ada.create("shared", "shared", options={"first": 0})["id"]
    assert eve.act(table, 0, "pass", 0).json()["key"] == "seat-not-yours"
    foreign = ada.http.post(f"/api/tables/{table}/start", headers={"Origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    ada.http.cookies.set("tworivers", "somebody.0000", domain="127.0.0.1")
    assert ada.look(table)["viewer"] == -1
    assert eve.look(table)["version"] == 0


def test_a_large_body_is_refused(service: Service) -> None:
    answer = Person(service).post("/api/tables/x/chat", {"text": "x" * 100_000})
    assert answer.status_code == 413


def test_malformed_socket_messages_are_refused_and_the_socket_lives_on(service: Service) -> None:
    ada = Person(service)
    table = ada.create("shared", "shared", options={"first": 0})["id"]
    with live(service, ada, table) as socket:
        for text in ("", "{", "[]", '{"type":"fly"}', '{"type":"act"}', '"' + "x" * 50_000 + '"'):
            socket.send(text)
            assert until(socket, "refused")["problem"]["status"] == 400
        socket.send('{"type":"ping"}')
        until(socket, "pong")
    assert ada.look(table)["version"] == 0


def test_chat_reaches_everyone(service: Service) -> None:
    ada, eve = Person(service, "Ada"), Person(service)
    table = ada.create("me", "bot")["id"]
    with live(service, eve, table) as socket:
        until(socket, "table")
        ada.post(f"/api/tables/{table}/chat", {"text": "Hello <b>there</b>"})
        while not (chat := until(socket, "table")["table"]["chat"]):
            pass
    assert (chat[0]["name"], chat[0]["text"]) == ("Ada", "Hello <b>there</b>")


def test_answers_carry_a_strict_content_policy(service: Service) -> None:
    policy = Person(service).http.get("/api/games").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
