"""Buying a group from the wheel, and what follows from it within the turn."""

from ....engine.bits import bit, lowest
from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import BUY_GROUP, TAKE, TAKE_NONE
from .auction import money
from .components import (
    FARMSTEAD_TILE,
    LEFT,
    NOTHING,
    RED_SHIP,
    ROWS,
    SPACES,
    SPECIALS,
    TREASURE,
)
from .ferrying import end_round
from .offer import total
from .placing import fits_anywhere, has_started, is_ship, middles_with, put_island, replace_middle
from .scoring import book, pay
from .state import (
    BUY,
    COLUMNS,
    PLACE_FIGURE,
    PLACE_ISLAND,
    PLACE_SHIP,
    PLACE_START,
    PURCHASES,
    REPLACE_MIDDLE,
    TAKE_SPECIAL,
    TREASURE_GOLD,
)

TREASURE_WORTH = 5


@compiled
def cheapest_other(state: State) -> int:
    """Return the lowest price above 0 on the wheel, or SPACES when only the 0 group is left."""
    price = 1
    while price < SPACES and state.wheel_tile[price] == NOTHING:
        price += 1
    return price


@compiled
def highest_price(state: State) -> int:
    """Return the highest price on the wheel."""
    price = SPACES - 1
    while price > 0 and state.wheel_tile[price] == NOTHING:
        price -= 1
    return price


@compiled
def last_of_its_colour(state: State) -> bool:
    """Tell whether the figure of the 0 group is the only one of its colour on the wheel."""
    for price in range(1, SPACES):
        if state.wheel_figure[price] == state.wheel_figure[0]:
            return False
    return True


@compiled
def zero_group_for_sale(state: State) -> bool:
    """The 0 group is for the last of its colour, or for a player whose gold buys nothing else (ruling 8)."""
    return last_of_its_colour(state) or state.seats[state.active].gold < cheapest_other(state)


@compiled
def legal_groups(state: State, out: Ints) -> int:
    """List the groups that the active player may buy."""
    n = 0
    if zero_group_for_sale(state):
        out[n] = BUY_GROUP
        n += 1
    affordable = money(state.seats[state.active])
    for price in range(1, min(affordable + 1, SPACES)):
        if state.wheel_tile[price] != NOTHING:
            out[n] = BUY_GROUP + price
            n += 1
    return n


@compiled
def buy(state: State, price: int) -> None:
    """Pay for a group and take it."""
    player = state.seats[state.active]
    earns_special = state.advanced and price > 0 and price == highest_price(state)
    state.special_due = earns_special and total(state.special_open) > 0
    pay(player, PURCHASES, price)
    state.tile = state.wheel_tile[price]
    state.figure = state.wheel_figure[price]
    state.wheel_tile[price] = NOTHING
    state.wheel_figure[price] = NOTHING
    if price == 0:
        turn_wheel(state)
    if has_started(player):
        ask_where(state)
    else:
        state.phase = PLACE_START


@compiled
def turn_wheel(state: State) -> None:
    """Turn until a group is at 0, so that all the others become cheaper; an empty wheel is back where it began."""
    steps = cheapest_other(state)
    if steps == SPACES:
        state.turned = 0
        return
    state.turned += steps
    for price in range(SPACES):
        other = price + steps
        state.wheel_tile[price] = state.wheel_tile[other] if other < SPACES else NOTHING
        state.wheel_figure[price] = state.wheel_figure[other] if other < SPACES else NOTHING


@compiled
def place_start(state: State, row: int) -> None:
    """Lay the start tile in column 1, before anything that was bought (ruling 4)."""
    put_island(state.seats[state.active], LEFT, row, 0)
    ask_where(state)


@compiled
def ask_where(state: State) -> None:
    """Ask where the tile goes. An island that fits nowhere leaves the game (ruling 5)."""
    if is_ship(state.tile):
        state.phase = PLACE_SHIP
    elif fits_anywhere(state.seats[state.active], state.tile):
        state.phase = PLACE_ISLAND
    else:
        send_to_mainland(state)


@compiled
def send_to_mainland(state: State) -> None:
    """The figure joins the head boatswain, and the purchase has been placed."""
    state.seats[state.active].mainland[state.figure] += 1
    placing_done(state)


@compiled
def place_ship(state: State, column: int) -> None:
    """Lay a ship; its figure goes to the mainland."""
    state.seats[state.active].ships[state.tile - RED_SHIP] |= bit(column)
    send_to_mainland(state)


@compiled
def place_island(state: State, row: int, column: int) -> None:
    """Lay an island tile; in the row of its figure the player may put the figure on it."""
    player = state.seats[state.active]
    put_island(player, state.tile, row, column)
    if state.figure == row:
        state.cell = row * COLUMNS + column
        state.phase = PLACE_FIGURE
    else:
        send_to_mainland(state)


@compiled
def place_figure(state: State, stays: bool) -> None:
    """Put the figure on the tile that was bought with it, or send it to the mainland."""
    if stays:
        state.seats[state.active].figures[state.figure] |= bit(state.cell % COLUMNS)
        placing_done(state)
    else:
        send_to_mainland(state)


@compiled
def placing_done(state: State) -> None:
    """Go on to the special tile that the purchase has earned, or to the next player."""
    state.tile = NOTHING
    state.figure = NOTHING
    state.cell = NOTHING
    if state.special_due:
        state.special_due = 0
        state.phase = TAKE_SPECIAL
    else:
        end_turn(state)


@compiled
def legal_specials(state: State, out: Ints) -> int:
    """List the open special tiles, and none of them: taking one is a choice (ruling 20)."""
    n = 0
    for kind in range(SPECIALS):
        if state.special_open[kind] > 0:
            out[n] = TAKE + kind
            n += 1
    out[n] = TAKE_NONE
    return n + 1


@compiled
def take_special(state: State, kind: int) -> None:
    """Take a special tile: a treasure pays at once, a building looks for its middle, the others lie beside the mainland."""
    player = state.seats[state.active]
    state.special_open[kind] -= 1
    if kind == TREASURE:
        book(player, TREASURE_GOLD, 0, TREASURE_WORTH)
        end_turn(state)
        return
    player.special[kind] += 1
    if kind < FARMSTEAD_TILE:
        end_turn(state)
        return
    building = kind - FARMSTEAD_TILE
    middles = middles_with(player, building)
    if middles > 1:
        state.replacing = building
        state.phase = REPLACE_MIDDLE
        return
    if middles == 1:
        for row in range(ROWS):
            if player.building[building, row]:
                replace_middle(player, building, row, lowest(player.building[building, row]))
                break
    end_turn(state)


@compiled
def replace_chosen(state: State, row: int, column: int) -> None:
    """Exchange the middle that the owner has chosen (ruling 21)."""
    replace_middle(state.seats[state.active], state.replacing, row, column)
    state.replacing = NOTHING
    end_turn(state)


@compiled
def end_turn(state: State) -> None:
    """The next player buys, or the round ends with its scoring when the wheel is empty."""
    if state.wheel_tile[0] == NOTHING:
        end_round(state)
    else:
        state.phase = BUY
        state.active = (state.active + 1) % state.players
