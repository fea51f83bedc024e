"""Made by `python -m tworivers.games.writing` from the declarations beside it; do not edit."""

import numpy as np

from tworivers.games.babylon.rules.actions import NOTATIONS, REACH
from tworivers.games.babylon.rules.board import (
    CELL_NAMES,
    CORNERS,
    EDGES,
    EFFECTS,
    FLOWERS,
    MATERIALS,
    PIECES,
    ROUNDS,
    STACK_NAMES,
    STACKS,
    SUPPORTS,
    SYMBOLS,
    TILE_NAMES,
    TILES_OF_MATERIAL,
)
from tworivers.games.babylon.rules.cells import count
from tworivers.games.babylon.rules.garden import symbol_on
from tworivers.games.babylon.rules.quarry import REASONS, columns_for, edge, material
from tworivers.games.babylon.rules.scoring import (
    CATEGORIES,
    decoration_points,
    is_decoration_in_sight,
    is_tile_in_sight,
    score_by_category,
)
from tworivers.games.babylon.rules.state import BLOCKS, ENDINGS, NOWHERE, OVER, PHASES, SPENT, STATUES
from tworivers.games.babylon.show.refusals import refuse
from tworivers.games.babylon.show.view import SPACES
from tworivers.kernel.bits import ONE, ZERO, trailing_zeros
from tworivers.kernel.counts import total
from tworivers.kernel.events import WIDTH
from tworivers.kernel.record import at as state_at
from tworivers.kernel.rule import rule
from tworivers.kernel.text import FALSE_OR_TRUE, Texts, after_list, put_number, put_text

