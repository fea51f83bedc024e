"""Parts of the lab need software that players do not: what is missing is said with its remedy."""

from collections.abc import Iterator
from contextlib import contextmanager

from tworivers.words.messages import TwoRiversError


class MissingExtra(TwoRiversError, ImportError):
    """Optional software is not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import inside this; if something is missing, the error says which extra brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra("missing-extra", module=str(error.name), extra=name) from None
