"""Babylonia 4: which sites are scored."""

from tests.games.babylonia.table import land_around, lay
from tworivers.games.babylonia.rules.board import HEX_NUMBERS, MARKS, NEIGHBOURS

TWO_CITIES = """
0 priest f11 g10 g11, merchant d11
1 down f9
city e12 priest
city f10 merchant
"""


def test_4_1_the_player_on_turn_chooses_the_order():
    table = lay(TWO_CITIES, racks=["FFFMM"])
    table.play("farmer e11", "merchant c6")
    assert (table.phase, table.decider) == ("score", 0)
    assert table.legal == ["score f10", "score e12"]
    assert table.refusal("score g3") == "babylonia-not-surrounded"
    table.play("score e12")
    assert [event["hex"] for event in table.told("CityWon")] == ["e12", "f10"]
    assert table.active == 1


def test_4_1_a_single_site_is_scored_without_asking():
    table = lay("0 priest e11 f11\ncity e12 priest", racks=["FFFMM"])
    table.play("merchant d11", "merchant c6")
    assert [event["hex"] for event in table.told("CityWon")] == ["e12"]


def test_4_2_all_land_around_it_holds_tiles_of_anybody():
    table = lay("0 priest f3 g4\n1 farmer g5\ncity f4 priest", racks=["FFFMM"])
    table.play("merchant h4", "merchant h5")
    assert "f4" in table.view.cities
    table = lay("0 priest f3 g4\n1 farmer g5\ncity f4 priest", racks=["FFFMM"])
    table.play("merchant e4", "merchant h5")
    assert "f4" not in table.view.cities


def test_4_2_neither_rivers_nor_missing_hexes_are_needed():
    needed = {site.hex: set(site.needed) for site in lay().view.sites}
    assert needed["c10"] == {"d10", "c11", "b10", "b9"}
    assert all(needed[name] == set(land_around(name)) for name in needed)
    assert min(map(len, needed.values())) == 3


def test_4_3_no_site_lies_beside_another():
    spots = {n for n in HEX_NUMBERS.values() if MARKS[n] in "NCS123"}
    assert not any(spots & set(NEIGHBOURS[spot]) for spot in spots)


def test_4_4_a_removed_city_changes_no_other_site():
    table = lay(TWO_CITIES, racks=["FFFMM"])
    table.play("farmer e11", "merchant c6")
    before = {site.hex: site.needed for site in table.view.sites}
    table.play("score e12")
    for site in table.view.sites:
        assert site.needed == before[site.hex]


def test_4_5_a_tied_ziggurat_is_not_scored_again():
    table = lay("0 priest b1 b3\n1 farmer a2", racks=["FFFMM", "FFFPP"])
    table.play("merchant c6", "merchant c7", "farmer a3", "farmer d7", "done")
    assert table.told("ZigguratTied") == [{"hex": "b2"}]
    assert table.view.scored == ["b2"]
    table.play("farmer c2", "farmer c3")
    assert table.told("ZigguratWon") == []
    assert table.cards(0) == []


def test_4_6_a_field_is_never_scored_by_being_surrounded():
    table = lay("0 priest e11 f11\nfield e12 7", racks=["FFFMM"])
    table.play("merchant d11", "merchant c6")
    assert table.points(0) == {}
    assert table.view.fields["e12"] == "7"


def test_4_2_what_a_surrounded_city_will_bring_is_certain_before_the_turn_ends():
    table = lay("0 farmer e11 f11\ncity e12 priest", racks=["FFFMM"])
    assert table.match.waiting(0) == 0
    table.play("merchant d11")
    assert table.match.waiting(0) == 1
    table.play("merchant c6")
    assert table.points(0) == {"cities": 1}
