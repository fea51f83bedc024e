"""What a viewer cannot know (Ur 1.4)."""

from tworivers.kernel.rule import rule


@rule
def resample(s, viewer, rng):
    """Ur 1.4: everything lies open; the next roll is not part of the state."""
