"""What a choice brings in the end: games are played on from it many times, with the same draws from each choice.

So two choices can be compared game by game: who wins, and what each source of the ledger brings.
"""

from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import create
from ..bots.heuristics import guess_hidden, heuristics_of
from ..bots.mcts import SETTINGS, roll_out
from ..bots.search import SearchBot
from ..bots.workspace import workspace
from ..engine.chance import generator
from ..engine.game import Game
from ..engine.match import Match
from ..engine.record import blank
from .review import Gain

Numbers = NDArray[np.float64]

TO_THE_END = 1_000_000
POINTS = 0  # among the ledger's currencies
MOST_GAINS = 6
SMALLEST_GAIN = 0.05


@dataclass(frozen=True)
class Mean:
    """A mean of independent values with its standard error."""

    value: float
    error: float


def mean_of(values: Numbers | list[float]) -> Mean:
    """Return the mean of values with its standard error."""
    numbers = np.asarray(values, np.float64)
    spread = float(numbers.std(ddof=1)) if len(numbers) > 1 else 1.0
    return Mean(fmean(numbers.tolist()), spread / sqrt(len(numbers)))


def search_settings(game: Game) -> Any:
    """Return the settings of the game's `search` without a network; a certain victory counts as one, with nothing left for its margin."""
    bot = create("search:1", game, seed=0)
    assert isinstance(bot, SearchBot)
    record = blank(SETTINGS)
    for name in set(SETTINGS.names or ()) - {"network"}:
        setattr(record, name, getattr(bot.settings, name))
    record.margin = 0.0
    return record


class PlayingOn:
    """Plays on to the end as rollouts of a search do. It has working space of its own: each thread needs one."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._weights = heuristics_of(game).weights()
        self._work = workspace(game)
        self._far = search_settings(game)
        self._far.depth = TO_THE_END

    def play_on(self, match: Match, seat: int, action: int, seed: int, times: int) -> tuple[Numbers, Numbers]:
        """Play on after an action, with the same draws for the same seed; return shares and ledgers of each time."""
        game, work = self.game, self._work
        shares = np.zeros(times)
        ledgers = np.zeros((times, *game.ledger(match.state).shape))
        places = np.zeros(match.players, np.int32)
        for number in range(times):
            rng = generator(seed, number)
            work.states[1] = match.state
            game.rules.resample(work.states[1], seat, rng)
            guess_hidden(work.states[1], seat, work.memory, rng)
            game.rules.apply(work.states[1], seat, action)
            roll_out(work, rng, self._weights, self._far)
            game.rules.ranking(work.states[1], places)
            shares[number] = (places[seat] == 1) / (places == 1).sum()
            ledgers[number] = game.ledger(work.states[1])
        return shares, ledgers


def gains_of(game: Game, difference: Numbers) -> tuple[Gain, ...]:
    """Return the largest differences of ledgers that are certain, by source: points alone, which all else turns into."""
    means = [(name, mean_of(difference[:, source, POINTS])) for source, name in enumerate(game.sources)]
    sure = [one for one in means if abs(one[1].value) >= max(SMALLEST_GAIN, 2 * one[1].error)]
    largest = sorted(sure, key=lambda one: -abs(one[1].value))[:MOST_GAINS]
    return tuple(Gain(source=name, amount=round(mean.value, 2), error=round(mean.error, 2)) for name, mean in largest)
