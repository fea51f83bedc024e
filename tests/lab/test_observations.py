"""Every number of an observation is documented, and stays within its range."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from tests.tables import Table, all_tables, ids, walk
from tworivers.games.game import game_names, load
from tworivers.installed import OURS
from tworivers.kernel.observation import Observation, each, numbers, one, places_of, size_of
from tworivers.lab import Batch
from tworivers.lab.observations import page

PAGE = Path(__file__).resolve().parents[2] / "docs" / "observations.md"
tables = pytest.mark.parametrize("table", all_tables(), ids=ids)


@pytest.mark.parametrize("name", game_names())
def test_every_number_has_a_meaning(name: str) -> None:
    observation = load(name).observation
    end = 0
    for feature in observation.features:
        assert feature.start == end
        assert feature.meaning
        end += feature.size
    assert end == observation.size == len(observation.highest)


@tables
def test_numbers_stay_within_their_ranges(table: Table) -> None:
    batch = Batch(table.game, 16, 4, table.players, table.options, observe=True)
    most = table.rules().observation.highest
    for _ in range(400):
        batch.step(batch.sample())
        assert batch.observations.min() >= 0
        beyond = np.flatnonzero((batch.observations > most).any(axis=0))
        assert not len(beyond), beyond


@tables
def test_numbers_stay_within_their_ranges_in_lively_games(table: Table) -> None:
    game = table.rules()
    most = table.rules().observation.highest
    for match in walk(table, 12):
        for viewer in range(-1, table.players):
            seen = game.observe(match.state, viewer)
            assert seen.min() >= 0
            assert not np.flatnonzero(seen > most).tolist()


def test_the_page_is_what_the_command_prints() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(OURS) + "\n"


class Inner(NamedTuple):
    first: int = numbers(2, 5, "the first")
    second: int = numbers(1, 1, "the second")


class Outer(NamedTuple):
    alone: int = numbers(1, 9, "alone")
    inner: int = one(Inner, "inside")
    many: int = each(Inner, 2, "number {}")
    last: int = numbers(1, 3, "the last")


def test_places_follow_from_the_table() -> None:
    assert places_of(Inner) == (0, 2)
    assert places_of(Outer) == Outer(alone=0, inner=1, many=4, last=10)
    assert (size_of(Inner), size_of(Outer)) == (3, 11)
    features = Observation(Outer, hidden="").features
    assert [tuple(feature) for feature in features[1:5]] == [
        (1, 2, 5, "inside: the first"),
        (3, 1, 1, "inside: the second"),
        (4, 2, 5, "number 0: the first"),
        (6, 1, 1, "number 0: the second"),
    ]


def test_a_row_that_is_not_declared_is_named() -> None:
    class Forgotten(NamedTuple):
        there: int = numbers(1, 1, "there")
        missing: int = 0

    with pytest.raises(TypeError, match=r"Forgotten\.missing"):
        places_of(Forgotten)
