"""Learn Babylonia for two players by self-play, in minutes on one core.

    python examples/babylonia_ppo.py --minutes 4 --curve docs/pictures/learning-curve.svg

One network chooses for both seats. Every round plays a few hundred whole games in one batch; then each
decision is made likelier or less likely by how the game ended for who took it (PPO, in `ppo.py`, with the
final margin as return). Now and then it plays against random; that is the curve. Needs the extra `torch`;
the trained agent, class `Trained` below, needs only NumPy:

    PYTHONPATH=examples tworivers arena babylonia class:babylonia_ppo.Trained random
"""

import argparse
import os
import time
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tworivers.bots.bot import Bot
from tworivers.games.game import Game, State, load
from tworivers.lab import Batch
from tworivers.lab.advance import LEAVE

GAME = "babylonia"
SAVED = Path(os.environ.get("BABYLONIA_PPO", "babylonia_ppo.npz"))
NEVER = -1e9  # the weight of an action that is not legal

# Features of the third and fourth seat are always 0 with two players; the network does not see them.
_game = load(GAME)
_high = _game.observation.highest
USED = np.ones(_game.observation.size, dtype=bool)
USED[10 * 192 : 20 * 192] = False
SCALE = (1 / np.minimum(_high, 50)).astype(np.float32)[USED]


def features(observations: np.ndarray) -> np.ndarray:
    """Observations as the network wants them: what two players need, about 0 to 1."""
    return observations[:, USED] * SCALE


class Trained(Bot):
    """The trained network as an opponent: the action it likes best."""

    kind = "trained"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        if not SAVED.exists():
            raise FileNotFoundError(f"{SAVED} is missing: train it first, or name it in BABYLONIA_PPO")
        with np.load(SAVED) as saved:
            self.weights = dict(saved)

    def choose(self, game: Game, s: State) -> int:
        seen = game.observe(s, game.to_move(s))[None]
        legal = np.zeros((1, game.action_count), dtype=np.uint8)
        legal[0, game.legal(s)] = 1
        return int(self.choices(seen, legal)[0])

    def choices(
        self, observations: np.ndarray, legal: np.ndarray, drawn: np.ndarray | float = 0.0
    ) -> np.ndarray:
        """The action it likes best for each of many observations; numbers drawn for actions may be added."""
        w = self.weights
        hidden = np.maximum(features(observations) @ w["first.weight"].T + w["first.bias"], 0)
        hidden = np.maximum(hidden @ w["second.weight"].T + w["second.bias"], 0)
        liking = hidden @ w["policy.weight"].T + w["policy.bias"]
        best: np.ndarray = np.where(legal, liking + drawn, NEVER).argmax(axis=1)
        return best


def margins(batch: Batch, places: np.ndarray) -> np.ndarray:
    """How far each seat was ahead in the games that ended at these places, from -1 to 1."""
    scores = np.array([batch.game.result(batch.ended[p : p + 1]).scores for p in places], dtype=np.float32)
    return np.tanh((scores - scores[:, ::-1]) / 25)


def train(minutes: float, games: int, seed: int, curve: Path | None) -> None:
    """Play and learn for some minutes; save the network and draw the curve."""
    from ppo import Learner  # here, because only learning needs PyTorch

    learner = Learner(
        Batch(GAME, games, seed, observe=True, keep_ended=True, threads=1), features, margins, seed
    )
    console = Console()
    started = time.monotonic()
    points: list[tuple[float, float]] = []
    decisions = rounds = 0
    with progress_bar(console) as progress:
        task = progress.add_task("learning", total=60 * minutes)
        while True:
            np.savez(SAVED, **learner.weights())
            points.append((decisions / 1000, share_against_random(400)))
            console.print(f"{decisions:>9,} decisions: wins {points[-1][1]:.1%} against random")
            if time.monotonic() - started >= 60 * minutes:
                break
            played = learner.play_round()
            learner.learn(played)
            decisions += len(played.action)
            rounds += 1
            progress.update(task, completed=time.monotonic() - started)
    if curve is not None:
        curve.write_text(drawn(points), encoding="utf-8")
    console.print(f"{rounds} rounds of {games} games in {time.monotonic() - started:.0f} s; saved as {SAVED}")


def progress_bar(console: Console) -> Progress:
    """How much of the time is over."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True)


def share_against_random(games: int) -> float:
    """The share of games that the saved network wins, each half from one seat; a tie counts half.

    It plays as it does when it learns: each action as often as the network says."""
    agent = Trained()
    chance = np.random.default_rng(1)
    batch = Batch(GAME, games, 12345, observe=True)
    seats = np.arange(games) % 2
    going = np.ones(games, dtype=bool)
    won = 0.0
    while going.any():
        actions = batch.sample()
        actions[~going] = LEAVE
        own = np.flatnonzero(going & (batch.deciders == seats))
        if len(own):
            legal = batch.legal()[own]
            actions[own] = agent.choices(batch.observations[own], legal, chance.gumbel(size=legal.shape))
        batch.step(actions)
        won += float((1 + batch.rewards[batch.finished, seats[batch.finished]]).sum()) / 2
        going &= ~batch.finished
    return won / games


def drawn(points: list[tuple[float, float]]) -> str:
    """The curve as a picture."""
    most = max(x for x, _ in points) or 1

    def place(x: float, y: float) -> str:
        return f"{60 + 520 * x / most:.1f},{280 - 240 * y:.1f}"

    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 330">',
        '<g font-family="sans-serif" font-size="12">',
        '<rect width="620" height="330" fill="#fff"/>',
        '<text x="60" y="24" font-size="15">Babylonia, two players: games won against random</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = 280 - 240 * share
        lines.append(f'<path d="M60 {y}H580" stroke="#ccc"/>')
        lines.append(f'<text x="52" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for part in range(5):
        x = most * part / 4
        lines.append(f'<text x="{60 + 130 * part}" y="298" text-anchor="middle">{x:,.0f}</text>')
    lines.append('<text x="320" y="320" text-anchor="middle">decisions played, in thousands</text>')
    path = " ".join(place(x, y) for x, y in points)
    lines.append(f'<polyline points="{path}" fill="none" stroke="#9c3d1f" stroke-width="2.5"/>')
    lines += [
        f'<circle cx="{c.split(",")[0]}" cy="{c.split(",")[1]}" r="3" fill="#9c3d1f"/>' for c in path.split()
    ]
    return "\n".join([*lines, "</g></svg>\n"])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=4, help="how long to learn")
    parser.add_argument("--games", type=int, default=192, help="games a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="draw the learning curve into this SVG file")
    arguments = parser.parse_args()
    train(arguments.minutes, arguments.games, arguments.seed, arguments.curve)


if __name__ == "__main__":
    main()
