"""Revolts and wars (Tigris 9-11)."""

from tworivers.games.tigris.rules.board import TEMPLE
from tworivers.games.tigris.rules.cells import neighbours
from tworivers.games.tigris.rules.events import (
    ADDED,
    BEATEN,
    CONFLICT_WON,
    FOR_REVOLT,
    FOR_WAR,
    LEADER_HOME,
    REVOLT,
    TILE_BEATEN,
    WAR,
)
from tworivers.games.tigris.rules.kingdoms import lift_leader, refresh, temples_beside
from tworivers.games.tigris.rules.scoring import give_points
from tworivers.games.tigris.rules.state import ATTACK, COLOURS, DEFEND, NOWHERE
from tworivers.kernel.events import emit
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import (
    common,
    contains,
    count,
    first_cell,
    is_empty,
    load,
    single,
    store,
    union,
    without,
)


@rule
def begin_revolt(s, seat, colour, events):
    """Tigris 5.10, 9.1: a leader that finds another of its colour in its kingdom starts a revolt."""
    kingdom = int(s.kingdom_of[4 * seat + colour])
    for other in range(s.players):
        if other != seat and s.kingdom_of[4 * other + colour] == kingdom:
            begin_conflict(s, colour, seat, other, REVOLT, events)
            return True
    return False


@rule
def begin_conflict(s, colour, attacker, defender, kind, events):
    s.contested = colour
    s.attacker = attacker
    s.defender = defender
    s.phase = ATTACK
    s.deciding = attacker
    emit(events, kind, colour, attacker, defender, strength(s, attacker), strength(s, defender))


@rule
def is_war(s):
    return s.unification != NOWHERE


@rule
def strength(s, seat):
    """Tigris 9.2, 11.1: what the board gives a side."""
    return count(backing(s, seat))


@rule
def backing(s, seat):
    """Tigris 9.2, 11.1: the tiles that count for a side, in a revolt temples, in a war supporters."""
    if is_war(s):
        return supporters(s, seat, int(s.contested))
    return temples_beside(s, int(s.leader_at[seat, s.contested]))


@rule
def supporters(s, seat, colour):
    """Tigris 11.1, 11.2: face-up tiles of its colour in a leader's kingdom, the unification tile a gap."""
    return supporters_in(s, int(s.kingdom_of[4 * seat + colour]), colour)


@rule
def supporters_in(s, kingdom, colour):
    """Tigris 11.1: the tiles that a leader of this colour has behind it in a kingdom."""
    return common(load(s.kingdoms[kingdom]), load(s.tiles[colour]))


@rule
def conflict_tile(s):
    """Tigris 9.3, 11.3: red tiles in a revolt, tiles of the war's colour in a war."""
    return s.contested if is_war(s) else TEMPLE


@rule
def tiles_to_add(s):
    """Tigris 9.3, 11.3: the most the deciding player could add from the hand."""
    return int(s.hands[s.deciding, conflict_tile(s)])


@rule
def add_tiles(s, tiles, events):
    """Tigris 9.3, 11.3: tiles from the hand, once, openly; afterwards they leave the game (3.2)."""
    colour = conflict_tile(s)
    s.hands[s.deciding, colour] -= tiles
    s.discarded[colour] += tiles
    if tiles > 0:
        s.quiet = 0
    emit(events, ADDED, s.deciding, colour, tiles, 0, 0)


@rule
def attack(s, tiles, events):
    """Tigris 9.3, 11.3: first the attacker."""
    add_tiles(s, tiles, events)
    s.added = tiles
    s.phase = DEFEND
    s.deciding = s.defender


@rule
def margin(s):
    """Tigris 9.4, 11.4: how many tiles the defender could add and still lose."""
    return margin_between(strength(s, s.attacker) + int(s.added), strength(s, s.defender))


@rule
def margin_between(attacking, defending):
    """Tigris 9.4, 11.4: by how much the attacker is ahead beyond a tie, which the defender wins."""
    return attacking - defending - 1


