"""Why an action is not legal: every reason with its ruling, judged by the same functions that make actions legal."""

from pathlib import Path
from typing import Any

from ....engine.contract import CHANCE
from ....engine.game import Reason
from ....engine.record import State
from ..rules.actions import (
    ACTIONS,
    AXE,
    BUILD_TILE,
    BUY_TILE,
    LAY,
    PASS,
    PRICE,
    RECONSIDER,
    SCORING_DRAWN,
    TILE_DRAWN,
)
from ..rules.building import has_built
from ..rules.buying import seller_of, slot_of
from ..rules.cells import BESIDE
from ..rules.clan import opposite, place_of
from ..rules.components import EDGES, NOTHING, SCORING_NAMES, SIDE_NAMES, TERRAIN_NAMES
from ..rules.offer import CHOICES, choices_made, gold_to_place, slot_to_price
from ..rules.rules import may_act
from ..rules.state import BUILD, BUY, DRAW_SCORING, DRAW_TILES, PRICES
from .names import cell_name, tile_name

TEXTS = Path(__file__).parents[1] / "texts"

# What a seat can be asked for, and the ids of it: first id, and one past the last.
ASKED = {
    "draw-scoring": (SCORING_DRAWN, ACTIONS),
    "draw-tiles": (TILE_DRAWN, SCORING_DRAWN),
    "axe": (AXE, PRICE + 1),
    "price": (PRICE + 1, PASS),
    "buy": (PASS, BUILD_TILE),
    "build": (BUILD_TILE, LAY),
    "lay": (LAY, RECONSIDER),
    "reconsider": (RECONSIDER, TILE_DRAWN),
}


def because(key: str, rule: str, **arguments: Any) -> Reason:
    """Make a reason with a text of this game."""
    return Reason(key, rule, arguments, TEXTS)


def asked_of(state: State, seat: int) -> str:
    """Return what a seat that may act is asked for, as a key of `ASKED`."""
    if state.phase == DRAW_SCORING:
        return "draw-scoring"
    if state.phase == DRAW_TILES:
        return "draw-tiles"
    if state.phase == BUY:
        return "buy"
    player = state.seats[seat]
    if state.phase == PRICES:
        return ("axe", "price", "price", "reconsider")[choices_made(player)]
    if has_built(player):
        return "reconsider"
    return "build" if player.building == NOTHING else "lay"


def why_not(state: State, seat: int, action: int) -> Reason:
    """Tell why an action of a seat, or of chance, is not legal now."""
    if seat != CHANCE and not may_act(state, seat):
        if state.phase == BUILD:
            return because("nothing-to-build", "ruling 5")
        return because("not-your-turn", "ruling 4")
    asked = asked_of(state, seat)
    first, end = ASKED[asked]
    if not first <= action < end:
        return because("not-asked", "turns", asked=f"@asked-{asked}")
    return WHY[asked](state, seat, action)


def _why_no_scoring_tile(state: State, seat: int, action: int) -> Reason:
    return because("scoring-lies", "chance", tile=f"@scoring-{SCORING_NAMES[action - SCORING_DRAWN]}")


def _why_not_drawn(state: State, seat: int, action: int) -> Reason:
    return because("not-in-bag", "chance", tile=tile_name(action - TILE_DRAWN))


def _why_not_axed(state: State, seat: int, action: int) -> Reason:
    return because("not-your-offer", "ruling 3", tile=tile_name(action - AXE))


def _why_no_price(state: State, seat: int, action: int) -> Reason:
    player = state.seats[seat]
    return because(
        "price-too-high",
        "ruling 3",
        price=action - PRICE,
        gold=int(gold_to_place(player)),
        tile=tile_name(player.offer[slot_to_price(player)]),
        others=CHOICES - 1 - int(choices_made(player)),
    )


def _why_not_bought(state: State, seat: int, action: int) -> Reason:
    tile = action - BUY_TILE
    seller = seller_of(state, tile)
    if seller == NOTHING:
        return because("not-offered", "ruling 4", tile=tile_name(tile))
    if seller == seat:
        return because("own-tile", "ruling 4", tile=tile_name(tile))
    price = state.seats[seller].price[slot_of(state.seats[seller], tile)]
    gold = state.seats[seat].gold
    return because("too-expensive", "ruling 4", tile=tile_name(tile), price=int(price), gold=int(gold))


def _why_not_built(state: State, seat: int, action: int) -> Reason:
    tile = action - BUILD_TILE
    if tile not in state.seats[seat].hand:
        return because("not-in-hand", "ruling 5", tile=tile_name(tile))
    return because("fits-nowhere-yet", "ruling 5", tile=tile_name(tile))


def _why_not_laid(state: State, seat: int, action: int) -> Reason:
    player = state.seats[seat]
    cell, turned = (action - LAY) // 4, (action - LAY) % 4
    where = cell_name(cell)
    if place_of(player, cell) != NOTHING:
        return because("occupied", "ruling 5", cell=where)
    face = 4 * int(player.building) + turned
    touched = False
    for side in range(4):
        near = int(BESIDE[cell, side])
        other = place_of(player, near) if near != NOTHING else NOTHING
        if other == NOTHING:
            continue
        touched = True
        theirs = EDGES[player.faces[other], opposite(side)]
        if theirs != EDGES[face, side]:
            return because(
                "edge-clashes",
                "ruling 5",
                cell=where,
                tile=tile_name(int(player.building)),
                side=f"@side-{SIDE_NAMES[side]}",
                shows=f"@terrain-{TERRAIN_NAMES[EDGES[face, side]]}",
                theirs=f"@terrain-{TERRAIN_NAMES[theirs]}",
            )
    assert not touched
    return because("no-contact", "ruling 5", cell=where)


WHY = {
    "draw-scoring": _why_no_scoring_tile,
    "draw-tiles": _why_not_drawn,
    "axe": _why_not_axed,
    "price": _why_no_price,
    "buy": _why_not_bought,
    "build": _why_not_built,
    "lay": _why_not_laid,
}
