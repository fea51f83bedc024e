"""What a finished game is worth to each seat, the same in every interface."""

from collections.abc import Sequence


def rewards(places: Sequence[int]) -> list[float]:
    """1 for beating all others, -1 for losing to all, in steps between; together nothing."""
    others = len(places) - 1
    return [
        (sum(other > place for other in places) - sum(other < place for other in places)) / others
        for place in places
    ]
