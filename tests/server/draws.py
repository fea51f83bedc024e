"""Draws that follow from the test: a server under test runs these lines before its own.

It is the server that is shipped but for one thing: where it would ask the system for a new seed, it takes
one that follows from a header of the request that creates the table. Tables look as they always do, because
nobody chose a seed for them. What computers guess about hidden pieces comes from one fixed seed, so that
their moves follow from the game.
"""

import hashlib
from contextvars import ContextVar
from typing import Any

import uvicorn

from tworivers.kernel import generator

HEADER = b"x-test-draw"
# The last words of the addresses that create tables.
CREATING = ("tables", "rematch")
# The name of the next draw of this request; it is used up by the first one.
names: ContextVar[list[str] | None] = ContextVar("names", default=None)


def seed_of_the_test() -> bytes:
    """A seed that follows from the request, or the fixed one."""
    waiting = names.get()
    return hashlib.sha256((waiting.pop() if waiting else "").encode()).digest()


class NamedDraws:
    """Remembers what a request says about its draw."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        word = scope.get("path", "").rpartition("/")[2]
        named = dict(scope.get("headers", ())).get(HEADER, b"").decode("latin-1")
        names.set([f"{named} {word}"] if word in CREATING else None)
        await self.app(scope, receive, send)


def run(app: Any, **settings: Any) -> None:
    """Several processes make their application themselves: they draw as ever."""
    start(app if isinstance(app, str) else NamedDraws(app), **settings)


start, uvicorn.run = uvicorn.run, run
# Before any module of the server takes the function by its name.
generator.secret_seed = seed_of_the_test