TEXTS = Texts()
_TEXT_0 = TEXTS.add('{"game":"babylon","players":')
_FALSE_OR_TRUE_0 = TEXTS.add_each(FALSE_OR_TRUE, ',"limited_supply":')
_TEXT_1 = TEXTS.add(',"turn":')
_TEXT_2 = TEXTS.add(',"round":')
_TEXT_3 = TEXTS.add(',"rounds":')
_TEXT_4 = TEXTS.add(',"first":')
_TEXT_5 = TEXTS.add(',"active":')
_TEXT_6 = TEXTS.add("null")
_PHASES_0 = TEXTS.add_each(PHASES, ',"phase":')
_TEXT_7 = TEXTS.add(',"decider":')
_TEXT_8 = TEXTS.add(',"token":')
_EFFECTS_0 = TEXTS.add_each(EFFECTS)
_TEXT_9 = TEXTS.add(',"tokens_left":')
_TEXT_10 = TEXTS.add(',"tokens_unseen":{')
_TEXT_11 = TEXTS.add(":")
_TEXT_12 = TEXTS.add(",")
_TEXT_13 = TEXTS.add('},"quarry":[')
_STACK_NAMES_0 = TEXTS.add_each(STACK_NAMES, '{"stack":')
_TEXT_14 = TEXTS.add(',"tile":')
_TEXT_15 = TEXTS.add('{"tile":')
_TILE_NAMES_0 = TEXTS.add_each(TILE_NAMES)
_MATERIALS_0 = TEXTS.add_each(MATERIALS, ',"material":')
_FLOWERS_0 = TEXTS.add_each(FLOWERS, ',"flower":')
_TEXT_16 = TEXTS.add(',"spaces":[')
_SPACES_0 = TEXTS.add_each(SPACES)
_TEXT_17 = TEXTS.add("]}")
_TEXT_18 = TEXTS.add(',"layers":')
_TEXT_19 = TEXTS.add("0")
_TEXT_20 = TEXTS.add(',"edges":{')
_EDGES_0 = TEXTS.add_each(EDGES)
_REASONS_0 = TEXTS.add_each(REASONS, ":")
_TEXT_21 = TEXTS.add('},"flower_of":')
_TEXT_22 = TEXTS.add(',"columns":[')
_TEXT_23 = TEXTS.add('],"unseen":[')
_TEXT_24 = TEXTS.add('],"removed":[')
_TEXT_25 = TEXTS.add('],"discarded":[')
_TEXT_26 = TEXTS.add('],"mined":')
_TEXT_27 = TEXTS.add(',"changed":')
_TEXT_28 = TEXTS.add("{")
_CELL_NAMES_0 = TEXTS.add_each(CELL_NAMES)
_SYMBOLS_0 = TEXTS.add_each(SYMBOLS, ":")
_TEXT_29 = TEXTS.add("}")
_FALSE_OR_TRUE_1 = TEXTS.add_each(FALSE_OR_TRUE, ',"token_used":')
_TEXT_30 = TEXTS.add(',"supply":')
_PIECES_0 = TEXTS.add_each(PIECES)
_TEXT_31 = TEXTS.add(',"seats":[')
_TEXT_32 = TEXTS.add('{"seat":')
_TEXT_33 = TEXTS.add(',"singles":')
_TEXT_34 = TEXTS.add(',"doubles":')
_TEXT_35 = TEXTS.add(',"slot":')
_TEXT_36 = TEXTS.add(',"tiles":[')
_TEXT_37 = TEXTS.add(',"cell":')
_TEXT_38 = TEXTS.add(',"level":')
_TEXT_39 = TEXTS.add(',"turns":')
_TEXT_40 = TEXTS.add('],"supports":[')
_SUPPORTS_0 = TEXTS.add_each(SUPPORTS)
_FALSE_OR_TRUE_2 = TEXTS.add_each(FALSE_OR_TRUE, '],"new":')
_FALSE_OR_TRUE_3 = TEXTS.add_each(FALSE_OR_TRUE, ',"in_sight":')
_TEXT_41 = TEXTS.add('],"decorations":[')
_SYMBOLS_1 = TEXTS.add_each(SYMBOLS, '{"kind":')
_TEXT_42 = TEXTS.add(',"cells":[')
_TEXT_43 = TEXTS.add('],"levels":[')
_FALSE_OR_TRUE_4 = TEXTS.add_each(FALSE_OR_TRUE, '],"in_sight":')
_TEXT_44 = TEXTS.add(',"points":')
_TEXT_45 = TEXTS.add('],"lookouts":[')
_TEXT_46 = TEXTS.add('],"score":{')
_CATEGORIES_0 = TEXTS.add_each(CATEGORIES)
_TEXT_47 = TEXTS.add('},"total":')
_TEXT_48 = TEXTS.add(',"holes":')
_TEXT_49 = TEXTS.add('],"legal":[')
_NOTATIONS_0 = TEXTS.add_each(NOTATIONS)
_ENDINGS_0 = TEXTS.add_each(ENDINGS, '],"ending":')
_TEXT_50 = TEXTS.add('{"event":"babylon-turn-began","seat":')
_TEXT_51 = TEXTS.add('{"event":"babylon-round-began","number":')
_EFFECTS_1 = TEXTS.add_each(EFFECTS, ',"effect":')
_TEXT_52 = TEXTS.add('{"event":"babylon-clay-removed","seat":')
_TEXT_53 = TEXTS.add(',"terrace":')
_STACK_NAMES_1 = TEXTS.add_each(STACK_NAMES, ',"stack":')
_TEXT_54 = TEXTS.add('{"event":"babylon-tile-mined","seat":')
_TEXT_55 = TEXTS.add(',"columns":')
_TEXT_56 = TEXTS.add('{"event":"babylon-tile-uncovered","terrace":')
_TEXT_57 = TEXTS.add('{"event":"babylon-columns-taken","seat":')
_PIECES_1 = TEXTS.add_each(PIECES, ',"column":')
_TEXT_58 = TEXTS.add(',"number":')
_TEXT_59 = TEXTS.add('{"event":"babylon-tile-placed","seat":')
_TEXT_60 = TEXTS.add(',"supports":[')
_TEXT_61 = TEXTS.add('{"event":"babylon-lookout-built","seat":')
_TEXT_62 = TEXTS.add('{"event":"babylon-statue-used","seat":')
_TEXT_63 = TEXTS.add('{"event":"babylon-decoration-built","seat":')
_SYMBOLS_2 = TEXTS.add_each(SYMBOLS, ',"decoration":')
_TEXT_64 = TEXTS.add(',"cells":')
_TEXT_65 = TEXTS.add("[")
_TEXT_66 = TEXTS.add("]")
_TEXT_67 = TEXTS.add('{"event":"babylon-symbol-changed","seat":')
_TEXT_68 = TEXTS.add('{"event":"babylon-points-changed","seat":')
_CATEGORIES_1 = TEXTS.add_each(CATEGORIES, ',"category":')
_TEXT_69 = TEXTS.add('{"event":"babylon-tile-stored","seat":')
_TEXT_70 = TEXTS.add('{"event":"babylon-tile-discarded","seat":')
_TEXT_71 = TEXTS.add('{"event":"babylon-columns-returned","seat":')
_ENDINGS_1 = TEXTS.add_each(ENDINGS, '{"event":"babylon-game-over","ending":')
_TEXT_72 = TEXTS.add('{"key":"babylon-mined-is-placed","arguments":{}}')
_TEXT_73 = TEXTS.add('{"key":"babylon-mined-must-go","arguments":{}}')
_STACK_NAMES_2 = TEXTS.add_each(STACK_NAMES, '{"key":"babylon-stack-empty","arguments":{"stack":')
_TEXT_74 = TEXTS.add("}}")
_STACK_NAMES_3 = TEXTS.add_each(STACK_NAMES, '{"key":"babylon-stack-not-clay","arguments":{"stack":')
_TEXT_75 = TEXTS.add('{"key":"babylon-no-stored-tile","arguments":{}}')
_TEXT_76 = TEXTS.add('{"key":"babylon-same-turn","arguments":{"number":')
_TEXT_77 = TEXTS.add('{"key":"babylon-covers-wholly","arguments":{"terrace":')
_TEXT_78 = TEXTS.add('{"key":"babylon-level-below-missing","arguments":{"level":')
_TEXT_79 = TEXTS.add(',"below":')
_CORNERS_0 = TEXTS.add_each(CORNERS, '{"key":"babylon-corner-unsupported","arguments":{"corner":')
_CORNERS_1 = TEXTS.add_each(CORNERS, '{"key":"babylon-statue-must-support","arguments":{"corner":')
_CORNERS_2 = TEXTS.add_each(CORNERS, '{"key":"babylon-stairs-in-the-way","arguments":{"corner":')
_TEXT_80 = TEXTS.add('{"key":"babylon-no-lookout-left","arguments":{}}')
_TEXT_81 = TEXTS.add('{"key":"babylon-no-double-left","arguments":{"number":')
_TEXT_82 = TEXTS.add('{"key":"babylon-columns-short","arguments":{"cost":')
_TEXT_83 = TEXTS.add(',"have":')
_TEXT_84 = TEXTS.add(',"short":')
_SYMBOLS_3 = TEXTS.add_each(SYMBOLS, '{"key":"babylon-decoration-run-out","arguments":{"decoration":')
_TEXT_85 = TEXTS.add('{"key":"babylon-space-not-empty","arguments":{"cell":')
_SYMBOLS_4 = TEXTS.add_each(SYMBOLS, '{"key":"babylon-symbol-missing","arguments":{"decoration":')
_SYMBOLS_5 = TEXTS.add_each(SYMBOLS, '{"key":"babylon-not-on-new-tile","arguments":{"decoration":')
_TEXT_86 = TEXTS.add('{"key":"babylon-statue-not-in-line","arguments":{"cell":')
_TEXT_87 = TEXTS.add('{"key":"babylon-stairs-levels","arguments":{"first":')
_TEXT_88 = TEXTS.add(',"second":')
_TEXT_89 = TEXTS.add('{"key":"babylon-levels-differ","arguments":{"first":')
_TEXT_90 = TEXTS.add('{"key":"babylon-fountain-one-tile","arguments":{}}')
_TEXT_91 = TEXTS.add('{"key":"babylon-no-gap","arguments":{"cell":')
_TEXT_92 = TEXTS.add('{"key":"babylon-token-changes-nothing","arguments":{}}')
_TEXT_93 = TEXTS.add('{"key":"babylon-symbol-already-changed","arguments":{}}')
_TEXT_94 = TEXTS.add('{"key":"babylon-symbol-on-new-tile","arguments":{"cell":')
_TEXT_95 = TEXTS.add('{"key":"babylon-space-has-symbol","arguments":{"cell":')
_TEXT_96 = TEXTS.add('{"key":"babylon-shows-symbol-already","arguments":{"cell":')
_TEXT_97 = TEXTS.add('{"key":"babylon-space-has-no-symbol","arguments":{"cell":')
_TEXT_98 = TEXTS.add('{"key":"babylon-asked-remove","arguments":{"words":')
_TEXT_99 = TEXTS.add('{"key":"babylon-asked-mine","arguments":{"words":')
_TEXT_100 = TEXTS.add('{"key":"babylon-asked-build","arguments":{"words":')
_TEXT_101 = TEXTS.add('{"key":"babylon-asked-over","arguments":{"words":')
LETTERS, STARTS = TEXTS.letters(), TEXTS.starts()


