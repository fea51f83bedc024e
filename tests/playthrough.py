"""Playthroughs: whole games written down as a person would tell them, compared word for word.

`python -m tests.playthrough` writes them anew; read the difference before committing it.
"""

import random
from pathlib import Path
from typing import Any

from rich.console import Console

from tests.tables import Table, lively
from tworivers.games.game import ALL_OPEN
from tworivers.play.match import Match

FOLDER = Path(__file__).parent / "playthroughs"

PLAYED: dict[str, list[tuple[str, int, dict[str, Any], int]]] = {
    "tigris": [
        (f"{board}-{players}{'-buildings' if buildings else ''}", players, options, 100 + players)
        for board in ("classic", "advanced")
        for players in (2, 3, 4)
        for buildings in (False, True)
        for options in [{"board": board, "buildings": buildings}]
    ],
    "babylonia": [
        (f"{cards}-{players}", players, {"cards": cards}, 200 + players)
        for cards in ("basic", "random")
        for players in (2, 3, 4)
    ]
    + [
        ("closed-rivers-2", 2, {"river_tile_opens_field": False}, 205),
        ("closed-rivers-3", 3, {"cards": "random", "river_tile_opens_field": False}, 206),
        ("cards-4", 4, {"cards": "random"}, 207),
    ],
    "babylon": [
        (
            f"{'limited' if limited else 'unlimited'}-{players}",
            players,
            {"limited_supply": limited},
            300 + players,
        )
        for limited in (True, False)
        for players in (2, 3, 4)
    ]
    + [(f"again-{players}", players, {}, 310 + players) for players in (2, 3, 4)],
}


def told(name: str, players: int, options: dict[str, Any], seed: int) -> str:
    """One game from start to end: every action, what it set off, and a picture now and then."""
    match = Table(name, players, options).match(seed)
    words = ", ".join(f"{key} {value}" for key, value in options.items())
    lines = [f"{name}, {players} players, {words}, seed {seed}", ""]
    lines += picture(match)
    chance = random.Random(seed)
    while not match.over:
        seat, action = match.to_move, lively(match, chance)
        lines.append(f"{match.version + 1:>4} {match.names[seat]}, {len(match.legal())} choices: {action}")
        match.play(action)
        lines += [f"       {match.say(event)}" for event in match.told(ALL_OPEN)]
        if match.version % 40 == 0:
            lines += ["", *picture(match)]
    lines += ["", *picture(match)]
    result = match.result()
    assert result is not None
    for standing in result.standings:
        parts = ", ".join(f"{part} {number}" for part, number in standing.parts.items())
        lines.append(f"{match.names[standing.seat]}: place {standing.place}, {standing.score} ({parts})")
    lines.append(f"check {match.record().check}")
    return "\n".join(lines) + "\n"


def picture(match: Match) -> list[str]:
    """The whole table in letters."""
    console = Console(width=170, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as captured:
        console.print(match.game.picture(match.view(ALL_OPEN)))
    return [line.rstrip() for line in captured.get().splitlines()] + [""]


def main() -> None:
    for name, games in PLAYED.items():
        (FOLDER / name).mkdir(parents=True, exist_ok=True)
        for title, players, options, seed in games:
            text = told(name, players, options, seed)
            (FOLDER / name / f"{title}.txt").write_text(text, encoding="utf-8")
            print(f"{name}/{title}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
