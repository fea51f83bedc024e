"""What a position must fulfil to be possible."""

import numpy as np

from tworivers.games.game import State
from tworivers.games.tigris.rules.actions import COUNT, WORDS
from tworivers.games.tigris.rules.board import (
    BUILDINGS,
    CATASTROPHES_PER_PLAYER,
    CELL_NAMES,
    COLUMNS,
    HAND_SIZE,
    HOLY,
    LEADERS,
    MONUMENT_SHOWS,
    MONUMENTS,
    NEIGHBOURS,
    RIVER,
    ROWS,
    TEMPLE,
    TRADER,
)
from tworivers.games.tigris.rules.fields import Fields, fields
from tworivers.games.tigris.rules.state import ENDINGS, NOWHERE, PHASES
from tworivers.kernel.bits import is_in, places_in
from tworivers.kernel.generic import legal_at
from tworivers.words.messages import BadPosition


def check_pieces(s: State) -> None:
    """Tigris 1.5, 2, 5.2, 12, 15: everything stands where it may stand, and nothing is there twice."""
    f = fields(s)
    check_monuments(f)
    check_treasures(f)
    check_leaders(f)
    check_buildings(f)
    check_supplies(f)


def check_monuments(f: Fields) -> None:
    """Tigris 1.8, 12.1: each turned tile lies under exactly one monument that shows its colour."""
    under: list[int] = []
    for monument, corner in enumerate(f.monument_at):
        if corner == NOWHERE:
            continue
        arguments = {"monument": MONUMENTS[monument], "cell": CELL_NAMES[corner]}
        square = [corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1]
        fits = corner % COLUMNS < COLUMNS - 1 and corner // COLUMNS < ROWS - 1
        if not fits or not all(is_in(f.face_down, cell) for cell in square):
            raise BadPosition("tigris-monument-needs-square", **arguments)
        colour = f.monument_on[monument]
        if colour == NOWHERE or not MONUMENT_SHOWS[monument, colour]:
            raise BadPosition("tigris-monument-wrong-colour", **arguments)
        under += square
    if sorted(under) != places_in(f.face_down):
        raise BadPosition("tigris-turned-tile-without-monument")


def check_treasures(f: Fields) -> None:
    """Tigris 2.1: treasures lie on temples of the printed cells, and none is lost."""
    holy = HOLY[f.board].tolist()
    turned = turned_temples(f)
    for cell in places_in(f.treasures):
        temple = is_in(f.tiles[TEMPLE], cell) or cell in turned
        if not is_in(holy, cell) or not temple:
            raise BadPosition("tigris-treasure-needs-temple", cell=CELL_NAMES[cell])
    found = len(places_in(f.treasures)) + sum(f.treasures_won)
    if found != len(places_in(holy)):
        raise BadPosition("tigris-treasures-do-not-add-up", number=found, all=len(places_in(holy)))


def turned_temples(f: Fields) -> list[int]:
    """The cells of temples under monuments."""
    corners = [f.monument_at[m] for m, colour in enumerate(f.monument_on) if colour == TEMPLE]
    return [corner + offset for corner in corners for offset in (0, 1, COLUMNS, COLUMNS + 1)]


def check_leaders(f: Fields) -> None:
    """Tigris 5.2, 5.8, 5.11: leaders stand alone on land beside a face-up temple."""
    taken = set(places_in(f.face_down)) | set(places_in(f.catastrophes))
    for tiles in f.tiles:
        taken |= set(places_in(tiles))
    for seat in range(4):
        for colour, cell in enumerate(f.leader_at[seat]):
            if cell == NOWHERE:
                continue
            arguments = {"leader": LEADERS[colour], "cell": CELL_NAMES[cell]}
            if cell in taken:
                raise BadPosition("tigris-leader-on-piece", **arguments)
            if is_in(RIVER[f.board].tolist(), cell):
                raise BadPosition("tigris-leader-on-river", **arguments)
            if not any(is_in(f.tiles[TEMPLE], beside) for beside in NEIGHBOURS[cell]):
                raise BadPosition("tigris-leader-without-temple", **arguments)
            taken.add(cell)


def check_buildings(f: Fields) -> None:
    """Tigris 15.1, 15.2: a building stands on a face-up tile of its colour, in the variant."""
    for colour, cell in enumerate(f.building_at):
        if cell == NOWHERE:
            continue
        arguments = {"building": BUILDINGS[colour], "cell": CELL_NAMES[cell]}
        if not f.buildings:
            raise BadPosition("tigris-building-without-variant", **arguments)
        if not is_in(f.tiles[colour], cell):
            raise BadPosition("tigris-building-needs-tile", **arguments)


