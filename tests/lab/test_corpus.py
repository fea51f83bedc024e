"""Corpora: the same games as records and as arrays, gone on with after a stop."""

from pathlib import Path

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from tests.lab.test_batch import expected_rewards
from tworivers import BadOption, Record
from tworivers.bots.random import RandomBot
from tworivers.cli import app
from tworivers.games.game import load
from tworivers.kernel.bits import places_in
from tworivers.lab import corpus

SETTINGS = corpus.Settings("babylonia", ["random", "greedy"], players=3, games=5, shard=2, observations=True)


class Mine(RandomBot):
    """An opponent that is not ours."""

    kind = "mine"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("corpus")
    corpus.write(SETTINGS, folder, workers=1)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_positions_are_those_of_the_records(folder: Path) -> None:
    lines = [
        line for file in sorted(folder.glob("records-*.jsonl")) for line in file.read_bytes().splitlines()
    ]
    assert len(lines) == 5
    columns = [{k: shard[k] for k in shard} for shard in corpus.shards(folder)]
    whole = {name: corpus.joined([shard[name] for shard in columns]) for name in columns[0]}
    game = load("babylonia")
    for number, line in enumerate(lines):
        record = Record.decode(line)
        start, stop = np.searchsorted(whole["game"], [number, number + 1])
        mine = {name: column[start:stop] for name, column in whole.items()}
        assert len(mine["action"]) == len(record.entries)
        match = record.replay(0)
        for step, entry in enumerate(record.entries):
            state = mine["state"][step : step + 1]
            assert state.tobytes() == match.state.tobytes()
            assert game.notation(int(mine["action"][step])) == entry.action
            assert places_in(mine["legal"][step].tolist()) == game.legal(match.state)
            assert np.array_equal(mine["observation"][step], game.observe(match.state, match.to_move))
            match.play(entry.action)
        assert record.places is not None
        assert mine["reward"].tolist() == pytest.approx(
            np.array(expected_rewards(record.places))[mine["seat"]].tolist()
        )
        assert mine["place"].tolist() == [record.places[seat] for seat in mine["seat"]]


def test_who_plays_rotates(folder: Path) -> None:
    records = [
        msgspec.json.decode(line) for line in (folder / "records-00000.jsonl").read_bytes().splitlines()
    ]
    assert [record["players"] for record in records] == [
        ["random", "greedy", "random"],
        ["greedy", "random", "greedy"],
    ]


def test_a_stopped_corpus_is_gone_on_with(folder: Path, tmp_path: Path) -> None:
    first = msgspec.structs.replace(SETTINGS, games=3)
    corpus.write(first, tmp_path, workers=1)
    (tmp_path / "positions-00000.parquet").unlink()
    told: list[int] = []
    corpus.write(SETTINGS, tmp_path, workers=2, report=told.append)
    assert told == [0, 1, 2, 3, 4, 5]
    corpus.write(SETTINGS, tmp_path, workers=1, report=told.append)
    assert told[-1] == 5
    assert len(told) == 7
    assert contents(tmp_path) == contents(folder)


def test_other_settings_are_refused(folder: Path) -> None:
    before = contents(folder)
    for other in ({"seed": 3}, {"games": 4}, {"by": ["random"]}):
        with pytest.raises(BadOption, match="holds a corpus with other settings"):
            corpus.write(msgspec.structs.replace(SETTINGS, **other), folder)
    assert contents(folder) == before


def test_the_command_writes_numpy_arrays_of_an_opponent_of_ones_own(tmp_path: Path) -> None:
    words = ["corpus", "tigris", str(tmp_path), "--games", "2", "--numpy", "--workers", "1"]
    result = CliRunner().invoke(app, [*words, "--by", "class:tests.lab.test_corpus.Mine"])
    assert result.exit_code == 0, result.output
    assert "2 games in" in result.output.replace("\n", "")
    (shard,) = corpus.shards(tmp_path)
    assert shard["state"].dtype == load("tigris").dtype
    assert sorted(set(shard["game"].tolist())) == [0, 1]


@pytest.mark.parametrize("path", ["nowhere.Bot", "tests.lab.test_corpus.Nobody", "pathlib.Path", "Bot"])
def test_a_class_that_is_no_opponent_is_refused(path: str, tmp_path: Path) -> None:
    settings = corpus.Settings("tigris", [f"class:{path}"], games=1)
    with pytest.raises(BadOption, match="is not an opponent of your own"):
        corpus.write(settings, tmp_path)
