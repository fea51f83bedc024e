"""Telling other processes that a table changed, over Redis.

Messages may be lost: a process that hears nothing finds out by itself within seconds (`following.py`). So
nobody ever waits for Redis, and nothing is lost with it."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from tworivers.server.metrics import CHANNEL_FAILURES, CHANNEL_MESSAGES
from tworivers.words.messages import BadOption

log = logging.getLogger("tworivers.channels")

PATIENCE_SECONDS = 2
# A line on which not even an answer to a ping came for so long is cut.
SILENCE_SECONDS = 5
PAUSE_SECONDS = 0.5
# Messages that cannot be sent are forgotten, the oldest first.
MOST_WAITING = 10_000

Heard = Callable[[str, int], None]


def redis_at(address: str, **options: Any) -> Any:
    """A connection to Redis for an event loop."""
    try:
        from redis import asyncio as redis
    except ModuleNotFoundError:
        raise BadOption("needs-extra", what="Redis", extra="many") from None
    try:
        return redis.from_url(address, socket_connect_timeout=PATIENCE_SECONDS, **options)
    except ValueError:
        raise BadOption("bad-channels", address=address) from None


class Channel:
    """One channel for all tables: a message is a table's id and its revision."""

    def __init__(self, address: str) -> None:
        self._redis = redis_at(address, socket_timeout=PATIENCE_SECONDS, decode_responses=True)
        number = self._redis.connection_pool.connection_kwargs.get("db") or 0
        self.name = f"tworivers:{number}:tables"
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._news = asyncio.Event()

    def publish(self, table_id: str, revision: int) -> None:
        """Tell the others soon."""
        self._waiting.append(f"{table_id} {revision}")
        self._news.set()

    async def send(self) -> None:
        """Send what waits, as long as the process runs."""
        while True:
            await self._news.wait()
            self._news.clear()
            messages = list(self._waiting)
            self._waiting.clear()
            try:
                line = self._redis.pipeline(transaction=False)
                for message in messages:
                    line.publish(self.name, message)
                await asyncio.wait_for(line.execute(), PATIENCE_SECONDS)
                CHANNEL_MESSAGES.labels("sent").inc(len(messages))
            except Exception as error:
                await self._failed(error)

    async def listen(self, heard: Heard, connected: Callable[[], None]) -> None:
        """Call `heard` for each message, and `connected` whenever some may have been missed."""
        while True:
            line = self._redis.pubsub()
            try:
                await asyncio.wait_for(line.subscribe(self.name), PATIENCE_SECONDS)
                connected()
                await self._hear(line, heard)
            except Exception as error:
                await self._failed(error)
            finally:
                await close_quietly(line)

    async def _hear(self, line: Any, heard: Heard) -> None:
        last = pinged = time.monotonic()
        while time.monotonic() - last < SILENCE_SECONDS:
            message = await line.get_message(timeout=1)
            if message is not None:
                last = time.monotonic()
                if message["type"] == "message":
                    CHANNEL_MESSAGES.labels("heard").inc()
                    table_id, _, revision = message["data"].partition(" ")
                    heard(table_id, int(revision))
            if time.monotonic() - pinged > PATIENCE_SECONDS:
                pinged = time.monotonic()
                await asyncio.wait_for(line.ping(), PATIENCE_SECONDS)
        raise TimeoutError("no answer")

    async def _failed(self, error: Exception) -> None:
        CHANNEL_FAILURES.inc()
        log.warning("Redis does not answer: %s", error or type(error).__name__)
        await asyncio.sleep(PAUSE_SECONDS)

    async def close(self) -> None:
        await close_quietly(self._redis)


async def close_quietly(line: Any) -> None:
    """Close a line that may be broken."""
    try:
        await asyncio.wait_for(line.aclose(), PATIENCE_SECONDS)
    except Exception as error:
        log.debug("closing: %s", error)
