"""Decided positions of Tigris & Euphrates, and how opponents play them on.

The positions come from games of one strong and otherwise weak players, stopped where the search gave one
seat a chance of at least 99.5 % to win."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tworivers.bots.bot import Bot
from tworivers.games.game import load
from tworivers.games.tigris.rules import events
from tworivers.play.match import Match

POSITIONS: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("decided_positions.json").read_text(encoding="utf-8")
)


class Played(NamedTuple):
    """How a game ended, and the longest row of pointless conflicts that one player began.

    A conflict is pointless if the attacker loses it and nobody had to add a tile."""

    ending: str
    pointless: int


class Conflicts:
    """Follows who attacks, what is added, and who wins."""

    def __init__(self, players: int) -> None:
        self.attacker = -1
        self.added = 0
        self.in_a_row = [0] * players
        self.longest = 0

    def see(self, row: Sequence[int]) -> None:
        """Take note of an event of the game."""
        kind, _, second, third = row[:4]
        if kind in (events.REVOLT, events.WAR):
            self.attacker, self.added = second, 0
        elif kind == events.ADDED:
            self.added += third
        elif kind == events.CONFLICT_WON:
            pointless = second != self.attacker and self.added == 0
            self.in_a_row[self.attacker] = self.in_a_row[self.attacker] + 1 if pointless else 0
            self.longest = max(self.longest, self.in_a_row[self.attacker])


def play_on(position: dict[str, Any], bots: Sequence[Bot], seed: int) -> Played:
    """Play a position to its end."""
    match = Match(load("tigris"), len(bots), seed=seed, start=position)
    conflicts = Conflicts(len(bots))
    while not match.over:
        match.play(bots[match.to_move].decide(match.game, match.state, match.version))
        for row in match.rows():
            conflicts.see(row)
    result = match.result()
    assert result is not None
    return Played(result.ending, conflicts.longest)
