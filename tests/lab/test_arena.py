"""The arena: who meets whom, what the figures mean, and going on after a stop."""

from pathlib import Path

import pytest

from tworivers.lab.arena import Arena, Line, Settings, fight, line_ups, schedule, summary, total_games
from tworivers.lab.statistics import Sprt, ratings, wilson
from tworivers.words.messages import BadOption

RANDOM = Settings("babylonia", ["random", "random"], games=6, seed=5)


def line(number: int, seats: list[int], places: list[int], scores: list[int]) -> Line:
    ones = [1 for _ in seats]
    return Line(number, 0, 1, seats, places, scores, ones, [0.5 for _ in seats], ones)


def test_each_seed_is_played_in_every_rotation() -> None:
    games = list(schedule(Settings("babylonia", ["a", "b"], games=5)))
    assert [(seed, seats) for _, _, seed, seats in games[:4]] == [
        (0, [0, 1]),
        (0, [1, 0]),
        (1, [0, 1]),
        (1, [1, 0]),
    ]
    assert len(games) == 6
    assert [number for number, *_ in games] == list(range(6))


def test_all_meet_all_and_few_fill_a_large_table() -> None:
    assert line_ups(3, 2) == [[0, 1], [0, 2], [1, 2]]
    assert line_ups(2, 4) == [[0, 1, 1, 1]]
    assert line_ups(3, 4) == [[0, 1, 2, 1]]
    assert line_ups(1, 2) == [[0, 0]]
    assert total_games(Settings("babylonia", ["a", "b", "c"], games=5)) == 18


def test_wilson_intervals_have_the_known_values() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(400, 400) == pytest.approx((0.9905, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_sequential_test_stops_when_the_answer_is_clear() -> None:
    test = Sprt(0.5, 0.6)
    assert test.answer(5, 10) == ""
    assert test.answer(60, 70) == "better"
    assert test.answer(20, 70) == "worse"


def test_ratings_put_winners_first() -> None:
    won, lost = ratings(2, [([0, 1], [1, 2]), ([1, 0], [2, 1])] * 10)
    assert won[0] > lost[0]


def test_the_summary_counts_shared_victories_in_part() -> None:
    settings = Settings("babylonia", ["a", "b"], games=4)
    lines = [line(0, [0, 1], [1, 2], [9, 5]), line(1, [1, 0], [1, 1], [7, 7])]
    first, second = summary(Arena(settings, lines))[0].rows
    assert (first.wins, second.wins) == (1.5, 0.5)
    assert (first.score, first.margin) == (8.0, 2.0)
    assert first.decisions_per_second == pytest.approx(2.0)


def test_one_against_many_has_a_smaller_fair_share() -> None:
    settings = Settings("babylonia", ["a", "b"], players=4, games=4)
    lines = [
        line(0, [0, 1, 1, 1], [1, 2, 3, 4], [9, 5, 4, 3]),
        line(1, [1, 0, 1, 1], [1, 2, 3, 4], [9, 5, 4, 3]),
    ]
    first, second = summary(Arena(settings, lines))[0].rows
    assert (first.fair, second.fair) == (0.25, 0.75)
    assert (first.wins, second.wins) == (1, 1)


def test_an_arena_goes_on_where_it_stopped_and_comes_out_the_same(tmp_path: Path) -> None:
    whole = fight(RANDOM, workers=1)
    file = tmp_path / "arena.json"
    fight(Settings("babylonia", ["random", "random"], games=2, seed=5), file, workers=1)
    told: list[int] = []
    again = fight(RANDOM, file, workers=1, report=lambda arena: told.append(len(arena.lines)))
    assert told[0] >= 3
    assert told[-1] == 6
    assert [(g.seats, g.scores) for g in again.lines] == [(g.seats, g.scores) for g in whole.lines]
    with pytest.raises(BadOption):
        fight(Settings("babylonia", ["random", "random"], games=6, seed=6), file)


def test_a_mirror_match_comes_out_even() -> None:
    arena = fight(Settings("babylonia", ["search:10", "search:10"], games=4), workers=1)
    first, second = summary(arena)[0].rows
    assert (first.wins, second.wins) == (2, 2)
    assert first.margin == second.margin == 0


def test_wrong_settings_are_refused_before_anything_is_played() -> None:
    for contenders in ([], ["nobody"], ["random", "search:x"]):
        with pytest.raises(BadOption):
            fight(Settings("babylonia", contenders))
    with pytest.raises(BadOption):
        fight(Settings("babylonia", ["random"], sprt=Sprt(0.5, 0.6)))
