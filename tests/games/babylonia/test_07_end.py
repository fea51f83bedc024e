"""Babylonia 7: refill, end of the turn, end of the game."""

from tests.games.babylonia.table import lay

LAST_TWO = """
0 farmer e11 f11
city e12 priest
city g7 priest
field f10 5
field g3 6
field i4 7
field a4 cities
field a7 cities
field b5 cities
"""


def last_cities(**given):
    return lay(LAST_TWO, fill=False, racks=["FFFMM"], **given)


def test_7_0_refill_to_five():
    table = lay(racks=["FFFFP"])
    table.play("farmer c6", "farmer c7", "farmer d6", "farmer d7", "done")
    assert sum(table.rack(0).values()) == 5
    assert table.told("TilesDrawn")[0]["number"] == 4


def test_7_0_as_far_as_the_supply_goes():
    table = lay(racks=["FFMM"])
    table.play("merchant c6", "merchant c7")
    assert table.rack(0) == {"farmer": 2}
    assert table.active == 1


def test_7_1_the_game_ends_when_the_rack_stays_empty():
    table = lay(racks=["FM"])
    table.play("merchant c6", "farmer c7")
    assert table.match.over
    assert table.told("GameOver") == [{"ending": "rack"}]


def test_7_1_the_end_is_foreseen_where_nothing_is_drawn():
    table = lay(racks=["FM"]).play("merchant c6")
    events = table.match.preview(0, "farmer c7")
    assert [type(event).__name__ for event in events][-1] == "GameOver"


def test_7_1_only_the_rack_of_the_player_on_turn_matters():
    table = lay(racks=["FFFFF", "P"])
    table.play("farmer c6", "farmer c7", "done")
    assert not table.match.over


def test_7_1_or_when_at_most_one_city_is_left():
    table = last_cities()
    table.play("merchant d11", "merchant c6")
    assert table.match.over
    assert table.match.result().ending == "cities"
    assert table.told("TilesDrawn")


def test_7_1_a_discarded_city_is_gone_too():
    lines = LAST_TWO.replace("city e12 priest", "city f4 priest\n0 priest f3\n1 farmer g4 e4")
    table = lay(lines, fill=False, racks=["FFFMM"])
    table.play("merchant g5", "merchant c6")
    assert table.told("CityDiscarded")
    assert table.match.over


def test_7_2_most_points_win_and_nothing_is_added():
    table = last_cities(points=[{"fields": 20}, {"nobles": 22}])
    table.play("merchant d11", "merchant c6")
    result = table.match.result()
    assert result.scores == [21, 22]
    assert result.winners == [1]


def test_7_2_more_cities_break_a_tie():
    table = last_cities(points=[{"fields": 20}, {"nobles": 21}])
    table.play("merchant d11", "merchant c6")
    assert table.match.result().scores == [21, 21]
    assert table.match.result().winners == [0]


def test_7_2_else_victory_is_shared():
    given = {"points": [{"fields": 20}, {"nobles": 20}], "cities_won": [{}, {"servant": 1}]}
    table = last_cities(**given)
    table.play("merchant d11", "merchant c6")
    assert table.match.result().places == [1, 1]


def test_7_3_no_extra_turn_after_the_end():
    table = last_cities(cards=[[2]])
    table.play("merchant d11", "merchant c6")
    assert table.match.over
    table = lay(cards=[[2]], racks=["FFFMM"])
    table.play("merchant d11", "merchant c6")
    assert table.phase == "extra"
