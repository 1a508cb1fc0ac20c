"""Why an action is not legal: every reason with its ruling, judged by the same functions that make actions legal."""

from pathlib import Path
from typing import Any

from ....engine.bits import holds
from ....engine.contract import CHANCE
from ....engine.game import Reason
from ....engine.record import State
from ..rules.actions import (
    ACTIONS,
    BID_GOLD,
    BUY_GROUP,
    CELL,
    COLOUR,
    FERRY_COLOUR,
    FERRY_DONE,
    FERRY_SINGLE,
    FIGURE_DRAWN,
    FIGURE_STAYS,
    PASS,
    REMOVE,
    SHIP_COLUMN,
    SPECIAL_DRAWN,
    START_ROW,
    TAKE,
    TILE_DRAWN,
)
from ..rules.auction import money
from ..rules.buying import cheapest_other, last_of_its_colour
from ..rules.components import FIGURE_NAMES, FIGURES, NOTHING, ROWS, SPECIAL_NAMES, TILE_NAMES
from ..rules.ferrying import can_move, free_tiles, has_full_ferry, on_board
from ..rules.placing import (
    FIRST_SHIP_COLUMNS,
    building_at,
    clash_in_the_east,
    clash_in_the_west,
    contact,
    ships_in,
)
from ..rules.rules import turn
from ..rules.scoring import tiles_in
from ..rules.state import (
    BID,
    BUY,
    COLUMNS,
    DRAW_FIGURES,
    DRAW_SPECIALS,
    DRAW_TILES,
    FERRY,
    FERRY_FIGURE,
    ONE_OF_EACH,
    PHASE_NAMES,
    PLACE_COLOUR,
    PLACE_FIGURE,
    PLACE_ISLAND,
    PLACE_SHIP,
    PLACE_START,
    REMOVE_FIGURE,
    REPLACE_MIDDLE,
    TAKE_SPECIAL,
)
from .names import cell_name, text_key

TEXTS = Path(__file__).parents[1] / "texts"

# Which ids a phase asks for: first id, and one past the last.
ASKED: dict[int, tuple[tuple[int, int], ...]] = {
    DRAW_TILES: ((TILE_DRAWN, FIGURE_DRAWN),),
    DRAW_FIGURES: ((FIGURE_DRAWN, SPECIAL_DRAWN),),
    DRAW_SPECIALS: ((SPECIAL_DRAWN, ACTIONS),),
    BID: ((PASS, TILE_DRAWN),),
    REMOVE_FIGURE: ((REMOVE, COLOUR),),
    PLACE_COLOUR: ((COLOUR, PASS),),
    BUY: ((BUY_GROUP, START_ROW),),
    PLACE_START: ((START_ROW, CELL),),
    PLACE_SHIP: ((SHIP_COLUMN, FIGURE_STAYS),),
    PLACE_ISLAND: ((CELL, SHIP_COLUMN),),
    PLACE_FIGURE: ((FIGURE_STAYS, TAKE),),
    TAKE_SPECIAL: ((TAKE, FERRY_COLOUR),),
    REPLACE_MIDDLE: ((CELL, SHIP_COLUMN),),
    FERRY: ((FERRY_COLOUR, REMOVE),),
    FERRY_FIGURE: ((CELL, SHIP_COLUMN), (FERRY_DONE, REMOVE)),
}


def because(key: str, rule: str, **arguments: Any) -> Reason:
    """Make a reason with a text of this game."""
    return Reason(key, rule, arguments, TEXTS)


def why_not(state: State, seat: int, action: int) -> Reason:
    """Tell why an action of a seat, or of chance, is not legal now."""
    if seat != turn(state):
        return because("not-your-turn", "turns")
    if not any(first <= action < end for first, end in ASKED[int(state.phase)]):
        return because("not-asked", "turns", asked=f"@asked-{PHASE_NAMES[state.phase].replace(' ', '-')}")
    if seat == CHANCE:
        return _why_not_drawn(state, action)
    return WHY[int(state.phase)](state, action)


def _why_not_drawn(state: State, action: int) -> Reason:
    if action >= SPECIAL_DRAWN:
        return because("none-left", "chance", what=f"@special-{text_key(SPECIAL_NAMES[action - SPECIAL_DRAWN])}")
    if action >= FIGURE_DRAWN:
        return because("none-left", "chance", what=f"@figure-{FIGURE_NAMES[action - FIGURE_DRAWN]}")
    return because("none-left", "chance", what=f"@tile-{text_key(TILE_NAMES[action - TILE_DRAWN])}")


def _why_no_group(state: State, action: int) -> Reason:
    price = action - BUY_GROUP
    player = state.seats[state.active]
    if state.wheel_tile[price] == NOTHING:
        return because("no-group", "buying", price=price)
    if price == 0:
        assert not last_of_its_colour(state)
        figure = f"@figure-{FIGURE_NAMES[state.wheel_figure[0]]}"
        others = int((state.wheel_figure[1:] == state.wheel_figure[0]).sum())
        return because("zero-group", "ruling 8", figure=figure, others=others, cheapest=cheapest_other(state))
    return because(
        "too-expensive", "ruling 8", price=price, gold=int(player.gold), fame=int(money(player) - player.gold)
    )


