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

LONGEST = (
    "test_kill.py", "test_faults.py", "test_ray.py", "test_leaks.py", "test_many.py", "whole_game",
    "test_first_minute.py",
)  # fmt: skip


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes longest begins first, each in another process, so that none waits for it at the end."""
    processes = getattr(config, "workerinput", {}).get("workercount", 1)
    longest: list[list[pytest.Item]] = [[] for _ in range(processes)]
    rest = []
    for item in items:
        place = next((i for i, word in enumerate(LONGEST) if word in item.nodeid), None)
        (rest if place is None else longest[place % processes]).append(item)
    ordered: list[pytest.Item] = []
    # At first, the tests are cut into as many equal parts as there are processes.
    for left, first in zip(range(processes, 0, -1), longest, strict=True):
        room = max(0, (len(items) - len(ordered)) // left - len(first))
        ordered += first + rest[:room]
        del rest[:room]
    items[:] = ordered + rest
