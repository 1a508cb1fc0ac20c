"""Walk through games at random with every check on.

`python -m tests.walk --decisions 1000000` walks that far in every mode and number of players; set NUMBA_BOUNDSCHECK=1
to have every index checked as well.
"""

import argparse
import sys
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.engine.chance import Generator, Ints, below, generator, weighted
from meadhall.engine.contract import CHANCE, OVER, apply, legal, outcomes, pending, setup, turn
from meadhall.games import load

from .jit import jit
from .vikings import invariants

# More steps than any game can have: 6 rounds with 29 draws and 12 turns of at most 7 decisions, bids and ferries.
LONGEST_GAME = 3000


@jit
def ascending(ids: Ints, n: int) -> bool:
    for i in range(1, n):
        if ids[i] <= ids[i - 1]:
            return False
    return n > 0


@jit
def walk(
    states: NDArray[np.void],
    players: int,
    options: NDArray[np.int64],
    rng: Generator,
    decisions: int,
    ids: Ints,
    weights: Ints,
    before: NDArray[np.int64],
    after: NDArray[np.int64],
    check: Any,
) -> tuple[int, int]:
    """Walk so many decisions; return how many were made and a number that is not 0 if something was wrong."""
    made = 0
    while made < decisions:
        states[1] = states[0]
        state = states[1]
        setup(state, players, options)
        started = False
        for _ in range(LONGEST_GAME):
            wrong = check(state, before, after, started)
            started = True
            if wrong:
                return made, wrong
            seat = turn(state)
            if seat == OVER:
                break
            if seat == CHANCE:
                if pending(state) != 0:
                    return made, -2
                n = outcomes(state, ids, weights)
                for i in range(n):
                    if weights[i] <= 0:
                        return made, -3
            else:
                if pending(state) != 1 << seat:
                    return made, -2
                n = legal(state, seat, ids)
                if legal(state, (seat + 1) % players, weights) != 0:
                    return made, -2
                made += 1
            if not ascending(ids, n):
                return made, -1
            action = ids[weighted(rng, weights, n)] if seat == CHANCE else ids[below(rng, n)]
            apply(state, seat, action)
        if turn(state) != OVER:
            return made, -4
    return made, 0


OWN_MESSAGES = {
    -1: "the legal actions are none, or not ascending",
    -2: "the seats that may act are wrong",
    -3: "an outcome without weight",
    -4: "the game does not end",
}
MODES = ((False, False), (True, True), (True, False))


def walk_all(decisions: int, seed: int) -> None:
    """Walk in every mode with every number of players, and tell the result."""
    game = load("vikings")
    ids = np.zeros(max(game.most_legal, game.most_outcomes), np.int32)
    for mode in MODES:
        for players in game.players:
            begun = time.perf_counter()
            made, wrong = walk(
                np.zeros(2, game.state_type),
                players,
                np.array(mode, np.int64),
                generator(seed, players),
                decisions,
                ids,
                np.zeros_like(ids),
                np.zeros(invariants.MEMORY, np.int64),
                np.zeros(invariants.MEMORY, np.int64),
                invariants.check,
            )
            told = f"vikings, advanced {mode[0]}, auction {mode[1]}, {players} players: {made} decisions"
            if wrong:
                message = OWN_MESSAGES.get(wrong) or invariants.MESSAGES[wrong]
                sys.exit(f"{told}, then {message} (seed {seed})")
            print(f"{told} in {time.perf_counter() - begun:.1f} s, nothing wrong", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    walk_all(arguments.decisions, arguments.seed)
