"""Every numbered rule has its function and its tests, and the table in docs/ says so."""

import pytest

from tests.rule_table import functions, page, rule_tests, ruled_games, table
from tworivers import rulebook

games = pytest.mark.parametrize("game", ruled_games())


@games
def test_every_rule_has_a_function_and_a_test(game: str) -> None:
    numbers = rulebook.numbers(game)
    assert len(numbers) > 50
    for places in (functions(game), rule_tests(game)):
        assert [number for number in numbers if number not in places] == []


@games
def test_no_function_or_test_names_a_rule_that_is_not_there(game: str) -> None:
    numbers = set(rulebook.numbers(game))
    assert set(functions(game)) <= numbers


@games
def test_the_table_is_up_to_date(game: str) -> None:
    assert page(game).read_text(encoding="utf-8") == table(game)
