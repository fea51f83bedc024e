"""Babylonia 9 and 10: where the rulebooks differ or are silent, the reading taken."""

import pytest

from tests.games.babylonia.table import lay, start
from tworivers.games.babylonia.rules.board import IN_PLAY, LOCATION_TILES, MARKS


def test_9_1_any_own_tiles_link_nobles():
    table = lay(
        "0 farmer e11 f11 g11, merchant g10, priest g9\nfield f10 5\ncity e12 priest", racks=["FFFMM"]
    )
    table.play("farmer d11", "merchant c6")
    assert table.points(0)["nobles"] == 2


def test_9_2_the_first_round_has_limits_and_no_option_b_for_the_second():
    table = lay(turn=1, racks=["FFFFF", "FFFFF"])
    table.play("farmer c6")
    assert table.active == 1
    table.play("farmer h4", "farmer h5")
    assert (table.active, table.view.turn) == (0, 3)


def test_9_3_a_river_tile_opens_a_field_unless_switched_off():
    assert start().match.options.river_tile_opens_field is True
    lines = "0 down f9\nfield f10 5"
    assert lay(lines, racks=["FFFPP"]).refusal("farmer f10") is None
    closed = lay(lines, racks=["FFFPP"], river_tile_opens_field=False)
    assert closed.refusal("farmer f10") == "babylonia-field-not-opened-by-river"


def test_9_4_card_2_is_used_after_any_own_turn():
    table = lay(cards=[[2]], racks=["MMPPS", "MMPPS"])
    table.play("merchant c6", "merchant c7", "no extra turn", "merchant d6", "merchant d7")
    table.play("priest h4", "priest h5")
    assert (table.phase, table.decider) == ("extra", 0)


def test_9_5_card_7_pays_at_any_capture_but_not_on_ties():
    won = [{"servant": 2}, {}]
    lines = "1 farmer f3 g4 g5\ncity f4 merchant\nbare a4 a7"
    table = lay(lines, cards=[[7]], racks=["PPMMS"], cities_won=won)
    table.play("priest e4", "priest c6")
    assert table.cities(1) == {"merchant": 1}
    assert table.points(0) == {"cities": 2, "cards": 1}


def test_9_6_card_8_means_land_between_the_rivers():
    lines = "city f4 priest\n0 priest {hex}\n1 farmer f3 g4 e4"
    given = {"variant": "random", "cards": [[8]], "display": [9, 1, 2, 3, 4, 5], "racks": ["MMFFF"]}
    for place, points in (("h8", 2), ("d5", 0)):
        table = lay(lines.format(hex=place), **given)
        table.play("merchant g5", "merchant a5")
        assert table.points(0).get("nobles", 0) == points


@pytest.mark.parametrize(
    "moves",
    [
        ("priest c6", "farmer c7", "farmer d6", "farmer d7"),
        ("farmer c7", "priest c6", "farmer d6", "farmer d7"),
        ("farmer c7", "farmer d6", "priest c6", "farmer d7"),
        ("farmer c7", "farmer d6", "farmer d7", "priest c6"),
    ],
)
def test_9_7_the_noble_of_card_5_comes_at_any_time(moves):
    table = lay(cards=[[5]], racks=["FFFPM"])
    table.play(*moves)
    assert table.view.laid == {"priest": 1, "merchant": 0, "servant": 0, "farmer": 3, "face down": 0}
    assert "done" in table.legal


def test_9_7_a_noble_first_can_open_a_field():
    table = lay("field f10 6", cards=[[5]], racks=["FFFPM"])
    table.play("priest g10", "farmer f10", "farmer c6", "farmer c7")
    assert table.points(0) == {"fields": 6}


def test_9_8_neighbours_must_hold_tiles():
    table = lay("0 priest e11 f11\ncity e12 priest", racks=["FFFMM"])
    assert next(site for site in table.view.sites if site.hex == "e12").needed == ["d11"]


def test_9_9_two_players_use_north_and_centre():
    lands = {MARKS[n].lower() for n in range(192) if int(IN_PLAY[2][n >> 6]) >> (n & 63) & 1}
    assert {"n", "c"} <= lands
    assert "s" not in lands


def test_9_10_a_farmer_opens_a_field_for_a_farmer():
    table = lay("0 farmer g11\nfield f10 5", racks=["FFFPP"])
    assert table.refusal("farmer f10") is None


def test_10_3_the_mix_of_tiles_fits_every_total():
    assert LOCATION_TILES.sum(axis=1).tolist() == [0, 0, 18, 26, 32]


def test_10_4_the_owner_knows_how_many_of_each_lie_face_down():
    table = lay(racks=["PMFFF"])
    table.play("priest f5", "merchant k6")
    assert table.match.view(0).seats[0].face_down == {"priest": 1, "merchant": 1, "servant": 0, "farmer": 0}
    assert table.match.view(1).seats[0].face_down is None


def test_10_5_cards_8_and_9_touch_the_city_itself():
    lines = "city f4 priest\n0 priest d5\n1 farmer f3 g4 e4"
    given = {"variant": "random", "cards": [[9]], "display": [8, 1, 2, 3, 4, 5]}
    table = lay(lines, active=1, racks=["MMFFF", "MMFFF"], **given)
    table.play("merchant g5", "merchant a5")
    assert table.points(0) == {"nobles": 2}


def test_10_6_a_tied_ziggurat_stays_scored():
    table = lay("0 priest b1\n1 farmer a2 a3", racks=["FFFMM"])
    table.play("farmer b3", "merchant c6")
    assert table.view.scored == ["b2"]
    assert all(site.hex != "b2" for site in table.view.sites)
