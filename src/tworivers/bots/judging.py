"""What opponents ask of a game beyond its rules: how a state stands, which actions deserve thought.

Each question is a stub that finds the answer of the game's evaluation file by the record's type, as the
questions of `kernel/generic.py` do, so that search and training are written once for all games.
"""

import importlib
from typing import Any, NamedTuple

import numba
import numpy as np
from numba.extending import overload

from tworivers.games.game import Game
from tworivers.kernel.generic import decider
from tworivers.kernel.record import at, record_class
from tworivers.kernel.rule import INTERPRETED, Rule, rule
from tworivers.messages import BadOption

SEATS = 4


def part(function: Rule) -> Rule:
    """A piece of a compiled function, written apart to be read and compiled only as part of what calls it.

    Each rule that calls rules has all their code optimized once more; for those on top that is most of the
    time that compiling takes."""
    compiled: Rule = function if INTERPRETED else numba.njit(inline="always", error_model="numpy")(function)
    return compiled


class Judgement(NamedTuple):
    """The compiled side of an evaluation file."""

    evaluate: Rule
    evaluate_after: Rule
    final: Rule
    score: Rule
    candidates: Rule
    share: Rule
    clear_lead: float  # a lead of so many points hardly leaves a doubt
    notes: int = SEATS  # how many numbers an evaluation writes: each seat's value, and what it notes behind


class Shown(NamedTuple):
    """What networks are shown: the compiled features, and how many there are of the table and of a seat."""

    features: Rule
    table: int
    seat: int


_shown_by_record: dict[Any, Shown] = {}
_shown_by_class: dict[type, Shown] = {}
_shown_by_name: dict[str, Shown] = {}
_by_record: dict[Any, Judgement] = {}
_by_class: dict[type, Judgement] = {}


def register(dtype: np.dtype, judgement: Judgement) -> None:
    """Let states of this type be judged so."""
    _by_record[numba.from_dtype(dtype)] = judgement
    _by_class[record_class(dtype)] = judgement


def show(name: str, dtype: np.dtype, shown: Shown) -> None:
    """Let networks be shown states of this type so."""
    _shown_by_record[numba.from_dtype(dtype)] = shown
    _shown_by_class[record_class(dtype)] = shown
    _shown_by_name[name] = shown


def load_judgement(game: Game) -> None:
    """Load the evaluation and the features of a game when they are first needed."""
    if game.name not in _shown_by_name:
        try:
            importlib.import_module(f"tworivers.bots.evaluation.{game.name}")
            importlib.import_module(f"tworivers.bots.features.{game.name}")
        except ModuleNotFoundError:
            raise BadOption("no-evaluation", name=game.name) from None


def shown_numbers(game: Game, players: int) -> int:
    """How many numbers a network of this game is shown: the evaluation's view first, then the features."""
    load_judgement(game)
    shown = _shown_by_name[game.name]
    return SEATS + shown.table + players * shown.seat


def notes_of(game: Game) -> int:
    """How many numbers the evaluation of a game writes."""
    load_judgement(game)
    return _by_class[record_class(game.dtype)].notes


def evaluate(s, values):
    """Write each seat's expected final score; return how wide its error is."""
    return _by_class[type(s)].evaluate(s, values)


@overload(evaluate, inline="always")
def _evaluate(s, values):
    answer = _by_record[s].evaluate
    return lambda s, values: answer(s, values)


def evaluate_after(s, before, mover, values, after):
    """The same after an action of the mover, from the state before it and what `evaluate` wrote of that."""
    return _by_class[type(s)].evaluate_after(s, before, mover, values, after)


@overload(evaluate_after, inline="always")
def _evaluate_after(s, before, mover, values, after):
    answer = _by_record[s].evaluate_after
    return lambda s, before, mover, values, after: answer(s, before, mover, values, after)


def final(s, seat):
    """What is compared at the end, as one number."""
    return _by_class[type(s)].final(s, seat)


@overload(final, inline="always")
def _final(s, seat):
    answer = _by_record[s].final
    return lambda s, seat: answer(s, seat)


def score(s, seat):
    """The score at the end, in the points that `evaluate` expects."""
    return _by_class[type(s)].score(s, seat)


@overload(score, inline="always")
def _score(s, seat):
    answer = _by_record[s].score
    return lambda s, seat: answer(s, seat)


def clear_lead(s):
    """How many points are a clear lead in this game."""
    return _by_class[type(s)].clear_lead


@overload(clear_lead, inline="always")
def _clear_lead(s):
    answer = _by_record[s].clear_lead
    return lambda s: answer  # noqa: ARG005 (Numba wants the same arguments)


def candidates(s, m):
    """Take out of the legal actions those that no thinking player would consider; never all."""
    _by_class[type(s)].candidates(s, m)


@overload(candidates, inline="always")
def _candidates(s, m):
    answer = _by_record[s].candidates
    return lambda s, m: answer(s, m)


def share(s):
    """The part of a turn's budget that this decision deserves."""
    return _by_class[type(s)].share(s)


@overload(share, inline="always")
def _share(s):
    answer = _by_record[s].share
    return lambda s: answer(s)


def features(s, viewer, out, start):
    """Write what a network is shown beyond the evaluation, from `start` on; all there is zero before."""
    _shown_by_class[type(s)].features(s, viewer, out, start)


@overload(features, inline="always")
def _features(s, viewer, out, start):
    answer = _shown_by_record[s].features
    return lambda s, viewer, out, start: answer(s, viewer, out, start)


@rule
def settle(s, chances):
    """The end of a game: the victory, shared among equals."""
    most = final(s, 0)
    for seat in range(1, s.players):
        most = max(most, final(s, seat))
    winners = 0
    for seat in range(s.players):
        if final(s, seat) == most:
            winners += 1
    for seat in range(s.players):
        chances[seat] = 1.0 / winners if final(s, seat) == most else 0.0


@rule
def weigh(values, players, width, chances):
    """Chances to win from expected scores: the more certain, the more a lead is worth."""
    most = values[0]
    for seat in range(1, players):
        most = max(most, values[seat])
    total = 0.0
    for seat in range(players):
        chances[seat] = np.exp((values[seat] - most) / width)
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total


@rule
def is_over(s):
    return decider(s) < 0


@rule
def share_at(states, index):
    """The part of a turn's budget that a decision deserves."""
    return share(at(states, index))
