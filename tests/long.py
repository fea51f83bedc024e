"""The long tests, part by part, and the report of their last runs in docs/test-long.md.

python -m tests.long                 # all parts
python -m tests.long kills faults    # some; the report keeps what it says of the others
python -m tests.long --seeds 7 page  # with other draws than `make test` has
"""

import argparse
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
REPORT = ROOT / "docs" / "test-long.md"
LONG = {"TWORIVERS_LONG": "1"}
MANY = {"TWORIVERS_TEST_MANY": "1"}
PARALLEL = ["-n", "auto", "--dist", "worksteal"]
ALONE = ("server/test_kill.py", "server/test_faults.py", "bots/test_decided.py", "mutation")


class Part(NamedTuple):
    """Some of the tests, and what is long about them."""

    about: str
    arguments: list[str]
    environment: dict[str, str]


PARTS = {
    "kills": Part("kill -9 under load, 200 times", ["tests/server/test_kill.py"], LONG),
    "faults": Part(
        "servers, workers, PostgreSQL and Redis killed, restarted, cut off",
        ["tests/server/test_faults.py"],
        LONG,
    ),
    "decided": Part(
        "decided games of Tigris & Euphrates played on by the default levels, 208 times",
        ["tests/bots/test_decided.py"],
        LONG,
    ),
    "rules": Part(
        "rules, lab and server with many more examples",
        [*PARALLEL, "tests", *(f"--ignore=tests/{other}" for other in ("web", "shipped", *ALONE))],
        LONG,
    ),
    "mutants": Part("rules changed one thing at a time, see mutation-testing.md", ["tests/mutation"], LONG),
    "page": Part("the page in a browser", [*PARALLEL, "tests/web"], LONG),
    "shipped": Part(
        "the wheel installed and started with an empty cache; the shipped proxy", ["tests/shipped"], LONG
    ),
    "servers": Part(
        "the server tests on three servers, two workers, PostgreSQL and Redis", ["tests/server"], MANY
    ),
    "pages": Part(
        "the browser tests on three servers, two workers, PostgreSQL and Redis", ["tests/web"], MANY
    ),
}

HEAD = """# The long tests

Made by `make test-long`: each part as it came out when it was last run.

| part | what | passed | failed | skipped | time | commit | machine |
|---|---|---:|---:|---:|---:|---|---|
"""


def counted(file: Path) -> dict[str, int]:
    """How many tests there were, and how many of them failed or were skipped."""
    counts = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for suite in ElementTree.parse(file).getroot().iter("testsuite"):
        for name in counts:
            counts[name] += int(suite.get(name, "0"))
    return counts


def commit() -> str:
    asked = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True
    )
    return asked.stdout.strip()


def run(name: str) -> tuple[str, bool]:
    """Run a part; return its line of the report, and whether all went well."""
    part, tested = PARTS[name], commit()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "results.xml"
        command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={file}", *part.arguments]
        started = time.monotonic()
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, **part.environment})
        taken = time.monotonic() - started
        counts = counted(file)
    failed = counts["failures"] + counts["errors"]
    passed = counts["tests"] - failed - counts["skipped"]
    machine = f"{os.cpu_count()} cores, Python {platform.python_version()}"
    cells = [name, part.about, passed, failed, counts["skipped"], f"{taken / 60:.1f} min", tested, machine]
    return f"| {' | '.join(map(str, cells))} |", done.returncode == 0


def write(lines: dict[str, str]) -> None:
    """Put new lines into the report; the others stay."""
    known = REPORT.read_text(encoding="utf-8") if REPORT.exists() else ""
    before = {match[1]: match[0] for match in re.finditer(r"^\| (\w+) \| .*$", known, re.MULTILINE)}
    lines = {name: line for name, line in {**before, **lines}.items() if name in PARTS}
    REPORT.write_text(HEAD + "".join(f"{lines[name]}\n" for name in PARTS if name in lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("parts", nargs="*", help=f"some of: {', '.join(PARTS)}")
    parser.add_argument("--seeds", default="", help="any word: another one gives other draws")
    wanted = parser.parse_args()
    os.environ["TWORIVERS_TEST_SEEDS"] = wanted.seeds
    chosen = wanted.parts or list(PARTS)
    if unknown := set(chosen) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    well = True
    for name in chosen:
        line, went_well = run(name)
        write({name: line})
        well = well and went_well
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