def check_supplies(f: Fields) -> None:
    """Tigris 2.2, 7.4: at most six tiles in a hand, two catastrophes a player."""
    for seat in range(f.players):
        if sum(f.hands[seat]) > HAND_SIZE:
            raise BadPosition("tigris-hand-too-large", seat=seat, number=sum(f.hands[seat]))
    found = len(places_in(f.catastrophes)) + sum(f.catastrophes_left)
    if found != CATASTROPHES_PER_PLAYER * f.players:
        every = CATASTROPHES_PER_PLAYER * f.players
        raise BadPosition("tigris-catastrophes-do-not-add-up", number=found, all=every)


def rich_traders(f: Fields) -> list[int]:
    """The seats whose traders have to take treasures."""
    seats = []
    for seat in range(f.players):
        kingdom = f.kingdom_of[4 * seat + TRADER]
        if kingdom != NOWHERE:
            here = zip(f.kingdoms[kingdom], f.treasures, strict=True)
            if sum((a & b).bit_count() for a, b in here) > 1:
                seats.append(seat)
    return seats


def check_situation(s: State) -> None:
    """The phase fits what lies on the board."""
    f = fields(s)
    phase = PHASES[f.phase]
    check_peace(f, phase)
    fighting = phase in ("attack", "defend")
    if fighting != (f.attacker != NOWHERE):
        raise BadPosition("tigris-phase-needs-conflict", phase=phase)
    if f.unification != NOWHERE and (f.unification != f.placed or not (fighting or phase == "war")):
        raise BadPosition("tigris-stray-unification-tile")
    if phase in ("war", "building", "monument") and f.placed == NOWHERE:
        raise BadPosition("tigris-phase-needs-placed", phase=phase)
    if phase == "war" and f.unification == NOWHERE:
        raise BadPosition("tigris-stray-unification-tile")
    if phase == "action" and f.placed != NOWHERE:
        raise BadPosition("tigris-action-is-finished")
    if f.placed != NOWHERE and not tile_at(f, f.placed):
        raise BadPosition("tigris-placed-needs-tile", cell=CELL_NAMES[f.placed])
    if (phase == "over") != bool(f.ending):
        raise BadPosition("tigris-over-needs-ending", known=", ".join(ENDINGS[1:]))
    if phase == "action" and rich_traders(f):
        raise BadPosition("tigris-treasures-wait", seat=rich_traders(f)[0])
    if phase == "treasure" and not rich_traders(f):
        raise BadPosition("tigris-nothing-to-decide", phase=phase)
    if phase != "over" and choices(s) < (1 if fighting or phase == "action" else 2):
        raise BadPosition("tigris-nothing-to-decide", phase=phase)


def tile_at(f: Fields, cell: int) -> bool:
    return is_in(f.face_down, cell) or any(is_in(tiles, cell) for tiles in f.tiles)


def choices(s: State) -> int:
    out = np.empty(COUNT, dtype=np.int32)
    count: int = legal_at(s, 0, np.empty(WORDS, dtype=np.uint64), out)
    return count


def check_peace(f: Fields, phase: str) -> None:
    """Tigris 1.5: two leaders of a colour share a kingdom only while they fight a revolt."""
    for colour in range(4):
        homes: dict[int, int] = {}
        for seat in range(f.players):
            kingdom = f.kingdom_of[4 * seat + colour]
            if kingdom == NOWHERE:
                continue
            if kingdom in homes and not in_revolt(f, phase, colour, {homes[kingdom], seat}):
                cell = CELL_NAMES[f.leader_at[seat][colour]]
                raise BadPosition("tigris-two-leaders", leader=LEADERS[colour], cell=cell)
            homes[kingdom] = seat
    if phase in ("attack", "defend"):
        check_conflict(f)


def in_revolt(f: Fields, phase: str, colour: int, seats: set[int]) -> bool:
    fighting = phase in ("attack", "defend") and f.unification == NOWHERE
    return fighting and colour == f.contested and seats == {f.attacker, f.defender}


def check_conflict(f: Fields) -> None:
    """Tigris 9.1, 10.1, 10.4: both leaders stand in one kingdom, or at either side of the tile."""
    if f.attacker == NOWHERE or f.attacker == f.defender:
        raise BadPosition("tigris-phase-needs-conflict", phase=PHASES[f.phase])
    kingdoms = [f.kingdom_of[4 * seat + f.contested] for seat in (f.attacker, f.defender)]
    if NOWHERE in kingdoms:
        raise BadPosition("tigris-conflict-needs-leaders")
    revolt = f.unification == NOWHERE
    if revolt != (kingdoms[0] == kingdoms[1]):
        raise BadPosition("tigris-conflict-needs-leaders")
    if revolt and f.attacker != f.active:
        raise BadPosition("tigris-revolt-attacker")
    attacker_turn, defender_turn = [(seat - f.active) % f.players for seat in (f.attacker, f.defender)]
    if not revolt and attacker_turn > defender_turn:
        raise BadPosition("tigris-war-attacker")
    if not revolt and not all(is_in(f.borders[k], f.unification) for k in kingdoms):
        raise BadPosition("tigris-conflict-needs-leaders")
