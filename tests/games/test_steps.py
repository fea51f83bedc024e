"""What a step says of itself: whether it drew, whether somebody else decided, whether a turn ended.

An undo, a record and a search rely on it."""

import random

import numpy as np
import pytest

from tests.tables import Table, fresh_generator
from tworivers.kernel.bits import places_in
from tworivers.kernel.events import event_buffer
from tworivers.kernel.generator import BLOCK
from tworivers.kernel.generic import DREW, OTHER_DECIDED, REVEALED, TURN_ENDED, legal_at, step_at
from tworivers.kernel.record import fields

# The fields that show whose turn it is, and which.
TURNS = {"tigris": ("active",), "babylonia": ("active", "turn"), "babylon": ("active", "round_number")}
CARDS = {"babylonia": {"cards": "random"}}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", TURNS)
def test_flags_say_what_a_step_did(name: str, players: int) -> None:
    table = Table(name, players, CARDS.get(name, {}))
    game, rng, chance = table.rules(), fresh_generator(3), random.Random(3)
    s = game.new(players, game.options(players, table.options), rng)
    words, numbers = (
        np.zeros(game.action_count // 64, dtype=np.uint64),
        np.zeros(game.action_count, dtype=np.int32),
    )
    seen = set()
    for number in range(1, game.longest):
        if game.to_move(s) < 0:
            break
        before, decider = s.copy(), game.to_move(s)
        words[:] = ~np.uint64(0)  # whatever was there before
        legal_at(s, 0, words, numbers)
        assert places_in(words.tolist()) == game.legal(s)
        flags = step_at(s, 0, chance.choice(game.legal(s)), rng, number, event_buffer())
        turns = [[int(getattr(fields(state), word)) for word in TURNS[name]] for state in (before, s)]
        assert bool(flags & DREW) == bool(rng[BLOCK] > np.uint64(0))
        assert bool(flags & OTHER_DECIDED) == (decider != turns[0][0])
        # Clay is taken away before the first turn of Babylon.
        played = game.phase(before) != "remove"
        assert bool(flags & TURN_ENDED) == ((played and turns[0] != turns[1]) or game.to_move(s) < 0)
        assert 0 <= flags <= DREW | REVEALED | OTHER_DECIDED | TURN_ENDED
        assert flags & REVEALED or game.to_move(s) >= 0
        seen.add(flags & (DREW | TURN_ENDED))
    assert seen >= {0, DREW | TURN_ENDED}
