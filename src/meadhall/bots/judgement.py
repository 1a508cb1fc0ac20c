"""How a network's word is taken: as shares of the victory for the search, as points ahead for greedy."""

import numpy as np

from ..engine.compiled import compiled
from ..engine.contract import OVER, turn
from .heuristics import Floats, evaluate, is_moment, lead, settled, uncertainty, win_shares
from .network import ask
from .workspace import Workspace

# How much of greedy's judgement is the points: they decide where the victory is as good as certain.
PART_OF_POINTS = 0.5
# A victory that is certain is worth so many points of a lead.
CERTAIN = 100.0


@compiled
def can_judge(work: Workspace, at: int) -> bool:
    """Tell whether the network can say something of one of the workspace's states, or the game is over there."""
    state = work.states[at]
    return turn(state) == OVER or is_moment(state)


@compiled
def judge(work: Workspace, at: int, weights: Floats, margin: float) -> None:
    """Write each seat's share of the victory as the network sees it, with a little for the margin, and the points that it expects."""
    state = work.states[at]
    players = state.players
    if settled(state, work.numbers, work.expected):
        win_shares(state, work.expected, margin, work.numbers, work.rewards)
        return
    network = work.network
    ask(network, state, weights, work.memory)
    width = uncertainty(state)
    for seat in range(players):
        share = 1.0 / (1.0 + np.exp(-lead(network.victory, players, seat, 1.0)))
        ahead = lead(network.points, players, seat, width)
        work.expected[seat] = network.points[seat]
        work.rewards[seat] = (1.0 - margin) * share + margin / (1.0 + np.exp(-ahead / (4.0 * width)))


@compiled
def judged_lead(work: Workspace, at: int, seat: int, weights: Floats) -> float:
    """Return by how many points a seat is ahead in one of the workspace's states, by the victory first and by points."""
    state = work.states[at]
    width = uncertainty(state)
    if settled(state, work.numbers, work.expected):
        ahead = lead(work.expected, state.players, seat, width)
        win_shares(state, work.expected, 0.0, work.numbers, work.rewards)
        return float(CERTAIN * (2.0 * work.rewards[seat] - 1.0) + ahead)
    network = work.network
    ask(network, state, weights, work.memory)
    ahead = width * lead(network.victory, state.players, seat, 1.0)
    points = lead(network.points, state.players, seat, width)
    return float((1.0 - PART_OF_POINTS) * ahead + PART_OF_POINTS * points)


@compiled
def judge_leaf(work: Workspace, asks: int, weights: Floats, margin: float) -> None:
    """Write the rewards of the workspace's state 1: by the network where it is asked and may be, else by the estimate."""
    if asks and can_judge(work, 1):
        judge(work, 1, weights, margin)
        return
    state = work.states[1]
    evaluate(state, weights, work.memory, work.numbers, work.expected)
    win_shares(state, work.expected, margin, work.numbers, work.rewards)
