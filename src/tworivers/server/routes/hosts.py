"""Routes about the server itself."""

from typing import Any

from litestar import Response, get

from tworivers.bots.levels import LEVELS
from tworivers.server import metrics
from tworivers.server.problems import Away
from tworivers.server.queueing import QueuedJobs
from tworivers.server.service import Served


@get("/api/levels")
async def levels() -> list[str]:
    """The levels of the computer, the weakest first."""
    return list(LEVELS)


@get("/health")
async def health(server: Served) -> dict[str, Any]:
    """Is the server well?"""
    if server.store.away:
        raise Away("store-away")
    return {"status": "ok", "ready": sorted(server.preparation.ready)}


@get("/metrics", media_type="text/plain")
async def show_metrics(server: Served) -> Response[bytes]:
    """Figures for Prometheus."""
    metrics.TABLES_IN_MEMORY.set(len(server.tables.live))
    metrics.WRITES_WAITING.set(server.store.waiting)
    if isinstance(server.jobs, QueuedJobs):
        await server.jobs.count()
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")


handlers = [levels, health, show_metrics]
