"""History: moments, eyes, records out and in, the log of a seat, playing on, and study."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.service import ALL_GAMES, Person, Service, command, random_match, record_of, refusal
from tworivers.play.record import Record

FIRST = {"first": 0}


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return record_of(random_match("tigris", 2))


@pytest.fixture
def finished(service: Service, record: dict[str, Any]) -> str:
    answer = Person(service).post("/api/records", record)
    assert answer.status_code == 201, answer.text[:300]
    table: str = answer.json()["id"]
    return table


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_record_goes_in_and_comes_out_the_same(service: Service, game: str, tmp_path: Path) -> None:
    match = random_match(game, 3, 7)
    sent = record_of(match)
    ada, eve = Person(service), Person(service)
    laid = ada.post("/api/records", sent).json()
    assert (laid["status"], laid["game"], laid["version"]) == ("finished", game, match.version)
    fetched = eve.get(f"/api/tables/{laid['id']}/record")
    assert fetched.headers["content-disposition"].startswith(f'attachment; filename="{game}-')
    assert fetched.json() == sent
    assert Record.decode(fetched.content).replay().over
    for version in (0, 1, match.version):
        looked = eve.get(f"/api/tables/{laid['id']}/moments/{version}", eyes="open").json()
        assert looked["position"] == json.loads(json.dumps(match.game.position(match_at(sent, version))))
    assert laid["id"] in [line["id"] for line in ada.get("/api/tables", which="finished").json()]


def match_at(sent: dict[str, Any], version: int) -> Any:
    return Record.decode(json.dumps(sent).encode()).replay(version).state


def test_eyes_open_only_after_the_end(service: Service, finished: str) -> None:
    ada, eve = Person(service), Person(service)
    running = ada.create("shared", "shared", options=FIRST)["id"]
    for path in (running, f"{running}/moments/0", f"{running}/record"):
        for person in (ada, eve):
            assert refusal(person.get(f"/api/tables/{path}", eyes="open")) == (409, "game-not-finished")
    hands = [seat["hand"] for seat in eve.look(finished, eyes="open")["view"]["seats"]]
    assert None not in hands
    for eyes, seen in (("watch", [False, False]), ("1", [False, True])):
        looked = eve.get(f"/api/tables/{finished}/moments/3", eyes=eyes).json()
        assert [seat["hand"] is not None for seat in looked["view"]["seats"]] == seen
    assert refusal(eve.get(f"/api/tables/{finished}/moments/0", eyes="3")) == (404, "no-such-seat")
    assert refusal(eve.get(f"/api/tables/{finished}/moments/99999")) == (404, "no-such-moment")
    assert eve.get(f"/api/tables/{finished}/moments/-1").status_code in (400, 404)
    assert refusal(eve.get(f"/api/tables/{finished}", eyes="all")) == (400, "http-400")


def damaged(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**record, **changes}


def test_damaged_records_are_refused_with_words(service: Service, record: dict[str, Any]) -> None:
    ada = Person(service)
    entries = record["entries"]
    wrong = [
        {},
        {"format": "chess"},
        damaged(record, format="tworivers record 99"),
        damaged(record, game="chess"),
        damaged(record, players=["one"]),
        damaged(record, players=["x"] * 9),
        damaged(record, players=["x" * 500, "y"]),
        damaged(record, seed="not hex"),
        damaged(record, seed=""),
        damaged(record, seed="ab"),
        damaged(record, seed="00" * 400),
        damaged(record, check="00000000"),
        damaged(record, places=[2, 2]),
        damaged(record, entries=entries[:-1]),
        damaged(record, entries=entries[1:]),
        damaged(record, entries=[{**entries[0], "action": "fly a1"}, *entries[1:]]),
        damaged(record, entries=[{**entries[0], "seat": 99}, *entries[1:]]),
        damaged(record, entries=[{**entries[0], "milliseconds": -5}, *entries[1:]]),
        damaged(record, entries=[{"kind": "undo", "seat": 0}, *entries]),
        damaged(record, entries=[{"kind": "seat", "seat": 0, "player": "x" * 500}, *entries]),
        damaged(record, entries="many"),
        damaged(record, options={"board": "/etc/passwd"}),
        damaged(record, clock={"kind": "move", "milliseconds": -1}),
        damaged(record, start={"board": 5}),
        damaged(record, more=1),
    ]
    before = len(ada.get("/api/tables", which="finished").json())
    for body in wrong:
        answer = ada.post("/api/records", body)
        assert answer.status_code == 400, (answer.status_code, str(body)[:200])
        assert len(answer.json()["title"]) > 10
        assert answer.json()["key"] in answer.json()["type"]
    for body in ([], "text", None, 5):
        assert refusal(ada.post("/api/records", body)) == (400, "http-400")
    assert len(ada.get("/api/tables", which="finished").json()) == before


def test_a_record_cannot_make_the_server_read_its_files(service: Service, tmp_path: Path) -> None:
    record = record_of(random_match("babylon", 2))
    secret = tmp_path / "secret.txt"
    secret.write_text("the password is swordfish")
    ada = Person(service)
    for path in (str(secret), str(tmp_path / "missing")):
        body = damaged(record, options={**record["options"], "tiles": path})
        answer = ada.post("/api/records", body)
        assert refusal(answer) == (400, "option-names-a-file")
        study = {"game": "babylon", "options": {"tiles": path}}
        assert refusal(ada.post("/api/study", study)) == (400, "option-names-a-file")
        position = ada.post("/api/study", {"game": "babylon"}).json()["position"]
        smuggled = json.loads(json.dumps(position).replace('"basic"', json.dumps(path)))
        for nested in (smuggled, {**position, "tiles": path}, {**position, "options": {"tiles": path}}):
            answer = ada.post("/api/study", {"game": "babylon", "position": nested})
            assert answer.status_code in (200, 400)
            assert "swordfish" not in answer.text


def test_a_huge_record_is_refused(service: Service, record: dict[str, Any]) -> None:
    body = damaged(record, players=["x" * 3_000_000, "y"])
    assert refusal(Person(service).post("/api/records", body)) == (413, "http-413")


def test_the_log_of_a_seat_holds_nothing_hidden(service: Service) -> None:
    ada, bo = Person(service, "Ada"), Person(service, "Bo")
    table = ada.create("me", "open", options=FIRST)["id"]
    bo.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    swap = next(action for action in ada.look(table)["view"]["legal"] if action.startswith("swap"))
    assert ada.act(table, 0, swap, 0).status_code == 200
    logs = [p.get(f"/api/tables/{table}/log", seat=seat).json() for seat, p in enumerate((ada, bo))]
    assert [log["told"][0]["action"] for log in logs] == [swap, None]
    tile = swap.split(" ")[1]
    assert tile in json.dumps(logs[0]["told"])
    assert tile not in json.dumps(logs[1]["told"])
    assert "seed" not in logs[1]
    for person, seat in ((bo, 0), (ada, 1), (Person(service), 0), (ada, 9), (ada, -1)):
        assert refusal(person.get(f"/api/tables/{table}/log", seat=seat)) == (403, "seat-not-yours")


def test_playing_on_from_a_moment_and_from_a_position(service: Service, finished: str) -> None:
    ada = Person(service)
    seats = [{"kind": "shared"}, {"kind": "shared"}]
    moment = ada.get(f"/api/tables/{finished}/moments/5").json()
    for start in (
        {"type": "moment", "table": finished, "version": 5},
        {"type": "position", "position": moment["position"]},
    ):
        laid = ada.post("/api/tables", {"game": "tigris", "seats": seats, "start": start})
        assert laid.status_code == 201, laid.text[:300]
        seen = laid.json()
        assert (seen["version"], seen["to_move"]) == (0, moment["to_move"])
        assert seen["view"]["tiles"] == moment["view"]["tiles"]
        acted = ada.act(seen["id"], seen["to_move"], seen["view"]["legal"][0], 0)
        assert acted.status_code == 200


def test_impossible_starts_are_refused(service: Service, finished: str) -> None:
    ada = Person(service)
    running = ada.create("shared", "shared")["id"]
    position = ada.get(f"/api/tables/{finished}/moments/5").json()["position"]
    end = ada.look(finished)["version"]

    def lay(start: Any, players: int = 2, game: str = "tigris") -> tuple[int, str]:
        body = {"game": game, "seats": [{"kind": "shared"}] * players, "start": start}
        return refusal(ada.post("/api/tables", body))

    assert lay({"type": "moment", "table": "none", "version": 0}) == (404, "no-such-table")
    assert lay({"type": "moment", "table": running, "version": 0}) == (409, "game-not-finished")
    assert lay({"type": "moment", "table": finished, "version": 0}, game="babylon")[0] == 409
    assert lay({"type": "moment", "table": finished, "version": 10**6}) == (404, "no-such-moment")
    assert lay({"type": "moment", "table": finished, "version": end}) == (409, "game-is-over")
    assert lay({"type": "position", "position": position}, players=3) == (400, "bad-players")
    assert lay({"type": "position", "position": {}})[0] == 400
    for key, value in position.items():
        for wrong in (-1, 10**30, "x", ["x"], {"x": 1}, {"zz": "temple"}, None):
            if wrong != value:
                body = {"game": "tigris", "position": {**position, key: wrong}}
                assert ada.post("/api/study", body).status_code in (200, 400), (key, wrong)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_study_looks_asks_and_refuses(service: Service, game: str) -> None:
    ada = Person(service)
    study: dict[str, Any] = {"game": game, "players": 3, "seed": 4, "options": FIRST}
    start = ada.post("/api/study", study).json()
    action = start["view"]["legal"][0]
    seen = ada.post("/api/study", {**study, "actions": [action], "eyes": "0"}).json()
    assert (seen["viewer"], seen["told"][0]["action"]) == (0, action)
    asked = ada.post("/api/study/ask", {"study": study, "ask": {"seat": 0, "action": action}}).json()
    assert asked["events"] is not None
    assert refusal(ada.post("/api/study", {**study, "actions": ["fly a1"]})) == (400, "bad-notation")
    again = ada.post("/api/study", {**study, "actions": [action, action, action]})
    assert again.status_code in (200, 422)
    assert refusal(ada.post("/api/study", {**study, "position": {"game": game}}))[0] == 400
    assert refusal(ada.post("/api/study", {**study, "seed": -1})) == (400, "http-400")
    assert refusal(ada.post("/api/study", {**study, "players": 5})) == (400, "http-400")
    assert refusal(ada.post("/api/study", {**study, "eyes": "3"})) == (404, "no-such-seat")
    back = ada.post("/api/study", {"game": game, "position": seen["position"]}).json()
    assert back["position"] == seen["position"]


def test_odd_seeds_are_refused_or_played(service: Service) -> None:
    ada = Person(service)
    for seed in (-1, 2**53, 2**64, 10**40):
        body = {"game": "tigris", "seats": [{"kind": "shared"}, {"kind": "shared"}], "seed": seed}
        assert refusal(ada.post("/api/tables", body)) == (400, "http-400")
    assert ada.create("shared", "shared", seed=7)["open_seed"]


def test_records_verify_on_the_command_line(record: dict[str, Any], tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(record))
    bad.write_text(json.dumps(damaged(record, check="00000000")))
    assert command("verify", str(good)).returncode == 0
    refused = command("verify", str(bad))
    assert refused.returncode != 0
    assert "Traceback" not in refused.stderr
