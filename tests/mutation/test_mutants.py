"""Mutants are made as they should be; in the long tests all are tried, and nearly all are noticed."""

import ast
import os
import subprocess
import sys

import pytest

from tests.mutation.mutants import changes, modules, mutants
from tests.mutation.report import rows_before, together
from tests.mutation.survivors import equivalents, needs
from tests.rule_table import ROOT, ruled_games

# No mutant of these may live: who gets points, who wins a conflict, who wins the game.
CRITICAL = {
    "tigris": ("scoring", "standing", "conflicts"),
    "babylonia": ("scoring", "standing", "sites", "networks", "cards"),
    "babylon": ("scoring", "standing"),
}
LEAST = 90.0


def changed(source: str) -> set[str]:
    """What the changes of a function are, each as its line afterwards."""
    [function] = ast.parse(source).body
    assert isinstance(function, ast.FunctionDef)
    before = ast.unparse(function)
    found = {change.partition(" → ")[2] for _, change in changes(function)}
    assert ast.unparse(function) == before
    return found


def test_comparisons_and_numbers_are_changed() -> None:
    assert changed("def f(a):\n if a < 3:\n  return True") == {
        "if a <= 3:", "if a >= 3:", "if a < 4:", "if a < 2:", "return False",
    }  # fmt: skip


def test_statements_are_left_out_unless_a_name_would_be_missing() -> None:
    assert changed("def f(s, a):\n b = a\n s.x = b\n a = b") == {"pass"}
    assert len(list(changes(ast.parse("def f(s, a):\n b = a\n s.x = b\n a = b").body[0]))) == 2


def test_ranges_conditions_and_results_are_changed() -> None:
    assert changed("def f(a):\n for i in range(a):\n  g(i and a)") == {
        "for i in range(1, a):", "for i in range(0, a - 1):", "pass", "g(i or a)",
    }  # fmt: skip
    assert changed("def f(a):\n while a:\n  break\n return a") == {
        "while not a:", "pass", "return another_value(a)",
    }  # fmt: skip


def test_zeros_that_fill_the_row_of_an_event_stay() -> None:
    assert changed("def f(e):\n emit(e, 0, 5, 0, 0)") == {
        "pass", "emit(e, 1, 5, 0, 0)", "emit(e, -1, 5, 0, 0)", "emit(e, 0, 6, 0, 0)", "emit(e, 0, 4, 0, 0)",
    }  # fmt: skip


def test_the_known_survivors_exist() -> None:
    made = {mutant.key for game in ruled_games() for path in modules(game) for mutant in mutants(game, path)}
    assert not {*equivalents(), *needs()} - made


@pytest.mark.skipif(not os.environ.get("TWORIVERS_LONG"), reason="long")
def test_tests_notice_nearly_every_change_of_a_rule() -> None:
    jobs = str(os.cpu_count() or 1)
    subprocess.run([sys.executable, "-m", "tests.mutation", "--jobs", jobs], cwd=ROOT, check=True)
    rows = rows_before()
    assert together(rows.values()).score >= LEAST
    for game, names in CRITICAL.items():
        assert all(rows[f"{game}/{name}"].survived == 0 for name in names)
