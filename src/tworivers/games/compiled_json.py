"""Turns the declared expressions of structs into rules that write their JSON.

The expressions stay what they are; this module decides how a value is written: a name out of a table is a
text to be copied, `A if B else None` is a branch, a comprehension a loop, anything else a number. An
expression that uses a field the state does not have, or a name nobody knows, is refused.
"""

import ast
import builtins
import functools
import importlib
import inspect
import json
import re
import sys
from collections.abc import Container, Iterator
from contextlib import contextmanager
from types import ModuleType, UnionType
from typing import Any, Union, get_args, get_origin

import msgspec

from tworivers.games.declared import Field, fields_of

INDENT = "    "
MOST_WITH_TEXT = 16

HEADER = '''"""Made by `python -m tworivers.games.writing` from the declarations beside it; do not edit."""
'''


KERNEL = {
    "tworivers.kernel.bits": ("ONE", "ZERO", "trailing_zeros"),
    "tworivers.kernel.events": ("WIDTH",),
    "tworivers.kernel.rule": ("rule",),
    "tworivers.kernel.text": ("FALSE_OR_TRUE", "Texts", "after_list", "put_number", "put_text"),
}


class BadDeclaration(Exception):
    """An expression that cannot be written: it uses something that is not there."""


class Module:
    """The file that is being written: its texts, its functions, and the names it has to import.

    `fields` are those of the state that expressions call `s`."""

    def __init__(self, fields: Container[str]) -> None:
        self.fields = fields
        self.tables: dict[str, str] = {}
        self.functions: dict[str, list[str]] = {}
        self.homes: dict[str, str] = {}  # of each name that is used, the module it is imported from
        for home, names in KERNEL.items():
            self.homes.update(dict.fromkeys(names, home))

    def text(self, letters: str) -> str:
        """The name of a fixed text."""
        return self._named("TEXT", f"TEXTS.add({letters!r})")

    def table(self, name: str, before: str, module: str) -> str:
        """The name of the first of the texts of a table, with what stands before each."""
        self.need(module, name)
        return self._named(name, f"TEXTS.add_each({name}{f', {before!r}' if before else ''})")

    def _named(self, stem: str, made: str) -> str:
        if made not in self.tables:
            numbers = sum(re.fullmatch(rf"_{stem}_\d+", name) is not None for name in self.tables.values())
            self.tables[made] = f"_{stem}_{numbers}"
        return self.tables[made]

    def need(self, module: str, name: str) -> None:
        """Import a name that a module uses; one name cannot mean two things."""
        module = home_of(module, name)
        home = self.homes.setdefault(name, module)
        one, other = (getattr(importlib.import_module(each), name) for each in (home, module))
        if one is not other and one != other:
            raise ValueError(f"{name} means different things in {home} and in {module}")

    def source(self) -> str:
        lines = [HEADER, "import numpy as np", "", "from tworivers.kernel.record import at as state_at"]
        for module in sorted(set(self.homes.values())):
            names = sorted(name for name, home in self.homes.items() if home == module)
            lines.append(f"from {module} import ({', '.join(names)})")
        lines += ["", "TEXTS = Texts()"]
        lines += [f"{name} = {made}" for made, name in self.tables.items()]
        lines += ["LETTERS, STARTS = TEXTS.letters(), TEXTS.starts()", ""]
        for body in (PUT, *("\n".join(function) for function in self.functions.values())):
            lines += ["", body, ""]
        return "\n".join(lines)


PUT = """@rule
def put(out, at, text):
    return put_text(out, at, LETTERS, STARTS, text)
"""


@functools.cache
def imports_of(module: str) -> dict[str, str]:
    """Of each name that a module imports, the module it is imported from."""
    tree = ast.parse(inspect.getsource(importlib.import_module(module)))
    found = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    return {alias.asname or alias.name: node.module or "" for node in found for alias in node.names}


def home_of(module: str, name: str) -> str:
    """Where a name that a module uses is defined."""
    home = imports_of(module).get(name)
    return module if home is None else home_of(home, name)


