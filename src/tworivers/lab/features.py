"""What the numbers of an observation mean: `python -m tworivers.lab.features > docs/observations.md`.

`Game.observe` writes them; here each has its place, its range and its meaning, in the order in which they
are written. The spaces that environments announce come from here, and a test plays games against it.
"""

from typing import NamedTuple

import numpy as np

from tworivers.games.babylon.rules.board import (
    CELLS,
    EFFECTS,
    FLOWERS,
    PIECES,
    STACKS,
    SYMBOLS,
    TILES_OF_MATERIAL,
)
from tworivers.games.babylon.rules.scoring import CATEGORIES
from tworivers.games.babylonia.rules.board import CITIES, CLANS, FIELDS, HEXES
from tworivers.games.tigris.rules.board import BUILDINGS, LEADERS
from tworivers.games.tigris.rules.board import TILES as TIGRIS_TILES

SEATS = 4
POINTS = 1000  # above any score that was ever seen


class Feature(NamedTuple):
    """A run of numbers with one meaning."""

    size: int
    most: int
    meaning: str


class Observation(NamedTuple):
    """All features of a game, and what they leave out."""

    title: str
    picture: str
    hidden: str
    features: list[Feature]


def words(names: tuple[str, ...]) -> str:
    return ", ".join(names)


def planes(cells: int, rows: list[tuple[int, int, str]]) -> list[Feature]:
    """Pictures of the board: how many, the highest number in them, and what they show."""
    return [
        Feature(number * cells, most, f"{number} pictures of {cells}: {meaning}")
        for number, most, meaning in rows
    ]


TIGRIS = Observation(
    "Tigris & Euphrates",
    "A picture has 11 rows of 16 cells; cell c6 is row 5, column 2.",
    "The others' hands and the colours they swapped away are left out; of these only the number is shown."
    " Points are shown, because they are always won before everyone's eyes.",
    [
        *planes(
            176,
            [
                (4, 1, f"tiles face up: {words(TIGRIS_TILES)}"),
                (1, 1, "tiles face down, under monuments"),
                (1, 1, "catastrophes"),
                (1, 1, "treasures"),
                (1, 1, "rivers"),
                (4 * SEATS, 1, f"leaders, for each seat {words(LEADERS)}"),
                (4, 1, "monuments that show red, blue, green, black"),
                (4, 1, f"buildings: {words(BUILDINGS)}"),
                (1, 1, "the tile that joins kingdoms while its wars are settled"),
                (1, 1, "the tile laid in this action, until the action ends"),
                (3, 1, "cells with at least one, two, three kingdoms beside them"),
            ],
        ),
        Feature(4, 6, f"own hand: {words(TIGRIS_TILES)}"),
        Feature(4, 153, "own tiles swapped away, by kind"),
        *[
            feature
            for seat in range(SEATS)
            for feature in (
                Feature(1, 6, f"seat {seat}: tiles in hand"),
                Feature(1, 153, f"seat {seat}: tiles swapped away"),
                Feature(1, 14, f"seat {seat}: treasures"),
                Feature(1, 2, f"seat {seat}: catastrophes left"),
                Feature(1, 1, f"seat {seat}: decides now"),
                Feature(4, POINTS, f"seat {seat}: points in red, blue, green, black"),
            )
        ],
        Feature(7, 1, "what is decided: action, attack, defend, war, building, monument, treasure"),
        Feature(1, 2, "actions left in this turn"),
        Feature(1, 153, "tiles in the bag"),
        Feature(1, 4, "players"),
        Feature(1, 1, "played with buildings"),
        Feature(1, 4, "the colour that is fought over, from 1; 0 for none"),
        Feature(1, 6, "tiles the attacker has added"),
        Feature(1, 3, "whose turn it is, counted from the viewer"),
    ],
)

BABYLONIA = Observation(
    "Babylonia",
    "A picture has 192 places, one a hex; those off the board stay 0.",
    "The others' racks, supplies and tiles face down are left out; of these only the number is shown.",
    [
        *planes(
            HEXES,
            [
                (5 * SEATS, 1, f"tiles, for each seat {words(CLANS)}, face down"),
                (3, 1, f"cities that show {words(CLANS[:3])}"),
                (4, 1, f"fields: {words(FIELDS)}"),
                (1, 1, "ziggurats"),
                (1, 1, "ziggurats that were scored"),
                (1, 1, "vacant hexes"),
                (1, 1, "rivers"),
                (1, 1, "the central hexes of the board"),
            ],
        ),
        Feature(4, 12, f"own rack: {words(CLANS)}"),
        Feature(4, 12, "own supply, by clan"),
        Feature(4, 12, "own tiles face down, by clan"),
        *[
            feature
            for seat in range(SEATS)
            for feature in (
                Feature(1, 7, f"seat {seat}: tiles on the rack"),
                Feature(1, 30, f"seat {seat}: tiles in the supply"),
                Feature(1, POINTS, f"seat {seat}: points"),
                Feature(1, 30, f"seat {seat}: cities"),
                Feature(1, 1, f"seat {seat}: decides now"),
                Feature(7, 3, f"seat {seat}: cities by their symbols: {words(CITIES)}"),
                Feature(9, 1, f"seat {seat}: has card 1 to 9"),
            )
        ],
        Feature(9, 1, "cards 1 to 9 on display"),
        Feature(4, 1, "what is decided: place, score, card, extra"),
        Feature(5, 30, f"tiles laid in this turn: {words(CLANS)}, face down"),
        Feature(1, POINTS, "number of the turn"),
        Feature(1, 4, "players"),
        Feature(1, 3, "whose turn it is, counted from the viewer"),
        Feature(1, 1, "card 2 was used in this turn"),
        Feature(1, 1, "a tile face down in a river opens a field"),
        Feature(1, 1, "one of the first two turns of the game"),
    ],
)

