"""How long an opponent may think: so many simulations, or so many seconds, a turn.

The one place below the server that looks at a clock, and only at one that measures how long something took.
"""

import re
from time import monotonic

import msgspec

from tworivers.messages import BadOption


class Budget(msgspec.Struct, frozen=True):
    """Simulations or seconds for a whole turn; the decisions of the turn share them."""

    simulations: int = 0
    seconds: float = 0.0

    def part(self, share: float) -> "Budget":
        """What one decision gets of a turn's budget."""
        return Budget(
            max(1, round(self.simulations * share)) if self.simulations else 0, self.seconds * share
        )

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else str(self.simulations)


def budget_from(text: str) -> Budget:
    """A budget in words: `0.5s` is seconds, `400` simulations."""
    if re.fullmatch(r"\d+(\.\d+)?s", text) and float(text[:-1]) > 0:
        return Budget(seconds=float(text[:-1]))
    if re.fullmatch(r"\d+", text) and int(text) > 0:
        return Budget(simulations=int(text))
    raise BadOption("bad-budget", text=text)


class Watch:
    """Measures how long a decision has taken."""

    def __init__(self) -> None:
        self.started = monotonic()

    def elapsed(self) -> float:
        return monotonic() - self.started
