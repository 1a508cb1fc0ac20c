"""Intervals against values from the literature and from tables."""

import pytest

from meadhall.arena.intervals import deciding, of_rounds, student_quantile, verdict, wilson


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


def test_the_interval_of_rounds_is_students_around_their_mean() -> None:
    # The mean is 0.6, the standard deviation 0.2, and the quantile of four degrees of freedom 2.7764.
    reach = 2.7764 * 0.2 / 5**0.5
    assert of_rounds([0.4, 0.8, 0.4, 0.8, 0.6]) == pytest.approx((0.6 - reach, 0.6 + reach), abs=1e-3)
    assert of_rounds([0.4, 0.8, 0.4, 0.8]) is None


def test_pairing_makes_the_interval_narrower_when_luck_cancels_out() -> None:
    rounds = [0.5, 0.5, 0.5, 1.0] * 10
    paired, unpaired = of_rounds(rounds), wilson(sum(rounds) * 2, 80)
    assert paired is not None
    assert paired[1] - paired[0] < 0.7 * (unpaired[1] - unpaired[0])


def test_rounds_decide_where_they_are_enough_and_not_all_alike() -> None:
    games, rounds = (0.4, 0.8), (0.55, 0.65)
    assert deciding(games, rounds, 20) == rounds
    assert deciding(games, rounds, 19) == games
    assert deciding(games, (1.0, 1.0), 50) == games
    assert deciding(games, None, 1) == games


@pytest.mark.parametrize(
    ("interval", "says"), [((0.51, 0.6), "better"), ((0.4, 0.49), "worse"), ((0.4, 0.6), "not told apart")]
)
def test_a_verdict_needs_an_interval_that_leaves_the_even_share_out(interval: tuple[float, float], says: str) -> None:
    assert verdict(0.5, interval) == says
