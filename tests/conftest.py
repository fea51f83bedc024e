"""Settings of Hypothesis, and the order of tests.

There is no deadline for an example, because the first may have to load compiled rules."""

import os

import pytest
from hypothesis import HealthCheck, settings

EXAMPLES = 40 if os.environ.get("TWORIVERS_LONG") else 5

settings.register_profile(
    "tworivers",
    deadline=None,
    max_examples=EXAMPLES,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
settings.load_profile("tworivers")

LONGEST = ("test_kill.py", "test_faults.py", "test_ray.py", "test_many.py", "whole_game")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that no process waits for it at the end."""
    items.sort(key=lambda item: not any(word in item.nodeid for word in LONGEST))
