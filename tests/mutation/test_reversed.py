"""A game whose players are compared the wrong way round is found by all who rely on the comparison.

In a copy of the package with interpreted rules: what is installed is compiled, and stays as it is."""

import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from tests.last_moves import LAST_MOVES
from tests.rule_table import ROOT

LAYERS = ("bots", "lab", "server")
REVERSED = """

as_printed = standing


@rule
def standing(s, seat, out):
    as_printed(s, seat, out)
    for i in range(len(out)):
        out[i] = -out[i]
"""


@pytest.mark.skipif(not os.environ.get("TWORIVERS_LONG"), reason="long")
@pytest.mark.parametrize("game", LAST_MOVES)
def test_who_relies_on_the_standing_notices_that_it_is_reversed(game: str, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src")
    with (tmp_path / f"src/tworivers/games/{game}/rules/standing.py").open("a", encoding="utf-8") as file:
        file.write(REVERSED)
    tests = [f"tests/{layer}/test_last_move.py" for layer in LAYERS]
    paths = os.pathsep.join(map(str, (tmp_path / "src", ROOT)))
    environment = {**os.environ, "PYTHONPATH": paths, "TWORIVERS_INTERPRET": "1"}
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *tests]
    subprocess.run([*command, f"--junitxml={tmp_path / 'results.xml'}"], cwd=ROOT, env=environment)
    for layer in LAYERS:
        passed, failed = outcomes(tmp_path / "results.xml", layer)
        assert failed == {name for name in passed | failed if game in re.split(r"[-\[\]]", name)}
        assert failed


def outcomes(file: Path, layer: str) -> tuple[set[str], set[str]]:
    """The names of the tests of a layer that passed, and of those that failed."""
    passed, failed = set(), set()
    for case in ElementTree.parse(file).getroot().iter("testcase"):
        if f".{layer}." in case.get("classname", ""):
            (passed if case.find("failure") is None else failed).add(case.get("name", ""))
    return passed, failed
