"""The judge of puzzles: strong searches with repeated seeds, and games played on to their end.

A search that is free to choose spends few tries on what looks bad, and so knows little of it. The judge gives every action
as many tries as the best one: at the root of its tree all attention goes to that one action, so its mean reward is what it
is worth for whoever has to choose, with what is hidden drawn anew in every try.
"""

from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots import create
from ..bots.heuristics import action_priors, guess_hidden, heuristics_of
from ..bots.mcts import NODE, ROOT, SETTINGS, child_of, grow, iterate, roll_out
from ..bots.search import SearchBot
from ..bots.workspace import workspace
from ..engine.chance import generator
from ..engine.game import Game
from ..engine.match import Match
from ..engine.record import blank

# At the root of a forced search: so much attention that nothing else is ever tried.
ALL_ATTENTION = 1e9
TO_THE_END = 1_000_000
NODES = 120_000
JUDGE_STREAM = 7


@dataclass(frozen=True)
class Mean:
    """A mean of independent values with its standard error."""

    value: float
    error: float


class Tried(NamedTuple):
    """What a search found of an action."""

    action: int
    visits: int
    share: float


def mean_of(values: "NDArray[np.float64] | list[float]") -> Mean:
    """Return the mean of values with its standard error."""
    numbers = np.asarray(values, np.float64)
    spread = float(numbers.std(ddof=1)) if len(numbers) > 1 else 1.0
    return Mean(fmean(numbers.tolist()), spread / sqrt(len(numbers)))


class Judge:
    """Judges the actions of a seat in a position."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._heuristics = heuristics_of(game)
        self._weights = self._heuristics.weights()
        self._work = workspace(game)
        self._nodes = np.zeros(NODES, NODE)
        self._used = np.zeros(1, np.int64)
        self._settings = _settings_of(game)
        self._far = self._settings.copy()
        self._far.depth = TO_THE_END

    def share(self, match: Match, seat: int, action: int, seed: int, iterations: int) -> float:
        """Return the share of the victory that a search of one action alone expects."""
        nodes, used = self._begin(match), self._used
        for other in match.legal_actions_of(seat):
            grow(nodes, used, ROOT, seat, other, ALL_ATTENTION if other == action else 0.0)
        rng, node = generator(seed, JUDGE_STREAM), nodes[child_of(nodes, ROOT, seat, action)]
        # The first half finds out how to go on from there; the second half counts.
        half = iterations // 2
        iterate(nodes, used, self._work, seat, self._weights, self._settings, rng, half)
        total = float(node.total)
        iterate(nodes, used, self._work, seat, self._weights, self._settings, rng, iterations - half)
        return (float(node.total) - total) / (iterations - half)

    def search(self, match: Match, seat: int, seed: int, iterations: int) -> list[Tried]:
        """Search freely, and return what was tried, the most tried first."""
        nodes = self._begin(match)
        iterate(nodes, self._used, self._work, seat, self._weights, self._settings, generator(seed), iterations)
        children = [(int(action), child_of(nodes, ROOT, seat, action)) for action in match.legal_actions_of(seat)]
        tried = [
            Tried(action, int(nodes[child].visits), float(nodes[child].total) / int(nodes[child].visits))
            for action, child in children
            if child and nodes[child].visits
        ]
        return sorted(tried, key=lambda each: (-each.visits, -each.share))

    def _begin(self, match: Match) -> NDArray[np.void]:
        self._nodes[ROOT] = blank(NODE)
        self._used[0] = 1
        self._work.states[0] = match.state
        return self._nodes

    def prior_choice(self, match: Match, seat: int) -> int:
        """Return the action that has the highest prior."""
        legal = np.array(list(match.legal_actions_of(seat)), np.int32)
        priors = np.zeros(len(legal))
        action_priors(match.state, seat, legal, len(legal), self._work.memory, priors)
        return int(legal[int(priors.argmax())])

    def play_on(
        self, match: Match, seat: int, action: int, seed: int, times: int
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Play on to the end after an action, with the same draws for the same seed; return shares and ledgers of each time."""
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


def _settings_of(game: Game) -> Any:
    """Return the settings of the game's `search`; a certain victory counts as one, with nothing left for its margin."""
    bot = create("search:1", game, seed=0)
    assert isinstance(bot, SearchBot)
    record = blank(SETTINGS)
    for name in SETTINGS.names or ():
        setattr(record, name, getattr(bot.settings, name))
    record.margin = 0.0
    return record
