"""Pieces as counts, one number a kind."""

from tworivers.kernel.rule import rule


@rule
def total(counts):
    """How many pieces there are of all kinds."""
    pieces = 0
    for kind in range(len(counts)):
        pieces += int(counts[kind])
    return pieces
