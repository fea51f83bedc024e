"""Benchmarks, each comparing within one run."""
