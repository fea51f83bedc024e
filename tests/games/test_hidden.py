"""Hidden information: what a viewer receives depends on nothing that they cannot know."""

import random
from typing import Any

import msgspec
import pytest

from tests.tables import Table, all_tables, fresh_generator, ids, lively, some_games
from tworivers.games.game import SPECTATOR, Game, State
from tworivers.kernel.events import event_buffer, rows

# What a position holds that some viewer cannot see, and so what resampling may change.
SECRETS: dict[str, set[str]] = {
    "tigris": {"hands", "swapped", "bag"},
    "babylonia": {"racks", "supplies", "face_down"},
    "babylon": set(),  # what is hidden is drawn when it is revealed
    "heap": {"cards"},
}

tables = pytest.mark.parametrize("table", all_tables(), ids=ids)
encode = msgspec.json.encode


def moments(table: Table, seed: int, every: int = 9) -> Any:
    """Moments of a lively game, each with its match and a source of chance."""
    chance = random.Random(seed)
    match = table.match(seed)
    while not match.over:
        if chance.randrange(every) == 0:
            yield match, chance
        match.play(lively(match, chance))
    yield match, chance


def look_alike(game: Game, s: State, viewer: int, seed: int) -> State:
    """Another state that the viewer cannot tell from this one."""
    return game.resample(s, viewer, fresh_generator(seed))


def told_without_own_draws(game: Game, s: State, action: int, viewer: int) -> bytes:
    """What the viewer is told of a step, but for the pieces they draw themselves."""
    events = event_buffer()
    game.step(game.copy(s), action, fresh_generator(7), 1, events)
    others = [row for row in rows(events) if not (game.drawn([row]) and row[1] == viewer)]
    return encode(game.tell(others, viewer))


@tables
@some_games
def test_alike_states_are_possible_and_give_equal_views_and_observations(table: Table, seed: int) -> None:
    game = table.rules()
    for match, chance in moments(table, seed):
        for viewer in range(SPECTATOR, table.players):
            other = look_alike(game, match.state, viewer, chance.randrange(10**6))
            assert encode(game.view(match.state, viewer)) == encode(game.view(other, viewer))
            assert game.observe(match.state, viewer).tobytes() == game.observe(other, viewer).tobytes()
            assert game.to_move(other) == game.to_move(match.state)
            assert game.from_position(game.position(other)).tobytes() == other.tobytes()


@tables
@some_games
def test_alike_states_give_equal_explanations_and_previews(table: Table, seed: int) -> None:
    game = table.rules()
    for match, chance in moments(table, seed):
        for viewer in range(table.players):
            other = look_alike(game, match.state, viewer, chance.randrange(10**6))
            for action in chance.sample(range(game.action_count), 15):
                assert game.explain(match.state, viewer, action) == game.explain(other, viewer, action)
        if not match.over:
            viewer = match.to_move
            other = look_alike(game, match.state, viewer, chance.randrange(10**6))
            for action in chance.sample(game.legal(other), min(10, len(game.legal(other)))):
                told = game.foresee(match.state, viewer, action)
                assert encode(told) == encode(game.foresee(other, viewer, action))


@tables
@some_games
def test_alike_states_give_equal_told_events(table: Table, seed: int) -> None:
    game = table.rules()
    for match, chance in moments(table, seed):
        if match.over:
            continue
        for viewer in range(SPECTATOR, table.players):
            other = look_alike(game, match.state, viewer, chance.randrange(10**6))
            both = sorted(set(game.legal(match.state)) & set(game.legal(other)))
            for action in chance.sample(both, min(5, len(both))):
                told = told_without_own_draws(game, match.state, action, viewer)
                assert told == told_without_own_draws(game, other, action, viewer), game.notation(action)


@tables
@some_games
def test_resampling_changes_only_what_is_hidden(table: Table, seed: int) -> None:
    game = table.rules()
    secrets = SECRETS.get(table.game, set())
    for match, chance in moments(table, seed):
        before = game.position(match.state)
        for viewer in range(SPECTATOR, table.players):
            other = look_alike(game, match.state, viewer, chance.randrange(10**6))
            after = game.position(other)
            assert {k: v for k, v in after.items() if k not in secrets} == {
                k: v for k, v in before.items() if k not in secrets
            }
            assert totals(after, secrets) == totals(before, secrets)
            if viewer >= 0:
                for key in secrets:
                    if isinstance(before[key], list):
                        assert after[key][viewer] == before[key][viewer]


def totals(position: dict[str, Any], secrets: set[str]) -> list[Any]:
    """How many pieces there are in each hidden place, and of each kind in all of them together."""
    kinds: dict[str, int] = {}
    sizes = []
    for key in sorted(secrets):
        places = position[key] if isinstance(position[key], list) else [position[key]]
        for place in places:
            if not isinstance(place, dict):
                continue
            sizes.append(sum(place.values()))
            for kind, number in place.items():
                kinds[kind] = kinds.get(kind, 0) + number
    return [sizes, kinds]


@tables
def test_resampling_reaches_many_states(table: Table) -> None:
    game = table.rules()
    match = table.match(4)
    seen = {look_alike(game, match.state, SPECTATOR, seed).tobytes() for seed in range(30)}
    assert (len(seen) > 1) == bool(SECRETS.get(table.game, set()))


@tables
@some_games
def test_no_view_holds_the_seed(table: Table, seed: int) -> None:
    for match, _ in moments(table, seed, every=25):
        for viewer in range(SPECTATOR, table.players):
            assert match.seed.hex().encode() not in encode(match.view(viewer))
