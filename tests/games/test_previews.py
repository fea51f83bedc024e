"""What was foreseen is what happens: numbers of previews and marks, compared with the events that follow."""

import random
from collections.abc import Iterator

import pytest

from tests.games.babylon.table import lay as lay_garden
from tests.games.babylonia.table import lay as lay_land
from tests.games.tigris.table import lay as lay_kingdoms
from tests.tables import Table, all_tables, ids, lively, some_games, walk
from tworivers.play.match import Match

tables = pytest.mark.parametrize("table", all_tables(), ids=ids)
# What ends a turn or a choice of tiles without a place of its own.
ENDINGS = ("done", "pass", "end", "store", "discard")
DECORATIONS = ("stairs ", "fountain ", "footbridge ", "statue ")


class Turn:
    """One turn of the seat on turn: what was foreseen for it, and what its events said."""

    def __init__(self, match: Match) -> None:
        self.seat = match.to_move
        self.foreseen = match.waiting(self.seat)
        self.told = 0

    def play(self, match: Match, action: str) -> bool:
        """Take one action of the turn; true when the turn is over."""
        self.foreseen += match.foresee(self.seat, action).mark.points
        entry = match.play(action)
        self.told += match.game.mark(match.rows(), self.seat).points
        return bool(entry.check)


def certain_turns(table: Table, seed: int) -> Iterator[Turn]:
    """The turns of a lively random game in which nobody else decided anything."""
    chance = random.Random(seed)
    match = table.match(seed)
    turn = None
    while not match.over:
        turn = turn or Turn(match)
        if match.to_move != turn.seat:
            turn = None  # somebody else decided: what follows is another story
            while not match.over and not match.play(lively(match, chance)).check:
                pass
            continue
        if turn.play(match, lively(match, chance)):
            # An empty bag ends a game of Tigris & Euphrates at once, without the points of monuments.
            if match.game.result(match.state).ending != "bag":
                yield turn
            turn = None


@tables
@some_games
def test_what_was_foreseen_for_a_turn_is_what_its_events_say(table: Table, seed: int) -> None:
    for turn in certain_turns(table, seed):
        assert turn.foreseen == turn.told


@tables
@some_games
def test_the_end_of_a_turn_brings_only_what_was_announced(table: Table, seed: int) -> None:
    """So the numbers of the places, together with what waited, are all that a turn brings."""
    for match in walk(table, seed):
        for action in set(ENDINGS) & set(match.legal()):
            assert match.foresee(match.to_move, action).mark.points == 0


@tables
def test_marks_are_what_each_place_foresees(table: Table) -> None:
    for match in walk(table, 6):
        if match.over or match.version % 11:
            continue
        seat, legal = match.to_move, match.legal()
        for piece in {words.split(" ")[0] for words in legal}:
            marks = match.marks(seat, piece)
            for place in list(marks)[:: max(1, len(marks) // 8)]:
                assert marks[place] == match.foresee(seat, f"{piece} {place}").mark


@pytest.mark.parametrize("table", [t for t in all_tables() if t.game == "babylon"], ids=ids)
@some_games
def test_a_decoration_brings_what_was_announced_for_it(table: Table, seed: int) -> None:
    chance = random.Random(seed)
    match = table.match(seed)
    while not match.over:
        decorations = [a for a in match.legal() if a.startswith(DECORATIONS)]
        seat, action = match.to_move, chance.choice(decorations or [lively(match, chance)])
        announced = {}
        if action.startswith(("mined ", "stored ")):
            placement = match.game.placement(match.state, match.game.parse(action))
            mark = match.foresee(seat, action).mark
            assert placement.change == mark.points
            announced = {each.action: each.points for each in placement.possible}
            kinds = {words.split(" ")[0] for words in announced}
            assert mark.possible == {
                kind: max(p for a, p in announced.items() if a.startswith(kind)) for kind in kinds
            }
        match.play(action)
        for decoration, points in announced.items():
            assert match.foresee(seat, decoration).mark.points == points


TWO_CITIES = """
0 priest e11, farmer f11 b10 c11
city e12 priest
city b11 merchant
"""


def test_a_city_that_waits_is_counted_once_and_not_on_every_hex() -> None:
    match = lay_land("0 priest e11, farmer f11\ncity e12 priest", racks=["FFFMM"]).match
    closing = match.foresee(0, "farmer d11")
    assert (closing.mark.points, closing.waiting) == (3, 0)
    match.play("farmer d11")
    assert match.waiting(0) == 3
    marks = match.marks(0, "merchant")
    assert marks["g5"].points == 0
    assert marks["b1"].points == 1


def test_the_next_tile_closes_another_city_and_neither_is_left_out() -> None:
    match = lay_land(TWO_CITIES, racks=["FFFMM"]).match
    match.play("farmer d11")
    foresight = match.foresee(0, "merchant c12")
    won = [event.hex for event in foresight.later if type(event).__name__ == "CityWon"]
    assert sorted(won) == ["b11", "e12"]
    # a linked merchant brings 2, the city 1, and whichever comes second counts one city more
    assert (foresight.waiting, foresight.mark.points) == (3, 4)
    marks = match.marks(0, "merchant")
    assert marks["c12"].points == max(mark.points for mark in marks.values())
    match.play("merchant c12")
    assert match.game.phase(match.state) == "score"
    assert match.waiting(0) == 7


MONUMENT = """
       f  g  h  i
    4  .  t  t  .
    5  .  t  t  pL
    6  .  T  .  T
"""


def test_points_of_monuments_wait_for_the_end_of_the_turn() -> None:
    match = lay_kingdoms(MONUMENT, hands=["TTM"], monuments={"red-blue": "g4"}).match
    assert match.waiting(0) == 1
    tile = match.foresee(0, "temple f6")
    assert (tile.mark.points, tile.waiting, len(tile.later)) == (1, 1, 1)
    match.play("temple f6")
    marks = match.marks(0, "temple")
    assert marks["f5"].points == 1
    assert marks["a1"].points == 0
    assert match.foresee(0, "withdraw priest").mark.points == -1


ALL_BUT_A_FOOTBRIDGE = """
C9 a1
C5 a5
C12 c6
C1 f4
C6 g6 level 2 on 2222
"""


def test_a_decoration_that_becomes_possible_is_named_with_the_set_it_completes() -> None:
    built = ["fountain b6 c6", "statue d6", "stairs g5 g6"]
    match = lay_garden(ALL_BUT_A_FOOTBRIDGE, built, mined="C3", columns=8).match
    mark = match.foresee(0, "mined d2").mark
    assert (mark.points, mark.possible["footbridge"]) == (0, 3 + 4)
    assert match.marks(0, "mined")["d2"] == mark
    match.play("mined d2")
    assert match.marks(0, "footbridge")["b2 d2"].points == 3 + 4
