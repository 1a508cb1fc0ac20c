"""Algorithms over the contract: each is written once and compiled for each game."""

import numpy as np
from numpy.typing import NDArray

from .chance import Generator, Ints, below, seed_generator, weighted
from .compiled import compiled
from .contract import CHANCE, OVER, apply, legal, outcomes, pending, points, ranking, setup, turn
from .record import State

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


@compiled
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


@compiled
def advance(state: State, seat: int, action: int, ids: Ints, weights: Ints) -> int:
    """Carry out an action and return who acts next, or `ILLEGAL` with nothing changed."""
    if step(state, seat, action, ids, weights):
        return turn(state)
    return ILLEGAL


@compiled
def roll(state: State, rng: Generator, ids: Ints, weights: Ints, drawn: Ints) -> int:
    """Let chance act until a player has to, or the buffer is full; write what was drawn and return how many."""
    n = 0
    while n < len(drawn) and turn(state) == CHANCE:
        drawn[n] = draw(state, rng, ids, weights)
        apply(state, CHANCE, drawn[n])
        n += 1
    return n


@compiled
def fold(state: State, seats: Ints, actions: Ints, ids: Ints, weights: Ints) -> int:
    """Carry out a whole list of actions; return how many were legal before the first that was not."""
    for i in range(len(actions)):
        if not step(state, seats[i], actions[i], ids, weights):
            return i
    return len(actions)


@compiled
def copy_often(states: NDArray[np.void], times: int) -> None:
    """Copy states of an array onto each other, for measuring."""
    n = len(states)
    for i in range(times):
        states[(7 * i + 1) % n] = states[(3 * i) % n]


@compiled
def draw_often(rng: Generator, times: int) -> int:
    """Draw many numbers below 12, for measuring."""
    total = 0
    for _ in range(times):
        total += below(rng, 12)
    return total
