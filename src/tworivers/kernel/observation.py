"""What a learner is shown of a state: one table, which gives the places, the bounds and the documentation.

    class Seat(NamedTuple):
        tiles: int = numbers(1, 6, "tiles in hand")
        points: int = numbers(4, POINTS, "points in red, blue, green, black")

    class Table(NamedTuple):
        rivers: int = pictures(1, CELLS, "rivers")
        seats: int = each(Seat, 4, "seat {}")
        players: int = numbers(1, 4, "players")

    AT, SEAT, SEAT_SIZE = places_of(Table), places_of(Seat), size_of(Seat)
    OBSERVATION = Observation(Table, hidden="The others' hands are left out.")

`AT.players` is the place of that number in the array, `AT.seats + 2 * SEAT_SIZE + SEAT.points` that of the
first points of seat 2. They are plain integers, which Numba freezes into the compiled `observe`: so this is a
part of the kernel, whose sources decide whether compiled code is out of date.
"""

from collections.abc import Iterator
from functools import cached_property
from itertools import accumulate
from typing import Any, NamedTuple, TypeVar

import numpy as np

POINTS = 1000  # above any score that was ever seen

Table = TypeVar("Table", bound=tuple[int, ...])


class Numbers(NamedTuple):
    """So many numbers from 0 to the highest, with one meaning."""

    size: int
    highest: int
    meaning: str


class Group(NamedTuple):
    """A table within a table, repeated; `label` names each repetition by its number."""

    table: type[tuple[int, ...]]
    times: int
    label: str

    @property
    def size(self) -> int:
        return self.times * size_of(self.table)


class Feature(NamedTuple):
    """A run of numbers with one meaning, and where it starts."""

    start: int
    size: int
    highest: int
    meaning: str


# What the fields of a table are declared with. Their values are places, found by `places_of`.


def numbers(size: int, highest: int, meaning: str) -> Any:
    """Numbers from 0 to the highest."""
    return Numbers(size, highest, meaning)


def pictures(number: int, cells: int, meaning: str, highest: int = 1) -> Any:
    """Pictures of a board, each with a number for every cell."""
    noun = "picture" if number == 1 else "pictures"
    return Numbers(number * cells, highest, f"{number} {noun} of {cells}: {meaning}")


def each(table: type[tuple[int, ...]], times: int, label: str) -> Any:
    """A table within this one, repeated; `{}` in the label is the number of the repetition."""
    return Group(table, times, label)


def one(table: type[tuple[int, ...]], label: str = "") -> Any:
    """A table within this one."""
    return Group(table, 1, label)


def named(names: tuple[str, ...]) -> str:
    """Names as a meaning lists them."""
    return ", ".join(names)


# What follows from a table.


def _rows(table: type[tuple[int, ...]]) -> dict[str, Numbers | Group]:
    fields: tuple[str, ...] = getattr(table, "_fields", ())
    found: dict[str, Any] = getattr(table, "_field_defaults", {})
    for field in fields:
        if not isinstance(found.get(field), Numbers | Group):
            raise TypeError(f"{table.__name__}.{field}: declare it with numbers, pictures, each or one")
    return found


def size_of(table: type[tuple[int, ...]]) -> int:
    """How many numbers a table has."""
    return sum(row.size for row in _rows(table).values())


def places_of(table: type[Table]) -> Table:
    """Where each row of a table starts, counted from the start of the table."""
    *starts, _ = accumulate((row.size for row in _rows(table).values()), initial=0)
    filled: Any = table
    found: Table = filled(*starts)
    return found


def _features(table: type[tuple[int, ...]], start: int, prefix: str) -> Iterator[Feature]:
    for row in _rows(table).values():
        if isinstance(row, Numbers):
            yield Feature(start, row.size, row.highest, prefix + row.meaning)
        else:
            for number in range(row.times):
                label = f"{row.label.format(number)}: " if row.label else ""
                yield from _features(row.table, start + number * size_of(row.table), prefix + label)
        start += row.size


class Observation:
    """The table of a game, a note on how to read it, and what it leaves out."""

    def __init__(self, table: type[tuple[int, ...]], hidden: str, note: str = "") -> None:
        self.hidden = hidden
        self.note = note
        self.size = size_of(table)
        self.features = tuple(_features(table, 0, ""))

    @cached_property
    def highest(self) -> np.ndarray:
        """The highest value of each number; the lowest is always 0."""
        bounds = [feature.highest for feature in self.features]
        return np.repeat(bounds, [feature.size for feature in self.features]).astype(np.float32)
