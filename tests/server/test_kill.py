"""kill -9 under load: every acknowledged action is there once and in order, and play goes on."""

import os
import random
import signal
import threading
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.service import MANY, Person, Service, eventually, live, running, until
from tworivers.server.run import CLOSING_SECONDS

KILLS = 5 if MANY else 200 if os.environ.get("TWORIVERS_LONG") else 20
TABLES = 4
# So many moves at most are acknowledged before a kill.
MOST_MOVES = 40


class Player(threading.Thread):
    """Plays both seats of one table as fast as it can, and notes what was acknowledged."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        super().__init__()
        self.person = person
        self.table = table
        self.chance = random.Random(seed)
        self.acknowledged: dict[int, str] = {}

    def run(self) -> None:
        try:
            while True:
                seen = self.person.look(self.table)
                if seen["status"] == "finished":
                    return
                action = self.chance.choice(seen["view"]["legal"])
                answer = self.person.act(self.table, seen["to_move"], action, seen["version"])
                assert answer.status_code == 200, answer.text
                self.acknowledged[answer.json()["version"]] = action
        except httpx.HTTPError:
            return  # the server is gone


def stored(person: Person, table: str) -> dict[int, str]:
    """The actions as the server tells them, by version."""
    actions: dict[int, str] = {}
    versions = []
    for seat in (0, 1):
        told = person.look(table, seat)["told"]
        versions = [line["version"] for line in told]
        actions |= {line["version"]: line["action"] for line in told if line["action"] is not None}
    assert versions == list(range(1, len(versions) + 1))
    return actions


def wait_for_moves(players: list[Player], number: int) -> None:
    """Wait until so many moves were acknowledged, or all games are over."""

    def played() -> bool:
        acknowledged = sum(len(player.acknowledged) for player in players)
        return acknowledged >= number or not any(player.is_alive() for player in players)

    eventually(played)


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    service = Service(tmp_path)
    service.start()
    chance = random.Random(1)
    person = Person(service)
    tables = [person.create("shared", "shared")["id"] for _ in range(TABLES)]
    acknowledged: dict[str, dict[int, str]] = {table: {} for table in tables}
    for round_number in range(KILLS):
        players = [Player(person, table, round_number) for table in tables]
        for player in players:
            player.start()
        wait_for_moves(players, chance.randrange(1, MOST_MOVES))
        service.stop(signal.SIGKILL)
        for player in players:
            player.join()
            acknowledged[player.table] |= player.acknowledged
        service.start()
        for number, table in enumerate(tables):
            kept = stored(person, table)
            for version, action in acknowledged[table].items():
                assert kept[version] == action
            if person.look(table)["status"] == "finished":
                tables[number] = person.create("shared", "shared")["id"]
                acknowledged[tables[number]] = {}
    assert sum(map(len, acknowledged.values())) > KILLS
    service.stop(signal.SIGKILL)


@pytest.mark.parametrize("dropped", [False, True], ids=["open sockets", "dropped sockets"])
def test_the_server_ends_soon_after_sigterm(tmp_path: Path, dropped: bool) -> None:
    with running(tmp_path) as service, ExitStack() as open_sockets:
        ada = Person(service)
        table = ada.create("me", "bot")["id"]
        for _ in range(5):
            socket = open_sockets.enter_context(live(service, ada, table))
            until(socket, "table")
            if dropped:
                socket.socket.close()
        assert service.stop(signal.SIGTERM) < CLOSING_SECONDS + 5
