"""The searching opponent: Monte Carlo tree search (`mcts.py`), root-parallel on several threads.

Each thread has a tree and a seed of its own, works without the interpreter's lock, and the visits at the
roots are summed; so the same simulations, seed and threads always give the same choice.
"""

import threading
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from tworivers.bots import mcts
from tworivers.bots.bot import Bot
from tworivers.bots.budget import Budget, Watch
from tworivers.bots.chances import share_at
from tworivers.bots.mcts import Tree, Workspace
from tworivers.bots.network import NO_NETWORK, Network, shipped_network
from tworivers.games.game import Game, State
from tworivers.kernel.generator import below, generator, seed_from_number, stand_at
from tworivers.kernel.thinking import SEATS

EDGES, NODES = 2_000_000, 100_000  # memory that is never written to costs nothing
SIMULATIONS_APART = 1 << 24  # each decision has this many numbers for its simulations
GLANCE = 0.003  # seconds between two looks at the clock
MOST_AT_ONCE = 256
FULL = 0.6  # a tree that has used so much of its room is not kept
THREADS = 2


class Option(NamedTuple):
    """One action at the root: how often it was tried, each seat's utility and chance to win."""

    action: int
    visits: int
    values: np.ndarray
    chances: np.ndarray


class Searcher:
    """One thread's tree, memory and generator."""

    def __init__(self, game: Game, seed: int, network: Network) -> None:
        self.tree: Tree = mcts.new_tree(EDGES, NODES)
        self.network = network
        self.work: Workspace = mcts.new_workspace(game, network)
        self.states = np.zeros(mcts.STATES, dtype=game.dtype)
        self.rng = generator(seed_from_number(seed))
        self.simulations = 0

    def reset(self, s: State) -> None:
        """Begin a new tree with this state as its root."""
        self.states[mcts.ROOT] = s[0]
        self.tree.used[:] = 0
        self.simulations = 0

    def reuse_subtree(self, s: State, action: int, legal: list[int]) -> bool:
        """Make the child below our last action the new root; false if there is none worth keeping.

        What was drawn since may not be what the tree was grown for: then it shows actions not legal now."""
        tree = self.tree
        first = int(tree.first[int(tree.used[mcts.ROOT_NODE])])
        found = np.flatnonzero(self.root_edges()[0] == action)
        below = int(tree.child[first + found[0]]) if len(found) else mcts.UNSEEN
        if below < 0 or tree.used[mcts.EDGES] > FULL * len(tree.action):
            return False
        if not np.isin(self.edges_of(below)[0], legal).all():
            return False
        self.states[mcts.ROOT] = s[0]
        tree.used[mcts.ROOT_NODE] = below
        tree.used[mcts.STEPS] = 0
        # A node is expanded further at its 2nd, 4th, 8th … visit: let that be the next one.
        tree.node_visits[below] = 1 << int(tree.node_visits[below]).bit_length() >> 1
        self.simulations = 0
        return True

    def root_edges(self) -> tuple[np.ndarray, ...]:
        """The actions at the root, their visits, and the sums of their utilities and chances."""
        return self.edges_of(int(self.tree.used[mcts.ROOT_NODE]))

    def edges_of(self, node: int) -> tuple[np.ndarray, ...]:
        """The same of any node."""
        tree = self.tree
        here = slice(int(tree.first[node]), int(tree.first[node] + tree.size[node]))
        return tree.action[here], tree.visits[here], tree.total[here], tree.chances[here]

    def run(self, start: int, simulations: int, settings: np.ndarray) -> None:
        """Run so many simulations more."""
        number = start + self.simulations
        mcts.search_at(
            self.states, self.tree, self.rng, number, simulations, settings, self.network, self.work
        )
        self.simulations += simulations

    def run_for(self, start: int, budget: Budget, watch: Watch, settings: np.ndarray) -> None:
        """Run simulations, at least one, until the time is over; look at the clock every few milliseconds."""
        at_once = 1
        seconds = budget.seconds
        if budget.processor:
            watch = Watch(processor=True)
        now = watch.elapsed()
        while True:
            before = now
            self.run(start, at_once, settings)
            now = watch.elapsed()
            if now >= seconds:
                return
            spent = (now - before) / at_once
            wanted = min(GLANCE, seconds - now) / max(spent, 1e-7)
            at_once = max(1, min(MOST_AT_ONCE, int(wanted), 2 * at_once))


def settings_of(
    exploration_rate: float, prior_sharpness: float, own_turn: bool, perfect_information: bool
) -> np.ndarray:
    """The settings of a search as compiled code reads them."""
    settings = np.zeros(mcts.SETTINGS)
    settings[mcts.EXPLORATION_RATE] = exploration_rate
    settings[mcts.PRIOR_SHARPNESS] = prior_sharpness
    settings[mcts.OWN_TURN] = own_turn
    settings[mcts.PERFECT_INFORMATION] = perfect_information
    return settings


