"""Laying tables: new ones as their host wants them, the next one of a table, and games played elsewhere."""

from types import SimpleNamespace
from typing import Any

import msgspec
import sqlalchemy as sa

from tworivers.bots.levels import check_level
from tworivers.games.game import Game, load
from tworivers.kernel.generator import secret_seed, seed_from_number
from tworivers.play.match import Entry, Match
from tworivers.play.record import Record
from tworivers.server import api
from tworivers.server import database as db
from tworivers.server.clock import now
from tworivers.server.identifiers import new_id, new_secret
from tworivers.server.problems import Conflict
from tworivers.server.table import Seat, Table, entry_row
from tworivers.server.tables import Tables
from tworivers.words.messages import BadOption

# A table of which nothing else is said.
NEW = {
    "status": "open",
    "timeout": "lose",
    "open_seed": False,
    "start": None,
    "seated": None,
    "next_table": None,
    "revision": 0,
}


async def create(tables: Tables, person: str, name: str, request: api.CreateTable) -> Table:
    """Lay a new table, its host on the seats marked as theirs; it starts by itself when no seat is open."""
    game = load(request.game)
    for wanted in request.seats:
        check_level(wanted.level)
    start = await _start_of(tables, request)
    options = _options_of(request, start)
    seats = [seat_for(number, wanted, person, name) for number, wanted in enumerate(request.seats)]
    row = {
        "game": game.name,
        "title": request.title,
        "options": options,
        "public": request.public,
        "hints": only_computers_oppose(seats) if request.hints is None else request.hints,
        "clock": msgspec.to_builtins(request.clock),
        "timeout": request.timeout,
        "seed": secret_seed() if request.seed is None else seed_from_number(request.seed),
        "open_seed": request.seed is not None,
        "start": start,
        "host": person,
        "status": "open" if any(seat.waits for seat in seats) else "running",
    }
    table = await lay(tables, row, seats)
    if table.status == "running":
        tables.tell(table)
    return table


def only_computers_oppose(seats: list[Seat]) -> bool:
    """Whether one person at most sits or may sit there: then advice harms nobody."""
    return sum(seat.kind != "bot" for seat in seats) <= 1


async def _start_of(tables: Tables, request: api.CreateTable) -> dict[str, Any] | None:
    """The position a game begins from, if it is not the usual one."""
    if isinstance(request.start, api.Position):
        return request.start.position
    if request.start is None:
        return None
    table = await tables.get(request.start.table)
    if table.status != "finished" or table.game.name != request.game:
        raise Conflict("game-not-finished")
    return table.game.position(table.state_at(request.start.version))


def _options_of(request: api.CreateTable, start: dict[str, Any] | None) -> dict[str, Any]:
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
    tables: Tables,
    row: dict[str, Any],
    seats: list[Seat],
    entries: list[Entry] | None = None,
    before: Table | None = None,
) -> Table:
    """Store a new table: with the entries of a game played elsewhere, or as the next one of a table."""
    at = now()
    table_id = new_id()
    values = {**NEW, "created": at, "changed": at, **row, "id": table_id}
    table = Table(SimpleNamespace(**values), seats)
    if table.status == "running":
        table.begin()
        values |= {"seated": table.seated, "to_move": table.to_move, "attend": table.attend()}

    def insert(connection: sa.Connection) -> None:
        connection.execute(sa.insert(db.tables), values)
        chairs = [{"table_id": table_id, **msgspec.to_builtins(seat)} for seat in seats]
        connection.execute(sa.insert(db.seats), chairs)
        if entries:
            rows = [entry_row(table_id, number, e, None, at) for number, e in enumerate(entries, 1)]
            connection.execute(sa.insert(db.entries), rows)

    if before is None:
        await tables.store.change(insert)
    else:
        await tables.save(before, also=insert, next_table=table_id)
        before.next_table = table_id
    return tables.keep(table) if entries is None else await tables.get(table_id)


async def lay_record(tables: Tables, person: str, record: Record, match: Match) -> Table:
    """A finished table from a record."""
    seats = [Seat(number, "person", name, None, None) for number, name in enumerate(record.players)]
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
    return await lay(tables, row, seats, record.entries)


def check_files(game: Game, options: dict[str, Any]) -> None:
    """Refuse options that name a file of this machine."""
    for name in game.Options.files:
        value = options.get(name)
        if isinstance(value, str) and value:
            raise BadOption("option-names-a-file", name=name)


def seat_for(number: int, wanted: api.SeatRequest, person: str, name: str) -> Seat:
    """A new seat as its host wants it."""
    if wanted.kind == "me":
        return Seat(number, "person", name or f"Player {number + 1}", None, person)
    if wanted.kind == "shared":
        return Seat(number, "shared", wanted.name or f"Player {number + 1}", None, person)
    if wanted.kind == "bot":
        return Seat(number, "bot", wanted.name or f"Computer {number + 1}", wanted.level, None)
    return Seat(number, wanted.kind, "", None, None, new_secret())
