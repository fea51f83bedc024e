"""Makes the compiled writers of a game's views, told events and refusals from their declarations, and the
typed accessors of its states (`games.accessors`).

    python -m tworivers.games.writing            # all games whose declarations have changed
    python -m tworivers.games.writing PACKAGE    # a game of another package

Each struct becomes a rule that writes its JSON (`games.compiled_json`). Numba cannot keep code that was made
while running, so the writers are kept as a source file, `show/written.py`, and a test holds that it is up to
date.
"""

import ast
import importlib
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from tworivers.games.accessors import accessors, shapes_of
from tworivers.games.compiled_json import INDENT, Function, Module, finished, write_struct
from tworivers.games.declared import Arguments, Row
from tworivers.installed import GROUP, OURS

WRITE_VIEW = """@rule
def write_view(states, index, viewer, legal, out):
    \"\"\"Write what the viewer may see, with the legal actions of a bit set; return how long it is.\"\"\"
    return put_view(out, 0, state_at(states, index), viewer, legal)
"""


def write_rows(module: Module, rows: Mapping[int, Row], declared_in: ModuleType) -> Iterator[tuple[int, str]]:
    """Add a function for each kind of row; yield the kinds with the calls that write them."""
    for kind, row in rows.items():
        columns = row.columns.split()
        given = [f"row[{number}]" for number in range(1, 1 + len(columns))]
        if isinstance(row.told, Arguments):
            function = write_message(module, row.told, columns, declared_in)
            yield kind, f"{function}({', '.join(['out', 'at', *given])})"
        else:
            function = write_struct(module, row.told, ["viewer", *columns])
            yield kind, f"{function}({', '.join(['out', 'at', 'viewer', *given])})"


def write_message(module: Module, told: Arguments, columns: list[str], declared_in: ModuleType) -> str:
    """Add the function that writes a message; return its name."""
    name = f"put_{told.key.replace('-', '_')}"
    function = Function(module, declared_in, ["out", "at", *columns])
    function.fixed(f'{{"key":{json.dumps(told.key)},"arguments":{{')
    for number, (argument, expression) in enumerate(told.expressions.items()):
        function.written = f"{told.key}, {argument}"
        function.fixed(f'{"," if number else ""}"{argument}":')
        function.value(ast.parse(expression, mode="eval").body, Any)
    function.fixed("}}")
    function.flush()
    module.functions[name] = finished(name, "", columns, function)
    return name


def choice_of(rows: Iterator[tuple[int, str]]) -> list[str]:
    """A branch for each kind of row."""
    lines = []
    for number, (kind, call) in enumerate(rows):
        lines += [f"{'elif' if number else 'if'} row[0] == {kind}:", f"{INDENT}at = {call}"]
    return lines


def write_told(module: Module, rows: Mapping[int, Row], declared_in: ModuleType) -> list[str]:
    """The function that writes all events of a buffer as a viewer is told them."""
    choice = choice_of(write_rows(module, rows, declared_in))
    opening, comma, closing = (module.text(text) for text in "[,]")
    return [
        "@rule",
        "def write_told(events, viewer, out):",
        f'{INDENT}"""Write the events as the viewer may know them; return how long that is."""',
        f"{INDENT}at = put(out, 0, {opening})",
        f"{INDENT}for number in range(events[0]):",
        f"{INDENT * 2}row = events[1 + WIDTH * number : 1 + WIDTH * (number + 1)]",
        *(INDENT * 2 + line for line in choice),
        f"{INDENT * 2}at = put(out, at, {comma})",
        f"{INDENT}return put(out, after_list(out, at), {closing})",
    ]


def write_refusal(module: Module, rows: Mapping[int, Row], declared_in: ModuleType) -> list[str]:
    """The function that finds why an action is refused, and writes the message."""
    choice = choice_of(write_rows(module, rows, declared_in))
    module.need(declared_in.__name__, "refuse")
    return [
        "@rule",
        "def write_refusal(states, index, action, out):",
        f'{INDENT}"""Write why the deciding seat may not take an action; return how long that is."""',
        f"{INDENT}row = np.zeros(WIDTH, dtype=np.int32)",
        f"{INDENT}refuse(state_at(states, index), action, row)",
        f"{INDENT}at = 0",
        *(INDENT + line for line in choice),
        f"{INDENT}return at",
    ]


def written(package: str) -> str:
    """The source of a game's `written.py`."""
    module = Module(shapes_of(importlib.import_module(f"{package}.rules.state").DTYPE))
    rooms = ("view", "told", "refusals")
    view, told, refusals = (importlib.import_module(f"{package}.show.{room}") for room in rooms)
    write_struct(module, view.View, ["s", "viewer", "legal"])
    module.functions["write_view"] = [WRITE_VIEW.rstrip()]
    module.functions["write_told"] = write_told(module, told.TOLD, told)
    module.functions["write_refusal"] = write_refusal(module, refusals.REFUSALS, refusals)
    return formatted(module.source())


def fields(package: str) -> str:
    """The source of a game's `rules/fields.py`."""
    return formatted(accessors(package))


# What is made for each game: where it goes, and the function that makes it.
MADE = {"rules/fields.py": fields, "show/written.py": written}


def formatted(source: str) -> str:
    """The source as `ruff format` would have it, if it is there."""
    command = [sys.executable, "-m", "ruff"]
    try:
        for step in (["check", "--fix", "--select", "I", "--quiet"], ["format", "--quiet"]):
            words = [*command, *step, "--stdin-filename", "written.py", "-"]
            source = subprocess.run(words, input=source, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pass
    return source


def main() -> None:
    """Write what is made from the games of the packages named on the command line, or from all our games."""
    for package in sys.argv[1:] or [f"{GROUP}.{name}" for name in OURS]:
        folder = Path(importlib.import_module(package).__path__[0])
        for path, make in MADE.items():
            (folder / path).write_text(make(package), encoding="utf-8")


if __name__ == "__main__":
    main()
