"""The arrays that a bot works on, made once for each bot, so that nothing is allocated while it thinks."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..engine.chance import Ints
from ..engine.game import Game
from .heuristics import Floats, Memory, heuristics_of
from .network import Network, no_network

LONGEST_PATH = 512


class Workspace(NamedTuple):
    """Working space."""

    states: NDArray[Any]  # the position, and copies to try things on
    ids: Ints  # legal actions or outcomes
    inner: Ints  # the same, one decision further
    weights: Ints  # of outcomes
    priors: Floats
    numbers: Ints  # points or places by seat
    expected: Floats  # points by seat
    rewards: Floats  # shares of the victory by seat
    path: Ints  # the nodes that an iteration went through
    children: Ints  # by action: the node that it leads to, 0 for none
    memory: Memory  # the heuristics' own
    network: Network  # what was learned of tables like this one, or nothing


def workspace(game: Game) -> Workspace:
    """Make the working space for a game."""
    longest = max(game.most_legal, game.most_outcomes)
    seats = game.players[-1]
    return Workspace(
        states=np.zeros(4, game.state_type),
        ids=np.zeros(longest, np.int32),
        inner=np.zeros(longest, np.int32),
        weights=np.zeros(longest, np.int32),
        priors=np.zeros(longest),
        numbers=np.zeros(seats, np.int32),
        expected=np.zeros(seats),
        rewards=np.zeros(seats),
        path=np.zeros(LONGEST_PATH, np.int32),
        children=np.zeros(game.actions, np.int32),
        memory=np.zeros(1, heuristics_of(game).memory),
        network=no_network(),
    )
