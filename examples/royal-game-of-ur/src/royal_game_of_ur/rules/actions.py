"""The action space and its notation.

0    the piece on a square moves   square   move b4
20   a new piece enters                     enter
"""

from tworivers.kernel.rule import rule

from royal_game_of_ur.rules.board import CELL_AT, CELL_NAMES, CELLS, STEP_AT

ENTER = CELLS
COUNT = 64

NOTATIONS = [*(f"move {cell}" for cell in CELL_NAMES), "enter"] + [""] * (COUNT - CELLS - 1)
NUMBERS = {words: action for action, words in enumerate(NOTATIONS) if words}


@rule
def step_of(seat, action):
    """The step of the seat's way at which the piece stands; -1 if that square is not on it."""
    return 0 if action == ENTER else int(STEP_AT[seat, action])


@rule
def action_at(seat, step):
    """The action that moves a piece of this seat from a step."""
    return ENTER if step == 0 else int(CELL_AT[seat, step])
