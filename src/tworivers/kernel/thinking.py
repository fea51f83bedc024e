"""What opponents ask of a game beyond its rules: how a state stands, which actions deserve thought.

A game answers in its folder `think`; what it leaves out is answered here, by its rules alone.
"""

from types import ModuleType
from typing import NamedTuple

import numpy as np

from tworivers.kernel.generic import COMPARED, standing
from tworivers.kernel.question import inlined_question
from tworivers.kernel.rule import Rule, rule

SEATS = 4
WIDTH = 3.0  # how far off a guess from the present scores is taken to be


@inlined_question
def evaluate(s, values):
    """Write each seat's expected final score; return how wide its error is."""


@inlined_question
def evaluate_after(s, before, mover, values, after):
    """The same after an action of the mover, from the state before it and what `evaluate` wrote of that."""


@inlined_question
def final_score(s, seat):
    """The score at the end, in the points that `evaluate` expects."""


@inlined_question
def clear_lead(s):
    """A lead of so many points hardly leaves a doubt."""


@inlined_question
def candidates(s, m):
    """Take out of the legal actions those that no thinking player would consider; never all."""


@inlined_question
def share(s):
    """The part of a turn's budget that this decision deserves."""


@inlined_question
def features(s, viewer, out, start):
    """Write what a network is shown beyond the evaluation, from `start` on; all there is zero before."""


@rule
def present_scores(s, values):
    """Expect what each seat has now."""
    for seat in range(s.players):
        values[seat] = present_score(s, seat)
    return WIDTH


@rule
def present_scores_after(s, before, mover, values, after):
    return present_scores(s, after)


@rule
def present_score(s, seat):
    """The score, which is the first number that is compared."""
    compared = np.zeros(COMPARED, dtype=np.int64)
    standing(s, seat, compared)
    return compared[0]


@rule
def some_points(s):
    return 5.0


@rule
def every_action(s, m):
    """All legal actions deserve a thought."""


@rule
def half(s):
    return 0.5


@rule
def nothing_more(s, viewer, out, start):
    """A network is shown the evaluation only."""


class Think(NamedTuple):
    """What a game's `think` gives: compiled answers, and how many numbers they write.

    `notes` are the numbers of an evaluation: each seat's value, and what it notes behind. `table` and `seat`
    are the numbers a network is shown of the table and of each seat."""

    evaluate: Rule = present_scores
    evaluate_after: Rule = present_scores_after
    final_score: Rule = present_score
    clear_lead: Rule = some_points
    candidates: Rule = every_action
    share: Rule = half
    features: Rule = nothing_more
    notes: int = SEATS
    table: int = 0
    seat: int = 0

    @classmethod
    def of(cls, *rooms: ModuleType) -> "Think":
        """What these modules define of it; sizes are constants in capital letters."""
        defined = {name: value for room in rooms for name, value in vars(room).items()}
        given = {name: defined.get(name, defined.get(name.upper())) for name in cls._fields}
        return cls(**{name: value for name, value in given.items() if value is not None})

    @property
    def answers(self) -> dict[str, Rule]:
        """The compiled answers by the names of their questions."""
        return dict(list(self._asdict().items())[:7])
