"""Rule 3.11 against its own words: a tile is legal if the turn can still become one of the options."""

import itertools

import pytest

from tests.games.babylonia.table import GAME, LETTERS, lay
from tworivers.games.babylonia.rules.board import CLANS
from tworivers.kernel.generator import generator_without_draws

LAND = ("c6", "c7", "d6", "d7", "h4")
RIVERS = ("f5", "f6", "f7", "f8", "k5")


def is_an_option(laid, cards):
    """Babylonia 3.1, 8.4, 8.5: a finished turn, each tile as its letter, `~` after those in rivers."""
    nobles = [tile for tile in laid if tile[0] != "F"]
    if len(laid) <= 2 or any("~" in tile for tile in laid):
        return len(laid) == 2
    if 4 in cards and len(laid) == len(set(nobles)) == 3:
        return True
    return len(laid) - len(nobles) >= 3 and len(nobles) <= (5 in cards)


def can_become_an_option(laid, rack, cards):
    """Is there a way to go on, or nothing left to do?"""
    if is_an_option(laid, cards):
        return True
    following = {(tile, place) for tile in rack for place in ("", "~")}
    return any(can_become_an_option([*laid, t + p], rack.replace(t, "", 1), cards) for t, p in following)


def test_3_11_a_turn_is_one_of_the_options():
    assert is_an_option(["P", "F~"], [])
    assert is_an_option(["F", "F", "F"], [])
    assert not is_an_option(["F", "F", "P"], [5])
    assert is_an_option(["F", "F", "P", "F"], [5])
    assert not is_an_option(["P", "M", "S"], [5])
    assert is_an_option(["P", "M", "S"], [4])


@pytest.mark.parametrize("cards", [[], [4], [5], [4, 5]])
@pytest.mark.parametrize("rack", ["FFFFP", "FFFPM", "FFPMS", "PMSSF", "PPMMS", "FFFFF"])
def test_3_11_a_tile_is_legal_if_the_turn_can_still_be_completed(cards, rack):
    table = lay(cards=[cards], racks=[rack])
    waiting = [([], rack, table.match.state)]
    seen = set()
    while waiting:
        laid, left, state = waiting.pop()
        moves = [GAME.notation(action) for action in GAME.legal(state)]
        assert ("done" in moves) == is_an_option(laid, cards)
        for tile, place in itertools.product(set(left), ("", "~")):
            name = (RIVERS if place else LAND)[len(laid)]
            move = f"{CLANS[LETTERS.index(tile)]} {name}"
            after, rest = [*laid, tile + place], left.replace(tile, "", 1)
            assert (move in moves) == can_become_an_option(after, rest, cards), (laid, move)
            if move in moves and tuple(after) not in seen:
                seen.add(tuple(after))
                following = GAME.copy(state)
                GAME.step(following, GAME.parse(move), generator_without_draws(), 0)
                if int(following["laid"].sum()):
                    waiting.append((after, rest, following))
