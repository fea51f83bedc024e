"""Training a network for one game and one number of players; stopping and going on change nothing."""

import contextlib
import functools
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import numpy as np

from tworivers.bots.mcts import STATES, WORLD, Workspace, new_workspace
from tworivers.bots.network import Made, Network, input_size, new_activations, new_network, save_network
from tworivers.games.game import Game, load
from tworivers.kernel.generator import generator, seed_from_number, stand_at
from tworivers.lab import td_lambda
from tworivers.lab.crew import Crew, crew_of
from tworivers.lab.td_lambda import Adam, Trajectory
from tworivers.words.messages import BadOption

BATCH = 8  # games played before any of them is learned; part of what makes a training come out the same
PASSES = 2  # how often each game is learned
HIDDEN = 64

Parts = TypeVar("Parts", Trajectory, Network)


class Plan(msgspec.Struct, frozen=True):
    """Everything that makes a training come out the same again."""

    game: str
    players: int = 2
    games: int = 20_000
    seed: int = 0
    hidden: int = HIDDEN
    trace: float = 0.8  # how far results reach back: 0 only to the next estimate, 1 to the whole game
    exploration: float = 0.04
    rate: float = 0.001  # falls to a twentieth
    score_weight: float = 0.05
    decay: float = 1e-5


class Progress(msgspec.Struct):
    """How far a training is."""

    games: int = 0
    seconds: float = 0.0
    error: float = 0.0
    length: float = 0.0
    commit: str = ""  # the code that began it: what stands there when it ends may be another


class Player:
    """What one game of self-play needs, used again for the next."""

    def __init__(self, game: Game, network: Network) -> None:
        self.states = np.zeros(STATES, dtype=game.dtype)
        self.work: Workspace = new_workspace(game, network)
        self.trajectory: Trajectory = td_lambda.new_trajectory(network.first.shape[0])

    def play(self, game: Game, plan: Plan, number: int, network: Network, settings: np.ndarray) -> None:
        """Play the game of this number."""
        seed = plan.seed * 10_000_019 + number
        rng = generator(seed_from_number(seed))
        chooser = generator(seed_from_number(-1 - seed))
        stand_at(rng, 0)
        stand_at(chooser, 0)
        self.states[WORLD] = game.new(plan.players, game.options(plan.players, {}), rng)[0]
        td_lambda.play_at(self.states, rng, chooser, settings, network, self.work, self.trajectory)


def copied(parts: Parts) -> Parts:
    """Arrays of our own: those that come from another process may not be written to."""
    return type(parts)(*(np.array(part) for part in parts))


@functools.cache
def player_of(game: str, players: int, hidden: int) -> Player:
    """A player of this process for trainings of this shape."""
    rules = load(game)
    return Player(rules, new_network(input_size(rules, players), hidden, 0))


def play_alone(plan: Plan, number: int, network: Network, settings: np.ndarray) -> Trajectory:
    """Play one game in whatever process, and return what is to be learned from it."""
    player = player_of(plan.game, plan.players, plan.hidden)
    player.play(load(plan.game), plan, number, copied(network), np.array(settings))
    length = int(player.trajectory.length[0])
    remembered = {name: getattr(player.trajectory, name)[:length] for name in ("inputs", "viewer", "chances")}
    return player.trajectory._replace(**remembered)


