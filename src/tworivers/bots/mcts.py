"""Monte Carlo tree search for games with hidden information (IS-MCTS), compiled, the same for all games.

Nodes are reached by the actions that led to them; an edge is an action. Each simulation draws anew what the
deciding seat cannot know (a determinization), selects edges by PUCT among the actions legal in that world,
expands one node and backs up its value. There are no rollouts: when a node is expanded, each candidate
action is played on a copy and evaluated. That gives the edge its first value, and a softmax over these
values the prior, so that of hundreds of actions only the promising ones are searched.
"""

from typing import NamedTuple

import numpy as np

from tworivers.bots.chances import is_over
from tworivers.bots.network import Activations, Network, accumulate, new_activations, write_inputs
from tworivers.bots.utility import evaluate_child, evaluate_leaf, evaluate_terminal
from tworivers.games.game import Game
from tworivers.kernel.bits import expand, holds
from tworivers.kernel.generator import below, stand_at
from tworivers.kernel.generic import TURN_ENDED, decider, masks, resample, step
from tworivers.kernel.record import at
from tworivers.kernel.rule import inlined, rule
from tworivers.kernel.thinking import SEATS, candidates, evaluate

# The states a search works with: where it begins, the determinization, and a copy to try an action on.
ROOT, WORLD, TRIAL = 0, 1, 2
STATES = 3
UNSEEN = -1  # the child of an edge that was not followed yet
NO_EDGE = -1
MOST_DEPTH = 64
LEAST_SPREAD = 0.002

# Settings of a search, by their place.
EXPLORATION_RATE, PRIOR_SHARPNESS, OWN_TURN, PERFECT_INFORMATION = range(4)
SETTINGS = 4


class Tree(NamedTuple):
    """Edges and nodes in plain arrays.

    Of an edge, `total` sums up each seat's utility and `chances` its chance to win; `first_value` is
    the first evaluation for the one who decides, and a node's `correction_sum` is how much more than that its
    visits found. `used` counts the nodes and edges in use and the steps played, and says which node is the
    root."""

    action: np.ndarray
    child: np.ndarray
    visits: np.ndarray
    prior: np.ndarray
    first_value: np.ndarray
    total: np.ndarray
    chances: np.ndarray
    first: np.ndarray
    size: np.ndarray
    node_visits: np.ndarray
    decider: np.ndarray
    spread: np.ndarray
    correction_sum: np.ndarray
    used: np.ndarray


NODES, EDGES, STEPS, ROOT_NODE = range(4)


class Workspace(NamedTuple):
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
    no_events: np.ndarray
    net: Activations


def new_tree(edges: int, nodes: int) -> Tree:
    """An empty tree with room for so many edges and nodes."""
    return Tree(
        action=np.zeros(edges, dtype=np.int32),
        child=np.zeros(edges, dtype=np.int32),
        visits=np.zeros(edges, dtype=np.int32),
        prior=np.zeros(edges, dtype=np.float32),
        first_value=np.zeros(edges, dtype=np.float32),
        total=np.zeros((edges, SEATS), dtype=np.float32),
        chances=np.zeros((edges, SEATS), dtype=np.float32),
        first=np.zeros(nodes, dtype=np.int32),
        size=np.zeros(nodes, dtype=np.int32),
        node_visits=np.zeros(nodes, dtype=np.int32),
        decider=np.zeros(nodes, dtype=np.int32),
        spread=np.zeros(nodes, dtype=np.float32),
        correction_sum=np.zeros(nodes, dtype=np.float32),
        used=np.zeros(4, dtype=np.int64),
    )


def new_workspace(game: Game, network: Network) -> Workspace:
    """Memory for a search in this game with this network."""
    words = game.action_count // 64
    return Workspace(
        mask=np.zeros(words, dtype=np.uint64),
        known=np.zeros(words, dtype=np.uint64),
        actions=np.zeros(game.action_count, dtype=np.int32),
        path=np.zeros(MOST_DEPTH + 1, dtype=np.int32),
        nodes=np.zeros(MOST_DEPTH + 1, dtype=np.int32),
        values=np.zeros(game.think.notes),
        trial=np.zeros(game.think.notes),
        chances=np.zeros(SEATS),
        utilities=np.zeros(SEATS),
        no_events=np.zeros(0, dtype=np.int32),
        net=new_activations(network),
    )


