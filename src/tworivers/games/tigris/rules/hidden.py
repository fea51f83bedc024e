"""What a viewer cannot know (Tigris 3)."""

from tworivers.games.tigris.rules.state import COLOURS, OVER
from tworivers.kernel.generator import draw_kind
from tworivers.kernel.generic import ALL_OPEN
from tworivers.kernel.rule import rule


@rule
def sees_hand(viewer, seat):
    """Tigris 3.1, 3.2: hands and the tiles swapped away are for their owner only."""
    return viewer == seat or viewer == ALL_OPEN


@rule
def sees_points(s, viewer, seat):
    """Tigris 3.3, 3.4: points are for their owner, and for all where scores are open or the game is over."""
    return sees_hand(viewer, seat) or s.open_scores != 0 or s.phase == OVER


@rule
def pour_into_bag(s, tiles):
    """Give all tiles of a count a colour to the bag, leaving only their number in the first place."""
    total = 0
    for colour in range(COLOURS):
        s.bag[colour] += tiles[colour]
        total += int(tiles[colour])
        tiles[colour] = 0
    tiles[0] = total


@rule
def draw_from_bag(s, tiles, rng):
    """Fill again what `pour_into_bag` emptied."""
    total = int(tiles[0])
    tiles[0] = 0
    for _ in range(total):
        tiles[draw_kind(rng, s.bag)] += 1


@rule
def resample(s, viewer, rng):
    """Tigris 3.1, 3.2, 3.4: draw the others' hands, the tiles they swapped away and the bag anew."""
    for seat in range(s.players):
        if seat != viewer:
            pour_into_bag(s, s.hands[seat])
            pour_into_bag(s, s.swapped[seat])
    for seat in range(s.players):
        if seat != viewer:
            draw_from_bag(s, s.hands[seat], rng)
            draw_from_bag(s, s.swapped[seat], rng)
