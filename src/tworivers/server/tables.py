"""Tables: who sits where, the match that is played there, and what each viewer sees of it."""

import asyncio
import hashlib
import secrets
from typing import Any

import msgspec
import sqlalchemy as sa

from tworivers.bots.levels import check_level
from tworivers.games.game import ALL_OPEN, SPECTATOR, load
from tworivers.kernel.generator import secret_seed, seed_from_number
from tworivers.messages import BadOption
from tworivers.play.clocks import Clock
from tworivers.play.match import Entry, Match
from tworivers.play.record import apply
from tworivers.server import api
from tworivers.server import store as db
from tworivers.server.people import now
from tworivers.server.problems import Conflict, Forbidden, NotFound
from tworivers.server.store import Store

encode = msgspec.json.encode

CHAT_SHOWN = 100


class Seat(msgspec.Struct):
    """One chair at a table."""

    seat: int
    kind: api.SeatKind
    name: str
    level: str | None
    person: str | None
    key: str


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
        self.seed: bytes = row.seed
        self.status: api.Status = row.status
        self.host: str = row.host
        self.next_table: str | None = row.next_table
        self.changed: int = row.changed
        self.seats = seats
        self.match: Match | None = None
        self.happened: list[list[list[int]]] = []
        self.requests: dict[str, int] = {}
        self.chat: list[api.ChatLine] = []
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()

    def begin(self) -> Match:
        """Set up the match; the names are those of the seats."""
        names = [seat.name for seat in self.seats]
        self.match = Match(self.game, len(self.seats), self.options, self.seed, self.clock, names)
        return self.match

    def apply(self, entry: Entry, request: str | None, at: int) -> Entry:
        """Let an entry happen in memory."""
        match = self.playing()
        replayed = apply(match, entry)
        self.happened.append(match.rows() if entry.kind == "action" else [])
        if request is not None:
            self.requests[request] = match.version
        self.changed = at
        if match.over:
            self.status = "finished"
        return replayed

    def playing(self) -> Match:
        if self.match is None:
            raise Conflict("table-not-started")
        return self.match

    @property
    def version(self) -> int:
        return self.match.version if self.match else 0

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

    def tell_listeners(self) -> None:
        for listener in self.listeners:
            listener.set()


def seat_info(table: Table, seat: Seat, person: str | None) -> api.SeatInfo:
    yours = person is not None and seat.person == person
    clocks = table.match.clocks if table.match is not None and table.clock.kind != "none" else None
    invited = seat.kind in ("open", "invited") and table.host == person
    return api.SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        yours=yours,
        milliseconds=clocks.left[seat.seat] if clocks else None,
        key=seat.key if yours or invited else None,
    )


def told_since(table: Table, viewer: int, since: int) -> list[api.Told]:
    """What happened after a version, as the viewer may know it."""
    match = table.match
    if match is None:
        return []
    told = []
    for number in range(max(0, since), match.version):
        entry = match.entries[number]
        events = match.game.tell(table.happened[number], viewer)
        action = entry.action if entry.seat == viewer or viewer == ALL_OPEN else None
        raw = [msgspec.Raw(encode(event)) for event in events]
        told.append(api.Told(number + 1, entry.seat, entry.kind, action, raw))
    return told


def standings(match: Match) -> list[api.Standing] | None:
    result = match.result()
    if result is None:
        return None
    return [api.Standing(s.seat, s.place, s.score, dict(s.parts)) for s in result.standings]


def winners(table: Table) -> list[str]:
    """Who won, by name."""
    result = table.match.result() if table.match else None
    return [table.seats[seat].name for seat in result.winners] if result else []


def table_view(table: Table, person: str | None, wanted: int | None = None, since: int = 0) -> api.TableView:
    """The table as a person sees it from one of their seats, or as a spectator."""
    match = table.match
    viewer = table.viewer(person, wanted)
    over = match is not None and match.over
    result = match.result() if match else None
    return api.TableView(
        id=table.id,
        game=table.game.name,
        title=table.title,
        options=table.options,
        status=table.status,
        public=table.public,
        hints=table.hints,
        clock=table.clock,
        elapsed=max(0, now() - table.changed) if table.status == "running" else 0,
        timeout="lose",
        version=table.version,
        host=person is not None and table.host == person,
        seats=[seat_info(table, seat, person) for seat in table.seats],
        viewer=viewer,
        to_move=match.to_move if match is not None and not over else None,
        view=msgspec.Raw(encode(match.view(viewer))) if match else None,
        told=told_since(table, viewer, since),
        may_undo=match is not None and viewer >= 0 and match.may_undo(viewer) is None,
        result=standings(match) if match else None,
        ending=result.ending if result else "",
        chat=table.chat[-CHAT_SHOWN:],
        seed_hash=hashlib.sha256(table.seed).hexdigest(),
        seed=table.seed.hex() if over else None,
        open_seed=False,
        watching=0,
        next_table=table.next_table,
    )


