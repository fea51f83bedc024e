"""Made by `python -m tworivers.games.writing` from the declarations beside it; do not edit."""

import numpy as np

from tworivers.games.babylonia.rules.actions import NOTATIONS
from tworivers.games.babylonia.rules.board import (
    CITIES,
    CLANS,
    FIELDS,
    HEX_NAMES,
    LOCATION_SPOTS,
    ZIGGURAT_HEXES,
)
from tworivers.games.babylonia.rules.hidden import sees_tiles
from tworivers.games.babylonia.rules.scoring import field_kind
from tworivers.games.babylonia.rules.sites import city_kind, open_land_beside, tiles_beside
from tworivers.games.babylonia.rules.standing import score
from tworivers.games.babylonia.rules.state import (
    CARDS,
    ENDINGS,
    NOWHERE,
    ON_DISPLAY,
    OVER,
    PHASES,
    PLACE,
    SEATS,
    SOURCES,
)
from tworivers.games.babylonia.show.refusals import refuse
from tworivers.games.babylonia.show.view import CARD_SETS, SIDES, ZIGGURATS
from tworivers.kernel.bits import ONE, ZERO, trailing_zeros
from tworivers.kernel.counts import total
from tworivers.kernel.events import WIDTH
from tworivers.kernel.record import at as state_at
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import contains
from tworivers.kernel.text import FALSE_OR_TRUE, Texts, after_list, put_number, put_text

