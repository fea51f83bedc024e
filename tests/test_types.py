"""Who has types: all functions but the compiled ones, whose names and shapes carry them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tworivers

PACKAGE = Path(tworivers.__file__).parent
COMPILED = {"rule", "wrapping", "inlined", "question", "inlined_question", "overload", "intrinsic"}
SOURCES = sorted(PACKAGE.rglob("*.py"))


def outer_functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Functions and methods, without those inside of other functions."""
    for node in tree.body:
        members = node.body if isinstance(node, ast.ClassDef) else [node]
        yield from (each for each in members if isinstance(each, ast.FunctionDef))


def decorators_of(function: ast.FunctionDef) -> list[ast.expr]:
    return [each.func if isinstance(each, ast.Call) else each for each in function.decorator_list]


def is_compiled(function: ast.FunctionDef) -> bool:
    return any(isinstance(each, ast.Name) and each.id in COMPILED for each in decorators_of(function))


def overloaded(tree: ast.Module) -> set[str]:
    """The functions that have another body when they are compiled."""
    calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call)]
    return {ast.unparse(call.args[0]) for call in calls if ast.unparse(call.func) == "overload"}


def has_types(function: ast.FunctionDef) -> bool:
    given = function.args
    arguments = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    named = [each for each in arguments if each is not None and each.arg not in ("self", "cls")]
    return function.returns is not None and all(each.annotation is not None for each in named)


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_all_but_compiled_functions_have_types(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    free = overloaded(tree)
    without = [
        function.name
        for function in outer_functions(tree)
        if not (has_types(function) or is_compiled(function) or function.name in free)
    ]
    assert not without
