"""Games that other packages bring: one that does not fulfil the contract is refused, the others go on."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packages import bring, bring_all
from tworivers.games.contract import wrong_members
from tworivers.games.game import load
from tworivers.installed import OURS


def tworivers(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run the command in a process that has the packages of this folder, too."""
    path = os.pathsep.join([*sys.path, str(folder)])
    command = [sys.executable, "-c", "from tworivers.cli import main; main()", *words]
    environment = {**os.environ, "PYTHONPATH": path, "COLUMNS": "300"}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_wrong_game_is_refused_in_one_sentence(tmp_path: Path, language: str) -> None:
    expected = bring_all(tmp_path)
    done = tworivers(tmp_path, "games", "--language", language)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    for distribution, word in expected.items():
        sentences = [line for line in lines if f"{distribution} " in line or f"{distribution}:" in line]
        assert len(sentences) == 1, (distribution, done.stdout)
        assert word in sentences[0] or language != "en"
        assert "Traceback" not in done.stdout + done.stderr
    for name in (*OURS, "heap"):
        assert any(line.split()[0] == name for line in lines if line.strip()), name


def test_a_refused_game_that_is_asked_for_says_why(tmp_path: Path) -> None:
    bring_all(tmp_path)
    done = tworivers(tmp_path, "play", "crooked")
    assert done.returncode == 2
    assert "crooked" in done.stdout
    assert "compared" in done.stdout
    assert "games-of-crooked" in done.stdout


def test_a_game_of_another_package_is_played(tmp_path: Path) -> None:
    bring_all(tmp_path)
    done = tworivers(tmp_path, "simulate", "heap", "-n", "3")
    assert "3 random games of heap" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize("name", OURS)
def test_our_games_fulfil_the_contract(name: str) -> None:
    assert not list(wrong_members(load(name)))


DOCUMENTATION = Path(__file__).resolve().parents[2] / "docs" / "adding-a-game.md"


def test_the_smallest_game_of_the_documentation_is_one(tmp_path: Path) -> None:
    text = DOCUMENTATION.read_text(encoding="utf-8")
    source, words = (re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL)[0] for kind in ("python", "fluent"))
    bring(tmp_path, "nim", "game_of_nim.game:GAME", source)
    folder = tmp_path / "game_of_nim" / "words" / "en"
    folder.mkdir(parents=True)
    (folder / "table.ftl").write_text(words)
    assert re.search(r"nim +Nim +2-4 +games-of-nim", tworivers(tmp_path, "games").stdout)
    done = tworivers(tmp_path, "simulate", "nim", "-n", "3")
    assert "ended by: empty" in done.stdout, done.stdout + done.stderr
