"""What the numbers of observations mean, as a page: `python -m tworivers.lab.observations GAME ...`.

Each game declares its own, as `Game.observation`; without names the page has all games that are installed.
"""

import sys
from collections.abc import Sequence

from tworivers.games.contract import playable_games
from tworivers.games.game import Game, load

HEAD = """# Observations

What `Game.observe(state, viewer)` writes, and with it `Batch.observations`, PettingZoo,
Gymnasium and OpenSpiel: one array of 32-bit floats, nothing scaled. Seats are counted from the
viewer: seat 0 is the viewer, seat 1 plays next, and seats that nobody has are 0. All lowest values
are 0. In a picture a 1 marks the cells where something is.

This page is what `python -m tworivers.lab.observations {names}` prints."""


def section(game: Game) -> str:
    """The observation of one game."""
    observation = game.observation
    size = f"`{game.name}`, {observation.size:,} numbers."
    lines = [
        f"## {game.title()}",
        "",
        f"{size} {observation.note}".rstrip(),
        "",
        f"Hidden: {observation.hidden}",
        "",
        "| from | size | highest | meaning |",
        "|--:|--:|--:|---|",
        *(f"| {f.start} | {f.size} | {f.highest} | {f.meaning} |" for f in observation.features),
    ]
    return "\n".join(lines)


def page(names: Sequence[str]) -> str:
    """The observations of some games."""
    return "\n\n".join([HEAD.format(names=" ".join(names)), *(section(load(name)) for name in names)])


if __name__ == "__main__":
    print(page(sys.argv[1:] or playable_games()[0]))
