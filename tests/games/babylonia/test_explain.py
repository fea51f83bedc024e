"""Every refusal has its reason, and what a site or a placement brings can be asked."""

import random

import pytest

import tworivers
from tests.games.babylonia.table import GAME, lay
from tworivers.games.babylonia.rules.board import HEX_NUMBERS, set_of
from tworivers.games.babylonia.show.site import site as look_at
from tworivers.words.messages import BadNotation, IllegalAction


def test_a_refused_action_is_put_in_words():
    table = lay("0 priest g11\nfield f10 6", racks=["FFFPP"])
    with pytest.raises(IllegalAction, match="a noble can't enter a field without card 6"):
        table.play("priest f10")


def test_the_decision_of_another():
    assert lay().refusal("priest c6", seat=1) == "not-your-decision"


def test_no_room_for_the_farmer_that_must_follow():
    # all land but one hex is taken; rivers are no place for option B
    table = lay(cards=[[5]], racks=["FFFPM"])
    table.play("priest c6", "farmer c7")
    state = GAME.copy(table.match.state)
    state["vacant"][0] = set_of([HEX_NUMBERS["h8"], HEX_NUMBERS["f5"]])
    state["fields"] = 0
    assert [GAME.notation(action) for action in GAME.legal(state)] == ["done"]
    refusal = GAME.explain(state, 0, GAME.parse("farmer h8"))
    assert refusal is not None
    assert refusal.key == "babylonia-no-room-for-farmer"


def test_notation_is_forgiving():
    assert GAME.notation(GAME.parse("Civil Servant  F7")) == "servant f7"
    with pytest.raises(BadNotation):
        GAME.parse("king f7")


def test_a_city_looked_at_closely():
    table = lay("0 priest e11, farmer f11\n1 priest d10\ncity e12 priest", racks=["FFFMM"])
    site = look_at(table.match.state, 1, "e12")
    assert (site.city, site.needed, site.winner) == ("priest", ["d11"], 0)
    assert [(seat.tiles, seat.nobles, seat.points) for seat in site.seats] == [(2, 1, 3), (0, 0, 0)]
    assert [(seat.linked, seat.paying) for seat in site.seats] == [(["e11", "f11"], ["e11"]), ([], [])]


def test_cards_link_over_vacant_hexes():
    table = lay(
        "city f4 priest\n0 priest h8",
        players=4,
        variant="random",
        racks=["MMFFF"],
        cards=[[8]],
        display=[9, 1, 2, 3, 4, 5],
        scored=["l3"],
    )
    seat = look_at(table.match.state, 0, "f4").seats[0]
    assert seat.paying == ["h8"]
    assert {"g5", "h8"} <= set(seat.linked)


def test_the_nobles_shown_are_those_that_are_paid():
    rng = random.Random(4)
    for players in (2, 3, 4):
        match = tworivers.new("babylonia", players=players, seed=players, cards="random")
        while not match.over:
            match.play(rng.choice(match.legal()))
            for site in GAME.view(match.state, 0).sites:
                for seat in look_at(match.state, 0, site.hex).seats:
                    assert len(seat.paying) == seat.nobles


def test_a_ziggurat_looked_at_closely():
    table = lay("0 priest b1 b3\n1 farmer a2, down c2", racks=["FFFMM"])
    site = look_at(table.match.state, 1, "b2")
    assert (site.city, site.needed, site.winner) == (None, ["a3"], None)
    assert [seat.tiles for seat in site.seats] == [2, 2]
    assert [seat.linked for seat in site.seats] == [["b1", "b3"], ["a2", "c2"]]
    with pytest.raises(BadNotation):
        look_at(table.match.state, 1, "c6")


def test_what_can_be_asked_about():
    table = lay("0 priest e11, farmer f11\ncity e12 priest", racks=["FFFMM"])
    assert GAME.about(table.match.state, 0, "e12").needed == ["d11"]
    assert GAME.about(table.match.state, 0, "d11") is None  # perhaps it was scored meanwhile
    with pytest.raises(BadNotation):
        GAME.about(table.match.state, 0, "z99")


def test_looking_changes_nothing():
    table = lay("0 priest e11, farmer f11\ncity e12 priest", racks=["FFFMM"])
    before = table.match.state.tobytes()
    look_at(table.match.state, 0, "e12")
    table.match.preview(0, "farmer d11")
    assert table.match.state.tobytes() == before


def test_a_preview_tells_the_points_and_stops_before_the_draw():
    table = lay("0 priest e11, farmer f11\ncity e12 priest", racks=["FFFMM"])
    table.play("merchant b1")
    told = [type(event).__name__ for event in table.match.preview(0, "merchant d11")]
    assert told == ["TilePlaced", "SiteSurrounded", "TilesFinished", "PointsWon", "CityWon", "PointsWon"]


def test_marks_for_all_places_of_a_piece():
    table = lay("0 priest e11 f11\ncity e12 priest\nfield f10 7", racks=["FFFMM"])
    marks = table.match.marks(0, "farmer")
    assert marks["d11"].effect == "surrounds"
    assert (marks["f10"].effect, marks["f10"].points) == ("field", 7)
    assert (marks["b1"].effect, marks["b1"].points) == ("", 1)
