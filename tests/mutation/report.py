"""The report of mutation testing, docs/mutation-testing.md."""

import datetime
import enum
import re
from collections.abc import Iterable
from typing import NamedTuple

from tests.mutation.mutants import Mutant, modules, mutants
from tests.mutation.survivors import equivalents, needs
from tests.rule_table import ROOT, ruled_games

REPORT = ROOT / "docs" / "mutation-testing.md"

HEAD = """# Mutation testing of the rules

Made by `python -m tests.mutation`, which is a part of `make test-long`. A mutant is a rule with one small
change: another comparison, a number one higher or lower, `and` for `or`, a statement left out, another value
returned. It is killed when a test fails, or does not come to an end; it survives when all tests pass.

The tests are those of `tests/games/<game>`, but for those that play many random games, and then some whole
games: playthroughs, what steps say of themselves, and states that look alike to one player. Every rule (a
function marked `@rule` in `games/<game>/rules`) is changed; tables and notations, which are built on import,
are not, nor are the zeros that only fill the row of an event. Some mutants are *equivalent*: no test can tell
them from the rule. They are listed below with the reason, are not run, and do not count in the score.

Where fewer were tried than there are, they are a sample drawn with a fixed seed. Last run: {date}.

| module | mutants | tried | killed by test | by whole game | never ended | equivalent | survived | score |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
"""
ROW = re.compile(r"^\| (\w+/\w+) \|(.*)\|$", re.MULTILINE)


class Outcome(enum.Enum):
    """What became of a mutant."""

    KILLED = "killed by test"
    KILLED_BY_GAME = "by whole game"
    TIMED_OUT = "never ended"
    EQUIVALENT = "equivalent"
    SURVIVED = "survived"


Results = list[tuple[Mutant, Outcome, float]]


class Row(NamedTuple):
    """The numbers of one module, and its part of the page."""

    mutants: int
    tried: int
    killed: int
    by_game: int
    timed_out: int
    equivalent: int
    survived: int

    @property
    def score(self) -> float:
        killed = self.killed + self.by_game + self.timed_out
        return 100 * killed / max(1, killed + self.survived)

    def line(self, name: str) -> str:
        return f"| {name} | {' | '.join(map(str, self))} | {self.score:.1f} % |\n"


def together(rows: Iterable[Row]) -> Row:
    return Row(*map(sum, zip(*rows, strict=True)))


def counted(results: Results) -> dict[str, Row]:
    """The numbers of each module that was tried."""
    found = {}
    for name in sorted({mutant.key[0] for mutant, _, _ in results}):
        mine = [(mutant, outcome) for mutant, outcome, _ in results if mutant.key[0] == name]
        game, module = name.split("/")
        path = next(path for path in modules(game) if path.stem == module)
        counts = [sum(outcome is wanted for _, outcome in mine) for wanted in Outcome]
        found[name] = Row(len(mutants(game, path)), len(mine), *counts)
    return found


def rows_before() -> dict[str, Row]:
    """What the report says of all modules that are still there."""
    known = REPORT.read_text(encoding="utf-8") if REPORT.exists() else ""
    there = {f"{game}/{module.stem}" for game in ruled_games() for module in modules(game)}
    return {
        name: Row(*(int(cell) for cell in cells.split("|")[: len(Row._fields)]))
        for name, cells in ROW.findall(known)
        if name in there
    }


def survivors_before() -> dict[str, str]:
    known = REPORT.read_text(encoding="utf-8") if REPORT.exists() else ""
    _, _, listed = known.partition("## Survivors\n")
    listed = listed.partition("\n## ")[0]
    return {part.split("\n", 1)[0]: part.split("\n", 1)[1] for part in listed.split("\n### ")[1:]}


def survived_before(mutant: Mutant) -> bool:
    """Does the report list this mutant as a survivor?"""
    first, _, difference = shown(mutant).partition("\n")
    written = re.escape(first.partition(".")[0]) + "[^\n]*\n" + re.escape(difference.rstrip())
    return re.search(written, survivors_before().get(mutant.key[0], "")) is not None


def shown(mutant: Mutant) -> str:
    """A mutant as a difference."""
    before, _, after = mutant.change.partition(" → ")
    lines = [f"- {line}" for line in before.splitlines()] + [f"+ {line}" for line in after.splitlines()]
    needed = needs().get(mutant.key)
    said = f" A test would need {needed}." if needed else ""
    return f"Line {mutant.line}, `{mutant.function}`.{said}\n```diff\n" + "\n".join(lines) + "\n```\n"


def counted_again(before: dict[str, Row], now: dict[str, Row]) -> dict[str, Row]:
    """The numbers of modules of which only the survivors were tried once more."""
    found = {}
    for name, row in now.items():
        known = before[name]._replace(survived=before[name].survived - row.tried)
        found[name] = Row(*known[:2], *(old + new for old, new in zip(known[2:], row[2:], strict=True)))
    return found


def write(results: Results, again: bool = False) -> None:
    """Put what was found into the report; what it says of modules that were not tried stays."""
    rows, now = rows_before(), counted(results)
    rows |= counted_again(rows, now) if again else now
    survivors = survivors_before()
    for name in now:
        survivors.pop(name, None)
        mine = [mutant for mutant, outcome, _ in results if outcome is Outcome.SURVIVED]
        if lived := [mutant for mutant in mine if mutant.key[0] == name]:
            survivors[name] = "\n" + "\n".join(map(shown, lived))
    text = HEAD.format(date=datetime.date.today().isoformat())
    text += "".join(rows[name].line(name) for name in sorted(rows))
    text += together(rows.values()).line("**all**")
    text += "\n## Survivors\n" + ("" if survivors else "\nNone.\n")
    survivors = {name: listed for name, listed in survivors.items() if name in rows}
    text += "".join(f"\n### {name}\n{survivors[name].rstrip()}\n" for name in sorted(survivors))
    REPORT.write_text(text + equivalent_part(), encoding="utf-8")


def equivalent_part() -> str:
    lines = ["\n## Equivalent mutants\n", "\n| rule | change | why it changes nothing |\n|---|---|---|\n"]
    for (module, function, change), why in sorted(equivalents().items()):
        cell = change.replace("|", "\\|").replace("\n", " ")
        lines.append(f"| {module} `{function}` | `{cell}` | {why} |\n")
    return "".join(lines)
