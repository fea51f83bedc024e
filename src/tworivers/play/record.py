"""Record: one match as one JSON file. Loading replays it and checks every line."""

from pathlib import Path
from typing import Any

import msgspec

from tworivers.games.game import load
from tworivers.play.clocks import Clock
from tworivers.play.match import Entry, Match, checksum
from tworivers.words.messages import BadRecord, TwoRiversError

FORMAT = "tworivers record 1"
SEED_BYTES = 32


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything needed to play the match again, and to notice if it came out differently."""

    format: str = FORMAT
    game: str
    rules: int = 1
    players: list[str]
    options: dict[str, Any]
    seed: str
    clock: Clock = Clock()
    start: dict[str, Any] | None = None
    entries: list[Entry]
    places: list[int] | None = None
    check: str

    @classmethod
    def of(cls, match: Match) -> "Record":
        """The record of a match as it stands."""
        result = match.result()
        options: dict[str, Any] = msgspec.to_builtins(match.options)
        return cls(
            game=match.game.name,
            rules=options["rules"],
            players=list(match.seated),
            options=options,
            seed=match.seed.hex(),
            clock=match.clocks.clock,
            start=match.start,
            entries=list(match.entries),
            places=None if result is None else result.places,
            check=checksum(match.state),
        )

    def save(self, path: str | Path) -> None:
        """Write the record, one entry a line."""
        text = msgspec.json.format(msgspec.json.encode(self), indent=1)
        Path(path).write_bytes(text + b"\n")

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """Read a record and replay it; anything wrong is named with its place."""
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            raise BadRecord("record-unreadable", path=str(path), reason=str(error.strerror)) from None
        record = cls.decode(data)
        record.replay()
        return record

    @classmethod
    def decode(cls, data: bytes) -> "Record":
        """A record from bytes, its shape checked but not yet replayed."""
        try:
            outline = msgspec.json.decode(data)
        except msgspec.DecodeError as error:
            raise BadRecord("record-not-json", reason=str(error)) from None
        if not isinstance(outline, dict) or not str(outline.get("format", "")).startswith("tworivers"):
            raise BadRecord("record-foreign")
        if outline["format"] != FORMAT:
            raise BadRecord("record-other-format", format=str(outline["format"]), known=FORMAT)
        try:
            return msgspec.convert(outline, cls)
        except (msgspec.ValidationError, TwoRiversError) as error:
            raise BadRecord("record-malformed", reason=str(error)) from None

    def replay(self, entries: int | None = None) -> Match:
        """The match after so many entries, all by default, each checked against what the record says."""
        match = self._begin()
        count = len(self.entries) if entries is None else entries
        for number, entry in enumerate(self.entries[:count]):
            self._replay_entry(match, number + 1, entry)
        if count >= len(self.entries):
            self._check_end(match)
        return match

    def _begin(self) -> Match:
        if len(self.seed) != 2 * SEED_BYTES:
            raise BadRecord("record-bad-seed")
        try:
            return Match(
                load(self.game),
                len(self.players),
                self.options,
                bytes.fromhex(self.seed),
                self.clock,
                self.players,
                self.start,
            )
        except TwoRiversError as error:
            raise BadRecord("record-bad-start", reason=str(error)) from None
        except ValueError:
            raise BadRecord("record-bad-seed") from None

    def _replay_entry(self, match: Match, number: int, entry: Entry) -> None:
        try:
            replayed = apply(match, entry)
        except TwoRiversError as error:
            raise BadRecord("record-bad-entry", number=number, reason=str(error)) from None
        if replayed.drew != entry.drew:
            raise BadRecord("record-other-draw", number=number, action=entry.action)
        if replayed.check != entry.check:
            raise BadRecord("record-other-state", number=number, action=entry.action)

    def _check_end(self, match: Match) -> None:
        result = match.result()
        places = None if result is None else result.places
        if checksum(match.state) != self.check or places != self.places:
            raise BadRecord("record-other-end")


def apply(match: Match, entry: Entry) -> Entry:
    """Do again what an entry says."""
    if entry.kind == "action":
        return match.play(entry.action, entry.seat, entry.milliseconds)
    if entry.kind == "undo":
        return match.undo(entry.seat)
    if entry.kind == "resign":
        return match.resign(entry.seat)
    if entry.kind == "timeout":
        return match.timeout(entry.seat)
    return match.hand_over(entry.seat, entry.player, entry.action)
