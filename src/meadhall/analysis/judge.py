"""The judge of a review: one value of a state, the same throughout."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ..bots.heuristics import heuristics_of
from ..bots.network_choice import NetworkChoice, NetworkSetting
from ..bots.state_value import States, imagine_hidden, try_actions, try_draws, value_states
from ..bots.workspace import workspace
from ..engine.chance import Generator, generator
from ..engine.compiling import compile_here
from ..engine.game import Game
from ..engine.match import Match
from ..engine.record import State, state_array

Values = NDArray[np.float64]

# How many actions of a turn a seat goes on with.
MOST_ACTIONS_OF_A_TURN = 64


class Judge(Protocol):
    """What a decomposition asks of its judge. `values` has to be a function of the states alone."""

    width: int  # numbers in a value for each seat: the share of the victory is the first

    def values(self, states: States) -> Values:
        """Return a row for each state: shares of the victory by seat, then points by seat if the judge tells them."""

    def looks(self, states: States) -> Values:
        """Return the same, roughly and at once: what is worth a closer look is found with it."""

    def imagined(self, state: State, seat: int, n: int, rng: Generator) -> States:
        """Return n states that fit what a seat knows of a state."""


class GreedyJudge:
    """Values a state by playing on with greedy until chance draws, and asking there what a search asks at its leaves.

    It has working space of its own: each thread needs one.
    """

    width = 2

    def __init__(self, game: Game, ahead: int = MOST_ACTIONS_OF_A_TURN, network: NetworkSetting = 1) -> None:
        self.game = game
        self.ahead = ahead
        self._networks = NetworkChoice(game, network)
        self._work = workspace(game)
        self._weights = heuristics_of(game).weights()

    def values(self, states: States) -> Values:
        """Value states with the turns played out."""
        return self._values(states, self.ahead)

    def looks(self, states: States) -> Values:
        """Value states as they are."""
        return self._values(states, 0)

    def _values(self, states: States, ahead: int) -> Values:
        players = int(states[0].players)
        network = self._networks.of_table(states[0])
        self._work = self._work._replace(network=network)
        out = np.zeros((len(states), self.width * players))
        value_states(states, len(states), self._work, self._weights, ahead, int(network.knows), out)
        return out

    def imagined(self, state: State, seat: int, n: int, rng: Generator) -> States:
        """Draw what is hidden anew, and guess what was chosen in secret as the bots do."""
        out = np.zeros(n, self.game.state_type)
        imagine_hidden(state_array(state), seat, n, self._work, rng, out)
        return out


def after_actions(state: State, seat: int, actions: Sequence[int]) -> States:
    """Return the states that actions of a seat lead to."""
    out = np.zeros(len(actions), state.dtype)
    try_actions(state_array(state), seat, np.array(actions, np.int32), len(actions), out)
    return out


def after_draws(game: Game, state: State, n: int, rng: Generator) -> States:
    """Return n states that chance can lead to until a player acts, each drawn as the rules draw."""
    out = np.zeros(n, game.state_type)
    ids = np.zeros(game.most_outcomes, np.int32)
    try_draws(state_array(state), n, rng, ids, np.zeros_like(ids), out)
    return out


def compile_for(game: Game) -> None:
    """Load or compile what a decomposition calls, and say on standard error how far it is where that takes long."""
    match = Match(game, game.players[0], seed=1)
    state = match.state
    judge = GreedyJudge(game)
    steps: list[Callable[[], object]] = [
        partial(after_draws, game, Match(game, game.players[0], auto_chance=False).state, 1, generator(1)),
        partial(after_actions, state, match.turn, list(match.legal_actions)[:1]),
        partial(judge.imagined, state, match.turn, 1, generator(1)),
        partial(judge.values, state_array(state)),
    ]
    compile_here(f"{game.title}, review", game.code, "review", steps)
