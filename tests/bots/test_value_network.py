"""The value network of Isle of Skye: what was learned of how games end."""

from collections.abc import Iterator

import numpy as np
import pytest

from meadhall import Match
from meadhall.bots import create
from meadhall.bots.heuristics import estimate, heuristics_of, leaf_value
from meadhall.engine.record import State
from meadhall.games import load
from meadhall.games.skye.heuristics.value_network import (
    DIRECT,
    FEWEST_PLAYERS,
    HIDDEN,
    INNER,
    OFFSET,
    OUTER,
    THRESHOLD,
    TRAITS,
)
from meadhall.games.skye.rules.components import MAX_PLAYERS, ROUNDS

HEURISTICS = heuristics_of(load("skye"))
WEIGHTS = HEURISTICS.weights()
MEMORY = np.zeros(1, HEURISTICS.memory)


def told(state: State) -> list[float]:
    out = np.zeros(state.players)
    leaf_value(state, WEIGHTS, MEMORY, out)
    return list(out)


def estimated(state: State) -> list[float]:
    out = np.zeros(state.players)
    estimate(state, WEIGHTS, MEMORY, out)
    return list(out)


def rounds_of(match: Match, seed: int) -> Iterator[State]:
    """Let greedy bots play a match, and yield the state at the moment when each round but the first begins."""
    rules = match.game.rules
    bots = [create("greedy:noise=1", match.game, seed=10 * seed + seat) for seat in range(match.players)]
    seen = 1
    while not match.is_over:
        before, seat = match.state, match.turn
        action = bots[seat].act(match, seat)
        # What the last choice of a round leads to, before chance draws tiles.
        rules.apply(before, seat, action)
        if before.round_number > seen:
            seen = before.round_number
            yield before
        match.play(action)


def test_there_is_a_network_for_each_number_of_players() -> None:
    networks = MAX_PLAYERS - FEWEST_PLAYERS + 1
    assert OFFSET.shape == (networks,)
    assert DIRECT.shape == (networks, TRAITS)
    assert THRESHOLD.shape == OUTER.shape == (networks, HIDDEN)
    assert INNER.shape == (networks, TRAITS, HIDDEN)
    assert all(np.isfinite(part).all() for part in (OFFSET, DIRECT, THRESHOLD, INNER, OUTER))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_value_network_is_nearer_to_the_end_than_the_estimate(players: int) -> None:
    """By the differences between the seats, which decide; the common level does not matter."""
    off = np.zeros(2)
    for seed in range(20 // players):
        match = Match("skye", players, seed=500 + seed)
        moments = [(np.array(told(state)), np.array(estimated(state))) for state in rounds_of(match, seed)]
        assert len(moments) == ROUNDS[players] - 1
        for i, guesses in enumerate(zip(*moments, strict=True)):
            for guess in guesses:
                off[i] += np.var(np.array(match.points) - guess)
    assert off[0] < 0.8 * off[1]


def test_seats_that_change_places_change_what_is_foreseen_of_them() -> None:
    for state in rounds_of(Match("skye", 3, seed=9), 9):
        before = told(state)
        seats = state.seats.copy()
        for seat in range(3):
            state.seats[seat] = seats[(seat + 1) % 3]
        state.start = (state.start - 1) % 3
        assert told(state) == pytest.approx(before[1:] + before[:1])


def test_within_a_round_the_estimate_tells() -> None:
    match = Match("skye", 3, seed=3)
    assert told(match.state) == estimated(match.state)
    while match.state.round_number < 3:
        match.play(match.legal_actions[0])
    assert told(match.state) == estimated(match.state)
