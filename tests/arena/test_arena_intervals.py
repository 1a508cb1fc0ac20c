"""Intervals against values from the literature and from tables."""

from itertools import product
from math import comb

import pytest

from meadhall.arena.intervals import Interval, deciding, of_rounds, student_quantile, verdict, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0)],
)
def test_wilsons_interval_has_the_published_values(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_without_games_a_share_can_be_anything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "value"), [(4, 2.7764), (9, 2.2622), (29, 2.0452), (99, 1.9842)])
def test_students_quantile_is_that_of_the_tables(freedom: int, value: float) -> None:
    assert student_quantile(freedom) == pytest.approx(value, abs=2e-3)


def test_the_interval_of_rounds_is_wilsons_for_as_many_games_as_their_spread_is_worth() -> None:
    # Rounds whose two games always end alike are worth one game each, but for the one that their mean costs.
    alike = [1.0] * 30 + [0.0] * 20
    z, trials = student_quantile(49), 49
    centre, reach = (0.6 + z**2 / (2 * trials)), z * (0.24 / trials + z**2 / (4 * trials**2)) ** 0.5
    low, high = ((centre - reach) / (1 + z**2 / trials), (centre + reach) / (1 + z**2 / trials))
    assert of_rounds(alike) == pytest.approx((low, high))


def test_rounds_that_are_few_or_all_alike_cannot_tell() -> None:
    assert of_rounds([0.4, 0.8, 0.4, 0.8]) is None
    assert of_rounds([0.5] * 50) is None and of_rounds([1.0] * 50) is None


def intervals(number: int) -> dict[tuple[int, int], Interval]:
    """Return the interval to judge by, by how many of the rounds of two games brought one victory and how many two."""
    return {
        (ones, twos): deciding(
            wilson(ones + 2 * twos, 2 * number),
            of_rounds([0.5] * ones + [1.0] * twos + [0.0] * (number - ones - twos)),
            number,
        )
        for ones in range(number + 1)
        for twos in range(number + 1 - ones)
    }


@pytest.mark.parametrize("number", [10, 20, 50])
def test_the_truth_lies_beyond_either_end_about_as_seldom_as_it_should(number: int) -> None:
    """All results of so many rounds of two games, each as likely as it is: 2.5 % at either end are meant."""
    found = intervals(number)
    for share, tie in product((0.5, 0.6, 0.75, 0.9, 0.95), (0.0, 0.3, -0.3)):
        both = max(share**2 + tie * share * (1 - share), 2 * share - 1)
        chances = (1 + both - 2 * share, 2 * (share - both), both)
        below = above = 0.0
        for (ones, twos), (low, high) in found.items():
            ways = comb(number, ones) * comb(number - ones, twos)
            likely = ways * chances[0] ** (number - ones - twos) * chances[1] ** ones * chances[2] ** twos
            below += likely * (share < low)
            above += likely * (share > high)
        assert max(below, above) < 0.055, (share, tie)


def test_pairing_makes_the_interval_narrower_when_luck_cancels_out() -> None:
    rounds = [0.5, 0.5, 0.5, 1.0] * 10
    paired, unpaired = of_rounds(rounds), wilson(sum(rounds) * 2, 80)
    assert paired is not None
    assert paired[1] - paired[0] < 0.7 * (unpaired[1] - unpaired[0])


def test_rounds_decide_where_they_are_enough_and_few_make_nothing_surer() -> None:
    games, rounds = (0.4, 0.8), (0.55, 0.85)
    assert deciding(games, rounds, 20) == rounds
    assert deciding(games, rounds, 19) == (0.4, 0.85)
    assert deciding(games, None, 50) == games


@pytest.mark.parametrize(
    ("interval", "says"), [((0.51, 0.6), "better"), ((0.4, 0.49), "worse"), ((0.4, 0.6), "not told apart")]
)
def test_a_verdict_needs_an_interval_that_leaves_the_even_share_out(interval: tuple[float, float], says: str) -> None:
    assert verdict(0.5, interval) == says
