"""Every number of an observation is documented, and stays within its range."""

from pathlib import Path

import numpy as np
import pytest

from tests.tables import Table, all_tables, ids, walk
from tworivers.games.game import load
from tworivers.lab import Batch
from tworivers.lab.features import OBSERVATIONS, highest, page

PAGE = Path(__file__).resolve().parents[2] / "docs" / "observations.md"
tables = pytest.mark.parametrize("table", [t for t in all_tables() if t.game in OBSERVATIONS], ids=ids)


@pytest.mark.parametrize("name", OBSERVATIONS)
def test_every_number_has_a_meaning(name: str) -> None:
    assert sum(f.size for f in OBSERVATIONS[name].features) == load(name).observation_size


@tables
def test_numbers_stay_within_their_ranges(table: Table) -> None:
    batch = Batch(table.game, 16, 4, table.players, table.options, observe=True)
    most = highest(table.game)
    for _ in range(400):
        batch.step(batch.sample())
        assert batch.observations.min() >= 0
        beyond = np.flatnonzero((batch.observations > most).any(axis=0))
        assert not len(beyond), beyond


@tables
def test_numbers_stay_within_their_ranges_in_lively_games(table: Table) -> None:
    game = table.rules()
    most = highest(table.game)
    for match in walk(table, 12):
        for viewer in range(-1, table.players):
            seen = game.observe(match.state, viewer)
            assert seen.min() >= 0
            assert not np.flatnonzero(seen > most).tolist()


def test_the_page_is_what_the_command_prints() -> None:
    assert PAGE.read_text(encoding="utf-8") == page() + "\n"
