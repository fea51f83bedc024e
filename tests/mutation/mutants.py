"""Mutants: one small change in one rule, made on the syntax tree.

Only functions marked @rule are changed: the rest of `rules/` builds tables when it is imported.
"""

import ast
import copy
import importlib
import inspect
import itertools
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from tests.rule_table import ROOT, numbers_in

COMPARED: dict[type, list[type]] = {
    ast.Lt: [ast.LtE, ast.GtE], ast.LtE: [ast.Lt, ast.Gt], ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt], ast.Eq: [ast.NotEq], ast.NotEq: [ast.Eq], ast.In: [ast.NotIn],
}  # fmt: skip
CALCULATED: dict[type, type] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}  # fmt: skip
CHANGED = "another_value"


class Mutant(NamedTuple):
    """A change of a function; equal changes of one function are numbered."""

    game: str
    module: str
    function: str
    line: int
    change: str
    rules: tuple[str, ...]
    code: CodeType

    @property
    def key(self) -> tuple[str, str, str]:
        return (f"{self.game}/{self.module}", self.function, self.change)

    def apply(self) -> None:
        """Make this process play by the changed rule."""
        target = rule_function(self.game, self.module, self.function)
        target.__globals__[CHANGED] = another_value
        target.__code__ = self.code


def another_value(value: Any) -> Any:
    """Another value of the same type, for what a rule returns."""
    if isinstance(value, tuple):
        return (another_value(value[0]), *value[1:]) if not any(value) else tuple(type(v)(0) for v in value)
    if value is None or isinstance(value, bool) or type(value).__name__ in ("bool", "bool_"):
        return not value
    return value + type(value)(1)


def rule_function(game: str, module: str, name: str) -> FunctionType:
    found = importlib.import_module(f"tworivers.games.{game}.rules.{module}")
    return inspect.unwrap(getattr(found, name))  # type: ignore[no-any-return]


def modules(game: str) -> list[Path]:
    """The modules with rules of a game."""
    folder = ROOT / "src/tworivers/games" / game / "rules"
    return [path for path in sorted(folder.glob("*.py")) if rules_in(path)]


def rules_in(path: Path) -> list[ast.FunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in tree.body if isinstance(node, ast.FunctionDef) and is_rule(node)]


def is_rule(function: ast.FunctionDef) -> bool:
    return any(ast.unparse(decorator) in ("rule", "wrapping") for decorator in function.decorator_list)


def mutants(game: str, module: Path) -> list[Mutant]:
    """All mutants of a module, in the order of its lines."""
    found = []
    for function in rules_in(module):
        function.decorator_list = []
        rules = tuple(numbers_in(ast.get_docstring(function) or "", game))
        seen, texts = set(), dict[str, int]()
        for line, change in changes(function):
            before, _, after = change.partition(" → ")
            if before == after or (line, change) in seen:
                continue
            seen.add((line, change))
            texts[change] = texts.get(change, 0) + 1
            if texts[change] > 1:
                change += f" ({texts[change]})"
            code = compiled(function, module)
            found.append(Mutant(game, module.stem, function.name, line, change, rules, code))
    return found


def compiled(function: ast.FunctionDef, module: Path) -> CodeType:
    tree = ast.fix_missing_locations(ast.Module([function], []))
    code = compile(tree, str(module), "exec")
    return next(constant for constant in code.co_consts if isinstance(constant, CodeType))


