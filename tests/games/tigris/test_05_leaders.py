"""Tigris 5: placing, moving and withdrawing leaders."""

import pytest

from tests.games.tigris.table import BULL, LION, lay


def test_5_1_place_move_and_withdraw_are_one_action_each():
    table = lay()
    table.play("priest c2", "pass", "pass", "pass")
    table.play("priest b3")
    assert table.leaders(LION) == {"priest": "b3"}
    assert table.view.actions_left == 1
    table.play("withdraw priest")
    assert table.leaders(LION) == {}
    assert table.decider == BULL


def test_5_1_only_ones_own_leaders():
    table = lay(
        """
           f  g  h
        5  kB T  .
        """
    )
    assert table.refusal("withdraw king") == "tigris-leader-not-on-board"
    table.play("king h5", "add 0", "add 0")
    assert table.leaders(BULL) == {"king": "f5"}


def test_5_2_empty_land_beside_a_temple():
    table = lay(
        """
           e  f  g  h  i  j
        4  .  .  .  .  .  .
        5  .  .  T  .  M  .
        6  .  .  .  .  .  .
        """
    )
    assert table.refusal("priest f5") is None
    assert table.refusal("priest h5") is None
    assert table.refusal("priest h6") == "tigris-leader-without-temple"
    assert table.refusal("priest j5") == "tigris-leader-without-temple"
    assert table.refusal("priest i5") == "tigris-cell-has-tile"


def test_5_2_not_on_a_river():
    table = lay()
    assert table.refusal("priest e3") == "tigris-leader-on-river"
    assert table.refusal("priest o5") == "tigris-leader-on-river"


def test_5_2_any_temple_will_do_also_of_another_region():
    """The cell touches Bull's kingdom through a market; the temple beside it belongs to no kingdom."""
    table = lay(
        """
           d  e  f  g  h
        5  kB T  M  .  T
        6  .  .  .  .  .
        """
    )
    table.play("priest g5")
    assert table.kingdom("g5") == {"d5", "e5", "f5", "g5", "h5"}


def test_5_2_a_leader_may_not_join_two_kingdoms():
    table = lay(
        """
           e  f  g  h  i
        5  kL T  .  T  pB
        6  .  .  .  .  .
        """
    )
    assert table.refusal("trader g5") == "tigris-leader-joins-kingdoms"
    assert table.refusal("trader f6") is None


def test_5_2_one_kingdom_touched_on_two_sides_is_one():
    table = lay(
        """
           e  f  g  h  i
        5  kL T  .  T  .
        6  .  M  M  M  .
        """
    )
    table.play("trader g5")
    assert table.leaders(LION) == {"king": "e5", "trader": "g5"}


def test_5_3_any_number_of_leaderless_regions_may_be_linked():
    table = lay(
        """
           e  f  g  h  i
        4  .  .  T  .  .
        5  kB T  .  M  .
        6  .  .  S  .  .
        """
    )
    table.play("priest g5")
    assert table.kingdom("g5") == {"e5", "f5", "g4", "g5", "g6", "h5"}


def test_5_3_leaderless_regions_alone_become_one_kingdom():
    table = lay(
        """
           f  g  h
        4  .  T  .
        5  T  .  M
        6  .  S  .
        """
    )
    table.play("king g5")
    assert table.kingdom("g5") == {"f5", "g4", "g5", "g6", "h5"}


def test_5_4_a_leader_beside_a_leaderless_region_founds_a_kingdom():
    table = lay()
    table.play("farmer j7")
    assert table.kingdom("i7") == {"i7", "j7"}


def test_5_5_the_only_leader_of_its_kingdom_may_move_between_its_old_region_and_another_kingdom():
    """Once the king is lifted, only Bull's kingdom touches g5."""
    table = lay(
        """
           e  f  g  h  i
        5  kL T  .  T  pB
        6  .  .  .  .  .
        """
    )
    assert table.refusal("trader g5") == "tigris-leader-joins-kingdoms"
    table.play("king g5")
    assert table.kingdom("g5") == {"f5", "g5", "h5", "i5"}


def test_5_5_not_when_another_leader_stays_in_the_old_kingdom():
    table = lay(
        """
           e  f  g  h  i
        5  kL T  .  T  pB
        6  .  tL .  .  .
        """
    )
    assert table.refusal("king g5") == "tigris-leader-joins-kingdoms"


def test_5_5_a_leader_may_not_link_what_its_own_leaving_has_split():
    """Without the king, trader and farmer stand in two kingdoms, and f4 touches both."""
    table = lay(
        """
           d  e  f  g  h
        3  ~  ~  .  .  .
        4  ~  T  .  T  .
        5  .  tB kL fB .
        6  .  .  T  .  .
        """
    )
    assert table.refusal("king f4") == "tigris-leader-joins-kingdoms"
    table.play("king e6")
    assert table.kingdom("e6") == {"e4", "e5", "e6", "f6"}
    assert table.kingdom("g5") == {"g4", "g5"}


