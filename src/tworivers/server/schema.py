"""Every message and view as JSON Schema, with the OpenAPI document, in one file."""

from typing import Any

import msgspec
from litestar import Litestar
from litestar.di import Provide

from tworivers.games.game import load
from tworivers.installed import OURS
from tworivers.server import api
from tworivers.server.app import HANDLERS, OPENAPI


def messages() -> list[Any]:
    """The structs that go over the wire."""
    return [value for value in vars(api).values() if is_message(value)]


def is_message(value: Any) -> bool:
    own = isinstance(value, type) and issubclass(value, msgspec.Struct)
    return own and value.__module__ == api.__name__


def definitions() -> dict[str, Any]:
    """The messages, and the views of our games under names that begin with the game's."""
    _, found = msgspec.json.schema_components(messages(), ref_template="#/$defs/{name}")
    for name in OURS:
        game = load(name)
        structs = [game.show.View, *filter(None, [game.About])]
        _, parts = msgspec.json.schema_components(structs, ref_template=f"#/$defs/{name.title()}{{name}}")
        found |= {f"{name.title()}{part}": value for part, value in parts.items()}
    for title, definition in found.items():
        definition["title"] = title
    return found


def openapi() -> dict[str, Any]:
    """The routes, as the server publishes them below /schema."""
    no_server = {"server": Provide(lambda: None, sync_to_thread=False)}
    return Litestar(HANDLERS, openapi_config=OPENAPI, dependencies=no_server).openapi_schema.to_schema()


def schema() -> bytes:
    """The file as it is kept beside the browser app."""
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": definitions(),
        "openapi": openapi(),
    }
    return msgspec.json.format(msgspec.json.encode(document, order="sorted"), indent=1) + b"\n"
