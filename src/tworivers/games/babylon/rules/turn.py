"""A game from the laying out of the quarry to its last round (Babylon 2, 3, 4.2, 7, 8, 9)."""

import numpy as np

from tworivers.games.babylon.rules import actions
from tworivers.games.babylon.rules.actions import SOURCE_WORDS, TURN_WORDS, WORD
from tworivers.games.babylon.rules.board import (
    DOUBLE,
    EFFECTS,
    FIRST_START,
    PIECES,
    PLUS_ONE_DOUBLE,
    PLUS_ONE_SINGLE,
    REMOVED_CLAY,
    ROUNDS,
    SINGLE,
    STORED_COLUMNS,
    SUPPLY,
)
from tworivers.games.babylon.rules.cells import count
from tworivers.games.babylon.rules.decorations import change_symbol, decorate, return_printed_symbol
from tworivers.games.babylon.rules.events import (
    COLUMNS_RETURNED,
    COLUMNS_TAKEN,
    DISCARDED,
    GAME_OVER,
    MINED,
    REMOVED,
    ROUND,
    STORED,
    TURN,
)
from tworivers.games.babylon.rules.garden import place_tile
from tworivers.games.babylon.rules.legal import anything_to_build
from tworivers.games.babylon.rules.quarry import columns_for, hides_another, lay_out_clay, take_from, uncover
from tworivers.games.babylon.rules.scoring import score, tell_points
from tworivers.games.babylon.rules.state import BUILD, MINE, NOWHERE, OVER, REMOVE
from tworivers.kernel.bits import ZERO, bit
from tworivers.kernel.events import emit
from tworivers.kernel.generator import draw_kind, may_draw
from tworivers.kernel.generic import DREW, REVEALED, TURN_ENDED
from tworivers.kernel.record import at
from tworivers.kernel.rule import rule

MINED_TILE = 0  # the first of the two sources in the action space


@rule
def set_up(s, rng, first):
    """Babylon 1.1, 2.1-2.5: the quarry, the starting tiles in their slots, no columns, the tokens unseen."""
    for piece in range(len(PIECES)):
        s.supply[piece] = SUPPLY[piece]
    for effect in range(len(EFFECTS)):
        s.tokens[effect] = s.tokens_of[effect]
    for seat in range(s.players):
        s.slot[seat] = FIRST_START + seat
    lay_out_clay(s, rng)
    s.first = first
    s.active = first
    s.round_number = 1
    if REMOVED_CLAY[s.players] > 0:
        s.phase = REMOVE
    else:
        begin_turn(s, np.zeros(0, dtype=np.int32))


@rule
def decider(s):
    """The seat that decides now; -1 when the game is over."""
    return NOWHERE if s.phase == OVER else s.active


@rule
def step(s, action, rng, events):
    """Carry out one legal decision and all that follows from it without another one."""
    if s.phase == REMOVE:
        return remove_clay(s, action - actions.REMOVE, rng, events)
    if s.phase == MINE:
        return mine(s, action - actions.MINE, rng, events)
    if action < actions.MINE:
        return build(s, action, rng, events)
    return store_or_discard(s, action, rng, events)


@rule
def remove_clay(s, stack, rng, events):
    """Babylon 2.5, 2.8: each player in turn takes clay out of the game; it gives no columns."""
    tile = take_from(s, stack)
    s.removed = s.removed | bit(tile)
    emit(events, REMOVED, s.active, stack, tile, 0, 0)
    if not may_draw(rng):
        return 0
    uncover(s, stack, tile, rng, events)
    s.active = (s.active + 1) % s.players
    if count(s.removed) == REMOVED_CLAY[s.players]:
        s.active = s.first
        begin_turn(s, events)
    return DREW | REVEALED


@rule
def begin_turn(s, events):
    """Babylon 3.2, 8: a turn begins with what the round's token gives, then a tile is mined."""
    s.turn += 1
    s.phase = MINE
    emit(events, TURN, s.active, s.turn, 0, 0, 0)
    if s.token == PLUS_ONE_SINGLE:
        take_columns(s, SINGLE, 1, events)
    elif s.token == PLUS_ONE_DOUBLE:
        take_columns(s, DOUBLE, 1, events)


@rule
def from_supply(s, piece, number):
    """Babylon 4.6: as many as are left, if the supply is limited."""
    given = min(number, int(s.supply[piece])) if s.limited else number
    s.supply[piece] -= given
    return given


@rule
def take_columns(s, piece, number, events):
    """Babylon 8: the columns that a round token gives at the start of the turn."""
    given = from_supply(s, piece, number)
    if piece == SINGLE:
        s.singles[s.active] += given
    else:
        s.doubles[s.active] += given
    emit(events, COLUMNS_TAKEN, s.active, piece, given, 0, 0)