TEXTS = Texts()
_TEXT_0 = TEXTS.add('{"game":"babylonia","players":')
_CARD_SETS_0 = TEXTS.add_each(CARD_SETS, ',"cards":')
_FALSE_OR_TRUE_0 = TEXTS.add_each(FALSE_OR_TRUE, ',"river_tile_opens_field":')
_TEXT_1 = TEXTS.add(',"turn":')
_TEXT_2 = TEXTS.add(',"active":')
_PHASES_0 = TEXTS.add_each(PHASES, ',"phase":')
_TEXT_3 = TEXTS.add(',"decider":')
_TEXT_4 = TEXTS.add("null")
_TEXT_5 = TEXTS.add(',"laid":{')
_SIDES_0 = TEXTS.add_each(SIDES)
_TEXT_6 = TEXTS.add(":")
_TEXT_7 = TEXTS.add(",")
_TEXT_8 = TEXTS.add('},"tiles":{')
_HEX_NAMES_0 = TEXTS.add_each(HEX_NAMES)
_TEXT_9 = TEXTS.add('{"seat":')
_SIDES_1 = TEXTS.add_each(SIDES, ',"clan":')
_TEXT_10 = TEXTS.add("}")
_TEXT_11 = TEXTS.add('},"cities":{')
_CITIES_0 = TEXTS.add_each(CITIES, ":")
_TEXT_12 = TEXTS.add('},"fields":{')
_FIELDS_0 = TEXTS.add_each(FIELDS, ":")
_ZIGGURATS_0 = TEXTS.add_each(ZIGGURATS, '},"ziggurats":')
_TEXT_13 = TEXTS.add(',"scored":[')
_TEXT_14 = TEXTS.add('],"sites":[')
_TEXT_15 = TEXTS.add('{"hex":')
_TEXT_16 = TEXTS.add(',"city":')
_CITIES_1 = TEXTS.add_each(CITIES)
_TEXT_17 = TEXTS.add(',"tiles":[')
_TEXT_18 = TEXTS.add('],"needed":[')
_TEXT_19 = TEXTS.add("]}")
_TEXT_20 = TEXTS.add('],"display":[')
_FALSE_OR_TRUE_1 = TEXTS.add_each(FALSE_OR_TRUE, '],"card_2_used":')
_TEXT_21 = TEXTS.add(',"seats":[')
_TEXT_22 = TEXTS.add(',"score":')
_TEXT_23 = TEXTS.add(',"points":{')
_SOURCES_0 = TEXTS.add_each(SOURCES)
_TEXT_24 = TEXTS.add('},"cards":[')
_TEXT_25 = TEXTS.add('],"tiles_on_rack":')
_TEXT_26 = TEXTS.add(',"tiles_in_supply":')
_TEXT_27 = TEXTS.add(',"tiles_face_down":')
_TEXT_28 = TEXTS.add(',"rack":')
_TEXT_29 = TEXTS.add("{")
_CLANS_0 = TEXTS.add_each(CLANS)
_TEXT_30 = TEXTS.add(',"supply":')
_TEXT_31 = TEXTS.add(',"face_down":')
_TEXT_32 = TEXTS.add('],"legal":[')
_NOTATIONS_0 = TEXTS.add_each(NOTATIONS)
_ENDINGS_0 = TEXTS.add_each(ENDINGS, '],"ending":')
_TEXT_33 = TEXTS.add('{"event":"babylonia-turn-began","seat":')
_TEXT_34 = TEXTS.add('{"event":"babylonia-tile-placed","seat":')
_CLANS_1 = TEXTS.add_each(CLANS, ',"clan":')
_TEXT_35 = TEXTS.add(',"hex":')
_TEXT_36 = TEXTS.add('{"event":"babylonia-face-down-placed","seat":')
_CLANS_2 = TEXTS.add_each(CLANS, '"clan":')
_TEXT_37 = TEXTS.add('{"event":"babylonia-points-won","seat":')
_TEXT_38 = TEXTS.add(',"number":')
_SOURCES_1 = TEXTS.add_each(SOURCES, ',"reason":')
_TEXT_39 = TEXTS.add('"hex":')
_TEXT_40 = TEXTS.add('{"event":"babylonia-field-harvested","seat":')
_FIELDS_1 = TEXTS.add_each(FIELDS, ',"field":')
_TEXT_41 = TEXTS.add('{"event":"babylonia-tiles-finished","seat":')
_TEXT_42 = TEXTS.add('{"event":"babylonia-site-surrounded","hex":')
_TEXT_43 = TEXTS.add('{"event":"babylonia-city-won","seat":')
_CITIES_2 = TEXTS.add_each(CITIES, ',"city":')
_TEXT_44 = TEXTS.add('{"event":"babylonia-city-discarded","hex":')
_TEXT_45 = TEXTS.add('{"event":"babylonia-ziggurat-won","seat":')
_TEXT_46 = TEXTS.add('{"event":"babylonia-ziggurat-tied","hex":')
_TEXT_47 = TEXTS.add('{"event":"babylonia-card-taken","seat":')
_TEXT_48 = TEXTS.add(',"card":')
_TEXT_49 = TEXTS.add('{"event":"babylonia-extra-turn","seat":')
_TEXT_50 = TEXTS.add('{"event":"babylonia-tiles-drawn","seat":')
_TEXT_51 = TEXTS.add('"tiles":[')
_TEXT_52 = TEXTS.add("],")
_ENDINGS_1 = TEXTS.add_each(ENDINGS, '{"event":"babylonia-game-over","ending":')
_TEXT_53 = TEXTS.add("[")
_TEXT_54 = TEXTS.add("]")
_CLANS_3 = TEXTS.add_each(CLANS, '{"key":"babylonia-tile-not-on-rack","arguments":{"clan":')
_TEXT_55 = TEXTS.add("}}")
_TEXT_56 = TEXTS.add('{"key":"babylonia-hex-out-of-play","arguments":{"players":')
_TEXT_57 = TEXTS.add('{"key":"babylonia-hex-has-tile","arguments":{"hex":')
_TEXT_58 = TEXTS.add('{"key":"babylonia-hex-has-city","arguments":{"hex":')
_TEXT_59 = TEXTS.add('{"key":"babylonia-hex-has-ziggurat","arguments":{"hex":')
_TEXT_60 = TEXTS.add('{"key":"babylonia-none-in-a-river","arguments":{}}')
_TEXT_61 = TEXTS.add('{"key":"babylonia-one-noble","arguments":{}}')
_TEXT_62 = TEXTS.add('{"key":"babylonia-noble-among-farmers","arguments":{}}')
_TEXT_63 = TEXTS.add('{"key":"babylonia-noble-needs-three-farmers","arguments":{}}')
_TEXT_64 = TEXTS.add('{"key":"babylonia-third-noble","arguments":{}}')
_TEXT_65 = TEXTS.add('{"key":"babylonia-noble-on-field","arguments":{"hex":')
_TEXT_66 = TEXTS.add('{"key":"babylonia-field-not-open","arguments":{"hex":')
_TEXT_67 = TEXTS.add('{"key":"babylonia-field-not-opened-by-river","arguments":{"hex":')
_TEXT_68 = TEXTS.add('{"key":"babylonia-no-room-for-farmer","arguments":{"hex":')
_TEXT_69 = TEXTS.add('{"key":"babylonia-not-surrounded","arguments":{"hex":')
_TEXT_70 = TEXTS.add('{"key":"babylonia-card-not-there","arguments":{"card":')
_TEXT_71 = TEXTS.add('{"key":"babylonia-not-done","arguments":{"number":')
_TEXT_72 = TEXTS.add('{"key":"babylonia-noble-needs-third-farmer","arguments":{}}')
_TEXT_73 = TEXTS.add('{"key":"babylonia-asked-place","arguments":{"words":')
_TEXT_74 = TEXTS.add('{"key":"babylonia-asked-score","arguments":{"words":')
_TEXT_75 = TEXTS.add('{"key":"babylonia-asked-card","arguments":{"words":')
_TEXT_76 = TEXTS.add('{"key":"babylonia-asked-extra","arguments":{"words":')
_TEXT_77 = TEXTS.add('{"key":"babylonia-asked-over","arguments":{"words":')
LETTERS, STARTS = TEXTS.letters(), TEXTS.starts()


