"""How players compare at the end (Babylon 7.4, 9.11)."""

import numpy as np

from tworivers.games.babylon.rules.cells import count
from tworivers.games.babylon.rules.scoring import CATEGORIES, score
from tworivers.kernel.rule import rule


@rule
def standing(s, seat, out):
    """Babylon 7.4, 9.11: most points, then fewer holes seen; left-over columns and tiles count nothing."""
    points = np.zeros(len(CATEGORIES), dtype=np.int64)
    score(s, seat, points)
    for category in range(len(points)):
        out[0] += points[category]
    out[1] = -count(s.surface[seat, 0])
