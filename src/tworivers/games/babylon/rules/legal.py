"""Which actions are legal, as a set over the action space (Babylon 2.5, 3.4, 4.6, 5, 6, 7, 8.1)."""

from tworivers.games.babylon.rules import actions
from tworivers.games.babylon.rules.actions import FREE_CHOICES, SOURCE_WORDS, TURN_WORDS
from tworivers.games.babylon.rules.board import DOUBLE, LOOKOUT, STACKS
from tworivers.games.babylon.rules.cells import POSITIONS, ahead
from tworivers.games.babylon.rules.decorations import may_change, may_decorate
from tworivers.games.babylon.rules.garden import statues_in_sight
from tworivers.games.babylon.rules.quarry import material
from tworivers.games.babylon.rules.state import BLOCKS, BUILD, MINE, NOWHERE, REMOVE
from tworivers.kernel.bits import ZERO, put
from tworivers.kernel.rule import rule

NO_POSITIONS = (ZERO, ZERO, ZERO, ZERO, ZERO)
NOT_LIMITED = 8  # no placement costs more columns


@rule
def masks(s, m):
    """Every legal action of the one who decides, as a bit set."""
    for i in range(len(m)):
        m[i] = ZERO
    if s.phase == REMOVE:
        quarry_masks(s, m, actions.REMOVE, True)
    elif s.phase == MINE:
        quarry_masks(s, m, actions.MINE, False)
    elif s.phase == BUILD:
        build_masks(s, m)


@rule
def quarry_masks(s, m, block, only_clay):
    """Babylon 2.5, 3.4: a visible tile, at the start only clay."""
    for stack in range(STACKS):
        tile = int(s.quarry[stack])
        if tile != NOWHERE and (not only_clay or material(tile) == 0):
            put(m, block + stack)


@rule
def build_masks(s, m):
    """Babylon 3.2, 5.1, 6.2, 7.2: place, decorate, use the token, and end the turn."""
    if s.mined != NOWHERE:
        tile_masks(s, m, 0, s.mined)
        put(m, actions.STORE)
        put(m, actions.DISCARD)
    else:
        put(m, actions.END)
    slot = int(s.slot[s.active])
    if slot != NOWHERE:
        tile_masks(s, m, 1, slot)
    if s.placed > 0:
        for block in range(BLOCKS):
            m[(actions.DECORATE >> 6) + block] = may_decorate(s, block)
        for symbol in range(4):
            m[(actions.SYMBOL >> 6) + symbol] = may_change(s, symbol)


@rule
def tile_masks(s, m, source, tile):
    """Babylon 4.7: the places of a tile, once for each rotation that looks different."""
    start = SOURCE_WORDS * source
    if source == 1 and s.mined != NOWHERE:
        for i in range(TURN_WORDS):
            m[start + i] = m[i]
    else:
        position_masks(s, m, start)
    for turns in range(1, different_turns(s, tile)):
        for i in range(TURN_WORDS):
            m[start + TURN_WORDS * turns + i] = m[start + i]


@rule
def different_turns(s, tile):
    """Babylon 1.6, 4.7: in how many quarter turns the tile looks different."""
    spaces = s.spaces[tile]
    if spaces[0] != spaces[2] or spaces[1] != spaces[3]:
        return 4
    return 2 if spaces[0] != spaces[1] else 1


@rule
def position_masks(s, m, start):
    """Babylon 5.2-5.13: the places of any tile, by raised or not and by free corner."""
    for level in range(1, s.highest[s.active] + 2):
        found = positions_of_level(s, level)
        beside = touching(s, level)
        for free in range(FREE_CHOICES):
            m[start + free] |= found[free] & beside
            m[start + FREE_CHOICES + free] |= found[free] & ~beside


@rule
def touching(s, level):
    """The positions with a surface just below this level: there the tile is not raised (Babylon 5.3)."""
    below = s.surface[s.active, level - 1]
    return below | ahead(below, 1) | ahead(below, 9) | ahead(below, 8)


