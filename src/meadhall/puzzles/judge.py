"""The judge of puzzles: strong searches with repeated seeds.

A search that is free to choose spends few tries on what looks bad, and so knows little of it. The judge gives every action
as many tries as the best one: at the root of its tree all attention goes to that one action, so its mean reward is what it
is worth for whoever has to choose, with what is hidden drawn anew in every try.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.heuristics import action_priors, heuristics_of
from ..bots.mcts import NODE, ROOT, child_of, grow, iterate
from ..bots.network_choice import NetworkChoice, NetworkSetting
from ..bots.playouts import settings_of_rollouts
from ..bots.workspace import workspace
from ..engine.chance import generator
from ..engine.game import Game
from ..engine.match import Match
from ..engine.record import blank

# At the root of a forced search: so much attention that nothing else is ever tried.
ALL_ATTENTION = 1e9
NODES = 120_000
JUDGE_STREAM = 7


class Tried(NamedTuple):
    """What a search found of an action."""

    action: int
    visits: int
    share: float


class Judge:
    """Judges the actions of a seat in a position."""

    def __init__(self, game: Game, network: NetworkSetting = 1) -> None:
        self.game = game
        self._heuristics = heuristics_of(game)
        self._weights = self._heuristics.weights()
        self._work = workspace(game)
        self._networks = NetworkChoice(game, network)
        self._nodes = np.zeros(NODES, NODE)
        self._used = np.zeros(1, np.int64)
        self._settings = settings_of_rollouts(game)
        self._settings.margin = 0.0  # a certain victory counts as one, with nothing left for its margin

    def asks_network(self, match: Match) -> bool:
        """Tell whether there is a network for tables such as this one."""
        return bool(self._networks.of_table(match.state).knows)

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
        network = self._networks.of_table(match.state)
        self._work = self._work._replace(network=network)
        self._settings.network = network.knows
        self._work.states[0] = match.state
        return self._nodes

    def prior_choice(self, match: Match, seat: int) -> int:
        """Return the action that has the highest prior."""
        legal = np.array(list(match.legal_actions_of(seat)), np.int32)
        priors = np.zeros(len(legal))
        action_priors(match.state, seat, legal, len(legal), self._work.memory, priors)
        return int(legal[int(priors.argmax())])
