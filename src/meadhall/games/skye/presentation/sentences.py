"""What is asked, and what an action does, as sentences in the reader's language."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ....engine.contract import CHANCE, OVER
from ....engine.record import State
from ....engine.texts import Texts, texts
from ..rules.actions import (
    AXE,
    BUILD_TILE,
    BUY_TILE,
    LAY,
    MOST_LEGAL,
    PASS,
    PRICE,
    RECONSIDER,
    SCORING_DRAWN,
    TILE_DRAWN,
)
from ..rules.buying import legal_purchases, seller_of, slot_of
from ..rules.components import DRAWN_EACH, LETTERS, NOTHING, SCORING_NAMES, SIDE_NAMES
from ..rules.ending import ranking
from ..rules.offer import choices_made, gold_to_place, highest_price, slot_to_price
from ..rules.rules import may_act, must_act, turn
from ..rules.state import BUILD, BUY, PRICES
from .explain import TEXTS, asked_of
from .names import cell_name, tile_name

ONLY_PASSING = 1  # how long the list of purchases is when there is none


def prompt(state: State, names: Sequence[str], language: str, seat: int | None = None) -> str:
    """Say what is asked of a seat that may act; to all others, who does what. What they read tells no secret."""
    say = texts(language, TEXTS)
    actor = int(turn(state))
    if actor == OVER:
        return _result(state, names, say)
    if actor == CHANCE:
        return say(f"prompt-{asked_of(state, actor)}", name=names[state.active], letter=_next_letter(state))
    waiting = say.listed([names[other] for other in range(state.players) if must_act(state, other)])
    if seat is None or not may_act(state, seat):
        if state.phase == BUY:
            return say("watch-buy", name=names[actor])
        return say("prompt-prices" if state.phase == PRICES else "prompt-wait", names=waiting)
    asked = asked_of(state, seat)
    player = state.seats[seat]
    arguments: dict[str, Any] = {"names": waiting}
    if asked == "buy" and legal_purchases(state, seat, np.zeros(MOST_LEGAL, np.int32)) == ONLY_PASSING:
        return say("prompt-buy-nothing", gold=int(player.gold))
    if asked == "reconsider" and state.phase == BUILD:
        return say("prompt-rebuild", names=waiting)
    if asked == "price":
        arguments["tile"] = tile_name(int(player.offer[slot_to_price(player)]))(say)
        arguments["highest"] = int(highest_price(player))
    if asked == "lay":
        arguments["tile"] = tile_name(int(player.building))(say)
    return say(f"prompt-{asked}", **arguments)


def _next_letter(state: State) -> str:
    return LETTERS[min(int((state.scoring != NOTHING).sum()), len(LETTERS) - 1)]


def buys_first(state: State, seat: int) -> bool:
    """Tell whether nobody can buy from a seat, and so pay it, before it buys."""
    return bool(seat == state.start)


def staying(state: State, seat: int, language: str) -> str:
    """Say to a seat that sets prices what gold stays in its hand for buying."""
    first = "yes" if buys_first(state, seat) else "no"
    return texts(language, TEXTS)("staying", gold=int(gold_to_place(state.seats[seat])), first=first)


def _result(state: State, names: Sequence[str], say: Texts) -> str:
    places = np.zeros(state.players, np.int32)
    ranking(state, places)
    winners = [names[seat] for seat in range(state.players) if places[seat] == 1]
    most = int(max(state.seats[seat].points for seat in range(state.players)))
    if len(winners) == 1:
        return say("prompt-over", name=winners[0], points=most)
    return say("prompt-over-shared", names=say.listed(winners), points=most)


def sentence(state: State, action: int, names: Sequence[str], language: str, seat: int | None = None) -> str:
    """Say what an action does, before a seat, or whoever's turn it is, carries it out."""
    say = texts(language, TEXTS)
    actor = int(turn(state)) if seat is None else seat
    name = names[actor] if actor >= 0 else ""
    if action >= SCORING_DRAWN:
        drawn = SCORING_NAMES[action - SCORING_DRAWN]
        return say("does-draw-scoring", letter=_next_letter(state), tile=say(f"scoring-{drawn}"))
    if action >= TILE_DRAWN:
        return say("does-draw", name=names[state.active], tile=tile_name(action - TILE_DRAWN)(say))
    if action == RECONSIDER:
        return say("does-reconsider-build" if state.phase == BUILD else "does-reconsider", name=name)
    if action >= LAY:
        cell, turned = (action - LAY) // 4, (action - LAY) % 4
        tile = state.seats[actor].building
        return say(
            "does-lay",
            name=name,
            tile=_named(tile, say),
            cell=cell_name(cell)(say),
            turned=SIDE_NAMES[turned],
        )
    if action >= BUILD_TILE:
        return say("does-build", name=name, tile=tile_name(action - BUILD_TILE)(say))
    if action >= BUY_TILE:
        return _purchase(state, action - BUY_TILE, name, names, say)
    if action == PASS:
        return say("does-pass", name=name)
    if action > PRICE:
        return say("does-price", name=name, gold=action - PRICE, tile=_named(_priced(state, actor), say))
    return say("does-axe", name=name, tile=tile_name(action - AXE)(say))


def _named(tile: int, say: Texts) -> str:
    return tile_name(int(tile))(say) if tile != NOTHING else say("a-tile")


def _priced(state: State, seat: int) -> int:
    player = state.seats[seat]
    asks_price = state.phase == PRICES and 0 < choices_made(player) < DRAWN_EACH
    return int(player.offer[slot_to_price(player)]) if asks_price else NOTHING


def _purchase(state: State, tile: int, name: str, names: Sequence[str], say: Texts) -> str:
    seller = seller_of(state, tile)
    if seller == NOTHING:
        return say("does-buy-unknown", name=name, tile=tile_name(tile)(say))
    price = state.seats[seller].price[slot_of(state.seats[seller], tile)]
    return say("does-buy", name=name, tile=tile_name(tile)(say), seller=names[seller], price=int(price))
