"""Many games of one kind, stepped in one compiled call."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..engine.chance import Generator, Ints, below
from ..engine.compiled import compiled, compiled_loop
from ..engine.contract import CHANCE, OVER, apply, legal, observe, points, ranking, turn
from ..engine.play import draw
from ..engine.record import State

# Not an action: the game is left as it is, or begun anew.
WAIT, BEGIN = -1, -2

WIN, MARGIN = range(2)

Rewards = NDArray[np.float32]


class Tables(NamedTuple):
    """The arrays of many games: a row for each."""

    states: NDArray[Any]
    start: NDArray[Any]  # one state, as a game begins before chance has acted
    generators: NDArray[np.uint64]  # for chance
    samplers: NDArray[np.uint64]  # for choosing at random
    seats: Ints  # who acts
    counts: Ints  # how many actions are legal
    legal: Ints  # which these are
    mask: NDArray[np.bool_]  # the same, a place for each action
    observation: NDArray[np.int16]  # what the seat that acts may know
    rewards: Rewards  # by seat
    done: NDArray[np.bool_]
    points: Ints  # by seat, of the last game that ended
    places: Ints


@compiled
def write_rewards(kind: int, players: int, points: Ints, places: Ints, out: Rewards) -> None:
    """Write what each seat gets for how a game has ended."""
    winners = 0
    for seat in range(players):
        winners += places[seat] == 1
    for seat in range(players):
        if kind == WIN:
            out[seat] = 1.0 / winners if places[seat] == 1 else 0.0
        else:
            best = -(1 << 30)
            for other in range(players):
                if other != seat:
                    best = max(best, points[other])
            out[seat] = points[seat] - best


@compiled
def let_chance_act(state: State, rng: Generator, ids: Ints, weights: Ints) -> int:
    """Draw until a player has to act or the game is over, and return who acts."""
    seat = turn(state)
    while seat == CHANCE:
        apply(state, CHANCE, draw(state, rng, ids, weights))
        seat = turn(state)
    return int(seat)


@compiled
def show(tables: Tables, i: int, seat: int) -> None:
    """Write who acts in a game, what is legal, and what the seat may know."""
    ids = tables.legal[i]
    mask = tables.mask[i]
    # Only what was written last time is cleared: masks are long and mostly empty.
    for k in range(tables.counts[i]):
        mask[ids[k]] = False
    n = legal(tables.states[i], seat, ids)
    for k in range(n):
        mask[ids[k]] = True
    tables.counts[i] = n
    tables.seats[i] = seat
    observe(tables.states[i], seat, tables.observation[i])


@compiled_loop
def first_illegal(tables: Tables, actions: Ints) -> int:
    """Return the first game whose action is neither legal nor `WAIT`, or -1."""
    for i in range(len(actions)):
        action = actions[i]
        if action != WAIT and (action < 0 or action >= tables.mask.shape[1] or not tables.mask[i, action]):
            return i
    return -1


@compiled_loop
def step_all(tables: Tables, first: int, last: int, kind: int, actions: Ints, ids: Ints, weights: Ints) -> None:
    """Carry out an action in each game of a slice; a game that ends is followed by a new one at once."""
    players = tables.rewards.shape[1]
    for i in range(first, last):
        if tables.done[i]:
            tables.done[i] = False
            tables.rewards[i, :] = 0.0
        if actions[i] == WAIT:
            continue
        state = tables.states[i]
        seat = OVER
        if actions[i] != BEGIN:
            apply(state, tables.seats[i], actions[i])
            seat = let_chance_act(state, tables.generators[i], ids, weights)
            if seat == OVER:
                points(state, tables.points[i])
                ranking(state, tables.places[i])
                write_rewards(kind, players, tables.points[i], tables.places[i], tables.rewards[i])
                tables.done[i] = True
        if seat == OVER:
            tables.states[i] = tables.start[0]
            seat = let_chance_act(state, tables.generators[i], ids, weights)
        show(tables, i, seat)


@compiled_loop
def sample_all(tables: Tables, actions: Ints) -> None:
    """Choose a legal action in each game, each equally likely."""
    for i in range(len(actions)):
        actions[i] = tables.legal[i, below(tables.samplers[i], tables.counts[i])]
