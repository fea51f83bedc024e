"""Why an action is not legal, in a player's words; `written.py` is made from it (see `games.declared`).

`refuse` finds the reason as a row of numbers, `REFUSALS` words it. Everything that is looked at lies open."""

from tworivers.games.babylon.rules import actions
from tworivers.games.babylon.rules.actions import NOTATIONS, REACH, SOURCE_WORDS, TURN_WORDS, WORD
from tworivers.games.babylon.rules.board import (
    BLANK_TO_ANY_SYMBOL,
    CELL_NAMES,
    CHANGE_ONE_SYMBOL,
    CORNER_CELLS,
    CORNERS,
    DOUBLE,
    FOUNTAIN,
    LOOKOUT,
    NO_SUPPORT,
    ON_DOUBLE,
    ON_SINGLE,
    ON_STATUE,
    STACK_NAMES,
    STAIRS,
    SYMBOLS,
    TILE_NAMES,
)
from tworivers.games.babylon.rules.cells import square
from tworivers.games.babylon.rules.decorations import kind_of
from tworivers.games.babylon.rules.garden import highest_under, number_of, support_of, supports_of
from tworivers.games.babylon.rules.legal import different_turns
from tworivers.games.babylon.rules.state import BUILD, GARDEN, MINE, NOWHERE, PHASES, REMOVE, STATUES
from tworivers.games.declared import refused
from tworivers.kernel.bits import ZERO, bit
from tworivers.kernel.events import fill
from tworivers.kernel.rule import rule

(
    MINED_IS_PLACED,
    MINED_MUST_GO,
    STACK_EMPTY,
    STACK_NOT_CLAY,
    NO_STORED_TILE,
    SAME_TURN,
    COVERS_WHOLLY,
    LEVEL_BELOW_MISSING,
    CORNER_UNSUPPORTED,
    STATUE_MUST_SUPPORT,
    STAIRS_IN_THE_WAY,
    NO_LOOKOUT_LEFT,
    NO_DOUBLE_LEFT,
    COLUMNS_SHORT,
    DECORATION_RUN_OUT,
    SPACE_NOT_EMPTY,
    SYMBOL_MISSING,
    NOT_ON_NEW_TILE,
    STATUE_NOT_IN_LINE,
    STAIRS_LEVELS,
    LEVELS_DIFFER,
    FOUNTAIN_ONE_TILE,
    NO_GAP,
    TOKEN_CHANGES_NOTHING,
    SYMBOL_ALREADY_CHANGED,
    SYMBOL_ON_NEW_TILE,
    SPACE_HAS_SYMBOL,
    SHOWS_SYMBOL_ALREADY,
    SPACE_HAS_NO_SYMBOL,
    SOMETHING_ELSE_ASKED,  # and one more for each phase
) = range(30)

CELL, DECORATION, STACK = "CELL_NAMES[cell]", "SYMBOLS[decoration]", "STACK_NAMES[stack]"
CORNER = {"corner": "CORNERS[corner]", "cell": CELL}
SYMBOL = {"cell": CELL, "decoration": DECORATION}

