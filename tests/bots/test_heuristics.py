"""The heuristics: estimates and priors that hold in every position of every game."""

from typing import Any

import numpy as np
import pytest

from meadhall import Match
from meadhall.bots import create
from meadhall.bots.greedy import evaluate_actions
from meadhall.bots.heuristics import (
    Floats,
    Memory,
    action_priors,
    estimate,
    evaluate,
    heuristics_of,
    uncertainty,
    win_shares,
)
from meadhall.bots.workspace import workspace
from meadhall.engine.chance import generator
from meadhall.games import load

from .positions import GAMES, finished, positions

PLAYERS = {"vikings": (2, 3, 4), "skye": (2, 3, 5), "gonewild": (2, 3, 4)}
TABLES = [(game, players) for game in GAMES for players in PLAYERS[game]]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_estimates_and_priors_are_numbers_in_every_position(game: str, players: int) -> None:
    heuristics = heuristics_of(load(game))
    weights, memory = heuristics.weights(), np.zeros(1, heuristics.memory)
    expected = np.full(players, np.nan)
    for match in positions(game, players, seed=players, most=40):
        state, seat = match.state, match.turn
        estimate(state, weights, memory, expected)
        assert np.isfinite(expected).all()
        assert uncertainty(state) > 0
        legal = np.array(list(match.legal_actions), np.int32)
        priors = np.full(len(legal), np.nan)
        action_priors(state, seat, legal, len(legal), memory, priors)
        assert np.isfinite(priors).all()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_remembered_of_other_positions_changes_no_estimate_and_no_prior(game: str, players: int) -> None:
    """Two games are looked at in turn, every position twice, and by somebody who remembers nothing."""
    heuristics = heuristics_of(load(game))
    memory = np.zeros(1, heuristics.memory)
    changed = heuristics.weights({name: weight + 1.0 for name, weight in heuristics.terms.items()})
    games = [positions(game, players, seed=seed, most=25) for seed in (players, players + 10)]
    for pair in zip(*games, strict=False):
        for match in pair:
            for weights in (heuristics.weights(), changed):
                afresh = thoughts(match, weights, np.zeros(1, heuristics.memory))
                assert thoughts(match, weights, memory) == afresh
                assert thoughts(match, weights, memory) == afresh


def thoughts(match: Match, weights: Floats, memory: Memory) -> list[float]:
    """Return the estimates of all seats, and the priors of the one that acts."""
    legal = np.array(list(match.legal_actions), np.int32)
    expected, priors = np.zeros(match.players), np.zeros(len(legal))
    estimate(match.state, weights, memory, expected)
    action_priors(match.state, match.turn, legal, len(legal), memory, priors)
    return [*expected, *priors]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_at_the_end_the_prospects_are_the_points_and_the_victory_is_shared_by_the_first(
    game: str, players: int
) -> None:
    for seed in range(3):
        match = finished(game, players, seed)
        expected, numbers, shares = np.zeros(players), np.zeros(players, np.int32), np.zeros(players)
        heuristics = heuristics_of(match.game)
        evaluate(match.state, heuristics.weights(), np.zeros(1, heuristics.memory), numbers, expected)
        assert expected.tolist() == match.points
        win_shares(match.state, expected, 0.0, numbers, shares)
        first = [place == 1 for place in match.ranking]
        assert shares.tolist() == [1 / sum(first) if won else 0.0 for won in first]


@pytest.mark.parametrize("game", GAMES)
def test_a_better_margin_is_worth_a_little(game: str) -> None:
    match = finished(game, 2, 1)
    numbers, shares = np.zeros(2, np.int32), np.zeros(2)
    close, clear = np.array([30.0, 29.0]), np.array([60.0, 29.0])
    won = []
    for expected in (close, clear):
        win_shares(match.state, expected, 0.1, numbers, shares)
        won.append(shares[0])
    assert won[1] > won[0]


@pytest.mark.parametrize("game", GAMES)
def test_judging_changes_nothing_that_the_seat_knows(game: str) -> None:
    the_game = load(game)
    heuristics = heuristics_of(the_game)
    work = workspace(the_game)
    values, shares = np.zeros(len(work.ids)), np.zeros(len(work.ids))
    for match in positions(game, 2, seed=4, most=6):
        work.states[0] = match.state
        n = evaluate_actions(work, match.turn, heuristics.weights(), heuristics.ahead, 0, generator(1), values, shares)
        assert n == len(match.legal_actions)
        assert match.game.view(work.states[0], match.turn) == match.view(match.turn)
        assert np.isfinite(values[:n]).all() and ((shares[:n] >= 0) & (shares[:n] <= 1)).all()


@pytest.mark.parametrize("game", GAMES)
def test_every_term_of_an_estimate_counts(game: str) -> None:
    """A term that changes no estimate anywhere would be a name without a meaning."""
    heuristics = heuristics_of(load(game))
    silent, memory = set(heuristics.terms), np.zeros(1, heuristics.memory)
    options: dict[str, Any] = {"advanced": True} if game == "vikings" else {}
    for seed in range(12):
        match = Match(game, 2, seed=seed, **options)
        # Positions as they come about in real games, which random play never reaches.
        bots = [create("greedy:noise=2", match.game, seed=seat) for seat in range(2)]
        expected, changed = np.zeros(2), np.zeros(2)
        while not match.is_over and silent:
            state = match.state
            estimate(state, heuristics.weights(), memory, expected)
            for name in list(silent):
                estimate(state, heuristics.weights({name: heuristics.terms[name] + 1.0}), memory, changed)
                if not np.array_equal(expected, changed):
                    silent.discard(name)
            match.play(bots[match.turn].act(match, match.turn))
    assert not silent
