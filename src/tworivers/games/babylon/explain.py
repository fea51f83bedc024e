"""Why an action is not legal, in a player's words. Everything that is looked at lies open."""

from typing import Any, NamedTuple

import numpy as np

from tworivers.games.babylon import actions
from tworivers.games.babylon.actions import NOTATIONS, SOURCE_WORDS, TURN_WORDS, WORD, decoration_cells
from tworivers.games.babylon.board import (
    BLANK_TO_ANY_SYMBOL,
    CELL_NAMES,
    CHANGE_ONE_SYMBOL,
    CORNER_CELLS,
    CORNERS,
    DOUBLE,
    FOOTBRIDGE,
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
from tworivers.games.babylon.garden import look_under
from tworivers.games.babylon.state import BUILD, MINE, NOWHERE, PHASES, REMOVE, STATUES
from tworivers.games.game import State
from tworivers.kernel.bits import is_in
from tworivers.kernel.record import fields
from tworivers.messages import Message


class Choice(NamedTuple):
    """The parts of a placement."""

    source: int
    turns: int
    raised: int
    free: int
    cell: int


def choice_of(action: int) -> Choice:
    word, cell = divmod(action - actions.PLACE, WORD)
    source, rest = divmod(word, SOURCE_WORDS)
    turns, rest = divmod(rest, TURN_WORDS)
    return Choice(source, turns, rest // 5, rest % 5, cell)


def refusal(s: State, action: int) -> Message:
    """Why this action of the deciding player is refused."""
    f = fields(s)
    if f.phase != phase_of(action):
        return Message(f"babylon-asked-{PHASES[f.phase]}", {"words": NOTATIONS[action]})
    if action < actions.DECORATE:
        return placement_reason(s, f, choice_of(action))
    if action < actions.SYMBOL:
        return decoration_reason(f, *divmod(action - actions.DECORATE, WORD))
    if action < actions.MINE:
        return symbol_reason(f, *divmod(action - actions.SYMBOL, WORD))
    if action < actions.STORE:
        return stack_reason(f, (action - actions.MINE) % 16)
    return Message("babylon-mined-is-placed" if f.mined == NOWHERE else "babylon-mined-must-go")


def phase_of(action: int) -> int:
    """The phase in which such an action is asked for."""
    if actions.MINE <= action < actions.REMOVE:
        return MINE
    return REMOVE if actions.REMOVE <= action < actions.STORE else BUILD


def stack_reason(f: Any, stack: int) -> Message:
    """Babylon 2.5, 3.4."""
    key = "babylon-stack-empty" if f.quarry[stack] == NOWHERE else "babylon-stack-not-clay"
    return Message(key, {"stack": STACK_NAMES[stack]})


def placement_reason(s: State, f: Any, choice: Choice) -> Message:
    """Babylon 4.7, 5.1, 5.4, 5.6: the tile, its turn, its place, its level; then the corners and the cost."""
    tile = f.slot[f.active] if choice.source else f.mined
    if tile == NOWHERE:
        return Message("babylon-no-stored-tile" if choice.source else "babylon-mined-is-placed")
    spaces = f.spaces[tile]
    if choice.turns and spaces[-choice.turns :] + spaces[: -choice.turns] == spaces:
        return Message("babylon-same-turn", {"number": choice.turns})
    if choice.turns == 3 and spaces[0] == spaces[2] and spaces[1] == spaces[3]:
        return Message("babylon-same-turn", {"number": choice.turns})
    cell = CELL_NAMES[choice.cell]
    if choice.cell in f.tile_at[f.active]:
        other = f.tile[f.active][f.tile_at[f.active].index(choice.cell)]
        return Message("babylon-covers-wholly", {"terrace": TILE_NAMES[other], "cell": cell})
    under = np.zeros(5, dtype=np.int64)
    look_under(s, 0, choice.cell, choice.raised, under)
    level, *kinds = under.tolist()
    if level > f.highest[f.active] + 1:
        return Message("babylon-level-below-missing", {"level": level, "below": level - 1})
    return corner_reason(f, choice, level, kinds) or cost_reason(f, choice, kinds)


def corner_reason(f: Any, choice: Choice, level: int, kinds: list[int]) -> Message | None:
    """Babylon 5.3, 5.7, 5.8, 5.11: which corner lacks a support, or cannot hang free."""
    seat = f.active
    for corner in range(4):
        cell = choice.cell + int(CORNER_CELLS[corner])
        arguments: dict[str, str | int] = {
            "corner": CORNERS[corner],
            "cell": CELL_NAMES[cell],
            "level": level,
        }
        if corner + 1 != choice.free:
            if kinds[corner] == NO_SUPPORT:
                return Message("babylon-corner-unsupported", arguments)
        elif kinds[corner] == ON_STATUE:
            return Message("babylon-statue-must-support", arguments)
        elif is_in([f.feet[seat] & ~f.lookouts[seat] & f.surface[seat][level - 1]], cell):
            return Message("babylon-stairs-in-the-way", arguments)
    return None


def cost_reason(f: Any, choice: Choice, kinds: list[int]) -> Message:
    """Babylon 4.6, 5.9, 5.13: lookouts, doubles or columns are short."""
    used = [kind for corner, kind in enumerate(kinds) if corner + 1 != choice.free]
    singles, doubles = used.count(ON_SINGLE), used.count(ON_DOUBLE)
    if f.limited and choice.free and f.supply[LOOKOUT] <= 0:
        return Message("babylon-no-lookout-left")
    missing = max(0, doubles - f.doubles[f.active])
    if f.limited and missing > f.supply[DOUBLE]:
        return Message("babylon-no-double-left", {"number": f.supply[DOUBLE]})
    cost, have = singles + 2 * missing, f.singles[f.active]
    return Message("babylon-columns-short", {"cost": cost, "have": have, "short": cost - have})


def decoration_reason(f: Any, block: int, cell: int) -> Message:
    """Babylon 4.6, 6.2-6.10."""
    kind, seat = block >> 1, f.active
    cells = decoration_cells(block, cell)
    named: dict[str, str | int] = {"decoration": SYMBOLS[kind]}
    if f.limited and f.supply[kind] <= 0:
        return Message("babylon-decoration-run-out", named)
    for place in cells:
        if not is_in([f.empty[seat]], place):
            return Message("babylon-space-not-empty", {"cell": CELL_NAMES[place]})
        if not is_in([f.symbols[seat][kind]], place):
            return Message("babylon-symbol-missing", {**named, "cell": CELL_NAMES[place]})
    if not any(is_in([f.fresh], place) for place in cells):
        return Message("babylon-not-on-new-tile", named)
    if block == STATUES:
        return Message("babylon-statue-not-in-line", {"cell": CELL_NAMES[cell]})
    return level_reason(f, block, cells)


def level_reason(f: Any, block: int, cells: list[int]) -> Message:
    """Babylon 6.5-6.7: the levels or the gap do not fit, or both symbols are on one tile."""
    surface = f.surface[f.active]
    levels = [next(level for level, word in enumerate(surface) if is_in([word], c)) for c in cells]
    arguments: dict[str, str | int] = {"first": levels[0], "second": levels[1]}
    kind = block >> 1
    if kind == STAIRS:
        return Message("babylon-stairs-levels", arguments)
    if levels[0] != levels[1]:
        return Message("babylon-levels-differ", {**arguments, "decoration": SYMBOLS[kind]})
    if kind == FOUNTAIN:
        return Message("babylon-fountain-one-tile")
    assert kind == FOOTBRIDGE
    return Message("babylon-no-gap", {"cell": CELL_NAMES[sum(cells) // 2]})


def symbol_reason(f: Any, symbol: int, cell: int) -> Message:
    """Babylon 8.1, 8.2."""
    if f.token not in (CHANGE_ONE_SYMBOL, BLANK_TO_ANY_SYMBOL):
        return Message("babylon-token-changes-nothing")
    if f.changed != NOWHERE:
        return Message("babylon-symbol-already-changed")
    arguments: dict[str, str | int] = {"cell": CELL_NAMES[cell], "decoration": SYMBOLS[symbol]}
    if not is_in([f.fresh & f.empty[f.active]], cell):
        return Message("babylon-symbol-on-new-tile", arguments)
    if f.token == BLANK_TO_ANY_SYMBOL:
        return Message("babylon-space-has-symbol", arguments)
    shows = is_in([f.symbols[f.active][symbol]], cell)
    return Message("babylon-shows-symbol-already" if shows else "babylon-space-has-no-symbol", arguments)
