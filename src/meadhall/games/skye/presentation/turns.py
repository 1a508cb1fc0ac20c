"""The log told by turns: which entries belong together, and the line that stands for them."""

from collections.abc import Sequence

from ....engine.contract import CHANCE
from ....engine.game import Part
from ....engine.record import State
from ....engine.texts import texts
from ..rules.actions import LAY, RECONSIDER
from ..rules.state import BUILD, DRAW_SCORING, GAME_OVER, PRICES
from .explain import TEXTS


def part(before: State, seat: int, action: int) -> Part:
    """Tell what an entry belongs to. Prices are set, and tiles built, by all at the same time."""
    number, phase = int(before.round_number), int(before.phase)
    if seat == CHANCE:
        return Part("draws", ("scoring-tiles" if phase == DRAW_SCORING else "tiles", number))
    if phase == PRICES:
        return Part("common", ("prices", number))
    return Part("turn", ("build" if phase == BUILD else "buy", number, seat))


def headline(part: Part, actions: Sequence[int | None], names: Sequence[str], language: str) -> str:
    """Say in one line what the entries of a part did. Of prices it tells nothing: they are set in secret."""
    say = texts(language, TEXTS)
    what, number, *seats = part.key
    if what == "prices":
        return say("told-prices", round=number)
    if part.kind == "draws":
        return say(f"told-{what}", count=len(actions))
    return say("told-build", name=names[int(seats[0])], count=_laid(actions)) if what == "build" else ""


def _laid(actions: Sequence[int | None]) -> int:
    """Count the tiles that lie: whoever reconsiders takes all of them up again."""
    laid = 0
    for action in actions:
        if action == RECONSIDER:
            laid = 0
        elif action is not None and LAY <= action < RECONSIDER:
            laid += 1
    return laid


def scoring_title(before: State, after: State, language: str) -> str:
    """Name the scoring at the end of a round, and of the game."""
    end = "yes" if after.phase == GAME_OVER else "no"
    return texts(language, TEXTS)("told-scoring", round=int(before.round_number), end=end)
