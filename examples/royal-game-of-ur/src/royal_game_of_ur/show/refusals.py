"""Why a move is not legal, in a player's words (see `tworivers.games.declared`)."""

from tworivers.games.declared import refused
from tworivers.kernel.rule import rule

from royal_game_of_ur.rules.actions import step_of
from royal_game_of_ur.rules.board import CELL_AT, CELL_NAMES, NOWHERE, OFF

NO_PIECE, NONE_WAITING, NOT_EXACT, OWN_PIECE, SAFE_PIECE = range(5)

CELL = "CELL_NAMES[cell]"

REFUSALS = {
    NO_PIECE: refused("ur-no-piece", "cell", cell=CELL),
    NONE_WAITING: refused("ur-none-waiting"),
    NOT_EXACT: refused("ur-not-exact", "number"),
    OWN_PIECE: refused("ur-own-piece", "cell", cell=CELL),
    SAFE_PIECE: refused("ur-safe-piece", "cell", cell=CELL),
}


@rule
def refuse(s, action, row):
    """Ur 3.1-3.4: the first rule that stands in the way."""
    seat, step = s.active, step_of(s.active, action)
    if step == NOWHERE or s.pieces[seat, step] == 0:
        row[0], row[1] = NONE_WAITING if step == 0 else NO_PIECE, action
    elif step + s.roll > OFF:
        row[0], row[1] = NOT_EXACT, OFF - step
    else:
        target = step + s.roll
        row[0] = OWN_PIECE if s.pieces[seat, target] > 0 else SAFE_PIECE
        row[1] = CELL_AT[seat, target]