class Function:
    """A rule that is being written: fixed text waits until something else is to be written."""

    def __init__(self, module: Module, declared_in: ModuleType, variables: list[str]) -> None:
        self.module = module
        self.declared_in = declared_in
        self.variables = set(variables)
        self.written = ""  # what of the declaration is being written, for errors
        self.lines: list[str] = []
        self.depth = 1
        self.waiting = ""
        self.sets = 0

    def line(self, text: str) -> None:
        self.lines.append(INDENT * self.depth + text)

    def fixed(self, text: str) -> None:
        """Text that is always the same."""
        self.waiting += text

    def flush(self) -> None:
        if self.waiting:
            text, self.waiting = self.waiting, ""
            self.line(f"at = put(out, at, {self.module.text(text)})")

    @contextmanager
    def below(self, header: str) -> Iterator[None]:
        """A block whose fixed text does not leave it."""
        self.flush()
        self.line(header)
        self.depth += 1
        before = len(self.lines)
        yield
        self.flush()
        if len(self.lines) == before:
            self.line("pass")
        self.depth -= 1

    def code(self, node: ast.expr) -> str:
        """An expression as it stands, with the names that it needs."""
        for part in ast.walk(node):
            match part:
                case ast.Attribute(value=ast.Name(id="s"), attr=field) if field not in self.module.fields:
                    raise self.refused(node, f"the state has no field {field!r}")
        for name in names_in(node) - self.variables:
            if hasattr(self.declared_in, name):
                self.module.need(self.declared_in.__name__, name)
            elif not hasattr(builtins, name):
                raise self.refused(node, f"{name!r} is no variable there and no name of that module")
        return ast.unparse(node)

    def refused(self, node: ast.expr, why: str) -> BadDeclaration:
        return BadDeclaration(f"{self.declared_in.__name__}, {self.written}: `{ast.unparse(node)}`: {why}")

    def value(self, node: ast.expr, kind: Any) -> None:
        """Write a value of this type."""
        match node:
            case ast.Constant(value=int() as number) if not isinstance(number, bool):
                self.fixed(str(number))
            case ast.Constant(value=constant):
                self.fixed(json.dumps(constant))
            case ast.IfExp(test=test, body=body, orelse=other):
                self.branch(test, lambda: self.value(body, kind), lambda: self.value(other, kind))
            case ast.Subscript(value=ast.Name(id=name), slice=index) if self.is_table(name):
                self.entry(name, index)
            case ast.ListComp(elt=item, generators=loops):
                self.fixed("[")
                self.loops(loops, lambda: self.value(item, self.item_of(kind)))
                self.close("]")
            case ast.BinOp(left=ast.ListComp() as one, op=ast.Add(), right=ast.ListComp() as other):
                self.fixed("[")
                for part in (one, other):
                    self.loops(part.generators, functools.partial(self.value, part.elt, self.item_of(kind)))
                self.close("]")
            case ast.DictComp(key=key, value=item, generators=loops):
                self.fixed("{")
                self.loops(loops, lambda: self.pair(key, item, self.item_of(kind)))
                self.close("}")
            case ast.Dict(keys=keys, values=items):
                self.fixed("{")
                for number, (entry, item) in enumerate(zip(keys, items, strict=True)):
                    self.fixed("," if number else "")
                    self.pair(entry or ast.Constant(None), item, self.item_of(kind))
                self.fixed("}")
            case ast.List(elts=items) | ast.Tuple(elts=items):
                self.items(items, self.item_of(kind))
            case ast.Call(func=ast.Name(id=name), keywords=keywords) if self.is_struct(name):
                self.struct(name, keywords)
            case _ if bool in kinds(kind):
                table = self.module.table("FALSE_OR_TRUE", self.taken(), "tworivers.kernel.text")
                self.line(f"at = put(out, at, {table} + (1 if {self.code(node)} else 0))")
            case _:
                self.flush()
                self.line(f"at = put_number(out, at, {self.code(node)})")

    def taken(self) -> str:
        text, self.waiting = self.waiting, ""
        return text

    def is_table(self, name: str) -> bool:
        return name not in self.variables and isinstance(getattr(self.declared_in, name, None), tuple | list)

    def is_struct(self, name: str) -> bool:
        found = getattr(self.declared_in, name, None)
        return isinstance(found, type) and issubclass(found, msgspec.Struct)

    def item_of(self, kind: Any) -> Any:
        """The type of the items of a list, of the values of a dictionary."""
        inside = [given for each in kinds(kind) for given in get_args(each)]
        return inside[-1] if inside else Any

    def entry(self, name: str, index: ast.expr) -> None:
        """A text out of a table; in a small one the fixed text before it is part of each."""
        if len(getattr(self.declared_in, name)) > MOST_WITH_TEXT:
            self.flush()
        table = self.module.table(name, self.taken(), self.declared_in.__name__)
        self.line(f"at = put(out, at, {table} + {self.index(index)})")

    def index(self, node: ast.expr) -> str:
        """An index as Python's integer: interpreted, a state's small numbers would overflow in the sum."""
        text = self.code(node)
        if isinstance(node, ast.Name):
            return text
        return f"({text})" if isinstance(node, ast.IfExp) else f"int({text})"

    def branch(self, test: ast.expr, yes: Any, no: Any) -> None:
        with self.below(f"if {self.code(test)}:"):
            yes()
        with self.below("else:"):
            no()

    def loops(self, generators: list[ast.comprehension], item: Any) -> None:
        """Nested loops with their conditions; a comma follows each item."""
        if not generators:
            item()
            self.fixed(",")
            self.flush()
            return
        first, *others = generators
        with self.each(first):
            self.conditions(first.ifs, lambda: self.loops(others, item))

    def conditions(self, tests: list[ast.expr], inside: Any) -> None:
        if not tests:
            inside()
            return
        with self.below(f"if {' and '.join(self.code(test) for test in tests)}:"):
            inside()

    @contextmanager
    def each(self, loop: ast.comprehension) -> Iterator[None]:
        """A loop over a range, or over the members of a set."""
        variable = ast.unparse(loop.target)
        self.variables |= {each.id for each in ast.walk(loop.target) if isinstance(each, ast.Name)}
        match loop.iter:
            case ast.Call(func=ast.Name(id="places" | "members" as name), args=[given]):
                with self.each_member(variable, self.code(given), name == "places"):
                    yield
            case _:
                with self.below(f"for {variable} in {self.code(loop.iter)}:"):
                    yield

    @contextmanager
    def each_member(self, variable: str, given: str, many_words: bool) -> Iterator[None]:
        self.sets += 1
        words, word, left = (f"{name}_{self.sets}" for name in ("words", "word", "left"))
        found = f"trailing_zeros({left})"
        self.flush()
        if many_words:
            self.line(f"{words} = {given}")
            self.line(f"for {word} in range(len({words})):")
            self.depth += 1
            given, found = f"{words}[{word}]", f"64 * {word} + {found}"
        self.line(f"{left} = {given}")
        with self.below(f"while {left} != ZERO:"):
            self.line(f"{variable} = {found}")
            self.line(f"{left} &= {left} - ONE")
            yield
        if many_words:
            self.depth -= 1

    def pair(self, key: ast.expr, item: ast.expr, kind: Any) -> None:
        self.value(key, str)
        self.fixed(":")
        self.value(item, kind)

    def close(self, bracket: str) -> None:
        """The end of a list: it takes the place of the comma after the last item."""
        self.flush()
        self.line("at = after_list(out, at)")
        self.fixed(bracket)

    def items(self, items: list[ast.expr], kind: Any) -> None:
        self.fixed("[")
        for number, item in enumerate(items):
            self.fixed("," if number else "")
            self.value(item, kind)
        self.fixed("]")

    def struct(self, name: str, keywords: list[ast.keyword]) -> None:
        """A struct within: a function of its own, which gets all variables it needs."""
        struct = getattr(self.declared_in, name)
        given = {keyword.arg or "": self.code(keyword.value) for keyword in keywords}
        shared = sorted({"s", "viewer"} & self.variables)
        function = write_struct(self.module, struct, [*shared, *given])
        self.flush()
        self.line(f"at = {function}({', '.join(['out', 'at', *shared, *given.values()])})")


