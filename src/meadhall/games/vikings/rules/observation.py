"""The numbers that a learner sees: everything on the table, the observing seat's display first."""

import numpy as np
from numpy.typing import NDArray

from ....engine.bits import Bits, holds, lowest
from ....engine.compiled import compiled
from ....engine.observation import put
from ....engine.record import State
from .components import BUILDINGS, FIGURES, MAX_PLAYERS, ROWS, SAILS, SPACES, SPECIALS, TILES
from .state import CELLS, COLUMNS, SHIP_COLUMNS

# A cell is 0 when empty, else its kind of tile, plus STANDING where a figure stands on it.
SEES_LEFT, SEES_MIDDLE, SEES_RIGHT, STANDING = 1, 2, 3, 4

# For each seat: cells, ships (sail + 1), mainland, special tiles, places of building tiles, fame and gold.
SEAT_SIZE = CELLS + SHIP_COLUMNS + FIGURES + SPECIALS + BUILDINGS + 2
# Besides: wheel, drawn figures, stacks, bag, special tiles, and the 14 numbers at the end of `observe`.
OBSERVATION = MAX_PLAYERS * SEAT_SIZE + 2 * SPACES + FIGURES + TILES + FIGURES + 2 * SPECIALS + 14


@compiled
def observe(state: State, seat: int, out: NDArray[np.int16]) -> None:
    """Write the whole table as seen from a seat; seats are numbered from the observer on."""
    n = 0
    for distance in range(MAX_PLAYERS):
        if distance < state.players:
            observe_player(state.seats[(seat + distance) % state.players], out[n : n + SEAT_SIZE])
        else:
            out[n : n + SEAT_SIZE] = 0
        n += SEAT_SIZE
    n = put(out, n, state.wheel_tile)
    n = put(out, n, state.wheel_figure)
    n = put(out, n, state.drawn)
    n = put(out, n, state.bag)
    n = put(out, n, state.stacks)
    n = put(out, n, state.special_stacks)
    n = put(out, n, state.special_open)
    out[n] = state.players
    out[n + 1] = state.advanced
    out[n + 2] = state.auction
    out[n + 3] = state.round_number
    out[n + 4] = state.phase
    out[n + 5] = (state.start - seat) % state.players
    out[n + 6] = (state.active - seat) % state.players
    out[n + 7] = state.tile
    out[n + 8] = state.figure
    out[n + 9] = state.bid
    out[n + 10] = state.ferry
    out[n + 11] = state.ferried
    out[n + 12] = state.replacing
    out[n + 13] = passed_from(state, seat)


@compiled
def passed_from(state: State, seat: int) -> int:
    """Return the mask of those who have left the auction, counted from a seat."""
    passed = 0
    for distance in range(state.players):
        if holds(state.passed, (seat + distance) % state.players):
            passed |= 1 << distance
    return passed


@compiled
def observe_player(player: State, out: NDArray[np.int16]) -> None:
    # Displays are mostly empty: clearing them and going through what lies there is faster than looking at every cell.
    out[: CELLS + SHIP_COLUMNS] = 0
    for row in range(ROWS):
        cells = out[row * COLUMNS : (row + 1) * COLUMNS]
        add_at(cells, player.left[row], SEES_LEFT)
        add_at(cells, player.middle[row], SEES_MIDDLE)
        add_at(cells, player.right[row], SEES_RIGHT)
        add_at(cells, player.figures[row], STANDING)
    for sail in range(SAILS):
        add_at(out[CELLS : CELLS + SHIP_COLUMNS], player.ships[sail], sail + 1)
    n = put(out, CELLS + SHIP_COLUMNS, player.mainland)
    n = put(out, n, player.special)
    n = put(out, n, player.monument)
    out[n] = player.fame
    out[n + 1] = player.gold


@compiled
def add_at(out: NDArray[np.int16], columns: Bits, number: int) -> None:
    """Add a number at each column of a set."""
    while columns:
        out[lowest(columns)] += number
        columns &= columns - 1
