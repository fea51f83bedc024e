"""Research: self-play in bulk."""
