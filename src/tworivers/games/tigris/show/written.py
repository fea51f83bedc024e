"""Made by `python -m tworivers.games.writing` from the declarations beside it; do not edit."""

import numpy as np

from tworivers.games.tigris.rules.actions import DIRECTIONS, NOTATIONS
from tworivers.games.tigris.rules.board import (
    BOARDS,
    BUILDINGS,
    CELL_NAMES,
    DYNASTIES,
    LEADERS,
    MONUMENTS,
    TILES,
)
from tworivers.games.tigris.rules.conflicts import (
    backing,
    conflict_tile,
    is_war,
    margin,
    strength,
    supporters,
)
from tworivers.games.tigris.rules.events import HOMECOMINGS, REASONS
from tworivers.games.tigris.rules.hidden import sees_hand, sees_points
from tworivers.games.tigris.rules.state import COLOURS, ENDINGS, NOWHERE, OVER, PHASES
from tworivers.games.tigris.show.refusals import refuse
from tworivers.games.tigris.show.view import CONFLICTS, FRAMED_CELLS
from tworivers.kernel.bits import ONE, ZERO, trailing_zeros
from tworivers.kernel.counts import total
from tworivers.kernel.events import WIDTH
from tworivers.kernel.record import at as state_at
from tworivers.kernel.rule import rule
from tworivers.kernel.text import FALSE_OR_TRUE, Texts, after_list, put_number, put_text

