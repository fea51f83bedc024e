"""Ziggurat cards: who has which (Babylonia 1.7, 6.1, 8)."""

from tworivers.games.babylonia.rules.board import (
    CARD_1_POINTS,
    CARDS,
    CARDS_LAID_OUT,
    LARGE_RACK_SIZE,
    RACK_SIZE,
)
from tworivers.games.babylonia.rules.events import CARD_TAKEN, FOR_CARD, POINTS
from tworivers.games.babylonia.rules.state import NOWHERE, ON_DISPLAY, OUT_OF_GAME
from tworivers.kernel.events import emit
from tworivers.kernel.generator import below
from tworivers.kernel.rule import rule


@rule
def lay_out_cards(s, rng):
    """Babylonia 1.7: cards 1 to 7, or seven random ones of the nine."""
    for card in range(CARDS):
        s.card_at[card] = ON_DISPLAY if card < CARDS_LAID_OUT or s.random_cards else OUT_OF_GAME
    if s.random_cards:
        for left in range(CARDS, CARDS_LAID_OUT, -1):
            s.card_at[nth_on_display(s, below(rng, left))] = OUT_OF_GAME


@rule
def nth_on_display(s, n):
    """The n-th of the cards still laid out, counted from 0."""
    card = 0
    left = n
    while s.card_at[card] != ON_DISPLAY or left > 0:
        if s.card_at[card] == ON_DISPLAY:
            left -= 1
        card += 1
    return card


@rule
def owns(s, seat, number):
    """Babylonia 8.0: has the player taken the card of this number? Permanent cards always work."""
    return s.card_at[number - 1] == seat


@rule
def take_card(s, seat, card, events):
    """Babylonia 6.1, 8.1, 8.11: one card from the display; card 1 gives its points at once."""
    s.card_at[card] = seat
    emit(events, CARD_TAKEN, seat, card + 1, 0, 0, 0)
    if card == 0:
        s.points[seat, FOR_CARD] += CARD_1_POINTS
        emit(events, POINTS, seat, CARD_1_POINTS, FOR_CARD, NOWHERE, 0)


@rule
def rack_limit(s, seat):
    """Babylonia 7.0, 8.3: five tiles, seven with card 3."""
    return LARGE_RACK_SIZE if owns(s, seat, 3) else RACK_SIZE


@rule
def may_take_extra_turn(s, seat):
    """Babylonia 7.3, 8.2: the owner of card 2 who has not turned it over."""
    return owns(s, seat, 2) and not s.card_2_used
