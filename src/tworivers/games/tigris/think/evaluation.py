"""How a state of Tigris & Euphrates stands: the weakest sphere, and what leaders and monuments will bring."""

import numpy as np

from tworivers.games.tigris.rules import actions
from tworivers.games.tigris.rules.actions import BLOCK, SWAPS
from tworivers.games.tigris.rules.board import (
    ACTIONS_PER_TURN,
    HAND_SIZE,
    KING,
    TEMPLE,
    TRADER,
)
from tworivers.games.tigris.rules.cells import neighbours
from tworivers.games.tigris.rules.conflicts import beaten_tiles, conflict_tile, is_war, strength, supporters
from tworivers.games.tigris.rules.kingdoms import face_up, leader_in, temples_beside
from tworivers.games.tigris.rules.scoring import monuments_for
from tworivers.games.tigris.rules.standing import spheres
from tworivers.games.tigris.rules.state import (
    ACTION,
    ATTACK,
    COLOURS,
    DEFEND,
    NOWHERE,
    OVER,
)
from tworivers.games.tigris.rules.treasures import treasures_in
from tworivers.games.tigris.rules.turn import bag_size
from tworivers.kernel.bits import ZERO, put
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import count, load, union

# What a point in the weakest, second, third and strongest sphere is worth, at the start and at the end.
EARLY = np.array([0.40, 0.27, 0.19, 0.14])
LATE = np.array([1.0, 0.08, 0.03, 0.01])
LEADER = 1.7  # points a leader will earn
KING_STANDS_IN = 0.35  # for each colour that has no leader in the king's kingdom
TEMPLE_BESIDE = 0.10
SUPPORTER = 0.05
MONUMENT = 3.5
TREASURE_NEAR = 0.15
CATASTROPHE = 0.25
RED_IN_HAND = 0.06
COLOUR_IN_HAND = 0.08
ACTION_EARLY, ACTION_LATE = 0.25, 0.15  # what the right to one more action is worth
# Tiles of a colour in a hand that nobody has seen.
UNSEEN = np.array([2.0, 1.3, 1.1, 1.1])
FULL_BAG = 131.0


def _swap_numbers() -> np.ndarray:
    """The number of a swap by how many tiles of each colour it gives away; -1 for none."""
    numbers = np.full((HAND_SIZE + 1,) * 4, -1, dtype=np.int64)
    for number, counts in enumerate(SWAPS):
        numbers[tuple(counts)] = number
    return numbers


SWAP_NUMBERS = _swap_numbers()


@rule
def part_left(s):
    """How much of the game is left, from 1 down to 0: the bag or the treasures end it."""
    bag = bag_size(s) / FULL_BAG
    treasures = (count(load(s.treasures)) - 2) / 8.0
    return max(0.0, min(1.0, bag, 0.15 + 0.85 * treasures))


@rule
def sphere_rank(s, seat, colour):
    """How many of a player's colours are weaker."""
    rank = 0
    points = s.points[seat, colour]
    for other in range(COLOURS):
        if s.points[seat, other] < points or (s.points[seat, other] == points and other < colour):
            rank += 1
    return rank


@rule
def point_worth(rank, left):
    """What one more point in a colour of this rank is worth."""
    return LATE[rank] + (EARLY[rank] - LATE[rank]) * left


@rule
def spheres_value(s, seat, left):
    """What the spheres of a player are worth as they stand (Tigris 14.3)."""
    first, second, third, fourth = spheres(s, seat)
    value = point_worth(0, left) * first + point_worth(1, left) * second
    return value + point_worth(2, left) * third + point_worth(3, left) * fourth


@rule
def evaluate(s, values):
    """Spheres now, and what leaders, monuments and hands are likely to add."""
    left = part_left(s)
    for seat in range(s.players):
        values[seat] = spheres_value(s, seat, left) + in_hand(s, seat, left)
        for colour in range(COLOURS):
            if s.leader_at[seat, colour] != NOWHERE:
                values[seat] += leader_value(s, seat, colour, left)
    add_turn(s, left, values)
    if s.phase == ATTACK or s.phase == DEFEND:
        add_conflict(s, left, values)
    return 0.25 + 1.4 * left


@rule
def evaluate_after(s, before, mover, values, after):
    """The same after an action: an action can change what everybody has."""
    return evaluate(s, after)


@rule
def add_turn(s, left, values):
    """Whoever is on turn is about to gain; what is used of the turn brings the next player's nearer."""
    if s.phase == OVER:
        return
    to_begin = int(s.actions_left) if s.phase == ACTION else max(s.actions_left - 1, 0)
    worth = ACTION_LATE + (ACTION_EARLY - ACTION_LATE) * left
    values[s.active] += to_begin * worth
    values[(s.active + 1) % s.players] += (ACTIONS_PER_TURN - to_begin) * worth


