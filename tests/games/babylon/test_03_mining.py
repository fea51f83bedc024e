"""Babylon 3: rounds, turns, mining."""

import pytest

from tests.games.babylon.table import lay, start


def play_out(table):
    while not table.match.over:
        if table.view.phase == "build":
            table.play("discard")
        else:
            table.play(sorted(table.legal())[0])


@pytest.mark.parametrize(("players", "rounds"), [(2, 15), (3, 13), (4, 11)])
def test_3_1_rounds_by_players(players, rounds):
    table = start(players)
    play_out(table)
    assert table.view.round == table.view.rounds == rounds
    assert table.view.turn == rounds * players


def test_3_2_mine_then_build_then_store():
    table = lay()
    assert table.legal() == table.legal("mine")
    assert table.refusal("mined c3") == "babylon-asked-mine"
    table.play("mine a1")
    assert table.refusal("mine a2") == "babylon-asked-build"
    assert table.refusal("end") == "babylon-mined-must-go"
    assert {"store", "discard"} <= table.legal()


def test_3_3_a_token_is_turned_up_after_each_round_and_holds_for_the_next():
    table = lay(players=2)
    assert table.view.token is None
    table.play("mine a1", "discard")
    assert table.view.round == 1
    table.play("mine a2", "discard")
    assert table.view.round == 2
    assert table.view.token is not None
    assert sum(table.view.tokens_unseen.values()) == 13


def test_3_3_without_a_token_the_game_ends():
    last = {"round": 15, "active": 1, "tokens_unseen": None}
    table = lay(token="none", **last)
    table.play(sorted(table.legal())[0], "discard")
    assert table.match.over
    assert table.told()[-1] == "The game ends: there is no round token left."


def test_3_4_only_the_top_tile_of_a_stack_can_be_mined():
    quarry = [
        ["C1", "G1", "B1", None],
        ["C2", "C3", "C4", "C5"],
        ["G2", "G3", "G4", "G5"],
        ["B2", "B3", "B4", "B5"],
    ]
    table = lay(quarry=quarry)
    assert len(table.legal("mine")) == 15
    assert table.refusal("mine d1") == "babylon-stack-empty"
    table.play("mine a1")
    assert table.view.mined.tile == "C1"
    assert table.view.quarry[0].tile.material == "granite"


# The stone of the rulebook's picture in the middle of a quarry, its neighbours north, east, south, west.
def gain(middle, north, east, south, west, seat=0, **more):
    quarry = [
        ["C13", north, "C14", "C16"],
        [west, middle, east, "C15"],
        ["C12", south, "G15", "G16"],
        ["B13", "B14", "B15", "B16"],
    ]
    table = lay(quarry=quarry, active=seat, **more)
    stack = table.view.quarry[5]
    before = table.columns(seat)
    table.play("mine b2")
    assert table.columns(seat) - before == stack.columns[seat]
    return stack.columns[seat], stack.edges


def test_3_5_the_rulebooks_first_example():
    # Linda (white) takes granite with another flower beside granite, basalt, the floor and clay
    columns, edges = gain("G5", north="G6", east="B1", south=None, west="C1", seat=0)
    assert columns == 3
    assert edges == {"north": "same", "east": "lower", "south": "floor", "west": "higher"}


def test_3_5_the_rulebooks_second_example():
    # Honza (pink) takes basalt with his flower at the border, beside basalt, clay and granite
    quarry = [
        ["B13", "C1", "C14", "C16"],
        ["B5", "G9", "G6", "C15"],
        ["C12", "B1", "G15", "G16"],
        ["G1", "B14", "B15", "B16"],
    ]
    table = lay(quarry=quarry, active=1)
    stack = table.view.quarry[4]
    assert stack.edges == {"north": "same", "east": "higher", "south": "higher", "west": "border"}
    assert stack.columns == [2, 3]
    table.play("mine a2")
    assert table.columns(1) == 3


def test_3_6_a_matching_flower_gives_one_more():
    assert gain("G1", "G6", "G2", "G3", "G4", seat=0)[0] == 5
    assert gain("G1", "G6", "G2", "G3", "G4", seat=1)[0] == 4


def test_3_7_from_none_to_five_columns_and_covered_tiles_do_not_count():
    assert gain("B5", "C1", "C2", "C3", "C4", seat=0)[0] == 0
    assert gain("B5", "G1", "G2", "G3", "G4", seat=0)[0] == 0  # there is basalt under the granite
    assert gain("C1", "C5", "C2", "C3", "C4", seat=0)[0] == 5


def test_3_8_tokens_change_what_mining_gives():
    assert gain("G1", "G6", "G2", "G3", "G4", token="flower-match-gives-two")[0] == 6
    assert gain("G5", "G6", "G2", "G3", "G4", token="flower-match-gives-two")[0] == 4
    assert gain("G1", "G6", "G2", "G3", "G4", token="mine-one-less")[0] == 4
    assert gain("B5", "C1", "C2", "C3", "C4", token="mine-one-less")[0] == 0


@pytest.mark.parametrize(("players", "left"), [(2, 12), (3, 6), (4, 4)])
def test_3_9_the_quarry_never_runs_out(players, left):
    table = start(players, seed=5)
    play_out(table)
    view = table.view
    assert sum(stack.layers for stack in view.quarry) == left