def changes(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    """Change the function in place, one change at a time, and tell of each its line and what it is."""
    first = 1 if ast.get_docstring(function) is not None else 0
    for body, index in statements(function.body, first):
        before, line = head(body[index]), body[index].lineno
        kept = body[index]
        for replaced in replacements(kept, function):
            body[index] = replaced
            yield line, f"{before} → {head(replaced)}"
        body[index] = kept
        for _ in inside(kept):
            yield line, f"{before} → {head(kept)}"


def head(statement: ast.stmt) -> str:
    """A statement in one line, without what it holds."""
    if isinstance(statement, ast.If | ast.While | ast.For):
        statement = copy.copy(statement)
        statement.body, statement.orelse = [ast.Pass()], []
        return ast.unparse(statement).splitlines()[0]
    return ast.unparse(statement)


def statements(body: list[ast.stmt], first: int = 0) -> Iterator[tuple[list[ast.stmt], int]]:
    for index in range(first, len(body)):
        yield body, index
        for name in ("body", "orelse"):
            yield from statements(getattr(body[index], name, []))


def replacements(statement: ast.stmt, function: ast.FunctionDef) -> Iterator[ast.stmt]:
    """The statement left out, or another value returned."""
    if isinstance(statement, ast.Return) and statement.value is not None:
        if not isinstance(statement.value, ast.Constant):
            yield ast.Return(ast.Call(ast.Name(CHANGED, ast.Load()), [statement.value], []))
    elif isinstance(statement, ast.If | ast.While | ast.For | ast.Pass):
        return
    elif names_bound(statement) <= names_before(statement, function):
        yield ast.Pass()


def names_bound(node: ast.AST) -> set[str]:
    found = ast.walk(node)
    return {name.id for name in found if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)}


def names_before(statement: ast.stmt, function: ast.FunctionDef) -> set[str]:
    """The names that are there already: without those it binds, a function would only stumble."""
    earlier = [
        node for node in ast.walk(function) if getattr(node, "lineno", statement.lineno) < statement.lineno
    ]
    return {argument.arg for argument in function.args.args}.union(
        *(names_bound(node) for node in earlier if not isinstance(node, ast.FunctionDef))
    )


def inside(statement: ast.stmt) -> Iterator[None]:
    """Change each expression of the statement itself in turn."""
    for name, value in ast.iter_fields(statement):
        if name in ("body", "orelse"):
            continue
        if name == "op":
            yield from swapped(statement, "op", CALCULATED[type(value)]())
        for holder, key, node in expressions(statement, name, value):
            for other in alternatives(node, condition=key == "test"):
                put(holder, key, other)
                yield
                put(holder, key, node)


def expressions(holder: Any, key: Any, value: Any) -> Iterator[tuple[Any, Any, ast.expr]]:
    """All expressions below, each with where it hangs."""
    if isinstance(value, list):
        for index, part in enumerate(value):
            yield from expressions(value, index, part)
    elif isinstance(value, ast.expr):
        yield holder, key, value
        for name, part in ast.iter_fields(value):
            if name == "args" and isinstance(value, ast.Call):
                for index in range(len(part) - padding(value)):
                    yield from expressions(part, index, part[index])
            else:
                yield from expressions(value, name, part)


def padding(call: ast.Call) -> int:
    """How many zeros at the end of an event only fill its row: nobody reads them."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    zeros = itertools.takewhile(lambda a: isinstance(a, ast.Constant) and a.value == 0, reversed(call.args))
    return len(list(zeros)) if name == "emit" else 0


def put(holder: Any, key: Any, node: Any) -> None:
    if isinstance(holder, list):
        holder[key] = node
    else:
        setattr(holder, key, node)


def swapped(holder: Any, name: str, other: Any) -> Iterator[None]:
    kept = getattr(holder, name)
    setattr(holder, name, other)
    yield
    setattr(holder, name, kept)


def alternatives(node: ast.expr, condition: bool) -> Iterator[ast.expr]:
    """What could stand in place of an expression."""
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            for other in COMPARED[type(operator)]:
                yield ast.Compare(
                    node.left, [*node.ops[:index], other(), *node.ops[index + 1 :]], node.comparators
                )
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and not isinstance(node.op, ast.UAdd):
        yield node.operand
    elif isinstance(node, ast.BinOp):
        yield ast.BinOp(node.left, CALCULATED[type(node.op)](), node.right)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
        yield from other_ranges(node)
    if condition and not isinstance(node, ast.Compare):
        yield ast.UnaryOp(ast.Not(), node)


def other_ranges(call: ast.Call) -> Iterator[ast.expr]:
    """A range that begins one later or ends one earlier."""
    one = ast.Constant(1)
    start, *rest = call.args if len(call.args) > 1 else [ast.Constant(0), *call.args]
    later = one if isinstance(start, ast.Constant) and start.value == 0 else ast.BinOp(start, ast.Add(), one)
    yield ast.Call(call.func, [later, *rest], [])
    yield ast.Call(call.func, [start, ast.BinOp(rest[0], ast.Sub(), one), *rest[1:]], [])