@rule
def put(out, at, text):
    return put_text(out, at, LETTERS, STARTS, text)


@rule
def put_tile(out, at, s, viewer, seat, side):
    """Whose tile, and its clan, or "face down"."""
    at = put(out, at, _TEXT_9)
    at = put_number(out, at, seat)
    at = put(out, at, _SIDES_1 + side)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_site_view(out, at, s, viewer, site):
    """Babylonia 4.1, 4.2: a city or a ziggurat still to be scored: who lies around it, and the land hexes
    without a tile."""
    at = put(out, at, _TEXT_15)
    at = put(out, at, _HEX_NAMES_0 + site)
    at = put(out, at, _TEXT_16)
    if city_kind(s, site) != NOWHERE:
        at = put(out, at, _CITIES_1 + int(city_kind(s, site)))
    else:
        at = put(out, at, _TEXT_4)
    at = put(out, at, _TEXT_17)
    for seat in range(s.players):
        at = put_number(out, at, tiles_beside(s, seat, site))
        at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_18)
    words_1 = open_land_beside(s, site)
    for word_1 in range(len(words_1)):
        left_1 = words_1[word_1]
        while left_1 != ZERO:
            h = 64 * word_1 + trailing_zeros(left_1)
            left_1 &= left_1 - ONE
            at = put(out, at, _HEX_NAMES_0 + h)
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_19)
    return at


