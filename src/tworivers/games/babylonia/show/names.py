"""Hexes and what lies on them by name, for Python code outside rules."""

from collections.abc import Sequence

from tworivers.games.babylonia.rules.board import CITIES, FIELDS, HEX_NAMES, LOCATION_SPOTS
from tworivers.games.babylonia.rules.fields import Fields
from tworivers.kernel.bits import is_in, places_in


def names_in(words: Sequence[int]) -> list[str]:
    """The names of the hexes in a set given as plain numbers."""
    return [HEX_NAMES[number] for number in places_in(words)]


def counts(names: Sequence[str], numbers: list[int]) -> dict[str, int]:
    return dict(zip(names, numbers, strict=True))


def locations_on_board(f: Fields) -> tuple[dict[str, str], dict[str, str]]:
    """The cities and the fields by their hexes."""
    cities, fields = {}, {}
    for number in places_in(LOCATION_SPOTS[f.players].tolist()):
        symbols = sum(1 << noble for noble, places in enumerate(f.cities) if is_in(places, number))
        if symbols:
            cities[HEX_NAMES[number]] = CITIES[symbols - 1]
        for value, places in zip(FIELDS, f.fields, strict=True):
            if is_in(places, number):
                fields[HEX_NAMES[number]] = value
    return cities, fields
