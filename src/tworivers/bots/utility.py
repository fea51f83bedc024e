"""What a state is worth to each seat: its chance to win, and a small part for the margin.

In a decided game every action leaves the same chance, and a player who looks at nothing else plays anything.
The margin tells such actions apart and is too small to outweigh a real chance, as KataGo's score utility is.
"""

import numpy as np

from tworivers.bots.judging import is_over, part, settle, weigh
from tworivers.bots.network import add_up, answer, as_chances, bring_up, look
from tworivers.kernel.rule import rule
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


@part
def judge(s, mover, network, work):
    """What a state is worth, with the eyes of who moved last: chances by the network if there is one."""
    width = evaluate(s, work.values)
    if len(network.bias) == 0:
        weigh(work.values, s.players, width, work.chances)
        add_margin(work.values, s.players, clear_lead(s), work.chances, work.utilities)
        return
    brain = work.brain
    look(s, mover, work.values, width, brain.shown)
    add_up(network, brain.shown, brain.sums)
    answer(network, brain.shown, brain.sums, brain.outputs)
    as_chances(brain.outputs, s.players, mover, work.chances)
    add_margin(work.values, s.players, clear_lead(s), work.chances, work.utilities)


@part
def judge_end(s, work):
    """The result of a game that is over."""
    settle(s, work.chances)
    for seat in range(s.players):
        work.trial[seat] = final_score(s, seat)
    add_margin(work.trial, s.players, clear_lead(s), work.chances, work.utilities)


@part
def judge_trial(s, before, mover, network, work):
    """What a state after an action is worth, from what the action changed."""
    if is_over(s):
        judge_end(s, work)
        return
    width = evaluate_after(s, before, mover, work.values, work.trial)
    if len(network.bias) == 0:
        weigh(work.trial, s.players, width, work.chances)
        add_margin(work.trial, s.players, clear_lead(s), work.chances, work.utilities)
        return
    brain = work.brain
    look(s, mover, work.trial, width, brain.other)
    bring_up(network, brain.shown, brain.sums, brain.other, brain.hidden)
    answer(network, brain.other, brain.hidden, brain.outputs)
    as_chances(brain.outputs, s.players, mover, work.chances)
    add_margin(work.trial, s.players, clear_lead(s), work.chances, work.utilities)
