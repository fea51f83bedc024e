"""Regions, kingdoms and the leaders in them (Tigris 1 and 5.11)."""

from tworivers.games.tigris.rules.board import TEMPLE
from tworivers.games.tigris.rules.cells import flood, neighbours
from tworivers.games.tigris.rules.events import LEADER_HOME, WITHOUT_TEMPLE
from tworivers.games.tigris.rules.state import COLOURS, LEADERS, NOWHERE
from tworivers.kernel.events import emit
from tworivers.kernel.record import at
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import (
    NOTHING,
    add,
    common,
    contains,
    is_empty,
    load,
    meet,
    remove,
    single,
    store,
    union,
    without,
)


@rule
def face_up(s):
    """Tigris 1.2, 1.6: all civilization tiles that lie face up; turned ones only connect."""
    return union(union(load(s.tiles[0]), load(s.tiles[1])), union(load(s.tiles[2]), load(s.tiles[3])))


@rule
def connecting(s):
    """Tigris 1.3: tiles face up or down and leaders connect; 1.7: the unification tile is a gap."""
    pieces = union(union(face_up(s), load(s.face_down)), load(s.leaders))
    if s.unification != NOWHERE:
        pieces = without(pieces, single(s.unification))
    return pieces


@rule
def leader_cell(s, leader):
    return int(s.leader_at[leader >> 2, leader & 3])


@rule
def forget_kingdom(s, kingdom):
    """Drop a kingdom; its leaders wait to be found again."""
    store(s.kingdoms[kingdom], NOTHING)
    store(s.borders[kingdom], NOTHING)
    for leader in range(LEADERS):
        if s.kingdom_of[leader] == kingdom:
            s.kingdom_of[leader] = NOWHERE


@rule
def find_kingdoms(s):
    """Tigris 1.4: flood the region of every leader whose kingdom is not known; the first leader names it."""
    field = connecting(s)
    for leader in range(4 * s.players):
        cell = leader_cell(s, leader)
        if cell == NOWHERE or s.kingdom_of[leader] != NOWHERE:
            continue
        region = flood(single(cell), field)
        store(s.kingdoms[leader], region)
        store(s.borders[leader], without(neighbours(region), region))
        for other in range(leader, 4 * s.players):
            there = leader_cell(s, other)
            if there != NOWHERE and contains(s.kingdoms[leader], there):
                s.kingdom_of[other] = leader


@rule
def refresh(s, changed):
    """Find kingdoms anew wherever one of the changed cells lies in them or next to them."""
    near = union(changed, neighbours(changed))
    touched = meet(changed, load(s.leaders))
    for kingdom in range(4 * s.players):
        if meet(load(s.kingdoms[kingdom]), near):
            forget_kingdom(s, kingdom)
            touched = True
    if touched:
        find_kingdoms(s)


@rule
def refresh_all(s):
    """Bring every derived field to the value that follows from the others."""
    store(s.leaders, NOTHING)
    for leader in range(4 * s.players):
        cell = leader_cell(s, leader)
        if cell != NOWHERE:
            add(s.leaders, cell)
    for kingdom in range(LEADERS):
        forget_kingdom(s, kingdom)
    find_kingdoms(s)


@rule
def refresh_all_at(states, index):
    refresh_all(at(states, index))


@rule
def put_leader(s, seat, colour, cell):
    s.leader_at[seat, colour] = cell
    add(s.leaders, cell)
    refresh(s, single(cell))


@rule
def lift_leader(s, seat, colour):
    """Take a leader off the board and return the cell it left."""
    cell = int(s.leader_at[seat, colour])
    s.leader_at[seat, colour] = NOWHERE
    remove(s.leaders, cell)
    s.kingdom_of[4 * seat + colour] = NOWHERE
    refresh(s, single(cell))
    return cell


@rule
def leader_in(s, kingdom, colour):
    """The seat whose leader of this colour stands in the kingdom, or -1."""
    for seat in range(s.players):
        if s.kingdom_of[4 * seat + colour] == kingdom:
            return seat
    return NOWHERE


@rule
def kingdom_at(s, cell):
    """The kingdom that holds the cell, or -1."""
    for kingdom in range(4 * s.players):
        if contains(s.kingdoms[kingdom], cell):
            return kingdom
    return NOWHERE


@rule
def count_kingdom_beside(s, cell):
    """Tigris 6.2: how many different kingdoms lie next to the cell."""
    beside = 0
    for kingdom in range(4 * s.players):
        if contains(s.borders[kingdom], cell):
            beside += 1
    return beside


@rule
def temples_beside(s, cell):
    """Tigris 5.2, 5.11, 9.2: the face-up temples a leader on this cell stands beside, of whatever region."""
    return common(neighbours(single(cell)), load(s.tiles[TEMPLE]))


@rule
def send_homeless_leaders_home(s, events):
    """Tigris 5.11: a leader with no face-up temple beside it goes home at once."""
    for seat in range(s.players):
        for colour in range(COLOURS):
            cell = int(s.leader_at[seat, colour])
            if cell != NOWHERE and is_empty(temples_beside(s, cell)):
                lift_leader(s, seat, colour)
                emit(events, LEADER_HOME, seat, colour, cell, WITHOUT_TEMPLE, 0)
