"""Which moves a roll allows (Ur 3)."""

from tworivers.kernel.bits import ZERO, put
from tworivers.kernel.rule import rule

from royal_game_of_ur.rules.actions import action_at
from royal_game_of_ur.rules.board import OFF, ROSETTE, SHARED
from royal_game_of_ur.rules.state import MOVE


@rule
def is_safe_from(s, seat, step):
    """Ur 4.2: a piece of the other player on the shared rosette cannot be captured."""
    return SHARED[step] and ROSETTE[step] and s.pieces[1 - seat, step] > 0


@rule
def may_move(s, seat, step):
    """Ur 3.1-3.4: a piece goes just as far as the roll says, to where no own and no safe piece stands."""
    target = step + s.roll
    if s.roll == 0 or s.pieces[seat, step] == 0 or target > OFF:
        return False
    if target == OFF:
        return True
    return s.pieces[seat, target] == 0 and not is_safe_from(s, seat, target)


@rule
def can_move(s, seat):
    """Ur 2.3: does the roll allow any move?"""
    for step in range(OFF):
        if may_move(s, seat, step):
            return True
    return False


@rule
def masks(s, m):
    """Every legal action of the one who decides, as a bit set."""
    m[0] = ZERO
    if s.phase != MOVE:
        return
    seat = s.active
    for step in range(OFF):
        if may_move(s, seat, step):
            put(m, action_at(seat, step))
