"""A turn from its first action to its end (Tigris 2-8, 13.1-14.2)."""

from tworivers.games.tigris.rules import actions
from tworivers.games.tigris.rules.actions import BLOCK, SWAPS
from tworivers.games.tigris.rules.board import (
    ACTIONS_PER_TURN,
    CATASTROPHES_PER_PLAYER,
    HAND_SIZE,
    HOLY,
    LAST_TREASURES,
    QUIET_TURNS,
    TEMPLE,
    TILE_COUNT,
)
from tworivers.games.tigris.rules.buildings import may_build, place_building
from tworivers.games.tigris.rules.conflicts import (
    attack,
    begin_revolt,
    begin_war,
    contested_colours,
    defend,
    is_war,
    place_unification_tile,
    take_unification_tile,
)
from tworivers.games.tigris.rules.events import (
    CATASTROPHE,
    DECLINED,
    DRAWN,
    GAME_OVER,
    LEADER_MOVED,
    LEADER_PLACED,
    LEADER_WITHDRAWN,
    PASSED,
    SWAPPED,
    TILE_DESTROYED,
    TILE_PLACED,
    TURN,
    UNIFIED,
)
from tworivers.games.tigris.rules.kingdoms import (
    count_kingdom_beside,
    kingdom_at,
    lift_leader,
    put_leader,
    refresh,
    send_homeless_leaders_home,
)
from tworivers.games.tigris.rules.monuments import build_monument, may_build_monument
from tworivers.games.tigris.rules.scoring import score_monuments, score_tile
from tworivers.games.tigris.rules.state import (
    ACTION,
    ATTACK,
    BUILDING,
    COLOURS,
    DEFEND,
    EMPTY_BAG,
    FEW_TREASURES,
    MONUMENT,
    NOWHERE,
    OVER,
    TOO_QUIET,
    TREASURE,
    WAR,
)
from tworivers.games.tigris.rules.treasures import take_treasure, treasures_wait
from tworivers.kernel.counts import total
from tworivers.kernel.events import emit, packed
from tworivers.kernel.generator import draw_kind, may_draw
from tworivers.kernel.generic import DREW, OTHER_DECIDED, REVEALED, TURN_ENDED
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import add, contains, count, load, remove, single, store

# Where an action goes on after a decision (Tigris 4.3).
WARS, BUILDINGS, MONUMENTS, TREASURES = range(4)


@rule
def set_up(s, rng, first):
    """Tigris 2.1, 2.2, 2.4, 2.5: temples with treasures, six tiles a hand, the rest in the bag."""
    holy = load(HOLY[s.board])
    store(s.tiles[TEMPLE], holy)
    store(s.treasures, holy)
    for colour in range(COLOURS):
        s.bag[colour] = TILE_COUNT[colour]
    s.bag[TEMPLE] -= count(holy)
    for seat in range(s.players):
        s.catastrophes_left[seat] = CATASTROPHES_PER_PLAYER
        for _ in range(HAND_SIZE):
            s.hands[seat, draw_kind(rng, s.bag)] += 1
    s.first = first
    s.active = first
    begin_turn(s)


@rule
def begin_turn(s):
    """Tigris 4.1: up to two actions."""
    s.turn += 1
    s.actions_left = ACTIONS_PER_TURN
    s.quiet = 1
    s.phase = ACTION
    s.deciding = s.active


@rule
def decider(s):
    """The seat that decides now; -1 when the game is over."""
    return NOWHERE if s.phase == OVER else s.deciding


@rule
def step(s, action, rng, events):
    """Carry out one legal decision and all that follows from it without another one."""
    flags = OTHER_DECIDED if s.deciding != s.active else 0
    if s.phase == ACTION:
        return flags | take_action(s, action, rng, events)
    if s.phase == ATTACK:
        attack(s, action - actions.ADD, events)
        return flags | REVEALED
    if s.phase == DEFEND:
        stage = WARS if is_war(s) else TREASURES
        defend(s, action - actions.ADD, events)
        return flags | REVEALED | go_on(s, stage, rng, events)
    if s.phase == WAR:
        begin_war(s, action - actions.WAR, events)
        return flags
    if s.phase == TREASURE:
        take_treasure(s, s.deciding, action - actions.TREASURE, events)
        return flags | go_on(s, TREASURES, rng, events)
    return flags | build_or_decline(s, action, rng, events)


