"""A backup made while people play can be restored, as docs/operating.md says."""

import shutil
import sqlite3
from pathlib import Path

from tests.server.service import Person, Service, alone, running
from tworivers.server.run import CLOSING_SECONDS


@alone
def test_a_backup_under_load_is_a_whole_moment(tmp_path: Path) -> None:
    with running(tmp_path / "data") as service:
        player = Person(service, "Ana")
        table = player.create("me", "bot", game="tigris")["id"]
        before = player.look(table)["version"]
        with (
            sqlite3.connect(tmp_path / "data" / "tworivers.db") as source,
            sqlite3.connect(tmp_path / "copy.db") as copy,
        ):
            source.backup(copy)
        cookie = player.http.cookies["tworivers"]
        service.stop()
    restored = tmp_path / "restored"
    restored.mkdir()
    shutil.copy(tmp_path / "copy.db", restored / "tworivers.db")
    shutil.copy(tmp_path / "data" / "secret.key", restored)
    with running(restored) as again:
        player = Person(again)
        player.http.cookies.set("tworivers", cookie)
        seen = player.look(table)
        assert seen["version"] >= before
        assert seen["viewer"] == 0
        assert seen["seats"][0]["name"] == "Ana"


def test_a_stopped_server_leaves_its_data_whole(tmp_path: Path) -> None:
    with running(tmp_path) as service:
        table = Person(service).create("shared", "shared")["id"]
        assert service.stop() < CLOSING_SECONDS + 5
    again = Service(tmp_path)
    again.start()
    try:
        assert Person(again).look(table)["status"] == "running"
    finally:
        again.stop()
