"""Algorithms over the contract: each is written once and compiled for each game."""

import numpy as np
from numpy.typing import NDArray

from .chance import Generator, Ints, below, seed_generator, weighted
from .compiled import compiled, compiled_loop
from .contract import CHANCE, OVER, apply, legal, outcomes, pending, points, ranking, setup, turn
from .record import State, StateArray

# What `advance` returns for an action that is not legal.
ILLEGAL = -3


@compiled
def draw(state: State, rng: Generator, ids: Ints, weights: Ints) -> int:
    """Let chance choose one of its outcomes by weight, and return it."""
    n = outcomes(state, ids, weights)
    return int(ids[weighted(rng, weights, n)])


@compiled
def playout(state: State, rng: Generator, ids: Ints, weights: Ints) -> int:
    """Play to the end with every legal action equally likely, and return how many decisions players took."""
    decisions = 0
    seat = turn(state)
    while seat != OVER:
        if seat == CHANCE:
            apply(state, CHANCE, draw(state, rng, ids, weights))
        else:
            n = legal(state, seat, ids)
            apply(state, seat, ids[below(rng, n)])
            decisions += 1
        seat = turn(state)
    return decisions


@compiled_loop
def simulate(
    states: NDArray[np.void],
    players: int,
    options: NDArray[np.int64],
    seed: int,
    first: int,
    games: int,
    ids: Ints,
    weights: Ints,
    all_points: Ints,
    all_places: Ints,
) -> int:
    """Play a run of random games, each from its own stream of the seed; return the number of decisions.

    `states` holds a blank record and the one to play on. Points and places are written a row for each game.
    """
    rng = np.zeros(4, np.uint64)
    decisions = 0
    for game in range(games):
        states[1] = states[0]
        state = states[1]
        seed_generator(rng, np.uint64(seed), np.uint64(first + game))
        setup(state, players, options)
        decisions += playout(state, rng, ids, weights)
        points(state, all_points[game])
        ranking(state, all_places[game])
    return decisions


@compiled
def contains(ids: Ints, n: int, action: int) -> bool:
    """Tell whether an action is among the first n ids."""
    for i in range(n):
        if ids[i] == action:
            return True
    return False


@compiled
def step(state: State, seat: int, action: int, ids: Ints, weights: Ints) -> bool:
    """Carry out an action if it is legal, and tell whether it was: the door for everything from outside."""
    if turn(state) == OVER:
        return False
    if seat == CHANCE:
        if turn(state) != CHANCE:
            return False
        n = outcomes(state, ids, weights)
    else:
        if seat < 0 or not (pending(state) >> seat) & 1:
            return False
        n = legal(state, seat, ids)
    if not contains(ids, n, action):
        return False
    apply(state, seat, action)
    return True


# What `Match` asks, of a state that is held in an array.


@compiled
def turn_in(states: StateArray) -> int:
    """Return who acts."""
    return turn(states[0])


@compiled
def pending_in(states: StateArray) -> int:
    """Return the bit mask of all seats that may act now."""
    return pending(states[0])


@compiled
def legal_in(states: StateArray, seat: int, ids: Ints, weights: Ints) -> int:
    """Write the legal actions of a seat, or the outcomes of chance with their weights, and return how many."""
    return outcomes(states[0], ids, weights) if seat == CHANCE else legal(states[0], seat, ids)


@compiled
def advance(states: StateArray, seat: int, action: int, ids: Ints, weights: Ints) -> int:
    """Carry out an action and return who acts next, or `ILLEGAL` with nothing changed."""
    if step(states[0], seat, action, ids, weights):
        return turn(states[0])
    return ILLEGAL


@compiled
def carry_out(states: StateArray, seat: int, action: int) -> None:
    """Carry out an action that is known to be legal."""
    apply(states[0], seat, action)


@compiled
def roll(states: StateArray, rng: Generator, ids: Ints, weights: Ints, drawn: Ints) -> tuple[int, int]:
    """Let chance act until a player has to, or the buffer is full; write what was drawn, return how many and who acts."""
    state = states[0]
    n = 0
    while n < len(drawn) and turn(state) == CHANCE:
        drawn[n] = draw(state, rng, ids, weights)
        apply(state, CHANCE, drawn[n])
        n += 1
    return n, int(turn(state))


@compiled
def fold(states: StateArray, seats: Ints, actions: Ints, ids: Ints, weights: Ints) -> int:
    """Carry out a whole list of actions; return how many were legal before the first that was not."""
    for i in range(len(actions)):
        if not step(states[0], seats[i], actions[i], ids, weights):
            return i
    return len(actions)


@compiled_loop
def copy_often(states: NDArray[np.void], times: int) -> None:
    """Copy states of an array onto each other, for measuring."""
    n = len(states)
    for i in range(times):
        states[(7 * i + 1) % n] = states[(3 * i) % n]


@compiled_loop
def draw_often(rng: Generator, times: int) -> int:
    """Draw many numbers below 12, for measuring."""
    total = 0
    for _ in range(times):
        total += below(rng, 12)
    return total
