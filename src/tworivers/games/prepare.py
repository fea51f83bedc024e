"""Getting a game ready: compiling its rules once for this version, with progress."""

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np

from tworivers.games.game import Game, State, load
from tworivers.kernel import generic
from tworivers.kernel.cache import digest_of_game, folder_of, layer_folder
from tworivers.kernel.events import NOBODY, event_buffer
from tworivers.kernel.generator import generator, seed_from_number, stand_at
from tworivers.kernel.rule import INTERPRETED, compilation_told
from tworivers.words.messages import BadNotation

# About how many functions are compiled for a game, 185 to 246 today; only the progress shown depends on it.
USUAL_FUNCTIONS = 200


def _mark(game: Game) -> Path:
    """A file that is there once this game's rules, and what shows them, are compiled."""
    package = type(game).__module__.rpartition(".")[0]
    shown = folder_of(f"{package}.show.view", game.home / "show" / "view.py").name
    return layer_folder("kernel") / f"{game.name}-{digest_of_game(game.name, 'kernel')}-{shown}.ready"


def is_ready(game: Game) -> bool:
    """Were this game's rules compiled before, in this version?"""
    return INTERPRETED or _mark(game).exists()


def _nobody(done: int, expected: int) -> None:
    """Progress that nobody wants to hear."""


def prepare(game: Game, report: Callable[[int, int], None] = _nobody) -> None:
    """Compile all that playing needs; `report(done, expected)` is called on the way."""
    with compilation_told(lambda done: report(done, max(done, USUAL_FUNCTIONS))):
        _use_everything(game)
    if not INTERPRETED:
        _mark(game).touch()


def main() -> None:
    """Prepare the games named on the command line, telling the progress as lines of two numbers."""
    for name in sys.argv[1:]:
        prepare(load(name), lambda done, expected: print(done, expected, flush=True))


def _use_everything(game: Game) -> None:
    """Ask every compiled question once."""
    rng = generator(seed_from_number(0))
    stand_at(rng, 0)
    s = game.new(game.players[0], game.options(game.players[0], {}), rng)
    words = np.zeros(game.action_count // 64, dtype=np.uint64)
    out = np.zeros(game.action_count, dtype=np.int32)
    generic.legal_at(s, 0, words, out)
    game.masks(s)
    game.step(game.copy(s), int(out[0]), rng, 1, NOBODY)
    generic.play_at(game.copy(s), 0, int(out[0]), rng, 1, event_buffer(), words)
    game.resample(s, 0, rng)
    game.observe(s, 0)
    game.from_position(game.position(s))
    _show_everything(game, s, int(out[0]))
    generic.playout_at(game.copy(s), 0, rng, 1, rng, words, out, 1)


def _show_everything(game: Game, s: State, action: int) -> None:
    """Ask for all that people see of a game: nobody should wait for compiling at the first move."""
    seat = game.to_move(s)
    game.view_json(s, seat)
    game.foresee(s, seat, action)
    game.marks(s, seat, game.notation(action).partition(" ")[0])
    legal = set(game.legal(s))
    illegal = next((n for n, words in enumerate(game.notations) if words and n not in legal), None)
    if illegal is not None:
        game.refusal(s, illegal)
    if game.About is not None:
        _ask_about_anything(game, s, seat)


def _ask_about_anything(game: Game, s: State, seat: int) -> None:
    """The first thing on the table about which there is more to say."""
    for thing in dict.fromkeys(words.rpartition(" ")[2] for words in game.notations if words):
        try:
            if game.about(s, seat, thing) is not None:
                return
        except BadNotation:
            continue


if __name__ == "__main__":
    main()
