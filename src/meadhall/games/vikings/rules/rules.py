"""The contract for Vikings: who acts, what is legal, and what an action does."""

import numpy as np
from numpy.typing import NDArray

from ....engine.bits import bit, lowest
from ....engine.chance import Generator, Ints
from ....engine.compiled import compiled
from ....engine.contract import CHANCE, OVER, Rules, register
from ....engine.record import State, overwrite
from .actions import (
    BUY_GROUP,
    CELL,
    COLOUR,
    FERRY_DONE,
    FIGURE_DRAWN,
    FIGURE_GOES,
    FIGURE_STAYS,
    REMOVE,
    SHIP_COLUMN,
    SPECIAL_DRAWN,
    START_ROW,
    TAKE,
    TAKE_NONE,
    TILE_DRAWN,
)
from .auction import bid_or_pass, legal_bids
from .buying import (
    buy,
    end_turn,
    legal_groups,
    legal_specials,
    place_figure,
    place_island,
    place_ship,
    place_start,
    replace_chosen,
    take_special,
)
from .components import (
    FIGURES_OF_A_COLOUR,
    MAX_PLAYERS,
    NOTHING,
    ROWS,
    SPECIALS_IN_BOX,
    START_FAME,
    START_GOLD,
    TILES_IN_STACKS,
)
from .ending import points, ranking
from .ferrying import choose_ferry, ferry_figure, land_ferry, legal_ferries, legal_ferry_cells
from .observation import observe
from .offer import (
    begin_round,
    draw_figure,
    draw_special,
    draw_tile,
    drawn_figures,
    outcomes,
    place_colour,
    remove_figure,
)
from .placing import fitting, ship_columns
from .scoring import book
from .state import (
    BID,
    BUY,
    COLUMNS,
    DRAW_FIGURES,
    DRAW_SPECIALS,
    DRAW_TILES,
    FERRY,
    GAME_OVER,
    PLACE_COLOUR,
    PLACE_FIGURE,
    PLACE_ISLAND,
    PLACE_SHIP,
    PLACE_START,
    REMOVE_FIGURE,
    REPLACE_MIDDLE,
    STARTING,
    STATE,
    TAKE_SPECIAL,
)

# Options, in the order in which `setup` takes them.
ADVANCED, AUCTION = range(2)


@compiled
def setup(state: State, players: int, options: NDArray[np.int64]) -> None:
    """Give out gold and fame, fill the stacks and the bag, and begin the first round."""
    state.players = players
    state.advanced = options[ADVANCED]
    state.auction = options[ADVANCED] and options[AUCTION]
    clear_turn(state)
    overwrite(state.stacks, TILES_IN_STACKS)
    state.bag[:] = FIGURES_OF_A_COLOUR
    if state.advanced:
        overwrite(state.special_stacks, SPECIALS_IN_BOX)
    for seat in range(players):
        book(state.seats[seat], STARTING, START_FAME, START_GOLD[players])
    state.round_number = 1
    begin_round(state)


@compiled
def clear_turn(state: State) -> None:
    """Mark what is not there: no bid, no purchase or ferry under way, an empty wheel, no building tile laid."""
    state.bid = NOTHING
    state.bidder = NOTHING
    state.tile = NOTHING
    state.figure = NOTHING
    state.cell = NOTHING
    state.replacing = NOTHING
    state.ferry = NOTHING
    state.wheel_tile[:] = NOTHING
    state.wheel_figure[:] = NOTHING
    for seat in range(MAX_PLAYERS):
        state.seats[seat].monument[:] = NOTHING


@compiled
def turn(state: State) -> int:
    """Chance draws; else it is the active player's turn."""
    if state.phase == GAME_OVER:
        return OVER
    if state.phase <= DRAW_FIGURES:
        return CHANCE
    return int(state.active)


@compiled
def pending(state: State) -> int:
    """Nobody acts at the same time as another."""
    seat = turn(state)
    return int(bit(seat)) if seat >= 0 else 0


