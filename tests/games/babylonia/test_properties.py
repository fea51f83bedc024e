"""What holds in every game of Babylonia, whoever plays it."""

import os
import random
import subprocess
import sys
from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.babylonia.table import GAME, position
from tworivers.games.babylonia.board import CLANS, LOCATION_TILES, LOCATIONS
from tworivers.games.game import ALL_OPEN, SPECTATOR
from tworivers.kernel.events import event_buffer, rows
from tworivers.kernel.generator import generator, seed_from_number
from tworivers.play.match import Match

matches = st.builds(
    lambda players, seed, cards, opens: Match(
        GAME, players, {"cards": cards, "river_tile_opens_field": opens}, seed=seed
    ),
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.sampled_from(["basic", "random"]),
    st.booleans(),
)


def steps(match, choice):
    """Play a match to the end, stopping at each decision; most tiles go to sites, so that some are scored."""
    pick = random.Random(choice)
    while not match.over:
        yield
        legal = match.legal()
        near = [move for move in legal if move.split()[-1] in NEAR_SITES] if pick.random() < 0.8 else []
        match.play(pick.choice(near or legal))
    yield


NEAR_SITES = frozenset(
    name for site in GAME.view(GAME.from_position({"players": 4}), SPECTATOR).sites for name in site.needed
)


@settings(max_examples=25, deadline=None)
@given(matches, st.integers(0, 10**6))
def test_thirty_tiles_a_player(match, choice):
    for _ in steps(match, choice):
        view = match.view(ALL_OPEN)
        shown = Counter((tile.seat, tile.clan) for tile in view.tiles.values())
        for seat in view.seats:
            for clan, number in zip(CLANS, (6, 6, 6, 12), strict=True):
                held = seat.rack[clan] + seat.supply[clan] + seat.face_down[clan]
                assert held + shown[seat.seat, clan] == number
            assert shown[seat.seat, "face down"] == sum(seat.face_down.values())


@settings(max_examples=25, deadline=None)
@given(matches, st.integers(0, 10**6))
def test_location_tiles_cards_and_ziggurats(match, choice):
    every = dict(zip(LOCATIONS, LOCATION_TILES[match.players].tolist(), strict=True))
    gone: Counter[str] = Counter()
    in_game = set(match.view().display)
    for _ in steps(match, choice):
        view = match.view(ALL_OPEN)
        for event in match.told(ALL_OPEN) if match.entries else []:
            told = msgspec.to_builtins(event)
            if told["event"] in ("babylonia-city-won", "babylonia-city-discarded"):
                gone[told["city"]] += 1
            if told["event"] == "babylonia-field-harvested":
                gone[told["field"]] += 1
        on_board = Counter([*view.cities.values(), *view.fields.values()])
        assert {kind: on_board[kind] + gone[kind] for kind in every} == every
        assert sum(sum(seat.cities.values()) for seat in view.seats) <= gone.total()
        taken = [card for seat in view.seats for card in seat.cards]
        assert sorted(taken + view.display) == sorted(in_game)
        assert len(taken) <= len(view.scored) <= len(view.ziggurats) == {2: 3, 3: 4, 4: 5}[match.players]


@settings(max_examples=25, deadline=None)
@given(matches, st.integers(0, 10**6))
def test_scores_never_fall_and_games_end(match, choice):
    before = [0] * match.players
    number = 0
    for _ in steps(match, choice):
        scores = [seat.score for seat in match.view().seats]
        assert all(now >= then for now, then in zip(scores, before, strict=True))
        before = scores
        number += 1
    assert number < 400
    assert match.result().ending in ("rack", "cities")


@settings(max_examples=15, deadline=None)
@given(matches, st.integers(0, 10**6))
def test_positions_come_back_byte_for_byte(match, choice):
    for _ in steps(match, choice):
        values = msgspec.json.decode(msgspec.json.encode(GAME.position(match.state)))
        assert GAME.from_position(values).tobytes() == match.state.tobytes()


@settings(max_examples=15, deadline=None)
@given(matches, st.integers(0, 10**6), st.integers(0, 10**6))
def test_a_resampled_state_looks_the_same_and_is_possible(match, choice, seed):
    for _ in steps(match, choice):
        for viewer in range(-1, match.players):
            other = GAME.resample(match.state, viewer, generator(seed_from_number(seed)))
            assert msgspec.json.encode(GAME.view(other, viewer)) == msgspec.json.encode(match.view(viewer))
            assert (GAME.observe(other, viewer) == GAME.observe(match.state, viewer)).all()
            GAME.from_position(GAME.position(other))


