"""How players compare at the end (Ur 5.1)."""

from tworivers.kernel.rule import rule

from royal_game_of_ur.rules.board import OFF


@rule
def standing(s, seat, out):
    """Ur 5.1: pieces home; only the winner has all."""
    out[0] = s.pieces[seat, OFF]
