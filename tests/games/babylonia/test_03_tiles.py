"""Babylonia 3: playing tiles."""

from collections import Counter

import pytest

from tests.games.babylonia.table import GAME, lay, start
from tworivers.games.babylonia.rules.board import BESIDE_ZIGGURATS, LOCATION_SPOTS, NEIGHBOURS, ZIGGURAT_HEXES
from tworivers.games.game import ALL_OPEN
from tworivers.kernel.generator import generator, seed_from_number


def test_3_1_option_a_is_two_tiles_of_any_kind():
    for first, second in (
        ("priest c6", "merchant c7"),
        ("farmer c6", "priest c7"),
        ("priest c6", "priest c7"),
    ):
        table = lay(racks=["PPMFF"])
        table.play(first, second)
        assert table.active == 1


def test_3_1_option_b_is_three_farmers_or_more():
    table = lay(racks=["FFFFP"])
    table.play("farmer c6", "farmer c7", "farmer d6")
    assert "done" in table.legal
    assert table.hexes("farmer")
    assert not table.hexes("priest")
    assert table.refusal("priest d7") == "babylonia-noble-among-farmers"
    table.play("farmer d7", "done")
    assert table.told("TilesFinished") == [{"seat": 0, "number": 4}]


def test_3_2_one_tile_is_not_enough():
    table = lay(racks=["PMFFF"])
    table.play("farmer c6")
    assert table.active == 0
    assert table.refusal("done") == "babylonia-not-done"


def test_3_3_with_one_tile_left_the_turn_is_that_tile():
    table = lay(racks=["M"])
    table.play("merchant c6")
    assert table.told("TilesFinished") == [{"seat": 0, "number": 1}]
    assert table.match.over


def test_3_3_with_two_tiles_left_both_are_played():
    table = lay(racks=["MF"])
    table.play("farmer c6")
    assert table.refusal("done") == "babylonia-not-done"
    table.play("merchant c7")
    assert table.match.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_4_in_the_first_round_one_tile_then_two(players):
    table = start(players, first=0, seed=3)
    table.play(next(move for move in table.legal if move.startswith("farmer")))
    assert table.active == 1
    for _ in range(2):
        assert "done" not in table.legal
        table.play(next(move for move in table.legal if move.endswith((" c6", " c7", " g5", " g6"))))
    assert table.active == 2 % players


def test_3_4_the_second_player_has_no_option_b():
    table = lay("1 farmer h4", turn=2, racks=["FFFFF"])
    table.play("farmer c6", "farmer c7")
    assert table.active == 1


def test_3_4_from_the_third_turn_on_there_is_no_limit():
    table = lay("1 farmer h4 h5, priest c5", turn=3, racks=["FFFFF"])
    table.play("farmer c6", "farmer c7", "farmer d6", "farmer d7", "farmer d8")
    assert table.told("TilesFinished") == [{"seat": 0, "number": 5}]


def test_3_4_rivers_may_be_used_in_the_first_round():
    assert "f5" in lay(turn=1, racks=["FFFPP"]).hexes("priest")


def test_3_5_only_on_vacant_hexes():
    table = lay("1 farmer c6\ncity g7 priest", racks=["PPFFF"])
    assert table.refusal("priest c6") == "babylonia-hex-has-tile"
    assert table.refusal("priest g7") == "babylonia-hex-has-city"
    assert table.refusal("priest i7") == "babylonia-hex-has-ziggurat"
    assert table.refusal("merchant c7") == "babylonia-tile-not-on-rack"


def test_3_6_tiles_in_rivers_lie_face_down():
    table = lay(racks=["PMFFF"])
    table.play("priest f5", "merchant k6")
    assert table.view.tiles["f5"].clan == table.view.tiles["k6"].clan == "face down"
    assert table.active == 1
    assert table.match.view(0).seats[0].face_down == {"priest": 1, "merchant": 1, "servant": 0, "farmer": 0}


def test_3_6_others_do_not_learn_what_lies_there():
    table = lay(racks=["PMFFF"])
    table.match.play("priest f5")
    assert [event.clan for event in table.match.told(0)] == ["priest"]
    assert [event.clan for event in table.match.told(1)] == [None]
    assert table.match.may_undo(0) is None


def test_3_6_no_river_with_option_b():
    table = lay(racks=["FFFFF"])
    table.play("farmer c6", "farmer c7")
    assert table.refusal("farmer f5") == "babylonia-none-in-a-river"
    table = lay(racks=["FFFFF"])
    table.play("farmer f5", "farmer c7")
    assert table.active == 1


def test_3_6_only_counts_a_player_are_kept():
    one, other = lay(racks=["PMFFF"]), lay(racks=["PMFFF"])
    one.play("priest f5", "merchant f6")
    other.play("merchant f5", "priest f6")
    assert one.position["face_down"] == other.position["face_down"]


def test_3_7_points_for_each_ziggurat_one_touches():
    table = lay("0 farmer b1, priest i6\n1 farmer a2", racks=["PPFFF"])
    table.play("priest d10")
    assert table.points(0) == {"ziggurats": 3}
    table.play("farmer c9")
    assert table.points(0) == {"ziggurats": 6}


def test_3_7_nothing_for_other_places_and_for_others_tiles():
    table = lay("0 farmer b1\n1 farmer i6 d10", racks=["PPFFF"])
    table.play("priest c6")
    assert table.points(0) == {}
    table.play("priest a2")
    assert table.points(0) == {"ziggurats": 1}
    assert table.points(1) == {}


