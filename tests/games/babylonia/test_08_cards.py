"""Babylonia 8: the ziggurat cards, alone and together."""

from tests.games.babylonia.table import lay


def test_8_0_permanent_cards_work_again_and_again():
    table = lay(cards=[[6]], racks=["PPMMS", "PPMMS"])
    fields = list(table.view.fields)
    table.play(f"priest {fields[0]}", f"priest {fields[1]}")
    assert len(table.told("FieldHarvested")) == 2


def test_8_0_cards_of_one_player_combine():
    table = lay("field f10 7", cards=[[4, 6]], racks=["PMSFF"])
    table.play("priest f10", "merchant c6", "servant c7")
    assert table.points(0) == {"fields": 7}
    assert table.told("TilesFinished") == [{"seat": 0, "number": 3}]


def test_8_1_card_1_gives_ten_points_at_once():
    table = lay("0 priest b1 b3\n1 farmer a2", racks=["FFFMM"])
    table.play("farmer a3", "merchant c6")
    before = table.points(0)
    table.play("card 1")
    assert table.points(0) == {**before, "cards": 10}


def test_8_2_card_2_is_a_whole_turn_more():
    table = lay(cards=[[2]], racks=["MMPPS"])
    table.play("merchant c6", "merchant c7")
    assert (table.phase, table.decider) == ("extra", 0)
    assert table.legal == ["extra turn", "no extra turn"]
    assert table.refusal("priest d6") == "babylonia-asked-extra"
    assert sum(table.rack(0).values()) == 5
    table.play("extra turn")
    assert (table.phase, table.decider, table.view.card_2_used) == ("place", 0, True)
    table.play("priest d6", "priest d7")
    assert sum(table.rack(0).values()) == 5
    assert (table.phase, table.active) == ("place", 1)


def test_8_2_it_may_be_kept_for_later():
    table = lay(cards=[[2]], racks=["MMPPS", "MMPPS"])
    table.play("merchant c6", "merchant c7", "no extra turn")
    assert (table.active, table.view.card_2_used) == (1, False)
    table.play("merchant d6", "merchant d7")
    assert (table.active, table.phase) == (0, "place")


def test_8_2_in_the_turn_in_which_it_was_won():
    table = lay("0 priest b1 b3\n1 farmer a2", racks=["FFFMM"])
    table.play("farmer a3", "merchant c6", "card 2")
    assert (table.phase, table.decider) == ("extra", 0)


def test_8_2_won_in_anothers_turn_it_waits_for_an_own_one():
    table = lay("1 priest b1 b3 a2", racks=["FFFMM", "PPMMS"])
    table.play("farmer a3", "merchant c6", "card 2")
    assert (table.phase, table.active) == ("place", 1)
    table.play("priest d6", "priest d7")
    assert (table.phase, table.decider) == ("extra", 1)


def test_8_3_card_3_fills_the_rack_to_seven_in_the_same_turn():
    table = lay("0 priest b1 b3\n1 farmer a2", racks=["FFFMM"])
    table.play("farmer a3", "merchant c6", "card 3")
    assert sum(table.rack(0).values()) == 7


def test_8_3_won_in_anothers_turn_only_at_the_own_refill():
    table = lay("1 priest b1 b3 a2", racks=["FFFMM", "PPMMS"])
    table.play("farmer a3", "merchant c6", "card 3")
    assert sum(table.rack(1).values()) == 5
    table.play("priest d6", "priest d7")
    assert sum(table.rack(1).values()) == 7


def test_8_4_card_4_three_different_nobles():
    table = lay(cards=[[4]], racks=["PMSSF"])
    table.play("priest c6", "servant c7")
    assert {move.split()[0] for move in table.legal} == {"merchant", "done"}
    assert table.refusal("servant d6") == "babylonia-third-noble"
    assert table.refusal("farmer d6") == "babylonia-third-noble"
    assert table.refusal("merchant f5") == "babylonia-none-in-a-river"
    table.play("merchant d6")
    assert table.told("TilesFinished") == [{"seat": 0, "number": 3}]


def test_8_4_not_two_of_a_kind_not_with_a_farmer_not_in_a_river():
    for first, second in (
        ("priest c6", "priest c7"),
        ("priest c6", "farmer c7"),
        ("priest f5", "merchant c7"),
    ):
        table = lay(cards=[[4]], racks=["PPMSF"])
        table.play(first, second)
        assert table.active == 1


def test_8_4_it_is_optional():
    table = lay(cards=[[4]], racks=["PMSSF"])
    table.play("priest c6", "servant c7", "done")
    assert table.active == 1


def test_8_5_card_5_a_noble_with_three_farmers():
    table = lay(cards=[[5]], racks=["FFFFP"])
    table.play("farmer c6", "farmer c7", "farmer d6")
    assert table.refusal("priest f5") == "babylonia-none-in-a-river"
    table.play("priest d7")
    assert table.hexes("farmer")
    table.play("farmer d8")
    assert table.told("TilesFinished") == [{"seat": 0, "number": 5}]


