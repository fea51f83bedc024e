"""The table that maps every numbered rule to its functions and tests.

`python -m tests.rule_table` writes docs/rules/<game>-table.md anew. The numbers come from the rules page;
a function carries a rule when its docstring says "Tigris 11.6", a test when its name begins with the number.
"""

import ast
import re
from pathlib import Path

from tworivers import rulebook
from tworivers.games.game import game_names

ROOT = Path(__file__).resolve().parents[1]
NUMBER = r"\d+\.T?\d+[a-z]?"
Places = dict[str, list[str]]


def ruled_games() -> list[str]:
    """The games that have a rules page: all but those made up in tests."""
    return [name for name in game_names() if (ROOT / "src/tworivers/games" / name).is_dir()]


def rooms(game: str) -> list[Path]:
    """The modules of a game that people write."""
    found = sorted((ROOT / "src/tworivers/games" / game).rglob("*.py"))
    return [path for path in found if path.name != "written.py"]


def functions(game: str) -> Places:
    """For each rule, the functions whose docstrings name it."""
    found: Places = {}
    for path in rooms(game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for number in numbers_in(ast.get_docstring(node) or "", game):
                    found.setdefault(number, []).append(f"`{path.stem}.{node.name}`")
    return found


def numbers_in(docstring: str, game: str) -> list[str]:
    """The rules that a docstring names: "Tigris 9.4, 11.4: …", also ranges such as 12.1-12.4."""
    found = []
    for listed in re.findall(rf"\b{game.capitalize()} ((?:{NUMBER}(?:-|, | and )?)+)", docstring):
        for part in re.split(r", | and ", listed.strip(", ")):
            first, _, last = part.partition("-")
            found += between(game, first, last) if last else [first]
    return found


def between(game: str, first: str, last: str) -> list[str]:
    numbers = rulebook.numbers(game)
    return numbers[numbers.index(first) : numbers.index(last) + 1]


def rule_tests(game: str) -> Places:
    """For each rule, the tests whose names begin with its number."""
    found: Places = {}
    for path in sorted((ROOT / "tests/games" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                match = re.match(r"test_(\d+)_(T?\d+[a-z]?)_", node.name)
                if match:
                    number = f"{match.group(1)}.{match.group(2)}"
                    found.setdefault(number, []).append(f"`{path.stem}.{node.name}`")
    return found


def table(game: str) -> str:
    """The page."""
    in_code, in_tests = functions(game), rule_tests(game)
    lines = [
        f"# Where the rules of {game.capitalize()} live",
        "",
        "Made by `make rule-tables`. A test fails when a rule has no function or no test.",
        "",
        "| rule | functions | tests |",
        "|---|---|---|",
    ]
    for number in rulebook.numbers(game):
        code, tested = ("<br>".join(places.get(number, [])) for places in (in_code, in_tests))
        lines.append(f"| {number} | {code} | {tested} |")
    return "\n".join(lines) + "\n"


def page(game: str) -> Path:
    return ROOT / "docs" / "rules" / f"{game}-table.md"


def main() -> None:
    for game in ruled_games():
        page(game).write_text(table(game), encoding="utf-8")


if __name__ == "__main__":
    main()
