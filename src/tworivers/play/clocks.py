"""Clocks. Time of day is not known here: whoever plays an action says how long it took."""

from typing import Literal

import msgspec

from tworivers.words.messages import BadOption

# A year: longer than anybody thinks.
MOST_MILLISECONDS = 366 * 24 * 3600 * 1000


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No clock, so many milliseconds a move, or so many a player with an increment after each decision."""

    kind: Literal["none", "move", "player"] = "none"
    milliseconds: int = 0
    increment: int = 0

    def __post_init__(self) -> None:
        possible = range(MOST_MILLISECONDS + 1)
        if self.milliseconds not in possible or self.increment not in possible:
            raise BadOption("bad-clock")
        if self.kind != "none" and not self.milliseconds:
            raise BadOption("bad-clock")


class Clocks:
    """What is left on each seat's clock."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [clock.milliseconds] * players

    def spend(self, seat: int, milliseconds: int) -> None:
        """A decision was made: take its time, give the increment, or wind up again."""
        if self.clock.kind == "player":
            self.left[seat] += self.clock.increment - milliseconds

    def has_run_out(self, seat: int, milliseconds: int) -> bool:
        """Is a decision that took so long too late?"""
        return self.clock.kind != "none" and milliseconds > self.left[seat]

    def copy(self) -> "Clocks":
        other = Clocks(self.clock, len(self.left))
        other.left = list(self.left)
        return other
