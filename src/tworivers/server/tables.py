"""Tables: who sits where, and the match that is played there."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Container, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from tworivers.bots.levels import check_level
from tworivers.games.game import SPECTATOR, Game, Result, State, load
from tworivers.kernel.generator import secret_seed, seed_from_number
from tworivers.messages import BadOption
from tworivers.play.clocks import Clock
from tworivers.play.match import Entry, Match
from tworivers.play.record import Record, apply
from tworivers.server import api
from tworivers.server import database as db
from tworivers.server.clock import now
from tworivers.server.identifiers import new_id, new_secret
from tworivers.server.problems import Conflict, Forbidden, NotFound
from tworivers.server.store import Store, update_seat

WAITING = ("open", "invited")
MOST_IN_MEMORY = 2000
LISTED = 50
# After so long, some server looks whether a computer that has to move still thinks.
BOT_PATIENCE_MILLISECONDS = 3000
# A clock that ran out is seen to by the server that took the last move; later than this, by any.
CLOCK_PATIENCE_MILLISECONDS = 1000
# Newer than whatever is known.
UNKNOWN_REVISION = 2**31


class Overtaken(Conflict):
    """Another process changed the table meanwhile; what was wanted has to be judged anew."""


class Seat(msgspec.Struct):
    """One chair at a table."""

    seat: int
    kind: api.SeatKind
    name: str
    level: str | None
    person: str | None
    key: str
    resigns: int = 0


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
        [
            Seat(r.seat, r.kind, r.name, r.level, r.person, r.key, r.resigns)
            for r in connection.execute(seats)
        ],
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
        # Told entries and views, encoded, by viewer: many look, but each is made once.
        self.told: dict[int, list[msgspec.Raw]] = {}
        self.views: dict[int, msgspec.Raw] = {}
        self.updates: dict[int, str] = {}
        # When the present decision began, and when each decision did that could be taken back.
        self.began: int = row.changed
        self._began_before: list[int] = []
        self._moments: list[bytes] = []

    def begin(self) -> Match:
        """Set up the match; the names are those of the seats."""
        names = [seat.name for seat in self.seats]
        players = len(self.seats)
        self.match = Match(self.game, players, self.options, self.seed, self.clock, names, self.start)
        return self.match

    def catch_up(self, stored: Stored) -> None:
        """Let happen in memory what is stored; the entries are those that are not known yet."""
        row, rows = stored.row, stored.entries
        self.seats, self.chat = stored.seats, stored.chat
        self.host, self.next_table, self.revision = row.host, row.next_table, row.revision
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
        self._time(entry.kind, at)
        self.changed = at
        self.views.clear()
        if match.over:
            self.status = "finished"
        return replayed

    def _time(self, kind: str, at: int) -> None:
        """A decision that was taken back goes on from when it began."""
        if kind == "undo":
            self.began = self._began_before.pop()
        elif kind == "action":
            self._began_before.append(self.began)
            self.began = at

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
        to_move = self.to_move
        if to_move is None or self.clock.kind == "none" or self.seats[to_move].kind == "bot":
            return None
        return self.began + self.playing().clocks.left[to_move]

    def attend(self) -> int | None:
        """When some server should look after the game, if nothing happened before."""
        to_move, deadline = self.to_move, self.deadline()
        if to_move is not None and self.seats[to_move].kind == "bot":
            return now() + BOT_PATIENCE_MILLISECONDS
        return None if deadline is None else deadline + CLOCK_PATIENCE_MILLISECONDS

    def seat_of(self, person: str | None, seat: int) -> Seat:
        """The seat, if this person holds it."""
        if not 0 <= seat < len(self.seats) or person is None or self.seats[seat].person != person:
            raise Forbidden("seat-not-yours")
        return self.seats[seat]

    def held_by(self, person: str | None) -> list[int]:
        """The seats a person holds."""
        return [s.seat for s in self.seats if person is not None and s.person == person]

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
        if listener not in self.listeners:
            self.listeners[listener] = watches
            self.watching += watches

    def leave(self, listener: asyncio.Event) -> None:
        self.watching -= self.listeners.pop(listener, False)

    def tell_listeners(self) -> None:
        self.updates.clear()
        for listener in self.listeners:
            listener.set()


class Everybody:
    """Holds every person: those who may want to be notified, where only the store knows who does."""

    def __contains__(self, person: object) -> bool:
        return person is not None


class Tables:
    """All tables: those in use in memory, the others in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.live: OrderedDict[str, Table] = OrderedDict()
        # Called with a table whose game went on: bots, clocks and notifications.
        self.on_change: list[Callable[[Table], None]] = []
        # Who may want to be notified of their turns, and what to call when a notification was stored.
        self.notified: Container[str | None] = set()
        self.on_notice: Callable[[], None] = lambda: None
        # Tells other processes that a table has a new revision.
        self.publish: Callable[[str, int], None] = lambda *_: None

    async def get(self, table_id: str) -> Table:
        """The table of this id."""
        table = self.live.get(table_id)
        if table is None:
            loaded = await self._load(table_id)
            table = self.live.setdefault(table_id, loaded)  # others may have been quicker
            self._forget_the_oldest()
        else:
            self.live.move_to_end(table_id)
        return table

    def forget(self, table_id: str) -> None:
        """Drop the memory of a table; the store knows it, and whoever listens reads it anew."""
        table = self.live.pop(table_id, None)
        if table is not None:
            table.tell_listeners()

    def _forget_the_oldest(self) -> None:
        """Keep memory bounded: drop the table not used for longest that nobody is connected to."""
        if len(self.live) <= MOST_IN_MEMORY:
            return
        idle = (t for t in self.live.values() if not t.listeners and not t.lock.locked())
        oldest = next(idle, None)
        if oldest is not None:
            self.forget(oldest.id)

    def tell(self, table: Table) -> None:
        """Tell everyone at the table, and whatever else follows its game, that something changed."""
        table.tell_listeners()
        for follow in self.on_change:
            follow(table)

    async def _load(self, table_id: str) -> Table:
        stored = await self.store.look_beside(lambda connection: read_stored(connection, table_id))
        if stored is None:
            raise NotFound("no-such-table")
        table = Table(stored.row, stored.seats)
        table.catch_up(stored)
        return table

    # A table that other processes may change, too.

    @asynccontextmanager
    async def held(self, table_id: str) -> AsyncIterator[Table]:
        """A table as this process knows it, its lock held."""
        while True:
            table = await self.get(table_id)
            async with table.lock:
                if self.live.get(table_id) is table:  # else it was read anew while we waited
                    yield table
                    return

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """A table as it is stored now, its lock held."""
        async with self.held(table_id) as table:
            await self.catch_up(table)
            yield table

    async def catch_up(self, table: Table, certain: bool = False) -> bool:
        """Follow what other processes stored, and tell whether there was anything. The lock is held."""
        if not self.store.shared:
            return False
        query = sa.select(db.tables.c.revision).where(db.tables.c.id == table.id)
        rows = [] if certain else await self.store.fetch(query)
        if rows and rows[0].revision == table.revision:
            return False
        known = table.version
        stored = await asyncio.to_thread(
            self.store.look, lambda connection: read_stored(connection, table.id, known)
        )
        if stored is None:
            self.forget(table.id)
            raise NotFound("no-such-table")
        try:
            table.catch_up(stored)
        except BaseException:
            self.forget(table.id)
            raise
        table.tell_listeners()
        return True

    def committed(self, table: Table) -> None:
        """A change of this process is stored: let the other processes know. The table's lock is held."""
        table.revision += 1
        self.publish(table.id, table.revision)

    # Laying tables.

    async def create(self, person: str, name: str, request: api.CreateTable) -> Table:
        """Lay a new table, its host on the seats marked as theirs."""
        game = load(request.game)
        for wanted in request.seats:
            check_level(wanted.level)
        start = await self._start_of(request)
        options = self._options_of(request, start)
        seats = [seat_for(number, wanted, person, name) for number, wanted in enumerate(request.seats)]
        row = {
            "game": game.name,
            "title": request.title,
            "options": options,
            "public": request.public,
            "hints": request.hints,
            "clock": msgspec.to_builtins(request.clock),
            "timeout": request.timeout,
            "seed": secret_seed() if request.seed is None else seed_from_number(request.seed),
            "open_seed": request.seed is not None,
            "start": start,
            "host": person,
        }
        return await self.lay(row, seats)

    async def _start_of(self, request: api.CreateTable) -> dict[str, Any] | None:
        """The position a game begins from, if it is not the usual one."""
        if isinstance(request.start, api.Position):
            return request.start.position
        if request.start is None:
            return None
        table = await self.get(request.start.table)
        if table.status != "finished" or table.game.name != request.game:
            raise Conflict("game-not-finished")
        return table.game.position(table.state_at(request.start.version))

    def _options_of(self, request: api.CreateTable, start: dict[str, Any] | None) -> dict[str, Any]:
        """The options, checked; a position brings its own."""
        game = load(request.game)
        check_files(game, request.options)
        options = game.options(len(request.seats), request.options)
        if start is not None:
            match = Match(game, len(request.seats), {}, 0, start=start)
            if match.over:
                raise Conflict("game-is-over")
            options = match.options
        values: dict[str, Any] = msgspec.to_builtins(options)
        return values

    async def lay(
        self,
        row: dict[str, Any],
        seats: list[Seat],
        entries: list[Entry] | None = None,
        before: Table | None = None,
    ) -> Table:
        """Store a new table: with the entries of a game played elsewhere, or as the next one of a table."""
        at = now()
        table_id = new_id()
        values = {"status": "open", "created": at, "changed": at, **row, "id": table_id}

        def insert(connection: sa.Connection) -> None:
            connection.execute(sa.insert(db.tables), values)
            chairs = [{"table_id": table_id, **msgspec.to_builtins(seat)} for seat in seats]
            connection.execute(sa.insert(db.seats), chairs)
            if entries:
                rows = [entry_row(table_id, number, e, None, at) for number, e in enumerate(entries, 1)]
                connection.execute(sa.insert(db.entries), rows)

        if before is None:
            await self.store.change(insert)
        else:
            await self.save(before, also=insert, next_table=table_id)
            before.next_table = table_id
        return await self.get(table_id)

    async def lay_record(self, person: str, record: Record, match: Match) -> Table:
        """A finished table from a record."""
        seats = [
            Seat(number, "person", name, None, None, new_secret())
            for number, name in enumerate(record.players)
        ]
        result = match.result()
        row = {
            "game": record.game,
            "title": "",
            "options": msgspec.to_builtins(match.options),
            "public": False,
            "hints": True,
            "clock": msgspec.to_builtins(record.clock),
            "seed": match.seed,
            "start": record.start,
            "host": person,
            "status": "finished",
            "winners": [match.names[seat] for seat in result.winners] if result else [],
        }
        return await self.lay(row, seats, record.entries)

    async def save(
        self,
        table: Table,
        *seats: Seat,
        also: Callable[[sa.Connection], None] = lambda _: None,
        **values: Any,
    ) -> None:
        """Store a change of a table and of its seats, unless another process was first. The lock is held."""
        unchanged = (db.tables.c.id == table.id) & (db.tables.c.revision == table.revision)
        update = sa.update(db.tables).where(unchanged).values(revision=table.revision + 1, **values)
        chairs = [{"table_id": table.id, **msgspec.to_builtins(seat)} for seat in seats]
        version = table.version

        def change(connection: sa.Connection) -> None:
            if connection.execute(update).rowcount != 1:
                raise Overtaken("stale-version", version=version)
            for chair in chairs:
                connection.execute(update_seat(chair))
            also(connection)

        try:
            await self.store.change(change)
        except BaseException:
            self.forget(table.id)  # memory may differ from the store: read it anew
            raise
        self.committed(table)

    async def say(self, table: Table, person: str, line: api.ChatLine) -> None:
        """Store a line of chat. The table's lock is held."""
        values = {"table_id": table.id, "person": person, "name": line.name, "text": line.text, "at": line.at}
        revise = sa.update(db.tables).where(db.tables.c.id == table.id)

        def change(connection: sa.Connection) -> None:
            connection.execute(sa.insert(db.chat), values)
            connection.execute(revise.values(revision=db.tables.c.revision + 1))

        await self.store.change(change)
        self.committed(table)
        table.chat.append(line)
        table.tell_listeners()

    async def adopt(self, guest: str, person: str) -> None:
        """All that a guest had becomes a person's."""
        sat = sa.select(db.seats.c.table_id).where(db.seats.c.person == guest)
        theirs = sa.select(db.tables.c.id).where(db.tables.c.id.in_(sat) | (db.tables.c.host == guest))

        def move(connection: sa.Connection) -> list[str]:
            ids = [row.id for row in connection.execute(theirs)]
            revise = sa.update(db.tables).where(db.tables.c.id.in_(ids))
            connection.execute(revise.values(revision=db.tables.c.revision + 1))
            for column in (db.seats.c.person, db.tables.c.host, db.chat.c.person, db.outbox.c.person):
                table = column.table
                connection.execute(sa.update(table).where(column == guest).values({column.name: person}))
            connection.execute(sa.delete(db.people).where(db.people.c.id == guest))
            return ids

        for table_id in await self.store.change(move):
            self.publish(table_id, UNKNOWN_REVISION)
            laid = self.live.get(table_id)
            if laid is not None:
                async with laid.lock:
                    self.forget(table_id)

    # Lists.

    async def listed(self, person: str | None, which: api.Which) -> list[api.TableLine]:
        """The open public tables, a person's running ones, or their finished ones, the latest first."""
        query = sa.select(db.tables).order_by(db.tables.c.changed.desc()).limit(LISTED)
        if which == "open":
            query = query.where(db.tables.c.public, db.tables.c.status.in_(("open", "running")))
        else:
            sat = sa.select(db.seats.c.table_id).where(db.seats.c.person == person)
            query = query.where(db.tables.c.id.in_(sat) | (db.tables.c.host == person))
            query = query.where((db.tables.c.status == "finished") == (which == "finished"))
        rows = await self.store.read_beside(query)
        chairs = sa.select(db.seats).where(db.seats.c.table_id.in_([row.id for row in rows]))
        seats: dict[str, list[Any]] = {row.id: [] for row in rows}
        for chair in await self.store.read_beside(chairs.order_by(db.seats.c.seat)):
            seats[chair.table_id].append(chair)
        return [table_line(row, seats[row.id], person) for row in rows]


