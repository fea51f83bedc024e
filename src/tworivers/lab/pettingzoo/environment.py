"""One game as a PettingZoo environment, in which the agents act in turn."""

import functools
from typing import Any

import numpy as np

from tworivers.games.game import ALL_OPEN, Game, load
from tworivers.kernel import generic
from tworivers.kernel.events import NOBODY
from tworivers.kernel.generator import generator, secret_seed, seed_from_number, stand_at
from tworivers.lab.extras import extra
from tworivers.lab.gymnasium import observation_space
from tworivers.lab.rendering import RENDER_MODES, WIDTH, render
from tworivers.lab.rewards import rewards_of
from tworivers.words.messages import IllegalAction

with extra("lab"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

# What the names of environments end with.
VERSION = "_v1"


class raw_environment(AECEnv[str, dict[str, np.ndarray], int]):  # noqa: N801 (named as PettingZoo does)
    """A game of so many players. Agents are player_0, player_1, …; rewards come at the end, by place.

    Further arguments are the game's options; `viewer` and `width` (in pixels) are for rendering. An agent
    sees its features and which actions are legal for it; all are 0 when another agent decides.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        render_mode: str | None = None,
        viewer: int = ALL_OPEN,
        width: int = WIDTH,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game: Game = load(game)
        self.options = self.game.options(players, options)
        self.metadata = {
            "name": f"{game}{VERSION}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.viewer = viewer
        self.width = width
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, 255, (self.game.dtype.itemsize,), dtype=np.uint8)
        self._words = np.zeros(self.game.action_count // 64, dtype=np.uint64)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game; a seed fixes everything that is drawn."""
        self._rng = generator(secret_seed() if seed is None else seed_from_number(seed))
        stand_at(self._rng, 0)
        self._steps = 0
        self._state = self.game.new(len(self.possible_agents), self.options, self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decider = self.game.to_move(self._state)
        self.agent_selection = self.possible_agents[self._decider]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What the agent may know, and what it may do now."""
        seat = self._seats[agent]
        seen = np.empty(self.game.observation.size, dtype=np.float32)
        generic.observe_at(self._state, 0, seat, seen)
        if seat == self._decider:
            generic.legal_at(self._state, 0, self._words, generic.NO_LIST)
            mask = np.unpackbits(self._words.view(np.uint8), bitorder="little").view(np.int8)
        else:
            mask = np.zeros(self.game.action_count, dtype=np.int8)
        return {"observation": seen, "action_mask": mask}

    def state(self) -> np.ndarray:
        """Everything, hidden parts included, as bytes."""
        return np.frombuffer(self._state.tobytes(), dtype=np.uint8)

    def step(self, action: int | None) -> None:
        """Play an action of the agent that decides."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = -1 if action is None else int(action)
        self._steps += 1
        flags = generic.play_at(self._state, 0, number, self._rng, self._steps, NOBODY, self._words)
        if flags < 0:
            self._steps -= 1
            self._refuse(number)
        self._cumulative_rewards[agent] = 0.0
        self._decider = self.game.to_move(self._state)
        if self._decider < 0:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self._decider]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | np.ndarray | None:
        """The table as the render mode says; with everything open unless a viewer was chosen."""
        if self.render_mode is None:
            raise ValueError(f"choose a render_mode when you make the environment: {', '.join(RENDER_MODES)}")
        return render(self.game, self._state, self.render_mode, self.viewer, self.width)

    def close(self) -> None:
        """There is nothing to close."""

    def _finish(self) -> None:
        """Reward every place and let all agents know that the game is over."""
        gained = rewards_of(self.game, self._state)
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _refuse(self, number: int) -> None:
        reason = self.game.explain(self._state, self._decider, number)
        assert reason is not None
        raise IllegalAction(reason.key, **reason.arguments)


@functools.wraps(raw_environment)
def environment(game: str, players: int = 2, render_mode: str | None = None, **options: Any) -> Any:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game with reward -1."""
    env: Any = raw_environment(game, players, render_mode, **options)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
