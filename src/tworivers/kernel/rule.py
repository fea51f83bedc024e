"""The @rule decorator: ordinary Python functions over a state record, compiled with Numba.

With TWORIVERS_INTERPRET=1 the same functions run as plain Python: slow, and the witness that compilation
changes nothing. `cache.py` says where compiled code is kept.
"""

import functools
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core import event as numba_event

from tworivers.kernel.cache import RuleCache, layer_of, room_of

INTERPRETED = os.environ.get("TWORIVERS_INTERPRET", "") not in ("", "0")

Rule = Callable[..., Any]


def rule(function: Rule) -> Rule:
    """Compile a function, and keep what was compiled for other processes."""
    if INTERPRETED:
        return function
    module = function.__module__
    # Opponents and the lab work for long and let other threads go on; a rule of a game is over so soon
    # that giving way would cost more than it takes.
    works_long = layer_of(module) in ("bots", "lab")
    compiled: Any = numba.njit(nogil=works_long, error_model="numpy")(function)
    compiled._cache = RuleCache(function)
    if not works_long and room_of(module) != "think":
        _compile_once_for_all_numbers(compiled)
    return compiled  # type: ignore[no-any-return]


def _compile_once_for_all_numbers(compiled: Any) -> None:
    """Numba would compile a rule anew for every constant and every size of number that others give it.

    That takes a third longer and makes only the opponents' networks faster, which know how wide they are."""
    resolve = compiled.get_call_template

    def get_call_template(arguments: Any, named: dict[str, Any]) -> Any:
        return resolve(tuple(map(_plain, arguments)), {name: _plain(given) for name, given in named.items()})

    compiled.get_call_template = get_call_template


def _plain(given: types.Type) -> types.Type:
    given = types.unliteral(given)
    return types.int64 if given in types.signed_domain else given


def inlined(function: Rule) -> Rule:
    """A piece of a compiled function, written apart to be read and compiled only as part of what calls it.

    Each rule that calls rules has all their code optimized once more; for those on top that is most of the
    time that compiling takes."""
    compiled: Rule = function if INTERPRETED else numba.njit(inline="always", error_model="numpy")(function)
    return compiled


def wrapping(function: Rule) -> Rule:
    """A rule whose arithmetic is meant to wrap round 2**64: generators and bit tricks."""
    if not INTERPRETED:
        return rule(function)

    @functools.wraps(function)
    def quiet(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*arguments)

    return quiet


class _Listener(numba_event.Listener):
    def __init__(self, report: Callable[[int], None]) -> None:
        self.done = 0
        self.report = report

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        self.done += 1
        self.report(self.done)


@contextmanager
def compilation_told(report: Callable[[int], None]) -> Iterator[None]:
    """Call `report(number of functions compiled so far)` while rules are being compiled."""
    with numba_event.install_listener("numba:compile", _Listener(report)):
        yield
