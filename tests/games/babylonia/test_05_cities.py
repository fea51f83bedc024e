"""Babylonia 5: scoring a city."""

from tests.games.babylonia.table import lay


def test_5_1_nobles_first_then_the_tile():
    table = lay("0 priest e11 f11\n1 priest d10\ncity e12 priest", racks=["FFFMM", "FFFPM"], active=1)
    table.play("priest d11", "merchant c6")
    reasons = [(event["seat"], event["reason"]) for event in table.told("PointsWon")]
    assert reasons[-3:] == [(1, "nobles"), (0, "nobles"), (0, "cities")]
    order = table.order()
    assert order.index("CityWon") == len(order) - 1 - order[::-1].index("PointsWon") - 1


def test_5_2_two_points_for_each_linked_noble_of_a_symbol_shown():
    table = lay("0 priest e11 f11 g11, merchant d10, servant g12\ncity e12 priest-merchant", racks=["FFFMM"])
    table.play("farmer d11", "merchant c6")
    assert table.points(0)["nobles"] == 2 * 4


def test_5_2_a_noble_face_down_never_scores():
    table = lay(
        "0 priest e11 f11, down e10\ncity e12 priest", racks=["FFFMM"], face_down=[{"priest": 1}, None]
    )
    table.play("farmer d11", "merchant c6")
    assert table.points(0)["nobles"] == 4


def test_5_2_a_city_may_show_three_symbols():
    table = lay("0 priest k9, merchant l10\ncity k10 priest-merchant-servant", players=3, racks=["SSFFF"])
    table.play("servant l9", "servant c11")
    assert table.points(0)["nobles"] == 6


def test_5_3_links_run_through_own_tiles_of_any_kind():
    table = lay(
        "0 farmer e11 f11 g11, down f9, priest g10 g9\n1 priest h9\ncity e12 priest\nfield f10 5",
        racks=["FFFMM"],
    )
    table.play("farmer d11", "merchant c6")
    assert table.points(0)["nobles"] == 4
    assert "nobles" not in table.points(1)


def test_5_3_no_link_through_vacant_hexes_or_others():
    table = lay("0 farmer e11 f11, priest h11\n1 farmer g11\ncity e12 priest", racks=["FFFMM"])
    table.play("farmer d11", "merchant c6")
    assert "nobles" not in table.points(0)


def test_5_3_a_face_down_tile_links():
    table = lay("0 farmer e11 f11, down e10, priest e9\ncity e12 priest", racks=["FFFMM"])
    table.play("farmer d11", "merchant c6")
    assert table.points(0)["nobles"] == 2


def test_5_3_all_groups_count_and_each_noble_once():
    table = lay("0 priest f3 g4 e4\n1 farmer h4\ncity f4 priest", racks=["PFFFF"])
    table.play("priest g5", "farmer c6")
    assert table.points(0)["nobles"] == 8
    table = lay("0 priest f3, merchant e4\n1 farmer g4\ncity f4 priest-merchant\nfield g3 5", racks=["PFFFF"])
    table.play("priest g5", "farmer c6")
    assert table.points(0)["nobles"] == 6


def test_5_4_nobles_score_again_for_the_next_city():
    table = lay("0 priest f11 g11 g10, merchant d11\ncity e12 priest\ncity f10 priest", racks=["FFFMM"])
    table.play("farmer e11", "merchant c6", "score e12")
    assert table.points(0)["nobles"] == 2 * (3 + 3)


def test_5_5_most_tiles_around_it_win_the_city():
    table = lay("0 priest e4\n1 farmer f3 g4, down e5\ncity f4 priest", racks=["PFFFF"])
    table.play("farmer g5", "priest c6")
    assert table.cities(1) == {"priest": 1}
    assert table.points(1) == {"cities": 1}


def test_5_5_everyone_is_paid_for_their_cities():
    won = [{"servant": 2}, {"merchant": 1}]
    table = lay("0 farmer e11 f11\ncity e12 priest\nbare a4 a7 b5", racks=["FFFFF"], cities_won=won)
    table.play("farmer d11", "farmer c6", "done")
    assert table.points(0) == {"cities": 3}
    assert table.points(1) == {"cities": 1}


def test_5_5_in_a_tie_the_city_is_discarded_and_no_city_pays():
    won = [{"servant": 1}, {}]
    table = lay("0 priest f3\n1 farmer g4 e4\ncity f4 priest\nbare a4", racks=["PFFFF"], cities_won=won)
    table.play("farmer g5", "priest c6")
    assert table.told("CityDiscarded") == [{"hex": "f4", "city": "priest"}]
    assert table.points(0) == {"nobles": 2}
    assert table.cities(0) == {"servant": 1}


def test_5_6_the_hex_of_a_removed_city_is_vacant_land():
    table = lay("0 farmer e11 f11\ncity e12 priest", racks=["FFFFF", "PPMMS"])
    table.play("farmer d11", "farmer c6", "done")
    assert table.refusal("priest e12") is None
    table.play("priest e12")
    assert table.view.tiles["e12"].clan == "priest"
