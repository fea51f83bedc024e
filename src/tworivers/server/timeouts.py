"""Clocks that run out: the seat loses, or the computer plays on for it, as the table says."""

import asyncio
import logging

from tworivers.play.match import Entry
from tworivers.server.clock import now
from tworivers.server.play import append, give_to_computer, retry_on_conflict
from tworivers.server.table import Table
from tworivers.server.tables import Tables

log = logging.getLogger("tworivers.timeouts")

# A move that was sent in time may still be on its way.
GRACE_MILLISECONDS = 200
LONGEST_SLEEP_MILLISECONDS = 24 * 3600 * 1000


class Timeouts:
    """One timer for each table whose clock runs."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._running: set[asyncio.Task[None]] = set()

    def wake(self, table: Table) -> None:
        """Set the timer of a table by its present deadline."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        deadline = table.deadline()
        if deadline is not None:
            wait = min(max(0, deadline - now()) + GRACE_MILLISECONDS, LONGEST_SLEEP_MILLISECONDS)
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(wait / 1000, self._ring, table.id)

    def _ring(self, table_id: str) -> None:
        task = asyncio.create_task(retry_on_conflict(self._end)(table_id))
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("a clock that ran out is seen to later", exc_info=task.exception())

    async def _end(self, table_id: str) -> None:
        async with self.tables.at(table_id) as table:
            deadline = table.deadline()
            if deadline is None or table.to_move is None or now() < deadline:
                self.wake(table)
                return
            seat = table.seats[table.to_move]
            if table.timeout == "bot":
                await give_to_computer(self.tables, table, seat)
            else:
                await append(self.tables, table, Entry("timeout", seat.seat), None)
            log.info("a clock ran out", extra={"table": table.id, "seat": seat.seat})

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._running:
            task.cancel()
