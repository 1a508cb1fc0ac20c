"""Preparing the offer: drawing tiles, figures and special tiles, and laying them around the wheel."""

from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import FIGURE_DRAWN, SPECIAL_DRAWN, TILE_DRAWN
from .auction import open_auction
from .components import FIGURES, NOTHING, OPEN_SPECIALS, SPACES, WHEEL_ORDER
from .placing import is_ship
from .state import BUY, DRAW_FIGURES, DRAW_SPECIALS, DRAW_TILES, PLACE_COLOUR


@compiled
def begin_round(state: State) -> None:
    """Prepare a new offer: special tiles first in the advanced game (ruling 17)."""
    state.phase = DRAW_SPECIALS
    refill_done(state)


@compiled
def refill_done(state: State) -> None:
    """Go on to the figures or the tiles when the special tiles are refilled, or not in the game."""
    if state.advanced and total(state.special_open) < OPEN_SPECIALS and total(state.special_stacks) > 0:
        return
    state.phase = DRAW_FIGURES if state.auction else DRAW_TILES


@compiled
def total(counts: Ints) -> int:
    n = 0
    for i in range(len(counts)):
        n += counts[i]
    return n


@compiled
def write_outcomes(counts: Ints, base: int, ids: Ints, weights: Ints) -> int:
    """Write an outcome for each kind that is left in a pile, as likely as it is frequent."""
    n = 0
    for kind in range(len(counts)):
        if counts[kind] > 0:
            ids[n] = base + kind
            weights[n] = counts[kind]
            n += 1
    return n


@compiled
def outcomes(state: State, ids: Ints, weights: Ints) -> int:
    """List what can be drawn now."""
    if state.phase == DRAW_TILES:
        return write_outcomes(state.stacks, TILE_DRAWN, ids, weights)
    if state.phase == DRAW_FIGURES:
        return write_outcomes(state.bag, FIGURE_DRAWN, ids, weights)
    return write_outcomes(state.special_stacks, SPECIAL_DRAWN, ids, weights)


@compiled
def draw_special(state: State, kind: int) -> None:
    state.special_stacks[kind] -= 1
    state.special_open[kind] += 1
    refill_done(state)


@compiled
def draw_tile(state: State, tile: int) -> None:
    """Lay a tile beside the wheel: islands from 0 up, ships from 11 down."""
    state.stacks[tile] -= 1
    islands = 0
    ships = 0
    for space in range(SPACES):
        laid = state.wheel_tile[space]
        islands += laid != NOTHING and not is_ship(laid)
        ships += laid != NOTHING and is_ship(laid)
    state.wheel_tile[SPACES - 1 - ships if is_ship(tile) else islands] = tile
    if islands + ships + 1 < SPACES:
        return
    if state.auction:
        state.phase = PLACE_COLOUR
        state.active = state.start
    else:
        state.phase = DRAW_FIGURES


@compiled
def draw_figure(state: State, figure: int) -> None:
    """Draw a figure: 12 for a standard offer, 13 before an auction."""
    state.bag[figure] -= 1
    state.drawn[figure] += 1
    if total(state.drawn) < SPACES + state.auction:
        return
    if state.auction:
        open_auction(state)
        return
    space = 0
    for figure in WHEEL_ORDER:
        while state.drawn[figure] > 0:
            state.drawn[figure] -= 1
            state.wheel_figure[space] = figure
            space += 1
    begin_buying(state)


@compiled
def begin_buying(state: State) -> None:
    state.phase = BUY
    state.active = state.start


@compiled
def drawn_figures(state: State, base: int, out: Ints) -> int:
    """List the colours among the figures that were drawn and do not stand on the wheel."""
    n = 0
    for figure in range(FIGURES):
        if state.drawn[figure] > 0:
            out[n] = base + figure
            n += 1
    return n


@compiled
def remove_figure(state: State, figure: int) -> None:
    """The winner of the auction puts one figure back into the box; now the tiles are revealed (ruling 17)."""
    state.drawn[figure] -= 1
    state.phase = DRAW_TILES


@compiled
def place_colour(state: State, figure: int) -> None:
    """Put all figures of a colour on the highest free spaces."""
    space = SPACES - 1
    while state.drawn[figure] > 0:
        while state.wheel_figure[space] != NOTHING:
            space -= 1
        state.wheel_figure[space] = figure
        state.drawn[figure] -= 1
    if total(state.drawn) == 0:
        begin_buying(state)
    else:
        state.active = (state.active + 1) % state.players
