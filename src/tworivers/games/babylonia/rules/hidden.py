"""What a viewer cannot know (Babylonia 1.10, 3.6, 3.11)."""

from tworivers.games.babylonia.rules.board import FARMER
from tworivers.games.babylonia.rules.placing import noble_lacks_farmers
from tworivers.games.babylonia.rules.state import (
    CLANS,
    PLACE,
)
from tworivers.kernel.generator import draw_kind
from tworivers.kernel.generic import ALL_OPEN
from tworivers.kernel.rule import rule


@rule
def sees_tiles(viewer, seat):
    """Babylonia 1.10, 3.6: the rack, the supply and what lies face down are for their owner only."""
    return viewer == seat or viewer == ALL_OPEN


@rule
def pour_into_supply(s, seat, tiles):
    """Give all tiles of a count a clan to the supply; return how many they were."""
    total = 0
    for clan in range(CLANS):
        s.supplies[seat, clan] += tiles[clan]
        total += int(tiles[clan])
        tiles[clan] = 0
    return total


@rule
def draw_from_supply(s, seat, tiles, number, rng):
    """Draw so many tiles anew."""
    for _ in range(number):
        tiles[draw_kind(rng, s.supplies[seat])] += 1


@rule
def rack_is_possible(s, seat):
    """Babylonia 3.11, 8.5: who has laid a noble and two farmers is known to hold the third."""
    if seat != s.active or s.phase != PLACE or not noble_lacks_farmers(s):
        return True
    return s.racks[seat, FARMER] > 0


@rule
def resample(s, viewer, rng):
    """Babylonia 1.10, 3.6: draw anew what the others have not shown: racks, supplies, tiles face down."""
    for seat in range(s.players):
        if seat != viewer:
            lying = pour_into_supply(s, seat, s.face_down[seat])
            held = pour_into_supply(s, seat, s.racks[seat])
            draw_from_supply(s, seat, s.racks[seat], held, rng)
            while not rack_is_possible(s, seat):
                pour_into_supply(s, seat, s.racks[seat])
                draw_from_supply(s, seat, s.racks[seat], held, rng)
            draw_from_supply(s, seat, s.face_down[seat], lying, rng)
