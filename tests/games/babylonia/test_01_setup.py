"""Babylonia 1: components and set-up."""

from collections import Counter

import numpy as np
import pytest

from tests.games.babylonia.table import GAME, lay, start
from tworivers.games.babylonia.rules.board import (
    CARDS,
    CLAN_TILES,
    HEX_NAMES,
    HEX_NUMBERS,
    IN_PLAY,
    LOCATION_TILES,
    MARKS,
    NEIGHBOURS,
    check_board,
    land_of,
)
from tworivers.games.game import ALL_OPEN, SPECTATOR
from tworivers.kernel.bits import places_in
from tworivers.kernel.generator import generator, seed_from_number
from tworivers.words.messages import BadOption


def names(words: np.ndarray) -> set[str]:
    return {HEX_NAMES[n] for n in places_in(words.tolist())}


def test_1_1_what_is_in_the_box():
    check_board()
    assert LOCATION_TILES[4, :7].sum() == 19
    assert LOCATION_TILES[4, 7:].sum() == 13
    assert sum(mark in "123" for mark in MARKS) == 5
    assert CARDS == 9
    assert CLAN_TILES.tolist() == [6, 6, 6, 12]


def test_1_1_the_map_has_175_hexes_and_two_rivers():
    assert len(HEX_NUMBERS) == 175
    assert MARKS.count("t") == 17
    assert MARKS.count("e") == 14
    neighbours = {HEX_NAMES[n] for n in NEIGHBOURS[HEX_NUMBERS["g7"]]}
    assert neighbours == {"g6", "h6", "h7", "g8", "f6", "f7"}
    assert {HEX_NAMES[n] for n in NEIGHBOURS[HEX_NUMBERS["q7"]]} == {"q8", "p6", "p7"}
    assert {HEX_NAMES[n] for n in NEIGHBOURS[HEX_NUMBERS["a7"]]} == {"a6", "a8", "b6", "b7"}


