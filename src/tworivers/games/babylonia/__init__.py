"""Babylonia, by Reiner Knizia."""
