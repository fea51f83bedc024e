"""Who is measured by `bench.peers`: our games through each interface, and games of others.

All play uniformly at random from the full list of legal actions; a chance node is drawn and not counted.
Seconds are the processor's, so that other work on the machine counts less; only batches on all cores are
measured by the clock on the wall.
"""

import copy
import pickle
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from tworivers.games.game import game_names, load
from tworivers.games.prepare import prepare
from tworivers.kernel.generator import generator, seed_from_number, stand_at
from tworivers.kernel.generic import playout_at
from tworivers.lab import Batch

MIDDLE = 40  # decisions before a state is copied, observed and weighed
BATCH = 2048


class Contender(NamedTuple):
    """A game through an interface, and how to measure it."""

    name: str
    way: str
    play: Callable[[float], tuple[int, int, float]]  # seconds -> decisions, games, seconds
    copy: Callable[[], object] | None
    observe: Callable[[], object] | None
    bytes: Callable[[], int]
    ours: bool = False


def played(one_game: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Whole games for at least so long; the decisions, the games, and how long it took."""
    decisions = games = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        decisions += one_game()
        games += 1
    return decisions, games, spent


def any_of(actions: list[Any]) -> Any:
    return actions[int(random.random() * len(actions))]


# Ours.


def compiled(name: str) -> Contender:
    """The rules themselves, in a compiled loop."""
    game = load(name)
    prepare(game)
    options = game.options(2, {})
    words = np.zeros(game.action_count // 64, dtype=np.uint64)
    out = np.zeros(game.action_count, dtype=np.int32)

    def new() -> tuple[np.ndarray, np.ndarray]:
        rng = generator(seed_from_number(random.getrandbits(40)))
        stand_at(rng, 0)
        return game.new(2, options, rng), rng

    def one_game() -> int:
        s, rng = new()
        return int(playout_at(s, 0, rng, 1, rng.copy(), words, out, 10**6))

    s, rng = new()
    playout_at(s, 0, rng, 1, rng.copy(), words, out, MIDDLE)
    return Contender(
        name, "compiled loop", partial(played, one_game), lambda: game.copy(s), lambda: game.observe(s, 0),
        lambda: game.dtype.itemsize, True,
    )  # fmt: skip


def in_python(name: str) -> Contender:
    """`Game.legal` and `Game.step`, called from Python."""
    game = load(name)
    options = game.options(2, {})

    def one_game() -> int:
        rng = generator(seed_from_number(random.getrandbits(40)))
        stand_at(rng, 0)
        s = game.new(2, options, rng)
        number = 0
        while game.to_move(s) >= 0:
            number += 1
            game.step(s, any_of(game.legal(s)), rng, number)
        return number

    return Contender(name, "Python", partial(played, one_game), None, None, lambda: 0, True)


def batched(name: str, observe: bool, threads: int) -> Contender:
    """Many games in one call, actions drawn from the bit masks."""
    batch = Batch(name, BATCH, 1, observe=observe, threads=threads)
    out = np.empty(BATCH, dtype=np.int32)
    clock = time.process_time if threads == 1 else time.perf_counter

    def play(seconds: float) -> tuple[int, int, float]:
        decisions = games = 0
        started = clock()
        while (spent := clock() - started) < seconds:
            batch.step(batch.sample(out))
            decisions += BATCH
            games += int(batch.finished.sum())
        return decisions, games, spent

    way = "batch, one core" if threads == 1 else "batch, all cores"
    way += " with observations" if observe else ""
    return Contender(name, way, play, None, None, lambda: batch.nbytes // BATCH, True)


def ours() -> Iterator[Callable[[], Contender]]:
    """Our games, through everything."""
    for name in game_names():
        yield partial(compiled, name)
        yield partial(in_python, name)
        yield partial(openspiel, name, f"python_tworivers_{name}", True)
        yield partial(pettingzoo, name, "tworivers.lab.pettingzoo", f"{name}_v1", True)
        yield partial(batched, name, False, 1)
        yield partial(batched, name, True, 1)
        yield partial(batched, name, False, 2)


# Interfaces that we share with others.


def openspiel(name: str, loaded: str, own: bool) -> Contender:
    import pyspiel

    import tworivers.lab.openspiel  # noqa: F401 (makes our games known)

    game = pyspiel.load_game(loaded)

    def on(state: Any, most: int) -> int:
        decisions = 0
        while not state.is_terminal() and decisions < most:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                chosen = random.choices(outcomes, [chance for _, chance in outcomes])[0][0]
                state.apply_action(chosen)
                continue
            state.apply_action(any_of(state.legal_actions()))
            decisions += 1
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        return decisions

    middle = game.new_initial_state()
    on(middle, MIDDLE)
    kind = game.get_type()
    seen: Callable[[], object] | None = None
    if kind.provides_observation_tensor:
        seen = partial(middle.observation_tensor, 0)
    return Contender(
        name, "OpenSpiel", partial(played, lambda: on(game.new_initial_state(), 10**6)), middle.clone, seen,
        lambda: len(middle.serialize()) if own else 0, own,
    )  # fmt: skip


def pettingzoo(name: str, package: str, module: str, own: bool) -> Contender:
    import importlib

    env = importlib.import_module(f"{package}.{module}").env()

    def one_game() -> int:
        env.reset(seed=random.getrandbits(30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                break
            env.step(any_of(np.flatnonzero(seen["action_mask"]).tolist()))
            decisions += 1
        return decisions

    env.reset(seed=1)
    return Contender(
        name, "PettingZoo", partial(played, one_game), None, lambda: env.observe(env.agent_selection),
        lambda: 0, own,
    )  # fmt: skip


# Others.


def catanatron() -> Contender:
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    def new() -> Any:
        return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE)])

    def on(game: Any, most: int) -> int:
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT and decisions < most:
            game.execute(any_of(game.state.playable_actions), validate_action=False)
            decisions += 1
        return decisions

    middle = new()
    on(middle, MIDDLE)
    return Contender(
        "catanatron", "Python", partial(played, lambda: on(new(), 10**6)), middle.copy, None,
        lambda: len(pickle.dumps(middle.state)),
    )  # fmt: skip


def python_chess() -> Contender:
    import chess

    def on(board: Any, most: int) -> int:
        decisions = 0
        while not board.is_game_over() and decisions < most:
            board.push(any_of(list(board.legal_moves)))
            decisions += 1
        return decisions

    middle = chess.Board()
    on(middle, MIDDLE)
    return Contender(
        "python-chess", "Python", partial(played, lambda: on(chess.Board(), 10**6)), middle.copy, None,
        lambda: len(pickle.dumps(middle)),
    )  # fmt: skip


def rlcard() -> Contender:
    import rlcard as cards

    env = cards.make("mahjong", config={"seed": 1})

    def one_game() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(any_of(list(state["legal_actions"])))
            decisions += 1
        return decisions

    env.reset()
    return Contender(
        "RLCard mahjong", "Python", partial(played, one_game), lambda: copy.deepcopy(env.game),
        lambda: env.get_state(env.get_player_id()), lambda: len(pickle.dumps(env.game)),
    )  # fmt: skip


def pgx(name: str) -> Contender:
    """Pgx steps batches only; on processors it uses all cores."""
    import jax
    import pgx as games

    env = games.make(name)
    count = 256

    def advance(state: Any, key: Any) -> Any:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        keys = jax.random.split(key, count)
        state = jax.vmap(env.step)(state, jax.random.categorical(key, logits, axis=1), keys)
        fresh = jax.vmap(env.init)(keys)
        over = state.terminated | state.truncated

        def either(new: Any, old: Any) -> Any:
            return jax.numpy.where(over.reshape(-1, *[1] * (old.ndim - 1)), new, old)

        return jax.tree_util.tree_map(either, fresh, state), over.sum()

    step = jax.jit(advance)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), count))
    held = {"state": step(state, jax.random.PRNGKey(1))[0], "number": 2}
    size = sum(leaf.nbytes for leaf in jax.tree_util.tree_leaves(held["state"])) // count

    def play(seconds: float) -> tuple[int, int, float]:
        decisions = games_over = 0
        started = time.perf_counter()
        while (spent := time.perf_counter() - started) < seconds:
            held["number"] += 1
            held["state"], over = step(held["state"], jax.random.PRNGKey(held["number"]))
            games_over += int(over)
            decisions += count
        return decisions, games_over, spent

    return Contender(f"Pgx {name}", "batch, all cores with observations", play, None, None, lambda: size)


def peers() -> Iterator[Callable[[], Contender]]:
    """Games of others."""
    for name in ("hive", "backgammon", "chess", "gin_rummy"):
        yield partial(openspiel, f"OpenSpiel {name}", name, False)
    yield partial(pettingzoo, "PettingZoo chess", "pettingzoo.classic", "chess_v6", False)
    yield catanatron
    yield python_chess
    yield rlcard
    yield partial(pgx, "backgammon")
    yield partial(pgx, "chess")