@pytest.mark.parametrize("players", [1, 5])
def test_1_2_two_to_four_players(players):
    with pytest.raises(BadOption):
        start(players)
    assert [start(number).view.players for number in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.parametrize(("players", "hexes", "lands"), [(2, 113, "nc"), (3, 149, "cs"), (4, 175, "ncs")])
def test_1_3_the_land_in_play(players, hexes, lands):
    in_play = names(IN_PLAY[players])
    assert len(in_play) == hexes
    assert {land_of(HEX_NUMBERS[name]) for name in in_play} == {"", *lands}
    rivers = {name for name, n in HEX_NUMBERS.items() if not land_of(n)}
    assert rivers <= in_play
    assert rivers <= start(players, first=0).hexes("farmer")


def test_1_4_land_out_of_play_does_not_exist():
    table = lay("", players=3, racks=["PFFFF"])
    assert table.refusal("priest b1") == "babylonia-hex-out-of-play"
    assert table.refusal("priest m4") is None
    assert not table.hexes("farmer") & {name for name, n in HEX_NUMBERS.items() if land_of(n) == "n"}


@pytest.mark.parametrize(
    ("players", "cities", "fields", "ziggurats", "vacant"),
    [(2, 12, 6, 3, 92), (3, 16, 10, 4, 119), (4, 19, 13, 5, 138)],
)
def test_1_5_a_location_tile_on_every_spot(players, cities, fields, ziggurats, vacant):
    view = start(players).view
    assert (len(view.cities), len(view.fields), len(view.ziggurats)) == (cities, fields, ziggurats)
    assert set(view.cities).isdisjoint(view.fields)
    assert len(start(players, first=0).hexes("farmer")) == vacant


def test_1_5_tiles_lie_at_random():
    assert start(seed=1).view.cities != start(seed=2).view.cities


def test_1_6_the_tiles_taken_out():
    kinds = {players: list(start(players).view.cities.values()) for players in (2, 3, 4)}
    fields = {players: list(start(players).view.fields.values()) for players in (2, 3, 4)}
    for single in ("priest", "merchant", "servant"):
        assert [kinds[players].count(single) for players in (2, 3, 4)] == [2, 2, 3]
    for double in ("priest-merchant", "priest-servant", "merchant-servant"):
        assert [kinds[players].count(double) for players in (2, 3, 4)] == [2, 3, 3]
    assert [kinds[players].count("priest-merchant-servant") for players in (2, 3, 4)] == [0, 1, 1]
    for value in "567":
        assert [fields[players].count(value) for players in (2, 3, 4)] == [1, 2, 2]
    assert [fields[players].count("cities") for players in (2, 3, 4)] == [3, 4, 7]


def test_1_7_cards_one_to_seven():
    assert start().view.display == [1, 2, 3, 4, 5, 6, 7]


def test_1_7_or_seven_random_cards():
    displays = [start(seed=seed, cards="random").view.display for seed in range(20)]
    assert all(len(set(display)) == 7 and set(display) <= set(range(1, 10)) for display in displays)
    assert {card for display in displays for card in display} == set(range(1, 10))
    assert len({tuple(display) for display in displays}) > 5


def test_1_8_five_tiles_on_the_rack_and_no_points():
    for seat in start(4).view.seats:
        assert (seat.tiles_on_rack, seat.tiles_in_supply, seat.score) == (5, 25, 0)
        together = {clan: seat.rack[clan] + seat.supply[clan] for clan in seat.rack}
        assert together == {"priest": 6, "merchant": 6, "servant": 6, "farmer": 12}


def test_1_9_a_random_start_player_then_clockwise():
    assert {start(4, seed=seed).active for seed in range(30)} == {0, 1, 2, 3}
    table = start(3, first=2)
    order = []
    for _ in range(4):
        order.append(table.active)
        while table.active == order[-1] and len(order) < 5:
            table.play("done" if "done" in table.legal else table.legal[0])
    assert order == [2, 0, 1, 2]


def test_1_10_racks_are_hidden_and_the_rest_is_open():
    table = lay("0 priest g6, down f5", racks=["FFFPM"], points=[{"nobles": 4}, {}])
    seen = table.match.view(1).seats[0]
    assert (seen.rack, seen.supply, seen.face_down) == (None, None, None)
    assert (seen.tiles_on_rack, seen.tiles_in_supply, seen.tiles_face_down, seen.score) == (5, 23, 1, 4)
    assert table.match.view(0).seats[0].rack == {"priest": 1, "merchant": 1, "servant": 0, "farmer": 3}
    assert table.match.view(1).legal == table.match.view(SPECTATOR).legal == []


def test_1_10_draws_are_told_to_their_player_only():
    table = lay(racks=["FFPPM"])
    table.play("priest c6", "merchant c7")
    drawn = {viewer: table.match.told(viewer) for viewer in (0, 1)}
    [told] = [event.tiles for event in drawn[0] if type(event).__name__ == "TilesDrawn"]
    assert Counter(told) + Counter(farmer=2, priest=1) == Counter(table.rack(0))
    assert [event.tiles for event in drawn[1] if type(event).__name__ == "TilesDrawn"] == [None]


def test_1_10_resampling_redraws_what_others_have_not_shown():
    state = lay("0 priest g6, down f5 f6", racks=["FFFPM"]).match.state
    racks = set()
    for seed in range(30):
        other = GAME.view(GAME.resample(state, 1, generator(seed_from_number(seed))), -2).seats[0]
        assert sum(other.rack.values()) == 5
        assert sum(other.face_down.values()) == 2
        together = {
            clan: other.rack[clan] + other.supply[clan] + other.face_down[clan] for clan in other.rack
        }
        assert together == {"priest": 5, "merchant": 6, "servant": 6, "farmer": 12}
        racks.add(tuple(other.rack.values()))
    assert len(racks) > 10


def test_1_10_resampling_redraws_every_clan_of_every_seat():
    state = lay(racks=["FFFPM", "PPPPP"]).match.state
    for viewer, seat in ((0, 1), (1, 0)):
        drawn = [GAME.resample(state, viewer, generator(seed_from_number(seed))) for seed in range(30)]
        racks = [GAME.view(other, ALL_OPEN).seats[seat].rack for other in drawn]
        assert all(len({rack[clan] for rack in racks}) > 1 for clan in racks[0])
