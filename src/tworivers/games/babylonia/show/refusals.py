"""Why an action is not legal, in a player's words; `written.py` is made from it (see `games.declared`).

`refuse` finds the reason as a row of numbers, `REFUSALS` words it. Only what the viewer may know is looked
at."""

from tworivers.games.babylonia.rules import actions
from tworivers.games.babylonia.rules.actions import BLOCK, NOTATIONS
from tworivers.games.babylonia.rules.board import (
    AROUND,
    CLANS,
    FACE_DOWN,
    FARMER,
    HEX_NAMES,
    IN_PLAY,
    RIVER,
    ZIGGURATS,
)
from tworivers.games.babylonia.rules.cards import owns
from tworivers.games.babylonia.rules.placing import all_fields, nobles_laid, tiles_laid
from tworivers.games.babylonia.rules.sites import all_cities, all_tiles
from tworivers.games.babylonia.rules.state import CARD, EXTRA, PHASES, PLACE, SCORE
from tworivers.games.declared import refused
from tworivers.kernel.events import fill
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import common, contains, is_empty, load, without

(
    TILE_NOT_ON_RACK,
    HEX_OUT_OF_PLAY,
    HEX_HAS_TILE,
    HEX_HAS_CITY,
    HEX_HAS_ZIGGURAT,
    NONE_IN_A_RIVER,
    ONE_NOBLE,
    NOBLE_AMONG_FARMERS,
    NOBLE_NEEDS_THREE_FARMERS,
    THIRD_NOBLE,
    NOBLE_ON_FIELD,
    FIELD_NOT_OPEN,
    FIELD_NOT_OPENED_BY_RIVER,
    NO_ROOM_FOR_FARMER,
    NOT_SURROUNDED,
    CARD_NOT_THERE,
    NOT_DONE,
    NOBLE_NEEDS_THIRD_FARMER,
    SOMETHING_ELSE_ASKED,  # and one more for each phase
) = range(19)
NOTHING_AGAINST_IT = -1

HEX = "HEX_NAMES[hex]"

REFUSALS = {
    TILE_NOT_ON_RACK: refused("babylonia-tile-not-on-rack", "clan", clan="CLANS[clan]"),
    HEX_OUT_OF_PLAY: refused("babylonia-hex-out-of-play", "players hex", hex=HEX),
    HEX_HAS_TILE: refused("babylonia-hex-has-tile", "hex", hex=HEX),
    HEX_HAS_CITY: refused("babylonia-hex-has-city", "hex", hex=HEX),
    HEX_HAS_ZIGGURAT: refused("babylonia-hex-has-ziggurat", "hex", hex=HEX),
    NONE_IN_A_RIVER: refused("babylonia-none-in-a-river"),
    ONE_NOBLE: refused("babylonia-one-noble"),
    NOBLE_AMONG_FARMERS: refused("babylonia-noble-among-farmers"),
    NOBLE_NEEDS_THREE_FARMERS: refused("babylonia-noble-needs-three-farmers"),
    THIRD_NOBLE: refused("babylonia-third-noble"),
    NOBLE_ON_FIELD: refused("babylonia-noble-on-field", "hex", hex=HEX),
    FIELD_NOT_OPEN: refused("babylonia-field-not-open", "hex", hex=HEX),
    FIELD_NOT_OPENED_BY_RIVER: refused("babylonia-field-not-opened-by-river", "hex", hex=HEX),
    NO_ROOM_FOR_FARMER: refused("babylonia-no-room-for-farmer", "hex", hex=HEX),
    NOT_SURROUNDED: refused("babylonia-not-surrounded", "hex", hex=HEX),
    CARD_NOT_THERE: refused("babylonia-card-not-there", "card"),
    NOT_DONE: refused("babylonia-not-done", "number"),
    NOBLE_NEEDS_THIRD_FARMER: refused("babylonia-noble-needs-third-farmer"),
    **{
        SOMETHING_ELSE_ASKED + phase: refused(f"babylonia-asked-{name}", "words", words="NOTATIONS[words]")
        for phase, name in enumerate(PHASES)
    },
}


