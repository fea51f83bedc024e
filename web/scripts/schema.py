"""Writes `web/schema.json`: every message of the server and every game's view, as JSON Schema.

With `--check` it only tells whether the file is up to date.
"""

import importlib
import sys
from pathlib import Path
from typing import Any

import msgspec

from tworivers.games.game import game_names, load
from tworivers.server import api

TARGET = Path(__file__).parents[1] / "schema.json"


def messages() -> list[Any]:
    """The structs of the wire, without those only the sockets' unions need."""
    return [value for value in vars(api).values() if is_message(value)]


def is_message(value: Any) -> bool:
    own = isinstance(value, type) and issubclass(value, msgspec.Struct)
    return own and value.__module__ == api.__name__


def schema() -> bytes:
    _, definitions = msgspec.json.schema_components(messages(), ref_template="#/$defs/{name}")
    for name in game_names():
        view = importlib.import_module(f"tworivers.games.{name}.view").View
        structs = [view, *filter(None, [load(name).About])]
        _, parts = msgspec.json.schema_components(structs, ref_template=f"#/$defs/{name.title()}{{name}}")
        definitions |= {f"{name.title()}{part}": value for part, value in parts.items()}
    for title, definition in definitions.items():
        definition["title"] = title
    document = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}
    return msgspec.json.format(msgspec.json.encode(document, order="sorted"), indent=1) + b"\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        fits = TARGET.read_bytes() == schema()
        sys.exit(0 if fits else f"{TARGET} is out of date: run this without --check")
    TARGET.write_bytes(schema())
