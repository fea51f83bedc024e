"""What a viewer cannot know (Babylon 2.7, 10.5)."""

from tworivers.kernel.rule import rule


@rule
def resample(s, viewer, rng):
    """Babylon 2.7: there is nothing to draw anew.

    What nobody has seen, the quarry tiles under others and the tokens to come, is drawn when it is
    revealed; the state holds only the set they will be drawn from, and everybody can work that out."""
