"""A plan: which bots meet at which game, how often, and from which seed.

A round is one draw of chance. It is played by every combination of the bots that fits the table, each in every rotation
of its seats, so that luck with the draws and with the seats falls on all alike.
"""

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from itertools import combinations
from math import ceil, comb
from typing import Any

from .. import __version__
from ..bots import create
from ..engine.compiled import source_hash
from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.registry import load

MOST_GAMES = 10**7
LONGEST_NAME = 200

# Seeds fill the generator's 64-bit words.
LARGEST_SEED = 2**63 - 1


@dataclass(frozen=True)
class Plan:
    """What is to be played. A bad one is refused when it is made.

    With fewer bots than seats the last one sits on all that are left; with more, all combinations meet.
    The number of games is rounded up to whole rounds: `asked` keeps what was asked for.
    """

    game: str
    bots: tuple[str, ...]
    players: int = 2
    games: int = 100
    seed: int = field(default_factory=lambda: secrets.randbits(32))
    options: Mapping[str, Any] = field(default_factory=dict)
    adjusted: bool = False  # whether each game's luck is told, too
    asked: int = field(init=False)

    def __post_init__(self) -> None:
        self.the_game.check_players(self.players)
        if not 1 <= self.games <= MOST_GAMES:
            raise BadOption(f"The number of games must be from 1 to {MOST_GAMES}, not {self.games}.")
        if not 0 <= self.seed <= LARGEST_SEED:
            raise BadOption(f"The seed must be from 0 to {LARGEST_SEED}, not {self.seed}.")
        bots = tuple(bot.strip() for bot in self.bots)
        self._check_bots(bots)
        # A frozen dataclass is completed once, here.
        object.__setattr__(self, "bots", bots)
        object.__setattr__(self, "options", self.the_game.read_options(self.options))
        object.__setattr__(self, "asked", self.games)
        object.__setattr__(self, "games", self.rounds * len(self.seatings))

    def _check_bots(self, bots: tuple[str, ...]) -> None:
        if not bots or not all(bots):
            raise BadOption("Name at least one bot, and separate several by commas: greedy,random.")
        for bot in bots:
            if len(bot) > LONGEST_NAME:
                raise BadOption(f"A bot's name has at most {LONGEST_NAME} characters: {bot[:40]!r}… has {len(bot)}.")
            create(bot, self.the_game, seed=0)
        if len(bots) > self.players:
            twice = next((bot for bot in bots if bots.count(bot) > 1), None)
            if twice is not None:
                raise BadOption(f"Bot {twice!r} is named twice, though {self.players} seats do not hold all bots.")
            if comb(len(bots), self.players) * self.players > MOST_GAMES:
                raise BadOption(f"{len(bots)} bots at {self.players} seats make more than {MOST_GAMES} games a round.")

    @property
    def the_game(self) -> Game:
        """The game itself."""
        return load(self.game)

    @cached_property
    def contestants(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        """The games of a round: for each the bots by seat. Rotations that look alike are played once."""
        missing = self.players - len(self.bots)
        line_ups = combinations((*self.bots, *self.bots[-1:] * missing), self.players)
        return list(dict.fromkeys(turned for line_up in line_ups for turned in _rotations(line_up)))

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return ceil(self.games / len(self.seatings))

    def round_of(self, index: int) -> int:
        """Return the round that a game belongs to, from 0."""
        return index // len(self.seatings)

    def seats_of(self, index: int) -> tuple[str, ...]:
        """Return the bots of a game by seat."""
        return self.seatings[index % len(self.seatings)]

    def chance_seed(self, index: int) -> int:
        """Return the seed of a game's chance, which all games of a round share."""
        return self._derived("chance", self.round_of(index))

    def bot_seed(self, index: int, seat: int) -> int:
        """Return the seed of the bot at a seat, its own in every game."""
        return self._derived("bot", index, seat)

    def _derived(self, *parts: object) -> int:
        text = "/".join(str(part) for part in (self.seed, *parts))
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") & LARGEST_SEED

    @cached_property
    def identity(self) -> dict[str, Any]:
        """What must agree for games to belong to one run. The number of games may grow from one run to the next."""
        identity = {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "rules": self.the_game.version_under(self.options),
            "version": __version__,
            "code": source_hash(self.the_game.code),
            **({"adjusted": True} if self.adjusted else {}),
        }
        # As it reads back from a file: lists for tuples.
        read_back: dict[str, Any] = json.loads(json.dumps(identity))
        return read_back


def _rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [line_up[-turned:] + line_up[:-turned] for turned in range(len(line_up))]
