"""Tree search over many worlds: one generic implementation for all games, compiled.

A tree has nodes, reached by the actions that led to them, and edges, one an action. Every simulation draws
anew what the deciding seat cannot know, walks down by the actions that are legal in that world, opens one
node and adds what it found to all edges on the way. When a node is opened, each action worth a thought is
played on a copy and judged: this gives the edge its first value and its prior, so that of hundreds of
actions only the promising ones are looked into.
"""

from typing import NamedTuple

import numpy as np

from tworivers.bots.judging import is_over, part
from tworivers.bots.network import Brain, Network, add_up, look, new_brain
from tworivers.bots.utility import judge, judge_end, judge_trial
from tworivers.games.game import Game
from tworivers.kernel.bits import expand, holds
from tworivers.kernel.generator import below, stand_at
from tworivers.kernel.generic import TURN_ENDED, decider, masks, resample, step
from tworivers.kernel.record import at
from tworivers.kernel.rule import rule
from tworivers.kernel.thinking import SEATS, candidates, evaluate

ROOT, WORLD, TRIAL = 0, 1, 2  # the states a search works with
STATES = 3
UNSEEN = -1  # an edge that was not walked yet
NO_EDGE = -1
MOST_DEPTH = 64
LEAST_SPREAD = 0.002

# Settings of a search, by their place.
EXPLORE, SHARPNESS, OWN_TURN, OPEN_EYES = range(4)
SETTINGS = 4


class Tree(NamedTuple):
    """Edges and nodes in plain arrays.

    Of an edge, `total` sums up each seat's utility and `chances` its chance to win; `guess` is the utility
    that the one who decides was first thought to have, and of a node, `surprise` is how much more than that
    was found in all passes. `used` counts the nodes and edges in use and the steps played, and says which
    node is the top."""

    action: np.ndarray
    below: np.ndarray
    visits: np.ndarray
    prior: np.ndarray
    guess: np.ndarray
    total: np.ndarray
    chances: np.ndarray
    first: np.ndarray
    size: np.ndarray
    passes: np.ndarray
    decider: np.ndarray
    spread: np.ndarray
    surprise: np.ndarray
    used: np.ndarray


NODES, EDGES, STEPS, TOP = range(4)


class Work(NamedTuple):
    """Memory that a search uses again and again."""

    mask: np.ndarray
    known: np.ndarray
    actions: np.ndarray
    path: np.ndarray
    nodes: np.ndarray
    values: np.ndarray
    trial: np.ndarray
    chances: np.ndarray
    utilities: np.ndarray
    nobody: np.ndarray
    brain: Brain


def new_tree(edges: int, nodes: int) -> Tree:
    """An empty tree with room for so many edges and nodes."""
    return Tree(
        action=np.zeros(edges, dtype=np.int32),
        below=np.zeros(edges, dtype=np.int32),
        visits=np.zeros(edges, dtype=np.int32),
        prior=np.zeros(edges, dtype=np.float32),
        guess=np.zeros(edges, dtype=np.float32),
        total=np.zeros((edges, SEATS), dtype=np.float32),
        chances=np.zeros((edges, SEATS), dtype=np.float32),
        first=np.zeros(nodes, dtype=np.int32),
        size=np.zeros(nodes, dtype=np.int32),
        passes=np.zeros(nodes, dtype=np.int32),
        decider=np.zeros(nodes, dtype=np.int32),
        spread=np.zeros(nodes, dtype=np.float32),
        surprise=np.zeros(nodes, dtype=np.float32),
        used=np.zeros(4, dtype=np.int64),
    )


def new_work(game: Game, network: Network) -> Work:
    """Memory for a search in this game with this network."""
    words = game.action_count // 64
    return Work(
        mask=np.zeros(words, dtype=np.uint64),
        known=np.zeros(words, dtype=np.uint64),
        actions=np.zeros(game.action_count, dtype=np.int32),
        path=np.zeros(MOST_DEPTH + 1, dtype=np.int32),
        nodes=np.zeros(MOST_DEPTH + 1, dtype=np.int32),
        values=np.zeros(game.think.notes),
        trial=np.zeros(game.think.notes),
        chances=np.zeros(SEATS),
        utilities=np.zeros(SEATS),
        nobody=np.zeros(0, dtype=np.int32),
        brain=new_brain(network),
    )


@rule
def search_at(states, tree, rng, start, simulations, settings, network, work):
    """Run the simulations numbered from `start`; the first of all opens the top of the tree."""
    if tree.used[NODES] == 0:
        new_node(tree)
    for number in range(start, start + simulations):
        simulate(states, tree, rng, number, settings, network, work)