@rule
def search_at(states, tree, rng, start, simulations, settings, network, space):
    """Run the simulations numbered from `start`; the first of all expands the root."""
    if tree.used[NODES] == 0:
        new_node(tree)
    for number in range(start, start + simulations):
        simulate(states, tree, rng, number, settings, network, space)


@inlined
def new_node(tree):
    """Take the next node, not expanded yet."""
    node = tree.used[NODES]
    tree.used[NODES] += 1
    tree.size[node] = 0
    tree.node_visits[node] = 0
    tree.correction_sum[node] = 0
    return node


@inlined
def simulate(states, tree, rng, number, settings, network, space):
    """One simulation: determinize, select, expand, evaluate, back up."""
    stand_at(rng, number)
    states[WORLD] = states[ROOT]
    s = at(states, WORLD)
    viewer = decider(s)
    if settings[PERFECT_INFORMATION] == 0.0:
        resample(s, viewer, rng)
    node = np.int64(tree.used[ROOT_NODE])
    tree.decider[node] = viewer
    mover = viewer
    depth = 0
    found = False
    while True:
        space.nodes[depth] = node
        is_new = tree.size[node] == 0
        masks(s, space.mask)
        if is_new or tree.node_visits[node] & (tree.node_visits[node] - 1) == 0:
            expand_node(states, tree, node, rng, settings, network, space)
        if is_new:
            found = value_of_best_edge(tree, node, space)
            break
        edge = select_edge(tree, node, rng, settings, space)
        if edge == NO_EDGE:
            break
        mover = decider(s)
        flags = step(s, np.int64(tree.action[edge]), rng, space.no_events)
        tree.used[STEPS] += 1
        space.path[depth] = edge
        depth += 1
        if is_over(s):
            evaluate_terminal(s, space)
            found = True
            break
        if settings[OWN_TURN] != 0.0 and (flags & TURN_ENDED != 0 or decider(s) != viewer):
            found = read_edge(tree, edge, space)
            break
        node = descend(tree, edge, decider(s), depth)
        if node < 0:
            break
    if not found:
        evaluate_leaf(s, mover, network, space)
    backup(tree, depth, node, viewer, settings, space)


@inlined
def descend(tree, edge, seat, depth):
    """The child of an edge, made when it is first needed; -1 if the tree is full or fits another seat."""
    node = np.int64(tree.child[edge])
    if node == UNSEEN:
        if depth >= MOST_DEPTH or tree.used[NODES] >= len(tree.first):
            return -1
        node = new_node(tree)
        tree.decider[node] = seat
        tree.child[edge] = node
    elif tree.decider[node] != seat or depth >= MOST_DEPTH:
        return -1
    return node


@inlined
def read_edge(tree, edge, space):
    """The mean value of an edge, its first evaluation included."""
    for seat in range(SEATS):
        space.utilities[seat] = tree.total[edge, seat] / (1 + tree.visits[edge])
        space.chances[seat] = tree.chances[edge, seat] / (1 + tree.visits[edge])
    return True


@inlined
def value_of_best_edge(tree, node, space):
    """The value of a node just expanded: that of its best edge; false if it could not be expanded."""
    if tree.size[node] == 0:
        return False
    return read_edge(tree, best_edge(tree, node), space)


@inlined
def expand_node(states, tree, node, rng, settings, network, space):
    """Give a node an edge for each candidate action that it does not have yet.

    A node is expanded in the world that first leads there; other worlds add to it at visits 2, 4, 8 …"""
    s = at(states, WORLD)
    for i in range(len(space.known)):
        space.known[i] = space.mask[i]
    candidates(s, space.known)
    first, size = np.int64(tree.first[node]), np.int64(tree.size[node])
    for edge in range(first, first + size):
        place = np.int64(tree.action[edge])
        if holds(space.known, place):
            space.known[place >> 6] &= ~(np.uint64(1) << np.uint64(place & 63))
    number = expand(space.known, space.actions)
    if number > 0 and tree.used[EDGES] + size + number <= len(tree.action):
        tree.first[node] = tree.used[EDGES]
        for edge in range(first, first + size):
            copy_edge(tree, edge)
        add_edges(states, tree, node, number, rng, network, space)
        set_priors(tree, node, settings)


