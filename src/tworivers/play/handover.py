"""Handovers: who holds a seat from now on, as the log of a match tells it to everybody."""

from typing import Literal

from tworivers.games.telling import Told
from tworivers.play.match import Entry, Match

# The `action` of an entry of kind `seat`; without one, a computer takes over, or a program named somebody.
Handover = Literal["", "free", "sit", "move"]
FREE: Handover = "free"
SIT: Handover = "sit"
MOVE: Handover = "move"

COMPUTER = " (computer)"


class SeatFreed(Told, tag="seat-freed"):
    """A seat waits for somebody; until then nobody decides for it."""

    before: str


class SeatFilled(Told, tag="seat-filled"):
    """Somebody sits down on a seat that was free."""

    player: str


class SeatElsewhere(Told, tag="seat-elsewhere"):
    """A player goes on from another device."""

    player: str


class SeatTakenOver(Told, tag="seat-taken-over"):
    """Somebody plays on for somebody else."""

    player: str
    before: str


class SeatToComputer(Told, tag="seat-to-computer"):
    """The computer plays on for somebody."""

    before: str


def by_computer(name: str) -> str:
    """What a seat is called when the computer plays on for somebody."""
    return name.removesuffix(COMPUTER) + COMPUTER


def handover(match: Match, number: int) -> Told:
    """An entry of kind `seat`, by its place in the log, as all are told."""
    entry = match.entries[number]
    before = holder_before(match, number)
    if entry.action == FREE:
        return SeatFreed(before)
    if entry.action == SIT:
        return SeatFilled(entry.player)
    if entry.action == MOVE and entry.player == before:
        return SeatElsewhere(entry.player)
    if entry.action == "" and entry.player == by_computer(before):
        return SeatToComputer(before.removesuffix(COMPUTER))
    return SeatTakenOver(entry.player, before)


def holder_before(match: Match, number: int) -> str:
    """Who held the seat of an entry until then."""
    seat = match.entries[number].seat
    earlier = (entry for entry in reversed(match.entries[:number]) if is_handover(entry, seat))
    last = next(earlier, None)
    return match.seated[seat] if last is None else last.player


def is_handover(entry: Entry, seat: int) -> bool:
    return entry.kind == "seat" and entry.seat == seat
