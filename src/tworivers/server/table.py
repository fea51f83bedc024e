"""One table in memory: who sits where, and the match that is played there."""

import asyncio
import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from tworivers.games.game import SPECTATOR, Result, State, load
from tworivers.play.clocks import Clock
from tworivers.play.handover import FREE
from tworivers.play.match import Entry, Match
from tworivers.play.record import apply
from tworivers.server import api
from tworivers.server import database as db
from tworivers.server.clock import now
from tworivers.server.problems import Conflict, Forbidden, NotFound

WAITING = ("open", "invited")
# Older links than these are only said to be invalid.
MOST_USED = 20
SEAT = tuple(column.name for column in db.seats.columns if column.name != "table_id")
# After so long, some server looks whether a computer that has to move still thinks.
BOT_PATIENCE_MILLISECONDS = 3000
# A clock that ran out is seen to by the server that took the last move; later than this, by any.
CLOCK_PATIENCE_MILLISECONDS = 1000


class Seat(msgspec.Struct):
    """One chair at a table."""

    seat: int
    kind: api.SeatKind
    name: str
    level: str | None
    person: str | None
    # Opens the seat once: the host's invitation while it waits, then the holder's way to another device, if
    # they asked for one.
    key: str = ""
    resigns: int = 0
    used: list[str] = []
    asked: api.Asking = ""
    former: str | None = None
    former_name: str = ""
    parted: api.Parting = ""

    @property
    def waits(self) -> bool:
        return self.kind in WAITING

    def use_link(self) -> None:
        """The link that was good until now opens nothing any more."""
        if self.key:
            self.used = [*self.used, self.key][-MOST_USED:]
        self.key = ""

    def part(self, why: api.Parting) -> None:
        """Note who loses the seat, so that they can be told."""
        self.former, self.former_name, self.parted = self.person, self.name, why


class Stored(NamedTuple):
    """A table as it is stored, its game from some version on."""

    row: Any
    seats: list[Seat]
    entries: Sequence[Any]
    chat: list[api.ChatLine]


def read_stored(connection: sa.Connection, table_id: str, after: int = 0) -> Stored | None:
    """Read a table; its row comes first, so that whatever changes meanwhile has a later revision."""
    row = connection.execute(sa.select(db.tables).where(db.tables.c.id == table_id)).first()
    if row is None:
        return None
    seats = sa.select(db.seats).where(db.seats.c.table_id == table_id).order_by(db.seats.c.seat)
    newer = (db.entries.c.table_id == table_id) & (db.entries.c.version > after)
    entries = sa.select(db.entries).where(newer).order_by(db.entries.c.version)
    chat = sa.select(db.chat).where(db.chat.c.table_id == table_id).order_by(db.chat.c.id)
    return Stored(
        row,
        [Seat(**{name: getattr(r, name) for name in SEAT}) for r in connection.execute(seats)],
        connection.execute(entries).all() if row.status != "open" else [],
        [api.ChatLine(r.name, r.text, r.at) for r in connection.execute(chat)],
    )