@rule
def put_seat_view(out, at, s, viewer, seat):
    """Babylonia 1.10: a player as the viewer sees them; what is None is hidden."""
    at = put(out, at, _TEXT_9)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_22)
    at = put_number(out, at, score(s, seat))
    at = put(out, at, _TEXT_23)
    for p in range(len(SOURCES)):
        at = put(out, at, _SOURCES_0 + p)
        at = put(out, at, _TEXT_6)
        at = put_number(out, at, s.points[seat, p])
        at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_11)
    for c in range(len(CITIES)):
        if s.cities_won[seat, c] > 0:
            at = put(out, at, _CITIES_1 + c)
            at = put(out, at, _TEXT_6)
            at = put_number(out, at, s.cities_won[seat, c])
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_24)
    for card in range(CARDS):
        if s.card_at[card] == seat:
            at = put_number(out, at, card + 1)
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_25)
    at = put_number(out, at, total(s.racks[seat]))
    at = put(out, at, _TEXT_26)
    at = put_number(out, at, total(s.supplies[seat]))
    at = put(out, at, _TEXT_27)
    at = put_number(out, at, total(s.face_down[seat]))
    at = put(out, at, _TEXT_28)
    if sees_tiles(viewer, seat):
        at = put(out, at, _TEXT_29)
        for c in range(len(CLANS)):
            at = put(out, at, _CLANS_0 + c)
            at = put(out, at, _TEXT_6)
            at = put_number(out, at, s.racks[seat, c])
            at = put(out, at, _TEXT_7)
        at = after_list(out, at)
        at = put(out, at, _TEXT_10)
    else:
        at = put(out, at, _TEXT_4)
    at = put(out, at, _TEXT_30)
    if sees_tiles(viewer, seat):
        at = put(out, at, _TEXT_29)
        for c in range(len(CLANS)):
            at = put(out, at, _CLANS_0 + c)
            at = put(out, at, _TEXT_6)
            at = put_number(out, at, s.supplies[seat, c])
            at = put(out, at, _TEXT_7)
        at = after_list(out, at)
        at = put(out, at, _TEXT_10)
    else:
        at = put(out, at, _TEXT_4)
    at = put(out, at, _TEXT_31)
    if sees_tiles(viewer, seat):
        at = put(out, at, _TEXT_29)
        for c in range(len(CLANS)):
            at = put(out, at, _CLANS_0 + c)
            at = put(out, at, _TEXT_6)
            at = put_number(out, at, s.face_down[seat, c])
            at = put(out, at, _TEXT_7)
        at = after_list(out, at)
        at = put(out, at, _TEXT_10)
    else:
        at = put(out, at, _TEXT_4)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_view(out, at, s, viewer, legal):
    """The table as one viewer sees it."""
    at = put(out, at, _TEXT_0)
    at = put_number(out, at, s.players)
    at = put(out, at, _CARD_SETS_0 + int(s.random_cards))
    at = put(out, at, _FALSE_OR_TRUE_0 + (1 if s.river_tile_opens_field else 0))
    at = put(out, at, _TEXT_1)
    at = put_number(out, at, s.turn)
    at = put(out, at, _TEXT_2)
    at = put_number(out, at, s.active)
    at = put(out, at, _PHASES_0 + int(s.phase))
    at = put(out, at, _TEXT_3)
    if s.phase != OVER:
        at = put_number(out, at, s.deciding)
    else:
        at = put(out, at, _TEXT_4)
    at = put(out, at, _TEXT_5)
    for side in range(len(SIDES)):
        if s.phase == PLACE:
            at = put(out, at, _SIDES_0 + side)
            at = put(out, at, _TEXT_6)
            at = put_number(out, at, s.laid[side])
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_8)
    for seat in range(SEATS):
        for side in range(len(SIDES)):
            words_1 = s.tiles[seat, side]
            for word_1 in range(len(words_1)):
                left_1 = words_1[word_1]
                while left_1 != ZERO:
                    h = 64 * word_1 + trailing_zeros(left_1)
                    left_1 &= left_1 - ONE
                    at = put(out, at, _HEX_NAMES_0 + h)
                    at = put(out, at, _TEXT_6)
                    at = put_tile(out, at, s, viewer, seat, side)
                    at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_11)
    words_2 = LOCATION_SPOTS[s.players]
    for word_2 in range(len(words_2)):
        left_2 = words_2[word_2]
        while left_2 != ZERO:
            h = 64 * word_2 + trailing_zeros(left_2)
            left_2 &= left_2 - ONE
            if city_kind(s, h) != NOWHERE:
                at = put(out, at, _HEX_NAMES_0 + h)
                at = put(out, at, _CITIES_0 + int(city_kind(s, h)))
                at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_12)
    words_3 = LOCATION_SPOTS[s.players]
    for word_3 in range(len(words_3)):
        left_3 = words_3[word_3]
        while left_3 != ZERO:
            h = 64 * word_3 + trailing_zeros(left_3)
            left_3 &= left_3 - ONE
            if field_kind(s, h) != NOWHERE:
                at = put(out, at, _HEX_NAMES_0 + h)
                at = put(out, at, _FIELDS_0 + int(field_kind(s, h)))
                at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _ZIGGURATS_0 + int(s.players))
    at = put(out, at, _TEXT_13)
    words_4 = s.scored
    for word_4 in range(len(words_4)):
        left_4 = words_4[word_4]
        while left_4 != ZERO:
            h = 64 * word_4 + trailing_zeros(left_4)
            left_4 &= left_4 - ONE
            at = put(out, at, _HEX_NAMES_0 + h)
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_14)
    words_5 = LOCATION_SPOTS[s.players]
    for word_5 in range(len(words_5)):
        left_5 = words_5[word_5]
        while left_5 != ZERO:
            h = 64 * word_5 + trailing_zeros(left_5)
            left_5 &= left_5 - ONE
            if city_kind(s, h) != NOWHERE:
                at = put_site_view(out, at, s, viewer, h)
                at = put(out, at, _TEXT_7)
    for z in range(len(ZIGGURAT_HEXES[s.players])):
        if ZIGGURAT_HEXES[s.players, z] >= 0 and (not contains(s.scored, ZIGGURAT_HEXES[s.players, z])):
            at = put_site_view(out, at, s, viewer, ZIGGURAT_HEXES[s.players, z])
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_20)
    for card in range(CARDS):
        if s.card_at[card] == ON_DISPLAY:
            at = put_number(out, at, card + 1)
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _FALSE_OR_TRUE_1 + (1 if s.card_2_used else 0))
    at = put(out, at, _TEXT_21)
    for seat in range(s.players):
        at = put_seat_view(out, at, s, viewer, seat)
        at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_32)
    words_6 = legal
    for word_6 in range(len(words_6)):
        left_6 = words_6[word_6]
        while left_6 != ZERO:
            action = 64 * word_6 + trailing_zeros(left_6)
            left_6 &= left_6 - ONE
            at = put(out, at, _NOTATIONS_0 + action)
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _ENDINGS_0 + int(s.ending))
    at = put(out, at, _TEXT_10)
    return at


