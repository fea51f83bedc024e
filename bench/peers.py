"""Our games beside others, in one run: decisions, games, copies, observations, bytes and batches.

`python -m bench.peers [--rounds 5] [--seconds 0.5] [--chart FILE.svg]`, with the extra `peers` installed.
Every contender is measured once in each round, so that all share the machine's moods; figures are medians
with the least and the most. A peer that is not installed is left out, and said so.
"""

import argparse
import importlib.metadata
import math
import os
import platform
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from bench.contenders import Contender, ours, peers

PACKAGES = (
    *("numpy", "numba", "open_spiel", "pettingzoo", "gymnasium"),
    *("catanatron", "chess", "rlcard", "pgx", "jax"),
)


class Figures:
    """What was measured of one contender, a number a round."""

    def __init__(self, contender: Contender) -> None:
        self.contender = contender
        self.decisions: list[float] = []
        self.games: list[float] = []
        self.copies: list[float] = []
        self.observations: list[float] = []
        self.bytes = 0

    def measure(self, seconds: float) -> None:
        """One round."""
        played, games, spent = self.contender.play(seconds)
        self.decisions.append(played / spent)
        self.games.append(games / spent)
        if self.contender.copy is not None:
            self.copies.append(microseconds(self.contender.copy, seconds / 4))
        if self.contender.observe is not None:
            self.observations.append(microseconds(self.contender.observe, seconds / 4))
        self.bytes = self.contender.bytes()

    @property
    def speed(self) -> float:
        return statistics.median(self.decisions)

    def row(self) -> list[str]:
        spread = f"{short(min(self.decisions))} to {short(max(self.decisions))}"
        figures = [short(self.speed), spread, short(statistics.median(self.games))]
        timed = [f"{statistics.median(t):.1f}" if t else "" for t in (self.copies, self.observations)]
        return [
            self.contender.name,
            self.contender.way,
            *figures,
            *timed,
            short(self.bytes) if self.bytes else "",
        ]


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """How long one call takes."""
    done = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(5):
            work()
        done += 5
    return spent / done * 1e6


def short(number: float) -> str:
    """Three figures that matter."""
    if number >= 1e6:
        return f"{number / 1e6:.2f} M"
    return f"{number / 1e3:.3g} k" if number >= 1e4 else f"{number:,.0f}" if number >= 10 else f"{number:.2g}"


def machine() -> list[str]:
    """What this was measured on."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line for line in cpuinfo.read_text(encoding="utf-8").splitlines() if "model name" in line]
        model = names[0].partition(":")[2].strip() if names else model
    load = f", load {os.getloadavg()[0]:.1f} at the start" if hasattr(os, "getloadavg") else ""
    lines = [f"{model}, {os.cpu_count()} cores{load}", f"Python {platform.python_version()}"]
    for package in PACKAGES:
        try:
            lines.append(f"{package} {importlib.metadata.version(package)}")
        except importlib.metadata.PackageNotFoundError:
            lines.append(f"{package} is not installed")
    return [lines[0], ", ".join(lines[1:])]


HEADINGS = ["game", "through", "decisions/s", "spread", "games/s", "copy µs", "observe µs", "bytes"]


def table(rows: list[list[str]]) -> str:
    """A Markdown table, so that the page can hold what was printed."""
    widths = [max(len(row[i]) for row in [HEADINGS, *rows]) for i in range(len(HEADINGS))]

    def line(cells: list[str]) -> str:
        padded = [
            c.ljust(w) if i < 2 else c.rjust(w) for i, (c, w) in enumerate(zip(cells, widths, strict=True))
        ]
        return f"| {' | '.join(padded)} |"

    rule = ["-" * w if i < 2 else "-" * (w - 1) + ":" for i, w in enumerate(widths)]
    return "\n".join([line(HEADINGS), line(rule), *map(line, rows)])


def ratios(found: list[Figures]) -> list[str]:
    """The comparisons that are promised: our slowest game against the peer."""

    def least(way: str) -> float:
        return min((f.speed for f in found if f.contender.ours and f.contender.way == way), default=0.0)

    def peer(name: str) -> float:
        return next((f.speed for f in found if f.contender.name == name and not f.contender.ours), 0.0)

    promised = [
        ("OpenSpiel", "OpenSpiel hive", 1),
        ("PettingZoo", "PettingZoo chess", 10),
        ("batch, one core", "catanatron", 20),
    ]
    return [
        f"our slowest through {way}: {least(way) / peer(name):.1f} times {name} (promised: {times})"
        for way, name, times in promised
        if peer(name)
    ]


def chart(found: list[Figures]) -> str:
    """Decisions a second as bars; every grey line is ten times the one before."""
    ordered = sorted(found, key=lambda f: -f.speed)
    height = 20 * len(ordered) + 60
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 0 800 {height}">',
        f'<rect x="-40" width="800" height="{height}" fill="#fff"/>',
        '<g font-family="sans-serif" font-size="12">',
        '<text x="250" y="20" font-size="14">decisions a second, each line ten times the last</text>',
    ]
    for power in range(2, 8):
        x = bar(10**power)
        lines.append(f'<path d="M{x:.0f} 30V{height - 12}" stroke="#ddd"/>')
        lines.append(f'<text x="{x:.0f}" y="42" text-anchor="middle" fill="#777">{short(10**power)}</text>')
    for number, figures in enumerate(ordered):
        y = 50 + 20 * number
        colour = "#9c3d1f" if figures.contender.ours else "#5b7a8c"
        label = f"{figures.contender.name}, {figures.contender.way}"
        lines.append(f'<text x="244" y="{y + 12}" text-anchor="end">{label}</text>')
        lines.append(
            f'<rect x="250" y="{y}" width="{bar(figures.speed) - 250:.0f}" height="15" fill="{colour}"/>'
        )
    return "\n".join([*lines, "</g></svg>\n"])


def bar(speed: float) -> float:
    """Where a bar of this speed ends, a hundred decisions being the least."""
    return 250 + 95 * max(0.0, math.log10(max(speed, 1)) - 2)


def run(rounds: int, seconds: float, wanted: str) -> list[Figures]:
    """Measure all contenders, round by round."""
    contenders: list[Contender] = []
    for make in (*ours(), *peers()):
        try:
            contenders.append(make())
        except ImportError as error:
            print(f"left out: {error}")
    found = [Figures(c) for c in contenders if wanted in f"{c.name} {c.way}"]
    for number in range(rounds):
        random.seed(number)
        for figures in found:
            figures.measure(seconds)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each contender in each round")
    parser.add_argument("--only", default="", help="only contenders whose name holds this")
    parser.add_argument("--chart", type=Path, help="draw the decisions a second into this SVG file")
    arguments = parser.parse_args()
    about = machine()
    found = run(arguments.rounds, arguments.seconds, arguments.only)
    print("\n\n".join(about), end="\n\n")
    print(table([figures.row() for figures in found]), end="\n\n")
    print("\n".join(f"- {line}" for line in ratios(found)))
    if arguments.chart is not None:
        arguments.chart.write_text(chart(found), encoding="utf-8")


if __name__ == "__main__":
    main()
