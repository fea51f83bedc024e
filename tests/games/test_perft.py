"""Counts of actions to depth two, from fixed positions."""

import json
from typing import Any

import pytest

from tests.perft import FILE, ORIGINS, counts
from tworivers.games.game import load

POSITIONS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


def test_each_origin_has_its_position() -> None:
    assert [line["game"] for line in POSITIONS] == [origin[0] for origin in ORIGINS]


@pytest.mark.parametrize("line", POSITIONS, ids=lambda line: f"{line['game']}-{line['counts'][1]}")
def test_counts(line: dict[str, Any]) -> None:
    game = load(line["game"])
    assert counts(game, game.from_position(line["position"])) == line["counts"]
