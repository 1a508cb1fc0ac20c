"""The value of a state: each seat's share of the victory and its points at the end, as a function of the state alone.

A position in mid-turn cannot be compared with others as it stands. So everybody goes on with what greedy finds best until
chance draws or the game is over, and what a rollout of the search asks at its end is asked there.
"""

import numpy as np
from numpy.typing import NDArray

from ..engine.chance import Generator, Ints
from ..engine.compiled import compiled, compiled_loop
from ..engine.contract import CHANCE, apply, resample, turn
from ..engine.play import draw
from .greedy import finish_turn
from .heuristics import Floats, guess_hidden
from .judgement import can_judge, judge_leaf
from .workspace import Workspace

States = NDArray[np.void]
# So many turns are played on at most; a position from which chance is further away is judged where that ends.
MOST_TURNS = 64


@compiled
def play_on(work: Workspace, weights: Floats, ahead: int, asks: int) -> None:
    """Let everybody go on in the workspace's state 1 with the best next action each, until its value can be told."""
    for _ in range(MOST_TURNS):
        seat = turn(work.states[1])
        if seat < 0 or (asks and can_judge(work, 1)):
            return
        finish_turn(work, seat, weights, ahead)


@compiled
def state_value(work: Workspace, weights: Floats, ahead: int, asks: int) -> None:
    """Value the workspace's state 1: shares of the victory go to its rewards, points at the end to its expected."""
    if ahead > 0:
        play_on(work, weights, ahead, asks)
    judge_leaf(work, asks, weights, 0.0)


@compiled_loop
def value_states(
    states: States, n: int, work: Workspace, weights: Floats, ahead: int, asks: int, out: NDArray[np.float64]
) -> None:
    """Value each of n states: write a row of shares of the victory by seat, then of points by seat."""
    for i in range(n):
        work.states[1] = states[i]
        players = states[i].players
        state_value(work, weights, ahead, asks)
        for seat in range(players):
            out[i, seat] = work.rewards[seat]
            out[i, players + seat] = work.expected[seat]


@compiled_loop
def try_actions(states: States, seat: int, actions: Ints, n: int, out: States) -> None:
    """Write what each of n actions of a seat makes of the first state."""
    for i in range(n):
        out[i] = states[0]
        apply(out[i], seat, actions[i])


@compiled_loop
def try_draws(states: States, n: int, rng: Generator, ids: Ints, weights: Ints, out: States) -> None:
    """Let chance draw n times from the first state on, each time until a player acts or the game is over."""
    for i in range(n):
        out[i] = states[0]
        while turn(out[i]) == CHANCE:
            apply(out[i], CHANCE, draw(out[i], rng, ids, weights))


@compiled_loop
def imagine_hidden(states: States, seat: int, n: int, work: Workspace, rng: Generator, out: States) -> None:
    """Write n states that the first could be for all that a seat knows, with what good players choose in secret."""
    for i in range(n):
        out[i] = states[0]
        resample(out[i], seat, rng)
        guess_hidden(out[i], seat, work.memory, rng)
