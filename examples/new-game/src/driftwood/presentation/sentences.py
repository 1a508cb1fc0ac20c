"""What is asked, and what an action does, as sentences in the reader's language."""

from collections.abc import Sequence

import numpy as np

from meadhall.engine.bits import holds, members
from meadhall.engine.contract import CHANCE, OVER
from meadhall.engine.record import State
from meadhall.engine.texts import texts

from ..rules.box import KIND_NAMES
from ..rules.rules import pending, ranking, turn
from ..rules.state import DRAWN, GO
from . import TEXTS


def prompt(state: State, names: Sequence[str], language: str, seat: int | None = None) -> str:
    """Say what is asked of a seat that may act; to all others, for whom they wait."""
    say = texts(language, TEXTS)
    actor = turn(state)
    if actor == CHANCE:
        return say("prompt-draw")
    if actor == OVER:
        places = np.zeros(state.players, np.int32)
        ranking(state, places)
        winners = [name for name, place in zip(names, places, strict=True) if place == 1]
        return say(
            "prompt-over", winners=len(winners), names=say.listed(winners), points=int(max(state.seats["points"]))
        )
    waiting = pending(state)
    if seat is not None and holds(waiting, seat):
        return say("prompt-choose")
    return say("prompt-wait", names=say.listed([names[other] for other in members(waiting)]))


def sentence(state: State, action: int, names: Sequence[str], language: str, seat: int | None = None) -> str:
    """Say what an action does, before a seat, or whoever's turn it is, carries it out."""
    say = texts(language, TEXTS)
    if action >= DRAWN:
        return say("does-draw", piece=say(f"piece-{KIND_NAMES[action - DRAWN]}"))
    place, actor = action - GO, turn(state) if seat is None else seat
    return say("does-go", name=names[actor], place=place + 1, piece=say(f"piece-{KIND_NAMES[state.beach[place]]}"))