class Tables:
    """All tables: those in use in memory, the others in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.live: dict[str, Table] = {}

    def get(self, table_id: str) -> Table:
        """The table of this id."""
        if table_id not in self.live:
            self.live[table_id] = self._load(table_id)
        return self.live[table_id]

    def forget(self, table_id: str) -> None:
        """Drop the memory of a table; the store knows it."""
        self.live.pop(table_id, None)

    def _load(self, table_id: str) -> Table:
        rows = self.store.read(sa.select(db.tables).where(db.tables.c.id == table_id))
        if not rows:
            raise NotFound("no-such-table")
        query = sa.select(db.seats).where(db.seats.c.table_id == table_id).order_by(db.seats.c.seat)
        seats = [Seat(r.seat, r.kind, r.name, r.level, r.person, r.key) for r in self.store.read(query)]
        table = Table(rows[0], seats)
        if table.status != "open":
            self._replay(table)
        lines = sa.select(db.chat).where(db.chat.c.table_id == table_id).order_by(db.chat.c.id)
        table.chat = [api.ChatLine(r.name, r.text, r.at) for r in self.store.read(lines)]
        return table

    def _replay(self, table: Table) -> None:
        """A game in progress is its log."""
        table.begin()
        query = sa.select(db.entries).where(db.entries.c.table_id == table.id).order_by(db.entries.c.version)
        for r in self.store.read(query):
            entry = Entry(r.kind, r.seat, r.action, r.milliseconds, r.player)
            table.apply(entry, r.request, r.at)

    async def create(self, person: str, name: str, request: api.CreateTable) -> Table:
        """Lay a new table, its host on the seats marked as theirs."""
        game = load(request.game)
        for wanted in request.seats:
            check_level(wanted.level)
        for name in game.Options.files:
            if isinstance(request.options.get(name), str):
                raise BadOption("option-names-a-file", name=name)
        options = msgspec.to_builtins(game.options(len(request.seats), request.options))
        table_id = secrets.token_urlsafe(9)
        at = now()
        seed = secret_seed() if request.seed is None else seed_from_number(request.seed)
        seats = [seat_for(number, wanted, person, name) for number, wanted in enumerate(request.seats)]
        row = {
            "id": table_id,
            "game": game.name,
            "title": request.title,
            "options": options,
            "public": request.public,
            "hints": request.hints,
            "clock": msgspec.to_builtins(request.clock),
            "seed": seed,
            "status": "open",
            "host": person,
            "created": at,
            "changed": at,
        }

        def insert(connection: sa.Connection) -> None:
            connection.execute(sa.insert(db.tables), row)
            values = [{"table_id": table_id, **msgspec.to_builtins(seat)} for seat in seats]
            connection.execute(sa.insert(db.seats), values)

        await self.store.change(insert)
        return self.get(table_id)

    async def save_seat(self, table: Table, seat: Seat) -> None:
        values = msgspec.to_builtins(seat)
        where = (db.seats.c.table_id == table.id) & (db.seats.c.seat == seat.seat)
        change = sa.update(db.seats).where(where).values(**values)
        await self.store.change(lambda connection: connection.execute(change) and None)

    async def save_status(self, table: Table) -> None:
        values = {"status": table.status, "changed": table.changed, "next_table": table.next_table}
        change = sa.update(db.tables).where(db.tables.c.id == table.id).values(**values)
        await self.store.change(lambda connection: connection.execute(change) and None)

    def listed(self, person: str | None, mine: bool) -> list[api.TableLine]:
        """The open public tables, or all tables of a person, the latest first."""
        query = sa.select(db.tables).order_by(db.tables.c.changed.desc()).limit(50)
        if mine:
            sat = sa.select(db.seats.c.table_id).where(db.seats.c.person == person)
            query = query.where(db.tables.c.id.in_(sat) | (db.tables.c.host == person))
        else:
            query = query.where(db.tables.c.public, db.tables.c.status.in_(("open", "running")))
        return [self._line(self.get(row.id), person) for row in self.store.read(query)]

    def running(self) -> list[str]:
        """The ids of all tables where a game is going on."""
        query = sa.select(db.tables.c.id).where(db.tables.c.status == "running")
        return [row.id for row in self.store.read(query)]

    def _line(self, table: Table, person: str | None) -> api.TableLine:
        match = table.match
        return api.TableLine(
            id=table.id,
            game=table.game.name,
            title=table.title,
            status=table.status,
            players=len(table.seats),
            taken=sum(seat.kind not in ("open", "invited") for seat in table.seats),
            names=[seat.name for seat in table.seats],
            your_turn=match is not None and match.to_move in table.held_by(person),
            yours=bool(table.held_by(person)),
            to_move=match.to_move if match is not None and not match.over else None,
            winners=winners(table),
            changed=table.changed,
        )


def seat_for(number: int, wanted: api.SeatRequest, person: str, name: str) -> Seat:
    """A new seat as its host wants it."""
    key = secrets.token_urlsafe(18)
    if wanted.kind == "me":
        return Seat(number, "person", name or f"Player {number + 1}", None, person, key)
    if wanted.kind == "shared":
        return Seat(number, "shared", wanted.name or f"Player {number + 1}", None, person, key)
    if wanted.kind == "bot":
        return Seat(number, "bot", wanted.name or f"Computer {number + 1}", wanted.level, None, key)
    return Seat(number, wanted.kind, "", None, None, key)