def _why_no_island(state: State, action: int) -> Reason:
    player = state.seats[state.active]
    cell = action - CELL
    row, column = cell // COLUMNS, cell % COLUMNS
    where = cell_name(cell)
    if holds(tiles_in(player, row), column):
        return because("occupied", "placing-tiles", cell=where)
    if column == 0 and holds(clash_in_the_west(player, row, state.tile), column):
        return because("coast", "ruling 1", cell=where)
    for side, clash in (("west", clash_in_the_west), ("east", clash_in_the_east)):
        if holds(clash(player, row, state.tile), column):
            return because("sea-against-land", "ruling 3", cell=where, side=side)
    assert not holds(contact(player, row), column)
    return because("no-contact", "ruling 2", cell=where)


def _why_no_ship(state: State, action: int) -> Reason:
    taken = ships_in(state.seats[state.active])
    column = action - SHIP_COLUMN
    if holds(taken, column):
        return because("ship-there", "placing-tiles", column=column + 1)
    if any(not holds(taken, first) for first in range(FIRST_SHIP_COLUMNS)):
        return because("first-ships", "ruling 6", column=column + 1)
    return because("next-ship", "ruling 6", column=column + 1)


def _why_not_taken(state: State, action: int) -> Reason:
    return because("not-open", "ruling 20", what=f"@special-{text_key(SPECIAL_NAMES[action - TAKE])}")


def _why_not_replaced(state: State, action: int) -> Reason:
    cell = action - CELL
    shown = building_at(state.seats[state.active], cell // COLUMNS, cell % COLUMNS)
    assert shown != state.replacing
    return because(
        "other-building",
        "ruling 21",
        cell=cell_name(cell),
        building=f"@tile-{text_key(TILE_NAMES[state.replacing + 1])}",
    )


def _why_no_ferry(state: State, action: int) -> Reason:
    player = state.seats[state.active]
    if action == FERRY_DONE:
        return because("must-ferry", "ruling 13")
    if action == FERRY_SINGLE:
        return because("no-single-ferry", "ruling 19")
    if not has_full_ferry(state):
        return because("no-boat", "ruling 19")
    row = action - FERRY_COLOUR
    assert not can_move(player, row)
    return _why_not_moved(player, row)


def _why_not_moved(player: State, row: int) -> Reason:
    figure = f"@figure-{FIGURE_NAMES[row]}"
    if player.mainland[row] == 0:
        return because("nobody-waits", "ruling 13", figure=figure)
    return because("no-free-tile", "ruling 13", figure=figure)


def _why_not_ferried(state: State, action: int) -> Reason:
    player = state.seats[state.active]
    if action == FERRY_DONE:
        return because("moves-somebody", "ruling 13")
    cell = action - CELL
    row, column = cell // COLUMNS, cell % COLUMNS
    if not holds(tiles_in(player, row), column):
        return because("no-tile-there", "ruling 13", cell=cell_name(cell))
    if not holds(free_tiles(player, row), column):
        return because("figure-there", "placing-figures", cell=cell_name(cell))
    figure = f"@figure-{FIGURE_NAMES[row]}"
    if state.ferry < ROWS and state.ferry != row:
        return because("other-colour", "ruling 13", figure=figure, aboard=f"@figure-{FIGURE_NAMES[state.ferry]}")
    if state.ferry == ONE_OF_EACH and holds(state.ferried, row):
        return because("one-of-each", "ruling 13", figure=figure)
    assert not on_board(state, row)
    return _why_not_moved(player, row)


def _why_no_bid(state: State, action: int) -> Reason:
    if action == PASS:
        return because("must-open", "ruling 18")
    gold = action - BID_GOLD
    if gold <= state.bid:
        return because("bid-too-low", "ruling 18", bid=gold, highest=int(state.bid))
    player = state.seats[state.active]
    return because("bid-too-high", "ruling 18", bid=gold, gold=int(player.gold), fame=int(money(player) - player.gold))


def _why_not_among_drawn(state: State, action: int) -> Reason:
    figure = (action - REMOVE) % FIGURES
    return because("not-drawn", "ruling 17", figure=f"@figure-{FIGURE_NAMES[figure]}")


WHY = {
    BUY: _why_no_group,
    PLACE_ISLAND: _why_no_island,
    PLACE_SHIP: _why_no_ship,
    TAKE_SPECIAL: _why_not_taken,
    REPLACE_MIDDLE: _why_not_replaced,
    FERRY: _why_no_ferry,
    FERRY_FIGURE: _why_not_ferried,
    BID: _why_no_bid,
    REMOVE_FIGURE: _why_not_among_drawn,
    PLACE_COLOUR: _why_not_among_drawn,
}
