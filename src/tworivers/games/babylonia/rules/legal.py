"""Which actions are legal, as a set over the action space (Babylonia 3, 4.1, 6.1, 8.2)."""

from tworivers.games.babylonia.rules import actions
from tworivers.games.babylonia.rules.actions import BLOCK
from tworivers.games.babylonia.rules.board import CARDS, FARMER
from tworivers.games.babylonia.rules.placing import forms_an_option, hexes_for, may_follow
from tworivers.games.babylonia.rules.sites import surrounded
from tworivers.games.babylonia.rules.state import CARD, CLANS, EXTRA, ON_DISPLAY, PLACE, SCORE
from tworivers.kernel.bits import ZERO, put
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import put_all


@rule
def masks(s, m):
    """Every legal action of the one who decides, as a bit set."""
    for i in range(len(m)):
        m[i] = ZERO
    if s.phase == PLACE:
        placement_masks(s, m)
    elif s.phase == SCORE:
        put_all(m, actions.SCORE, surrounded(s))
    elif s.phase == CARD:
        for card in range(CARDS):
            if s.card_at[card] == ON_DISPLAY:
                put(m, actions.CARD + card)
    elif s.phase == EXTRA:
        put(m, actions.EXTRA_TURN)
        put(m, actions.NO_EXTRA_TURN)


@rule
def placement_masks(s, m):
    """Babylonia 2.1, 3.1-3.11: tiles from the rack, and `done` once they form an option."""
    rack = s.racks[s.active]
    for clan in range(CLANS):
        if rack[clan] > 0 and may_follow(s, clan, int(rack[FARMER])):
            put_all(m, actions.TILE + BLOCK * clan, hexes_for(s, clan))
    if forms_an_option(s):
        put(m, actions.DONE)
