"""Positions: they round-trip, and one that cannot exist is refused with its reason."""

import re
from importlib.resources import files

import numpy as np
import pytest

from tests.games.tigris.table import GAME, lay, position, start, tiles
from tworivers.words.messages import BadPosition

WAR = """
       e  f  g  h  i
    5  kL T  M  T  kB
"""

REVOLT = """
       e  f  g  h  i
    5  kL T  kB .  M
"""

RICH = """
        f   g   h   i   j   k
    10  T*  tB  T   S   S   .
    11  .   .   .   .   T   T*
"""

SQUARE = """
       e  f  g  h
    4  .  s  s  .
    5  .  s  s  .
"""

IN_WAR = {"placed": "g5", "unification": "g5", "phase": "attack"}
KINGS = {"colour": "settlement", "attacker": 0, "defender": 1}

WRONG = [
    ("position-malformed", {"players": "two"}, "can't be read"),
    ("position-malformed", {"phases": "war"}, "phases"),
    ("bad-players", {"players": 5}, "5 players"),
    ("position-one-a-player", {"hands": [{}]}, "“hands”"),
    ("position-one-a-player", {"treasures_won": [0, 0, 0]}, "2 players"),
    ("position-no-such-seat", {"active": 2}, "seat 2"),
    ("position-no-such-seat", {"first": -1}, "seat -1"),
    ("position-no-such-seat", position(WAR, **IN_WAR, conflict={**KINGS, "defender": 3}), "seat 3"),
    ("position-unknown-name", {"side": "round"}, "“round”"),
    ("position-unknown-name", {"phase": "tea"}, "“tea”"),
    ("position-unknown-name", {"ending": "happy"}, "are: treasures, bag, quiet."),
    ("position-unknown-name", {"hands": [{"inn": 1}, {}]}, "“inn”"),
    ("position-unknown-name", {"leaders": [{"poet": "c2"}, {}]}, "“poet”"),
    ("position-unknown-name", {"monuments": {"red-white": "c2"}}, "“red-white”"),
    ("position-unknown-name", {"buildings": {"inn": "c2"}}, "“inn”"),
    ("position-bad-number", {"turn": 0}, "“turn”"),
    ("position-bad-number", {"actions_left": 3}, "“actions_left”"),
    ("position-bad-number", {"actions_left": 0}, "“actions_left”"),
    ("position-bad-number", {"quiet_turns": 61}, "“quiet_turns”"),
    ("position-bad-number", {"points": [{"temple": -1}, {}]}, "“points”"),
    ("position-bad-number", {"hands": [{"temple": 200}, {}]}, "“hands”"),
    ("position-bad-number", {"treasures_won": [300, 0]}, "“treasures_won”"),
    ("position-bad-number", {"treasures_won": [-1, 1]}, "“treasures_won”"),
    ("position-bad-number", {"catastrophes_left": [1000, 2]}, "“catastrophes_left”"),
    ("position-bad-number", {"catastrophes_left": [3, 1]}, "“catastrophes_left”"),
    ("position-bad-number", position(WAR, **IN_WAR, conflict={**KINGS, "added": 2}), "“added”"),
    ("tigris-no-such-cell", {"treasures": ["q1"]}, "“q1”"),
    ("tigris-no-such-cell", {"leaders": [{"king": "a12"}, {}]}, "“a12”"),
    ("tigris-board-size", {"board": ["................"]}, "11 rows of 16"),
    ("tigris-board-size", {"board": ["."] * 11}, "11 rows of 16"),
    ("tigris-board-letter", {"board": ["?..............."] + ["................"] * 10}, "“?”"),
    ("tigris-board-letter", {"board": ["~..............."] + ["................"] * 10}, "“~”"),
    ("tigris-tile-on-river", {"board": ["....T..........."] + ["................"] * 10}, "e1"),
    ("tigris-farm-on-land", {"board": ["F..............."] + ["................"] * 10}, "a1"),
    ("tigris-too-many-tiles", {"swapped": [tiles("T" * 48), {}]}, "58 temples"),
    ("tigris-tiles-do-not-add-up", {"bag": tiles("T" * 5), "discarded": {}}, "temples"),
    ("tigris-tiles-do-not-add-up", {"discarded": tiles("F" * 36), "hands": [tiles("F"), {}]}, "farms"),
    ("tigris-monument-needs-square", {"monuments": {"red-black": "f4"}}, "f4"),
    ("tigris-monument-needs-square", {"monuments": {"red-black": "p11"}}, "p11"),
    ("tigris-monument-wrong-colour", position(SQUARE, monuments={"red-blue": "f4"}), "red and blue"),
    (
        "tigris-monument-wrong-colour",
        position(SQUARE.replace("5  .  s  s", "5  .  m  s"), monuments={"red-black": "f4"}),
        "red and black",
    ),
    ("tigris-turned-tile-without-monument", position(SQUARE), "exactly one monument"),
    (
        "tigris-turned-tile-without-monument",
        position(SQUARE, monuments={"red-black": "f4", "blue-black": "f4"}),
        "exactly one",
    ),
    ("tigris-treasure-needs-temple", {"treasures": ["a1"]}, "a1"),
    ("tigris-treasure-needs-temple", position("   f\n3  .", treasures=["f3"]), "f3"),
    (
        "tigris-treasure-needs-temple",
        position("    f  g\n10  s  s\n11  s  s", monuments={"red-black": "f10"}, treasures=["f10"]),
        "f10",
    ),
    ("tigris-treasures-do-not-add-up", {"treasures": ["b2"]}, "is one treasure in"),
    ("tigris-treasures-do-not-add-up", {"treasures_won": [1, 0]}, "11 treasures"),
    ("tigris-leader-on-piece", {"leaders": [{"king": "b2"}, {}]}, "b2"),
    ("tigris-leader-on-piece", {"leaders": [{"king": "c2", "priest": "c2"}, {}]}, "c2"),
    ("tigris-leader-on-river", {"leaders": [{"king": "e3"}, {}]}, "e3"),
    ("tigris-leader-without-temple", {"leaders": [{"king": "a1"}, {}]}, "a1"),
    ("tigris-building-without-variant", position("   f\n4  S^", buildings_variant=False), "palace"),
    ("tigris-building-needs-tile", {"buildings_variant": True, "buildings": {"palace": "b2"}}, "palace"),
    ("tigris-hand-too-large", {"hands": [tiles("TTTTTTT"), {}]}, "7 tiles"),
    ("tigris-catastrophes-do-not-add-up", {"catastrophes_left": [1, 2]}, "3 catastrophes"),
    ("tigris-two-leaders", position(REVOLT), "king"),
    ("tigris-two-leaders", position(WAR), "king"),
    ("tigris-phase-needs-conflict", {"phase": "attack"}, "“attack”"),
    (
        "tigris-phase-needs-conflict",
        position(WAR, placed="g5", unification="g5", phase="war", conflict=KINGS),
        "“war”",
    ),
    (
        "tigris-phase-needs-conflict",
        position("   c\n2  kL", phase="attack", conflict={**KINGS, "defender": 0}),
        "“attack”",
    ),
    ("tigris-conflict-needs-leaders", {"phase": "attack", "conflict": KINGS}, "do not stand"),
    (
        "tigris-conflict-needs-leaders",
        position("   e  f  g  h  i\n5  kL T  .  T  kB", phase="attack", conflict=KINGS),
        "do not stand",
    ),
    ("tigris-revolt-attacker", position(REVOLT, phase="attack", conflict=KINGS, active=1), "active player"),
    ("tigris-war-attacker", position(WAR, **IN_WAR, conflict=KINGS, active=1), "active player"),
    (
        "tigris-war-attacker",
        position(WAR, **IN_WAR, players=3, conflict={**KINGS, "attacker": 1, "defender": 0}, active=2),
        "first of the two",
    ),
    (
        "tigris-stray-unification-tile",
        position("   e  f  g\n5  kL T  M", placed="g5", unification="f5"),
        "unification",
    ),
    ("tigris-stray-unification-tile", {"unification": "b2"}, "unification"),
    (
        "tigris-stray-unification-tile",
        position("   e  f  g\n5  kL T  M", placed="g5", phase="war"),
        "unification",
    ),
    ("tigris-phase-needs-placed", {"phase": "monument"}, "“monument”"),
    ("tigris-action-is-finished", {"placed": "b2"}, "“placed”"),
    ("tigris-placed-needs-tile", {"placed": "a1", "phase": "monument"}, "a1"),
    ("tigris-over-needs-ending", {"phase": "over"}, "treasures, bag, quiet"),
    ("tigris-over-needs-ending", {"ending": "bag"}, "only such a game"),
    ("tigris-treasures-wait", position(RICH), "Player 2"),
    ("tigris-nothing-to-decide", {"phase": "treasure"}, "“treasure”"),
    ("tigris-nothing-to-decide", {"phase": "monument", "placed": "b2"}, "“monument”"),
    (
        "tigris-nothing-to-decide",
        {"phase": "building", "placed": "b2", "buildings_variant": True},
        "“building”",
    ),
]


