"""Why an action is not legal. That the game is over, or another's turn, the engine says."""

from typing import Any

from meadhall.engine.contract import CHANCE
from meadhall.engine.game import Reason
from meadhall.engine.record import State

from ..rules.box import KIND_NAMES
from ..rules.state import DRAWN, GO, UNDECIDED
from . import TEXTS


def because(key: str, rule: str, **arguments: Any) -> Reason:
    """Make a reason with a text of this game."""
    return Reason(key, rule, arguments, TEXTS)


def why_not(state: State, seat: int, action: int) -> Reason:
    """Tell why an action of whoever may act, or a draw of chance, is not legal now."""
    if (seat == CHANCE) != (action >= DRAWN):
        return because("not-yours", "turns")
    if seat == CHANCE:
        return because("none-left", "chance", piece=f"@piece-{KIND_NAMES[action - DRAWN]}")
    if state.seats[seat].choice != UNDECIDED:
        return because("chosen", "turns")
    return because("no-place", "beach", place=action - GO + 1, places=int(state.players) + 1)