@rule
def refuse(s, action, row):
    """Why this action of the deciding player is refused."""
    if s.phase != phase_of(action):
        fill(row, SOMETHING_ELSE_ASKED + s.phase, action, 0, 0)
    elif action < actions.SCORE:
        refuse_tile(s, action // BLOCK, action % BLOCK, row)
    elif action < actions.CARD:
        fill(row, NOT_SURROUNDED, action - actions.SCORE, 0, 0)
    elif action < actions.DONE:
        fill(row, CARD_NOT_THERE, action - actions.CARD + 1, 0, 0)
    elif tiles_laid(s) < 2:
        fill(row, NOT_DONE, tiles_laid(s), 0, 0)
    else:
        fill(row, NOBLE_NEEDS_THIRD_FARMER, 0, 0, 0)


@rule
def phase_of(action):
    """The phase in which such an action can be asked for."""
    if action < actions.SCORE or action == actions.DONE:
        return PLACE
    if action < actions.CARD:
        return SCORE
    return CARD if action < actions.DONE else EXTRA


@rule
def refuse_tile(s, clan, place, row):
    """Babylonia 3.1-3.11, 8.4-8.6: the first thing that speaks against a placement."""
    if s.racks[s.active, clan] == 0:
        fill(row, TILE_NOT_ON_RACK, clan, 0, 0)
        return
    reason = occupied_reason(s, place)
    if reason == NOTHING_AGAINST_IT:
        reason = option_reason(s, clan, place)
    if reason == NOTHING_AGAINST_IT:
        reason = field_reason(s, clan, place)
    if reason == NOTHING_AGAINST_IT:
        reason = NO_ROOM_FOR_FARMER
    if reason == HEX_OUT_OF_PLAY:
        fill(row, reason, s.players, place, 0)
    else:
        fill(row, reason, place, 0, 0)


@rule
def occupied_reason(s, place):
    """Babylonia 1.3, 1.4, 3.5: the hex is out of play, or something other than a field is there."""
    if not contains(IN_PLAY[s.players], place):
        return HEX_OUT_OF_PLAY
    if contains(all_tiles(s), place):
        return HEX_HAS_TILE
    if contains(all_cities(s), place):
        return HEX_HAS_CITY
    return HEX_HAS_ZIGGURAT if contains(ZIGGURATS[s.players], place) else NOTHING_AGAINST_IT


@rule
def option_reason(s, clan, place):
    """Babylonia 3.1, 3.6, 8.4, 8.5: the tile does not fit those already laid in this turn."""
    if tiles_laid(s) < 2:
        return NOTHING_AGAINST_IT
    if contains(RIVER, place):
        return NONE_IN_A_RIVER
    farmers = int(s.laid[FARMER]) + int(s.racks[s.active, FARMER])
    nobles = nobles_laid(s)
    if nobles == 2:
        return third_noble_reason(s, clan)
    if nobles == 1 and clan != FARMER:
        return ONE_NOBLE
    if clan == FARMER and nobles == 0:
        return NOTHING_AGAINST_IT
    if not owns(s, s.active, 5):
        return NOBLE_AMONG_FARMERS
    return NOBLE_NEEDS_THREE_FARMERS if farmers < 3 else NOTHING_AGAINST_IT


@rule
def third_noble_reason(s, clan):
    """Babylonia 8.4: after two nobles."""
    most = max(max(max(s.laid[0], s.laid[1]), max(s.laid[2], s.laid[3])), s.laid[FACE_DOWN])
    fits = owns(s, s.active, 4) and clan != FARMER and s.laid[clan] == 0 and most == 1
    return NOTHING_AGAINST_IT if fits else THIRD_NOBLE


@rule
def field_reason(s, clan, place):
    """Babylonia 3.8, 8.6: who may enter a field."""
    if not contains(all_fields(s), place):
        return NOTHING_AGAINST_IT
    if clan != FARMER:
        return NOTHING_AGAINST_IT if owns(s, s.active, 6) else NOBLE_ON_FIELD
    own = common(load(s.owned[s.active]), load(AROUND[place]))
    if is_empty(own):
        return FIELD_NOT_OPEN
    face_up = without(own, load(s.tiles[s.active, FACE_DOWN]))
    if not s.river_tile_opens_field and is_empty(face_up):
        return FIELD_NOT_OPENED_BY_RIVER
    return NOTHING_AGAINST_IT