def names_in(node: ast.expr) -> set[str]:
    """The names that an expression needs from outside."""
    names = [each for each in ast.walk(node) if isinstance(each, ast.Name)]
    own = {each.id for each in names if isinstance(each.ctx, ast.Store)}
    return {each.id for each in names} - own


def kinds(kind: Any) -> tuple[Any, ...]:
    """The types that a value may have."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def write_struct(module: Module, struct: type[msgspec.Struct], variables: list[str]) -> str:
    """Add the function that writes a struct; return its name."""
    name = f"put_{snake(struct.__name__)}"
    if name not in module.functions:
        module.functions[name] = []  # so that it stands after what it calls
        function = Function(module, sys.modules[struct.__module__], ["out", "at", *variables])
        config = struct.__struct_config__
        function.fixed("{" if config.tag is None else f'{{"{config.tag_field}":{json.dumps(config.tag)},')
        fields = fields_of(struct)
        for field in fields:
            function.written = f"{struct.__name__}.{field.name}"
            write_field(function, field)
        if fields and fields[-1].may_be_left_out:
            function.close("}")
        else:
            function.waiting = function.waiting.removesuffix(",") + "}"
        function.flush()
        del module.functions[name]
        module.functions[name] = finished(name, struct.__doc__ or "", variables, function)
    return name


def write_field(function: Function, field: Field) -> None:
    node = ast.parse(field.expression.strip(), mode="eval").body
    if field.may_be_left_out and isinstance(node, ast.IfExp):
        with function.below(f"if {function.code(node.test)}:"):
            function.fixed(f'"{field.name}":')
            function.value(node.body, field.type)
            function.fixed(",")
        return
    function.fixed(f'"{field.name}":')
    function.value(node, field.type)
    function.fixed(",")


def finished(name: str, said: str, variables: list[str], function: Function) -> list[str]:
    doc = said.strip().split("\n\n")[0].replace("\n    ", "\n" + INDENT)
    return [
        "@rule",
        f"def {name}({', '.join(['out', 'at', *variables])}):",
        *([f'{INDENT}"""{doc}"""'] if doc else []),
        *function.lines,
        f"{INDENT}return at",
    ]
