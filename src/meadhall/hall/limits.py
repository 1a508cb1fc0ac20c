"""How fast somebody may ask: a bucket of tokens for each guest and each address."""

import time
from collections.abc import Callable

from .errors import HallError
from .settings import Rate

# So many buckets are kept before the full ones are thrown away.
MANY = 10_000


class Buckets:
    """A bucket for each name; a full one is as good as none."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self._left: dict[str, tuple[float, float]] = {}  # tokens, and when they were counted

    def take(self, name: str) -> None:
        """Take a token, or refuse."""
        now = self.clock()
        tokens, counted = self._left.get(name, (float(self.rate.burst), now))
        tokens = min(self.rate.burst, tokens + (now - counted) * self.rate.per_second)
        if tokens < 1:
            raise HallError("too-fast")
        if len(self._left) > MANY:
            self._forget_full(now)
        self._left[name] = (tokens - 1, now)

    def _forget_full(self, now: float) -> None:
        self._left = {
            name: (tokens, counted)
            for name, (tokens, counted) in self._left.items()
            if tokens + (now - counted) * self.rate.per_second < self.rate.burst
        }
