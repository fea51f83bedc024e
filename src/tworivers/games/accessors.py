"""Makes the typed accessors of a game's states, `rules/fields.py`, from the `DTYPE` in its `rules/state.py`.

Compiled code needs no more than the state. Python outside of rules reads and writes states through these, so
that a mistyped field is an error of the type check. `games.writing` calls this, and a test holds that what is
written is up to date.
"""

import ast
import importlib
import inspect
import io
import tokenize
from types import ModuleType
from typing import Any

import numpy as np

SOURCE = '''"""Made by `python -m tworivers.games.writing` from the state beside it; do not edit."""

import numpy as np

from tworivers.kernel import record as states


class Fields:
    """A state read at once, as plain numbers and lists."""

{fields}


class Record:
    """A state in place: its numbers can be read and written, its arrays are views."""

{record}


def fields(s: np.ndarray) -> Fields:
    """The fields of a state, read at once."""
    found: Fields = states.fields(s)
    return found


def record(s: np.ndarray) -> Record:
    """A state to be read and written in place."""
    found: Record = states.record_class(s.dtype)(s, 0)
    return found
'''


def shapes_of(dtype: np.dtype) -> dict[str, int]:
    """Of each field of a state how many dimensions it has."""
    assert dtype.fields is not None
    return {name: len(field[0].shape) for name, field in dtype.fields.items()}


def comments_of(module: ModuleType) -> dict[str, str]:
    """What the comment behind each field of a state says."""
    source = inspect.getsource(module)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}
    return {
        node.elts[0].value: comments[node.end_lineno]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Tuple) and node.elts and node.end_lineno in comments
        if isinstance(node.elts[0], ast.Constant) and isinstance(node.elts[0].value, str)
    }


def plain_type(dimensions: int) -> str:
    """A field as Python has it: a number, or lists of numbers."""
    return "list[" * dimensions + "int" + "]" * dimensions


def accessors(package: str) -> str:
    """The source of a game's `rules/fields.py`, before it is formatted."""
    state: Any = importlib.import_module(f"{package}.rules.state")
    shapes = shapes_of(state.DTYPE)
    comments = comments_of(state)
    plain = [f"    {name}: {plain_type(shape)}  {comments.get(name, '')}" for name, shape in shapes.items()]
    in_place = [f"    {name}: {'np.ndarray' if shape else 'int'}" for name, shape in shapes.items()]
    return SOURCE.format(
        fields="\n".join(line.rstrip() for line in plain),
        record="\n".join(in_place),
    )