TEXTS = Texts()
_TEXT_0 = TEXTS.add('{"game":"tigris","players":')
_BOARDS_0 = TEXTS.add_each(BOARDS, ',"board":')
_FALSE_OR_TRUE_0 = TEXTS.add_each(FALSE_OR_TRUE, ',"buildings_variant":')
_FALSE_OR_TRUE_1 = TEXTS.add_each(FALSE_OR_TRUE, ',"open_scores":')
_TEXT_1 = TEXTS.add(',"turn":')
_TEXT_2 = TEXTS.add(',"active":')
_TEXT_3 = TEXTS.add(',"actions_left":')
_PHASES_0 = TEXTS.add_each(PHASES, ',"phase":')
_TEXT_4 = TEXTS.add(',"decider":')
_TEXT_5 = TEXTS.add("null")
_TEXT_6 = TEXTS.add(',"tiles":{')
_CELL_NAMES_0 = TEXTS.add_each(CELL_NAMES)
_TILES_0 = TEXTS.add_each(TILES, ":")
_TEXT_7 = TEXTS.add(",")
_TEXT_8 = TEXTS.add('},"face_down":[')
_TEXT_9 = TEXTS.add('],"catastrophes":[')
_TEXT_10 = TEXTS.add('],"treasures":[')
_FRAMED_CELLS_0 = TEXTS.add_each(FRAMED_CELLS, '],"framed":')
_TEXT_11 = TEXTS.add(',"monuments":{')
_MONUMENTS_0 = TEXTS.add_each(MONUMENTS)
_TEXT_12 = TEXTS.add(":")
_TEXT_13 = TEXTS.add('},"buildings":{')
_BUILDINGS_0 = TEXTS.add_each(BUILDINGS)
_TEXT_14 = TEXTS.add('},"unification":')
_TEXT_15 = TEXTS.add(',"placed":')
_TEXT_16 = TEXTS.add(',"bag":')
_TEXT_17 = TEXTS.add(',"kingdoms":[')
_TEXT_18 = TEXTS.add('{"cells":[')
_TEXT_19 = TEXTS.add('],"leaders":[')
_TEXT_20 = TEXTS.add("[")
_TEXT_21 = TEXTS.add("],")
_TEXT_22 = TEXTS.add("]}")
_TEXT_23 = TEXTS.add('],"seats":[')
_TEXT_24 = TEXTS.add('{"seat":')
_DYNASTIES_0 = TEXTS.add_each(DYNASTIES, ',"dynasty":')
_TEXT_25 = TEXTS.add(',"leaders":{')
_LEADERS_0 = TEXTS.add_each(LEADERS)
_TEXT_26 = TEXTS.add('},"supporters":{')
_TEXT_27 = TEXTS.add(":[")
_TEXT_28 = TEXTS.add('},"catastrophes":')
_TEXT_29 = TEXTS.add(',"tiles_in_hand":')
_TEXT_30 = TEXTS.add(',"tiles_swapped":')
_TEXT_31 = TEXTS.add(',"hand":')
_TEXT_32 = TEXTS.add("{")
_TILES_1 = TEXTS.add_each(TILES)
_TEXT_33 = TEXTS.add("}")
_TEXT_34 = TEXTS.add(',"swapped":')
_TEXT_35 = TEXTS.add(',"points":')
_TEXT_36 = TEXTS.add(',"treasures":')
_TEXT_37 = TEXTS.add('],"conflict":')
_CONFLICTS_0 = TEXTS.add_each(CONFLICTS, '{"kind":')
_TILES_2 = TEXTS.add_each(TILES, ',"colour":')
_TILES_3 = TEXTS.add_each(TILES, ',"tile":')
_TEXT_38 = TEXTS.add(',"attacker":')
_TEXT_39 = TEXTS.add(',"defender":')
_TEXT_40 = TEXTS.add(',"attacking":')
_TEXT_41 = TEXTS.add(',"defending":')
_TEXT_42 = TEXTS.add(',"behind_attacker":[')
_TEXT_43 = TEXTS.add('],"behind_defender":[')
_TEXT_44 = TEXTS.add('],"margin":')
_TEXT_45 = TEXTS.add(',"added":')
_TEXT_46 = TEXTS.add(',"legal":[')
_NOTATIONS_0 = TEXTS.add_each(NOTATIONS)
_ENDINGS_0 = TEXTS.add_each(ENDINGS, '],"ending":')
_TEXT_47 = TEXTS.add('{"event":"tigris-turn-began","seat":')
_TEXT_48 = TEXTS.add('{"event":"tigris-passed","seat":')
_TEXT_49 = TEXTS.add('{"event":"tigris-tile-placed","seat":')
_TEXT_50 = TEXTS.add(',"cell":')
_TEXT_51 = TEXTS.add('{"event":"tigris-leader-placed","seat":')
_LEADERS_1 = TEXTS.add_each(LEADERS, ',"leader":')
_TEXT_52 = TEXTS.add('{"event":"tigris-leader-moved","seat":')
_TEXT_53 = TEXTS.add(',"origin":')
_TEXT_54 = TEXTS.add('{"event":"tigris-leader-withdrawn","seat":')
_TEXT_55 = TEXTS.add('{"event":"tigris-catastrophe-played","seat":')
_TEXT_56 = TEXTS.add('{"event":"tigris-tile-destroyed","seat":')
_TEXT_57 = TEXTS.add('{"event":"tigris-tiles-swapped","seat":')
_TEXT_58 = TEXTS.add(',"number":')
_TEXT_59 = TEXTS.add('"tiles":[')
_TEXT_60 = TEXTS.add('{"event":"tigris-points-won","seat":')
_REASONS_0 = TEXTS.add_each(REASONS, ',"reason":')
_TEXT_61 = TEXTS.add('{"event":"tigris-kingdoms-united","seat":')
_LEADERS_2 = TEXTS.add_each(LEADERS, '{"event":"tigris-revolt-began","leader":')
_TILES_4 = TEXTS.add_each(TILES, '{"event":"tigris-war-began","tile":')
_TEXT_62 = TEXTS.add('{"event":"tigris-tiles-added","seat":')
_LEADERS_3 = TEXTS.add_each(LEADERS, '{"event":"tigris-conflict-won","leader":')
_TEXT_63 = TEXTS.add(',"winner":')
_TEXT_64 = TEXTS.add(',"loser":')
_TEXT_65 = TEXTS.add(',"winning":')
_TEXT_66 = TEXTS.add(',"losing":')
_TEXT_67 = TEXTS.add('{"event":"tigris-leader-went-home","seat":')
_HOMECOMINGS_0 = TEXTS.add_each(HOMECOMINGS, ',"reason":')
_TILES_5 = TEXTS.add_each(TILES, '{"event":"tigris-tile-beaten","tile":')
_TEXT_68 = TEXTS.add('{"event":"tigris-building-placed","seat":')
_BUILDINGS_1 = TEXTS.add_each(BUILDINGS, ',"building":')
_TEXT_69 = TEXTS.add('{"event":"tigris-building-moved","seat":')
_BUILDINGS_2 = TEXTS.add_each(BUILDINGS, '{"event":"tigris-building-gone","building":')
_TEXT_70 = TEXTS.add('{"event":"tigris-monument-built","seat":')
_MONUMENTS_1 = TEXTS.add_each(MONUMENTS, ',"monument":')
_TEXT_71 = TEXTS.add('{"event":"tigris-build-declined","seat":')
_PHASES_1 = TEXTS.add_each(PHASES, ',"what":')
_TEXT_72 = TEXTS.add('{"event":"tigris-treasure-taken","seat":')
_TEXT_73 = TEXTS.add('{"event":"tigris-tiles-drawn","seat":')
_ENDINGS_1 = TEXTS.add_each(ENDINGS, '{"event":"tigris-game-over","ending":')
_TEXT_74 = TEXTS.add("]")
_LEADERS_4 = TEXTS.add_each(LEADERS, '{"key":"tigris-leader-is-there","arguments":{"leader":')
_TEXT_75 = TEXTS.add("}}")
_TEXT_76 = TEXTS.add('{"key":"tigris-leader-on-river","arguments":{"cell":')
_TEXT_77 = TEXTS.add('{"key":"tigris-leader-without-temple","arguments":{"cell":')
_TEXT_78 = TEXTS.add('{"key":"tigris-leader-joins-kingdoms","arguments":{"cell":')
_LEADERS_5 = TEXTS.add_each(LEADERS, '{"key":"tigris-leader-not-on-board","arguments":{"leader":')
_TILES_6 = TEXTS.add_each(TILES, '{"key":"tigris-tile-not-in-hand","arguments":{"tile":')
_TILES_7 = TEXTS.add_each(TILES, '{"key":"tigris-farm-on-land","arguments":{"tile":')
_TILES_8 = TEXTS.add_each(TILES, '{"key":"tigris-tile-on-river","arguments":{"tile":')
_TILES_9 = TEXTS.add_each(TILES, '{"key":"tigris-joins-three-kingdoms","arguments":{"tile":')
_TEXT_79 = TEXTS.add('{"key":"tigris-cell-has-tile","arguments":{"cell":')
_TEXT_80 = TEXTS.add('{"key":"tigris-cell-has-monument","arguments":{"cell":')
_TEXT_81 = TEXTS.add('{"key":"tigris-cell-has-leader","arguments":{"cell":')
_TEXT_82 = TEXTS.add('{"key":"tigris-cell-has-catastrophe","arguments":{"cell":')
_TEXT_83 = TEXTS.add('{"key":"tigris-no-catastrophe-left","arguments":{}}')
_TEXT_84 = TEXTS.add('{"key":"tigris-catastrophe-on-treasure","arguments":{"cell":')
_TEXT_85 = TEXTS.add('{"key":"tigris-catastrophe-on-building","arguments":{"cell":')
_TEXT_86 = TEXTS.add('{"key":"tigris-no-line","arguments":{"cell":')
_TEXT_87 = TEXTS.add('{"key":"tigris-framed-first","arguments":{"cell":')
_TEXT_88 = TEXTS.add('{"key":"tigris-no-treasure-there","arguments":{"cell":')
_TILES_10 = TEXTS.add_each(TILES, '{"key":"tigris-too-few-to-add","arguments":{"tile":')
_TILES_11 = TEXTS.add_each(TILES, '{"key":"tigris-no-such-war","arguments":{"tile":')
_MONUMENTS_2 = TEXTS.add_each(MONUMENTS, '{"key":"tigris-monument-not-free","arguments":{"monument":')
_DIRECTIONS_0 = TEXTS.add_each(DIRECTIONS, '{"key":"tigris-no-square","arguments":{"direction":')
_TEXT_89 = TEXTS.add('{"key":"tigris-asked-action","arguments":{"words":')
_TEXT_90 = TEXTS.add('{"key":"tigris-asked-attack","arguments":{"words":')
_TEXT_91 = TEXTS.add('{"key":"tigris-asked-defend","arguments":{"words":')
_TEXT_92 = TEXTS.add('{"key":"tigris-asked-war","arguments":{"words":')
_TEXT_93 = TEXTS.add('{"key":"tigris-asked-building","arguments":{"words":')
_TEXT_94 = TEXTS.add('{"key":"tigris-asked-monument","arguments":{"words":')
_TEXT_95 = TEXTS.add('{"key":"tigris-asked-treasure","arguments":{"words":')
_TEXT_96 = TEXTS.add('{"key":"tigris-asked-over","arguments":{"words":')
LETTERS, STARTS = TEXTS.letters(), TEXTS.starts()