FACE = 1 + len(FLOWERS) + 4 * len(SYMBOLS)
FACE_MEANING = f"there is a tile; its flower ({words(FLOWERS)}); for each corner clockwise {words(SYMBOLS)}"

BABYLON = Observation(
    "Babylon",
    "A picture is a garden: 8 rows of 8 cells, seen from above.",
    "Nothing is hidden from one player and known to another. Quarry tiles that lie under others and round"
    " tokens to come are known to nobody; what is left of them is shown.",
    [
        *[
            feature
            for seat in range(SEATS)
            for feature in planes(
                CELLS,
                [
                    (1, 17, f"seat {seat}: level of the surface"),
                    (4, 1, f"seat {seat}: empty spaces with {words(SYMBOLS)}"),
                    (1, 1, f"seat {seat}: empty spaces"),
                    (1, 1, f"seat {seat}: cells of tiles placed in this turn"),
                    (1, 1, f"seat {seat}: lookouts in sight"),
                    (4, 1, f"seat {seat}: decorations in sight: {words(SYMBOLS)}"),
                    (4, 1, f"seat {seat}: flower of the tile in sight: {words(FLOWERS)}"),
                ],
            )
        ],
        *[
            feature
            for stack in range(STACKS)
            for feature in (
                Feature(FACE, 1, f"stack {stack} of the quarry: {FACE_MEANING}"),
                Feature(1, 3, f"stack {stack}: layers left"),
                Feature(1, 6, f"stack {stack}: columns it gives the viewer"),
                Feature(1, 9, f"stack {stack}: columns it gives each other seat at least"),
                Feature(1, 6, f"stack {stack}: columns it gives any other seat at most"),
            )
        ],
        Feature(FACE, 1, f"the tile mined in this turn: {FACE_MEANING}"),
        *[Feature(FACE, 1, f"seat {seat}: the tile in its slot, likewise") for seat in range(SEATS)],
        *[
            feature
            for seat in range(SEATS)
            for feature in (
                Feature(1, 127, f"seat {seat}: single columns"),
                Feature(1, 127, f"seat {seat}: double columns"),
                Feature(8, POINTS, f"seat {seat}: points for {words(CATEGORIES)}"),
                Feature(1, 64, f"seat {seat}: holes seen from above"),
                Feature(1, 16, f"seat {seat}: tiles laid"),
                Feature(1, 1, f"seat {seat}: is on turn"),
            )
        ],
        Feature(4, 1, "what is decided: remove, mine, build; the fourth says that the game is over"),
        Feature(len(EFFECTS), 1, f"the token of this round: {words(EFFECTS)}"),
        Feature(len(EFFECTS), 14, "round tokens nobody has seen, by effect"),
        Feature(1, 16, "number of the round"),
        Feature(1, 4, "players"),
        Feature(len(PIECES), 148, f"supply: {words(PIECES)}; all 0 if it is unlimited"),
        Feature(3 * TILES_OF_MATERIAL, 1, "tiles nobody has seen: clay, granite, basalt"),
        Feature(1, 3, "whose turn it is, counted from the viewer"),
        Feature(1, 1, "the round token has changed a symbol"),
    ],
)

OBSERVATIONS = {"tigris": TIGRIS, "babylonia": BABYLONIA, "babylon": BABYLON}


def highest(name: str) -> np.ndarray:
    """The highest value of each number of a game's observation; the lowest is always 0."""
    features = OBSERVATIONS[name].features
    return np.repeat([f.most for f in features], [f.size for f in features]).astype(np.float32)


def page() -> str:
    """All observations, as a page of documentation."""
    lines = [
        "# Observations",
        "",
        "What `Game.observe(state, viewer)` writes, and with it `Batch.observations`, PettingZoo,",
        "Gymnasium and OpenSpiel: one array of 32-bit floats, nothing scaled. Seats are counted from the",
        "viewer: seat 0 is the viewer, seat 1 plays next, and seats that nobody has are 0. All lowest values",
        "are 0. In a picture a 1 marks the cells where something is.",
        "",
        "This page is what `python -m tworivers.lab.features` prints.",
    ]
    for name, observation in OBSERVATIONS.items():
        features = observation.features
        lines += ["", f"## {observation.title}", ""]
        lines += [f"`{name}`, {sum(f.size for f in features):,} numbers. {observation.picture}", ""]
        lines += [
            f"Hidden: {observation.hidden}",
            "",
            "| from | size | highest | meaning |",
            "|--:|--:|--:|---|",
        ]
        start = 0
        for feature in features:
            lines.append(f"| {start} | {feature.size} | {feature.most} | {feature.meaning} |")
            start += feature.size
    return "\n".join(lines)


if __name__ == "__main__":
    print(page())
