"""The time of day, in milliseconds. Servers that share a database share its clock."""

import time

# What to add to this machine's steady clock; none where the machine's own time of day counts.
_offset: float | None = None


def now() -> int:
    """Milliseconds since 1970."""
    if _offset is None:
        return int(time.time() * 1000)
    return int(time.monotonic() * 1000 + _offset)


def follow(milliseconds: float) -> None:
    """From now on it is so late, however this machine's time of day jumps."""
    global _offset
    _offset = milliseconds - time.monotonic() * 1000