@rule
def put(out, at, text):
    return put_text(out, at, LETTERS, STARTS, text)


@rule
def put_kingdom(out, at, s, viewer, kingdom):
    """Tigris 1.4: a kingdom with its cells and its leaders as [seat, colour]; its first leader numbers it."""
    at = put(out, at, _TEXT_18)
    words_1 = s.kingdoms[kingdom]
    for word_1 in range(len(words_1)):
        left_1 = words_1[word_1]
        while left_1 != ZERO:
            cell = 64 * word_1 + trailing_zeros(left_1)
            left_1 &= left_1 - ONE
            at = put(out, at, _CELL_NAMES_0 + cell)
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_19)
    for leader in range(kingdom, 4 * s.players):
        if s.kingdom_of[leader] == kingdom:
            at = put(out, at, _TEXT_20)
            at = put_number(out, at, leader >> 2)
            at = put(out, at, _TEXT_7)
            at = put_number(out, at, leader & 3)
            at = put(out, at, _TEXT_21)
    at = after_list(out, at)
    at = put(out, at, _TEXT_22)
    return at


@rule
def put_seat_view(out, at, s, viewer, seat):
    """Tigris 3: a player as the viewer sees them; what is None is hidden."""
    at = put(out, at, _TEXT_24)
    at = put_number(out, at, seat)
    at = put(out, at, _DYNASTIES_0 + seat)
    at = put(out, at, _TEXT_25)
    for c in range(COLOURS):
        if s.leader_at[seat, c] != NOWHERE:
            at = put(out, at, _LEADERS_0 + c)
            at = put(out, at, _TEXT_12)
            at = put(out, at, _CELL_NAMES_0 + int(s.leader_at[seat, c]))
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_26)
    for c in range(COLOURS):
        if s.leader_at[seat, c] != NOWHERE:
            at = put(out, at, _LEADERS_0 + c)
            at = put(out, at, _TEXT_27)
            words_1 = supporters(s, seat, c)
            for word_1 in range(len(words_1)):
                left_1 = words_1[word_1]
                while left_1 != ZERO:
                    cell = 64 * word_1 + trailing_zeros(left_1)
                    left_1 &= left_1 - ONE
                    at = put(out, at, _CELL_NAMES_0 + cell)
                    at = put(out, at, _TEXT_7)
            at = after_list(out, at)
            at = put(out, at, _TEXT_21)
    at = after_list(out, at)
    at = put(out, at, _TEXT_28)
    at = put_number(out, at, s.catastrophes_left[seat])
    at = put(out, at, _TEXT_29)
    at = put_number(out, at, total(s.hands[seat]))
    at = put(out, at, _TEXT_30)
    at = put_number(out, at, total(s.swapped[seat]))
    at = put(out, at, _TEXT_31)
    if sees_hand(viewer, seat):
        at = put(out, at, _TEXT_32)
        for c in range(COLOURS):
            at = put(out, at, _TILES_1 + c)
            at = put(out, at, _TEXT_12)
            at = put_number(out, at, s.hands[seat, c])
            at = put(out, at, _TEXT_7)
        at = after_list(out, at)
        at = put(out, at, _TEXT_33)
    else:
        at = put(out, at, _TEXT_5)
    at = put(out, at, _TEXT_34)
    if sees_hand(viewer, seat):
        at = put(out, at, _TEXT_32)
        for c in range(COLOURS):
            at = put(out, at, _TILES_1 + c)
            at = put(out, at, _TEXT_12)
            at = put_number(out, at, s.swapped[seat, c])
            at = put(out, at, _TEXT_7)
        at = after_list(out, at)
        at = put(out, at, _TEXT_33)
    else:
        at = put(out, at, _TEXT_5)
    at = put(out, at, _TEXT_35)
    if sees_points(s, viewer, seat):
        at = put(out, at, _TEXT_32)
        for c in range(COLOURS):
            at = put(out, at, _TILES_1 + c)
            at = put(out, at, _TEXT_12)
            at = put_number(out, at, s.points[seat, c])
            at = put(out, at, _TEXT_7)
        at = after_list(out, at)
        at = put(out, at, _TEXT_33)
    else:
        at = put(out, at, _TEXT_5)
    at = put(out, at, _TEXT_36)
    if sees_points(s, viewer, seat):
        at = put_number(out, at, s.treasures_won[seat])
    else:
        at = put(out, at, _TEXT_5)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_conflict_view(out, at, s, viewer):
    """A revolt or a war: both sides as the board gives them; what the attacker added once that is decided."""
    at = put(out, at, _CONFLICTS_0 + int(is_war(s)))
    at = put(out, at, _TILES_2 + int(s.contested))
    at = put(out, at, _TILES_3 + int(conflict_tile(s)))
    at = put(out, at, _TEXT_38)
    at = put_number(out, at, s.attacker)
    at = put(out, at, _TEXT_39)
    at = put_number(out, at, s.defender)
    at = put(out, at, _TEXT_40)
    at = put_number(out, at, strength(s, s.attacker))
    at = put(out, at, _TEXT_41)
    at = put_number(out, at, strength(s, s.defender))
    at = put(out, at, _TEXT_42)
    words_1 = backing(s, s.attacker)
    for word_1 in range(len(words_1)):
        left_1 = words_1[word_1]
        while left_1 != ZERO:
            cell = 64 * word_1 + trailing_zeros(left_1)
            left_1 &= left_1 - ONE
            at = put(out, at, _CELL_NAMES_0 + cell)
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_43)
    words_2 = backing(s, s.defender)
    for word_2 in range(len(words_2)):
        left_2 = words_2[word_2]
        while left_2 != ZERO:
            cell = 64 * word_2 + trailing_zeros(left_2)
            left_2 &= left_2 - ONE
            at = put(out, at, _CELL_NAMES_0 + cell)
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_44)
    at = put_number(out, at, margin(s))
    at = put(out, at, _TEXT_45)
    if s.deciding == s.defender:
        at = put_number(out, at, s.added)
    else:
        at = put(out, at, _TEXT_5)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_view(out, at, s, viewer, legal):
    """The table as one viewer sees it."""
    at = put(out, at, _TEXT_0)
    at = put_number(out, at, s.players)
    at = put(out, at, _BOARDS_0 + int(s.board))
    at = put(out, at, _FALSE_OR_TRUE_0 + (1 if s.buildings else 0))
    at = put(out, at, _FALSE_OR_TRUE_1 + (1 if s.open_scores else 0))
    at = put(out, at, _TEXT_1)
    at = put_number(out, at, s.turn)
    at = put(out, at, _TEXT_2)
    at = put_number(out, at, s.active)
    at = put(out, at, _TEXT_3)
    at = put_number(out, at, s.actions_left)
    at = put(out, at, _PHASES_0 + int(s.phase))
    at = put(out, at, _TEXT_4)
    if s.phase != OVER:
        at = put_number(out, at, s.deciding)
    else:
        at = put(out, at, _TEXT_5)
    at = put(out, at, _TEXT_6)
    for c in range(COLOURS):
        words_1 = s.tiles[c]
        for word_1 in range(len(words_1)):
            left_1 = words_1[word_1]
            while left_1 != ZERO:
                cell = 64 * word_1 + trailing_zeros(left_1)
                left_1 &= left_1 - ONE
                at = put(out, at, _CELL_NAMES_0 + cell)
                at = put(out, at, _TILES_0 + c)
                at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_8)
    words_2 = s.face_down
    for word_2 in range(len(words_2)):
        left_2 = words_2[word_2]
        while left_2 != ZERO:
            cell = 64 * word_2 + trailing_zeros(left_2)
            left_2 &= left_2 - ONE
            at = put(out, at, _CELL_NAMES_0 + cell)
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_9)
    words_3 = s.catastrophes
    for word_3 in range(len(words_3)):
        left_3 = words_3[word_3]
        while left_3 != ZERO:
            cell = 64 * word_3 + trailing_zeros(left_3)
            left_3 &= left_3 - ONE
            at = put(out, at, _CELL_NAMES_0 + cell)
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_10)
    words_4 = s.treasures
    for word_4 in range(len(words_4)):
        left_4 = words_4[word_4]
        while left_4 != ZERO:
            cell = 64 * word_4 + trailing_zeros(left_4)
            left_4 &= left_4 - ONE
            at = put(out, at, _CELL_NAMES_0 + cell)
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _FRAMED_CELLS_0 + int(s.board))
    at = put(out, at, _TEXT_11)
    for m in range(len(s.monument_at)):
        at = put(out, at, _MONUMENTS_0 + m)
        at = put(out, at, _TEXT_12)
        if s.monument_at[m] != NOWHERE:
            at = put(out, at, _CELL_NAMES_0 + int(s.monument_at[m]))
        else:
            at = put(out, at, _TEXT_5)
        at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_13)
    for c in range(COLOURS):
        if s.building_at[c] != NOWHERE:
            at = put(out, at, _BUILDINGS_0 + c)
            at = put(out, at, _TEXT_12)
            at = put(out, at, _CELL_NAMES_0 + int(s.building_at[c]))
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_14)
    if s.unification != NOWHERE:
        at = put(out, at, _CELL_NAMES_0 + int(s.unification))
    else:
        at = put(out, at, _TEXT_5)
    at = put(out, at, _TEXT_15)
    if s.placed != NOWHERE:
        at = put(out, at, _CELL_NAMES_0 + int(s.placed))
    else:
        at = put(out, at, _TEXT_5)
    at = put(out, at, _TEXT_16)
    at = put_number(out, at, total(s.bag))
    at = put(out, at, _TEXT_17)
    for k in range(4 * s.players):
        if s.kingdom_of[k] == k:
            at = put_kingdom(out, at, s, viewer, k)
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_23)
    for seat in range(s.players):
        at = put_seat_view(out, at, s, viewer, seat)
        at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _TEXT_37)
    if s.attacker != NOWHERE:
        at = put_conflict_view(out, at, s, viewer)
    else:
        at = put(out, at, _TEXT_5)
    at = put(out, at, _TEXT_46)
    words_5 = legal
    for word_5 in range(len(words_5)):
        left_5 = words_5[word_5]
        while left_5 != ZERO:
            action = 64 * word_5 + trailing_zeros(left_5)
            left_5 &= left_5 - ONE
            at = put(out, at, _NOTATIONS_0 + action)
            at = put(out, at, _TEXT_7)
    at = after_list(out, at)
    at = put(out, at, _ENDINGS_0 + int(s.ending))
    at = put(out, at, _TEXT_33)
    return at


