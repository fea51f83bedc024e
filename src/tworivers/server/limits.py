"""All rate limits, in one place: how many requests of a kind a person or an address may send."""

import time
from enum import Enum
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from tworivers.server.problems import TooMany

MOST_BYTES = 64 * 1024
MOST_RECORD_BYTES = 2 * 1024 * 1024
MOST_SOCKETS_OF_ADDRESS = 4000
FORGET_AFTER = 50_000


class Rate(NamedTuple):
    """At most `burst` at once, and `per_minute` in the long run."""

    burst: int
    per_minute: int


class Limit(Enum):
    """Kinds of requests that are limited, by person where one is known, else by address."""

    LOOK = "reading a table or a list"
    PLAY = "actions, undo, previews"
    CHANGE = "names, seats, starting and leaving"
    CREATE = "new tables and rematches"
    CHAT = "chat"
    PASSWORD = "accounts and passwords, by address: guessing must be slow"
    IMPORT = "records brought in"
    STUDY = "looking at positions"
    ADVICE = "advice and analysis"


RATES = {
    Limit.LOOK: Rate(600, 3000),
    Limit.PLAY: Rate(300, 6000),
    Limit.CHANGE: Rate(60, 120),
    Limit.CREATE: Rate(60, 60),
    Limit.CHAT: Rate(20, 60),
    Limit.PASSWORD: Rate(20, 20),
    Limit.IMPORT: Rate(20, 20),
    Limit.STUDY: Rate(200, 1200),
    Limit.ADVICE: Rate(20, 60),
}


class Limits:
    """Counts requests. Each kind of each sender has a bucket that refills steadily."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._buckets: dict[tuple[Limit, str], tuple[float, float]] = {}
        self._sockets: dict[str, int] = {}

    def take(
        self, limit: Limit, connection: ASGIConnection[Any, Any, Any, Any], person: str | None = None
    ) -> None:
        """Count one request; refuse it if there were too many."""
        if self.factor > 0:
            self._take(limit, person or address_of(connection))

    def _take(self, limit: Limit, who: str) -> None:
        burst, per_minute = RATES[limit]
        at = time.monotonic()
        left, since = self._buckets.get((limit, who), (burst * self.factor, at))
        left = min(burst * self.factor, left + (at - since) * per_minute * self.factor / 60)
        if left < 1:
            raise TooMany("too-many-requests")
        if len(self._buckets) > FORGET_AFTER:
            self._buckets.clear()
        self._buckets[limit, who] = (left - 1, at)

    def open_socket(self, address: str) -> bool:
        """Count a socket of this address; False if it has too many."""
        if self.factor > 0 and self._sockets.get(address, 0) >= MOST_SOCKETS_OF_ADDRESS * self.factor:
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def close_socket(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from; behind a proxy, what the proxy says."""
    return connection.client.host if connection.client else ""