@rule
def write_view(states, index, viewer, legal, out):
    """Write what the viewer may see, with the legal actions of a bit set; return how long it is."""
    return put_view(out, 0, state_at(states, index), viewer, legal)


@rule
def put_turn_began(out, at, viewer, seat, turn):
    at = put(out, at, _TEXT_33)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_1)
    at = put_number(out, at, turn)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_tile_placed(out, at, viewer, seat, hex, clan):
    at = put(out, at, _TEXT_34)
    at = put_number(out, at, seat)
    at = put(out, at, _CLANS_1 + clan)
    at = put(out, at, _TEXT_35)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_face_down_placed(out, at, viewer, seat, hex, clan):
    """Babylonia 3.6: only their player knows what lies face down."""
    at = put(out, at, _TEXT_36)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_35)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _TEXT_7)
    if sees_tiles(viewer, seat):
        at = put(out, at, _CLANS_2 + clan)
        at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_points_won(out, at, viewer, seat, number, reason, hex):
    at = put(out, at, _TEXT_37)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_38)
    at = put_number(out, at, number)
    at = put(out, at, _SOURCES_1 + reason)
    at = put(out, at, _TEXT_7)
    if hex >= 0:
        at = put(out, at, _TEXT_39)
        at = put(out, at, _HEX_NAMES_0 + hex)
        at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_field_harvested(out, at, viewer, seat, hex, field):
    at = put(out, at, _TEXT_40)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_35)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _FIELDS_1 + field)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_tiles_finished(out, at, viewer, seat, number):
    at = put(out, at, _TEXT_41)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_38)
    at = put_number(out, at, number)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_site_surrounded(out, at, viewer, hex):
    at = put(out, at, _TEXT_42)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_city_won(out, at, viewer, seat, hex, city):
    at = put(out, at, _TEXT_43)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_35)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _CITIES_2 + city)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_city_discarded(out, at, viewer, hex, city):
    at = put(out, at, _TEXT_44)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _CITIES_2 + city)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_ziggurat_won(out, at, viewer, seat, hex):
    at = put(out, at, _TEXT_45)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_35)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_ziggurat_tied(out, at, viewer, hex):
    at = put(out, at, _TEXT_46)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_card_taken(out, at, viewer, seat, card):
    at = put(out, at, _TEXT_47)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_48)
    at = put_number(out, at, card)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_extra_turn(out, at, viewer, seat):
    at = put(out, at, _TEXT_49)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_tiles_drawn(out, at, viewer, seat, number, tiles):
    """Babylonia 1.10: only their player sees which tiles were drawn."""
    at = put(out, at, _TEXT_50)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_38)
    at = put_number(out, at, number)
    at = put(out, at, _TEXT_7)
    if sees_tiles(viewer, seat):
        at = put(out, at, _TEXT_51)
        for c in range(len(CLANS)):
            for _ in range(tiles >> 4 * c & 15):
                at = put(out, at, _CLANS_0 + c)
                at = put(out, at, _TEXT_7)
        at = after_list(out, at)
        at = put(out, at, _TEXT_52)
    at = after_list(out, at)
    at = put(out, at, _TEXT_10)
    return at