@part
def new_node(tree):
    """Take the next node, not opened yet."""
    node = tree.used[NODES]
    tree.used[NODES] += 1
    tree.size[node] = 0
    tree.passes[node] = 0
    tree.surprise[node] = 0
    return node


@part
def simulate(states, tree, rng, number, settings, network, work):
    """One world, one way down, one node opened, and what was found told to all edges on the way."""
    stand_at(rng, number)
    states[WORLD] = states[ROOT]
    s = at(states, WORLD)
    viewer = decider(s)
    if settings[OPEN_EYES] == 0.0:
        resample(s, viewer, rng)
    node = np.int64(tree.used[TOP])
    tree.decider[node] = viewer
    mover = viewer
    depth = 0
    found = False
    while True:
        work.nodes[depth] = node
        is_new = tree.size[node] == 0
        masks(s, work.mask)
        if is_new or tree.passes[node] & (tree.passes[node] - 1) == 0:
            open_node(states, tree, node, rng, settings, network, work)
        if is_new:
            found = best_of(tree, node, work)
            break
        edge = choose(tree, node, rng, settings, work)
        if edge == NO_EDGE:
            break
        mover = decider(s)
        flags = step(s, np.int64(tree.action[edge]), rng, work.nobody)
        tree.used[STEPS] += 1
        work.path[depth] = edge
        depth += 1
        if is_over(s):
            judge_end(s, work)
            found = True
            break
        if settings[OWN_TURN] != 0.0 and (flags & TURN_ENDED != 0 or decider(s) != viewer):
            found = recall(tree, edge, work)
            break
        node = go_below(tree, edge, decider(s), depth)
        if node < 0:
            break
    if not found:
        judge(s, mover, network, work)
    tell(tree, depth, node, viewer, settings, work)


@part
def go_below(tree, edge, seat, depth):
    """The node under an edge, made when it is first needed; -1 where the tree may not grow or fits badly."""
    node = np.int64(tree.below[edge])
    if node == UNSEEN:
        if depth >= MOST_DEPTH or tree.used[NODES] >= len(tree.first):
            return -1
        node = new_node(tree)
        tree.decider[node] = seat
        tree.below[edge] = node
    elif tree.decider[node] != seat or depth >= MOST_DEPTH:
        return -1
    return node


@part
def recall(tree, edge, work):
    """What an edge was found to be worth when it was made or walked."""
    for seat in range(SEATS):
        work.utilities[seat] = tree.total[edge, seat] / (1 + tree.visits[edge])
        work.chances[seat] = tree.chances[edge, seat] / (1 + tree.visits[edge])
    return True


@part
def best_of(tree, node, work):
    """What a node just opened is worth: as much as its best edge; false if it could not be opened."""
    if tree.size[node] == 0:
        return False
    return recall(tree, best_edge(tree, node), work)


@part
def open_node(states, tree, node, rng, settings, network, work):
    """Give a node an edge for each action worth a thought that it does not have yet.

    A node is opened in the world that first leads there; later, now and then, other worlds show it more."""
    s = at(states, WORLD)
    for i in range(len(work.known)):
        work.known[i] = work.mask[i]
    candidates(s, work.known)
    first, size = np.int64(tree.first[node]), np.int64(tree.size[node])
    for edge in range(first, first + size):
        place = np.int64(tree.action[edge])
        if holds(work.known, place):
            work.known[place >> 6] &= ~(np.uint64(1) << np.uint64(place & 63))
    number = expand(work.known, work.actions)
    if number > 0 and tree.used[EDGES] + size + number <= len(tree.action):
        tree.first[node] = tree.used[EDGES]
        for edge in range(first, first + size):
            copy_edge(tree, edge)
        add_edges(states, tree, node, number, rng, network, work)
        set_priors(tree, node, settings)


@part
def add_edges(states, tree, node, number, rng, network, work):
    """Play each listed action on a copy and judge where it leads."""
    s = at(states, WORLD)
    trial = at(states, TRIAL)
    seat = decider(s)
    width = evaluate(s, work.values)
    if len(network.bias) > 0:
        look(s, seat, work.values, width, work.brain.shown)
        add_up(network, work.brain.shown, work.brain.sums)
    for i in range(number):
        states[TRIAL] = states[WORLD]
        step(trial, np.int64(work.actions[i]), rng, work.nobody)
        edge = tree.used[EDGES]
        tree.used[EDGES] += 1
        judge_trial(trial, s, seat, network, work)
        tree.action[edge] = work.actions[i]
        tree.below[edge] = UNSEEN
        tree.visits[edge] = 0
        tree.guess[edge] = work.utilities[seat]
        for other in range(SEATS):
            tree.total[edge, other] = work.utilities[other]
            tree.chances[edge, other] = work.chances[other]
    tree.size[node] += number
    tree.used[STEPS] += number


