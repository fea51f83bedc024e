"""Babylonia 6: scoring a ziggurat."""

from tests.games.babylonia.table import lay

ALMOST = "0 priest b1 b3\n1 farmer a2"


def test_6_1_the_winner_takes_a_card_of_their_choice():
    table = lay(ALMOST, racks=["FFFMM"])
    table.play("farmer a3", "merchant c6")
    assert (table.phase, table.decider) == ("card", 0)
    assert table.legal == [f"card {number}" for number in range(1, 8)]
    assert table.refusal("card 8") == "babylonia-card-not-there"
    assert table.refusal("done") == "babylonia-asked-card"
    table.play("card 6")
    assert table.cards(0) == [6]
    assert table.view.display == [1, 2, 3, 4, 5, 7]


def test_6_1_river_tiles_count():
    table = lay("0 priest b1, down c2 c3\n1 farmer a2 a3", racks=["FFFMM"])
    table.play("farmer b3", "merchant c6")
    assert table.told("ZigguratWon") == [{"seat": 0, "hex": "b2"}]


def test_6_1_nobody_takes_a_card_in_a_tie():
    table = lay("0 priest b1\n1 farmer a2 a3", racks=["FFFMM"])
    table.play("farmer b3", "merchant c6")
    assert table.told("ZigguratTied") == [{"hex": "b2"}]
    assert len(table.view.display) == 7
    assert table.active == 1


def test_6_2_a_winner_who_is_not_on_turn_chooses_at_once():
    table = lay("0 priest f11, farmer d11\n1 farmer a2 a3 b1\ncity e12 priest", racks=["FFFMM"])
    table.play("farmer b3", "merchant e11")
    assert (table.phase, table.decider, table.active) == ("score", 0, 0)
    table.play("score b2")
    assert (table.phase, table.decider, table.active) == ("card", 1, 0)
    table.play("card 1")
    assert table.points(1) == {"cards": 10}
    assert table.cities(0) == {"priest": 1}
    assert table.active == 1


def test_6_3_the_ziggurat_stays():
    table = lay(ALMOST, racks=["FFFMM"])
    table.play("farmer a3", "merchant c6", "card 1")
    assert "b2" in table.view.ziggurats
    assert table.view.scored == ["b2"]
    assert table.refusal("priest b2") == "babylonia-hex-has-ziggurat"


def test_6_4_a_card_counts_for_the_city_scored_next():
    lines = "0 farmer a2 a3 b1 f11 d11\n1 farmer c6\ncity e12 priest\nbare a4"
    table = lay(lines, racks=["FFFMM"], cities_won=[{"servant": 1}, {}])
    table.play("farmer b3", "merchant e11", "score b2", "card 7")
    assert table.points(0) == {"ziggurats": 1, "cities": 2, "cards": 1}
