"""What reading a position has in common in all games."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from tworivers.words.messages import BadPosition

P = TypeVar("P", bound=msgspec.Struct)


def converted(values: dict[str, Any], kind: type[P]) -> P:
    """The position as its struct; a wrong shape is named."""
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise BadPosition("position-malformed", reason=str(error)) from None


def index_of(name: str, names: Sequence[str], what: str) -> int:
    """Which of the names it is."""
    if name not in names:
        known = ", ".join(filter(None, names))
        raise BadPosition("position-unknown-name", what=what, name=name, known=known)
    return names.index(name)


def check_number(what: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise BadPosition("position-bad-number", what=what, number=number)


def check_seats(seats: Sequence[int], players: int) -> None:
    for seat in seats:
        if not 0 <= seat < players:
            raise BadPosition("position-no-such-seat", number=seat, most=players - 1)


def check_one_a_player(lists: dict[str, Sequence[Any] | None], players: int) -> None:
    """Every list that is given has one entry a player."""
    if players not in range(2, 5):
        raise BadPosition("bad-players", players=players, least=2, most=4)
    for what, values in lists.items():
        if values is not None and len(values) != players:
            raise BadPosition("position-one-a-player", what=what, players=players)
