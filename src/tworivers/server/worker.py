"""A worker: takes jobs from the queue and lets computers move, on this machine or any other."""

import asyncio
import contextlib
import logging
from typing import Any

from prometheus_client import start_http_server
from rich.console import Console

from tworivers.server import metrics
from tworivers.server.channels import Channel
from tworivers.server.dialects import dialect_of
from tworivers.server.jobs import move
from tworivers.server.preparing import Preparation
from tworivers.server.problems import NotFound
from tworivers.server.queueing import (
    HEARTBEAT_SECONDS,
    PAUSE_SECONDS,
    WAIT_SECONDS,
    QueuedJobs,
    open_queue,
)
from tworivers.server.run import begin_logging
from tworivers.server.settings import Settings
from tworivers.server.store import Store
from tworivers.server.tables import Everybody, Tables
from tworivers.server.workers import Workers
from tworivers.words.messages import BadOption, TwoRiversError

log = logging.getLogger("tworivers.worker")

CLOCK_SECONDS = 2
CLOSING_SECONDS = 1


def check(settings: Settings) -> None:
    """Refuse to start without what a worker needs."""
    if not settings.queue:
        raise BadOption("worker-needs-queue")
    if not dialect_of(settings.database, settings.folder).shared:
        raise BadOption("needs-postgres", what="tworivers worker")


class BotWorker:
    """One worker process with its processes that think."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(dialect_of(settings.database, settings.folder))
        self.tables = Tables(self.store)
        self.workers = Workers(settings.bot_workers, settings.bot_limit_seconds, settings.bot_limit_megabytes)
        self.queue = open_queue(settings.queue, takes_jobs=True)
        self.jobs = QueuedJobs(self.queue, settings.bot_limit_seconds)
        self.channel = Channel(settings.channels) if settings.channels else None
        self.tables.on_change.append(self.jobs.wake)
        # The servers know who wants to be notified, and deliver.
        self.tables.notified = Everybody()
        if self.channel is not None:
            self.tables.publish = self.channel.publish

    async def run(self) -> None:
        """Take jobs until the process is told to end."""
        from saq import Worker

        beside = [asyncio.create_task(self._follow_clock())]
        if self.channel is not None:
            beside.append(asyncio.create_task(self.channel.send()))
        preparation = Preparation()
        await preparation.compile_all()
        # What is compiled is loaded here and by those who think at the same time.
        await asyncio.gather(preparation.run(), self.workers.warm_all(), self.jobs.connect())
        log.info("taking jobs")
        timers: Any = {"sweep": 1, "abort": 5, "schedule": 5}
        functions: Any = [("move", self.move)]
        taking: Any = Worker(
            patient(self.queue),
            functions,
            concurrency=self.settings.bot_workers,
            dequeue_timeout=WAIT_SECONDS,
            shutdown_grace_period_s=CLOSING_SECONDS,
            timers=timers,
        )
        await taking.start()
        for task in beside:
            task.cancel()
        await self.jobs.close()
        if self.channel is not None:
            await self.channel.close()
        self.workers.close()
        self.store.close()

    async def move(self, context: dict[str, Any], *, table_id: str, version: int) -> None:
        """Let a computer move at a table, if it still stands at this version."""
        signs = asyncio.create_task(give_signs(context["job"]))
        try:
            moved = await move(self.tables, self.workers, table_id, self.settings.bot_seconds, version)
            metrics.JOBS.labels("done" if moved else "too late").inc()
        except NotFound:
            metrics.JOBS.labels("too late").inc()
        except TwoRiversError:
            metrics.JOBS.labels("failed").inc()
            await asyncio.sleep(PAUSE_SECONDS)  # the stored data may be away: no use in hurrying
            raise
        except Exception:
            metrics.JOBS.labels("failed").inc()
            raise
        finally:
            signs.cancel()

    async def _follow_clock(self) -> None:
        while True:
            with contextlib.suppress(TwoRiversError):
                await self.store.follow_clock()
            await asyncio.sleep(CLOCK_SECONDS)


async def give_signs(job: Any) -> None:
    """Tell the queue now and then that the job is still worked on."""
    while True:
        await asyncio.sleep(HEARTBEAT_SECONDS / 3)
        try:
            await job.update()
        except Exception as error:
            log.warning("the queue does not answer: %s", error or type(error).__name__)


def patient(queue: Any) -> Any:
    """A queue that is not asked in vain as fast as possible while it is away."""
    dequeue = queue.dequeue

    async def dequeue_patiently(*arguments: Any, **named: Any) -> Any:
        try:
            return await dequeue(*arguments, **named)
        except Exception as error:
            log.warning("the queue does not answer: %s", error or type(error).__name__)
            await asyncio.sleep(PAUSE_SECONDS)
            return None

    queue.dequeue = dequeue_patiently
    return queue


def work(settings: Settings, console: Console) -> None:
    """Work until somebody stops it."""
    check(settings)
    begin_logging(settings.log_format)
    if settings.metrics_port:
        start_http_server(settings.metrics_port, registry=metrics.registry)
    console.print(f"Two Rivers: {settings.bot_workers} processes think for computers. Ctrl+C stops.")
    asyncio.run(BotWorker(settings).run())