REFUSALS = {
    MINED_IS_PLACED: refused("babylon-mined-is-placed"),
    MINED_MUST_GO: refused("babylon-mined-must-go"),
    STACK_EMPTY: refused("babylon-stack-empty", "stack", stack=STACK),
    STACK_NOT_CLAY: refused("babylon-stack-not-clay", "stack", stack=STACK),
    NO_STORED_TILE: refused("babylon-no-stored-tile"),
    SAME_TURN: refused("babylon-same-turn", "number"),
    COVERS_WHOLLY: refused("babylon-covers-wholly", "terrace cell", terrace="TILE_NAMES[terrace]", cell=CELL),
    LEVEL_BELOW_MISSING: refused("babylon-level-below-missing", "level", below="level - 1"),
    CORNER_UNSUPPORTED: refused("babylon-corner-unsupported", "corner cell level", **CORNER),
    STATUE_MUST_SUPPORT: refused("babylon-statue-must-support", "corner cell level", **CORNER),
    STAIRS_IN_THE_WAY: refused("babylon-stairs-in-the-way", "corner cell level", **CORNER),
    NO_LOOKOUT_LEFT: refused("babylon-no-lookout-left"),
    NO_DOUBLE_LEFT: refused("babylon-no-double-left", "number"),
    COLUMNS_SHORT: refused("babylon-columns-short", "cost have", short="cost - have"),
    DECORATION_RUN_OUT: refused("babylon-decoration-run-out", "decoration", decoration=DECORATION),
    SPACE_NOT_EMPTY: refused("babylon-space-not-empty", "cell", cell=CELL),
    SYMBOL_MISSING: refused("babylon-symbol-missing", "decoration cell", **SYMBOL),
    NOT_ON_NEW_TILE: refused("babylon-not-on-new-tile", "decoration", decoration=DECORATION),
    STATUE_NOT_IN_LINE: refused("babylon-statue-not-in-line", "cell", cell=CELL),
    STAIRS_LEVELS: refused("babylon-stairs-levels", "first second"),
    LEVELS_DIFFER: refused("babylon-levels-differ", "first second decoration", decoration=DECORATION),
    FOUNTAIN_ONE_TILE: refused("babylon-fountain-one-tile"),
    NO_GAP: refused("babylon-no-gap", "cell", cell=CELL),
    TOKEN_CHANGES_NOTHING: refused("babylon-token-changes-nothing"),
    SYMBOL_ALREADY_CHANGED: refused("babylon-symbol-already-changed"),
    SYMBOL_ON_NEW_TILE: refused("babylon-symbol-on-new-tile", "cell decoration", **SYMBOL),
    SPACE_HAS_SYMBOL: refused("babylon-space-has-symbol", "cell decoration", **SYMBOL),
    SHOWS_SYMBOL_ALREADY: refused("babylon-shows-symbol-already", "cell decoration", **SYMBOL),
    SPACE_HAS_NO_SYMBOL: refused("babylon-space-has-no-symbol", "cell decoration", **SYMBOL),
    **{
        SOMETHING_ELSE_ASKED + phase: refused(f"babylon-asked-{name}", "words", words="NOTATIONS[words]")
        for phase, name in enumerate(PHASES)
    },
}


