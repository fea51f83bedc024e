"""Hypothesis settings: no deadline, because the first example may have to load compiled rules."""

import os

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