@rule
def put(out, at, text):
    return put_text(out, at, LETTERS, STARTS, text)


@rule
def put_face(out, at, s, viewer, number):
    """A tile: its name, its material, its flower, and its symbols clockwise from the north-west."""
    at = put(out, at, _TEXT_15)
    at = put(out, at, _TILE_NAMES_0 + number)
    at = put(out, at, _MATERIALS_0 + int(material(number)))
    at = put(out, at, _FLOWERS_0 + int(s.flowers[number]))
    at = put(out, at, _TEXT_16)
    for corner in range(4):
        at = put(out, at, _SPACES_0 + int(1 + s.spaces[number, corner]))
        at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_17)
    return at


@rule
def put_stack(out, at, s, viewer, stack):
    """Babylon 3.5-3.8: a stack of the quarry: its visible tile, and what that gives, edge by edge and to each
    seat."""
    at = put(out, at, _STACK_NAMES_0 + stack)
    at = put(out, at, _TEXT_14)
    if s.quarry[stack] != NOWHERE:
        at = put_face(out, at, s, viewer, s.quarry[stack])
    else:
        at = put(out, at, _TEXT_6)
    at = put(out, at, _TEXT_18)
    if s.quarry[stack] != NOWHERE:
        at = put_number(out, at, 3 - material(s.quarry[stack]))
    else:
        at = put(out, at, _TEXT_19)
    at = put(out, at, _TEXT_20)
    for side in range(4):
        if s.quarry[stack] != NOWHERE:
            at = put(out, at, _EDGES_0 + side)
            at = put(out, at, _REASONS_0 + int(edge(s, stack, side)))
            at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_21)
    if s.quarry[stack] != NOWHERE and s.flowers[s.quarry[stack]] < s.players:
        at = put_number(out, at, s.flowers[s.quarry[stack]])
    else:
        at = put(out, at, _TEXT_6)
    at = put(out, at, _TEXT_22)
    for seat in range(s.players):
        if s.quarry[stack] != NOWHERE:
            at = put_number(out, at, columns_for(s, stack, seat))
            at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_17)
    return at


