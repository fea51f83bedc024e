"""The option `tiles`: a set of one's own, checked, and carried by the state, the position and the record."""

from collections import Counter
from importlib.resources import files

import pytest

from tests.games.babylon.table import BABYLON
from tworivers.games.babylon.rules.tiles import our_set
from tworivers.play.match import Match
from tworivers.play.record import Record
from tworivers.words.messages import BadOption

OURS = (files("tworivers.games.babylon") / "data" / "tiles.toml").read_text(encoding="utf-8")
FIRST_CLAY = '{ flower = "white",  spaces = ["stairs", "-", "stairs", "-"] }'


def match_with(path, players=2):
    return Match(BABYLON, players, {"tiles": str(path)}, seed=4)


def written(folder, text):
    path = folder / "tiles.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_our_own_file_is_our_own_set(tmp_path):
    same = match_with(written(tmp_path, OURS))
    assert same.state.tobytes() == Match(BABYLON, 2, {}, seed=4).state.tobytes()


def test_every_symbol_and_flower_of_our_set_plays_the_same_part():
    found = our_set()
    quarry = [*found.clay, *found.granite, *found.basalt]
    for symbol in ("stairs", "fountain", "footbridge", "statue"):
        assert sum(face.spaces.count(symbol) for face in quarry) == 36
    for faces in (found.clay, found.granite, found.basalt):
        assert Counter(face.flower for face in faces) == dict.fromkeys(("white", "pink", "yellow", "blue"), 4)
        turned = {(f.flower, min(f.spaces[i:] + f.spaces[:i] for i in range(4))) for f in faces}
        assert len(turned) == 16


def test_another_set_is_played_with(tmp_path):
    other = OURS.replace(FIRST_CLAY, '{ flower = "blue", spaces = ["statue", "-", "-", "stairs"] }')
    match = match_with(written(tmp_path, other))
    clay = next(stack.tile for stack in match.view().quarry if stack.tile.tile == "C1")
    assert clay.flower == "blue"
    assert clay.spaces == ("statue", "-", "-", "stairs")


def test_positions_and_records_hold_the_set_and_need_no_file(tmp_path):
    path = written(tmp_path, OURS.replace(FIRST_CLAY, FIRST_CLAY.replace("white", "pink")))
    match = match_with(path)
    for _ in range(12):
        match.play(match.legal()[-1])
    path.unlink()
    again = BABYLON.from_position(BABYLON.position(match.state))
    assert again.tobytes() == match.state.tobytes()
    match.record().save(tmp_path / "game.json")
    replayed = Record.load(tmp_path / "game.json").replay()
    assert replayed.state.tobytes() == match.state.tobytes()
    assert BABYLON.options_of(match.state).tiles == match.options.tiles


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (FIRST_CLAY + ",", "", "The list “clay” has 15 tiles; it needs 16."),
        (FIRST_CLAY, FIRST_CLAY.replace("white", "green"), "C1: there is no flower “green”."),
        (FIRST_CLAY, FIRST_CLAY.replace('"-"', '"well"', 1), "C1: there is no symbol “well”."),
        (
            FIRST_CLAY,
            FIRST_CLAY.replace('"-"', '"statue"', 1),
            "C1 shows 3 symbols; tiles of its material show 2.",
        ),
        ("none = 2", "none = 3", "There are 15 round tokens; the game has 14."),
        ("none = 2", "sunshine = 2", "There is no round token “sunshine”"),
        ("[tokens]", "[coins]", "The tiles can't be read"),
        ("clay = [", "clay = [[", "The tiles can't be read"),
        ('start = [\n  { flower = "white"', 'start = [\n  { flower = "pink"', "S1: the starting tiles"),
    ],
)
def test_a_wrong_file_is_refused_with_its_reason(tmp_path, old, new, reason):
    assert old in OURS
    with pytest.raises(BadOption) as refused:
        match_with(written(tmp_path, OURS.replace(old, new)))
    assert str(refused.value).startswith(reason)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(BadOption) as refused:
        match_with(tmp_path / "nowhere.toml")
    assert "nowhere.toml" in str(refused.value)
