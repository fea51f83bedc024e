"""What the type check has to refuse: mypy reads this file, and an `ignore` that hides no error is one."""

from tworivers.games.babylon.rules import fields as babylon
from tworivers.games.babylonia.rules import fields as babylonia
from tworivers.games.game import State
from tworivers.games.tigris.rules import fields as tigris


def mistyped_fields(s: State) -> list[list[int]]:
    return [
        *tigris.fields(s).hand,  # type: ignore[attr-defined]
        *babylonia.fields(s).rack,  # type: ignore[attr-defined]
        *babylon.fields(s).slots,  # type: ignore[attr-defined]
    ]


def mistyped_writes(s: State) -> None:
    tigris.record(s).player = 2  # type: ignore[attr-defined]
    tigris.record(s).players = "two"  # type: ignore[assignment]


def mistyped_shapes(s: State) -> int:
    return tigris.fields(s).hands[0]  # type: ignore[return-value]


def well_typed(s: State) -> int:
    babylon.record(s).players = 2
    return tigris.fields(s).hands[0][0] + babylonia.record(s).turn
