"""Tigris 2: the start of a game."""

import pytest

from tests.games.tigris.table import LION, start

TEMPLES = {
    "classic": {"k1", "b2", "p2", "f3", "n5", "i7", "b8", "o9", "f10", "k11"},
    "advanced": {
        "e1", "j1", "o2", "b3", "g4", "l4", "d6", "p6", "a8", "h8", "m8", "e10", "j11", "o11",
    },
}  # fmt: skip


@pytest.mark.parametrize("side", ["classic", "advanced"])
def test_2_1_a_temple_with_a_treasure_on_each_winged_creature(side):
    table = start(board=side)
    assert set(table.view.tiles) == TEMPLES[side]
    assert set(table.view.tiles.values()) == {"temple"}
    assert set(table.view.treasures) == TEMPLES[side]


def test_2_1_all_other_tiles_are_in_the_bag():
    position = start(players=4).position
    held = [sum(hand[tile] for hand in position["hands"]) for tile in position["bag"]]
    left = [number + in_hand for number, in_hand in zip(position["bag"].values(), held, strict=True)]
    assert dict(zip(position["bag"], left, strict=True)) == {
        "temple": 57 - 10,
        "farm": 36,
        "market": 30,
        "settlement": 30,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_2_each_player_has_four_leaders_two_catastrophes_and_six_tiles(players):
    table = start(players)
    assert len(table.view.seats) == players
    for seat in table.view.seats:
        assert seat.leaders == {}
        assert seat.catastrophes == 2
        assert seat.tiles_in_hand == 6
        assert sum(seat.hand.values()) == 6
        assert seat.points == {"temple": 0, "farm": 0, "market": 0, "settlement": 0}
        assert seat.treasures == 0
    assert len({seat.dynasty for seat in table.view.seats}) == players
    for leader in ("king", "priest", "farmer", "trader"):
        assert table.cells(leader)


def test_2_2_the_six_tiles_are_random():
    assert len({str(start(seed=seed).hand(LION)) for seed in range(20)}) > 5


def test_2_3_a_random_player_begins():
    assert {start(players=4, seed=seed).decider for seed in range(40)} == {0, 1, 2, 3}


def test_2_3_then_clockwise():
    table = start(players=3, first=1)
    deciders = []
    for _ in range(4):
        deciders.append(table.decider)
        table.play("pass", "pass")
    assert deciders == [1, 2, 0, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_4_the_same_tiles_and_board_for_any_number_of_players(players):
    position = start(players).position
    tiles = [*position["hands"], position["bag"], {"temple": len(position["treasures"])}]
    assert sum(sum(counts.values()) for counts in tiles) == 153
    assert len(position["treasures"]) == 10


@pytest.mark.parametrize(
    ("side", "players", "bag"),
    [
        ("classic", 2, 131),
        ("classic", 3, 125),
        ("classic", 4, 119),
        ("advanced", 2, 127),
        ("advanced", 3, 121),
        ("advanced", 4, 115),
    ],
)
def test_2_5_tiles_in_the_bag_after_setup(side, players, bag):
    assert start(players, board=side).view.bag == bag