def test_8_5_not_with_two_farmers_and_not_two_nobles():
    table = lay(cards=[[5]], racks=["FFPPM"])
    table.play("farmer c6", "farmer c7")
    assert table.refusal("priest d6") == "babylonia-noble-needs-three-farmers"
    table = lay(cards=[[5]], racks=["FFFPP"])
    table.play("priest c6", "farmer c7", "farmer d6", "farmer d7")
    assert table.refusal("priest d8") == "babylonia-one-noble"
    table = lay(cards=[[5]], racks=["FFFPP"])
    table.play("priest c6", "priest c7")
    assert table.active == 1


def test_8_5_cards_4_and_5_do_not_add_up():
    table = lay(cards=[[4, 5]], racks=["PMSFF"])
    table.play("priest c6", "merchant c7")
    assert table.refusal("farmer d6") == "babylonia-third-noble"
    table.play("servant d6")
    assert table.active == 1


def test_8_6_card_6_nobles_enter_fields_without_a_neighbour():
    table = lay(
        "1 farmer c6\nfield f10 5\ncity e12 priest\n0 priest f11, farmer d11", cards=[[6]], racks=["PFFFF"]
    )
    table.play("priest f10")
    assert table.points(0) == {"fields": 5}
    table.play("farmer e11")
    assert table.points(0)["nobles"] == 4
    far = lay("field f10 5", cards=[[6]], racks=["PFFFF"])
    assert far.refusal("priest f10") is None
    assert far.refusal("farmer f10") == "babylonia-field-not-open"


def test_8_7_card_7_pays_for_pairs_at_any_capture():
    won = [{"servant": 2, "priest": 1}, {}, {}]
    lines = "1 farmer e11 f11\ncity e12 priest\nbare m2 o3 p4"
    table = lay(lines, cards=[[7]], racks=["FFFFF", "MMPPF"], active=1, players=3, cities_won=won)
    table.play("merchant d11", "merchant c12")
    assert table.points(0) == {"cities": 3, "cards": 1}
    assert table.points(1)["cities"] == 1


def test_8_7_nothing_on_a_tie():
    won = [{"servant": 2}, {}]
    lines = "0 priest f3\n1 farmer g4 e4\ncity f4 merchant\nbare a4 a7"
    table = lay(lines, cards=[[7]], racks=["FFFFP"], cities_won=won)
    table.play("farmer g5", "priest c6")
    assert table.points(0) == {}


def points_for_f4(lines, taken):
    """What the first player, who has taken these cards, gets for nobles when f4 is scored."""
    display = [card for card in (8, 9, 1, 2, 3, 4, 5) if card not in taken]
    table = lay(
        f"city f4 priest\n1 farmer f3 g4 e4\n{lines}",
        players=4,
        variant="random",
        racks=["MMFFF"],
        cards=[taken],
        display=display,
        scored=["l3", "o10"][: len(taken)],
    )
    table.play("merchant g5", "merchant m10")
    return table.points(0).get("nobles", 0)


def test_8_8_card_8_links_through_vacant_central_land():
    far = "0 priest h8"
    assert points_for_f4(far, []) == 0
    assert points_for_f4(far, [8]) == 2


def test_8_8_not_through_pieces_rivers_or_other_lands():
    wall = "1 farmer g6 h5 h4"
    assert points_for_f4(f"0 priest h8\n{wall}", [8]) == 0
    assert points_for_f4("0 priest d5", [8]) == 0
    assert points_for_f4("0 priest l7", [8]) == 0


def test_8_8_the_hex_of_a_removed_city_links_one_with_a_field_does_not():
    # h6 can be reached only over g7, and that from the river
    lines = "0 priest h6\n1 farmer h4 h5 g6 h7 i6"
    assert points_for_f4(f"{lines}\nbare g7", [8, 9]) == 2
    assert points_for_f4(f"{lines}\nfield g7 5", [8, 9]) == 0


def test_8_9_card_9_links_through_vacant_rivers():
    assert points_for_f4("0 priest d5", [9]) == 2
    assert points_for_f4("0 priest e9", [9]) == 2
    assert points_for_f4("0 priest h8", [9]) == 0
    assert points_for_f4("0 priest d5\n1 down e5 f5", [9]) == 0


def test_8_10_the_city_is_touched_through_a_vacant_hex():
    table = lay(
        "city f4 priest\n0 priest d5\n1 farmer f3 g4 e4",
        players=4,
        variant="random",
        active=1,
        racks=["MMFFF", "MMFFF"],
        cards=[[9]],
        display=[8, 1, 2, 3, 4, 5],
        scored=["l3"],
    )
    table.play("merchant g5", "merchant m10")
    assert table.points(0) == {"nobles": 2}
    assert table.cities(1) == {"priest": 1}


def test_8_10_land_and_water_combine_and_help_only_their_owner():
    lines = "0 priest l7\n1 priest h8"
    assert points_for_f4(lines, [8]) == 0
    assert points_for_f4(lines, [8, 9]) == 2


def test_8_10_vacant_hexes_never_count_for_the_majority():
    assert points_for_f4("0 priest h8", [8, 9]) == 2
    table = lay("0 priest f3\n1 farmer g4 g5\ncity f4 priest", racks=["MMFFF"])
    table.play("merchant e4", "merchant c6")
    assert table.told("CityDiscarded")


def test_8_11_the_display_cannot_run_out():
    table = lay(players=4, cards=[[1, 2], [3], [4], []], scored=["b2", "c10", "l3", "o10"], racks=["PPMMS"])
    assert len(table.view.display) == 3
    assert len(table.view.ziggurats) == 5
