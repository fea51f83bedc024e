"""What people see of a game, declared once: views, told events and refusals.

A view is a struct whose fields say in an expression where their value comes from:

    class SeatView(msgspec.Struct):
        seat: int
        dynasty: Annotated[str, "DYNASTIES[seat]"]
        hand: Annotated[Counts | None, "{TILES[c]: s.hands[seat, c] for c in range(4)} if owns else None"]

A field without one is the variable of its own name. Expressions are Python: names of the declaring module,
rules and the variables at hand (`s`, `viewer`, and what a struct is called with). `written.py`, made from the
same declarations by `games.writing`, writes the JSON in compiled code; here they are read and evaluated,
which is how a game without compiled writers is shown, and how a test sees that both are the same.
"""

import ast
import functools
import sys
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
import numpy as np

from tworivers.kernel.events import WIDTH
from tworivers.kernel.record import at
from tworivers.words.messages import Message


class Field(NamedTuple):
    """A field of a struct: its name, the type of its value, its expression, whether None leaves it out."""

    name: str
    type: Any
    expression: str
    may_be_left_out: bool


@functools.cache
def fields_of(struct: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The declared fields of a struct in order."""
    hints = get_type_hints(struct, include_extras=True)
    found = []
    for field in msgspec.structs.fields(struct):
        hint = hints[field.name]
        expression, kind = field.name, hint
        if get_origin(hint) is Annotated:
            kind, expression = get_args(hint)[:2]
        left_out = struct.__struct_config__.omit_defaults and field.default is None
        found.append(Field(field.name, kind, expression, left_out))
    return tuple(found)


def namespace_of(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The names that the expressions of a struct may use."""
    return vars(sys.modules[struct.__module__])


class Row(NamedTuple):
    """How rows of numbers of one kind are told: as a struct, or as a message's key with arguments.

    `columns` names the numbers of a row after its kind."""

    told: Any
    columns: str = ""


class Arguments(NamedTuple):
    """A message: its key, and its arguments as expressions."""

    key: str
    expressions: Mapping[str, str]


def refused(key: str, columns: str = "", **expressions: str) -> Row:
    """A refusal in words; an argument without an expression of its own is the column of its name."""
    named = {name: expressions.get(name, name) for name in columns.split()}
    return Row(Arguments(key, {**named, **expressions}), columns)


# Sets, for expressions to go through.


def places(words: np.ndarray) -> Iterator[int]:
    """The members of a set that is stored as a row of words."""
    for number, word in enumerate(words):
        for place in members(word):
            yield 64 * number + place


def members(word: int) -> Iterator[int]:
    """The members of a set that is one word."""
    left = int(word)
    while left:
        low = left & -left
        yield low.bit_length() - 1
        left ^= low


# Evaluating declarations in plain Python.


@functools.cache
def _compiled(expression: str) -> Any:
    return compile(ast.parse(expression.strip(), mode="eval"), expression, "eval")


def built(struct: type[msgspec.Struct], variables: Mapping[str, Any]) -> Any:
    """A struct with its fields evaluated."""
    names = namespace_of(struct)
    scope: dict[str, Any] = {**names, **variables}
    for name, value in names.items():
        if isinstance(value, type) and issubclass(value, msgspec.Struct):
            scope[name] = functools.partial(_nested, value, variables)
    given = {}
    for field in fields_of(struct):
        value = _plain(eval(_compiled(field.expression), scope))
        given[field.name] = bool(value) if field.type is bool else value
    return struct(**given)


def _nested(struct: type[msgspec.Struct], variables: Mapping[str, Any], **more: Any) -> Any:
    return built(struct, {**variables, **more})


def _plain(value: Any) -> Any:
    """NumPy's numbers as Python's, also inside lists and dictionaries."""
    match value:
        case np.generic():
            return value.item()
        case list():
            return [_plain(member) for member in value]
        case dict():
            return {key: _plain(member) for key, member in value.items()}
        case _:
            return value


def columns_of(row: Row, numbers: list[int]) -> dict[str, int]:
    """The numbers of a row by the names of their columns."""
    return dict(zip(row.columns.split(), numbers[1:], strict=False))


def told(row: Row, numbers: list[int], viewer: int) -> Any:
    """A row of numbers as the viewer is told it."""
    return built(row.told, {"viewer": viewer, **columns_of(row, numbers)})


def refusal(refusals: ModuleType, s: np.ndarray, action: int) -> Message:
    """Why the deciding seat may not take an action: what `refuse` found, worded by `REFUSALS`."""
    numbers = np.zeros(WIDTH, dtype=np.int32)
    refusals.refuse(at(s, 0), action, numbers)
    row = refusals.REFUSALS[int(numbers[0])]
    scope = {**vars(refusals), **columns_of(row, numbers.tolist())}
    arguments = {name: _plain(eval(_compiled(text), scope)) for name, text in row.told.expressions.items()}
    return Message(row.told.key, arguments)
