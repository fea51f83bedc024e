"""People: a guest identity in a signed cookie."""

import hmac
import secrets
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from litestar import Request, Response, get, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy.dialects import sqlite

from tworivers.server import store as db
from tworivers.server.api import Me, Rename
from tworivers.server.store import Store

COOKIE = "tworivers"
YEAR = 365 * 24 * 3600


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def secret_of(folder: Path) -> bytes:
    """The key that signs cookies, made at the first start and readable by its owner only."""
    path = folder / "secret.key"
    if not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(secrets.token_bytes(32))
    return path.read_bytes()


class People:
    """Who is there."""

    def __init__(self, store: Store, secret: bytes, secure: bool) -> None:
        self.store = store
        self.secret = secret
        self.secure = secure
        self.names: dict[str, str] = {}

    def sign(self, person: str) -> str:
        signature = hmac.digest(self.secret, person.encode(), "sha256").hex()
        return f"{person}.{signature}"

    def person_in(self, cookie: str) -> str | None:
        """The person a cookie stands for, if we signed it."""
        person, _, _ = cookie.partition(".")
        return person if hmac.compare_digest(self.sign(person), cookie) else None

    def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """Who sends this request; None without a valid cookie."""
        return self.person_in(connection.cookies.get(COOKIE, ""))

    def cookie(self, person: str) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=self.sign(person),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.secure,
            path="/",
        )

    def name_of(self, person: str) -> str:
        if person not in self.names:
            rows = self.store.read(sa.select(db.people.c.name).where(db.people.c.id == person))
            self.names[person] = rows[0].name if rows else ""
        return self.names[person]

    async def rename(self, person: str, name: str) -> None:
        """Give a person a name; the first time, remember the person."""
        insert = sqlite.insert(db.people).values(id=person, name=name, created=now())
        change = insert.on_conflict_do_update(index_elements=["id"], set_={"name": name})
        await self.store.change(lambda connection: connection.execute(change) and None)
        self.names[person] = name


@get("/api/me")
async def me(request: Request[Any, Any, Any], people: People) -> Response[Me]:
    """Who you are; a new visitor becomes a guest at once."""
    person = people.of(request) or secrets.token_urlsafe(16)
    answer = Me(id=person, name=people.name_of(person), account=None)
    return Response(answer, cookies=[people.cookie(person)])


@put("/api/me")
async def rename(request: Request[Any, Any, Any], people: People, data: Rename) -> Response[Me]:
    """Set your name."""
    person = people.of(request) or secrets.token_urlsafe(16)
    await people.rename(person, data.name)
    return Response(Me(id=person, name=data.name, account=None), cookies=[people.cookie(person)])