@rule
def positions_of_level(s, level):
    """Babylon 5.2-5.9, 5.11, 5.13: where a tile may lie on this level, with no corner free or with each."""
    seat = int(s.active)
    below = s.surface[seat, level - 1]
    singles = below & s.empty[seat]
    statues = below & statues_in_sight(s, seat)
    doubles = s.surface[seat, level - 2] & s.empty[seat] if level > 1 else ZERO
    holding = singles | statues | doubles
    a = corners_over(holding)
    h = corners_over(hanging(s, seat, level, below, statues))
    allowed = POSITIONS & ~s.positions[seat]
    four = allowed & a[0] & a[1] & a[2] & a[3]
    if s.limited and s.supply[LOOKOUT] <= 0:
        allowed = ZERO
    nw = allowed & h[0] & a[1] & a[2] & a[3]
    ne = allowed & a[0] & h[1] & a[2] & a[3]
    se = allowed & a[0] & a[1] & h[2] & a[3]
    sw = allowed & a[0] & a[1] & a[2] & h[3]
    if four | nw | ne | se | sw == ZERO:
        return NO_POSITIONS
    u = corners_over(singles)
    w = corners_over(doubles)
    return (
        payable(s, four, u, w),
        payable(s, nw, (ZERO, u[1], u[2], u[3]), (ZERO, w[1], w[2], w[3])),
        payable(s, ne, (u[0], ZERO, u[2], u[3]), (w[0], ZERO, w[2], w[3])),
        payable(s, se, (u[0], u[1], ZERO, u[3]), (w[0], w[1], ZERO, w[3])),
        payable(s, sw, (u[0], u[1], u[2], ZERO), (w[0], w[1], w[2], ZERO)),
    )


@rule
def corners_over(cells):
    """For each corner the positions whose corner lies over a cell of the set."""
    return (cells, ahead(cells, 1), ahead(cells, 9), ahead(cells, 8))


@rule
def hanging(s, seat, level, below, statues):
    """Babylon 5.5, 5.7, 5.8: over any lower surface, but not close above a statue or the foot of stairs."""
    lower = ZERO
    for under in range(level):
        lower |= s.surface[seat, under]
    feet = below & s.feet[seat] & ~s.lookouts[seat]
    return lower & ~statues & ~feet


@rule
def sum_of(a, b, c, d):
    """How many of four sets each position is in, as three bits."""
    pair = a ^ b ^ c
    carry = (a & b) | (c & (a ^ b))
    more = pair & d
    return pair ^ d, carry ^ more, carry & more


@rule
def at_most(limit, b0, b1, b2, b3):
    """The positions whose number, given as four bits, is not above the limit."""
    if limit < 0:
        return ZERO
    less = ZERO
    equal = ~ZERO
    if limit >= 8:
        less = ~b3
        equal = b3
    else:
        equal &= ~b3
    less, equal = compare_bit(limit & 4, b2, less, equal)
    less, equal = compare_bit(limit & 2, b1, less, equal)
    less, equal = compare_bit(limit & 1, b0, less, equal)
    return less | equal


@rule
def compare_bit(wanted, have, less, equal):
    if wanted:
        return less | (equal & ~have), equal & have
    return less, equal & ~have


@rule
def payable(s, candidates, u, w):
    """Babylon 4.1, 4.6, 5.13: the positions whose columns the player can pay, all counted at once."""
    singles = int(s.singles[s.active])
    in_hand = int(s.doubles[s.active])
    doubles_left = int(s.supply[DOUBLE]) if s.limited else NOT_LIMITED
    if candidates == ZERO or (singles >= NOT_LIMITED and doubles_left >= NOT_LIMITED):
        return candidates
    o0, o1, o2 = sum_of(u[0], u[1], u[2], u[3])
    t0, t1, t2 = sum_of(w[0], w[1], w[2], w[3])
    b1 = o1 ^ t0
    carry = o1 & t0
    b2 = o2 ^ t1 ^ carry
    b3 = t2 ^ ((o2 & t1) | (carry & (o2 ^ t1)))
    enough = at_most(min(singles, 15), o0, b1, b2, b3)
    if in_hand > 0:
        enough |= (t0 | t1 | t2) & at_most(min(singles + 2, 15), o0, b1, b2, b3)
    if doubles_left < 4:
        enough &= at_most(doubles_left + in_hand, t0, t1, t2, ZERO)
    return candidates & enough


@rule
def anything_to_build(s):
    """Is there anything to decide but the end of the turn, once the mined tile is placed?"""
    if s.slot[s.active] != NOWHERE:
        for level in range(1, s.highest[s.active] + 2):
            found = positions_of_level(s, level)
            if found[0] | found[1] | found[2] | found[3] | found[4] != ZERO:
                return True
    if s.placed > 0:
        for block in range(BLOCKS):
            if may_decorate(s, block) != ZERO:
                return True
        for symbol in range(4):
            if may_change(s, symbol) != ZERO:
                return True
    return False