@settings(max_examples=15, deadline=None)
@given(matches, st.integers(0, 10**6))
def test_what_others_are_told_depends_only_on_what_they_see(match, choice):
    """A move that is possible in two states that look alike to a viewer tells that viewer the same."""
    rng = generator(seed_from_number(choice))
    for _ in steps(match, choice):
        viewer = (match.to_move + 1) % match.players
        alike = [match.state, GAME.resample(match.state, viewer, generator(seed_from_number(choice + 1)))]
        common = set(GAME.legal(alike[0])) & set(GAME.legal(alike[1]))
        for action in random.Random(choice).sample(sorted(common), min(3, len(common))):
            told = []
            for state in map(GAME.copy, alike):
                events = event_buffer()
                GAME.step(state, action, rng, 7, events)
                seen = [*GAME.tell(rows(events), viewer), GAME.view(state, viewer)]
                told.append(msgspec.json.encode(seen))
            assert told[0] == told[1]


@settings(max_examples=10, deadline=None)
@given(matches, st.integers(0, 10**6))
def test_every_decision_has_an_answer_and_every_refusal_a_reason(match, choice):
    pick = random.Random(choice)
    for _ in steps(match, choice):
        if match.over:
            break
        legal = set(match.legal())
        assert legal
        for move in pick.sample(sorted(GAME.numbers), 40):
            reason = match.explain(match.to_move, move)
            assert (reason is None) == (move in legal)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6))
def test_games_with_many_cards(choice):
    for cards in ([[2, 4], [6], [8, 9], []], [[5, 6, 8], [2], [4], []]):
        taken = {card for seat in cards for card in seat}
        display = [card for card in range(1, 10) if card not in taken][: 7 - len(taken)]
        given = {"variant": "random", "cards": cards, "display": display, "active": choice % 4}
        match = Match(GAME, 4, start=position(players=4, **given), seed=choice)
        for _ in steps(match, choice):
            assert match.over or match.legal()
            assert GAME.from_position(GAME.position(match.state)).tobytes() == match.state.tobytes()
            other = GAME.resample(match.state, SPECTATOR, generator(seed_from_number(choice)))
            assert match.over or GAME.legal(other)


PLAYOUTS = """
import hashlib
import numpy as np
from tworivers.games.game import load
from tworivers.kernel import generic
from tworivers.kernel.events import event_buffer, rows
from tworivers.kernel.generator import generator, seed_from_number

np.seterr(over="raise")
game = load("babylonia")
m = np.zeros(game.action_count // 64, dtype=np.uint64)
out = np.zeros(game.action_count, dtype=np.int32)
features = np.zeros(game.observation_size, dtype=np.float32)
for seed in range(9):
    players = 2 + seed % 3
    rng, chooser = generator(seed_from_number(seed)), generator(seed_from_number(1000 + seed))
    options = game.options(players, {"cards": "random" if seed > 4 else "basic"})
    s = game.new(players, options, rng)
    number = 1
    while generic.decider_at(s, 0) >= 0:
        number += generic.playout_at(s, 0, rng, number, chooser, m, out, 20)
        generic.resample_at(s, 0, seed % players, rng)
        generic.observe_at(s, 0, 0, features)
        print(seed, number, hashlib.sha256(s.tobytes() + features.tobytes()).hexdigest())
"""


def test_compiled_and_interpreted_give_the_same_bytes():
    printed = []
    for interpreted in ("", "1"):
        environment = {**os.environ, "TWORIVERS_INTERPRET": interpreted}
        run = subprocess.run(
            [sys.executable, "-c", PLAYOUTS], env=environment, capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stderr
        printed.append(run.stdout)
    assert printed[0] == printed[1]
    assert printed[0].count("\n") > 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_phases_are_reached(players):
    phases = set()
    for seed in range(40):
        match = Match(GAME, players, {}, seed=seed)
        for _ in steps(match, seed):
            phases.add(GAME.phase(match.state))
    assert phases == {"place", "score", "card", "extra", "over"}