@part
def best_edge(tree, node):
    """The edge with the best value for the one who decides."""
    seat = tree.decider[node]
    best = np.int64(tree.first[node])
    most = -np.inf
    for edge in range(tree.first[node], tree.first[node] + tree.size[node]):
        value = tree.total[edge, seat] / (1 + tree.visits[edge])
        if value > most:
            most = value
            best = np.int64(edge)
    return best


@part
def set_priors(tree, node, settings):
    """How much thought each edge deserves, from its value: the best most, the others less and less.

    What counts as much or little is measured by how far the best is above the mean."""
    seat = tree.decider[node]
    best = best_edge(tree, node)
    most = tree.total[best, seat] / (1 + tree.visits[best])
    first, last = tree.first[node], tree.first[node] + tree.size[node]
    mean = 0.0
    for edge in range(first, last):
        mean += tree.total[edge, seat] / (1 + tree.visits[edge]) / (last - first)
    spread = most - mean + LEAST_SPREAD
    tree.spread[node] = spread
    total = 0.0
    for edge in range(first, last):
        value = tree.total[edge, seat] / (1 + tree.visits[edge])
        tree.prior[edge] = np.exp(settings[SHARPNESS] * (value - most) / spread)
        total += tree.prior[edge]
    for edge in range(first, last):
        tree.prior[edge] /= total


@part
def choose(tree, node, rng, settings, work):
    """The edge to walk, among those legal in this world: value so far, and prior where little was seen.

    What the first guesses at a node overlook, such as that the turn passes on, they all overlook: they are
    corrected by how far those that were tried came out otherwise. Among equals the seed decides."""
    seat = tree.decider[node]
    correction = tree.surprise[node] / (1.0 + tree.passes[node])
    urge = settings[EXPLORE] * tree.spread[node] * np.sqrt(1.0 + tree.passes[node])
    best = np.int64(NO_EDGE)
    most = -np.inf
    equals = 0
    for edge in range(tree.first[node], tree.first[node] + tree.size[node]):
        if holds(work.mask, np.int64(tree.action[edge])):
            value = promise(tree, edge, seat, correction, urge)
            if value > most:
                most = value
                best = np.int64(edge)
                equals = 1
            elif value == most:
                equals += 1
    if equals > 1:
        best = one_of_equals(tree, best, most, equals, seat, correction, urge, rng, work.mask)
    return best


@rule
def one_of_equals(tree, edge, most, equals, seat, correction, urge, rng, mask):
    """Any of the edges that promise the same, the first of which is given."""
    others = below(rng, equals)
    while others > 0:
        edge += 1
        if holds(mask, np.int64(tree.action[edge])) and promise(tree, edge, seat, correction, urge) == most:
            others -= 1
    return edge


@part
def promise(tree, edge, seat, correction, urge):
    """What an edge is hoped to be worth: the less it was seen, the more its prior counts."""
    return (tree.total[edge, seat] + correction + urge * tree.prior[edge]) / (1 + tree.visits[edge])


@part
def copy_edge(tree, old):
    """Move an edge to the end, where its node is given room for more."""
    new = tree.used[EDGES]
    tree.used[EDGES] += 1
    tree.action[new] = tree.action[old]
    tree.below[new] = tree.below[old]
    tree.visits[new] = tree.visits[old]
    tree.prior[new] = tree.prior[old]
    tree.guess[new] = tree.guess[old]
    for seat in range(SEATS):
        tree.total[new, seat] = tree.total[old, seat]
        tree.chances[new, seat] = tree.chances[old, seat]


@part
def tell(tree, depth, node, viewer, settings, work):
    """Add what was found to the edges on the way; within one's own turn only the best counts."""
    for i in range(depth):
        edge = work.path[i]
        above = work.nodes[i]
        tree.passes[above] += 1
        seen = 1 + tree.visits[edge]
        tree.visits[edge] += 1
        if settings[OWN_TURN] == 0.0:
            tree.surprise[above] += work.utilities[tree.decider[above]] - tree.guess[edge]
            for seat in range(SEATS):
                tree.total[edge, seat] += work.utilities[seat]
                tree.chances[edge, seat] += work.chances[seat]
        else:
            better = seen == 1 or work.utilities[viewer] > tree.total[edge, viewer] / seen
            for seat in range(SEATS):
                value = work.utilities[seat] if better else tree.total[edge, seat] / seen
                tree.total[edge, seat] = value * (seen + 1)
                chance = work.chances[seat] if better else tree.chances[edge, seat] / seen
                tree.chances[edge, seat] = chance * (seen + 1)
    if node >= 0:
        tree.passes[node] += 1
