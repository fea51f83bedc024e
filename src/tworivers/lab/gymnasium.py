"""A batch as a Gymnasium vector environment: the learner has one seat of each game.

`gymnasium.make_vec("tworivers/<Game>-v1", num_envs=1024)` after importing this module, or `VectorGame`.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from tworivers.games.game import Game, game_names
from tworivers.lab.advance import LEAVE
from tworivers.lab.batch import Batch
from tworivers.lab.extras import extra

with extra("lab"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

# Chooses for the other seats: given the batch and the places where they decide, an action for each place.
Opponent = Callable[[Batch, np.ndarray], np.ndarray]


def random_opponent(batch: Batch, places: np.ndarray) -> np.ndarray:
    """Any legal action, each equally likely."""
    chosen: np.ndarray = batch.sample()[places]
    return chosen


def observation_space(game: Game) -> spaces.Dict:
    """What a deciding seat is shown: the features, and which actions are legal."""
    high = game.observation.highest
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (game.action_count,), dtype=np.int8),
        }
    )


class VectorGame(VectorEnv[dict[str, np.ndarray], np.ndarray, np.ndarray]):
    """Games side by side; in game i the learner has seat i modulo the players, the opponent all others.

    The reward comes at the end: 1 for beating all, -1 for losing to all. The next game begins in the same
    step; the last observation of the old one is in `infos["final_obs"]`. With `copy=False` the arrays
    returned are those of the batch, and the next step writes over them.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 2,
        opponent: Opponent = random_opponent,
        seed: int = 0,
        threads: int | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.batch = Batch(game, num_envs, seed, players, options, True, True, threads)
        self.seats = np.arange(num_envs) % players
        self.opponent = opponent
        self.copy = copy
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.batch.game)
        self.single_action_space = spaces.Discrete(self.batch.game.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._legal = np.empty((num_envs, self.batch.game.action_count), dtype=np.int8)
        self._actions = np.empty(num_envs, dtype=np.int32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Begin all games anew; a seed fixes everything that is drawn."""
        super().reset(seed=seed, options=options)
        self.batch.reset(seed)
        self._let_others_play(np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_))
        return self._observed(), {}

    def step(
        self, actions: np.ndarray
    ) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Play the learner's actions and then all others up to the learner's next decision."""
        self.batch.step(actions)
        rewards = self.batch.rewards[np.arange(self.num_envs), self.seats].copy()
        ended = self.batch.finished.copy()
        self._let_others_play(rewards, ended)
        return self._observed(), rewards, ended, np.zeros_like(ended), self._infos(ended)

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002
        """Let the threads go."""
        self.batch.close()

    def _let_others_play(self, rewards: np.ndarray, ended: np.ndarray) -> None:
        """Play the opponent's decisions until the learner decides everywhere, adding up what happens."""
        places = np.flatnonzero(self.batch.deciders != self.seats)
        while len(places):
            self._actions[:] = LEAVE
            self._actions[places] = self.opponent(self.batch, places)
            self.batch.step(self._actions)
            rewards[places] += self.batch.rewards[places, self.seats[places]]
            ended |= self.batch.finished
            places = places[self.batch.deciders[places] != self.seats[places]]

    def _observed(self) -> dict[str, np.ndarray]:
        self.batch.legal(self._legal)
        observed: dict[str, np.ndarray] = {"observation": self.batch.observations, "action_mask": self._legal}
        return {name: array.copy() for name, array in observed.items()} if self.copy else observed

    def _infos(self, ended: np.ndarray) -> dict[str, Any]:
        """The last observations of the games that ended, as Gymnasium hands them over."""
        if not ended.any():
            return {}
        final = np.full(self.num_envs, None, dtype=object)
        game = self.batch.game
        for place in np.flatnonzero(ended):
            seen = game.observe(self.batch.ended[place : place + 1], int(self.seats[place]))
            final[place] = {"observation": seen, "action_mask": np.zeros(game.action_count, np.int8)}
        return {"final_obs": final, "_final_obs": ended}


for _name in game_names():
    gymnasium.register(
        f"tworivers/{_name.capitalize()}-v1",
        vector_entry_point="tworivers.lab.gymnasium:VectorGame",
        kwargs={"game": _name},
    )