class Training:
    """A network on its way."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game = game
        self.plan = plan
        self.network = new_network(input_size(game, plan.players), plan.hidden, plan.seed)
        self.adam: Adam = td_lambda.new_adam(self.network)
        self.net = new_activations(self.network)
        self.players = [Player(game, self.network) for _ in range(BATCH)]
        self.progress = Progress(commit=commit())

    def settings(self) -> np.ndarray:
        """What learning depends on now; the rate falls as the training goes on."""
        settings = np.zeros(5)
        done = self.progress.games / max(1, self.plan.games)
        settings[td_lambda.LAMBDA] = self.plan.trace
        settings[td_lambda.EXPLORATION] = self.plan.exploration
        settings[td_lambda.RATE] = self.plan.rate * 0.05**done
        settings[td_lambda.SCORE_WEIGHT] = self.plan.score_weight
        settings[td_lambda.DECAY] = self.plan.decay
        return settings

    def batch(self, threads: int, crew: Crew | None = None) -> None:
        """Play a batch of games on so many threads or by a crew, then learn from them in their order."""
        started = time.perf_counter()
        settings = self.settings()
        games = self._play_here(settings, threads) if crew is None else self._play_there(settings, crew)
        errors = [self._learn(trajectory, settings) for _ in range(PASSES) for trajectory in games]
        length = float(np.mean([trajectory.length[0] for trajectory in games]))
        fresh = 0.02 if self.progress.games else 1.0
        self.progress.error += fresh * (float(np.mean(errors)) - self.progress.error)
        self.progress.length += fresh * (length - self.progress.length)
        self.progress.games += BATCH
        self.progress.seconds += time.perf_counter() - started

    def _play_here(self, settings: np.ndarray, threads: int) -> list[Trajectory]:
        """A batch of games, played by threads of this process."""
        first = self.progress.games

        def work(offset: int) -> None:
            for place in range(offset, BATCH, threads):
                self.players[place].play(self.game, self.plan, first + place, self.network, settings)

        others = [threading.Thread(target=work, args=(offset,)) for offset in range(1, threads)]
        for thread in others:
            thread.start()
        work(0)
        for thread in others:
            thread.join()
        return [player.trajectory for player in self.players]

    def _play_there(self, settings: np.ndarray, crew: Crew) -> list[Trajectory]:
        """A batch of games, played wherever the crew is."""
        first = self.progress.games
        plans = [(self.plan, number, self.network, settings) for number in range(first, first + BATCH)]
        trajectory = {plan[1]: trajectory for plan, trajectory in crew.done(play_alone, plans)}
        return [copied(trajectory[number]) for number in range(first, first + BATCH)]

    def _learn(self, trajectory: Trajectory, settings: np.ndarray) -> float:
        """Change the weights by one game; return how wrong its estimates were."""
        plan, adam = self.plan, self.adam
        error: float = td_lambda.learn(trajectory, plan.players, settings, self.network, self.net, adam)
        td_lambda.adam_step(self.network, adam, max(1, int(trajectory.length[0])), settings)
        return error

    def made(self) -> Made:
        """How the network was made so far."""
        plan = self.plan
        settings = {
            name: getattr(plan, name) for name in ("trace", "exploration", "rate", "score_weight", "decay")
        }
        return Made(
            game=plan.game,
            players=plan.players,
            games=self.progress.games,
            seed=plan.seed,
            hidden=plan.hidden,
            seconds=round(self.progress.seconds, 1),
            commit=self.progress.commit,
            settings=settings,
        )

    def save(self, path: Path) -> None:
        """Keep everything needed to go on."""
        parts = {
            f"{group}_{name}": part
            for group, network in (
                ("network", self.network),
                ("mean", self.adam.mean),
                ("square", self.adam.square),
            )
            for name, part in network._asdict().items()
        }
        about = msgspec.json.encode({"plan": self.plan, "progress": self.progress}).decode()
        beside = path.with_name(path.name + ".part")
        with beside.open("wb") as file:
            np.savez(file, about=np.array(about), steps=self.adam.steps, **parts)
        beside.replace(path)

    def go_on(self, path: Path) -> None:
        """Take up a training that was kept; it must be the same one."""
        with np.load(path) as data:
            about = msgspec.json.decode(str(data["about"]))
            if msgspec.convert(about["plan"], Plan) != self.plan:
                raise BadOption("other-training-file", path=str(path))
            groups = (("network", self.network), ("mean", self.adam.mean), ("square", self.adam.square))
            for group, network in groups:
                for name, part in network._asdict().items():
                    part[...] = data[f"{group}_{name}"]
            self.adam.steps[...] = data["steps"]
            self.progress = msgspec.convert(about["progress"], Progress)


def commit() -> str:
    """The commit the code stands at, or "" where there is none."""
    here = Path(__file__).parent
    asked = subprocess.run(
        ["git", "rev-parse", "--short=12", "HEAD"], cwd=here, capture_output=True, text=True, check=False
    )
    return asked.stdout.strip() if asked.returncode == 0 else ""


def train(
    game: Game,
    plan: Plan,
    file: Path,
    checkpoint: Path | None = None,
    threads: int = 2,
    report: Callable[[Progress], None] | None = None,
    every: float = 60.0,
    ray: str | None = None,
) -> Made:
    """Train as planned, keep a checkpoint every minute, go on from one that is there, write the network.

    The games are played by threads of this process, or on a Ray cluster; that changes only the speed."""
    training = Training(game, plan)
    if checkpoint is not None and checkpoint.exists():
        training.go_on(checkpoint)
    kept = time.perf_counter()
    with contextlib.ExitStack() as stack:
        crew = stack.enter_context(crew_of(ray)) if ray is not None else None
        while training.progress.games < plan.games:
            training.batch(threads, crew)
            if report is not None:
                report(training.progress)
            if checkpoint is not None and time.perf_counter() - kept > every:
                training.save(checkpoint)
                kept = time.perf_counter()
    if checkpoint is not None:
        training.save(checkpoint)
    made = training.made()
    save_network(file, training.network, made)
    return made