@rule
def put_placed_tile(out, at, s, viewer, seat, number):
    """Babylon 1.7, 9.2: a tile of a garden; spaces and supports are clockwise from its north-west cell."""
    at = put(out, at, _TEXT_15)
    at = put(out, at, _TILE_NAMES_0 + int(s.tile[seat, number]))
    at = put(out, at, _MATERIALS_0 + int(material(s.tile[seat, number])))
    at = put(out, at, _FLOWERS_0 + int(s.flowers[s.tile[seat, number]]))
    at = put(out, at, _TEXT_37)
    at = put(out, at, _CELL_NAMES_0 + int(s.tile_at[seat, number]))
    at = put(out, at, _TEXT_38)
    at = put_number(out, at, s.tile_level[seat, number])
    at = put(out, at, _TEXT_39)
    at = put_number(out, at, s.tile_turns[seat, number])
    at = put(out, at, _TEXT_16)
    for corner in range(4):
        at = put(
            out,
            at,
            _SPACES_0 + int(1 + symbol_on(s, s.tile[seat, number], s.tile_turns[seat, number], corner)),
        )
        at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_40)
    for corner in range(4):
        at = put(out, at, _SUPPORTS_0 + int(s.supports[seat, number] >> 2 * corner & 3))
        at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(
        out, at, _FALSE_OR_TRUE_2 + (1 if seat == s.active and number >= s.tiles_laid[seat] - s.placed else 0)
    )
    at = put(out, at, _FALSE_OR_TRUE_3 + (1 if is_tile_in_sight(s, seat, number) else 0))
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_decoration(out, at, s, viewer, seat, block, cell):
    """Babylon 9.2-9.6: a decoration with the levels of its cells and what it counts: nothing if hidden."""
    at = put(out, at, _SYMBOLS_1 + int(block >> 1))
    at = put(out, at, _TEXT_42)
    for end in range(1 if block == STATUES else 2):
        at = put(out, at, _CELL_NAMES_0 + int(cell + end * REACH[block]))
        at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_43)
    for end in range(1 if block == STATUES else 2):
        at = put_number(out, at, s.built_level[seat, cell + end * REACH[block]])
        at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _FALSE_OR_TRUE_4 + (1 if is_decoration_in_sight(s, seat, block, cell) else 0))
    at = put(out, at, _TEXT_44)
    if is_decoration_in_sight(s, seat, block, cell):
        at = put_number(out, at, decoration_points(s, seat, block, cell))
    else:
        at = put(out, at, _TEXT_19)
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_seat_view(out, at, s, viewer, seat, points):
    """Babylon 2.7, 9.12: a player's columns, tiles and garden, and the score as it stands."""
    at = put(out, at, _TEXT_32)
    at = put_number(out, at, seat)
    at = put(out, at, _FLOWERS_0 + seat)
    at = put(out, at, _TEXT_33)
    at = put_number(out, at, s.singles[seat])
    at = put(out, at, _TEXT_34)
    at = put_number(out, at, s.doubles[seat])
    at = put(out, at, _TEXT_35)
    if s.slot[seat] != NOWHERE:
        at = put_face(out, at, s, viewer, s.slot[seat])
    else:
        at = put(out, at, _TEXT_6)
    at = put(out, at, _TEXT_36)
    for number in range(s.tiles_laid[seat]):
        at = put_placed_tile(out, at, s, viewer, seat, number)
        at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_41)
    for block in range(BLOCKS):
        left_1 = s.decorations[seat, block]
        while left_1 != ZERO:
            cell = trailing_zeros(left_1)
            left_1 &= left_1 - ONE
            at = put_decoration(out, at, s, viewer, seat, block, cell)
            at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_45)
    left_2 = s.lookouts[seat]
    while left_2 != ZERO:
        cell = trailing_zeros(left_2)
        left_2 &= left_2 - ONE
        at = put(out, at, _CELL_NAMES_0 + cell)
        at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_46)
    for category in range(len(CATEGORIES)):
        at = put(out, at, _CATEGORIES_0 + category)
        at = put(out, at, _TEXT_11)
        at = put_number(out, at, points[category])
        at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_47)
    at = put_number(out, at, total(points))
    at = put(out, at, _TEXT_48)
    at = put_number(out, at, count(s.surface[seat, 0]))
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_view(out, at, s, viewer, legal):
    """The table as one viewer sees it."""
    at = put(out, at, _TEXT_0)
    at = put_number(out, at, s.players)
    at = put(out, at, _FALSE_OR_TRUE_0 + (1 if s.limited else 0))
    at = put(out, at, _TEXT_1)
    at = put_number(out, at, s.turn)
    at = put(out, at, _TEXT_2)
    at = put_number(out, at, s.round_number)
    at = put(out, at, _TEXT_3)
    at = put_number(out, at, ROUNDS[s.players])
    at = put(out, at, _TEXT_4)
    at = put_number(out, at, s.first)
    at = put(out, at, _TEXT_5)
    if s.phase != OVER:
        at = put_number(out, at, s.active)
    else:
        at = put(out, at, _TEXT_6)
    at = put(out, at, _PHASES_0 + int(s.phase))
    at = put(out, at, _TEXT_7)
    if s.phase != OVER:
        at = put_number(out, at, s.active)
    else:
        at = put(out, at, _TEXT_6)
    at = put(out, at, _TEXT_8)
    if s.token != NOWHERE:
        at = put(out, at, _EFFECTS_0 + int(s.token))
    else:
        at = put(out, at, _TEXT_6)
    at = put(out, at, _TEXT_9)
    at = put_number(out, at, ROUNDS[s.players] - s.round_number)
    at = put(out, at, _TEXT_10)
    for effect in range(len(EFFECTS)):
        at = put(out, at, _EFFECTS_0 + effect)
        at = put(out, at, _TEXT_11)
        at = put_number(out, at, s.tokens[effect])
        at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_13)
    for stack in range(STACKS):
        at = put_stack(out, at, s, viewer, stack)
        at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_23)
    left_1 = s.undrawn
    while left_1 != ZERO:
        number = trailing_zeros(left_1)
        left_1 &= left_1 - ONE
        at = put_face(out, at, s, viewer, number)
        at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_24)
    left_2 = s.removed
    while left_2 != ZERO:
        number = trailing_zeros(left_2)
        left_2 &= left_2 - ONE
        at = put_face(out, at, s, viewer, number)
        at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_25)
    left_3 = s.discarded
    while left_3 != ZERO:
        number = trailing_zeros(left_3)
        left_3 &= left_3 - ONE
        at = put_face(out, at, s, viewer, number)
        at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_26)
    if s.mined != NOWHERE:
        at = put_face(out, at, s, viewer, s.mined)
    else:
        at = put(out, at, _TEXT_6)
    at = put(out, at, _TEXT_27)
    if 0 <= s.changed < SPENT:
        at = put(out, at, _TEXT_28)
        at = put(out, at, _CELL_NAMES_0 + int(s.changed))
        at = put(out, at, _SYMBOLS_0 + int(s.changed_to))
        at = put(out, at, _TEXT_29)
    else:
        at = put(out, at, _TEXT_6)
    at = put(out, at, _FALSE_OR_TRUE_1 + (1 if s.changed != NOWHERE else 0))
    at = put(out, at, _TEXT_30)
    if s.limited:
        at = put(out, at, _TEXT_28)
        for piece in range(len(PIECES)):
            at = put(out, at, _PIECES_0 + piece)
            at = put(out, at, _TEXT_11)
            at = put_number(out, at, s.supply[piece])
            at = put(out, at, _TEXT_12)
        at = after_list(out, at)
        at = put(out, at, _TEXT_29)
    else:
        at = put(out, at, _TEXT_6)
    at = put(out, at, _TEXT_31)
    for seat in range(s.players):
        at = put_seat_view(out, at, s, viewer, seat, score_by_category(s, seat))
        at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_49)
    words_4 = legal
    for word_4 in range(len(words_4)):
        left_4 = words_4[word_4]
        while left_4 != ZERO:
            action = 64 * word_4 + trailing_zeros(left_4)
            left_4 &= left_4 - ONE
            at = put(out, at, _NOTATIONS_0 + action)
            at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _ENDINGS_0 + (1 if s.phase == OVER else 0))
    at = put(out, at, _TEXT_29)
    return at