@rule
def mine(s, stack, rng, events):
    """Babylon 3.4-3.8, 4.6: take a visible tile and the columns its edges and its flower give."""
    seat = int(s.active)
    columns = from_supply(s, SINGLE, columns_for(s, stack, seat))
    s.singles[seat] += columns
    tile = take_from(s, stack)
    s.mined = tile
    emit(events, MINED, seat, stack, tile, columns, 0)
    s.phase = BUILD
    if not hides_another(tile) or not may_draw(rng):
        return 0
    uncover(s, stack, tile, rng, events)
    return DREW | REVEALED


@rule
def build(s, action, rng, events):
    """Babylon 5.1, 6.1, 6.2, 8.1: place a tile, build a decoration, or use the token's symbol."""
    seat = int(s.active)
    if len(events) > 0:
        before = np.zeros(8, dtype=np.int64)
        score(s, seat, before)
        take_building_action(s, action, events)
        tell_points(s, seat, before, events)
    else:
        take_building_action(s, action, events)
    if s.mined == NOWHERE and not anything_to_build(s):
        return end_turn(s, rng, events)
    return 0


@rule
def take_building_action(s, action, events):
    if action < actions.DECORATE:
        place(s, action, events)
    elif action < actions.SYMBOL:
        choice = action - actions.DECORATE
        decorate(s, choice // WORD, choice % WORD, events)
    else:
        choice = action - actions.SYMBOL
        change_symbol(s, choice // WORD, choice % WORD, events)


@rule
def place(s, action, events):
    """Babylon 5.1, 7.3: the tile just mined or the one in the slot, each once, in either order."""
    number = action // WORD
    choice = number % TURN_WORDS
    if number // SOURCE_WORDS == MINED_TILE:
        tile = s.mined
        s.mined = NOWHERE
    else:
        tile = int(s.slot[s.active])
        s.slot[s.active] = NOWHERE
    turns = number % SOURCE_WORDS // TURN_WORDS
    place_tile(s, tile, action % WORD, turns, choice // 5, choice % 5, events)


@rule
def store_or_discard(s, action, rng, events):
    """Babylon 3.2, 7.2: a mined tile that was not placed is stored or discarded, and the turn ends."""
    seat = int(s.active)
    if action == actions.STORE:
        if s.slot[seat] != NOWHERE:
            discard(s, int(s.slot[seat]), events)
        s.slot[seat] = s.mined
        emit(events, STORED, seat, s.mined, 0, 0, 0)
    elif action == actions.DISCARD:
        discard(s, s.mined, events)
    s.mined = NOWHERE
    return end_turn(s, rng, events)


@rule
def discard(s, tile, events):
    """Babylon 7.2: discarded tiles leave the game."""
    s.discarded = s.discarded | bit(tile)
    emit(events, DISCARDED, s.active, tile, 0, 0, 0)


@rule
def return_columns(s, events):
    """Babylon 4.2, 7.1: six singles are kept; the others and all doubles go back."""
    seat = int(s.active)
    singles = max(0, int(s.singles[seat]) - STORED_COLUMNS)
    doubles = int(s.doubles[seat])
    s.singles[seat] -= singles
    s.doubles[seat] = 0
    s.supply[SINGLE] += singles
    s.supply[DOUBLE] += doubles
    if singles + doubles > 0:
        emit(events, COLUMNS_RETURNED, seat, singles, doubles, 0, 0)


@rule
def end_turn(s, rng, events):
    """Babylon 2.6, 3.1, 7: put away what is left; the next player clockwise, or the end of the round."""
    return_columns(s, events)
    return_printed_symbol(s)
    s.placed = 0
    s.fresh = ZERO
    following = (s.active + 1) % s.players
    if following == s.first:
        return TURN_ENDED | end_round(s, rng, events)
    s.active = following
    begin_turn(s, events)
    return TURN_ENDED


@rule
def end_round(s, rng, events):
    """Babylon 2.3, 3.3: the next token holds for the whole next round; without one the game ends."""
    if s.round_number == ROUNDS[s.players]:
        return end_game(s, events)
    if not may_draw(rng):
        return 0
    s.token = draw_kind(rng, s.tokens)
    s.round_number += 1
    emit(events, ROUND, s.round_number, s.token, 0, 0, 0)
    s.active = s.first
    begin_turn(s, events)
    return DREW | REVEALED


@rule
def end_game(s, events):
    """Babylon 3.1, 3.3, 7.4: nobody decides any more; what was stored is worth nothing."""
    s.phase = OVER
    s.active = NOWHERE
    emit(events, GAME_OVER, 1, 0, 0, 0, 0)
    return REVEALED


@rule
def place_at(states, index, action):
    """Place a tile and stop there, before the turn could end: for previews."""
    place(at(states, index), action, np.zeros(0, dtype=np.int32))