@rule
def build_or_decline(s, action, rng, events):
    """Tigris 12.1, 12.3, 15.11: the building first, then the monument; each may be declined."""
    stage = MONUMENTS if s.phase == BUILDING else TREASURES
    if action == actions.DECLINE:
        emit(events, DECLINED, s.active, s.phase, 0, 0, 0)
    elif s.phase == BUILDING:
        place_building(s, action - actions.BUILDING, events)
    else:
        choice = action - actions.MONUMENT
        build_monument(s, choice >> 2, choice & 3, events)
    return go_on(s, stage, rng, events)


@rule
def take_action(s, action, rng, events):
    """Tigris 4.1: one of the four actions, or a pass."""
    if action < actions.TILE:
        return place_leader(s, action // BLOCK, action % BLOCK, rng, events)
    if action < actions.CATASTROPHE:
        choice = action - actions.TILE
        return place_tile(s, choice // BLOCK, choice % BLOCK, rng, events)
    if action < actions.BUILDING:
        return play_catastrophe(s, action - actions.CATASTROPHE, rng, events)
    if action < actions.PASS:
        return swap(s, action - actions.SWAP, rng, events)
    if action == actions.PASS:
        emit(events, PASSED, s.active, 0, 0, 0, 0)
        return end_action(s, rng, events)
    return withdraw_leader(s, action - actions.WITHDRAW, rng, events)


@rule
def place_leader(s, colour, cell, rng, events):
    """Tigris 5.1, 5.3, 5.4, 5.6, 5.9: from home or from another cell, linking regions, without points."""
    seat = int(s.active)
    old = NOWHERE
    if s.leader_at[seat, colour] != NOWHERE:
        old = lift_leader(s, seat, colour)
    put_leader(s, seat, colour, cell)
    emit(events, LEADER_PLACED if old == NOWHERE else LEADER_MOVED, seat, colour, cell, old, 0)
    if begin_revolt(s, seat, colour, events):
        return 0
    return go_on(s, TREASURES, rng, events)


@rule
def withdraw_leader(s, colour, rng, events):
    """Tigris 5.1: take one of one's own leaders home."""
    cell = lift_leader(s, s.active, colour)
    emit(events, LEADER_WITHDRAWN, s.active, colour, cell, 0, 0)
    return go_on(s, TREASURES, rng, events)


@rule
def place_tile(s, colour, cell, rng, events):
    """Tigris 6.1, 6.3, 6.4, 6.5: no kingdom beside it, nothing; one, a point; two, a unification."""
    s.hands[s.active, colour] -= 1
    s.quiet = 0
    kingdoms = count_kingdom_beside(s, cell)
    add(s.tiles[colour], cell)
    s.placed = cell
    emit(events, TILE_PLACED, s.active, colour, cell, 0, 0)
    if kingdoms == 2:
        place_unification_tile(s, cell)
        emit(events, UNIFIED, s.active, cell, 0, 0, 0)
        return go_on(s, WARS, rng, events)
    refresh(s, single(cell))
    if kingdoms == 1:
        score_tile(s, kingdom_at(s, cell), colour, events)
    return go_on(s, BUILDINGS, rng, events)


@rule
def play_catastrophe(s, cell, rng, events):
    """Tigris 7.1, 7.3, 7.4: the cell is closed for ever, a tile on it leaves the game."""
    s.catastrophes_left[s.active] -= 1
    s.quiet = 0
    destroyed = NOWHERE
    for colour in range(COLOURS):
        if contains(s.tiles[colour], cell):
            destroyed = colour
            remove(s.tiles[colour], cell)
            s.discarded[colour] += 1
    add(s.catastrophes, cell)
    emit(events, CATASTROPHE if destroyed == NOWHERE else TILE_DESTROYED, s.active, cell, destroyed, 0, 0)
    if destroyed != NOWHERE:
        refresh(s, single(cell))
        send_homeless_leaders_home(s, events)
    return go_on(s, TREASURES, rng, events)


@rule
def swap(s, number, rng, events):
    """Tigris 8.1, 8.2: discard face down, draw as many; the game ends if the bag cannot give them."""
    if not may_draw(rng):
        return 0
    seat = int(s.active)
    s.quiet = 0
    tiles = 0
    for colour in range(COLOURS):
        discarded = SWAPS[number, colour]
        s.hands[seat, colour] -= discarded
        s.swapped[seat, colour] += discarded
        tiles += discarded
    emit(events, SWAPPED, seat, tiles, packed(SWAPS[number]), 0, 0)
    if not draw_tiles(s, seat, tiles, rng, events):
        return end_game(s, EMPTY_BAG, events)
    return DREW | end_action(s, rng, events)


@rule
def bag_size(s):
    return total(s.bag)


@rule
def draw_tiles(s, seat, tiles, rng, events):
    """Tigris 8.2, 13.3: draw from the bag; false, and nothing drawn, if it holds too few."""
    if bag_size(s) < tiles:
        return False
    drawn = 0
    for _ in range(tiles):
        colour = draw_kind(rng, s.bag)
        s.hands[seat, colour] += 1
        drawn += 1 << (4 * colour)
    emit(events, DRAWN, seat, tiles, drawn, 0, 0)
    return True


@rule
def go_on(s, stage, rng, events):
    """Tigris 4.2, 4.3: conflicts, building, monument, treasures, in this order, up to the next decision."""
    if stage == WARS:
        if wars_wait(s, events):
            return 0
        stage = BUILDINGS
    if stage == BUILDINGS:
        if may_build(s):
            return ask_active_player(s, BUILDING)
        stage = MONUMENTS
    if stage == MONUMENTS and may_build_monument(s):
        return ask_active_player(s, MONUMENT)
    if treasures_wait(s, events):
        return 0
    return end_action(s, rng, events)


@rule
def ask_active_player(s, phase):
    s.phase = phase
    s.deciding = s.active
    return 0


@rule
def wars_wait(s, events):
    """Tigris 10.2, 10.3, 10.5: begin the next war, or have it chosen; false when none is left."""
    colours = contested_colours(s)
    if colours == 0:
        take_unification_tile(s)
        return False
    if colours & (colours - 1) == 0:
        begin_war(s, lowest_bit(colours), events)
    else:
        ask_active_player(s, WAR)
    return True


@rule
def lowest_bit(colours):
    """The one colour in a set of colours."""
    colour = 0
    while colours & (1 << colour) == 0:
        colour += 1
    return colour


@rule
def end_action(s, rng, events):
    """Tigris 4.1a, 4.2: the next action, or the end of the turn."""
    s.placed = NOWHERE
    s.actions_left -= 1
    if s.actions_left > 0:
        return ask_active_player(s, ACTION)
    return TURN_ENDED | end_turn(s, rng, events)


@rule
def end_turn(s, rng, events):
    """Tigris 4.5: monument points, refill, end of the game, next player."""
    score_monuments(s, s.active, events)
    if not may_draw(rng):
        return 0
    flags = refill(s, rng, events)
    if s.phase == OVER:
        return flags
    if count(load(s.treasures)) <= LAST_TREASURES:
        return flags | end_game(s, FEW_TREASURES, events)
    s.quiet_turns = s.quiet_turns + 1 if s.quiet else 0
    if s.quiet_turns >= QUIET_TURNS:
        return flags | end_game(s, TOO_QUIET, events)
    s.active = (s.active + 1) % s.players
    begin_turn(s)
    emit(events, TURN, s.active, s.turn, 0, 0, 0)
    return flags


@rule
def refill(s, rng, events):
    """Tigris 11.10, 13.1, 13.2, 13.3, 14.2: only now hands are filled, the active player's first."""
    flags = 0
    for turn in range(s.players):
        seat = (s.active + turn) % s.players
        missing = HAND_SIZE
        for colour in range(COLOURS):
            missing -= int(s.hands[seat, colour])
        if missing > 0:
            if not draw_tiles(s, seat, missing, rng, events):
                return flags | end_game(s, EMPTY_BAG, events)
            flags = DREW
    return flags


@rule
def end_game(s, ending, events):
    """Tigris 14.1, 14.2, 14.6: nobody decides any more."""
    s.phase = OVER
    s.ending = ending
    s.deciding = NOWHERE
    s.placed = NOWHERE
    emit(events, GAME_OVER, ending, 0, 0, 0, 0)
    return TURN_ENDED | REVEALED
