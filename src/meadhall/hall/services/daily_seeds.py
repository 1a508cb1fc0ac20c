"""The seed of a day, and what its table is like.

The draws of a day come from the hall's secret and the date, so nobody can know them in advance. While the day is
played the hall shows the seed's digest; when no result can come in any more it shows the seed itself, and whoever wants to
can check that it is the one of the digest, and draw the same.
"""

import hmac
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b, sha256

from ...engine.draws import SameDraws
from ...engine.errors import BadOption
from ...engine.game import Game

# Bots of the day have a budget in iterations, so that they choose the same on every machine.
LEVEL = "expert"
STRONGEST = "search:6000"
# Whoever has begun late in the day may still finish.
GRACE = timedelta(hours=12)
FEWEST_PLAYERS, MOST_PLAYERS = 2, 3


def today(now: datetime | None = None) -> str:
    """Return the day, which is the same all over the world."""
    return (now or datetime.now(UTC)).date().isoformat()


def read_day(text: str) -> date:
    """Read a day; one that does not exist is refused."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadOption(f"{text!r} is not a day. Write it as {today()}.") from None


def closes(day: str) -> datetime:
    """Return when a day's results are complete and its seed becomes public."""
    return datetime.combine(read_day(day) + timedelta(days=1), datetime.min.time(), UTC) + GRACE


def is_closed(day: str, now: datetime | None = None) -> bool:
    """Tell whether a day's seed is public."""
    return (now or datetime.now(UTC)) >= closes(day)


def seed_of(secret: str, game: str, day: str) -> str:
    """Return the seed of a game's table of a day."""
    return hmac.new(secret.encode(), f"{game}/{day}".encode(), sha256).hexdigest()


def draws_of(secret: str, game: str, day: str) -> SameDraws:
    """Return the draws of a day, called by what is public of them."""
    seed = seed_of(secret, game, day)
    return SameDraws(seed, day)


def bot_seed(seed: str, seat: int, decision: int) -> int:
    """Return the seed of a bot for one decision: so it chooses the same in the same position, also after a restart of the hall."""
    return int.from_bytes(blake2b(f"{seed}/bot/{seat}/{decision}".encode(), digest_size=7).digest(), "big")


@dataclass(frozen=True)
class Day:
    """What everybody's table of a day is like."""

    players: int
    seat: int  # of the person
    level: str = LEVEL

    @classmethod
    def of(cls, game: Game, day: str) -> "Day":
        """Return what a game's table of a day is like: by turns with two and three players, and from every seat."""
        number = read_day(day).toordinal()
        numbers = [n for n in game.players if FEWEST_PLAYERS <= n <= MOST_PLAYERS] or [game.players[0]]
        players = numbers[number % len(numbers)]
        return cls(players, number // len(numbers) % players)