def check_files(game: Game, options: dict[str, Any]) -> None:
    """Refuse options that name a file of this machine."""
    for name in game.Options.files:
        value = options.get(name)
        if isinstance(value, str) and value:
            raise BadOption("option-names-a-file", name=name)


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


def table_line(row: Any, seats: list[Any], person: str | None) -> api.TableLine:
    """A table in a list, from what is stored."""
    held = [chair.seat for chair in seats if person is not None and chair.person == person]
    return api.TableLine(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,
        players=len(seats),
        taken=sum(chair.kind not in WAITING for chair in seats),
        names=[chair.name for chair in seats],
        your_turn=row.status == "running" and row.to_move in held,
        yours=bool(held),
        to_move=row.to_move if row.status == "running" else None,
        winners=row.winners or [],
        changed=row.changed,
    )


def seat_for(number: int, wanted: api.SeatRequest, person: str, name: str) -> Seat:
    """A new seat as its host wants it."""
    key = new_secret()
    if wanted.kind == "me":
        return Seat(number, "person", name or f"Player {number + 1}", None, person, key)
    if wanted.kind == "shared":
        return Seat(number, "shared", wanted.name or f"Player {number + 1}", None, person, key)
    if wanted.kind == "bot":
        return Seat(number, "bot", wanted.name or f"Computer {number + 1}", wanted.level, None, key)
    return Seat(number, wanted.kind, "", None, None, key)
