"""Turn notifications: stored together with the move, delivered to webhooks, tried again for hours."""

import asyncio
import contextlib
import ipaddress
import logging
import socket
from collections.abc import Container
from typing import Any
from urllib.parse import urlsplit

import httpx
import sqlalchemy as sa

from tworivers.server import api
from tworivers.server import database as db
from tworivers.server.clock import now
from tworivers.server.metrics import DELIVERIES
from tworivers.server.people import People
from tworivers.server.problems import Refusal
from tworivers.server.store import Store
from tworivers.server.tables import Everybody

log = logging.getLogger("tworivers.outbox")

PATIENCE_SECONDS = 10
# A notification is one server's for so long; if that one ends meanwhile, another takes it up.
LEASE_MILLISECONDS = 20_000
# How long notifications of a server that ended wait at most.
LONGEST_SLEEP_SECONDS = 5
# Pauses in seconds before the second and each further attempt; then it is given up.
PAUSES = (10, 60, 600, 3600, 6 * 3600)
SHOWN = 20


async def deliveries_of(store: Store, person: str) -> list[api.Delivery]:
    """The last notifications to a person."""
    query = sa.select(db.outbox).where(db.outbox.c.person == person).order_by(db.outbox.c.id.desc())
    return [
        api.Delivery(row.at, row.table_id, row.attempts, row.delivered, row.error)
        for row in await store.fetch(query.limit(SHOWN))
    ]


class Outbox:
    """Delivers what is due."""

    def __init__(self, store: Store, people: People, allowed: str) -> None:
        self.store = store
        self.people = people
        self.allowed = allowed
        self._news = asyncio.Event()

    def check(self, url: str | None) -> None:
        """Refuse an address that the host does not want to be called."""
        if url is None:
            return
        if self.allowed == "off":
            raise Refusal("webhooks-off")
        if not is_address(url):
            raise Refusal("webhook-bad-address")

    def addressees(self) -> Container[str | None]:
        """Everybody who wants to be notified; where other servers know more, everybody."""
        if self.store.shared:
            return Everybody()
        query = sa.select(db.people.c.id).where(db.people.c.webhook.is_not(None))
        return {row.id for row in self.store.read(query)}

    def wake(self) -> None:
        """Something new is to be delivered."""
        self._news.set()

    async def run(self) -> None:
        """Deliver for as long as the server runs."""
        async with httpx.AsyncClient(timeout=PATIENCE_SECONDS, follow_redirects=False) as client:
            while True:
                self._news.clear()
                wait: float | None = LONGEST_SLEEP_SECONDS
                try:
                    await asyncio.gather(*(self._deliver(client, row) for row in await self._due()))
                    wait = await self._until_something_is_due()
                except Exception:
                    log.warning("notifications are delivered later", exc_info=True)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), wait)

    async def _due(self) -> list[Any]:
        query = sa.select(db.outbox).where(db.outbox.c.due <= now()).order_by(db.outbox.c.due).limit(100)
        return await self.store.fetch(query)

    async def _until_something_is_due(self) -> float | None:
        """Seconds to sleep."""
        due = (await self.store.fetch(sa.select(sa.func.min(db.outbox.c.due))))[0][0]
        wait = None if due is None else max(0, due - now()) / 1000
        return min(LONGEST_SLEEP_SECONDS, wait or LONGEST_SLEEP_SECONDS) if self.store.shared else wait

    async def _is_ours(self, row: Any) -> bool:
        """Take a notification, so that no other server delivers it, too."""
        same = (db.outbox.c.id == row.id) & (db.outbox.c.due == row.due)
        leased = sa.update(db.outbox).where(same).values(due=now() + LEASE_MILLISECONDS)
        return await self.store.execute(leased) == 1

    async def _deliver(self, client: httpx.AsyncClient, row: Any) -> None:
        if self.store.shared and not await self._is_ours(row):
            return
        url = (await self.people.known(row.person)).webhook
        error = "no address" if url is None else await self._send(client, url, row)
        attempts = row.attempts + 1
        again = error is not None and url is not None and attempts <= len(PAUSES)
        values = {
            "attempts": attempts,
            "delivered": error is None,
            "error": error,
            "due": now() + PAUSES[attempts - 1] * 1000 if again else None,
        }
        DELIVERIES.labels("failed" if error else "delivered").inc()
        if error:
            log.warning("a notification failed", extra={"attempt": attempts, "reason": error})
        change = sa.update(db.outbox).where(db.outbox.c.id == row.id).values(**values)
        await self.store.execute(change)

    async def _send(self, client: httpx.AsyncClient, url: str, row: Any) -> str | None:
        """Send one notification; return what went wrong, if anything."""
        message = {"event": "your-turn", "table": row.table_id, "version": row.version}
        try:
            if self.allowed != "any":
                await check_public(httpx.URL(url).host)
            answer = await client.post(url, json={**message, "path": f"/#/table/{row.table_id}"})
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError, PrivateAddress) as error:
            return f"{type(error).__name__}: {error}"[:200]
        return None if answer.is_success else f"status {answer.status_code}"


def is_address(url: str) -> bool:
    """Can a request be sent there at all?"""
    try:
        parts = urlsplit(url)
        return bool(parts.hostname and httpx.URL(url).host and parts.port != 0)
    except (ValueError, httpx.InvalidURL):
        return False


class PrivateAddress(Exception):
    """An address inside the host's own network, which strangers must not make us call."""


async def check_public(name: str) -> None:
    """Refuse names that lead into the host's own network."""
    found = await asyncio.get_running_loop().getaddrinfo(name, None, type=socket.SOCK_STREAM)
    for *_, address in found:
        if not ipaddress.ip_address(address[0]).is_global:
            raise PrivateAddress(f"{name} is not a public address")
