"""Tigris & Euphrates, by Reiner Knizia."""
