"""Hypothesis settings: no deadline, because the first example may have to compile."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "tworivers", deadline=None, max_examples=15, suppress_health_check=list(HealthCheck), derandomize=True
)
settings.load_profile("tworivers")
