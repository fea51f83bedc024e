"""Research: games in bulk, and the interfaces that learning software expects."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tworivers.lab.batch import Batch

__all__ = ["Batch"]


def __getattr__(name: str) -> Any:
    """What needs the rules of all games is loaded only when it is asked for."""
    if name == "Batch":
        from tworivers.lab.batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
