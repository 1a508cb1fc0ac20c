"""What OpenSpiel's states ask of the rules, each as one compiled call."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine.chance import Generator, Ints
from ...engine.compiled import compiled, compiled_loop
from ...engine.contract import CHANCE, OVER, apply, legal, outcomes, ranking, resample, turn
from ...engine.play import playout
from ..batch_step import WIN, write_rewards

NONE = -1

States = NDArray[Any]  # one state, as an array: that is handed to compiled code faster than a record


@compiled
def carry_out(states: States, seat: int, action: int, ids: Ints, weights: Ints) -> tuple[int, int]:
    """Carry out an action or an outcome, or none; return who acts then, and how many actions or outcomes are written."""
    if action != NONE:
        apply(states[0], seat, action)
    actor = turn(states[0])
    n = 0
    if actor == CHANCE:
        n = outcomes(states[0], ids, weights)
    elif actor != OVER:
        n = legal(states[0], actor, ids)
    return int(actor), int(n)


@compiled
def imagine(states: States, seat: int, rng: Generator) -> None:
    """Draw anew what a seat cannot know."""
    resample(states[0], seat, rng)


@compiled_loop
def add_shares(states: States, times: int, rng: Generator, ids: Ints, weights: Ints, out: NDArray[np.float64]) -> None:
    """Play the first state to its end at random, so many times on the second, and add up each seat's share of the victory."""
    places, shares = np.zeros(len(out), np.int32), np.zeros(len(out), np.float32)
    for _ in range(times):
        states[1] = states[0]
        playout(states[1], rng, ids, weights)
        ranking(states[1], places)
        write_rewards(WIN, len(out), places, places, shares)
        for seat in range(len(out)):
            out[seat] += shares[seat]