def test_5_5_lifting_the_leader_ends_the_link_to_its_old_region():
    """The moved leader was all that linked the market with the kingdom."""
    table = lay(
        """
           e  f  g  h
        5  kB T  pL M
        6  .  .  .  .
        """
    )
    table.play("priest f6")
    assert table.kingdom("e5") == {"e5", "f5", "f6"}
    assert table.kingdom("h5") is None


def test_5_5_a_move_needs_a_temple_at_the_new_place():
    table = lay(
        """
           e  f  g  h
        5  T  pL .  .
        6  .  .  .  .
        """
    )
    assert table.refusal("priest g5") == "tigris-leader-without-temple"


def test_5_6_a_move_inside_the_kingdom_is_harmless():
    table = lay(
        """
           e  f  g  h
        5  kL T  tB .
        6  .  .  .  .
        """
    )
    table.play("king f6")
    assert table.phase == "action"
    assert table.kingdom("f6") == {"f5", "f6", "g5"}
    assert table.points(LION) == {}


def test_5_7_a_move_to_the_present_cell_is_no_move():
    table = lay(
        """
           e  f
        5  kL T
        """
    )
    assert table.refusal("king e5") == "tigris-leader-is-there"
    assert "king e5" not in table.legal


def test_5_8_not_on_a_tile_a_leader_a_catastrophe_or_a_monument():
    table = lay(
        """
           e  f  g  h  i  j
        3  ~  T* .  .  .  .
        4  .  t  t  T  .  .
        5  .  t  t  #  .  .
        6  .  pB T  T  .  .
        """,
        monuments={"red-green": "f4"},
    )
    assert table.refusal("king h6") == "tigris-cell-has-tile"
    assert table.refusal("king f6") == "tigris-cell-has-leader"
    assert table.refusal("king h5") == "tigris-cell-has-catastrophe"
    assert table.refusal("king f4") == "tigris-cell-has-monument"
    assert table.refusal("king g4") == "tigris-cell-has-monument"


@pytest.mark.parametrize("move", ["king h5", "king f6", "withdraw king", "trader f6"])
def test_5_9_no_points_for_moving_leaders(move):
    table = lay(
        """
           e  f  g  h
        5  kL T  T  .
        6  .  .  .  .
        """
    )
    table.play(move)
    assert table.points(LION) == {}
    assert table.points(BULL) == {}


def test_5_10_a_leader_of_the_same_colour_means_revolt():
    table = lay(
        """
           e  f  g  h
        5  kB T  .  .
        6  .  .  .  .
        """
    )
    table.play("king g5")
    assert table.phase == "attack"
    assert table.told("RevoltBegan")[0]["leader"] == "king"


def test_5_10_also_when_the_leader_itself_makes_the_link():
    table = lay(
        """
           d  e  f  g  h
        5  kB T  M  .  T
        6  .  .  .  .  .
        """
    )
    table.play("king g5")
    assert table.phase == "attack"


def test_5_10_ones_own_leaders_never_conflict():
    table = lay(
        """
           e  f  g  h
        5  kL T  .  .
        6  .  .  .  .
        """
    )
    table.play("priest g5", "trader f6")
    assert table.leaders(LION) == {"king": "e5", "priest": "g5", "trader": "f6"}


def test_5_11_a_catastrophe_on_the_last_temple_sends_a_leader_home_at_once():
    table = lay(
        """
           e  f  g  h
        5  kB T  pB T
        6  .  .  .  .
        """
    )
    table.play("catastrophe f5")
    assert table.leaders(BULL) == {"priest": "g5"}
    assert table.told("LeaderWentHome") == [
        {"seat": BULL, "leader": "king", "cell": "e5", "reason": "no-temple"}
    ]


def test_5_11_a_monument_on_the_last_temple_sends_a_leader_home_at_once():
    table = lay(
        """
           e  f  g  h
        5  kB T  T  tL
        6  .  T  .  T
        """,
        hands=["T"],
    )
    table.play("temple g6", "monument red-blue nw")
    assert table.leaders(BULL) == {}
    assert table.leaders(LION) == {"trader": "h5"}


def test_5_11_its_return_is_an_action():
    table = lay(
        """
           e  f  g  h
        5  kL T  .  T
        6  .  .  .  .
        """
    )
    table.play("catastrophe f5")
    assert table.leaders(LION) == {}
    assert table.refusal("withdraw king") == "tigris-leader-not-on-board"
    table.play("king g5")
    assert table.decider == BULL
