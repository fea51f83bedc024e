"""The Royal Game of Ur, a package of its own, wherever games are played."""

import io
import random
from collections.abc import Iterator

import numpy as np
from pettingzoo.test import api_test
from rich.console import Console
from typer.testing import CliRunner

from tworivers import new
from tworivers.bots.kinds import bot_from
from tworivers.cli import app
from tworivers.games.game import load
from tworivers.installed import installed_games
from tworivers.lab import pettingzoo
from tworivers.lab.arena import Settings, fight, summary
from tworivers.lab.batch import Batch
from tworivers.terminal import Table

GAME = "ur"


def test_it_comes_from_another_package() -> None:
    assert installed_games()[GAME].distribution == "royal-game-of-ur"
    assert load(GAME).home.name == "royal_game_of_ur"


def test_it_is_a_pettingzoo_environment() -> None:
    api_test(getattr(pettingzoo, f"{GAME}_v1").env(), num_cycles=100)


def test_it_is_played_in_batches() -> None:
    batch = Batch(GAME, 64, seed=1)
    ended = 0
    for _ in range(300):
        batch.step(batch.sample())
        ended += int(np.count_nonzero(batch.finished))
    assert ended > 64
    batch.close()


def test_search_beats_random_in_the_arena() -> None:
    arena = fight(Settings(GAME, ["search:100", "random"], games=16), workers=1)
    assert summary(arena)[0].rows[0].wins > 0.8


def test_a_game_in_the_terminal() -> None:
    match = new(GAME, seed=2)
    chance = random.Random(1)
    console = Console(width=120, record=True, color_system=None, file=io.StringIO())
    typed: Iterator[str] = iter(["list", "why move b8"])

    def keyboard(_: str) -> str:
        return next(typed, None) or chance.choice(match.legal())

    table = Table(match, {1: bot_from("random", 1)}, console, read=keyboard)
    assert table.run()
    shown = console.export_text()
    for words in ("Choose the piece that moves.", "rolls", "You have no piece on b8.", "enter: a new piece"):
        assert words in shown
    assert match.over


def test_its_rules_are_read_by_number() -> None:
    said = CliRunner().invoke(app, ["rules", GAME, "4.2"])
    assert "cannot be captured" in said.output
