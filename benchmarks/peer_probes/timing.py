"""Count how often something can be done in a time. Imports nothing, so that every peer's Python can run it."""

import time
from collections.abc import Callable


def per_second(work: Callable[[], float], seconds: float) -> float:
    """Do work again and again for a time, and return how much of it was done a second; `work` returns how much it did."""
    work()
    done, begun = 0.0, time.perf_counter()
    while True:
        done += work()
        spent = time.perf_counter() - begun
        if spent >= seconds:
            return done / spent


def both_per_second(work: Callable[[], tuple[float, float]], seconds: float) -> tuple[float, float]:
    """The same for work that counts two things at once."""
    work()
    one, two, begun = 0.0, 0.0, time.perf_counter()
    while True:
        first, second = work()
        one, two = one + first, two + second
        spent = time.perf_counter() - begun
        if spent >= seconds:
            return one / spent, two / spent
