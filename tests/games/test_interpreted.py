"""Compilation changes nothing: the same seeds give the same bytes, compiled and interpreted."""

import hashlib
import os
import subprocess
import sys

import numpy as np
import pytest

from tests.tables import all_tables
from tworivers.games.game import game_names
from tworivers.kernel import generic, rule
from tworivers.kernel.events import event_buffer
from tworivers.kernel.generator import below, generator, seed_from_number, stand_at

COMPILED, INTERPRETED = 2000, 50
OFTEN, SELDOM = 20, 80


def digest(name: str, seed: int) -> str:
    """A hash over every state and event of one random game, whose hidden part is at times drawn anew, and
    over what somebody sees of it."""
    tables = [table for table in all_tables() if table.game == name]
    table = tables[seed % len(tables)]
    game = table.rules()
    rng, chooser = generator(seed_from_number(seed)), generator(seed_from_number(-1 - seed))
    stand_at(rng, 0)
    s = game.new(table.players, game.options(table.players, table.options), rng)
    events = event_buffer()
    words = np.zeros(game.action_count // 64, dtype=np.uint64)
    out = np.zeros(game.action_count, dtype=np.int32)
    features = np.zeros(game.observation.size, dtype=np.float32)
    result = hashlib.sha256(s.tobytes())
    number = 0
    while game.to_move(s) >= 0:
        count = generic.legal_at(s, 0, words, out)
        number += 1
        flags = generic.step_at(s, 0, int(out[below(chooser, count)]), rng, number, events)
        result.update(s.tobytes() + words.tobytes() + bytes([flags]))
        result.update(events[: 1 + 6 * int(events[0])].tobytes())
        if number % OFTEN == 0 or game.to_move(s) < 0:
            viewer = seed % table.players
            game.observe(s, viewer, features)
            generic.resample_at(s, 0, viewer, rng)
            result.update(features.tobytes() + s.tobytes())
        if number % SELDOM == 0 or game.to_move(s) < 0:
            result.update(game.view_json(s, seed % table.players))
    return result.hexdigest()


def digests(name: str, count: int) -> list[str]:
    return [digest(name, seed) for seed in range(count)]


@pytest.mark.parametrize("name", game_names())
def test_compiled_and_interpreted_games_are_the_same(name: str) -> None:
    environment = {**os.environ, "TWORIVERS_INTERPRET": "1", "PYTHONWARNINGS": "error::RuntimeWarning"}
    command = [sys.executable, "-m", "tests.games.test_interpreted", name, str(INTERPRETED)]
    interpreted = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    compiled = digests(name, COMPILED)
    output, _ = interpreted.communicate()
    assert interpreted.returncode == 0
    assert output.split() == compiled[:INTERPRETED]
    assert len(set(compiled)) == COMPILED


if __name__ == "__main__":
    assert rule.INTERPRETED
    with np.errstate(over="raise"):
        print("\n".join(digests(sys.argv[1], int(sys.argv[2]))))
