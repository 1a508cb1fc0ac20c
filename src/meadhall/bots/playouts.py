"""Games played on to their end after one action or another: what each brings, source by source of the ledger.

What a seat cannot know is drawn anew for every game, and both actions are followed by the same draws. So what is found
depends on what the seat knows, and differences are told from fewer games.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from threading import Event
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.chance import generator
from ..engine.game import Game
from ..engine.match import Match
from .heuristics import heuristics_of
from .interface import Thoughts
from .mcts import play_to_the_end
from .registry import create
from .search import SearchBot, settings_record
from .workspace import workspace

TO_THE_END = 1_000_000
POINTS = 0  # among the ledger's currencies
# What a source brings is told where it is as much, and as many of its standard errors away from nothing.
SMALLEST_GAIN, SURE = 0.05, 2.0
# Two actions are compared by so many games from each, within so much time of computing.
TIMES, FEWEST, MOST_SECONDS = 400, 20, 1.0
SEED = 1


@dataclass(frozen=True)
class Mean:
    """A mean of independent values with its standard error."""

    value: float
    error: float


@dataclass(frozen=True)
class Gain:
    """Points that a source of the ledger brings more, on average."""

    source: str
    amount: float
    error: float

    @property
    def is_certain(self) -> bool:
        """Whether it is large enough to be told, and no accident of the games that were played on."""
        return abs(self.amount) >= SMALLEST_GAIN and abs(self.amount) > SURE * self.error


@dataclass(frozen=True)
class Share(Gain):
    """What a source brings from now to the end after an action, and after the other."""

    brings: float
    other: float


@dataclass(frozen=True)
class Played:
    """How games ended that were played on after an action."""

    shares: NDArray[np.float64]  # of the victory, for whoever chose
    ledgers: NDArray[np.float64]  # by game, seat, source and currency

    def points(self, seat: int) -> NDArray[np.float64]:
        """Return a seat's points in each game."""
        points: NDArray[np.float64] = self.ledgers[:, seat, :, POINTS].sum(axis=1)
        return points


@dataclass(frozen=True)
class Comparison:
    """An action beside another."""

    times: int  # games played on from each
    share: Mean  # of the victory, that the action wins more
    brings: float  # points from now to the end after the action
    other_brings: float  # and after the other
    points: Mean  # the difference of the two
    own: tuple[Share, ...]  # where they come from, in the order of the ledger
    others: tuple[Gain, ...]  # what the action brings the others more, all together


class Playouts:
    """Plays games on from a position. It has working space of its own: each thread needs one."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._work = workspace(game)
        self._weights = heuristics_of(game).weights()
        self._settings = settings_of_rollouts(game)
        self._settings.depth = TO_THE_END

    def after(self, match: Match, seat: int, action: int, seed: int, numbers: Sequence[int]) -> Played:
        """Play on to the end after an action, once for each number; the same seed and number bring the same draws."""
        game, work, first = self.game, self._work, match.state
        shares = np.zeros(len(numbers))
        ledgers = np.zeros((len(numbers), *game.ledger(first).shape))
        places = np.zeros(match.players, np.int32)
        for i, number in enumerate(numbers):
            work.states[1] = first
            play_to_the_end(work, seat, action, self._weights, self._settings, generator(seed, number))
            game.rules.ranking(work.states[1], places)
            shares[i] = (places[seat] == 1) / (places == 1).sum()
            ledgers[i] = game.ledger(work.states[1])
        return Played(shares, ledgers)

    def compare(
        self, match: Match, seat: int, action: int, other: int, seed: int, most: int, stop: Event | None = None
    ) -> Comparison | None:
        """Compare two actions by so many games from each; by fewer when stopped or out of time, and by hardly any not at all."""
        begun = time.thread_time()
        pairs: list[tuple[Played, Played]] = []
        for number in range(most):
            if (stop is not None and stop.is_set()) or time.thread_time() - begun > MOST_SECONDS:
                break
            pairs.append(
                (self.after(match, seat, action, seed, [number]), self.after(match, seat, other, seed, [number]))
            )
        if len(pairs) < FEWEST:
            return None
        one, two = (
            Played(np.concatenate([game.shares for game in games]), np.concatenate([game.ledgers for game in games]))
            for games in zip(*pairs, strict=True)
        )
        return compared(match, seat, one, two)


def compare_best(match: Match, seat: int, thoughts: Thoughts, stop: Event | None = None) -> Comparison | None:
    """Compare the best action that a search has found with the next best one."""
    tried = [thought.action for thought in thoughts.options if thought.visits]
    if len(tried) < 2:
        return None
    return Playouts(match.game).compare(match, seat, tried[0], tried[1], SEED, TIMES, stop)


def compared(match: Match, seat: int, one: Played, two: Played) -> Comparison:
    """Compare the games that were played on from a match after two actions, with the same draws."""
    sources = match.game.sources
    difference = (one.ledgers - two.ledgers)[..., POINTS]
    now = match.game.ledger(match.state)[seat, :, POINTS]
    brings, other = (played.ledgers[:, seat, :, POINTS].mean(axis=0) - now for played in (one, two))
    own = [
        Share(name, *_parts(difference[:, seat, i]), float(brings[i]), float(other[i]))
        for i, name in enumerate(sources)
    ]
    others = np.delete(difference, seat, axis=1).sum(axis=1)
    return Comparison(
        times=len(one.shares),
        share=mean_of(one.shares - two.shares),
        brings=float(brings.sum()),
        other_brings=float(other.sum()),
        points=mean_of(one.points(seat) - two.points(seat)),
        own=tuple(share for share in own if max(abs(share.brings), abs(share.other)) >= SMALLEST_GAIN),
        others=tuple(Gain(name, *_parts(others[:, i])) for i, name in enumerate(sources)),
    )


def certain(gains: Sequence[Gain]) -> list[Gain]:
    """Return the gains that can be told of, the largest first."""
    return sorted((gain for gain in gains if gain.is_certain), key=lambda gain: -abs(gain.amount))


def _parts(values: NDArray[np.float64]) -> tuple[float, float]:
    mean = mean_of(values)
    return mean.value, mean.error


def mean_of(values: "NDArray[np.float64] | list[float]") -> Mean:
    """Return the mean of values with its standard error."""
    numbers = np.asarray(values, np.float64)
    spread = float(numbers.std(ddof=1)) if len(numbers) > 1 else 1.0
    return Mean(fmean(numbers.tolist()), spread / sqrt(len(numbers)))


def settings_of_rollouts(game: Game) -> Any:
    """Return the settings of the game's `search` without what was learned: rollouts are judged where they end."""
    bot = create("search:1:network=0", game, seed=0)
    assert isinstance(bot, SearchBot)
    return settings_record(bot.settings)
