"""The README's code runs as it stands."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).resolve().parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_first_screen_shows_both_commands() -> None:
    first = "\n".join(README.splitlines()[:30])
    assert "make run" in first
    assert "make test" in first


def test_the_code_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert blocks
    for block in blocks:
        exec(block, {})
    assert (tmp_path / "game.json").exists()
    assert "None" in capsys.readouterr().out
