"""Identifiers and secrets that fit in links, commands and a double click: letters and digits only."""

import secrets
import string

ALPHABET = string.ascii_letters + string.digits
ID_LENGTH = 12
SECRET_LENGTH = 24


def new_id() -> str:
    """An id that nobody guesses by chance: 71 bits."""
    return _draw(ID_LENGTH)


def new_secret() -> str:
    """A key or password that nobody finds by trying: 142 bits."""
    return _draw(SECRET_LENGTH)


def _draw(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
