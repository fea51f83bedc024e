"""How long an opponent may think: so many simulations, or so many seconds, a turn.

The one place below the server that looks at a clock, and only at one that measures how long something took.
"""

import re
from time import monotonic, thread_time

import msgspec

from tworivers.words.messages import BadOption


class Budget(msgspec.Struct, frozen=True):
    """Simulations or seconds for a whole turn; the decisions of the turn share them.

    Seconds of the processor are for matches on a busy machine: others' work takes nothing from them."""

    simulations: int = 0
    seconds: float = 0.0
    processor: bool = False

    def part(self, share: float) -> "Budget":
        """What one decision gets of a turn's budget."""
        simulations = max(1, round(self.simulations * share)) if self.simulations else 0
        return Budget(simulations, self.seconds * share, self.processor)

    def __str__(self) -> str:
        unit = "cpu" if self.processor else "s"
        return f"{self.seconds:g}{unit}" if self.seconds else str(self.simulations)


def budget_from(text: str) -> Budget:
    """A budget in words: `0.5s` is seconds, `0.5cpu` seconds of the processor, `400` simulations."""
    seconds = re.fullmatch(r"(\d+(?:\.\d+)?)(s|cpu)", text)
    if seconds and float(seconds[1]) > 0:
        return Budget(seconds=float(seconds[1]), processor=seconds[2] == "cpu")
    if re.fullmatch(r"\d+", text) and int(text) > 0:
        return Budget(simulations=int(text))
    raise BadOption("bad-budget", text=text)


class Watch:
    """Measures how long a decision has taken, by the clock or by what this thread has worked."""

    def __init__(self, processor: bool = False) -> None:
        self.clock = thread_time if processor else monotonic
        self.started = self.clock()

    def elapsed(self) -> float:
        return self.clock() - self.started
