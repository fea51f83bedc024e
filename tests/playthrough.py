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
        ("cards-4-5-6-8", 4, {"cards": "random"}, 128),
        ("cards-2-5-8-9", 4, {"cards": "random"}, 4),
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


# In these games some actions are taken whenever they can be: no game has more than five cards, so two games
# use cards 2, 4, 5, 6, 8 and 9.
CARDS = ("card 2", "card 9", "card 8", "card 5", "card 4", "card 6", "extra turn")
WANTED: dict[str, tuple[str, ...]] = {"cards-4-5-6-8": CARDS, "cards-2-5-8-9": CARDS}


def told(name: str, title: str, players: int, options: dict[str, Any], seed: int) -> str:
    """One game from start to end: every action, what it set off, and a picture now and then."""
    match = Table(name, players, options).match(seed)
    words = ", ".join(f"{key} {value}" for key, value in options.items())
    lines = [f"{name}, {players} players, {words}, seed {seed}", ""]
    lines += picture(match)
    chance = random.Random(seed)
    while not match.over:
        seat, action = match.to_move, lively(match, chance, WANTED.get(title, ()))
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
            text = told(name, title, players, options, seed)
            (FOLDER / name / f"{title}.txt").write_text(text, encoding="utf-8")
            print(f"{name}/{title}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
