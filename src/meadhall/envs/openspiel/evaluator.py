"""Random playouts for OpenSpiel's searches, in compiled code: hundreds of times as many as through its states."""

import secrets

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms import mcts

from ...engine.chance import generator
from ...engine.contract import OVER
from .compiled_calls import add_shares
from .games import MeadhallState


class PlayoutEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """Judges a state by random playouts, as OpenSpiel's own `RandomRolloutEvaluator` does."""

    def __init__(self, n_rollouts: int = 1, seed: int | None = None) -> None:
        self.n_rollouts = n_rollouts
        self._rng = generator(secrets.randbits(64) if seed is None else seed)

    def evaluate(self, state: MeadhallState) -> NDArray[np.float64]:
        """Return each player's mean share of the victory."""
        position = state.position
        states = np.empty(2, position.game.state_type)
        states[0] = position.states[0]
        longest = max(position.game.most_legal, position.game.most_outcomes)
        ids, weights = np.empty(longest, np.int32), np.empty(longest, np.int32)
        shares = np.zeros(state.num_players())
        add_shares(states, self.n_rollouts, self._rng, ids, weights, shares)
        return shares / self.n_rollouts

    def prior(self, state: MeadhallState) -> list[tuple[int, float]]:
        """Return every action as equally likely."""
        position = state.position
        if position.turn == OVER:
            return []
        if state.is_chance_node():
            return state.chance_outcomes()
        return [(action, 1.0 / len(position.ids)) for action in position.ids]
