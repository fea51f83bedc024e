"""Batches: thousands of games, the same ones that Match plays."""

import numpy as np
import pytest

from tests.tables import Table, all_tables, ids
from tworivers import IllegalAction, Match, load
from tworivers.kernel.bits import places_in
from tworivers.lab import Batch

GAMES = ["tigris", "babylonia", "babylon"]
tables = pytest.mark.parametrize("table", [t for t in all_tables() if t.game in GAMES], ids=ids)
games = pytest.mark.parametrize("name", GAMES)


def expected_rewards(places: list[int]) -> list[float]:
    """1 for beating all others, -1 for losing to all."""
    others = len(places) - 1
    return [(sum(o > p for o in places) - sum(o < p for o in places)) / others for p in places]


@tables
def test_a_batch_plays_the_games_that_match_plays(table: Table) -> None:
    game = table.rules()
    batch = Batch(game, 2, 5, table.players, table.options, observe=True, keep_ended=True, threads=1)
    matches = [Match(game, table.players, table.options, batch.seed_of(place)) for place in range(2)]
    finished = 0
    while finished < 3:
        for place, match in enumerate(matches):
            assert batch.states[place].tobytes() == match.state[0].tobytes()
            assert batch.deciders[place] == match.to_move
            assert places_in(batch.masks[place].tolist()) == game.legal(match.state)
            assert np.array_equal(batch.observations[place], game.observe(match.state, match.to_move))
        actions = batch.sample()
        batch.step(actions)
        for place, match in enumerate(matches):
            match.play(int(actions[place]))
            assert batch.finished[place] == match.over
            result = match.result()
            if result is None:
                assert not batch.rewards[place].any()
            else:
                assert batch.rewards[place].tolist() == pytest.approx(expected_rewards(result.places))
                assert batch.ended[place].tobytes() == match.state[0].tobytes()
                matches[place] = Match(game, table.players, table.options, batch.seed_of(place))
                finished += 1


@games
def test_threads_and_sizes_change_nothing(name: str) -> None:
    alone = Batch(name, 300, 7, threads=1)
    together = Batch(name, 300, 7, threads=2)
    assert together.threads == 2
    for _ in range(150):
        actions = alone.sample()
        assert np.array_equal(actions, together.sample())
        alone.step(actions)
        together.step(actions)
    assert alone.states.tobytes() == together.states.tobytes()
    assert np.array_equal(alone.numbers, together.numbers)
    together.close()


@games
def test_the_same_seed_is_the_same_batch_and_another_is_not(name: str) -> None:
    batch = Batch(name, 8, 1)
    first = batch.states.tobytes()
    batch.step(batch.sample())
    batch.reset()
    assert batch.states.tobytes() != first
    batch.reset(1)
    assert batch.states.tobytes() == first
    batch.reset(2)
    assert batch.states.tobytes() != first


@games
def test_an_illegal_action_changes_no_game(name: str) -> None:
    batch = Batch(name, 4, 3)
    before = batch.states.tobytes()
    actions = batch.sample()
    for wrong in (load(name).action_count + 5, -3, next(a for a in range(10**6) if not batch.legal()[2, a])):
        actions[2] = wrong
        with pytest.raises(IllegalAction) as caught:
            batch.step(actions)
        assert caught.value.__notes__ == [f"action {wrong} in game 2 of the batch"]
        assert batch.states.tobytes() == before
    with pytest.raises(ValueError, match="a batch of 4 games takes as many actions"):
        batch.step(actions[:3])


def test_a_game_can_be_left_as_it_is() -> None:
    batch = Batch("tigris", 2, 3)
    before = batch.states.copy()
    actions = batch.sample()
    actions[0] = -1
    batch.step(actions)
    assert batch.states[0] == before[0]
    assert batch.states[1] != before[1]


@games
def test_masks_as_bytes_are_the_bits(name: str) -> None:
    batch = Batch(name, 5, 3)
    legal = batch.legal()
    assert [np.flatnonzero(row).tolist() for row in legal] == [places_in(m.tolist()) for m in batch.masks]
    assert batch.legal(legal) is legal


@games
def test_ten_thousand_games_fit_in_100_megabytes(name: str) -> None:
    batch = Batch(name, 10_000, 1, players=4, threads=1)
    assert len(batch.states) == len(batch.masks) == 10_000
    assert batch.nbytes <= 100e6


@tables
def test_rewards_follow_the_places(table: Table) -> None:
    game = table.rules()
    batch = Batch(game, 24, 9, table.players, table.options, keep_ended=True, threads=1)
    seen = 0
    while seen < 24:
        batch.step(batch.sample())
        for place in np.flatnonzero(batch.finished):
            places = game.result(batch.ended[place : place + 1]).places
            assert batch.rewards[place].tolist() == pytest.approx(expected_rewards(places))
            seen += 1
