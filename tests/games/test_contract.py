"""What every game promises, on every table: random games keep to the contract from start to end."""

import random

import msgspec
import numpy as np
import pytest

from tests.tables import Table, all_tables, fresh_generator, ids, lively, same_bytes, some_games, walk
from tworivers.games.game import game_names, load
from tworivers.kernel.bits import places_in
from tworivers.words.messages import say

tables = pytest.mark.parametrize("table", all_tables(), ids=ids)


@tables
@some_games
def test_games_end_and_legal_actions_are_the_masks(table: Table, seed: int) -> None:
    game = table.rules()
    for match in walk(table, seed):
        legal = game.legal(match.state)
        assert legal == places_in(game.masks(match.state).tolist())
        assert bool(legal) != match.over
        assert match.over or 0 <= match.to_move < table.players
    result = match.result()
    assert result is not None
    assert min(result.places) == 1
    assert result.ending


@tables
@some_games
def test_positions_give_the_same_bytes_back(table: Table, seed: int) -> None:
    game = table.rules()
    for match in walk(table, seed):
        position = game.position(match.state)
        as_json = msgspec.json.decode(msgspec.json.encode(position))
        assert same_bytes(game.from_position(as_json), match.state), position


@tables
@some_games
def test_every_event_has_its_sentence(table: Table, seed: int) -> None:
    for match in walk(table, seed):
        if match.version:
            for viewer in range(-1, table.players):
                for event in match.told(viewer):
                    sentence = match.say(event)
                    assert "{" not in sentence
                    assert not sentence.startswith(table.game), sentence


@tables
@some_games
def test_explain_refuses_exactly_what_is_not_legal(table: Table, seed: int) -> None:
    game = table.rules()
    chance = random.Random(seed)
    for match in walk(table, seed):
        if match.over:
            continue
        legal = set(game.legal(match.state))
        asked = chance.sample(range(game.action_count), 20) + chance.sample(sorted(legal), 1)
        for action in asked:
            reason = game.explain(match.state, match.to_move, action)
            assert (reason is None) == (action in legal), game.notation(action)
            if reason is not None:
                sentence = say(reason)
                assert not sentence.startswith(reason.key)
                assert "{" not in sentence


@tables
@some_games
def test_previews_change_nothing_and_tell_the_beginning_of_what_happens(table: Table, seed: int) -> None:
    chance = random.Random(seed)
    match = table.match(seed)
    while not match.over:
        seat, action, before = match.to_move, lively(match, chance), match.state.tobytes()
        previewed = match.preview(seat, action)
        assert match.state.tobytes() == before
        match.play(action)
        assert match.told(seat)[: len(previewed)] == previewed


@pytest.mark.parametrize("name", game_names())
def test_notation_round_trips(name: str) -> None:
    game = load(name)
    for action, words in enumerate(game.notations):
        if words:
            assert game.parse(words) == action
            assert game.parse(f"  {words.upper()} ") == action


@pytest.mark.parametrize("name", game_names())
def test_no_field_hides_a_member_of_numpy(name: str) -> None:
    fields = load(name).dtype.names or ()
    assert fields[0] == name
    assert not [field for field in fields if hasattr(np.void, field)]


@pytest.mark.parametrize("name", game_names())
def test_a_state_is_small(name: str) -> None:
    assert load(name).dtype.itemsize <= 4096


@tables
def test_marks_agree_with_previews(table: Table) -> None:
    game = table.rules()
    for match in walk(table, 5):
        if match.over or match.version % 7:
            continue
        seat = match.to_move
        for piece in {words.split(" ")[0] for words in match.legal()}:
            marks = match.marks(seat, piece)
            places = {w.partition(" ")[2] for w in match.legal() if w.startswith(f"{piece} ")}
            assert set(marks) == places
            assert match.marks((seat + 1) % table.players, piece) == {}
            assert game.to_move(match.state) == seat


@tables
def test_the_first_player_can_be_chosen(table: Table) -> None:
    game = table.rules()
    firsts = set()
    for seat in range(table.players):
        options = game.options(table.players, {**table.options, "first": seat})
        s = game.new(table.players, options, fresh_generator(3))
        assert game.options_of(s).first == seat
    for seed in range(40):
        s = game.new(table.players, game.options(table.players, table.options), fresh_generator(seed))
        firsts.add(game.options_of(s).first)
    assert firsts == set(range(table.players))
