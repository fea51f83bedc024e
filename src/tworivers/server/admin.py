"""The host's desk: what is done to the stored data from the command line, also while the server runs."""

from typing import Any

import msgspec
import sqlalchemy as sa

from tworivers.server import database as db
from tworivers.server.dialects import WRITING, Sqlite, dialect_of
from tworivers.server.housekeeping import remove_tables
from tworivers.server.identifiers import new_secret
from tworivers.server.people import hasher
from tworivers.server.settings import Settings
from tworivers.server.store import open_engine
from tworivers.words.messages import BadOption

NOBODY = "—"


class Desk:
    """Changes to one server's data. A running server notices them when it reads the person or table anew."""

    def __init__(self, settings: Settings) -> None:
        dialect = dialect_of(settings.database, settings.folder)
        if isinstance(dialect, Sqlite) and not dialect.path.exists():
            raise BadOption("no-data-here", path=str(dialect.path.parent))
        self.engine = open_engine(dialect).execution_options(**WRITING)

    def _person(self, connection: sa.Connection, name: str) -> Any:
        """The person with this account name or id."""
        found = (db.people.c.account == name.lower()) | (db.people.c.id == name)
        row = connection.execute(sa.select(db.people).where(found)).first()
        if row is None:
            raise BadOption("no-such-person", name=name)
        return row

    def reset_password(self, account: str) -> str:
        password = new_secret()
        with self.engine.begin() as connection:
            row = self._person(connection, account)
            values = {"password": hasher.hash(password), "session": row.session + 1}
            connection.execute(sa.update(db.people).where(db.people.c.id == row.id).values(**values))
        return password

    def remove_table(self, table: str) -> None:
        with self.engine.begin() as connection:
            if not remove_tables(connection, sa.select(db.tables.c.id).where(db.tables.c.id == table)):
                raise BadOption("no-such-table")

    def mute(self, name: str, muted: bool) -> None:
        with self.engine.begin() as connection:
            row = self._person(connection, name)
            connection.execute(sa.update(db.people).where(db.people.c.id == row.id).values(muted=muted))

    def export_person(self, name: str) -> bytes:
        """Everything about a person but the hash of the password and the keys of seats."""
        with self.engine.connect() as connection:
            row = self._person(connection, name)
            about = {
                "id": row.id,
                "name": row.name,
                "account": row.account,
                "created": row.created,
                "webhook": row.webhook,
                "tables": _rows(connection, db.tables.c.host == row.id, "id", "game", "title", "created"),
                "seats": _rows(connection, db.seats.c.person == row.id, "table_id", "seat", "name"),
                "chat": _rows(connection, db.chat.c.person == row.id, "table_id", "text", "at"),
                "notifications": _rows(connection, db.outbox.c.person == row.id, "table_id", "at", "error"),
            }
        return msgspec.json.format(msgspec.json.encode(about), indent=2)

    def delete_person(self, name: str) -> None:
        with self.engine.begin() as connection:
            person = self._person(connection, name).id
            noticed(connection, person)
            forget_name(connection, person)
            seats = sa.update(db.seats).where(db.seats.c.person == person)
            connection.execute(seats.values(person=None, name=NOBODY))
            sat_before = sa.update(db.seats).where(db.seats.c.former == person)
            connection.execute(sat_before.values(former=None, former_name=""))
            hosted = sa.update(db.tables).where(db.tables.c.host == person)
            connection.execute(hosted.values(host=NOBODY))
            for part in (db.chat, db.outbox):
                connection.execute(sa.delete(part).where(part.c.person == person))
            connection.execute(sa.delete(db.people).where(db.people.c.id == person))


def noticed(connection: sa.Connection, person: str) -> None:
    """Let servers that hold a table of this person notice that it changed."""
    sat = sa.select(db.seats.c.table_id).where(db.seats.c.person == person)
    theirs = db.tables.c.id.in_(sat) | (db.tables.c.host == person)
    connection.execute(sa.update(db.tables).where(theirs).values(revision=db.tables.c.revision + 1))


def forget_name(connection: sa.Connection, person: str) -> None:
    """Take the names that a person had at tables out of what is stored of their games."""
    chairs = sa.select(db.seats).where((db.seats.c.person == person) | (db.seats.c.former == person))
    for chair in connection.execute(chairs).all():
        names = {chair.name} if chair.person == person else set()
        names |= {chair.former_name} if chair.former == person else set()
        same_table = db.tables.c.id == chair.table_id
        seated = connection.execute(sa.select(db.tables.c.seated).where(same_table)).scalar()
        if seated and seated[chair.seat] in names:
            seated[chair.seat] = NOBODY
            connection.execute(sa.update(db.tables).where(same_table).values(seated=seated))
        told = (db.entries.c.table_id == chair.table_id) & (db.entries.c.seat == chair.seat)
        told &= (db.entries.c.kind == "seat") & db.entries.c.player.in_(names)
        connection.execute(sa.update(db.entries).where(told).values(player=NOBODY))


def _rows(connection: sa.Connection, where: Any, *names: str) -> list[dict[str, Any]]:
    """The rows of a person in a table of the store."""
    table = where.left.table
    found = connection.execute(sa.select(*(table.c[name] for name in names)).where(where))
    return [dict(row._mapping) for row in found]
