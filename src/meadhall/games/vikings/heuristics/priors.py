"""A first look at actions: quick, for rollouts and for a search that has not tried them yet."""

from ....bots.heuristics import Floats, Memory
from ....engine.bits import bit, count
from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from ..rules.actions import (
    BID_GOLD,
    BUY_GROUP,
    CELL,
    FERRY_COLOUR,
    FERRY_DONE,
    FIGURE_STAYS,
    PASS,
    SHIP_COLUMN,
    TAKE,
    TAKE_NONE,
)
from ..rules.components import (
    NOBLE,
    RIGHT,
    ROWS,
    WARRIOR,
)
from ..rules.ferrying import free_tiles
from ..rules.placing import ships_in
from ..rules.scoring import (
    threatened,
)
from ..rules.state import (
    BID,
    BUY,
    COLUMNS,
    FERRY,
    FERRY_FIGURE,
    PLACE_FIGURE,
    PLACE_ISLAND,
    PLACE_SHIP,
)
from .estimate import GOLD_WORTH, figure_worth, group_worth


@compiled
def action_priors(state: State, seat: int, ids: Ints, n: int, memory: Memory, out: Floats) -> None:
    """Lean towards figures that will work and cost little, and towards places where they do."""
    player = state.seats[seat]
    coin = GOLD_WORTH[state.round_number]
    for i in range(n):
        out[i] = 0.0
    if state.phase == BUY:
        lean_to_groups(state, player, coin, ids, n, out)
    elif state.phase == PLACE_ISLAND:
        lean_to_cells(state, player, ids, n, out)
    elif state.phase == PLACE_FIGURE:
        for i in range(n):
            out[i] = 1.0 if ids[i] == FIGURE_STAYS else 0.0
    elif state.phase == PLACE_SHIP:
        lean_to_columns(player, ids, n, out)
    elif state.phase == FERRY:
        for i in range(n):
            out[i] = lean_to_ferry(state, player, coin, ids[i])
    elif state.phase == FERRY_FIGURE:
        for i in range(n):
            out[i] = -1.0
            if ids[i] != FERRY_DONE:
                row = (ids[i] - CELL) // COLUMNS
                column = bit((ids[i] - CELL) % COLUMNS)
                if row == WARRIOR:
                    out[i] = 1.0 if ships_in(player) & column else -0.5
                else:
                    out[i] = -0.5 if threatened(player, row) & column else 1.0
    elif state.phase == BID:
        for i in range(n):
            out[i] = 1.0 if ids[i] == PASS else 1.5 - 0.5 * (ids[i] - BID_GOLD)
    elif ids[0] >= TAKE and ids[n - 1] == TAKE_NONE:
        out[n - 1] = -5.0


@compiled
def lean_to_groups(state: State, player: State, coin: float, ids: Ints, n: int, out: Floats) -> None:
    """A group is worth what its figure will bring where its tile can lie, less its price."""
    for i in range(n):
        price = ids[i] - BUY_GROUP
        out[i] = group_worth(state, player, coin, price) - coin * price


@compiled
def lean_to_cells(state: State, player: State, ids: Ints, n: int, out: Floats) -> None:
    """The row of the figure first, in a column where it works; then a tile that completes an island."""
    figure = state.figure
    for i in range(n):
        row = (ids[i] - CELL) // COLUMNS
        column = bit((ids[i] - CELL) % COLUMNS)
        value = 0.0
        if row == figure:
            value = 4.0
            if row == WARRIOR:
                if ships_in(player) & column & ~player.figures[WARRIOR]:
                    value = 8.0
            elif threatened(player, row) & column:
                value = 1.0
        elif state.tile == RIGHT and (player.left[row] | player.middle[row]) & (column >> 1):
            value = 1.0
        out[i] = value


@compiled
def lean_to_columns(player: State, ids: Ints, n: int, out: Floats) -> None:
    """A ship goes to a warrior, or where it threatens the fewest figures."""
    for i in range(n):
        column = bit(ids[i] - SHIP_COLUMN)
        value = 5.0 if player.figures[WARRIOR] & column else 0.0
        for row in range(NOBLE, ROWS):
            value -= count(player.figures[row] & column)
        out[i] = value


@compiled
def lean_to_ferry(state: State, player: State, coin: float, action: int) -> float:
    """A ferry is worth what it carries, less the boatswain."""
    if action == FERRY_DONE:
        return 3.0
    value = 0.0
    for row in range(ROWS):
        places = count(free_tiles(player, row) & ~threatened(player, row))
        moved = min(int(player.mainland[row]), places)
        if action - FERRY_COLOUR == row:
            return moved * figure_worth(state, player, row, coin)
        value += min(moved, 1) * figure_worth(state, player, row, coin)
    return value
