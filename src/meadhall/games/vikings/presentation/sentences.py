"""What is asked, and what an action does, as sentences in the reader's language."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ....engine.contract import CHANCE, OVER
from ....engine.record import State
from ....engine.texts import Texts, texts
from ..rules.actions import (
    BID_GOLD,
    BUY_GROUP,
    CELL,
    COLOUR,
    FERRY_COLOUR,
    FERRY_DONE,
    FERRY_EACH,
    FERRY_SINGLE,
    FIGURE_DRAWN,
    FIGURE_GOES,
    FIGURE_STAYS,
    MOST_LEGAL,
    PASS,
    REMOVE,
    SHIP_COLUMN,
    SPECIAL_DRAWN,
    START_ROW,
    TAKE,
    TAKE_NONE,
    TILE_DRAWN,
)
from ..rules.buying import legal_groups
from ..rules.components import FARMSTEAD, FIGURE_NAMES, NOTHING, SPECIAL_NAMES, TILE_NAMES
from ..rules.ending import ranking
from ..rules.rules import turn
from ..rules.scoring import payment
from ..rules.state import BUY, COLUMNS, FERRY_FIGURE, PHASE_NAMES, PLACE_ISLAND, REPLACE_MIDDLE
from .explain import TEXTS
from .names import cell_name, text_key


def prompt(state: State, names: Sequence[str], language: str, seat: int | None = None) -> str:
    """Say what is asked of the seat whose turn it is; to all others, what it does."""
    say = texts(language, TEXTS)
    actor = turn(state)
    if actor == OVER:
        return _result(state, names, say)
    phase = PHASE_NAMES[state.phase].replace(" ", "-")
    if actor == CHANCE:
        return say(f"prompt-{phase}")
    arguments: dict[str, Any] = {
        "name": names[actor],
        "bid": int(max(state.bid, 0)),
        "opening": "yes" if state.bid == NOTHING else "no",
    }
    if state.tile != NOTHING:
        arguments["tile"] = say(f"tile-{text_key(TILE_NAMES[state.tile])}")
        arguments["figure"] = say(f"figure-{FIGURE_NAMES[state.figure]}")
    if state.replacing != NOTHING:
        arguments["tile"] = say(f"tile-{text_key(TILE_NAMES[FARMSTEAD + state.replacing])}")
    if seat != actor:
        return say(f"watch-{phase}", **arguments)
    with_fame = [price for price, (_, fame) in payments(state).items() if fame]
    if with_fame:
        return say("prompt-buy-with-fame", first=with_fame[0], payment=_payment(state, actor, with_fame[-1], say))
    return say(f"prompt-{phase}", **arguments)


def payments(state: State) -> dict[int, tuple[int, int]]:
    """Return what each group that is for sale takes from whoever's turn it is: gold and fame, by price."""
    if state.phase != BUY:
        return {}
    groups = np.zeros(MOST_LEGAL, np.int32)
    n = legal_groups(state, groups)
    buyer = state.seats[state.active]
    return {price: payment(buyer, price) for price in (groups[:n] - BUY_GROUP).tolist()}


def _payment(state: State, seat: int, price: int, say: Texts) -> str:
    """Write a price, with the gold and the fame that it takes where gold is not enough."""
    gold, fame = payment(state.seats[seat], price)
    return say("payment", price=price, gold=int(gold), fame=int(fame))


def _result(state: State, names: Sequence[str], say: Texts) -> str:
    places = np.zeros(state.players, np.int32)
    ranking(state, places)
    winners = [names[seat] for seat in range(state.players) if places[seat] == 1]
    fame = int(max(state.seats[seat].fame for seat in range(state.players)))
    if len(winners) == 1:
        return say("prompt-over", name=winners[0], fame=fame)
    return say("prompt-over-shared", names=say.listed(winners), fame=fame)


def sentence(state: State, action: int, names: Sequence[str], language: str, seat: int | None = None) -> str:
    """Say what an action does, before a seat, or whoever's turn it is, carries it out."""
    say = texts(language, TEXTS)
    actor = turn(state) if seat is None else seat
    name = names[actor] if actor >= 0 else ""

    def figure(kind: int) -> str:
        return say(f"figure-{FIGURE_NAMES[kind]}")

    def tile(kind: int) -> str:
        return say(f"tile-{text_key(TILE_NAMES[kind])}")

    if action >= SPECIAL_DRAWN:
        return say("does-draw", what=say(f"special-{text_key(SPECIAL_NAMES[action - SPECIAL_DRAWN])}"))
    if action >= FIGURE_DRAWN:
        return say("does-draw", what=figure(action - FIGURE_DRAWN))
    if action >= TILE_DRAWN:
        return say("does-draw", what=tile(action - TILE_DRAWN))
    if action >= BID_GOLD:
        return say("does-bid", name=name, gold=_payment(state, actor, action - BID_GOLD, say))
    if action == PASS:
        return say("does-pass", name=name)
    if action >= COLOUR:
        return say("does-place-colour", name=name, figure=figure(action - COLOUR))
    if action >= REMOVE:
        return say("does-remove", name=name, figure=figure(action - REMOVE))
    if action == FERRY_DONE:
        return say("does-land" if state.phase == FERRY_FIGURE else "does-no-ferry", name=name)
    if action == FERRY_SINGLE:
        return say("does-ferry-single", name=name)
    if action == FERRY_EACH:
        return say("does-ferry-each", name=name)
    if action >= FERRY_COLOUR:
        return say("does-ferry-colour", name=name, figure=figure(action - FERRY_COLOUR))
    if action == TAKE_NONE:
        return say("does-take-none", name=name)
    if action >= TAKE:
        return say("does-take", name=name, what=say(f"special-{text_key(SPECIAL_NAMES[action - TAKE])}"))
    if action == FIGURE_GOES:
        return say("does-go", name=name, figure=figure(state.figure))
    if action == FIGURE_STAYS:
        return say("does-stay", name=name, figure=figure(state.figure), cell=cell_name(int(state.cell))(say))
    if action >= SHIP_COLUMN:
        return say("does-ship", name=name, tile=tile(state.tile), column=action - SHIP_COLUMN + 1)
    if action >= CELL:
        return _at_cell(state, action - CELL, name, say)
    if action >= START_ROW:
        return say("does-start", name=name, row=say(f"row-{FIGURE_NAMES[action - START_ROW]}"))
    return say(
        "does-buy",
        name=name,
        tile=tile(state.wheel_tile[action]),
        figure=figure(state.wheel_figure[action]),
        price=_payment(state, actor, action - BUY_GROUP, say),
    )


def _at_cell(state: State, cell: int, name: str, say: Texts) -> str:
    where = cell_name(cell)(say)
    if state.phase == PLACE_ISLAND:
        return say("does-island", name=name, tile=say(f"tile-{text_key(TILE_NAMES[state.tile])}"), cell=where)
    if state.phase == REPLACE_MIDDLE:
        return say("does-replace", name=name, cell=where)
    return say("does-move", name=name, figure=say(f"figure-{FIGURE_NAMES[cell // COLUMNS]}"), cell=where)
