"""The playthroughs in tests/playthroughs are still what happens."""

from typing import Any

import pytest

from tests.playthrough import FOLDER, PLAYED, told

GAMES = [(name, *game) for name, games in PLAYED.items() for game in games]


@pytest.mark.parametrize(("name", "title", "players", "options", "seed"), GAMES, ids=lambda v: str(v)[:30])
def test_word_for_word(name: str, title: str, players: int, options: dict[str, Any], seed: int) -> None:
    written = (FOLDER / name / f"{title}.txt").read_text(encoding="utf-8")
    assert told(name, players, options, seed).splitlines() == written.splitlines()
