"""What a state is worth to each seat: its chance to win, and a small part for the margin.

In a decided game every action leaves the same chance, and a player who looks at nothing else plays anything.
The margin tells such actions apart and is too small to outweigh a real chance, as KataGo's score utility is.
"""

import numpy as np

from tworivers.bots.chances import chances_at_end, is_over, softmax
from tworivers.bots.network import accumulate, forward, softmax_outputs, update_accumulator, write_inputs
from tworivers.kernel.rule import inlined, rule
from tworivers.kernel.thinking import clear_lead, evaluate, evaluate_after, final_score

# By the number of players: what a lead over one opponent, however large, can add to the chance to win.
MARGIN_WEIGHTS = np.array([0.0, 0.0, 0.04, 0.02, 0.04 / 3])


@rule
def add_margin(scores, players, clear, chances, utilities):
    """Utilities: the chance to win and a small part for the margin over each opponent, squashed.

    Because it counts by opponent, with three and four players each place is worth something."""
    for seat in range(players):
        utilities[seat] = chances[seat]
    for seat in range(1, players):
        for other in range(seat):
            lead = scores[seat] - scores[other]
            squashed = MARGIN_WEIGHTS[players] * lead / (clear + abs(lead))
            utilities[seat] += squashed
            utilities[other] -= squashed


@inlined
def evaluate_leaf(s, mover, network, space):
    """Evaluate a leaf as the seat that moved last sees it, by the network if there is one."""
    width = evaluate(s, space.values)
    if len(network.bias) == 0:
        softmax(space.values, s.players, width, space.chances)
        add_margin(space.values, s.players, clear_lead(s), space.chances, space.utilities)
        return
    net = space.net
    write_inputs(s, mover, space.values, width, net.inputs)
    accumulate(network, net.inputs, net.accumulator)
    forward(network, net.inputs, net.accumulator, net.outputs)
    softmax_outputs(net.outputs, s.players, mover, space.chances)
    add_margin(space.values, s.players, clear_lead(s), space.chances, space.utilities)


@inlined
def evaluate_terminal(s, space):
    """The result of a game that is over."""
    chances_at_end(s, space.chances)
    for seat in range(s.players):
        space.trial[seat] = final_score(s, seat)
    add_margin(space.trial, s.players, clear_lead(s), space.chances, space.utilities)


@inlined
def evaluate_child(s, before, mover, network, space):
    """Evaluate a state after an action, from what the action changed."""
    if is_over(s):
        evaluate_terminal(s, space)
        return
    width = evaluate_after(s, before, mover, space.values, space.trial)
    if len(network.bias) == 0:
        softmax(space.trial, s.players, width, space.chances)
        add_margin(space.trial, s.players, clear_lead(s), space.chances, space.utilities)
        return
    net = space.net
    write_inputs(s, mover, space.trial, width, net.other)
    update_accumulator(network, net.inputs, net.accumulator, net.other, net.hidden)
    forward(network, net.other, net.hidden, net.outputs)
    softmax_outputs(net.outputs, s.players, mover, space.chances)
    add_margin(space.trial, s.players, clear_lead(s), space.chances, space.utilities)
