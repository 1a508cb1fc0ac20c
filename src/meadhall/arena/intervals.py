"""Intervals: how far a share or a mean may lie from what was seen."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Literal

Interval = tuple[float, float]
Verdict = Literal["better", "worse", "not told apart"]

CONFIDENCE = 0.95
# With fewer rounds their spread says next to nothing.
FEWEST_ROUNDS = 5
# Rounds from which on their interval decides alone; with fewer their spread is itself too uncertain to gain by it.
ENOUGH_ROUNDS = 20


def normal_quantile(confidence: float = CONFIDENCE) -> float:
    """Return how many standard errors reach to either side."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def student_quantile(freedom: int, confidence: float = CONFIDENCE) -> float:
    """Return the same for a standard error that was itself estimated (Student's t, by its expansion in 1/freedom)."""
    z = normal_quantile(confidence)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )


def wilson(successes: float, trials: int, confidence: float = CONFIDENCE) -> Interval:
    """Return Wilson's interval for a share; shared victories make successes that are not whole."""
    if trials == 0:
        return 0.0, 1.0
    return _wilson(successes / trials, trials, normal_quantile(confidence))


def _wilson(share: float, trials: float, z: float) -> Interval:
    centre = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    reach = z / (1 + z * z / trials) * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def standard_error(values: Sequence[float]) -> float | None:
    """Return the standard error of the mean of independent values, None where it cannot be told."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else None


def of_rounds(shares: Sequence[float], confidence: float = CONFIDENCE) -> Interval | None:
    """Return the interval for a share from its values in each round, None where these cannot tell.

    Games of a round share chance and are not independent; rounds are. Their spread says how many independent games
    would know as much, and Wilson's interval is that of so many. Student's, mean ± t standard errors, would be too
    sure of itself near 0 and 1: where nearly all is won the spread is small by luck exactly when the mean is too high.
    """
    error = standard_error(shares)
    if not error or len(shares) < FEWEST_ROUNDS:
        return None
    share = fmean(shares)
    return _wilson(share, share * (1 - share) / error**2, student_quantile(len(shares) - 1, confidence))


def deciding(games: Interval, rounds: Interval | None, number: int) -> Interval:
    """Return the interval to judge by: that of the rounds where they are enough, else never a narrower one than that of the games."""
    if rounds is None:
        return games
    if number >= ENOUGH_ROUNDS:
        return rounds
    return min(games[0], rounds[0]), max(games[1], rounds[1])


def verdict(even: float, interval: Interval) -> Verdict:
    """Say whether a share differs from an even one."""
    low, high = interval
    if low > even:
        return "better"
    return "worse" if high < even else "not told apart"
