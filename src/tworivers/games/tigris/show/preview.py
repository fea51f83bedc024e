"""What the end of a turn would bring, before it comes."""

from tworivers.games.game import State
from tworivers.games.tigris.rules import actions
from tworivers.games.tigris.rules import events as e
from tworivers.games.tigris.rules.fields import record
from tworivers.games.tigris.rules.state import ACTION, ATTACK, DEFEND, NOWHERE, WAR
from tworivers.kernel import generic
from tworivers.kernel.events import event_buffer, rows
from tworivers.kernel.generator import generator_without_draws

CONFLICT = (ATTACK, DEFEND, WAR)


def turn_end(s: State, viewer: int) -> list[list[int]] | None:
    """Tigris 12.8: the monument points of the player on turn as leaders stand; unknown in a conflict."""
    r = record(s)
    if r.phase in CONFLICT:
        return None
    ended = r.actions_left == 0
    if r.active != viewer or ended or (r.monument_at == NOWHERE).all():
        return []
    trial, events = s.copy(), event_buffer()
    r = record(trial)
    r.actions_left, r.phase, r.deciding = 1, ACTION, viewer
    generic.step_at(trial, 0, actions.PASS, generator_without_draws(), 0, events)
    return [row for row in rows(events) if row[0] == e.POINTS]