class Table:
    """A table in memory. Whoever reads or changes it holds its lock."""

    def __init__(self, row: Any, seats: list[Seat]) -> None:
        self.id: str = row.id
        self.game = load(row.game)
        self.title: str = row.title
        self.options: dict[str, Any] = row.options
        self.public: bool = row.public
        self.hints: bool = row.hints
        self.clock = msgspec.convert(row.clock, Clock)
        self.timeout: str = row.timeout
        self.seed: bytes = row.seed
        self.seed_hash = hashlib.sha256(row.seed).hexdigest()
        self.open_seed: bool = row.open_seed
        self.start: dict[str, Any] | None = row.start
        self.seated: list[str] | None = row.seated
        self.status: api.Status = row.status
        self.host: str = row.host
        self.next_table: str | None = row.next_table
        self.changed: int = row.changed
        self.revision: int = row.revision
        self.seats = seats
        self.match: Match | None = None
        self.happened: list[list[list[int]]] = []
        self.requests: dict[str, int] = {}
        self.chat: list[api.ChatLine] = []
        self.lock = asyncio.Lock()
        # Those to tell of changes, and whether each only watches.
        self.listeners: dict[asyncio.Event, bool] = {}
        self.watching = 0
        # Told entries by viewer and number, and views by viewer, encoded: many look, but each is made once.
        self.told: dict[tuple[int, int], msgspec.Raw] = {}
        self.views: dict[int, msgspec.Raw] = {}
        self.updates: dict[int, str] = {}
        # When the present decision began, and when each decision did that could be taken back.
        self.began: int = row.changed
        self._began_before: list[int] = []
        # Seats that changed hands in this game, those of them that wait for somebody, and since when the
        # game waits for such a seat.
        self.handed: set[int] = set()
        self._empty: set[int] = set()
        self._paused: int | None = None
        self._moments: list[bytes] = []

    def begin(self) -> Match:
        """Set up the match; the names are those of the seats at its beginning."""
        self.seated = self.seated or [seat.name for seat in self.seats]
        players = len(self.seats)
        self.match = Match(self.game, players, self.options, self.seed, self.clock, self.seated, self.start)
        return self.match

    def catch_up(self, stored: Stored) -> None:
        """Let happen in memory what is stored; the entries are those that are not known yet."""
        row, rows = stored.row, stored.entries
        self.seats, self.chat = stored.seats, stored.chat
        self.host, self.next_table, self.revision = row.host, row.next_table, row.revision
        self.seated = row.seated
        if row.status != "open" and self.match is None:
            self.begin()
            self.status = "running" if rows else row.status
            self.began = rows[0].at - rows[0].milliseconds if rows else row.changed
        for r in rows:
            self.apply(Entry(r.kind, r.seat, r.action, r.milliseconds, r.player), r.request, r.at)

    def apply(self, entry: Entry, request: str | None, at: int) -> Entry:
        """Let an entry happen in memory."""
        match = self.playing()
        replayed = apply(match, entry)
        self.happened.append(match.rows() if entry.kind == "action" else [])
        if request is not None:
            self.requests[request] = match.version
        if entry.kind == "seat":
            self._hand_over(entry)
        self._time(entry.kind, at)
        self.changed = at
        self.views.clear()
        if match.over:
            self.status = "finished"
        return replayed

    def _hand_over(self, entry: Entry) -> None:
        self.handed.add(entry.seat)
        if entry.action == FREE:
            self._empty.add(entry.seat)
        else:
            self._empty.discard(entry.seat)

    def _time(self, kind: str, at: int) -> None:
        """A decision that was taken back goes on from when it began; no clock runs for an empty seat."""
        if self._paused is not None:
            pause = at - self._paused
            self.began += pause
            self._began_before = [began + pause for began in self._began_before]
        if kind == "undo":
            self.began = self._began_before.pop()
        elif kind == "action":
            self._began_before.append(self.began)
            self.began = at
        self._paused = at if self.playing().to_move in self._empty else None

    def thought(self) -> int:
        """For how many milliseconds the present decision has been thought about."""
        until = now() if self._paused is None else self._paused
        return max(0, until - self.began)

    def playing(self) -> Match:
        if self.match is None:
            raise Conflict("table-not-started")
        return self.match

    @property
    def version(self) -> int:
        return self.match.version if self.match else 0

    @property
    def to_move(self) -> int | None:
        """The seat that decides now, while a game is going on."""
        if self.match is None or self.status != "running":
            return None
        return self.match.to_move

    @property
    def result(self) -> Result | None:
        return self.match.result() if self.match else None

    def deadline(self) -> int | None:
        """When the deciding seat's clock runs out."""
        to_move = self.to_move if self.clock.kind != "none" else None
        if to_move is None or to_move in self._empty or self.seats[to_move].kind == "bot":
            return None
        return self.began + self.playing().clocks.left[to_move]

    def attend(self) -> int | None:
        """When some server should look after the game, if nothing happened before."""
        to_move = self.to_move
        if to_move is not None and self.seats[to_move].kind == "bot":
            return now() + BOT_PATIENCE_MILLISECONDS
        deadline = self.deadline()
        return None if deadline is None else deadline + CLOCK_PATIENCE_MILLISECONDS

    def seat(self, number: int) -> Seat:
        """The seat of this number."""
        if not 0 <= number < len(self.seats):
            raise NotFound("no-such-seat", number=number)
        return self.seats[number]

    def seat_of(self, person: str | None, seat: int) -> Seat:
        """The seat, if this person holds it."""
        if not 0 <= seat < len(self.seats) or person is None or self.seats[seat].person != person:
            raise Forbidden("seat-not-yours")
        return self.seats[seat]

    def may_be_freed(self, seat: Seat) -> bool:
        """Whether the host may free a seat, or ask its holder to: never their own, nor a computer's that
        took over from nobody."""
        if seat.person == self.host or self.status == "finished":
            return False
        if seat.kind == "bot":
            return self.status == "running" and seat.seat in self.handed
        return self.status == "running" or not seat.waits

    def parted_from(self, person: str | None) -> Seat | None:
        """The seat that a person lost without leaving it, if they hold none."""
        if person is None or self.held_by(person):
            return None
        return next((seat for seat in self.seats if seat.former == person), None)

    def held_by(self, person: str | None) -> list[int]:
        """The seats a person holds."""
        return [s.seat for s in self.seats if s.person == person] if person is not None else []

    def viewer(self, person: str | None, wanted: int | None) -> int:
        """From which seat a person looks: the one they want, the one that decides, or their first."""
        held = self.held_by(person)
        if wanted in held:
            return wanted
        if self.match is not None and self.match.to_move in held:
            return self.match.to_move
        return held[0] if held else SPECTATOR

    def state_at(self, version: int) -> State:
        """The state of a finished game after so many entries; all are made at the first look."""
        match = self.playing()
        if not self._moments:
            again = Match(self.game, match.players, self.options, self.seed, self.clock, start=self.start)
            self._moments = [again.state.tobytes()]
            for entry in match.entries:
                apply(again, entry)
                self._moments.append(again.state.tobytes())
        if not 0 <= version < len(self._moments):
            raise NotFound("no-such-moment")
        return self.game.restored(self._moments[version])

    def listen(self, listener: asyncio.Event, watches: bool) -> None:
        """Tell this listener of every change."""
        self.listeners[listener] = watches
        self.watching += watches

    def leave(self, listener: asyncio.Event) -> None:
        self.watching -= self.listeners.pop(listener, False)

    def tell_listeners(self) -> None:
        self.updates.clear()
        for listener in self.listeners:
            listener.set()


def entry_row(table_id: str, version: int, entry: Entry, request: str | None, at: int) -> dict[str, Any]:
    """An entry as it is stored."""
    return {
        "table_id": table_id,
        "version": version,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action,
        "player": entry.player,
        "milliseconds": entry.milliseconds,
        "request": request,
        "at": at,
    }