@rule
def write_view(states, index, viewer, legal, out):
    """Write what the viewer may see, with the legal actions of a bit set; return how long it is."""
    return put_view(out, 0, state_at(states, index), viewer, legal)


@rule
def put_turn_began(out, at, viewer, seat, turn):
    at = put(out, at, _TEXT_47)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_1)
    at = put_number(out, at, turn)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_passed(out, at, viewer, seat):
    at = put(out, at, _TEXT_48)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_tile_placed(out, at, viewer, seat, tile, cell):
    at = put(out, at, _TEXT_49)
    at = put_number(out, at, seat)
    at = put(out, at, _TILES_3 + tile)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_leader_placed(out, at, viewer, seat, leader, cell):
    at = put(out, at, _TEXT_51)
    at = put_number(out, at, seat)
    at = put(out, at, _LEADERS_1 + leader)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_leader_moved(out, at, viewer, seat, leader, cell, origin):
    at = put(out, at, _TEXT_52)
    at = put_number(out, at, seat)
    at = put(out, at, _LEADERS_1 + leader)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_53)
    at = put(out, at, _CELL_NAMES_0 + origin)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_leader_withdrawn(out, at, viewer, seat, leader, cell):
    at = put(out, at, _TEXT_54)
    at = put_number(out, at, seat)
    at = put(out, at, _LEADERS_1 + leader)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_catastrophe_played(out, at, viewer, seat, cell):
    at = put(out, at, _TEXT_55)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_tile_destroyed(out, at, viewer, seat, cell, tile):
    at = put(out, at, _TEXT_56)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TILES_3 + tile)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_tiles_swapped(out, at, viewer, seat, number, tiles):
    """Tigris 3.2: only their player knows which tiles were swapped away."""
    at = put(out, at, _TEXT_57)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_58)
    at = put_number(out, at, number)
    at = put(out, at, _TEXT_7)
    if sees_hand(viewer, seat):
        at = put(out, at, _TEXT_59)
        for c in range(COLOURS):
            for _ in range(tiles >> 4 * c & 15):
                at = put(out, at, _TILES_1 + c)
                at = put(out, at, _TEXT_7)
        at = after_list(out, at)
        at = put(out, at, _TEXT_21)
    at = after_list(out, at)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_points_won(out, at, viewer, seat, tile, number, reason):
    at = put(out, at, _TEXT_60)
    at = put_number(out, at, seat)
    at = put(out, at, _TILES_3 + tile)
    at = put(out, at, _TEXT_58)
    at = put_number(out, at, number)
    at = put(out, at, _REASONS_0 + reason)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_kingdoms_united(out, at, viewer, seat, cell):
    at = put(out, at, _TEXT_61)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_revolt_began(out, at, viewer, leader, attacker, defender, attacking, defending):
    at = put(out, at, _LEADERS_2 + leader)
    at = put(out, at, _TEXT_38)
    at = put_number(out, at, attacker)
    at = put(out, at, _TEXT_39)
    at = put_number(out, at, defender)
    at = put(out, at, _TEXT_40)
    at = put_number(out, at, attacking)
    at = put(out, at, _TEXT_41)
    at = put_number(out, at, defending)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_war_began(out, at, viewer, leader, attacker, defender, attacking, defending):
    at = put(out, at, _TILES_4 + leader)
    at = put(out, at, _LEADERS_1 + leader)
    at = put(out, at, _TEXT_38)
    at = put_number(out, at, attacker)
    at = put(out, at, _TEXT_39)
    at = put_number(out, at, defender)
    at = put(out, at, _TEXT_40)
    at = put_number(out, at, attacking)
    at = put(out, at, _TEXT_41)
    at = put_number(out, at, defending)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_tiles_added(out, at, viewer, seat, tile, number):
    at = put(out, at, _TEXT_62)
    at = put_number(out, at, seat)
    at = put(out, at, _TILES_3 + tile)
    at = put(out, at, _TEXT_58)
    at = put_number(out, at, number)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_conflict_won(out, at, viewer, leader, winner, loser, winning, losing):
    at = put(out, at, _LEADERS_3 + leader)
    at = put(out, at, _TEXT_63)
    at = put_number(out, at, winner)
    at = put(out, at, _TEXT_64)
    at = put_number(out, at, loser)
    at = put(out, at, _TEXT_65)
    at = put_number(out, at, winning)
    at = put(out, at, _TEXT_66)
    at = put_number(out, at, losing)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_leader_went_home(out, at, viewer, seat, leader, cell, reason):
    at = put(out, at, _TEXT_67)
    at = put_number(out, at, seat)
    at = put(out, at, _LEADERS_1 + leader)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _HOMECOMINGS_0 + reason)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_tile_beaten(out, at, viewer, tile, cell):
    at = put(out, at, _TILES_5 + tile)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_building_placed(out, at, viewer, seat, building, cell):
    at = put(out, at, _TEXT_68)
    at = put_number(out, at, seat)
    at = put(out, at, _BUILDINGS_1 + building)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_building_moved(out, at, viewer, seat, building, cell, origin):
    at = put(out, at, _TEXT_69)
    at = put_number(out, at, seat)
    at = put(out, at, _BUILDINGS_1 + building)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_53)
    at = put(out, at, _CELL_NAMES_0 + origin)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_building_gone(out, at, viewer, building, cell):
    at = put(out, at, _BUILDINGS_2 + building)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_monument_built(out, at, viewer, seat, monument, cell):
    at = put(out, at, _TEXT_70)
    at = put_number(out, at, seat)
    at = put(out, at, _MONUMENTS_1 + monument)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_build_declined(out, at, viewer, seat, what):
    at = put(out, at, _TEXT_71)
    at = put_number(out, at, seat)
    at = put(out, at, _PHASES_1 + what)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_treasure_taken(out, at, viewer, seat, cell):
    at = put(out, at, _TEXT_72)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_tiles_drawn(out, at, viewer, seat, number, tiles):
    """Tigris 3.1: only their player sees which tiles were drawn."""
    at = put(out, at, _TEXT_73)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_58)
    at = put_number(out, at, number)
    at = put(out, at, _TEXT_7)
    if sees_hand(viewer, seat):
        at = put(out, at, _TEXT_59)
        for c in range(COLOURS):
            for _ in range(tiles >> 4 * c & 15):
                at = put(out, at, _TILES_1 + c)
                at = put(out, at, _TEXT_7)
        at = after_list(out, at)
        at = put(out, at, _TEXT_21)
    at = after_list(out, at)
    at = put(out, at, _TEXT_33)
    return at