@compiled
def write_columns(columns: int, base: int, out: Ints, n: int) -> int:
    """Append an action for each column of a set; return the new length of the list."""
    while columns:
        out[n] = base + lowest(columns)
        n += 1
        columns &= columns - 1
    return n


@compiled
def legal(state: State, seat: int, out: Ints) -> int:
    """List the legal actions of the player whose turn it is."""
    if seat != turn(state):
        return 0
    player = state.seats[seat]
    n = 0
    if state.phase == BUY:
        return legal_groups(state, out)
    if state.phase == PLACE_ISLAND:
        for row in range(ROWS):
            n = write_columns(fitting(player, row, state.tile), CELL + row * COLUMNS, out, n)
        return n
    if state.phase == PLACE_FIGURE:
        out[0] = FIGURE_STAYS
        out[1] = FIGURE_GOES
        return 2
    if state.phase == PLACE_SHIP:
        return write_columns(ship_columns(player), SHIP_COLUMN, out, n)
    if state.phase == PLACE_START:
        for row in range(ROWS):
            out[row] = START_ROW + row
        return ROWS
    if state.phase == FERRY:
        return legal_ferries(state, out)
    if state.phase == BID:
        return legal_bids(state, out)
    if state.phase == REMOVE_FIGURE:
        return drawn_figures(state, REMOVE, out)
    if state.phase == PLACE_COLOUR:
        return drawn_figures(state, COLOUR, out)
    if state.phase == TAKE_SPECIAL:
        return legal_specials(state, out)
    if state.phase == REPLACE_MIDDLE:
        for row in range(ROWS):
            n = write_columns(player.building[state.replacing, row], CELL + row * COLUMNS, out, n)
        return n
    return legal_ferry_cells(state, out)


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Carry out an action of the player whose turn it is, or an outcome of chance."""
    cell = action - CELL
    if state.phase == DRAW_TILES:
        draw_tile(state, action - TILE_DRAWN)
    elif state.phase == DRAW_FIGURES:
        draw_figure(state, action - FIGURE_DRAWN)
    elif state.phase == BUY:
        buy(state, action - BUY_GROUP)
    elif state.phase == PLACE_ISLAND:
        place_island(state, cell // COLUMNS, cell % COLUMNS)
    elif state.phase == PLACE_FIGURE:
        place_figure(state, action == FIGURE_STAYS)
    elif state.phase == PLACE_SHIP:
        place_ship(state, action - SHIP_COLUMN)
    elif state.phase == PLACE_START:
        place_start(state, action - START_ROW)
    elif state.phase == FERRY:
        choose_ferry(state, action)
    elif state.phase == BID:
        bid_or_pass(state, action)
    elif state.phase == REMOVE_FIGURE:
        remove_figure(state, action - REMOVE)
    elif state.phase == PLACE_COLOUR:
        place_colour(state, action - COLOUR)
    elif state.phase == TAKE_SPECIAL:
        if action == TAKE_NONE:
            end_turn(state)
        else:
            take_special(state, action - TAKE)
    elif state.phase == REPLACE_MIDDLE:
        replace_chosen(state, cell // COLUMNS, cell % COLUMNS)
    elif state.phase == DRAW_SPECIALS:
        draw_special(state, action - SPECIAL_DRAWN)
    elif action == FERRY_DONE:
        land_ferry(state)
    else:
        ferry_figure(state, cell // COLUMNS, cell % COLUMNS)


@compiled
def resample(state: State, seat: int, rng: Generator) -> None:
    """Change nothing: gold, fame and displays are open (ruling 9), and piles are counts."""


RULES = Rules(
    setup=setup,
    turn=turn,
    pending=pending,
    legal=legal,
    outcomes=outcomes,
    apply=apply,
    points=points,
    ranking=ranking,
    resample=resample,
    observe=observe,
)

register(STATE, RULES)
