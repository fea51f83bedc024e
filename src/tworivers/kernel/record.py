"""A state is one element of a structured array; `at` gives it to rules, compiled or interpreted alike."""

import functools
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba.extending import overload

from tworivers.kernel.rule import INTERPRETED


@functools.cache
def record_class(dtype: np.dtype) -> type:
    """A class for interpreted rules: array fields are views bound once, scalar fields are properties."""
    assert dtype.fields is not None
    arrays = [name for name, field in dtype.fields.items() if field[0].shape]
    scalars = [name for name, field in dtype.fields.items() if not field[0].shape]

    def bind(self: Any, states: np.ndarray, index: int) -> None:
        self.states = states
        self.index = index
        for name in arrays:
            setattr(self, name, states[name][index])

    def scalar(name: str) -> property:
        def get(self: Any) -> int:
            return int(self.states[name][self.index])

        def put(self: Any, number: int) -> None:
            self.states[name][self.index] = number

        return property(get, put)

    members: dict[str, Any] = {name: scalar(name) for name in scalars}
    members["__init__"] = bind
    members["dtype"] = dtype
    return type("InterpretedRecord", (), members)


def at(states: np.ndarray, index: int) -> Any:
    """The state at this place of an array of states, for rules to read and write."""
    if INTERPRETED:
        return record_class(states.dtype)(states, index)
    return states.view(np.recarray)[index]


@overload(at)
def _at(states, index):
    return lambda states, index: states[index]


def fields(states: np.ndarray) -> Any:
    """A state for Python code outside rules: its fields as plain numbers and lists, read at once."""
    assert states.dtype.names is not None
    values = zip(states.dtype.names, states.tolist()[0], strict=True)
    return SimpleNamespace(**{name: v if type(v) is int else v.tolist() for name, v in values})