@rule
def write_view(states, index, viewer, legal, out):
    """Write what the viewer may see, with the legal actions of a bit set; return how long it is."""
    return put_view(out, 0, state_at(states, index), viewer, legal)


@rule
def put_turn_began(out, at, viewer, seat, turn):
    at = put(out, at, _TEXT_50)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_1)
    at = put_number(out, at, turn)
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_round_began(out, at, viewer, number, effect):
    at = put(out, at, _TEXT_51)
    at = put_number(out, at, number)
    at = put(out, at, _EFFECTS_1 + effect)
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_clay_removed(out, at, viewer, seat, stack, tile):
    at = put(out, at, _TEXT_52)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_53)
    at = put(out, at, _TILE_NAMES_0 + tile)
    at = put(out, at, _STACK_NAMES_1 + stack)
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_tile_mined(out, at, viewer, seat, stack, tile, columns):
    at = put(out, at, _TEXT_54)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_53)
    at = put(out, at, _TILE_NAMES_0 + tile)
    at = put(out, at, _MATERIALS_0 + int(tile // TILES_OF_MATERIAL))
    at = put(out, at, _STACK_NAMES_1 + stack)
    at = put(out, at, _TEXT_55)
    at = put_number(out, at, columns)
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_tile_uncovered(out, at, viewer, stack, tile):
    at = put(out, at, _TEXT_56)
    at = put(out, at, _TILE_NAMES_0 + tile)
    at = put(out, at, _MATERIALS_0 + int(tile // TILES_OF_MATERIAL))
    at = put(out, at, _STACK_NAMES_1 + stack)
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_columns_taken(out, at, viewer, seat, column, number):
    at = put(out, at, _TEXT_57)
    at = put_number(out, at, seat)
    at = put(out, at, _PIECES_1 + column)
    at = put(out, at, _TEXT_58)
    at = put_number(out, at, number)
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_tile_placed(out, at, viewer, seat, tile, cell, level_and_turns, supports):
    at = put(out, at, _TEXT_59)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_53)
    at = put(out, at, _TILE_NAMES_0 + tile)
    at = put(out, at, _MATERIALS_0 + int(tile // TILES_OF_MATERIAL))
    at = put(out, at, _TEXT_37)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_38)
    at = put_number(out, at, level_and_turns & 31)
    at = put(out, at, _TEXT_39)
    at = put_number(out, at, level_and_turns >> 5)
    at = put(out, at, _TEXT_60)
    for corner in range(4):
        at = put(out, at, _SUPPORTS_0 + int(supports >> 2 * corner & 3))
        at = put(out, at, _TEXT_12)
    at = after_list(out, at)
    at = put(out, at, _TEXT_17)
    return at


@rule
def put_lookout_built(out, at, viewer, seat, cell, level):
    at = put(out, at, _TEXT_61)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_37)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_38)
    at = put_number(out, at, level)
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_statue_used(out, at, viewer, seat, cell, level):
    at = put(out, at, _TEXT_62)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_37)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_38)
    at = put_number(out, at, level)
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_decoration_built(out, at, viewer, seat, decoration, cell, other, level):
    at = put(out, at, _TEXT_63)
    at = put_number(out, at, seat)
    at = put(out, at, _SYMBOLS_2 + decoration)
    at = put(out, at, _TEXT_64)
    if cell != other:
        at = put(out, at, _TEXT_65)
        at = put(out, at, _CELL_NAMES_0 + cell)
        at = put(out, at, _TEXT_12)
        at = put(out, at, _CELL_NAMES_0 + other)
        at = put(out, at, _TEXT_66)
    else:
        at = put(out, at, _TEXT_65)
        at = put(out, at, _CELL_NAMES_0 + cell)
        at = put(out, at, _TEXT_66)
    at = put(out, at, _TEXT_38)
    at = put_number(out, at, level)
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_symbol_changed(out, at, viewer, seat, cell, decoration):
    at = put(out, at, _TEXT_67)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_37)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _SYMBOLS_2 + decoration)
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_points_changed(out, at, viewer, seat, category, number, points):
    at = put(out, at, _TEXT_68)
    at = put_number(out, at, seat)
    at = put(out, at, _CATEGORIES_1 + category)
    at = put(out, at, _TEXT_58)
    at = put_number(out, at, number)
    at = put(out, at, _TEXT_44)
    at = put_number(out, at, points)
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_tile_stored(out, at, viewer, seat, tile):
    at = put(out, at, _TEXT_69)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_53)
    at = put(out, at, _TILE_NAMES_0 + tile)
    at = put(out, at, _MATERIALS_0 + int(tile // TILES_OF_MATERIAL))
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_tile_discarded(out, at, viewer, seat, tile):
    at = put(out, at, _TEXT_70)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_53)
    at = put(out, at, _TILE_NAMES_0 + tile)
    at = put(out, at, _MATERIALS_0 + int(tile // TILES_OF_MATERIAL))
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_columns_returned(out, at, viewer, seat, singles, doubles):
    at = put(out, at, _TEXT_71)
    at = put_number(out, at, seat)
    at = put(out, at, _TEXT_33)
    at = put_number(out, at, singles)
    at = put(out, at, _TEXT_34)
    at = put_number(out, at, doubles)
    at = put(out, at, _TEXT_29)
    return at


@rule
def put_game_over(out, at, viewer, ending):
    at = put(out, at, _ENDINGS_1 + ending)
    at = put(out, at, _TEXT_29)
    return at


@rule
def write_told(events, viewer, out):
    """Write the events as the viewer may know them; return how long that is."""
    at = put(out, 0, _TEXT_65)
    for number in range(events[0]):
        row = events[1 + WIDTH * number : 1 + WIDTH * (number + 1)]
        if row[0] == 0:
            at = put_turn_began(out, at, viewer, row[1], row[2])
        elif row[0] == 1:
            at = put_round_began(out, at, viewer, row[1], row[2])
        elif row[0] == 2:
            at = put_clay_removed(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 3:
            at = put_tile_mined(out, at, viewer, row[1], row[2], row[3], row[4])
        elif row[0] == 4:
            at = put_tile_uncovered(out, at, viewer, row[1], row[2])
        elif row[0] == 5:
            at = put_columns_taken(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 6:
            at = put_tile_placed(out, at, viewer, row[1], row[2], row[3], row[4], row[5])
        elif row[0] == 7:
            at = put_lookout_built(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 8:
            at = put_statue_used(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 9:
            at = put_decoration_built(out, at, viewer, row[1], row[2], row[3], row[4], row[5])
        elif row[0] == 10:
            at = put_symbol_changed(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 11:
            at = put_points_changed(out, at, viewer, row[1], row[2], row[3], row[4])
        elif row[0] == 12:
            at = put_tile_stored(out, at, viewer, row[1], row[2])
        elif row[0] == 13:
            at = put_tile_discarded(out, at, viewer, row[1], row[2])
        elif row[0] == 14:
            at = put_columns_returned(out, at, viewer, row[1], row[2], row[3])
        elif row[0] == 15:
            at = put_game_over(out, at, viewer, row[1])
        at = put(out, at, _TEXT_12)
    return put(out, after_list(out, at), _TEXT_66)


@rule
def put_babylon_mined_is_placed(out, at):
    at = put(out, at, _TEXT_72)
    return at


@rule
def put_babylon_mined_must_go(out, at):
    at = put(out, at, _TEXT_73)
    return at


@rule
def put_babylon_stack_empty(out, at, stack):
    at = put(out, at, _STACK_NAMES_2 + stack)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_stack_not_clay(out, at, stack):
    at = put(out, at, _STACK_NAMES_3 + stack)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_no_stored_tile(out, at):
    at = put(out, at, _TEXT_75)
    return at


@rule
def put_babylon_same_turn(out, at, number):
    at = put(out, at, _TEXT_76)
    at = put_number(out, at, number)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_covers_wholly(out, at, terrace, cell):
    at = put(out, at, _TEXT_77)
    at = put(out, at, _TILE_NAMES_0 + terrace)
    at = put(out, at, _TEXT_37)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_level_below_missing(out, at, level):
    at = put(out, at, _TEXT_78)
    at = put_number(out, at, level)
    at = put(out, at, _TEXT_79)
    at = put_number(out, at, level - 1)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_corner_unsupported(out, at, corner, cell, level):
    at = put(out, at, _CORNERS_0 + corner)
    at = put(out, at, _TEXT_37)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_38)
    at = put_number(out, at, level)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_statue_must_support(out, at, corner, cell, level):
    at = put(out, at, _CORNERS_1 + corner)
    at = put(out, at, _TEXT_37)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_38)
    at = put_number(out, at, level)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_stairs_in_the_way(out, at, corner, cell, level):
    at = put(out, at, _CORNERS_2 + corner)
    at = put(out, at, _TEXT_37)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_38)
    at = put_number(out, at, level)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_no_lookout_left(out, at):
    at = put(out, at, _TEXT_80)
    return at


@rule
def put_babylon_no_double_left(out, at, number):
    at = put(out, at, _TEXT_81)
    at = put_number(out, at, number)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_columns_short(out, at, cost, have):
    at = put(out, at, _TEXT_82)
    at = put_number(out, at, cost)
    at = put(out, at, _TEXT_83)
    at = put_number(out, at, have)
    at = put(out, at, _TEXT_84)
    at = put_number(out, at, cost - have)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_decoration_run_out(out, at, decoration):
    at = put(out, at, _SYMBOLS_3 + decoration)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_space_not_empty(out, at, cell):
    at = put(out, at, _TEXT_85)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_symbol_missing(out, at, decoration, cell):
    at = put(out, at, _SYMBOLS_4 + decoration)
    at = put(out, at, _TEXT_37)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_not_on_new_tile(out, at, decoration):
    at = put(out, at, _SYMBOLS_5 + decoration)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_statue_not_in_line(out, at, cell):
    at = put(out, at, _TEXT_86)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_stairs_levels(out, at, first, second):
    at = put(out, at, _TEXT_87)
    at = put_number(out, at, first)
    at = put(out, at, _TEXT_88)
    at = put_number(out, at, second)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_levels_differ(out, at, first, second, decoration):
    at = put(out, at, _TEXT_89)
    at = put_number(out, at, first)
    at = put(out, at, _TEXT_88)
    at = put_number(out, at, second)
    at = put(out, at, _SYMBOLS_2 + decoration)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_fountain_one_tile(out, at):
    at = put(out, at, _TEXT_90)
    return at


@rule
def put_babylon_no_gap(out, at, cell):
    at = put(out, at, _TEXT_91)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_token_changes_nothing(out, at):
    at = put(out, at, _TEXT_92)
    return at


@rule
def put_babylon_symbol_already_changed(out, at):
    at = put(out, at, _TEXT_93)
    return at


@rule
def put_babylon_symbol_on_new_tile(out, at, cell, decoration):
    at = put(out, at, _TEXT_94)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _SYMBOLS_2 + decoration)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_space_has_symbol(out, at, cell, decoration):
    at = put(out, at, _TEXT_95)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _SYMBOLS_2 + decoration)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_shows_symbol_already(out, at, cell, decoration):
    at = put(out, at, _TEXT_96)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _SYMBOLS_2 + decoration)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_space_has_no_symbol(out, at, cell, decoration):
    at = put(out, at, _TEXT_97)
    at = put(out, at, _CELL_NAMES_0 + cell)
    at = put(out, at, _SYMBOLS_2 + decoration)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_asked_remove(out, at, words):
    at = put(out, at, _TEXT_98)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_asked_mine(out, at, words):
    at = put(out, at, _TEXT_99)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_asked_build(out, at, words):
    at = put(out, at, _TEXT_100)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_74)
    return at


@rule
def put_babylon_asked_over(out, at, words):
    at = put(out, at, _TEXT_101)
    at = put(out, at, _NOTATIONS_0 + words)
    at = put(out, at, _TEXT_74)
    return at


@rule
def write_refusal(states, index, action, out):
    """Write why the deciding seat may not take an action; return how long that is."""
    row = np.zeros(WIDTH, dtype=np.int32)
    refuse(state_at(states, index), action, row)
    at = 0
    if row[0] == 0:
        at = put_babylon_mined_is_placed(out, at)
    elif row[0] == 1:
        at = put_babylon_mined_must_go(out, at)
    elif row[0] == 2:
        at = put_babylon_stack_empty(out, at, row[1])
    elif row[0] == 3:
        at = put_babylon_stack_not_clay(out, at, row[1])
    elif row[0] == 4:
        at = put_babylon_no_stored_tile(out, at)
    elif row[0] == 5:
        at = put_babylon_same_turn(out, at, row[1])
    elif row[0] == 6:
        at = put_babylon_covers_wholly(out, at, row[1], row[2])
    elif row[0] == 7:
        at = put_babylon_level_below_missing(out, at, row[1])
    elif row[0] == 8:
        at = put_babylon_corner_unsupported(out, at, row[1], row[2], row[3])
    elif row[0] == 9:
        at = put_babylon_statue_must_support(out, at, row[1], row[2], row[3])
    elif row[0] == 10:
        at = put_babylon_stairs_in_the_way(out, at, row[1], row[2], row[3])
    elif row[0] == 11:
        at = put_babylon_no_lookout_left(out, at)
    elif row[0] == 12:
        at = put_babylon_no_double_left(out, at, row[1])
    elif row[0] == 13:
        at = put_babylon_columns_short(out, at, row[1], row[2])
    elif row[0] == 14:
        at = put_babylon_decoration_run_out(out, at, row[1])
    elif row[0] == 15:
        at = put_babylon_space_not_empty(out, at, row[1])
    elif row[0] == 16:
        at = put_babylon_symbol_missing(out, at, row[1], row[2])
    elif row[0] == 17:
        at = put_babylon_not_on_new_tile(out, at, row[1])
    elif row[0] == 18:
        at = put_babylon_statue_not_in_line(out, at, row[1])
    elif row[0] == 19:
        at = put_babylon_stairs_levels(out, at, row[1], row[2])
    elif row[0] == 20:
        at = put_babylon_levels_differ(out, at, row[1], row[2], row[3])
    elif row[0] == 21:
        at = put_babylon_fountain_one_tile(out, at)
    elif row[0] == 22:
        at = put_babylon_no_gap(out, at, row[1])
    elif row[0] == 23:
        at = put_babylon_token_changes_nothing(out, at)
    elif row[0] == 24:
        at = put_babylon_symbol_already_changed(out, at)
    elif row[0] == 25:
        at = put_babylon_symbol_on_new_tile(out, at, row[1], row[2])
    elif row[0] == 26:
        at = put_babylon_space_has_symbol(out, at, row[1], row[2])
    elif row[0] == 27:
        at = put_babylon_shows_symbol_already(out, at, row[1], row[2])
    elif row[0] == 28:
        at = put_babylon_space_has_no_symbol(out, at, row[1], row[2])
    elif row[0] == 29:
        at = put_babylon_asked_remove(out, at, row[1])
    elif row[0] == 30:
        at = put_babylon_asked_mine(out, at, row[1])
    elif row[0] == 31:
        at = put_babylon_asked_build(out, at, row[1])
    elif row[0] == 32:
        at = put_babylon_asked_over(out, at, row[1])
    return at