@rule
def in_hand(s, seat, left):
    """Tiles to choose from, red ones against revolts, catastrophes."""
    value = CATASTROPHE * s.catastrophes_left[seat] + RED_IN_HAND * min(int(s.hands[seat, TEMPLE]), 3)
    for colour in range(COLOURS):
        if s.hands[seat, colour] > 0:
            value += COLOUR_IN_HAND
    return value * min(1.0, 2.0 * left)


@rule
def leader_value(s, seat, colour, left):
    """What a leader on the board will earn, how safely it stands, what monuments pay it."""
    kingdom = int(s.kingdom_of[4 * seat + colour])
    worth = point_worth(sphere_rank(s, seat, colour), left)
    value = worth * left * (LEADER + MONUMENT * monuments_for(s, kingdom, colour))
    if colour == KING:
        for other in range(3):
            if leader_in(s, kingdom, other) == NOWHERE:
                value += KING_STANDS_IN * left * point_worth(sphere_rank(s, seat, other), left)
    elif colour == TRADER:
        value += TREASURE_NEAR * count(treasures_in(s, kingdom))
    temples = count(temples_beside(s, int(s.leader_at[seat, colour])))
    backed = min(count(supporters(s, seat, colour)), 6)
    return value + left * (TEMPLE_BESIDE * temples + SUPPORTER * backed)


@rule
def add_conflict(s, left, values):
    """Share out what a conflict under way will bring, by the chance of the attacker."""
    attacker, defender = int(s.attacker), int(s.defender)
    colour = int(s.contested)
    asked = conflict_tile(s)
    attacking = strength(s, attacker) + s.added
    if s.phase == ATTACK:
        attacking += int(s.hands[attacker, asked])
    lead = attacking - strength(s, defender) - UNSEEN[asked]
    chance = 1.0 / (1.0 + np.exp(-1.2 * lead))
    for won, lost, likely in ((attacker, defender, chance), (defender, attacker, 1.0 - chance)):
        gained = 1 + count(beaten_tiles(s, lost)) if is_war(s) else 1
        worth = point_worth(sphere_rank(s, won, asked), left)
        values[won] += likely * gained * worth
        values[lost] -= likely * leader_value(s, lost, colour, left)


@rule
def final_score(s, seat):
    """The spheres of a player, at what they are worth at the very end (Tigris 14.3, 14.4)."""
    return spheres_value(s, seat, 0.0)


@rule
def clear_lead(s):
    """A lead of so many points hardly leaves a doubt."""
    return 4.0


@rule
def candidates(s, m):
    """Tiles beside others, catastrophes that strike or part something, swaps of whole colours."""
    if s.phase != ACTION:
        return
    near = neighbours(union(face_up(s), load(s.leaders)))
    for block in range(actions.TILE, actions.CATASTROPHE, BLOCK):
        keep_cells(m, block, near)
    if s.catastrophes_left[s.active] > 0:
        keep_catastrophes(s, m)
    keep_swaps(s, m)


@rule
def keep_cells(m, block, cells):
    """Leave of one block of actions only these cells, unless that would leave none."""
    word = block >> 6
    if (m[word] & cells[0]) | (m[word + 1] & cells[1]) | (m[word + 2] & cells[2]) != ZERO:
        for i in range(3):
            m[word + i] &= cells[i]


@rule
def keep_catastrophes(s, m):
    """Only on tiles of kingdoms and beside leaders, and never where nobody is hurt."""
    hurt = neighbours(load(s.leaders))
    word = actions.CATASTROPHE >> 6
    tiles = face_up(s)
    for i in range(3):
        m[word + i] &= hurt[i] & tiles[i]


@rule
def keep_swaps(s, m):
    """Each colour of the hand is swapped whole or not at all."""
    start = actions.SWAP >> 6
    for i in range(4):
        m[start + i] = ZERO
    hand = s.hands[s.active]
    for choice in range(1, 16):
        number = SWAP_NUMBERS[
            hand[0] if choice & 1 else 0,
            hand[1] if choice & 2 else 0,
            hand[2] if choice & 4 else 0,
            hand[3] if choice & 8 else 0,
        ]
        if number >= 0:
            put(m, actions.SWAP + number)


@rule
def share(s):
    """Half of the thought for the first action, less for the second, little for answers."""
    if s.phase != ACTION:
        return 0.08
    return 0.5 if s.actions_left > 1 else 0.35
