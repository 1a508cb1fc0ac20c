"""How fast somebody may ask, a bucket of tokens for each guest and each address, and how many WebSockets they may have open."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from .errors import HallError
from .settings import Limits, Rate

# So many buckets are kept before the full ones are thrown away, now and then.
MANY, NOW_AND_THEN = 10_000, 1.0
# Whoever has an IPv6 address has all of its network.
HOUSEHOLD = 64


class Buckets:
    """A bucket for each name; a full one is as good as none."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self._left: dict[str, tuple[float, float]] = {}  # tokens, and when they were counted
        self._looked = clock()  # for full ones

    def take(self, name: str) -> None:
        """Take a token, or refuse."""
        if not self.has_one(name):
            raise HallError("too-fast")

    def has_one(self, name: str) -> bool:
        """Take a token if there is one, and tell whether there was."""
        now = self.clock()
        tokens, counted = self._left.get(name, (float(self.rate.burst), now))
        tokens = min(self.rate.burst, tokens + (now - counted) * self.rate.per_second)
        if tokens < 1:
            return False
        if len(self._left) > MANY and now - self._looked > NOW_AND_THEN:
            self._forget_full(now)
        self._left[name] = (tokens - 1, now)
        return True

    def _forget_full(self, now: float) -> None:
        self._looked = now
        self._left = {
            name: (tokens, counted)
            for name, (tokens, counted) in self._left.items()
            if tokens + (now - counted) * self.rate.per_second < self.rate.burst
        }


class Patience:
    """Counts how often somebody is told “too fast”, and ends with who does not listen."""

    def __init__(self, rate: Rate, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self.clock = clock
        self._refusals = Buckets(rate, clock)
        self._out: dict[str, float] = {}  # until when

    def ends_with(self, name: str) -> bool:
        """Count a refusal; tell whether it was one too many."""
        if self._refusals.has_one(name):
            return False
        now = self.clock()
        if len(self._out) > MANY:
            self._out = {name: until for name, until in self._out.items() if until > now}
        self._out[name] = now + self.seconds
        return True

    def is_out(self, name: str) -> bool:
        """Tell whether somebody was cut off a short time ago."""
        return self._out.get(name, 0.0) > self.clock()


class Connections:
    """Counts open connections, and refuses too many."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._open: Counter[str] = Counter()
        self.total = 0

    @contextmanager
    def one_more(self, guest: str | None, address: str) -> Iterator[None]:
        """Count a connection while the block runs."""
        names = [f"address {address}", *([f"guest {guest}"] if guest else [])]
        most = (self.limits.connections_of_address, self.limits.connections)
        if any(self._open[name] >= limit for name, limit in zip(names, most, strict=False)):
            raise HallError("too-many-connections")
        self._open.update(names)
        self.total += 1
        try:
            yield
        finally:
            self.total -= 1
            self._open.subtract(names)
            for name in names:
                if not self._open[name]:
                    del self._open[name]


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Return the name under which an address is counted: of IPv6, the network that one household has."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address) or ip.is_loopback:
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ip_network((ip.packed, HOUSEHOLD), strict=False))
