"""Results less luck: what the draws brought is subtracted as a control variate, and games are played until it is decided.

Luck has the expectation 0 whatever the judge says (docs/review.md), so any multiple of it can be subtracted without a bias.
The best multiple is estimated from the rounds; each half of them uses what the other half says, so that no round has a say in
its own multiple.
"""

from collections.abc import Sequence
from math import log, sqrt
from statistics import fmean, stdev, variance

from pydantic import BaseModel, ConfigDict

from .intervals import CONFIDENCE, ENOUGH_ROUNDS, Interval, Verdict, standard_error, student_quantile, verdict

# The interval that holds at every moment is narrowest after about so many rounds.
NARROWEST_AT = 100


class Adjusted(BaseModel):
    """A share of the victory less luck."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    value: float
    interval: Interval
    verdict: Verdict
    factor: float  # so many times as many games would say as much without it
    luck: float  # the mean luck, which is 0 on average


def adjusted(shares: Sequence[float], luck: Sequence[float], even: float) -> Adjusted | None:
    """Adjust shares of rounds by the luck in each; None where there are too few rounds."""
    if len(shares) < ENOUGH_ROUNDS:
        return None
    values = less_luck(shares, luck)
    error, before = standard_error(values), standard_error(shares)
    if not error or not before:
        return None
    value = fmean(values)
    reach = student_quantile(len(values) - 1) * error
    interval = (round(value - reach, 6), round(value + reach, 6))
    return Adjusted(
        value=round(value, 6),
        interval=interval,
        verdict=verdict(even, interval),
        factor=round((before / error) ** 2, 3),
        luck=round(fmean(luck), 6),
    )


def less_luck(shares: Sequence[float], luck: Sequence[float]) -> list[float]:
    """Subtract from each share the best multiple of its luck, as the other half of the rounds says."""
    halves = [range(start, len(shares), 2) for start in (0, 1)]
    multiples = [_multiple([shares[i] for i in half], [luck[i] for i in half]) for half in halves]
    return [share - multiples[1 - number % 2] * luck[number] for number, share in enumerate(shares)]


def _multiple(shares: Sequence[float], luck: Sequence[float]) -> float:
    """Return the multiple of luck that explains most of the shares."""
    spread = variance(luck) if len(luck) > 1 else 0.0
    if not spread:
        return 0.0
    mean, typical = fmean(shares), fmean(luck)
    together = sum((share - mean) * (one - typical) for share, one in zip(shares, luck, strict=True))
    return together / (len(luck) - 1) / spread


def always_valid(values: Sequence[float], confidence: float = CONFIDENCE) -> Interval | None:
    """Return an interval that may be looked at after every round: the odds that it ever misses are those of one look.

    It is the asymptotic confidence sequence of Robbins' mixture (Waudby-Smith and others, 2024).
    """
    n = len(values)
    if n < ENOUGH_ROUNDS:
        return None
    # Rounds that are all alike do not say that the next one will be: as if one had been lost and one won besides.
    spread = stdev([*values, 0.0, 1.0])
    alpha = 1 - confidence
    # The mixture's width that is best after the number of rounds above.
    rho = (-2 * log(alpha) + log(-2 * log(alpha)) + 1) / NARROWEST_AT
    grown = n * rho + 1
    reach = spread * sqrt(2 * grown / (n * n * rho) * log(sqrt(grown) / alpha))
    return fmean(values) - reach, fmean(values) + reach