@inlined
def add_edges(states, tree, node, number, rng, network, space):
    """Play each listed action on a copy and evaluate where it leads."""
    s = at(states, WORLD)
    trial = at(states, TRIAL)
    seat = decider(s)
    width = evaluate(s, space.values)
    if len(network.bias) > 0:
        write_inputs(s, seat, space.values, width, space.net.inputs)
        accumulate(network, space.net.inputs, space.net.accumulator)
    for i in range(number):
        states[TRIAL] = states[WORLD]
        step(trial, np.int64(space.actions[i]), rng, space.no_events)
        edge = tree.used[EDGES]
        tree.used[EDGES] += 1
        evaluate_child(trial, s, seat, network, space)
        tree.action[edge] = space.actions[i]
        tree.child[edge] = UNSEEN
        tree.visits[edge] = 0
        tree.first_value[edge] = space.utilities[seat]
        for other in range(SEATS):
            tree.total[edge, other] = space.utilities[other]
            tree.chances[edge, other] = space.chances[other]
    tree.size[node] += number
    tree.used[STEPS] += number


@inlined
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


@inlined
def set_priors(tree, node, settings):
    """Priors: a softmax over the values of the edges.

    Its temperature follows from how far the best is above the mean."""
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
        tree.prior[edge] = np.exp(settings[PRIOR_SHARPNESS] * (value - most) / spread)
        total += tree.prior[edge]
    for edge in range(first, last):
        tree.prior[edge] /= total


@inlined
def select_edge(tree, node, rng, settings, space):
    """The edge with the highest PUCT score among those legal in this world.

    What first evaluations at a node overlook, such as that the turn passes on, they all overlook: they are
    corrected by how far the visited ones came out otherwise. The generator breaks ties."""
    seat = tree.decider[node]
    correction = tree.correction_sum[node] / (1.0 + tree.node_visits[node])
    exploration = settings[EXPLORATION_RATE] * tree.spread[node] * np.sqrt(1.0 + tree.node_visits[node])
    best = np.int64(NO_EDGE)
    most = -np.inf
    equals = 0
    for edge in range(tree.first[node], tree.first[node] + tree.size[node]):
        if holds(space.mask, np.int64(tree.action[edge])):
            value = puct(tree, edge, seat, correction, exploration)
            if value > most:
                most = value
                best = np.int64(edge)
                equals = 1
            elif value == most:
                equals += 1
    if equals > 1:
        best = break_tie(tree, best, most, equals, seat, correction, exploration, rng, space.mask)
    return best


@rule
def break_tie(tree, edge, most, equals, seat, correction, exploration, rng, mask):
    """Any of the edges with the same score, the first of which is given."""
    others = below(rng, equals)
    while others > 0:
        edge += 1
        if (
            holds(mask, np.int64(tree.action[edge]))
            and puct(tree, edge, seat, correction, exploration) == most
        ):
            others -= 1
    return edge


@inlined
def puct(tree, edge, seat, correction, exploration):
    """PUCT: the mean value of an edge, and a bonus by its prior that shrinks as the edge is visited."""
    return (tree.total[edge, seat] + correction + exploration * tree.prior[edge]) / (1 + tree.visits[edge])


@inlined
def copy_edge(tree, old):
    """Copy an edge to the end, where its node has room for more."""
    new = tree.used[EDGES]
    tree.used[EDGES] += 1
    tree.action[new] = tree.action[old]
    tree.child[new] = tree.child[old]
    tree.visits[new] = tree.visits[old]
    tree.prior[new] = tree.prior[old]
    tree.first_value[new] = tree.first_value[old]
    for seat in range(SEATS):
        tree.total[new, seat] = tree.total[old, seat]
        tree.chances[new, seat] = tree.chances[old, seat]


@inlined
def backup(tree, depth, node, viewer, settings, space):
    """Back up the value to the edges on the path; within one's own turn only the best counts."""
    for i in range(depth):
        edge = space.path[i]
        above = space.nodes[i]
        tree.node_visits[above] += 1
        seen = 1 + tree.visits[edge]
        tree.visits[edge] += 1
        if settings[OWN_TURN] == 0.0:
            tree.correction_sum[above] += space.utilities[tree.decider[above]] - tree.first_value[edge]
            for seat in range(SEATS):
                tree.total[edge, seat] += space.utilities[seat]
                tree.chances[edge, seat] += space.chances[seat]
        else:
            better = seen == 1 or space.utilities[viewer] > tree.total[edge, viewer] / seen
            for seat in range(SEATS):
                value = space.utilities[seat] if better else tree.total[edge, seat] / seen
                tree.total[edge, seat] = value * (seen + 1)
                chance = space.chances[seat] if better else tree.chances[edge, seat] / seen
                tree.chances[edge, seat] = chance * (seen + 1)
    if node >= 0:
        tree.node_visits[node] += 1
