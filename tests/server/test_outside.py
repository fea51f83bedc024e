"""Games of other packages on a server: a whole game, its words and pictures; and games that are wrong."""

import os
import sys
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest

from tests.packages import bring_all
from tests.server.service import Person, Service, alone, eventually, refusal
from tests.server.test_games import play_over_http
from tworivers.installed import OURS
from tworivers.words.messages import LANGUAGES

GAME = "ur"


@pytest.fixture
def table(service: Service) -> tuple[Person, str]:
    """Somebody at a table of a game of another package, against the computer."""
    eventually(lambda: GAME in httpx.get(f"{service.url}/health").json()["ready"], seconds=300)
    ada = Person(service, "Ada")
    return ada, ada.create("me", "bot", game=GAME)["id"]


def cells_in(picture: httpx.Response) -> set[str]:
    assert picture.headers["content-type"].startswith("image/svg+xml")
    return {
        cell for element in ElementTree.fromstring(picture.text).iter() if (cell := element.get("data-cell"))
    }


def test_a_whole_game_and_its_pictures(table: tuple[Person, str]) -> None:
    ada, number = table
    assert len(cells_in(ada.http.get(f"/api/tables/{number}/picture"))) == 21
    assert refusal(ada.http.get(f"/api/tables/{number}/moments/0/picture")) == (409, "game-not-finished")
    versions = play_over_http(ada, number)
    seen = ada.look(number)
    assert seen["ending"] == "home"
    assert max(line["score"] for line in seen["result"]) == 7
    assert not seen["hides"]
    assert len(cells_in(ada.http.get(f"/api/tables/{number}/moments/{versions[-1]}/picture"))) == 20
    position = ada.http.get(f"/api/tables/{number}/moments/3").json()["position"]
    study = {"game": GAME, "position": position, "eyes": "open"}
    assert len(cells_in(ada.http.post("/api/study/picture", json=study))) == 21


def test_its_words_in_every_language(service: Service) -> None:
    for language in LANGUAGES:
        words = httpx.get(f"{service.url}/api/games/{GAME}/words/{language}")
        assert words.text.count("ur-title = ") == 1
        assert "ur-learn-chapter-1 = " in words.text
    assert refusal(httpx.get(f"{service.url}/api/games/{GAME}/words/xx"))[0] == 404
    assert refusal(httpx.get(f"{service.url}/api/games/nothing/words/en")) == (404, "unknown-game")
    assert refusal(httpx.get(f"{service.url}/api/games/nothing/picture")) == (404, "unknown-game")


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
