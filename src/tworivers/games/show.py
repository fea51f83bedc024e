"""What leaves a game for people, from its declarations: views, told events and refusals."""

from collections.abc import Callable, Mapping
from functools import cached_property
from types import ModuleType
from typing import Any, Union

import msgspec
import numpy as np

from tworivers.games import declared
from tworivers.kernel.events import from_rows
from tworivers.kernel.record import at
from tworivers.kernel.text import PIECE
from tworivers.words.messages import Message

Event = msgspec.Struct
# Nothing that is written at once is longer: the legal actions of a view, and less than this for all else.
ROOM = 1 << 17

encode = msgspec.json.Encoder().encode
decode_message = msgspec.json.Decoder(Message).decode


class Show:
    """The declarations of a game, and the compiled writers made from them if it has any."""

    def __init__(
        self,
        view: type[msgspec.Struct],
        told: Mapping[int, declared.Row],
        refusals: ModuleType,
        written: ModuleType | None = None,
    ) -> None:
        self.View = view
        self.told = told
        self.refusals = refusals
        self.written = written
        self.decode_view = msgspec.json.Decoder(view).decode

    @cached_property
    def events(self) -> Any:
        """The type of everything that can be told."""
        return Union[tuple(row.told for row in self.told.values())]  # noqa: UP007

    @cached_property
    def _decode_told(self) -> Callable[[bytes], list[Event]]:
        many: Any = list.__class_getitem__(self.events)
        return msgspec.json.Decoder(many).decode

    def decode_told(self, told: bytes) -> list[Event]:
        """What was told, as structs."""
        return self._decode_told(told)

    def view_json(self, s: np.ndarray, viewer: int, legal: np.ndarray) -> bytes:
        if self.written is None:
            return encode(declared.built(self.View, {"s": at(s, 0), "viewer": viewer, "legal": legal}))
        out = np.empty(ROOM + PIECE, dtype=np.uint8)
        return out[: self.written.write_view(s, 0, viewer, legal, out)].tobytes()

    def told_json(self, rows: list[list[int]], viewer: int) -> bytes:
        if self.written is None:
            return encode([declared.told(self.told[row[0]], row, viewer) for row in rows])
        out = np.empty(ROOM + PIECE, dtype=np.uint8)
        return out[: self.written.write_told(from_rows(rows), viewer, out)].tobytes()

    def refusal(self, s: np.ndarray, action: int) -> Message:
        if self.written is None:
            return declared.refusal(self.refusals, s, action)
        out = np.empty(ROOM + PIECE, dtype=np.uint8)
        return decode_message(out[: self.written.write_refusal(s, 0, action, out)].tobytes())
