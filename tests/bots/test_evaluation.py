"""Evaluations: what is judged from what changed is what is judged from the whole."""

import numpy as np
import pytest

from tests.bots.test_opponents import every_game
from tworivers.games.game import load
from tworivers.kernel.generator import below, generator, seed_from_number, stand_at
from tworivers.kernel.generic import decider, step
from tworivers.kernel.record import at
from tworivers.kernel.rule import rule
from tworivers.kernel.thinking import evaluate, evaluate_after


@rule
def judge_both_ways(states, action, rng, nobody, values, after, whole):
    """Play an action on the second state; judge it from the first and by itself; return both widths."""
    before, s = at(states, 0), at(states, 1)
    evaluate(before, values)
    mover = decider(before)
    states[1] = states[0]
    step(s, action, rng, nobody)
    return evaluate_after(s, before, mover, values, after), evaluate(s, whole)


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_action_is_judged_as_the_state_it_leads_to(name: str, players: int) -> None:
    game = load(name)
    rng, chooser = generator(seed_from_number(players)), generator(seed_from_number(7))
    stand_at(rng, 0)
    stand_at(chooser, 0)
    states = np.zeros(2, dtype=game.dtype)
    states[1:] = game.new(players, game.options(players, {}), rng)
    values, after, whole = (np.zeros(game.think.notes) for _ in range(3))
    nobody = np.zeros(0, dtype=np.int32)
    number = 0
    while game.to_move(states[1:]) >= 0:
        number += 1
        states[0] = states[1]
        legal = game.legal(states[:1])
        for action in (*legal[:: max(1, len(legal) // 5)], legal[below(chooser, len(legal))]):
            stand_at(rng, number)
            widths = judge_both_ways(states, action, rng, nobody, values, after, whole)
            assert widths[0] == widths[1]
            assert after[:players] == pytest.approx(whole[:players])
