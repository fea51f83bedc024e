"""What is counted for hosts, in Prometheus' form. Nothing here depends on what players hold."""

import functools

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()

MOVES = Counter("tworivers_moves", "Entries stored", ["game", "kind"], registry=registry)
MOVE_SECONDS = Histogram(
    "tworivers_move_seconds",
    "From receiving an action to its acknowledgement",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.25, 1, 5),
    registry=registry,
)
TABLES_IN_MEMORY = Gauge("tworivers_tables_in_memory", "Tables held in memory", registry=registry)
SOCKETS = Gauge("tworivers_sockets", "Open live connections", registry=registry)
WRITES_WAITING = Gauge("tworivers_writes_waiting", "Changes that wait for the writer", registry=registry)
BOT_SECONDS = Histogram(
    "tworivers_bot_seconds", "Time a computer opponent thought", ["level"], registry=registry
)
BOT_FAILURES = Counter("tworivers_bot_failures", "Moves of computers taken up again", registry=registry)
JOBS = Counter("tworivers_jobs", "Moves of computers on the queue", ["outcome"], registry=registry)
JOBS_WAITING = Gauge("tworivers_jobs_waiting", "Moves of computers that wait for a worker", registry=registry)
CHANNEL_MESSAGES = Counter(
    "tworivers_channel_messages", "Changes told to and heard of other processes", ["way"], registry=registry
)
CHANNEL_FAILURES = Counter("tworivers_channel_failures", "Times Redis did not answer", registry=registry)
DELIVERIES = Counter("tworivers_notifications", "Attempts to notify", ["outcome"], registry=registry)
REFUSALS = Counter("tworivers_refusals", "Requests refused", ["status"], registry=registry)


@functools.cache
def moves_of(game: str, kind: str) -> Counter:
    """The counter of one kind of entries of a game, found once."""
    return MOVES.labels(game, kind)


def exposition() -> bytes:
    return generate_latest(registry)
