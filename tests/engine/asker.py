"""A game whose actions ask more than once what is legal, by a function that is long enough to stay one."""

import numpy as np

from meadhall.engine.chance import Generator, Ints
from meadhall.engine.compiled import compiled
from meadhall.engine.contract import OVER, Rules, register
from meadhall.engine.record import State, record_type

STATE = record_type([("number", np.int32), ("asked", np.int32), ("players", np.int32)])
MOST = 1000


@compiled
def setup(state: State, players: int, options: Ints) -> None:
    state.players = players


@compiled
def turn(state: State) -> int:
    return OVER if state.number >= MOST else 0


@compiled
def pending(state: State) -> int:
    return int(state.number < MOST)


@compiled
def legal(state: State, seat: int, out: Ints) -> int:
    n = 0
    for action in range(1, 5):
        left = state.number + action
        while left > 1:
            if left % 2 == 0:
                left //= 2
            elif left % 3 == 0:
                left //= 3
            elif left % 5 == 0:
                left //= 5
            elif left % 7 == 0:
                left //= 7
            else:
                left -= 1
        if left <= 1:
            out[n] = action
            n += 1
    return n


@compiled
def outcomes(state: State, ids: Ints, weights: Ints) -> int:
    return 0


@compiled
def apply(state: State, seat: int, action: int) -> None:
    room = np.empty(4, np.int32)
    state.asked += legal(state, seat, room)
    state.number += action
    state.asked += legal(state, seat, room)


@compiled
def points(state: State, out: Ints) -> None:
    out[0] = state.number


@compiled
def ranking(state: State, out: Ints) -> None:
    out[0] = 1


@compiled
def resample(state: State, seat: int, rng: Generator) -> None:
    return


@compiled
def observe(state: State, seat: int, out: Ints) -> None:
    out[0] = state.number


register(STATE, Rules(setup, turn, pending, legal, outcomes, apply, points, ranking, resample, observe))
