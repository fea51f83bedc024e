"""Record: one JSON file that replays and checks itself."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.tables import Table, all_tables, ids, lively, same_bytes
from tworivers import BadRecord, Clock, Record, new
from tworivers.play.match import Match

tables = pytest.mark.parametrize("table", all_tables(), ids=ids)


def played(table: Table, seed: int) -> Match:
    """A game with an undo, a seat handed over and times."""
    chance = random.Random(seed)
    match = table.match(seed)
    match.hand_over(0, "Enheduanna")
    while not match.over:
        seat = match.to_move
        match.play(lively(match, chance), milliseconds=chance.randrange(9000))
        if match.may_undo(seat) is None and chance.random() < 0.2:
            match.undo(seat)
    return match


@tables
def test_records_replay_to_the_same_bytes(table: Table, tmp_path: Path) -> None:
    match = played(table, 2)
    match.record().save(tmp_path / "game.json")
    record = Record.load(tmp_path / "game.json")
    assert record == match.record()
    again = record.replay()
    assert same_bytes(again.state, match.state)
    assert again.names[0] == "Enheduanna"
    assert again.result() == match.result()
    assert any(entry.drew for entry in record.entries)
    assert any(entry.check for entry in record.entries)


def test_a_record_can_be_replayed_to_any_entry() -> None:
    match = new("tigris", seed=3)
    states = [match.state.tobytes()]
    for _ in range(10):
        match.play("pass")
        states.append(match.state.tobytes())
    for count, state in enumerate(states):
        assert match.record().replay(count).state.tobytes() == state


def test_records_of_unfinished_and_given_up_games() -> None:
    match = new("tigris", players=3, seed=3, clock=Clock("player", 60_000))
    match.play("pass", milliseconds=5)
    assert match.record().places is None
    match.resign(0)
    record = match.record()
    assert record.places == [3, 1, 1]
    assert record.replay().result() == match.result()


def test_records_from_a_position() -> None:
    first = new("tigris", players=2, seed=4)
    first.play("pass")
    second = Match(first.game, 2, seed=5, start=first.game.position(first.state))
    second.play("pass")
    record = msgspec.json.decode(msgspec.json.encode(second.record()), type=Record)
    assert same_bytes(record.replay().state, second.state)


def damaged(tmp_path: Path, **changes: Any) -> str:
    """The error for a record with some of its parts changed."""
    match = new("tigris", seed=3, first=0)
    match.play("pass")
    match.play("swap " + " ".join(sorted(held(match), key=["temple", "farm", "market", "settlement"].index)))
    data = msgspec.to_builtins(match.record())
    for key, value in changes.items():
        if key.startswith("entry"):
            data["entries"][int(key[5:]) - 1].update(value)
        else:
            data[key] = value
    path = tmp_path / "damaged.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadRecord) as caught:
        Record.load(path)
    return str(caught.value)


def held(match: Match) -> list[str]:
    hand = match.view(match.to_move).seats[match.to_move].hand
    return [next(tile for tile, number in hand.items() if number)]


def test_errors_name_the_place_and_the_reason(tmp_path: Path) -> None:
    assert "Entry 1" in damaged(tmp_path, entry1={"action": "priest h6"})
    assert "no face-up temple" in damaged(tmp_path, entry1={"action": "priest h6"})
    assert "drew something else" in damaged(tmp_path, entry2={"drew": ["0: temple"]})
    assert "stands differently" in damaged(tmp_path, entry2={"check": "00000000"})
    assert "Player 1's decision" in damaged(tmp_path, entry1={"seat": 1})
    assert "does not fit its entries" in damaged(tmp_path, check="00000000")
    assert "does not fit its entries" in damaged(tmp_path, places=[1, 2])
    assert "seed is damaged" in damaged(tmp_path, seed="xyz")
    assert "seed is damaged" in damaged(tmp_path, seed="00")
    assert "no game called “chess”" in damaged(tmp_path, game="chess")
    assert "unknown field" in damaged(tmp_path, options={"bord": 1})
    assert "unknown field `colour`" in damaged(tmp_path, colour=1)
    assert "`$.entries[0].seat`" in damaged(tmp_path, entry1={"seat": "first"})
    assert "this version reads" in damaged(tmp_path, format="tworivers record 99")
    assert "not a record of Two Rivers" in damaged(tmp_path, format="pgn")
    assert "One player can't play" in damaged(tmp_path, players=["alone"])


def test_files_that_are_no_records(tmp_path: Path) -> None:
    for content, words in [("", "not JSON"), ("[1]", "not a record of Two Rivers"), ("{", "not JSON")]:
        (tmp_path / "file").write_text(content, encoding="utf-8")
        with pytest.raises(BadRecord, match=words):
            Record.load(tmp_path / "file")
    with pytest.raises(BadRecord, match="can't be read"):
        Record.load(tmp_path / "missing")
