"""Treasures (Tigris 13.T1-13.T6)."""

from tworivers.games.tigris.rules.board import FRAMED, TRADER
from tworivers.games.tigris.rules.events import TREASURE_TAKEN
from tworivers.games.tigris.rules.kingdoms import leader_in
from tworivers.games.tigris.rules.state import NOWHERE, TREASURE
from tworivers.kernel.events import emit
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import common, count, first_cell, is_empty, load, remove


@rule
def treasures_in(s, kingdom):
    """Tigris 13.T4: treasures on temples face up or down."""
    return common(load(s.kingdoms[kingdom]), load(s.treasures))


@rule
def rich_kingdom(s):
    """Tigris 13.T1, 13.T3, 13.T5: a kingdom with a trader and more than one treasure, or -1."""
    for kingdom in range(4 * s.players):
        if s.kingdom_of[kingdom] == kingdom and leader_in(s, kingdom, TRADER) != NOWHERE:
            if count(treasures_in(s, kingdom)) > 1:
                return kingdom
    return NOWHERE


@rule
def next_treasures(s, kingdom):
    """Tigris 13.T2: the framed treasures first, then the others."""
    treasures = treasures_in(s, kingdom)
    framed = common(treasures, load(FRAMED[s.board]))
    return treasures if is_empty(framed) else framed


@rule
def treasures_to_choose_from(s):
    """Tigris 13.T2: what the trader's owner may take now."""
    return next_treasures(s, rich_kingdom(s))


@rule
def take_treasure(s, seat, cell, events):
    """Tigris 13.T1, 13.T6: the treasure goes behind the screen, the temple stays."""
    remove(s.treasures, cell)
    s.treasures_won[seat] += 1
    emit(events, TREASURE_TAKEN, seat, cell, 0, 0, 0)


@rule
def treasures_wait(s, events):
    """Tigris 13.T1, 13.T2: take what must be taken; true when the trader's owner has to choose."""
    kingdom = rich_kingdom(s)
    while kingdom != NOWHERE:
        seat = leader_in(s, kingdom, TRADER)
        choice = next_treasures(s, kingdom)
        if count(choice) >= count(treasures_in(s, kingdom)):
            s.phase = TREASURE
            s.deciding = seat
            return True
        # fewer framed ones than must go: all of them go, and nothing is chosen
        take_treasure(s, seat, first_cell(choice), events)
        kingdom = rich_kingdom(s)
    return False
