"""What a network is shown of Tigris & Euphrates: spheres, leaders, hands, wars that a tile could start."""

from tworivers.games.tigris.rules.board import KING, TEMPLE, TRADER
from tworivers.games.tigris.rules.conflicts import strength, supporters, supporters_in
from tworivers.games.tigris.rules.kingdoms import leader_in, temples_beside
from tworivers.games.tigris.rules.scoring import monuments_for
from tworivers.games.tigris.rules.standing import spheres
from tworivers.games.tigris.rules.state import (
    ACTION,
    ATTACK,
    COLOURS,
    DEFEND,
    NOWHERE,
    OVER,
    WAR,
)
from tworivers.games.tigris.rules.treasures import treasures_in
from tworivers.games.tigris.rules.turn import bag_size
from tworivers.games.tigris.think.evaluation import FULL_BAG, part_left
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import count, load, meet

TABLE = 26
SEAT = 40
POINTS, SPHERES, TREASURES, PLACED, TEMPLES, SUPPORTERS = 0, 4, 8, 9, 13, 17
PAID, HAND, CATASTROPHES, AHEAD, BEHIND, RICHES, STANDS_IN = 21, 25, 29, 30, 34, 38, 39


@rule
def features(s, viewer, out, start):
    """The table first, then each seat from the viewer on."""
    show_table(s, viewer, out, start)
    for turn in range(s.players):
        show_seat(s, (viewer + turn) % s.players, out, start + TABLE + SEAT * turn)
    show_wars(s, viewer, out, start + TABLE)


@rule
def show_table(s, viewer, out, at):
    """How much is left, whose turn it is, and the conflict under way."""
    out[at] = part_left(s)
    out[at + 1] = bag_size(s) / FULL_BAG
    out[at + 2] = count(load(s.treasures)) / 10
    out[at + 3] = s.actions_left / 2
    if s.phase == OVER:
        return
    out[at + 4 + (s.active - viewer) % s.players] = 1
    out[at + 8 + (s.deciding - viewer) % s.players] = 1
    out[at + 12] = 1 if s.phase == ATTACK else 0
    out[at + 13] = 1 if s.phase == DEFEND else 0
    out[at + 14] = 1 if s.phase == WAR else 0
    out[at + 15] = 1 if s.phase != ACTION else 0
    if s.phase == ATTACK or s.phase == DEFEND:
        out[at + 16 + (s.attacker - viewer) % s.players] = 1
        out[at + 20 + (s.defender - viewer) % s.players] = 1
        out[at + 24] = (strength(s, int(s.attacker)) + s.added - strength(s, int(s.defender))) / 3
        out[at + 25] = 1 if s.contested == TEMPLE else 0


@rule
def show_seat(s, seat, out, at):
    """One player: spheres, hand and leaders."""
    first, second, third, fourth = spheres(s, seat)
    out[at + SPHERES] = first / 8
    out[at + SPHERES + 1] = second / 8
    out[at + SPHERES + 2] = third / 8
    out[at + SPHERES + 3] = fourth / 8
    out[at + TREASURES] = s.treasures_won[seat] / 4
    out[at + CATASTROPHES] = s.catastrophes_left[seat] / 2
    for colour in range(COLOURS):
        out[at + POINTS + colour] = s.points[seat, colour] / 8
        out[at + HAND + colour] = s.hands[seat, colour] / 3
        if s.leader_at[seat, colour] != NOWHERE:
            show_leader(s, seat, colour, out, at)


@rule
def show_leader(s, seat, colour, out, at):
    """A leader on the board: how safely it stands and what pays it."""
    kingdom = int(s.kingdom_of[4 * seat + colour])
    out[at + PLACED + colour] = 1
    out[at + TEMPLES + colour] = count(temples_beside(s, int(s.leader_at[seat, colour]))) / 2
    out[at + SUPPORTERS + colour] = count(supporters(s, seat, colour)) / 4
    out[at + PAID + colour] = monuments_for(s, kingdom, colour)
    if colour == TRADER:
        out[at + RICHES] = count(treasures_in(s, kingdom)) / 2
    elif colour == KING:
        for other in range(3):
            if leader_in(s, kingdom, other) == NOWHERE:
                out[at + STANDS_IN] += 0.33


@rule
def show_wars(s, viewer, out, at):
    """Kingdoms that one tile could join, and who leads there in each colour that would be fought for."""
    for kingdom in range(4 * s.players):
        if s.kingdom_of[kingdom] != kingdom:
            continue
        border = load(s.borders[kingdom])
        for other in range(kingdom + 1, 4 * s.players):
            if s.kingdom_of[other] == other and meet(border, load(s.borders[other])):
                for colour in range(COLOURS):
                    show_war(s, viewer, kingdom, other, colour, out, at)


@rule
def show_war(s, viewer, kingdom, other, colour, out, at):
    """The best lead and the worst lag of both leaders of a colour."""
    one, two = leader_in(s, kingdom, colour), leader_in(s, other, colour)
    if one == NOWHERE or two == NOWHERE or one == two:
        return
    lead = (count(supporters_in(s, kingdom, colour)) - count(supporters_in(s, other, colour))) / 3
    first = at + SEAT * ((one - viewer) % s.players) + colour
    second = at + SEAT * ((two - viewer) % s.players) + colour
    out[first + AHEAD] = max(out[first + AHEAD], lead)
    out[second + AHEAD] = max(out[second + AHEAD], -lead)
    out[first + BEHIND] = min(out[first + BEHIND], lead)
    out[second + BEHIND] = min(out[second + BEHIND], -lead)
