"""Babylon 2: the start of a game."""

import pytest

from tests.games.babylon.table import lay, start


def test_2_1_sixteen_stacks_of_three_layers_with_clay_on_top():
    view = start(4).view
    assert [stack.layers for stack in view.quarry] == [3] * 16
    assert sorted(int(stack.tile.tile[1:]) for stack in view.quarry) == list(range(1, 17))
    assert {stack.tile.material for stack in view.quarry} == {"clay"}
    assert len(view.unseen) == 32


def test_2_1_what_lies_under_a_tile_is_drawn_when_it_is_uncovered():
    appeared = set()
    for seed in range(30):
        table = lay(seed=seed)
        table.play("mine a1", "discard")
        appeared.add(table.view.quarry[0].tile.tile)
    assert len(appeared) > 8
    assert all(name.startswith("G") for name in appeared)


def test_2_2_everybody_begins_with_the_starting_tile_and_without_columns():
    for seat in start(4).view.seats:
        assert seat.slot.tile == f"S{seat.seat + 1}"
        assert seat.slot.flower == seat.flower
        assert seat.singles == seat.doubles == 0


@pytest.mark.parametrize(("players", "tokens"), [(2, 14), (3, 12), (4, 10)])
def test_2_3_so_many_tokens_are_stacked_unseen(players, tokens):
    view = start(players).view
    assert view.tokens_left == tokens
    assert sum(view.tokens_unseen.values()) == 14
    assert view.token is None


def test_2_4_the_first_player_begins_and_the_one_to_the_right_plays_last():
    table = start(4, first=2)
    order = []
    for _ in range(4):
        order.append(table.match.to_move)
        table.play(sorted(table.legal("mine"))[0], "discard")
    assert order == [2, 3, 0, 1]
    assert table.view.round == 2


@pytest.mark.parametrize(("players", "first", "seats"), [(2, 1, [1, 0] * 3), (3, 2, [2, 0, 1]), (4, 0, [])])
def test_2_5_clay_is_removed_in_turn_by_free_choice(players, first, seats):
    table = start(players, first=first)
    asked = []
    while table.view.phase == "remove":
        asked.append(table.match.to_move)
        clay = {f"remove {stack.stack}" for stack in table.view.quarry if stack.tile.material == "clay"}
        assert table.legal() == clay
        table.play(sorted(clay)[-1])
    assert asked == seats
    assert len(table.view.removed) == len(seats)
    assert table.match.to_move == first


def test_2_6_play_is_clockwise_and_the_first_player_never_changes():
    table = start(3, first=1)
    while table.view.phase == "remove":
        table.play(sorted(table.legal())[0])
    order = []
    for _ in range(9):
        order.append(table.match.to_move)
        table.play(sorted(table.legal("mine"))[0], "discard")
    assert order == [1, 2, 0] * 3
    assert table.view.first == 1


def test_2_7_everything_but_what_lies_under_tiles_and_the_tokens_is_open():
    table = lay("S1 c3", mined="C5", columns=5)
    for viewer in (0, 1, -1):
        view = table.match.view(viewer)
        assert view.seats[0].tiles[0].tile == "S1"
        assert view.mined.tile == "C5"
        assert view.seats[0].singles == 5
        hidden = {face.tile for face in view.unseen}
        shown = {stack.tile.tile for stack in view.quarry if stack.tile}
        assert not hidden & shown
        assert len(view.removed) == 6


def test_2_8_removing_gives_no_columns():
    table = start()
    table.play("remove a1")
    assert [seat.singles for seat in table.view.seats] == [0, 0]
    assert table.view.quarry[0].tile.material == "granite"
    assert len(table.view.removed) == 1
