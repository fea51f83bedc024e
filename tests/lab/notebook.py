"""The pictures in the notebook of examples, drawn anew: `python -m tests.lab.notebook`."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "boards.ipynb"
PICTURE = "image/svg+xml"


def read() -> dict[str, Any]:
    return json.loads(NOTEBOOK.read_text(encoding="utf-8"))


def outcomes(notebook: dict[str, Any]) -> Iterator[tuple[dict[str, Any], Any]]:
    """Every cell of code with the value of its last line, if that is an expression."""
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        lines = ast.parse("".join(cell["source"])).body
        last = lines.pop() if isinstance(lines[-1], ast.Expr) else None
        exec(compile(ast.Module(lines, []), str(NOTEBOOK), "exec"), names)
        value = (
            None if last is None else eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), names)
        )
        yield cell, value


def pictures(cell: dict[str, Any]) -> Iterator[dict[str, Any]]:
    return (output["data"] for output in cell["outputs"] if PICTURE in output.get("data", {}))


def main() -> None:
    notebook = read()
    for cell, value in outcomes(notebook):
        for data in pictures(cell):
            data[PICTURE] = value._repr_svg_().splitlines(keepends=True)
    NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
