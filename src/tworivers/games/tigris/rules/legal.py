"""Which actions are legal, as a set over the action space (Tigris 5-8, 9.3, 10.3, 11.3, 12, 13.T2, 15)."""

from tworivers.games.tigris.rules import actions
from tworivers.games.tigris.rules.actions import BLOCK, SWAPS_WITHIN_HAND
from tworivers.games.tigris.rules.board import FARM, LAND, MARKET, RIVER, SETTLEMENT, TEMPLE
from tworivers.games.tigris.rules.buildings import building_cells
from tworivers.games.tigris.rules.cells import EVERYWHERE, flood, neighbours
from tworivers.games.tigris.rules.conflicts import contested_colours, tiles_to_add
from tworivers.games.tigris.rules.kingdoms import face_up, leader_cell
from tworivers.games.tigris.rules.monuments import monument_is_possible
from tworivers.games.tigris.rules.state import (
    ACTION,
    ATTACK,
    BUILDING,
    COLOURS,
    DEFEND,
    MONUMENT,
    MONUMENTS,
    NOWHERE,
    TREASURE,
    WAR,
)
from tworivers.games.tigris.rules.treasures import treasures_to_choose_from
from tworivers.kernel.bits import ZERO, put
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import NOTHING, common, count, is_empty, load, put_all, single, union, without


@rule
def masks(s, m):
    """Every legal action of the one who decides, as a bit set.

    Tigris 9.6: in a conflict tiles are added, and nothing else can be done."""
    for i in range(len(m)):
        m[i] = ZERO
    if s.phase == ACTION:
        action_masks(s, m)
    elif s.phase == ATTACK or s.phase == DEFEND:
        for tiles in range(tiles_to_add(s) + 1):
            put(m, actions.ADD + tiles)
    elif s.phase == WAR:
        for colour in range(COLOURS):
            if contested_colours(s) & (1 << colour):
                put(m, actions.WAR + colour)
    elif s.phase == BUILDING:
        put_all(m, actions.BUILDING, building_cells(s))
        put(m, actions.DECLINE)
    elif s.phase == MONUMENT:
        for monument in range(MONUMENTS):
            for direction in range(4):
                if monument_is_possible(s, monument, direction):
                    put(m, actions.MONUMENT + 4 * monument + direction)
        put(m, actions.DECLINE)
    elif s.phase == TREASURE:
        put_all(m, actions.TREASURE, treasures_to_choose_from(s))


@rule
def action_masks(s, m):
    """Tigris 4.1: the four actions and the pass."""
    tiles = face_up(s)
    taken = union(union(tiles, load(s.leaders)), union(load(s.face_down), load(s.catastrophes)))
    empty = without(EVERYWHERE, taken)
    _, two, three = kingdoms_beside(s, NOWHERE)
    leader_masks(s, m, empty, two)
    tile_masks(s, m, empty, three)
    if s.catastrophes_left[s.active] > 0:
        put_all(m, actions.CATASTROPHE, catastrophe_cells(s, empty, tiles))
    swap_masks(s, m)
    put(m, actions.PASS)


@rule
def kingdoms_beside(s, lifted):
    """Tigris 6.2: the cells with at least one, two and three kingdoms beside them.

    With `lifted`, the kingdom of that leader is left out."""
    one = NOTHING
    two = NOTHING
    three = NOTHING
    for kingdom in range(4 * s.players):
        if s.kingdom_of[kingdom] == kingdom and kingdom != lifted:
            border = load(s.borders[kingdom])
            three = union(three, common(two, border))
            two = union(two, common(one, border))
            one = union(one, border)
    return one, two, three


@rule
def leader_masks(s, m, empty, two):
    """Tigris 4.4, 5.1, 5.2, 5.8: one's own leaders, whatever was tried before, on empty land by a temple."""
    seat = int(s.active)
    land = load(LAND[s.board])
    holy = common(common(empty, land), neighbours(load(s.tiles[TEMPLE])))
    from_home = without(holy, two)
    for colour in range(COLOURS):
        block = actions.LEADER + BLOCK * colour
        if s.leader_at[seat, colour] == NOWHERE:
            put_all(m, block, from_home)
        else:
            put_all(m, block, without(holy, cells_joining_two(s, 4 * seat + colour)))
            put(m, actions.WITHDRAW + colour)


@rule
def cells_joining_two(s, leader):
    """Tigris 5.5: the cells beside two kingdoms or more once this leader has been lifted from the board."""
    kingdom = int(s.kingdom_of[leader])
    one, two, _ = kingdoms_beside(s, kingdom)
    rest = without(load(s.kingdoms[kingdom]), single(leader_cell(s, leader)))
    for other in range(4 * s.players):
        if s.kingdom_of[other] != kingdom or other == leader:
            continue
        start = single(leader_cell(s, other))
        if is_empty(common(start, rest)):
            continue
        part = connected_part(start, rest, leader_cell(s, leader))
        border = without(neighbours(part), part)
        two = union(two, common(one, border))
        one = union(one, border)
        rest = without(rest, part)
    return two


@rule
def connected_part(start, rest, gap):
    """The part of a kingdom connected with `start` after the piece at `gap` was lifted."""
    if count(common(neighbours(single(gap)), rest)) <= 1:
        return rest
    return flood(start, rest)


@rule
def tile_masks(s, m, empty, three):
    """Tigris 6.1, 6.2: farms on rivers, the others on land, never joining three kingdoms."""
    free = without(empty, three)
    land = common(free, load(LAND[s.board]))
    hand = s.hands[s.active]
    for colour in (TEMPLE, MARKET, SETTLEMENT):
        if hand[colour] > 0:
            put_all(m, actions.TILE + BLOCK * colour, land)
    if hand[FARM] > 0:
        put_all(m, actions.TILE + BLOCK * FARM, common(free, load(RIVER[s.board])))


@rule
def catastrophe_cells(s, empty, tiles):
    """Tigris 7.1, 7.2, 7.5, 15.9: any empty cell, or a tile without treasure and without building."""
    open_tiles = without(tiles, load(s.treasures))
    for colour in range(COLOURS):
        if s.building_at[colour] != NOWHERE:
            open_tiles = without(open_tiles, single(int(s.building_at[colour])))
    return union(empty, open_tiles)


@rule
def swap_masks(s, m):
    """Tigris 8.1: any one to six tiles of the hand."""
    hand = s.hands[s.active]
    start = actions.SWAP >> 6
    for i in range(4):
        m[start + i] |= (
            SWAPS_WITHIN_HAND[0, hand[0], i]
            & SWAPS_WITHIN_HAND[1, hand[1], i]
            & SWAPS_WITHIN_HAND[2, hand[2], i]
            & SWAPS_WITHIN_HAND[3, hand[3], i]
        )
