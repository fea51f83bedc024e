"""The kinds of events, as numbers in the event buffer. `show/told.py` says how they are told."""

ROLLED, PASSED, ENTERED, MOVED, HOME, CAPTURED, AGAIN, GAME_OVER = range(8)
