"""Learning to choose by playing oneself: PPO in PyTorch over a batch of games.

Every decision of a round is made likelier or less likely by how the game ended for who took it. The game,
what the network sees of it and what an end is worth come from outside: see `babylonia_ppo.py`.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import torch
from torch import nn

from tworivers.lab import Batch
from tworivers.lab.advance import LEAVE

NEVER = -1e9  # the weight of an action that is not legal
HIDDEN = 192
RATE = 4e-4
PASSES, PART = 2, 1024  # how often a round is learned, and how many decisions at a time
CLIP = 0.2
CURIOSITY = 0.01  # what it is worth to stay undecided


class Moment(NamedTuple):
    """One decision in each game that is still going on."""

    seen: np.ndarray
    bits: np.ndarray
    action: np.ndarray
    log: np.ndarray
    game: np.ndarray
    seat: np.ndarray


class Round(NamedTuple):
    """All decisions of a round, and what each brought to who took it."""

    seen: torch.Tensor
    bits: torch.Tensor
    action: torch.Tensor
    log: torch.Tensor
    brought: torch.Tensor


class Network(nn.Module):
    """Two hidden layers; how much it likes each action, and how it thinks the game will end."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, HIDDEN)
        self.second = nn.Linear(HIDDEN, HIDDEN)
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.policy.weight)  # at first every legal action is equally likely
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = torch.relu(self.second(torch.relu(self.first(seen))))
        liking = self.policy(hidden).masked_fill(legal == 0, NEVER)
        return torch.log_softmax(liking, dim=1), torch.tanh(self.value(hidden)).squeeze(1)


class Learner:
    """One network that chooses for every seat, and learns from whole games."""

    def __init__(
        self,
        batch: Batch,
        features: Callable[[np.ndarray], np.ndarray],
        outcomes: Callable[[Batch, np.ndarray], np.ndarray],
        seed: int,
    ) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.batch, self.features, self.outcomes = batch, features, outcomes
        inputs = features(batch.observations[:1]).shape[1]
        self.network = Network(inputs, batch.game.action_count)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=RATE)

    def weights(self) -> dict[str, np.ndarray]:
        """The network as plain arrays by name."""
        return {name: part.detach().numpy() for name, part in self.network.named_parameters()}

    def play_round(self) -> Round:
        """All games from start to end."""
        batch = self.batch
        batch.reset()
        games = len(batch.deciders)
        going = np.arange(games)
        moments: list[Moment] = []
        ends = np.zeros((games, 2), dtype=np.float32)
        while len(going):
            moments.append(self.decide(going))
            actions = np.full(games, LEAVE, dtype=np.int32)
            actions[going] = moments[-1].action
            batch.step(actions)
            ended = np.flatnonzero(batch.finished)
            if len(ended):
                ends[ended] = self.outcomes(batch, ended)
                going = np.setdiff1d(going, ended)
        whole = Moment(*(np.concatenate(parts) for parts in zip(*moments, strict=True)))
        brought = ends[whole.game, whole.seat]
        return Round(*(torch.from_numpy(part) for part in (*whole[:4], brought)))

    def decide(self, going: np.ndarray) -> Moment:
        """Choose in all of these games, each action as often as the network says."""
        seen = self.features(self.batch.observations[going])
        legal = self.batch.legal()[going]
        with torch.no_grad():
            logs, _ = self.network(torch.from_numpy(seen), torch.from_numpy(legal))
            chosen = torch.multinomial(logs.exp(), 1)
        return Moment(
            seen=seen.astype(np.float16),
            bits=np.packbits(legal, axis=1),
            action=chosen.squeeze(1).numpy(),
            log=logs.gather(1, chosen).squeeze(1).numpy(),
            game=going,
            seat=self.batch.deciders[going].copy(),
        )

    def learn(self, played: Round) -> None:
        """A few passes of clipped policy improvement over the decisions of a round."""
        for _ in range(PASSES):
            for part in torch.randperm(len(played.action)).split(PART):
                loss = self.loss(Round(*(column[part] for column in played)))
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()

    def loss(self, part: Round) -> torch.Tensor:
        """How wrong the estimates are, how little better the choices, how decided the network is."""
        legal = torch.from_numpy(np.unpackbits(part.bits.numpy(), axis=1))
        logs, value = self.network(part.seen.float(), legal)
        gain = part.brought - value.detach()
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        ratio = (logs.gather(1, part.action[:, None]).squeeze(1) - part.log).exp()
        better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        spread = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
        return 0.5 * (value - part.brought).square().mean() - better - CURIOSITY * spread