@rule
def put_game_over(out, at, viewer, ending):
    at = put(out, at, _ENDINGS_1 + ending)
    at = put(out, at, _TEXT_10)
    return at


@rule
def write_told(events, viewer, out):
    """Write the events as the viewer may know them; return how long that is."""
    at = put(out, 0, _TEXT_53)
    for number in range(events[0]):
        row = events[1 + WIDTH * number : 1 + WIDTH * (number + 1)]
        if row[0] == 0:
            at = put_turn_began(out, at, viewer, row[1], row[2])
        elif row[0] == 1:
            at = put_tile_placed(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 2:
            at = put_face_down_placed(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 3:
            at = put_points_won(out, at, viewer, row[1], row[2], row[3], row[4])
        elif row[0] == 4:
            at = put_field_harvested(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 5:
            at = put_tiles_finished(out, at, viewer, row[1], row[2])
        elif row[0] == 6:
            at = put_site_surrounded(out, at, viewer, row[1])
        elif row[0] == 7:
            at = put_city_won(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 8:
            at = put_city_discarded(out, at, viewer, row[1], row[2])
        elif row[0] == 9:
            at = put_ziggurat_won(out, at, viewer, row[1], row[2])
        elif row[0] == 10:
            at = put_ziggurat_tied(out, at, viewer, row[1])
        elif row[0] == 11:
            at = put_card_taken(out, at, viewer, row[1], row[2])
        elif row[0] == 12:
            at = put_extra_turn(out, at, viewer, row[1])
        elif row[0] == 13:
            at = put_tiles_drawn(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 14:
            at = put_game_over(out, at, viewer, row[1])
        at = put(out, at, _TEXT_7)
    return put(out, after_list(out, at), _TEXT_54)


@rule
def put_babylonia_tile_not_on_rack(out, at, clan):
    at = put(out, at, _CLANS_3 + clan)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_hex_out_of_play(out, at, players, hex):
    at = put(out, at, _TEXT_56)
    at = put_number(out, at, players)
    at = put(out, at, _TEXT_35)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_hex_has_tile(out, at, hex):
    at = put(out, at, _TEXT_57)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_hex_has_city(out, at, hex):
    at = put(out, at, _TEXT_58)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_hex_has_ziggurat(out, at, hex):
    at = put(out, at, _TEXT_59)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_none_in_a_river(out, at):
    at = put(out, at, _TEXT_60)
    return at


@rule
def put_babylonia_one_noble(out, at):
    at = put(out, at, _TEXT_61)
    return at


@rule
def put_babylonia_noble_among_farmers(out, at):
    at = put(out, at, _TEXT_62)
    return at


@rule
def put_babylonia_noble_needs_three_farmers(out, at):
    at = put(out, at, _TEXT_63)
    return at


@rule
def put_babylonia_third_noble(out, at):
    at = put(out, at, _TEXT_64)
    return at


@rule
def put_babylonia_noble_on_field(out, at, hex):
    at = put(out, at, _TEXT_65)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_field_not_open(out, at, hex):
    at = put(out, at, _TEXT_66)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_field_not_opened_by_river(out, at, hex):
    at = put(out, at, _TEXT_67)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_no_room_for_farmer(out, at, hex):
    at = put(out, at, _TEXT_68)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_not_surrounded(out, at, hex):
    at = put(out, at, _TEXT_69)
    at = put(out, at, _HEX_NAMES_0 + hex)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_card_not_there(out, at, card):
    at = put(out, at, _TEXT_70)
    at = put_number(out, at, card)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_not_done(out, at, number):
    at = put(out, at, _TEXT_71)
    at = put_number(out, at, number)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_noble_needs_third_farmer(out, at):
    at = put(out, at, _TEXT_72)
    return at


@rule
def put_babylonia_asked_place(out, at, words):
    at = put(out, at, _TEXT_73)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_asked_score(out, at, words):
    at = put(out, at, _TEXT_74)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_asked_card(out, at, words):
    at = put(out, at, _TEXT_75)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_asked_extra(out, at, words):
    at = put(out, at, _TEXT_76)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_55)
    return at


@rule
def put_babylonia_asked_over(out, at, words):
    at = put(out, at, _TEXT_77)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_55)
    return at


@rule
def write_refusal(states, index, action, out):
    """Write why the deciding seat may not take an action; return how long that is."""
    row = np.zeros(WIDTH, dtype=np.int32)
    refuse(state_at(states, index), action, row)
    at = 0
    if row[0] == 0:
        at = put_babylonia_tile_not_on_rack(out, at, row[1])
    elif row[0] == 1:
        at = put_babylonia_hex_out_of_play(out, at, row[1], row[2])
    elif row[0] == 2:
        at = put_babylonia_hex_has_tile(out, at, row[1])
    elif row[0] == 3:
        at = put_babylonia_hex_has_city(out, at, row[1])
    elif row[0] == 4:
        at = put_babylonia_hex_has_ziggurat(out, at, row[1])
    elif row[0] == 5:
        at = put_babylonia_none_in_a_river(out, at)
    elif row[0] == 6:
        at = put_babylonia_one_noble(out, at)
    elif row[0] == 7:
        at = put_babylonia_noble_among_farmers(out, at)
    elif row[0] == 8:
        at = put_babylonia_noble_needs_three_farmers(out, at)
    elif row[0] == 9:
        at = put_babylonia_third_noble(out, at)
    elif row[0] == 10:
        at = put_babylonia_noble_on_field(out, at, row[1])
    elif row[0] == 11:
        at = put_babylonia_field_not_open(out, at, row[1])
    elif row[0] == 12:
        at = put_babylonia_field_not_opened_by_river(out, at, row[1])
    elif row[0] == 13:
        at = put_babylonia_no_room_for_farmer(out, at, row[1])
    elif row[0] == 14:
        at = put_babylonia_not_surrounded(out, at, row[1])
    elif row[0] == 15:
        at = put_babylonia_card_not_there(out, at, row[1])
    elif row[0] == 16:
        at = put_babylonia_not_done(out, at, row[1])
    elif row[0] == 17:
        at = put_babylonia_noble_needs_third_farmer(out, at)
    elif row[0] == 18:
        at = put_babylonia_asked_place(out, at, row[1])
    elif row[0] == 19:
        at = put_babylonia_asked_score(out, at, row[1])
    elif row[0] == 20:
        at = put_babylonia_asked_card(out, at, row[1])
    elif row[0] == 21:
        at = put_babylonia_asked_extra(out, at, row[1])
    elif row[0] == 22:
        at = put_babylonia_asked_over(out, at, row[1])
    return at
