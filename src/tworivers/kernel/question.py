"""Questions that are asked of a state without knowing its game: compiled generic functions are built of them.

`@question` turns the declaration of one into a stub that finds the game's own rule by the type of the state,
compiled or interpreted. A game gives its answers with `answer`.
"""

import functools
import inspect
from collections.abc import Callable
from typing import Any, Literal

import numba
import numpy as np
from numba.extending import overload

from tworivers.kernel.record import record_class
from tworivers.kernel.rule import Rule

# The rules of each game, by the type of its states for Numba and by the class of interpreted ones.
_by_record: dict[Any, dict[str, Rule]] = {}
_by_class: dict[type, dict[str, Rule]] = {}


def answer(dtype: np.dtype, **rules: Rule) -> None:
    """Let these rules answer the questions of their names for states of this type."""
    _by_record.setdefault(numba.from_dtype(dtype), {}).update(rules)
    _by_class.setdefault(record_class(dtype), {}).update(rules)


def question(stub: Rule, inline: Literal["never", "always"] = "never") -> Rule:
    """A function of a state, answered by the game's rule of the same name."""
    name = stub.__name__
    parameters = list(inspect.signature(stub).parameters)

    @functools.wraps(stub)
    def ask(s: Any, *others: Any) -> Any:
        return _by_class[type(s)][name](s, *others)

    overload(ask, inline=inline)(_chooser(name, parameters))
    return ask


def inlined_question(stub: Rule) -> Rule:
    """A question whose answer becomes part of whatever asks it."""
    return question(stub, inline="always")


def _chooser(name: str, parameters: list[str]) -> Callable[..., Any]:
    """What Numba asks for the implementation; it wants functions with just these parameters."""
    listed = ", ".join(parameters)
    call = f"lambda {listed}: rule({listed})"

    def implementation(state: Any) -> Any:
        return eval(call, {"rule": _by_record[state][name]})

    chooser: Callable[..., Any] = eval(
        f"lambda {listed}: implementation({parameters[0]})", {"implementation": implementation}
    )
    return chooser
