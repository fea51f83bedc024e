"""A server with packages whose games are wrong: it starts, says so in its log, and serves the others."""

import os
import sys
from pathlib import Path

import httpx
import pytest

from tests.packages import bring_all
from tests.server.service import Service, alone
from tworivers.installed import OURS


@alone
def test_a_server_survives_games_that_are_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packages = tmp_path / "packages"
    packages.mkdir()
    expected = bring_all(packages)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([*sys.path, str(packages)]))
    service = Service(tmp_path / "data", needed=OURS[:1])
    log = tmp_path / "log"
    try:
        with log.open("wb") as file:
            service.start(file)
        names = [game["name"] for game in httpx.get(f"{service.url}/api/games").json()]
        assert set(names) >= {*OURS, "heap"}
        assert not {"crooked", "broken", "old"} & set(names)
    finally:
        service.stop()
    lines = log.read_text().splitlines()
    for distribution, word in expected.items():
        said = [line for line in lines if f"{distribution} " in line]
        assert len(said) == 1, (distribution, lines)
        assert word in said[0]
