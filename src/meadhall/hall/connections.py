"""How many WebSockets a guest and an address have open."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from .errors import HallError
from .settings import Limits


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
