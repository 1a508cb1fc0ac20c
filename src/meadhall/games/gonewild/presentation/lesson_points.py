"""What the bubble of a lesson can point at on the drawn table; `web/src/games/gonewild/points.ts` finds it there."""

from ....engine.record import State
from .view import view

WHOLE = ("hand", "village", "missions", "path", "favours", "draco", "bonuses")
ACT = "act"  # in other phases a question may lie over the market


def lesson_points(state: State, seat: int) -> frozenset[str]:
    """Name the parts of the table, and the cards of the market while they can be bought."""
    shown = view(state, seat)
    cards = {f"card-{card}" for card in shown.market} if shown.phase == ACT else set()
    return frozenset({*WHOLE, *cards})
