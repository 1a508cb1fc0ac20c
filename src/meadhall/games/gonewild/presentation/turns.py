"""The log told by turns: which entries belong together, and the line that stands for them."""

from collections.abc import Sequence

from ....engine.contract import CHANCE
from ....engine.game import Part
from ....engine.record import State
from ....engine.texts import texts
from ..rules import actions as a
from ..rules.state import ACTING, CLEARING, DRAWING, SETTING_UP, STAGE_NAMES
from .explain import TEXTS

# What a turn is told by: the numbers of its actions, from the first to before the last.
DEEDS = {
    "played": (a.PLAY, a.BUY_CARD),
    "bought": (a.BUY_CARD, a.BUILD),
    "built": (a.BUILD, a.ATTACK),
    "attacks": (a.DECLARE, a.ANSWER_WITH),
    "missions": (a.CLAIM, a.SWAP),
}
DRAWN = {SETTING_UP: "setup", DRAWING: "hands", CLEARING: "path"}


def part(before: State, seat: int, action: int) -> Part:
    """Tell what an entry belongs to: a turn has what is drawn in it, and what the attacked answer."""
    number, stage = int(before.round_number), int(before.stage)
    if seat == CHANCE and stage in DRAWN:
        return Part("draws", (DRAWN[stage], number))
    if stage == ACTING:
        return Part("turn", ("turn", number, int(before.active)))
    if seat == CHANCE:
        return Part("draws", (STAGE_NAMES[stage], number))
    return Part("turn", (STAGE_NAMES[stage], number, seat))


def headline(part: Part, actions: Sequence[int | None], names: Sequence[str], language: str) -> str:
    """Say in one line what the entries of a part did."""
    say = texts(language, TEXTS)
    what = str(part.key[0])
    if part.kind == "draws" and what in DRAWN.values():
        return say(f"told-{what}", count=len(actions))
    if what != "turn":
        return ""
    counts = {
        deed: sum(action is not None and first <= action < beyond for action in actions)
        for deed, (first, beyond) in DEEDS.items()
    }
    did = [say(f"told-{deed}", count=count) for deed, count in counts.items() if count]
    return say("told-turn", name=names[int(part.key[2])], did=", ".join(did)) if did else ""


def scoring_title(before: State, after: State, language: str) -> str:
    """Name the scoring of the bonus cards, which is the only one."""
    return texts(language, TEXTS)("told-scoring")
