"""What holds at every step of a game, counted independently of the rules: for walks (`python -m tests.walking driftwood`)."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.engine.compiled import compiled
from meadhall.engine.record import State

from .rules.box import COUNT, KINDS, SHELL, WORTH
from .rules.state import GAME_OVER

MODES: list[dict[str, Any]] = [{}, {"short": True}]
FINE, PIECES_WRONG, FINDS_WRONG, POINTS_WRONG = range(4)
MESSAGES = (
    "all is well",
    "there are more pieces of a kind than in the box",
    "somebody has not found one thing in each tide",
    "points differ from what the pieces are worth, or from the ledger",
)


@compiled
def check(state: State, before: NDArray[np.int64], after: NDArray[np.int64], started: bool) -> int:
    """Return the number of the message about what is wrong, or 0."""
    tides_done = state.round_number - (state.phase != GAME_OVER)
    for kind in range(KINDS):
        pieces = state.sea[kind] + (state.beach == kind).sum()
        for seat in range(state.players):
            pieces += state.seats[seat].found[kind] if kind != SHELL else 0
        if pieces > COUNT[kind]:
            return PIECES_WRONG
    for seat in range(state.players):
        player = state.seats[seat]
        points = 0
        for kind in range(KINDS):
            points += WORTH[kind, player.found[kind]]
        if player.found.sum() != tides_done:
            return FINDS_WRONG
        if player.points != points or player.ledger.sum() != points:
            return POINTS_WRONG
    return FINE
