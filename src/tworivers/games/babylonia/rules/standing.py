"""How players compare at the end (Babylonia 7.2)."""

from tworivers.games.babylonia.rules.scoring import cities_of
from tworivers.games.babylonia.rules.state import SOURCES
from tworivers.kernel.rule import rule


@rule
def score(s, seat):
    """All points of a player; there is no scoring at the end."""
    points = 0
    for source in range(len(SOURCES)):
        points += int(s.points[seat, source])
    return points


@rule
def standing(s, seat, out):
    """Babylonia 7.2: most points, then most cities; who is equal in both shares a place."""
    out[0] = score(s, seat)
    out[1] = cities_of(s, seat)
