"""Perft: how many actions, and pairs of actions, a position allows.

`python -m tests.perft` writes the counts anew for the positions of tests/perft.json.
"""

import json
from pathlib import Path
from typing import Any

from tests.tables import Table, fresh_generator, walk
from tworivers.games.game import Game, State, load

FILE = Path(__file__).parent / "perft.json"

# Where the positions come from: game, players, options, seed, decisions played.
ORIGINS: list[tuple[str, int, dict[str, Any], int, int]] = [
    ("tigris", 2, {"board": "classic"}, 1, 0),
    ("tigris", 4, {"board": "advanced", "buildings": True}, 2, 0),
    ("tigris", 2, {"board": "classic"}, 3, 60),
    ("tigris", 3, {"board": "classic", "buildings": True}, 4, 90),
    ("tigris", 4, {"board": "advanced"}, 5, 120),
    ("tigris", 2, {"board": "advanced", "buildings": True}, 6, 150),
    ("babylonia", 2, {}, 1, 0),
    ("babylonia", 3, {"cards": "random"}, 2, 0),
    ("babylonia", 4, {}, 3, 40),
    ("babylonia", 2, {"cards": "random"}, 4, 60),
    ("babylonia", 3, {"river_tile_opens_field": False}, 5, 80),
    ("babylonia", 4, {"cards": "random"}, 6, 110),
    ("babylon", 2, {}, 1, 0),
    ("babylon", 4, {}, 2, 20),
    ("babylon", 3, {"limited_supply": False}, 3, 40),
    ("babylon", 2, {}, 4, 60),
    ("babylon", 4, {}, 5, 90),
    ("babylon", 2, {"limited_supply": False}, 6, 100),
]


def counts(game: Game, s: State) -> list[int]:
    """The number of actions, and of sequences of two."""
    legal = game.legal(s)
    pairs = 0
    for action in legal:
        after = game.copy(s)
        game.step(after, action, fresh_generator(0), 1)
        pairs += len(game.legal(after))
    return [len(legal), pairs]


def main() -> None:
    lines = []
    for name, players, options, seed, decisions in ORIGINS:
        for match in walk(Table(name, players, options), seed):
            if match.version == decisions:
                break
        position = load(name).position(match.state)
        lines.append({"game": name, "counts": counts(load(name), match.state), "position": position})
    text = ",\n".join(json.dumps(line) for line in lines)
    FILE.write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
