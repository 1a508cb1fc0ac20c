"""Better bots win. The seeds are fixed, so that these games always go the same way."""

import pytest

from meadhall import Match
from meadhall.bots import create

from .positions import GAMES


def victories(game: str, ours: str, theirs: str, rounds: int) -> float:
    """Return the share of two-player games that a bot wins against another, with both at each seat."""
    won = 0.0
    for seed in range(rounds):
        for seat in range(2):
            match = Match(game, 2, seed=seed)
            bots = [create(ours if other == seat else theirs, match.game, seed=10 * seed + other) for other in range(2)]
            while not match.is_over:
                match.play(bots[match.turn].act(match, match.turn))
            won += (match.ranking[seat] == 1) / match.ranking.count(1)
    return won / (2 * rounds)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    assert victories(game, "greedy", "random", rounds=5) >= 0.9


@pytest.mark.parametrize("game", GAMES)
def test_an_easy_bot_plays_better_than_at_random_and_worse_than_a_medium_one(game: str) -> None:
    assert victories(game, "easy", "random", rounds=5) >= 0.9
    assert victories(game, "medium", "easy", rounds=5) >= 0.6


def test_search_beats_greedy() -> None:
    assert victories("vikings", "hard", "medium", rounds=4) >= 0.7


@pytest.mark.parametrize("game", GAMES)
def test_an_easy_bot_has_the_points_of_a_beginner(game: str) -> None:
    """Of somebody who has understood the game but overlooks much: clearly behind greedy, not out of sight."""
    totals = {"easy": 0, "greedy": 0}
    for seed in range(4):
        for seats in (("easy", "greedy"), ("greedy", "easy")):
            match = Match(game, 2, seed=seed)
            bots = [create(kind, match.game, seed=10 * seed + seat) for seat, kind in enumerate(seats)]
            while not match.is_over:
                match.play(bots[match.turn].act(match, match.turn))
            for kind, points in zip(seats, match.points, strict=True):
                totals[kind] += points
    assert 0.25 <= totals["easy"] / totals["greedy"] <= 0.9
