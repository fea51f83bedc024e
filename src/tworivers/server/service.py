"""What handlers share: the store, people, tables, and what runs beside them."""

import asyncio
import logging
from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from tworivers.server import housekeeping, play
from tworivers.server.advice import Analyses
from tworivers.server.attending import Attendant
from tworivers.server.channels import Channel
from tworivers.server.dialects import dialect_of
from tworivers.server.following import Following
from tworivers.server.jobs import Jobs
from tworivers.server.limits import Limits
from tworivers.server.outbox import Outbox
from tworivers.server.people import People, secret_of
from tworivers.server.preparing import Preparation
from tworivers.server.problems import Forbidden
from tworivers.server.queueing import QueuedJobs, open_queue
from tworivers.server.settings import Settings
from tworivers.server.store import Store
from tworivers.server.tables import Tables
from tworivers.server.timeouts import Timeouts
from tworivers.server.workers import Workers

log = logging.getLogger("tworivers.server")

# How soon a running server follows what the host changed beside it.
NOTICE_SECONDS = 1
CLOSING_SECONDS = 0.5

Caller = Request[Any, Any, Any]
TableId = FromPath[str]
SeatNumber = FromPath[int]


class Server:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(dialect_of(settings.database, settings.folder))
        self.people = People(self.store, secret_of(settings, self.store), secure=settings.behind_proxy)
        self.tables = Tables(self.store)
        self.limits = Limits(settings.limits)
        self.workers = Workers(settings.bot_workers, settings.bot_limit_seconds, settings.bot_limit_megabytes)
        self.preparation = Preparation()
        self.analyses = Analyses(self.workers)
        self.jobs: Jobs | QueuedJobs = (
            QueuedJobs(open_queue(settings.queue), settings.bot_limit_seconds)
            if settings.queue
            else Jobs(self.tables, self.workers, settings.bot_seconds)
        )
        self.timeouts = Timeouts(self.tables)
        self.attendant = Attendant(self.tables, self.jobs.again, self.timeouts.wake)
        self.following = Following(self.tables, self.timeouts.wake)
        self.channel = Channel(settings.channels) if settings.channels else None
        if self.channel is not None:
            self.tables.publish = self.channel.publish
        self.outbox = Outbox(self.store, self.people, settings.webhooks)
        self.tables.on_change += [self.jobs.wake, self.timeouts.wake]
        self.tables.on_notice = self.outbox.wake
        self.tables.notified = self.outbox.addressees()
        self._beside: list[asyncio.Task[None]] = []

    async def person(self, request: Caller) -> str:
        """Who sends this; nobody without a cookie of ours may change anything."""
        person = await self.people.of(request)
        if person is None:
            raise Forbidden("no-identity")
        return person

    async def say(self, table_id: str, person: str, text: str) -> None:
        """A line of chat of a person who was not muted by the host."""
        known = await self.people.known(person)
        if known.muted:
            raise Forbidden("you-are-muted")
        await play.say(self.tables, table_id, person, known.name, text)

    def begin(self) -> None:
        """Start what runs beside the requests."""
        preparing = asyncio.create_task(self.preparation.run())
        self._beside = [
            preparing,
            asyncio.create_task(self._attend(preparing)),
            asyncio.create_task(housekeeping.run(self.store, self.settings)),
            asyncio.create_task(self.outbox.run()),
        ]
        noticing = self.following.run() if self.store.shared else self._notice_the_host()
        self._beside.append(asyncio.create_task(noticing))
        if self.channel is not None:
            listening = self.channel.listen(self.following.heard, self.following.missed)
            self._beside += [asyncio.create_task(listening), asyncio.create_task(self.channel.send())]
        if isinstance(self.jobs, QueuedJobs):
            self._beside.append(asyncio.create_task(self.jobs.connect()))

    async def _attend(self, preparing: "asyncio.Task[None]") -> None:
        """Let bots and clocks go on where they stood, after a restart of this server or of another."""
        await preparing
        await self.attendant.run()

    async def _notice_the_host(self) -> None:
        """When the host changed something with `tworivers admin`, read everything anew."""
        seen = await self.store.changes_elsewhere()
        while True:
            await asyncio.sleep(NOTICE_SECONDS)
            try:
                changes = await self.store.changes_elsewhere()
                if changes != seen:
                    await self._read_anew()
                    seen = changes
            except Exception:
                log.warning("changes of the host are noticed later", exc_info=True)

    async def _read_anew(self) -> None:
        self.people.forget_all()
        self.tables.notified = self.outbox.addressees()
        for table in list(self.tables.live.values()):
            async with table.lock:
                self.tables.forget(table.id)

    async def close(self) -> None:
        waiting = set(self._beside)
        while waiting:
            for task in waiting:
                task.cancel()
            # A task misses that it was cancelled if what it waited for came at the same moment: once more.
            _, waiting = await asyncio.wait(waiting, timeout=CLOSING_SECONDS)
        self.timeouts.close()
        self.analyses.close()
        self.following.close()
        await self.jobs.close()
        if self.channel is not None:
            await self.channel.close()
        self.workers.close()
        self.store.close()


Served = NamedDependency[Server]
