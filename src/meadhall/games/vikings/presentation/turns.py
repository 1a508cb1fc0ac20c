"""The log told by turns: which entries belong together, and the line that stands for them."""

from collections.abc import Sequence

from ....engine.contract import CHANCE
from ....engine.game import Part
from ....engine.record import State
from ....engine.texts import texts
from ..rules.actions import BID_GOLD, FIGURE_DRAWN, SPECIAL_DRAWN, TILE_DRAWN
from ..rules.components import ROUNDS
from ..rules.ferrying import ends_small
from ..rules.state import BID, BUY, DRAW_SPECIALS, DRAW_TILES, FERRY, FERRY_FIGURE, PLACE_COLOUR, REMOVE_FIGURE
from .explain import TEXTS


def part(before: State, seat: int, action: int) -> Part:
    """Tell what an entry belongs to: a purchase with all that follows from it is a turn, and so is a seat's ferrying."""
    number, phase = int(before.round_number), int(before.phase)
    if seat == CHANCE:
        return Part("draws", (_drawn(before), number))
    if phase in (BID, REMOVE_FIGURE):
        return Part("common", ("auction", number))
    if phase == PLACE_COLOUR:
        return Part("common", ("colours", number))
    if phase in (FERRY, FERRY_FIGURE):
        return Part("turn", ("ferry", number, seat))
    return Part("turn", ("turn", number, seat), begins=phase == BUY)


def _drawn(state: State) -> str:
    if state.phase == DRAW_SPECIALS:
        return "specials"
    if not state.auction:
        return "groups"  # tiles and figures come together
    return "tiles" if state.phase == DRAW_TILES else "figures"


def headline(part: Part, actions: Sequence[int | None], names: Sequence[str], language: str) -> str:
    """Say in one line what the entries of a part did."""
    say = texts(language, TEXTS)
    what = part.key[0]
    known = [action for action in actions if action is not None]
    if part.kind == "draws":
        first, beyond = (FIGURE_DRAWN, SPECIAL_DRAWN) if what == "figures" else (TILE_DRAWN, FIGURE_DRAWN)
        count = len(known) if what == "specials" else sum(first <= action < beyond for action in known)
        return say(f"told-{what}", count=count)
    if what == "auction":
        return say("told-auction", bids=sum(BID_GOLD <= action < TILE_DRAWN for action in known))
    return say("told-colours") if what == "colours" else ""


def scoring_title(before: State, after: State, language: str) -> str:
    """Name the scoring of a round; after the last one comes the game's. A large one comes seat by seat, each after its ferrying."""
    number = int(before.round_number)
    scoring = "end" if number == ROUNDS else "small" if ends_small(number) else "large"
    return texts(language, TEXTS)("told-scoring", round=number, scoring=scoring)