@rule
def refuse(s, action, row):
    """Why this action of the deciding player is refused."""
    if s.phase != phase_of(action):
        fill(row, SOMETHING_ELSE_ASKED + s.phase, action, 0, 0)
    elif action < actions.DECORATE:
        refuse_placement(s, action, row)
    elif action < actions.SYMBOL:
        refuse_decoration(s, (action - actions.DECORATE) // WORD, action % WORD, row)
    elif action < actions.MINE:
        refuse_symbol(s, (action - actions.SYMBOL) // WORD, action % WORD, row)
    elif action < actions.STORE:
        stack = (action - actions.MINE) % 16
        fill(row, STACK_EMPTY if s.quarry[stack] == NOWHERE else STACK_NOT_CLAY, stack, 0, 0)
    else:
        fill(row, MINED_IS_PLACED if s.mined == NOWHERE else MINED_MUST_GO, 0, 0, 0)


@rule
def phase_of(action):
    """The phase in which such an action is asked for."""
    if actions.MINE <= action < actions.REMOVE:
        return MINE
    return REMOVE if actions.REMOVE <= action < actions.STORE else BUILD


@rule
def refuse_placement(s, action, row):
    """Babylon 4.7, 5.1, 5.4, 5.6: the tile, its turn, its place, its level; then the corners and the cost."""
    seat = int(s.active)
    number = action // WORD
    cell = action % WORD
    stored = number // SOURCE_WORDS
    turns = number % SOURCE_WORDS // TURN_WORDS
    raised, free = number % TURN_WORDS // 5, number % 5
    tile = int(s.slot[seat]) if stored else int(s.mined)
    if tile == NOWHERE:
        fill(row, NO_STORED_TILE if stored else MINED_IS_PLACED, 0, 0, 0)
        return
    if turns >= different_turns(s, tile):
        fill(row, SAME_TURN, turns, 0, 0)
        return
    for other in range(GARDEN):
        if s.tile_at[seat, other] == cell:
            fill(row, COVERS_WHOLLY, int(s.tile[seat, other]), cell, 0)
            return
    level = highest_under(s, seat, square(cell)) + 1 + raised
    if level > s.highest[seat] + 1:
        fill(row, LEVEL_BELOW_MISSING, level, 0, 0)
    elif not lacks_corner(s, seat, cell, level, free, row):
        refuse_cost(s, seat, cell, level, free, row)


@rule
def lacks_corner(s, seat, cell, level, free, row):
    """Babylon 5.3, 5.7, 5.8, 5.11: say which corner lacks a support, or cannot hang free."""
    feet = s.feet[seat] & ~s.lookouts[seat] & s.surface[seat, level - 1]
    for corner in range(4):
        under = cell + CORNER_CELLS[corner]
        support = support_of(s, seat, under, level)
        kind = NOWHERE
        if corner + 1 != free:
            if support == NO_SUPPORT:
                kind = CORNER_UNSUPPORTED
        elif support == ON_STATUE:
            kind = STATUE_MUST_SUPPORT
        elif feet & bit(under) != ZERO:
            kind = STAIRS_IN_THE_WAY
        if kind != NOWHERE:
            fill(row, kind, corner, under, level)
            return True
    return False


@rule
def refuse_cost(s, seat, cell, level, free, row):
    """Babylon 4.6, 5.9, 5.13: lookouts, doubles or columns are short."""
    supports = supports_of(s, seat, cell, level, free)
    missing = max(0, number_of(supports, ON_DOUBLE) - int(s.doubles[seat]))
    if s.limited and free > 0 and s.supply[LOOKOUT] <= 0:
        fill(row, NO_LOOKOUT_LEFT, 0, 0, 0)
    elif s.limited and missing > s.supply[DOUBLE]:
        fill(row, NO_DOUBLE_LEFT, s.supply[DOUBLE], 0, 0)
    else:
        fill(row, COLUMNS_SHORT, number_of(supports, ON_SINGLE) + 2 * missing, int(s.singles[seat]), 0)


@rule
def refuse_decoration(s, block, cell, row):
    """Babylon 4.6, 6.2-6.10."""
    kind, seat = kind_of(block), int(s.active)
    other = cell + REACH[block]
    if s.limited and s.supply[kind] <= 0:
        fill(row, DECORATION_RUN_OUT, kind, 0, 0)
    elif not lacks_symbol(s, seat, kind, cell, row) and not lacks_symbol(s, seat, kind, other, row):
        if s.fresh & (bit(cell) | bit(other)) == ZERO:
            fill(row, NOT_ON_NEW_TILE, kind, 0, 0)
        elif block == STATUES:
            fill(row, STATUE_NOT_IN_LINE, cell, 0, 0)
        else:
            refuse_levels(s, seat, kind, cell, other, row)


@rule
def lacks_symbol(s, seat, kind, cell, row):
    """Babylon 6.3, 6.4: say what is missing on a space."""
    if s.empty[seat] & bit(cell) == ZERO:
        fill(row, SPACE_NOT_EMPTY, cell, 0, 0)
        return True
    if s.symbols[seat, kind] & bit(cell) == ZERO:
        fill(row, SYMBOL_MISSING, kind, cell, 0)
        return True
    return False


@rule
def refuse_levels(s, seat, kind, cell, other, row):
    """Babylon 6.5-6.7: the levels or the gap do not fit, or both symbols are on one tile."""
    first, second = highest_under(s, seat, bit(cell)), highest_under(s, seat, bit(other))
    if kind == STAIRS:
        fill(row, STAIRS_LEVELS, first, second, 0)
    elif first != second:
        fill(row, LEVELS_DIFFER, first, second, kind)
    elif kind == FOUNTAIN:
        fill(row, FOUNTAIN_ONE_TILE, 0, 0, 0)
    else:
        fill(row, NO_GAP, (cell + other) // 2, 0, 0)


@rule
def refuse_symbol(s, symbol, cell, row):
    """Babylon 8.1, 8.2."""
    seat = int(s.active)
    if s.token != CHANGE_ONE_SYMBOL and s.token != BLANK_TO_ANY_SYMBOL:
        fill(row, TOKEN_CHANGES_NOTHING, 0, 0, 0)
    elif s.changed != NOWHERE:
        fill(row, SYMBOL_ALREADY_CHANGED, 0, 0, 0)
    elif s.fresh & s.empty[seat] & bit(cell) == ZERO:
        fill(row, SYMBOL_ON_NEW_TILE, cell, symbol, 0)
    elif s.token == BLANK_TO_ANY_SYMBOL:
        fill(row, SPACE_HAS_SYMBOL, cell, symbol, 0)
    elif s.symbols[seat, symbol] & bit(cell) != ZERO:
        fill(row, SHOWS_SYMBOL_ALREADY, cell, symbol, 0)
    else:
        fill(row, SPACE_HAS_NO_SYMBOL, cell, symbol, 0)
