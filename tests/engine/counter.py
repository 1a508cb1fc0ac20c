"""The smallest game: one seat adds 1 until there are 9."""

import numpy as np

from meadhall.engine.chance import Generator, Ints
from meadhall.engine.compiled import compiled
from meadhall.engine.contract import OVER, Rules, register
from meadhall.engine.record import State, record_type

STATE = record_type([("number", np.int32), ("players", np.int32)])
MOST = 9


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
    out[0] = 1
    return 1


@compiled
def outcomes(state: State, ids: Ints, weights: Ints) -> int:
    return 0


@compiled
def apply(state: State, seat: int, action: int) -> None:
    state.number += action


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