@pytest.mark.parametrize(("key", "values", "words"), WRONG, ids=[f"{w[0]}-{n}" for n, w in enumerate(WRONG)])
def test_an_impossible_position_is_refused(key, values, words):
    with pytest.raises(BadPosition) as error:
        GAME.from_position({"players": 2, **values})
    assert error.value.message.key == key
    sentence = str(error.value)
    assert words in sentence
    assert "{" not in sentence
    assert sentence.endswith(".")


def test_every_reason_is_tested():
    folder = files("tworivers.games")
    sources = ["positions.py", "tigris/show/position.py", "tigris/show/checks.py"]
    text = "".join((folder / source).read_text(encoding="utf-8") for source in sources)
    written = set(re.findall(r'"((?:tigris|position|bad)-[a-z-]+)"', text))
    assert {wrong[0] for wrong in WRONG} == written


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", [False, True])
def test_every_position_of_a_game_round_trips(players, variant):
    table = start(players, seed=players, buildings=variant, board="advanced" if variant else "classic")
    moves = np.random.default_rng(players)
    for _ in range(300):
        if table.match.over:
            break
        again = GAME.from_position(table.position)
        assert again.tobytes() == table.match.state.tobytes()
        kinds = sorted({move.split()[0] for move in table.legal})
        kind = moves.choice(kinds)
        table.play(moves.choice([move for move in table.legal if move.split()[0] == kind]))


def test_what_is_left_out_is_as_at_the_start():
    laid = GAME.from_position({"players": 2})
    assert GAME.position(laid)["treasures"] == start().position["treasures"]
    assert sum(GAME.position(laid)["bag"].values()) == 143


def test_the_bag_holds_what_is_nowhere_else():
    table = lay("   f  g\n4  T  M", hands=["TT", "S"], discarded=tiles("F"), swapped=[tiles("M"), {}])
    start_temples = 10
    assert table.position["bag"] == {
        "temple": 57 - start_temples - 1 - 2,
        "farm": 36 - 1,
        "market": 30 - 1 - 1,
        "settlement": 30 - 1,
    }