@rule
def defend(s, tiles, events):
    """Tigris 9.4, 9.7, 11.4: then the defender, who wins a tie."""
    add_tiles(s, tiles, events)
    attacking = strength(s, s.attacker) + s.added
    defending = strength(s, s.defender) + tiles
    if margin_between(attacking, defending) >= 0:
        settle(s, s.attacker, s.defender, attacking, defending, events)
    else:
        settle(s, s.defender, s.attacker, defending, attacking, events)
    s.contested = NOWHERE
    s.attacker = NOWHERE
    s.defender = NOWHERE
    s.added = 0


@rule
def settle(s, winner, loser, winning, losing, events):
    """Carry out the result of a revolt or a war."""
    emit(events, CONFLICT_WON, s.contested, winner, loser, winning, losing)
    if is_war(s):
        settle_war(s, winner, loser, events)
    else:
        settle_revolt(s, winner, loser, events)


@rule
def send_loser_home(s, loser, events):
    cell = lift_leader(s, loser, s.contested)
    emit(events, LEADER_HOME, loser, s.contested, cell, BEATEN, 0)


@rule
def settle_revolt(s, winner, loser, events):
    """Tigris 9.5: the loser's leader goes home, the winner gets one red point."""
    send_loser_home(s, loser, events)
    give_points(s, winner, TEMPLE, 1, FOR_REVOLT, events)


@rule
def settle_war(s, winner, loser, events):
    """Tigris 11.5, 11.9: leader and supporters leave, a point for each; the kingdom may fall apart."""
    colour = int(s.contested)
    beaten = beaten_tiles(s, loser)
    send_loser_home(s, loser, events)
    store(s.tiles[colour], without(load(s.tiles[colour]), beaten))
    s.discarded[colour] += count(beaten)
    refresh(s, beaten)
    tell_beaten(beaten, colour, events)
    give_points(s, winner, colour, 1 + count(beaten), FOR_WAR, events)


@rule
def beaten_tiles(s, loser):
    """Tigris 11.5, 11.8, 15.7: the supporters that leave; temples have guards, buildings keep their tile."""
    beaten = supporters(s, loser, int(s.contested))
    building = int(s.building_at[s.contested])
    if building != NOWHERE:
        beaten = without(beaten, single(building))
    if s.contested == TEMPLE:
        beaten = without(beaten, protected_temples(s, loser))
    return beaten


@rule
def protected_temples(s, loser):
    """Tigris 11.6, 11.7: temples with a treasure or beside a leader other than the beaten priest stay."""
    others = without(load(s.leaders), single(int(s.leader_at[loser, s.contested])))
    return union(load(s.treasures), neighbours(others))


@rule
def tell_beaten(beaten, colour, events):
    if len(events) > 0:
        while not is_empty(beaten):
            cell = first_cell(beaten)
            emit(events, TILE_BEATEN, colour, cell, 0, 0, 0)
            beaten = without(beaten, single(cell))


@rule
def is_at_war(s, seat, colour):
    """Tigris 10.1: does this leader stand in a kingdom beside the unification tile?"""
    kingdom = int(s.kingdom_of[4 * seat + colour])
    return kingdom != NOWHERE and contains(s.borders[kingdom], s.unification)


@rule
def contested_colours(s):
    """Tigris 10.1, 10.5: the colours with two leaders among the sides, as bits, afresh after each war."""
    colours = 0
    for colour in range(COLOURS):
        leaders = 0
        for seat in range(s.players):
            if is_at_war(s, seat, colour):
                leaders += 1
        if leaders == 2:
            colours |= 1 << colour
    return colours


@rule
def begin_war(s, colour, events):
    """Tigris 10.4: the attacker is the active player, or the first after him clockwise."""
    attacker = NOWHERE
    for turn in range(s.players):
        seat = (s.active + turn) % s.players
        if is_at_war(s, seat, colour):
            if attacker == NOWHERE:
                attacker = seat
            else:
                begin_conflict(s, colour, attacker, seat, WAR, events)
                return


@rule
def place_unification_tile(s, cell):
    """Tigris 1.7, 6.5: the marker over the tile that joins two kingdoms."""
    s.unification = cell


@rule
def take_unification_tile(s):
    """Tigris 10.2, 10.6: wars are over; all that touches the tile is one region now."""
    cell = single(s.unification)
    s.unification = NOWHERE
    refresh(s, cell)
