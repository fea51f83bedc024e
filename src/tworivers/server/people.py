"""People: a guest identity in a signed cookie, and accounts that keep one's games on every device."""

import asyncio
import hmac
import secrets
import time
from base64 import b64encode
from pathlib import Path
from typing import Any, NamedTuple

import argon2
import sqlalchemy as sa
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tworivers.server import api
from tworivers.server import database as db
from tworivers.server.clock import now
from tworivers.server.identifiers import new_id
from tworivers.server.problems import Away, Conflict, Forbidden
from tworivers.server.settings import Settings
from tworivers.server.store import Store

COOKIE = "tworivers"
SECRET_FILE = "secret.key"
YEAR = 365 * 24 * 3600
REMEMBERED_SECONDS = 20
# Where other servers may change somebody, too.
SHARED_REMEMBERED_SECONDS = 2
MOST_REMEMBERED = 20_000

hasher = argon2.PasswordHasher()
# Fits no password. Checked when there is no such account, so that the time of an answer does not tell which
# names exist.
NO_PASSWORD = "$argon2id$v=19$m={0.memory_cost},t={0.time_cost},p={0.parallelism}${1}${2}".format(
    hasher, *(b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (16, 32))
)


def secret_of(settings: Settings, store: Store) -> bytes:
    """The key that signs cookies: the host's own, the one that all servers share, or this machine's."""
    if settings.secret:
        return settings.secret.encode()
    return shared_secret(store) if store.shared else secret_in(settings.folder)


def secret_in(folder: Path) -> bytes:
    """A key in a file, made at the first start and readable by its owner only."""
    path = folder / SECRET_FILE
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_bytes(secrets.token_bytes(32))
    return path.read_bytes()


def shared_secret(store: Store) -> bytes:
    """The key in the database; whoever comes first makes it."""
    made = store.dialect.insert(db.keys).values(name=COOKIE, value=secrets.token_bytes(32))
    with store.engine.begin() as connection:
        connection.execute(made.on_conflict_do_nothing())
    [row] = store.read(sa.select(db.keys.c.value).where(db.keys.c.name == COOKIE))
    return bytes(row.value)


class Person(NamedTuple):
    """What the server knows of somebody."""

    id: str
    name: str = ""
    account: str | None = None
    session: int = 0
    muted: bool = False
    webhook: str | None = None


def new_person() -> Person:
    return Person(new_id())


class People:
    """Who is there."""

    def __init__(self, store: Store, secret: bytes, secure: bool) -> None:
        self.store = store
        self.secret = secret
        self.secure = secure
        self.remembered = SHARED_REMEMBERED_SECONDS if store.shared else REMEMBERED_SECONDS
        self._known: dict[str, tuple[Person, float]] = {}

    # Who sends this?

    def sign(self, person: Person) -> str:
        claim = f"{person.id}.{person.session}"
        return f"{claim}.{hmac.digest(self.secret, claim.encode(), 'sha256').hex()}"

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The person who sends this request; None without a valid cookie."""
        cookie = connection.cookies.get(COOKIE, "")
        name = cookie.partition(".")[0]
        if self.store.shared:
            self.forget(name)  # the last request may have changed them at another server
        person = await self.known(name)
        return person.id if hmac.compare_digest(self.sign(person).encode(), cookie.encode()) else None

    def cookie(self, person: Person) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=self.sign(person),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.secure,
            path="/",
        )

    async def known(self, person: str) -> Person:
        """What we know of a person, read anew after a while, since the host may have changed it."""
        found, until = self._known.get(person, (None, 0.0))
        if found is not None and time.monotonic() < until:
            return found
        try:
            rows = await self.store.read_beside(sa.select(db.people).where(db.people.c.id == person))
        except Away:
            if found is None:
                raise
            return found
        found = _person(rows[0]) if rows else Person(person)
        if len(self._known) > MOST_REMEMBERED:
            self._known.clear()
        self._known[person] = (found, time.monotonic() + self.remembered)
        return found

    def forget(self, *persons: str) -> None:
        """Read these persons anew when they are needed."""
        for person in persons:
            self._known.pop(person, None)

    def forget_all(self) -> None:
        """Read everybody anew when they are needed."""
        self._known.clear()

    async def name_of(self, person: str | None) -> str:
        return (await self.known(person)).name if person else ""

    # What people change.

    async def save(self, person: str, **values: Any) -> Person:
        """Change what is stored of a person; the first time, remember the person."""
        insert = self.store.dialect.insert(db.people).values(
            id=person, created=now(), **{"name": "", **values}
        )
        change = insert.on_conflict_do_update(index_elements=["id"], set_=values)
        try:
            await self.store.execute(change)
        except sa.exc.IntegrityError:
            raise Conflict("account-name-taken") from None
        self.forget(person)
        return await self.known(person)

    async def make_account(self, person: str, request: api.Account) -> Person:
        """Turn a guest into an account."""
        if (await self.known(person)).account is not None:
            raise Conflict("account-already")
        password = await asyncio.to_thread(hasher.hash, request.password)
        name = (await self.known(person)).name or request.name
        return await self.save(person, account=request.name.lower(), password=password, name=name)

    async def sign_in(self, guest: str | None, request: api.SignIn) -> tuple[Person, str | None]:
        """The account behind a name and a password, and the guest it adopts."""
        rows = await self.store.fetch(sa.select(db.people).where(db.people.c.account == request.name.lower()))
        stored = rows[0].password if rows else NO_PASSWORD
        if not await asyncio.to_thread(_fits, stored, request.password) or not rows:
            raise Forbidden("account-wrong")
        adopts = request.adopt and guest is not None and (await self.known(guest)).account is None
        return _person(rows[0]), guest if adopts and guest != rows[0].id else None

    async def change_password(self, person: str, request: api.ChangePassword) -> Person:
        """A new password; all other sessions end."""
        rows = await self.store.fetch(sa.select(db.people).where(db.people.c.id == person))
        if not rows or rows[0].password is None:
            raise Conflict("account-none")
        if not await asyncio.to_thread(_fits, rows[0].password, request.old):
            raise Forbidden("account-wrong")
        password = await asyncio.to_thread(hasher.hash, request.new)
        return await self.save(person, password=password, session=rows[0].session + 1)


def _person(row: Any) -> Person:
    return Person(*(getattr(row, field) for field in Person._fields))


def _fits(stored: str, password: str) -> bool:
    try:
        return hasher.verify(stored, password)
    except argon2.exceptions.Argon2Error:
        return False


def me(person: Person) -> api.Me:
    """What a person is told about themselves."""
    return api.Me(person.id, person.name, person.account)
