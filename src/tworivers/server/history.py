"""History: moments of finished games, records out and in, and the log of a seat."""

import asyncio

import msgspec

from tworivers.games.game import game_names, load
from tworivers.play.record import Record
from tworivers.server import api
from tworivers.server.laying import check_files, lay_record
from tworivers.server.problems import Conflict
from tworivers.server.table import Table
from tworivers.server.tables import Tables
from tworivers.server.views import encode, told_since, viewer_with
from tworivers.words.messages import BadRecord

LONGEST_NAME = 80


def look_at(table: Table, version: int, eyes: api.Eyes) -> api.Looked:
    """A moment of a finished game, with the eyes that are wanted."""
    viewer = viewer_with(table, eyes)
    assert viewer is not None
    s = table.state_at(version)
    to_move = table.game.to_move(s)
    view = msgspec.Raw(table.game.view_json(s, viewer))
    return api.Looked(version, viewer, to_move if to_move >= 0 else None, view, table.game.position(s))


def record_of(table: Table) -> bytes:
    """The record of a finished game, as a file."""
    if table.status != "finished":
        raise Conflict("game-not-finished")
    return msgspec.json.format(encode(Record.of(table.playing())), indent=1)


def log_of(table: Table, person: str | None, seat: int) -> api.SeatLog:
    """What a seat was told so far; it cannot be replayed, so nothing hidden can be worked out from it."""
    table.seat_of(person, seat)
    names = [chair.name for chair in table.seats]
    return api.SeatLog(table.id, table.game.name, names, seat, told_since(table, seat, 0))


def check_unknown_fields(record: Record) -> None:
    """Refuse what a record of ours never holds: files of this machine, and names without end."""
    if record.game in game_names():
        check_files(load(record.game), record.options)
    names = [*record.players, *(entry.player for entry in record.entries)]
    if any(len(name) > LONGEST_NAME for name in names):
        raise BadRecord("record-malformed", reason=f"a name has more than {LONGEST_NAME} letters")


async def take_in(tables: Tables, person: str, data: bytes) -> Table:
    """A finished table from a record made elsewhere; the record is replayed and checked first."""
    record = Record.decode(data)
    check_unknown_fields(record)
    match = await asyncio.to_thread(record.replay)
    return await lay_record(tables, person, record, match)
