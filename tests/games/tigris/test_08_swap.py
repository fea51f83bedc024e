"""Tigris 8: swapping tiles."""

from tests.games.tigris.table import BULL, LION, lay, tiles


def test_8_1_discard_one_to_six_and_draw_as_many():
    table = lay(hands=["TTFFMS"])
    table.play("swap temple temple farm farm market settlement")
    assert sum(table.hand(LION).values()) == 6
    assert table.position["swapped"][LION] == tiles("TTFFMS")
    table.play("swap " + next(iter(table.hand(LION))))
    assert sum(table.position["swapped"][LION].values()) == 7


def test_8_1_only_what_one_holds():
    table = lay(hands=["TF"])
    assert table.refusal("swap temple farm") is None
    assert table.refusal("swap temple temple") == "tigris-tile-not-in-hand"
    assert table.refusal("swap market") == "tigris-tile-not-in-hand"


def test_8_1_every_choice_of_tiles_and_not_none():
    table = lay(hands=["TTM"])
    assert {move for move in table.legal if move.startswith("swap")} == {
        "swap temple",
        "swap temple temple",
        "swap market",
        "swap temple market",
        "swap temple temple market",
    }


def test_8_1_a_short_hand_draws_only_what_it_discards():
    table = lay(hands=["TTF"])
    table.play("swap temple")
    assert sum(table.hand(LION).values()) == 3


def test_8_1_new_tiles_may_be_used_for_the_second_action():
    table = lay(hands=["TTTTTT"], bag=tiles("MMMMMMM"))
    table.play("swap temple")
    assert table.hand(LION) == {"temple": 5, "market": 1}
    table.play("market h5")
    assert table.tile("h5") == "market"


def test_8_2_the_game_ends_at_once_when_the_bag_has_too_few():
    table = lay(hands=["TTTTTT"], bag=tiles("MM"))
    table.play("swap temple temple temple")
    assert table.match.over
    assert table.view.ending == "bag"


def test_8_2_it_goes_on_when_the_bag_is_exactly_emptied():
    table = lay(hands=["TTTTTT"], bag=tiles("MMM"))
    table.play("swap temple temple temple")
    assert table.view.bag == 0
    assert table.decider == LION
    table.play("pass")
    assert table.decider == BULL
