"""Results less luck: nothing is added to them, they are told from fewer games, and looking often does not mislead."""

from random import Random

import pytest

from meadhall.arena import Plan, run
from meadhall.arena.adjusting import adjusted, always_valid, less_luck
from meadhall.arena.game_runner import Played
from meadhall.arena.intervals import verdict


def rounds(rng: Random, number: int, mean: float, explained: float) -> tuple[list[float], list[float]]:
    """Make shares of rounds of which luck explains a part; luck counts a third of what it should."""
    luck = [rng.gauss(0, 0.1) for _ in range(number)]
    left = (1 / explained - 1) ** 0.5
    return [mean + 3 * (one + left * rng.gauss(0, 0.1)) / 10 for one in luck], [one / 3 for one in luck]


def test_what_luck_explains_makes_the_interval_narrower() -> None:
    shares, luck = rounds(Random(1), 400, 0.55, explained=0.8)
    told = adjusted(shares, luck, 0.5)
    assert told is not None
    assert told.factor == pytest.approx(5, rel=0.35) and told.verdict == "better"
    assert told.interval[0] < 0.55 < told.interval[1]


def test_luck_that_explains_nothing_changes_nothing_on_average() -> None:
    rng, means = Random(2), []
    for _ in range(200):
        shares, _ = rounds(rng, 30, 0.5, explained=0.5)
        _, other = rounds(rng, 30, 0.5, explained=0.5)
        means.append(sum(less_luck(shares, other)) / 30 - sum(shares) / 30)
    assert abs(sum(means) / 200) < 0.002
    assert adjusted(shares[:10], other[:10], 0.5) is None


def test_who_looks_after_every_round_is_misled_no_more_often_than_said() -> None:
    rng, misled = Random(3), 0
    for _ in range(200):
        values = [rng.random() for _ in range(400)]
        seen = (always_valid(values[:n]) for n in range(20, 401, 5))
        misled += any(interval is not None and verdict(0.5, interval) != "not told apart" for interval in seen)
    assert misled <= 16  # one in twenty at most, and what 200 trials can be off
    assert always_valid([0.5] * 10) is None


def test_games_tell_their_luck_and_end_when_it_is_decided() -> None:
    plan = Plan("vikings", ("greedy", "random"), games=400, seed=4, adjusted=True)
    games: list[Played] = []
    result = run(plan, on_game=games.append, until_decided=True)
    assert 40 <= result.games < 400
    assert all(played.luck is not None and len(played.luck) == 2 for played in games)
    assert result.bots[0].win_share.verdict == "better"
    plain = run(Plan("vikings", ("greedy", "random"), games=4, seed=4))
    again = run(Plan("vikings", ("greedy", "random"), games=4, seed=4, adjusted=True))
    assert plain.digest == again.digest, "the games are the same, whether luck is told or not"
    assert plain.bots[0].win_share.adjusted is None


def test_both_results_agree_where_there_are_many_games() -> None:
    told = run(Plan("vikings", ("greedy", "greedy:noise=1"), games=120, seed=6, adjusted=True)).bots[0].win_share
    assert told.adjusted is not None
    assert told.adjusted.interval[0] < told.value < told.adjusted.interval[1]
