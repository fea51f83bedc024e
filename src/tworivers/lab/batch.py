"""Batch: thousands of games of one kind, each carried one decision further in one compiled call."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from tworivers.games.game import Game, State, load
from tworivers.kernel.generator import generator, seed_from_number
from tworivers.lab.advance import BEGIN, advance, choose_any, first_illegal, spread
from tworivers.words.messages import IllegalAction

# Fewer games than this for a thread are done sooner without it.
FEWEST_FOR_A_THREAD = 128


class Batch:
    """Games side by side: read who decides and what is legal, then `step` with an action for each.

    A game that ends is rewarded and another begins in its place. All arrays are made once and written again
    by every step; `torch.from_numpy` shares them. The same seed plays the same games, however many threads.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        seed: int = 0,
        players: int = 2,
        options: dict[str, Any] | None = None,
        observe: bool = False,
        keep_ended: bool = False,
        threads: int | None = None,
    ) -> None:
        if n < 1:
            raise ValueError(f"a batch has at least one game, not {n}")
        self.game = load(game) if isinstance(game, str) else game
        self.players = players
        self.options = self.game.options(players, options or {})
        self.threads = min(threads or os.cpu_count() or 1, max(1, n // FEWEST_FOR_A_THREAD))
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

        words = self.game.action_count // 64
        self.states: State = np.zeros(n, dtype=self.game.dtype)
        # What is legal in each game, a bit an action; who decides.
        self.masks = np.zeros((n, words), dtype=np.uint64)
        self.deciders = np.zeros(n, dtype=np.int8)
        # What the last step brought each seat, and where it ended a game.
        self.rewards = np.zeros((n, players), dtype=np.float32)
        self.finished = np.zeros(n, dtype=np.bool_)
        # What the deciding seat may know, and the last state of the game that ended here, if they are wanted.
        self.observations = np.zeros((n if observe else 0, self.game.observation.size), dtype=np.float32)
        self.ended: State = np.zeros(n if keep_ended else 0, dtype=self.game.dtype)
        # Of each game its number in this batch and how many steps were played.
        self.numbers = np.zeros(n, dtype=np.int64)
        self.steps = np.zeros(n, dtype=np.int32)

        self._table = self.game.table(players, self.options)
        self._first = -1 if self.options.first == "random" else int(self.options.first)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.states)

    @property
    def nbytes(self) -> int:
        """The bytes of all arrays."""
        return sum(value.nbytes for value in vars(self).values() if isinstance(value, np.ndarray))

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; without a seed the numbers of the games go on."""
        if seed is not None:
            self._seed = np.frombuffer(seed_from_number(seed), dtype="<u8").copy()
            self.numbers[:] = np.arange(len(self)) - len(self)
            self._chooser = generator(seed_from_number(~seed))
            self._choices = 0
        self._advance(np.full(len(self), BEGIN, dtype=np.int32))

    def step(self, actions: np.ndarray) -> None:
        """Play an action in each game; -1 leaves a game as it is. If one is not legal, nothing is played."""
        actions = np.ascontiguousarray(actions, dtype=np.int32)
        if actions.shape != (len(self),):
            raise ValueError(f"a batch of {len(self)} games takes as many actions, not {actions.shape}")
        place = first_illegal(self.masks, actions)
        if place >= 0:
            self._refuse(place, int(actions[place]))
        self._advance(actions)

    def sample(self, out: np.ndarray | None = None) -> np.ndarray:
        """A legal action for each game, each equally likely."""
        if out is None:
            out = np.empty(len(self), dtype=np.int32)
        turn = self._choices
        self._choices += 1
        self._in_parts(lambda start, stop: choose_any(self.masks, start, stop, self._chooser, turn, out))
        return out

    def legal(self, out: np.ndarray | None = None) -> np.ndarray:
        """The masks with a byte an action, 0 or 1, as networks want them."""
        if out is None:
            out = np.empty((len(self), self.game.action_count), dtype=np.uint8)
        self._in_parts(lambda start, stop: spread(self.masks, start, stop, out))
        return out

    def seed_of(self, place: int) -> bytes:
        """The seed with which a `Match` plays this game again."""
        words = self._seed.copy()
        words[3] ^= np.uint64(self.numbers[place])
        return words.tobytes()

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _advance(self, actions: np.ndarray) -> None:
        outputs = (self.masks, self.deciders, self.rewards, self.finished)
        self._in_parts(
            lambda start, stop: advance(
                self.states, self._table, self._first, self._seed, self.numbers, self.steps, start, stop,
                actions, outputs, self.observations, self.ended,
            )
        )  # fmt: skip

    def _in_parts(self, work: Callable[[int, int], None]) -> None:
        """Do the work for all games, divided among the threads."""
        if self._pool is None:
            work(0, len(self))
            return
        bounds = [len(self) * part // self.threads for part in range(self.threads + 1)]
        for done in [self._pool.submit(work, a, b) for a, b in pairwise(bounds)]:
            done.result()

    def _refuse(self, place: int, action: int) -> None:
        state = self.states[place : place + 1]
        reason = self.game.explain(state, int(self.deciders[place]), action)
        assert reason is not None
        error = IllegalAction(reason.key, **reason.arguments)
        error.add_note(f"action {action} in game {place} of the batch")
        raise error
