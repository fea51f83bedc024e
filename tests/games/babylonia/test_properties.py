"""What holds in every game of Babylonia, whoever plays it."""

import random
from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.babylonia.table import GAME, position
from tworivers.games.babylonia.rules.board import CLANS, LOCATION_TILES, LOCATIONS
from tworivers.games.game import ALL_OPEN, SPECTATOR
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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_phases_are_reached(players):
    phases = set()
    for seed in range(40):
        match = Match(GAME, players, {}, seed=seed)
        for _ in steps(match, seed):
            phases.add(GAME.phase(match.state))
    assert phases == {"place", "score", "card", "extra", "over"}
