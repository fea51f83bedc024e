"""Computers' moves on a queue (SAQ, on Redis or PostgreSQL): servers only ask for them, workers make them.

A job says that a computer has to move at a table in a version. It may be lost or done twice: a worker appends
its move by compare-and-append, and a table whose computer does not move is asked for again by any server."""

import asyncio
import logging
from typing import Any

from tworivers.server.channels import PATIENCE_SECONDS, redis_at
from tworivers.server.jobs import bot_to_move
from tworivers.server.metrics import JOBS, JOBS_WAITING
from tworivers.server.table import Table
from tworivers.words.messages import BadOption

log = logging.getLogger("tworivers.queueing")

NAME = "tworivers-moves"
# A worker waits so long for a job before it looks whether its line still works.
WAIT_SECONDS = 2.0
# A job whose worker gave no sign for so long is given to another.
HEARTBEAT_SECONDS = 3
RETRIES = 3
PAUSE_SECONDS = 0.5


def open_queue(address: str, takes_jobs: bool = False) -> Any:
    """The queue at an address; who only asks for jobs does not wait long for an answer."""
    try:
        import saq
        from saq.queue.postgres import PostgresQueue
        from saq.queue.redis import RedisQueue
    except ImportError:
        raise BadOption("needs-extra", what="SAQ", extra="many") from None
    assert saq
    if address.startswith("postgres"):
        return PostgresQueue.from_url(address, name=NAME, min_size=1, max_size=8)
    if address.startswith("redis"):
        patience = WAIT_SECONDS + PATIENCE_SECONDS if takes_jobs else PATIENCE_SECONDS
        return RedisQueue(redis_at(address, socket_timeout=patience, retry=at_once_again()), name=NAME)
    raise BadOption("bad-queue", address=address)


def at_once_again() -> Any:
    """How a line to Redis that broke is tried again: one that was idle breaks without anybody noticing, and
    each server has some, so that jobs would be lost for as many times as there are servers."""
    from redis.asyncio.retry import Retry
    from redis.backoff import ExponentialBackoff
    from redis.exceptions import ConnectionError

    return Retry(ExponentialBackoff(cap=0.3, base=0.05), RETRIES, supported_errors=(ConnectionError,))


class QueuedJobs:
    """Asks for a move whenever a computer has to decide."""

    def __init__(self, queue: Any, limit_seconds: int) -> None:
        self.queue = queue
        self.limit_seconds = limit_seconds
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, table: Table) -> None:
        """Look whether a computer has to decide at this table."""
        self._ask(table, f"{table.id}:{table.version}")

    def again(self, table: Table) -> None:
        """Ask once more, because nothing happened: the first job may be lost, or with a worker that ended."""
        self._ask(table, f"{table.id}:{table.version}:again")

    def _ask(self, table: Table, key: str) -> None:
        if bot_to_move(table):
            task = asyncio.create_task(self._enqueue(key, table.id, table.version))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _enqueue(self, key: str, table_id: str, version: int) -> None:
        asked = self.queue.enqueue(
            "move",
            key=key,
            table_id=table_id,
            version=version,
            timeout=self.limit_seconds,
            heartbeat=HEARTBEAT_SECONDS,
            retries=RETRIES,
            ttl=-1,
        )
        try:
            job = await asyncio.wait_for(asked, PATIENCE_SECONDS)
            JOBS.labels("asked" if job is not None else "known").inc()
        except Exception as error:
            JOBS.labels("not asked").inc()
            log.warning("a computer's move is asked for later: %s", error or type(error).__name__)

    async def count(self) -> None:
        """Note for the host how many jobs wait."""
        try:
            JOBS_WAITING.set(await asyncio.wait_for(self.queue.count("queued"), PATIENCE_SECONDS))
        except Exception as error:
            log.warning("jobs cannot be counted: %s", error or type(error).__name__)

    async def connect(self) -> None:
        """Connect, however long that takes; until then moves are asked for later."""
        while True:
            try:
                await self.queue.connect()
                return
            except Exception as error:
                log.warning("the queue does not answer: %s", error or type(error).__name__)
                await asyncio.sleep(PAUSE_SECONDS)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        try:
            await asyncio.wait_for(self.queue.disconnect(), PATIENCE_SECONDS)
        except Exception as error:
            log.debug("closing: %s", error)