@rule
def put_game_over(out, at, viewer, ending):
    at = put(out, at, _ENDINGS_1 + ending)
    at = put(out, at, _TEXT_33)
    return at


@rule
def write_told(events, viewer, out):
    """Write the events as the viewer may know them; return how long that is."""
    at = put(out, 0, _TEXT_20)
    for number in range(events[0]):
        row = events[1 + WIDTH * number : 1 + WIDTH * (number + 1)]
        if row[0] == 0:
            at = put_turn_began(out, at, viewer, row[1], row[2])
        elif row[0] == 1:
            at = put_passed(out, at, viewer, row[1])
        elif row[0] == 2:
            at = put_tile_placed(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 3:
            at = put_leader_placed(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 4:
            at = put_leader_moved(out, at, viewer, row[1], row[2], row[3], row[4])
        elif row[0] == 5:
            at = put_leader_withdrawn(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 6:
            at = put_catastrophe_played(out, at, viewer, row[1], row[2])
        elif row[0] == 7:
            at = put_tile_destroyed(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 8:
            at = put_tiles_swapped(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 9:
            at = put_points_won(out, at, viewer, row[1], row[2], row[3], row[4])
        elif row[0] == 10:
            at = put_kingdoms_united(out, at, viewer, row[1], row[2])
        elif row[0] == 11:
            at = put_revolt_began(out, at, viewer, row[1], row[2], row[3], row[4], row[5])
        elif row[0] == 12:
            at = put_war_began(out, at, viewer, row[1], row[2], row[3], row[4], row[5])
        elif row[0] == 13:
            at = put_tiles_added(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 14:
            at = put_conflict_won(out, at, viewer, row[1], row[2], row[3], row[4], row[5])
        elif row[0] == 15:
            at = put_leader_went_home(out, at, viewer, row[1], row[2], row[3], row[4])
        elif row[0] == 16:
            at = put_tile_beaten(out, at, viewer, row[1], row[2])
        elif row[0] == 17:
            at = put_building_placed(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 18:
            at = put_building_moved(out, at, viewer, row[1], row[2], row[3], row[4])
        elif row[0] == 19:
            at = put_building_gone(out, at, viewer, row[1], row[2])
        elif row[0] == 20:
            at = put_monument_built(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 21:
            at = put_build_declined(out, at, viewer, row[1], row[2])
        elif row[0] == 22:
            at = put_treasure_taken(out, at, viewer, row[1], row[2])
        elif row[0] == 23:
            at = put_tiles_drawn(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 24:
            at = put_game_over(out, at, viewer, row[1])
        at = put(out, at, _TEXT_7)
    return put(out, after_list(out, at), _TEXT_74)


@rule
def put_tigris_leader_is_there(out, at, leader, cell):
    at = put(out, at, _LEADERS_4 + leader)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_leader_on_river(out, at, cell):
    at = put(out, at, _TEXT_76)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_leader_without_temple(out, at, cell):
    at = put(out, at, _TEXT_77)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_leader_joins_kingdoms(out, at, cell):
    at = put(out, at, _TEXT_78)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_leader_not_on_board(out, at, leader):
    at = put(out, at, _LEADERS_5 + leader)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_tile_not_in_hand(out, at, tile):
    at = put(out, at, _TILES_6 + tile)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_farm_on_land(out, at, tile, cell):
    at = put(out, at, _TILES_7 + tile)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_tile_on_river(out, at, tile, cell):
    at = put(out, at, _TILES_8 + tile)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_joins_three_kingdoms(out, at, tile, cell):
    at = put(out, at, _TILES_9 + tile)
    at = put(out, at, _TEXT_50)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_cell_has_tile(out, at, cell):
    at = put(out, at, _TEXT_79)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_cell_has_monument(out, at, cell):
    at = put(out, at, _TEXT_80)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_cell_has_leader(out, at, cell):
    at = put(out, at, _TEXT_81)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_cell_has_catastrophe(out, at, cell):
    at = put(out, at, _TEXT_82)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_no_catastrophe_left(out, at):
    at = put(out, at, _TEXT_83)
    return at


@rule
def put_tigris_catastrophe_on_treasure(out, at, cell):
    at = put(out, at, _TEXT_84)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_catastrophe_on_building(out, at, cell):
    at = put(out, at, _TEXT_85)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_no_line(out, at, cell):
    at = put(out, at, _TEXT_86)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_framed_first(out, at, cell):
    at = put(out, at, _TEXT_87)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_no_treasure_there(out, at, cell):
    at = put(out, at, _TEXT_88)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_too_few_to_add(out, at, tile, number):
    at = put(out, at, _TILES_10 + tile)
    at = put(out, at, _TEXT_58)
    at = put_number(out, at, number)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_no_such_war(out, at, tile):
    at = put(out, at, _TILES_11 + tile)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_monument_not_free(out, at, monument):
    at = put(out, at, _MONUMENTS_2 + monument)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_no_square(out, at, direction):
    at = put(out, at, _DIRECTIONS_0 + direction)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_asked_action(out, at, words):
    at = put(out, at, _TEXT_89)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_asked_attack(out, at, words):
    at = put(out, at, _TEXT_90)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_asked_defend(out, at, words):
    at = put(out, at, _TEXT_91)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_asked_war(out, at, words):
    at = put(out, at, _TEXT_92)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_asked_building(out, at, words):
    at = put(out, at, _TEXT_93)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_asked_monument(out, at, words):
    at = put(out, at, _TEXT_94)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_asked_treasure(out, at, words):
    at = put(out, at, _TEXT_95)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_tigris_asked_over(out, at, words):
    at = put(out, at, _TEXT_96)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_75)
    return at


@rule
def write_refusal(states, index, action, out):
    """Write why the deciding seat may not take an action; return how long that is."""
    row = np.zeros(WIDTH, dtype=np.int32)
    refuse(state_at(states, index), action, row)
    at = 0
    if row[0] == 0:
        at = put_tigris_leader_is_there(out, at, row[1], row[2])
    elif row[0] == 1:
        at = put_tigris_leader_on_river(out, at, row[1])
    elif row[0] == 2:
        at = put_tigris_leader_without_temple(out, at, row[1])
    elif row[0] == 3:
        at = put_tigris_leader_joins_kingdoms(out, at, row[1])
    elif row[0] == 4:
        at = put_tigris_leader_not_on_board(out, at, row[1])
    elif row[0] == 5:
        at = put_tigris_tile_not_in_hand(out, at, row[1])
    elif row[0] == 6:
        at = put_tigris_farm_on_land(out, at, row[1], row[2])
    elif row[0] == 7:
        at = put_tigris_tile_on_river(out, at, row[1], row[2])
    elif row[0] == 8:
        at = put_tigris_joins_three_kingdoms(out, at, row[1], row[2])
    elif row[0] == 9:
        at = put_tigris_cell_has_tile(out, at, row[1])
    elif row[0] == 10:
        at = put_tigris_cell_has_monument(out, at, row[1])
    elif row[0] == 11:
        at = put_tigris_cell_has_leader(out, at, row[1])
    elif row[0] == 12:
        at = put_tigris_cell_has_catastrophe(out, at, row[1])
    elif row[0] == 13:
        at = put_tigris_no_catastrophe_left(out, at)
    elif row[0] == 14:
        at = put_tigris_catastrophe_on_treasure(out, at, row[1])
    elif row[0] == 15:
        at = put_tigris_catastrophe_on_building(out, at, row[1])
    elif row[0] == 16:
        at = put_tigris_no_line(out, at, row[1])
    elif row[0] == 17:
        at = put_tigris_framed_first(out, at, row[1])
    elif row[0] == 18:
        at = put_tigris_no_treasure_there(out, at, row[1])
    elif row[0] == 19:
        at = put_tigris_too_few_to_add(out, at, row[1], row[2])
    elif row[0] == 20:
        at = put_tigris_no_such_war(out, at, row[1])
    elif row[0] == 21:
        at = put_tigris_monument_not_free(out, at, row[1])
    elif row[0] == 22:
        at = put_tigris_no_square(out, at, row[1])
    elif row[0] == 23:
        at = put_tigris_asked_action(out, at, row[1])
    elif row[0] == 24:
        at = put_tigris_asked_attack(out, at, row[1])
    elif row[0] == 25:
        at = put_tigris_asked_defend(out, at, row[1])
    elif row[0] == 26:
        at = put_tigris_asked_war(out, at, row[1])
    elif row[0] == 27:
        at = put_tigris_asked_building(out, at, row[1])
    elif row[0] == 28:
        at = put_tigris_asked_monument(out, at, row[1])
    elif row[0] == 29:
        at = put_tigris_asked_treasure(out, at, row[1])
    elif row[0] == 30:
        at = put_tigris_asked_over(out, at, row[1])
    return at