class SearchBot(Bot):
    """Looks ahead, as far as its budget lets it."""

    kind = "search"
    exploration_rate = 2.0
    prior_sharpness = 4.0
    own_turn = False

    def __init__(
        self,
        seed: int = 0,
        budget: Budget | None = None,
        threads: int = THREADS,
        cheats: bool = False,
        learned: bool = False,
    ) -> None:
        super().__init__(seed)
        self.seed = seed
        self.budget = budget or Budget(simulations=400)
        self.threads = threads
        self.cheats = cheats
        self.settings = settings_of(self.exploration_rate, self.prior_sharpness, self.own_turn, cheats)
        self.learned = learned
        self.searchers: list[Searcher] = []
        self.ready_for = ("", 0)
        self.simulations = 0
        self.steps = 0
        self.last: tuple[int, int, int] | None = None  # number, seat and action of our last decision

    def decide(self, game: Game, s: State, number: int) -> int:
        """The action of the deciding seat; only a cheating copy looks at what is hidden."""
        self.number = number
        if self.cheats:
            stand_at(self.rng, number)
            return self.choose(game, game.copy(s))
        return super().decide(game, s, number)

    def choose(self, game: Game, s: State) -> int:
        legal = game.legal(s)
        if len(legal) == 1:
            return legal[0]
        seat = game.to_move(s)
        self.get_searchers(game, s)
        budget = self.budget.part(share_at(s, 0))
        action = self.pick(self.options(game, s, self.number, budget), seat)
        self.last = (self.number, seat, action)
        return action

    def pick(self, options: list[Option], seat: int) -> int:
        """The action most often tried; among equals the better one."""
        return self.best(options, lambda o: (o.visits, o.values[seat]))

    def best(self, options: list[Option], worth: Callable[[Option], Any]) -> int:
        """The action worth most; which of equals, the seed decides."""
        worths = [worth(option) for option in options]
        most = max(worths)
        equals = [option.action for option, own in zip(options, worths, strict=True) if own == most]
        return equals[below(self.rng, len(equals))]

    def options(self, game: Game, s: State, number: int, budget: Budget) -> list[Option]:
        """Search, and say what was found about each action, in the order of the action space."""
        self.search(game, s, number, budget)
        found = [searcher.root_edges() for searcher in self.searchers]
        actions = np.unique(np.concatenate([tried for tried, *_ in found]))
        visits = np.zeros(len(actions), dtype=np.int64)
        weights = np.zeros(len(actions))
        values, chances = np.zeros((2, len(actions), SEATS))
        for tried, seen, total, won in found:
            places = np.searchsorted(actions, tried)
            visits[places] += seen
            weights[places] += seen + 1  # the first judgement of an edge counts as one visit
            values[places] += total
            chances[places] += won
        values /= weights[:, np.newaxis]
        chances /= weights[:, np.newaxis]
        return list(map(Option, actions.tolist(), visits.tolist(), values, chances))

    def search(self, game: Game, s: State, number: int, budget: Budget) -> None:
        """Grow all trees, each in its own thread."""
        watch = Watch()
        self.get_searchers(game, s)
        start = number * SIMULATIONS_APART
        work: list[Callable[[], None]] = []
        kept = self.action_before(game, s, number) if budget.seconds else None
        legal = game.legal(s) if kept is not None else []
        for place, searcher in enumerate(self.searchers):
            if kept is None or not searcher.reuse_subtree(s, kept, legal):
                searcher.reset(s)
            if budget.seconds:
                work.append(partial(searcher.run_for, start, budget, watch, self.settings))
            else:
                own = (budget.simulations + self.threads - 1 - place) // self.threads
                work.append(partial(searcher.run, start, max(1, own), self.settings))
        run_all(work)
        self.simulations += sum(searcher.simulations for searcher in self.searchers)
        self.steps += sum(int(searcher.tree.used[mcts.STEPS]) for searcher in self.searchers)

    def action_before(self, game: Game, s: State, number: int) -> int | None:
        """Our own last action if nobody has decided since, so that its part of the tree can be kept."""
        if self.last is None or self.last[:2] != (number - 1, game.to_move(s)):
            return None
        return self.last[2]

    def get_searchers(self, game: Game, s: State) -> None:
        """Memory for such a table, kept from one decision to the next."""
        table = (game.name, game.players_of(s))
        if self.ready_for != table:
            network = shipped_network(game, table[1]) if self.learned else NO_NETWORK
            seeds = [self.seed * 64 + place for place in range(self.threads)]
            self.searchers = [Searcher(game, seed, network) for seed in seeds]
            self.ready_for = table
            self.last = None


def run_all(work: list[Callable[[], None]]) -> None:
    """Run all pieces of work at once, the first of them here."""
    others = [threading.Thread(target=piece) for piece in work[1:]]
    for thread in others:
        thread.start()
    work[0]()
    for thread in others:
        thread.join()
