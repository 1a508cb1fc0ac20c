"""The end of a round: its scoring, then the next round or the end of the game."""

from ....engine.compiled import compiled
from ....engine.record import State
from .components import ROUNDS
from .ending import score_end
from .offer import begin_round
from .scoring import score_round
from .state import GAME_OVER


@compiled
def end_round(state: State) -> None:
    """Score the round's tiles; then the start tile goes one seat on, or the game ends."""
    score_round(state)
    if state.round_number == ROUNDS[state.players]:
        score_end(state)
        state.phase = GAME_OVER
        return
    state.round_number += 1
    state.start = (state.start + 1) % state.players
    begin_round(state)
