"""What the end of a turn would bring, before it comes."""

from tworivers.games.game import State
from tworivers.games.tigris.rules import actions
from tworivers.games.tigris.rules import events as e
from tworivers.games.tigris.rules.state import ACTION, ATTACK, DEFEND, NOWHERE, WAR
from tworivers.kernel import generic
from tworivers.kernel.events import event_buffer, rows
from tworivers.kernel.generator import generator_without_draws

CONFLICT = (ATTACK, DEFEND, WAR)


def turn_end(s: State, viewer: int) -> list[list[int]] | None:
    """Tigris 12.8: the monument points of the player on turn as leaders stand; unknown in a conflict."""
    if int(s["phase"][0]) in CONFLICT:
        return None
    ended = int(s["actions_left"][0]) == 0
    if int(s["active"][0]) != viewer or ended or (s["monument_at"] == NOWHERE).all():
        return []
    trial, events = s.copy(), event_buffer()
    trial["actions_left"], trial["phase"], trial["deciding"] = 1, ACTION, viewer
    generic.step_at(trial, 0, actions.PASS, generator_without_draws(), 0, events)
    return [row for row in rows(events) if row[0] == e.POINTS]
