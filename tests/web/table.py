"""A table in the browser: whose decision it is, and waiting for what one did."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

MINE = '.table.mine[aria-busy="false"], dialog[open]'


@contextmanager
def moving(page: Any) -> Iterator[None]:
    """What is done inside changes the game; wait until the page shows it.

    A finger's tap becomes a click only after the tap is over: a page at rest may not have begun yet."""
    version = page.locator(".table").get_attribute("data-version")
    yield
    page.locator(f'.table[aria-busy="false"]:not([data-version="{version}"])').wait_for()
