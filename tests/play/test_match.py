"""Match: playing, refusing, undoing, clocks, giving up."""

import random

import pytest

from tests.tables import TOY, Table, all_tables, ids, lively, same_bytes
from tworivers import BadNotation, BadOption, Clock, IllegalAction, UnknownGame, new
from tworivers.kernel import generic
from tworivers.play.match import Match

tables = pytest.mark.parametrize("table", all_tables(), ids=ids)


def untouched(match: Match, action: object, seat: int | None = None) -> str:
    """The sentence with which an action is refused; the match must not change."""
    before, version = match.state.tobytes(), match.version
    with pytest.raises((IllegalAction, BadNotation)) as caught:
        match.play(action, seat)  # type: ignore[arg-type]
    assert (match.state.tobytes(), match.version) == (before, version)
    return str(caught.value)


def test_a_seed_makes_the_same_game() -> None:
    a, b = new("tigris", seed=7), new("tigris", seed=7)
    assert same_bytes(a.state, b.state)
    assert not same_bytes(a.state, new("tigris", seed=8).state)
    assert new("tigris").seed != new("tigris").seed


def test_refusals_say_why_and_change_nothing() -> None:
    match = new("tigris", players=2, seed=7, first=0)
    assert "is not an action" in untouched(match, "tempel c6")
    assert "no face-up temple beside" in untouched(match, "priest h6")
    assert "Player 1's decision" in untouched(match, "pass", seat=1)
    assert "no action number" in untouched(match, 99999)
    assert "no action number" in untouched(match, -1)


def test_unknown_games_options_and_numbers_of_players() -> None:
    with pytest.raises(UnknownGame, match="There is no game called “go”"):
        new("go")
    with pytest.raises(BadOption, match="5 players"):
        new("tigris", players=5)
    with pytest.raises(BadOption, match="unknown field `bord`"):
        new("tigris", bord="classic")
    with pytest.raises(BadOption, match="Invalid enum value"):
        new("tigris", board="round")
    with pytest.raises(BadOption, match="can't begin"):
        new("tigris", players=2, first=2)
    with pytest.raises(BadOption, match="3 names"):
        new("tigris", players=2, names=["a", "b", "c"])
    with pytest.raises(BadOption, match="version 9"):
        new("tigris", rules=9)


@tables
def test_undo_stops_where_something_was_drawn_revealed_or_decided_by_others(table: Table) -> None:
    chance = random.Random(3)
    match = table.match(3)
    undone = refused = 0
    while not match.over and match.version < 400:
        seat, before = match.to_move, match.state.tobytes()
        action = lively(match, chance)
        match.play(action)
        flags = match._standing[-1].flags
        if flags & (generic.DREW | generic.REVEALED | generic.OTHER_DECIDED):
            refused += 1
            after = match.state.tobytes()
            with pytest.raises(IllegalAction, match="can't be taken back"):
                match.undo(seat)
            assert match.state.tobytes() == after
        else:
            version = match.version
            match.undo(seat)
            assert match.state.tobytes() == before
            assert match.version == version + 1
            match.play(action)
            undone += 1
    assert refused
    assert undone or table.game == "heap"


def test_only_the_one_who_acted_may_undo_and_a_turn_comes_back_whole() -> None:
    match = new("tigris", players=2, seed=7, first=0)
    start = match.state.tobytes()
    match.play("priest b1")
    match.play("king c2")
    assert match.to_move == 1
    with pytest.raises(IllegalAction, match="Somebody else"):
        match.undo(1)
    assert match.undo_turn(0) == 2
    assert match.state.tobytes() == start
    assert [entry.kind for entry in match.entries] == ["action", "action", "undo", "undo"]
    with pytest.raises(IllegalAction, match="nothing to take back"):
        match.undo(0)


def test_clock_per_player_with_increment() -> None:
    match = new("tigris", seed=1, first=0, clock=Clock("player", 10_000, 1_000))
    match.play("pass", milliseconds=4_000)
    assert match.clocks.left == [7_000, 10_000]
    match.undo(0)
    assert match.clocks.left == [10_000, 10_000]
    with pytest.raises(IllegalAction, match="clock has run out"):
        match.play("pass", milliseconds=10_001)
    match.timeout(0)
    assert match.over
    result = match.result()
    assert result is not None
    assert (result.places, result.ending) == ([2, 1], "timeout")


def test_clock_per_move_is_wound_up_again() -> None:
    match = new("tigris", seed=1, first=0, clock=Clock("move", 5_000))
    match.play("pass", milliseconds=5_000)
    match.play("pass", milliseconds=5_000)
    with pytest.raises(IllegalAction):
        match.play("pass", milliseconds=5_001)


def test_a_clock_needs_time() -> None:
    with pytest.raises(BadOption, match="above zero"):
        Clock("player", 0)


def test_resigning_ends_the_match_with_that_seat_last() -> None:
    match = new("tigris", players=3, seed=1)
    match.resign(1)
    result = match.result()
    assert result is not None
    assert result.places[1] == 3
    assert result.ending == "resign"
    assert match.legal() == []
    with pytest.raises(IllegalAction, match="The game is over"):
        match.play("pass")
    with pytest.raises(IllegalAction, match="The game is over"):
        match.resign(0)


def test_a_seat_can_be_handed_over() -> None:
    match = new("tigris", seed=1, names=["Ada", "Bo"])
    match.hand_over(1, "random")
    assert match.names == ["Ada", "random"]
    with pytest.raises(IllegalAction, match="no seat 7"):
        match.hand_over(7, "x")


def test_a_match_can_begin_from_a_position() -> None:
    first = new("tigris", players=3, seed=4, board="advanced")
    for _ in range(5):
        first.play("pass")
    second = Match(first.game, 3, start=first.game.position(first.state))
    assert same_bytes(first.state, second.state)
    assert second.options.board == "advanced"  # type: ignore[attr-defined]
    with pytest.raises(BadOption):
        Match(first.game, 2, start=first.game.position(first.state))


def test_the_toy_game_plays_through() -> None:
    match = Match(TOY, 2, seed=1)
    while not match.over:
        match.play("take 3")
    result = match.result()
    assert result is not None
    assert len(result.winners) == 1
    assert "take 3" in [entry.action for entry in match.entries]
