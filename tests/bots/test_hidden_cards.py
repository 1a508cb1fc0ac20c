"""Search on a game of one hidden card, small enough to know what is right.

Seat 1 holds one of three cards, which seat 0 cannot see. Seat 0 names a card, or leaves it. Naming the right card
wins, naming a wrong one loses, and leaving it is a draw: without peeking, a guess wins once in three times, so that
leaving it is best.
"""

import numpy as np
import pytest

from meadhall.bots.heuristics import NOTHING_TO_REMEMBER, Heuristics, Memory
from meadhall.bots.heuristics import register as register_heuristics
from meadhall.bots.mcts import NODE, ROOT, SETTINGS, iterate, most_visited
from meadhall.bots.network import no_network
from meadhall.bots.workspace import Workspace
from meadhall.engine.chance import Generator, Ints, below, generator
from meadhall.engine.compiled import compiled
from meadhall.engine.contract import OVER, Rules, register
from meadhall.engine.record import State, blank, record_type

CARDS = 3
LEAVE = CARDS

TABLE = record_type([("players", np.int8), ("card", np.int8), ("named", np.int8), ("known", np.int8)])


@compiled
def setup(state: State, players: int, options: Ints) -> None:
    state.players = 2
    state.named = -1


@compiled
def turn(state: State) -> int:
    return 0 if state.named < 0 else OVER


@compiled
def pending(state: State) -> int:
    return 1 if state.named < 0 else 0


@compiled
def legal(state: State, seat: int, out: Ints) -> int:
    for action in range(CARDS + 1):
        out[action] = action
    return CARDS + 1


@compiled
def outcomes(state: State, ids: Ints, weights: Ints) -> int:
    return 0


@compiled
def apply(state: State, seat: int, action: int) -> None:
    state.named = action


@compiled
def points(state: State, out: Ints) -> None:
    out[0] = 1 if state.named == state.card else 0
    out[1] = 0 if state.named == state.card or state.named == LEAVE else 1


@compiled
def ranking(state: State, out: Ints) -> None:
    points(state, out)
    ahead = out[0] - out[1]
    out[0] = 2 if ahead < 0 else 1
    out[1] = 2 if ahead > 0 else 1


@compiled
def resample(state: State, seat: int, rng: Generator) -> None:
    if seat == 0 and not state.known:
        state.card = below(rng, CARDS)


@compiled
def observe(state: State, seat: int, out: Ints) -> None:
    out[0] = state.named


@compiled
def estimate(state: State, weights: Ints, memory: Memory, out: Ints) -> None:
    out[0] = 0.0
    out[1] = 0.0


@compiled
def action_priors(state: State, seat: int, ids: Ints, n: int, memory: Memory, out: Ints) -> None:
    for i in range(n):
        out[i] = 0.0


@compiled
def uncertainty(state: State) -> float:
    return 1.0


register(
    TABLE,
    Rules(setup, turn, pending, legal, outcomes, apply, points, ranking, resample, observe),
)
register_heuristics(TABLE, Heuristics(estimate, action_priors, uncertainty, {"nothing": 0.0}))


def chosen(card: int, known: bool) -> int:
    states = np.zeros(4, TABLE)
    states[0].card, states[0].known, states[0].named, states[0].players = card, known, -1, 2
    ids = np.zeros(8, np.int32)
    work = Workspace(
        states,
        ids,
        ids.copy(),
        ids.copy(),
        np.zeros(8),
        np.zeros(2, np.int32),
        np.zeros(2),
        np.zeros(2),
        np.zeros(512, np.int32),
        np.zeros(CARDS + 1, np.int32),
        np.zeros(1, NOTHING_TO_REMEMBER),
        no_network(),
    )
    settings = blank(SETTINGS)
    settings.explore, settings.prior_temperature, settings.depth = 1.0, 1.0, 100
    nodes, used = np.zeros(100, NODE), np.ones(1, np.int64)
    iterate(nodes, used, work, 0, np.zeros(1), settings, generator(5), 600)
    return int(nodes[most_visited(nodes, ROOT)]["action"])


@pytest.mark.parametrize("card", range(CARDS))
def test_search_does_not_name_a_card_that_it_cannot_know(card: int) -> None:
    assert chosen(card, known=False) == LEAVE


@pytest.mark.parametrize("card", range(CARDS))
def test_search_names_a_card_that_it_has_seen(card: int) -> None:
    assert chosen(card, known=True) == card
