"""The same draws for all: chance that two tables share as far as what is drawn allows it.

A stream of numbers would bring the same luck only as long as both tables draw the same things in the same order: one
card drawn more, and everything after it is another game. So a draw depends on what is drawn and on how many of that kind
were drawn before (`Game.draw_kind`), and on nothing else. Every possible outcome runs a race: its time is drawn from the
seed, the kind, the number and the outcome's text, and is the shorter on average the more often the outcome is in the
pile. The first one comes. That is as fair as drawing from the pile (the first of exponential times with rates w is
outcome i with probability w_i / Σ w), and where the piles of two tables differ a little, the same outcome mostly wins.
"""

from collections.abc import Mapping
from hashlib import blake2b, sha256
from math import log

# Bits of the digest that a time is made of, as many as a float holds.
BITS = 53


class SameDraws:
    """Draws from a seed; who has the seed can draw the same. The digest commits to it and gives nothing away."""

    def __init__(self, seed: str, name: str = "") -> None:
        self.seed = seed
        self.name = name  # under which it is told, such as a date

    @property
    def digest(self) -> str:
        """What can be shown of the seed while it is secret."""
        return sha256(self.seed.encode()).hexdigest()

    def choose(self, kind: str, number: int, outcomes: Mapping[str, int]) -> str:
        """Return one of the outcomes, given as texts with their weights, for a draw of a kind."""
        return min(outcomes, key=lambda outcome: (self._time(kind, number, outcome) / outcomes[outcome], outcome))

    def _time(self, kind: str, number: int, outcome: str) -> float:
        text = f"{self.seed}/{kind}/{number}/{outcome}"
        digest = int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> (64 - BITS)
        return -log((digest + 1) / (1 << BITS))
