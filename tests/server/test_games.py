"""A whole game of each kind: two people, two computers and a spectator, over HTTP and over sockets."""

import functools
import hashlib
import json
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.service import ALL_GAMES, Person, Service, command, eventually, live, until


class Watcher(threading.Thread):
    """Somebody whose socket is told of every change until the game ends; acts if it holds a seat."""

    def __init__(self, service: Service, person: Person, table: str, breaks: int = 0) -> None:
        super().__init__()
        self.service, self.person, self.table = service, person, table
        self.breaks = breaks
        self.chance = random.Random(2)
        self.versions: list[int] = []
        self.lines: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            while self.last.get("status") != "finished":
                self.follow()
        except BaseException as error:
            self.trouble = error

    def follow(self) -> None:
        """Listen, from where the last socket ended, until the game ends or the line breaks once more."""
        since = self.versions[-1] if self.versions else 0
        with live(self.service, self.person, self.table, since=since) as socket:
            heard = 0
            self.note(until(socket, "table")["table"])
            while self.last.get("status") != "finished":
                self.note(self.act(socket) or until(socket, "table")["table"])
                heard += 1
                if self.breaks and heard == 5:
                    self.breaks -= 1
                    return

    def note(self, table: dict[str, Any]) -> None:
        self.last = table
        self.lines += table["told"]
        self.versions += [line["version"] for line in table["told"]]
        assert self.versions == list(range(1, table["version"] + 1)), "a gap, or something told twice"

    def act(self, socket: Any) -> dict[str, Any] | None:
        """Act, if it is on us; return the table after it."""
        table = self.last
        if table["status"] == "running" and table["to_move"] == table["viewer"]:
            action = self.chance.choice(table["view"]["legal"])
            request = {
                "seat": table["viewer"],
                "version": table["version"],
                "id": f"act-{table['version']:05}",
            }
            socket.send(json.dumps({"type": "act", "action": action, **request}))
            answer = until(socket, "table", "refused")
            assert answer.get("accepted") == [{"id": request["id"], "version": table["version"] + 1}], answer
            return dict(answer["table"])
        return None


def play_over_http(person: Person, table: str) -> list[int]:
    """Play a seat by asking again and again what is new; return the versions that were told."""
    chance = random.Random(1)
    versions: list[int] = []
    while True:
        seen = eventually(functools.partial(waits_for, person, table, len(versions)))
        versions += [line["version"] for line in seen["told"]]
        assert versions == list(range(1, seen["version"] + 1))
        if seen["status"] == "finished":
            return versions
        action = chance.choice(seen["view"]["legal"])
        answer = person.act(table, seen["viewer"], action, seen["version"])
        assert answer.status_code == 200, answer.text


def waits_for(person: Person, table: str, since: int) -> dict[str, Any] | None:
    seen = person.look(table, since=since)
    waits = seen["status"] == "finished" or seen["to_move"] == seen["viewer"]
    return seen if waits else None


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_game_of_two_people_two_computers_and_a_spectator(
    service: Service, game: str, tmp_path: Path
) -> None:
    ada, bo, eve = Person(service, "Ada"), Person(service, "Bo"), Person(service)
    laid = ada.create("me", "bot", "invited", "bot", game=game, title="Evening")
    table, key = laid["id"], laid["seats"][2]["key"]
    assert bo.post(f"/api/tables/{table}/join", {"key": key}).status_code == 200
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    sockets = [Watcher(service, bo, table, breaks=2), Watcher(service, eve, table)]
    for socket in sockets:
        socket.start()
    versions = play_over_http(ada, table)
    for socket in sockets:
        socket.join(60)
        assert socket.trouble is None, socket.trouble
        assert socket.versions == versions
    assert [socket.last["viewer"] for socket in sockets] == [2, -1]
    assert all(line["action"] is None for line in sockets[1].lines)
    check_what_is_left(ada, eve, table, laid["seed_hash"], tmp_path / "record.json")


def check_what_is_left(ada: Person, eve: Person, table: str, seed_hash: str, file: Path) -> None:
    """The result, the seed, a record that verifies, and every moment from all eyes, for anybody."""
    end = ada.look(table)
    assert hashlib.sha256(bytes.fromhex(end["seed"])).hexdigest() == seed_hash == end["seed_hash"]
    assert min(standing["place"] for standing in end["result"]) == 1
    assert end["ending"]
    [line] = [line for line in ada.get("/api/tables", which="finished").json() if line["id"] == table]
    best = {standing["seat"] for standing in end["result"] if standing["place"] == 1}
    assert line["winners"] == [end["seats"][seat]["name"] for seat in sorted(best)]
    file.write_bytes(eve.get(f"/api/tables/{table}/record").content)
    verified = command("verify", str(file))
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert seed_hash in verified.stdout
    for version in (0, end["version"] // 2, end["version"]):
        for eyes in ("open", "watch", "0", "1", "2", "3"):
            looked = eve.get(f"/api/tables/{table}/moments/{version}", eyes=eyes)
            assert looked.status_code == 200, looked.text
            assert looked.json()["version"] == version
    told = [eve.look(table, eyes=eyes)["told"] for eyes in ("open", "2")]
    assert all(line["action"] is not None for line in told[0] if line["kind"] == "action")
    assert {line["seat"] for line in told[1] if line["action"] is not None} == {2}