def test_3_7_a_scored_ziggurat_still_counts():
    table = lay("", cards=[[], [7]], racks=["PPFFF"])
    assert table.view.scored == ["b2"]
    table.play("priest c2")
    assert table.points(0) == {"ziggurats": 1}


def test_3_7_no_hex_lies_beside_two_ziggurats():
    beside = Counter(n for z in ZIGGURAT_HEXES[4] for n in NEIGHBOURS[z])
    assert max(beside.values()) == 1
    assert not (BESIDE_ZIGGURATS & LOCATION_SPOTS).any()


def test_3_8_a_farmer_enters_a_field_beside_an_own_tile():
    table = lay("0 priest g11\n1 farmer f11\nfield f10 6", racks=["FFFPP"])
    assert table.refusal("priest f10") == "babylonia-noble-on-field"
    table.play("farmer f10")
    assert table.points(0) == {"fields": 6}
    assert table.view.tiles["f10"].clan == "farmer"
    assert "f10" not in table.view.fields


def test_3_8_others_tiles_do_not_open_a_field():
    table = lay("1 priest g11 f11\nfield f10 6", racks=["FFFPP"])
    assert table.refusal("farmer f10") == "babylonia-field-not-open"


def test_3_8_a_tile_of_the_same_turn_opens_it():
    table = lay("field f10 7", racks=["FFFPP"])
    table.play("farmer f11", "farmer f10", "farmer e11")
    assert table.points(0) == {"fields": 7}


def test_3_8_a_city_field_pays_for_all_cities_won():
    won = [{"priest": 2}, {"servant": 1}]
    table = lay("0 priest g11\nfield f10 cities\nbare a4 a7 b5", racks=["FFFPP"], cities_won=won)
    table.play("farmer f10")
    assert table.points(0) == {"fields": 3}


def test_3_8_a_city_field_may_be_worth_nothing():
    table = lay("0 priest g11\nfield f10 cities", racks=["FFFPP"])
    table.play("farmer f10")
    assert table.points(0) == {}
    assert "f10" not in table.view.fields


def test_3_8_cities_of_this_turn_do_not_count_yet():
    table = lay("0 priest d11 f11 g11\ncity e12 priest\nfield f10 cities", racks=["FFFPP"])
    table.play("farmer e11", "farmer f10", "done")
    assert "fields" not in table.points(0)
    assert table.cities(0) == {"priest": 1}


@pytest.mark.parametrize(("opens", "refusal"), [(True, None), (False, "babylonia-field-not-opened-by-river")])
def test_3_8_a_switch_says_whether_a_river_tile_opens_a_field(opens, refusal):
    table = lay("0 down f9\nfield f10 5", racks=["FFFPP"], river_tile_opens_field=opens)
    assert table.refusal("farmer f10") == refusal


def test_3_9_points_of_tiles_come_at_once_sites_later():
    table = lay("0 priest e11 f11\ncity e12 priest", racks=["FFFPP"])
    table.play("farmer d11")
    assert table.told("SiteSurrounded") == [{"hex": "e12"}]
    assert table.points(0) == {}
    table.play("priest i6")
    assert table.told("PointsWon")[0] == {"seat": 0, "number": 1, "reason": "ziggurats", "hex": "i6"}
    assert table.points(0) == {"nobles": 4, "cities": 1, "ziggurats": 1}


def test_3_10_the_order_of_tiles_is_free():
    ends = []
    for moves in (("farmer c6", "priest c7"), ("priest c7", "farmer c6")):
        table = lay(racks=["FFFPP"]).play(*moves)
        ends.append((table.view.tiles["c6"].clan, table.view.tiles["c7"].clan, table.active))
    assert ends[0] == ends[1]


def test_3_11_done_is_taken_when_nothing_can_follow():
    table = lay(racks=["FFFPP"])
    table.play("priest c6", "farmer c7")
    assert table.told("TilesFinished") == [{"seat": 0, "number": 2}]


def test_3_11_the_end_of_a_turn_does_not_tell_the_rack():
    told = []
    for rack in ("FFFPP", "FFPPP"):
        table = lay(racks=[rack])
        table.match.play("farmer c6")
        table.match.play("farmer c7")
        told.append((table.decider, table.phase, table.match.told(1), "done" in table.legal))
    assert told[0] == told[1]


def test_3_11_done_when_all_can_see_that_no_farmer_is_left():
    farmers = "b3 b4 b6 b7 c5 c6 c7 d5 d6 d7"
    table = lay(f"0 farmer {farmers}", racks=["FFPMS"])
    table.play("farmer h4", "farmer h5")
    assert table.active == 1


def test_3_11_no_dead_end_with_card_5():
    table = lay(cards=[[5]], racks=["FFPMS"])
    table.play("farmer c6", "priest c7")
    assert table.refusal("farmer d6") == "babylonia-noble-needs-three-farmers"
    assert table.legal == ["done"]


def test_3_11_the_third_farmer_is_owed_and_known():
    table = lay(cards=[[5]], racks=["FFFPM"])
    table.play("farmer c6", "priest c7", "farmer d6")
    assert table.refusal("done") == "babylonia-noble-needs-third-farmer"
    assert {move.split()[0] for move in table.legal} == {"farmer"}
    farmers = set()
    for seed in range(40):
        other = GAME.resample(table.match.state, 1, generator(seed_from_number(seed)))
        assert GAME.legal(other)
        rack = GAME.view(other, ALL_OPEN).seats[0].rack
        assert sum(rack.values()) == 2
        farmers.add(rack["farmer"])
    assert farmers == {1, 2}
