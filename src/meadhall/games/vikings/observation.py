"""The numbers that a learner sees: everything on the table, the observing seat's display first."""

import numpy as np
from numpy.typing import NDArray

from ...engine.bits import holds
from ...engine.compiled import compiled
from ...engine.record import State
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
    for counts in (state.wheel_tile, state.wheel_figure):
        out[n : n + SPACES] = counts
        n += SPACES
    for counts in (state.drawn, state.bag):
        out[n : n + FIGURES] = counts
        n += FIGURES
    out[n : n + TILES] = state.stacks
    n += TILES
    for counts in (state.special_stacks, state.special_open):
        out[n : n + SPECIALS] = counts
        n += SPECIALS
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
    for row in range(ROWS):
        for column in range(COLUMNS):
            seen = 0
            if holds(player.left[row], column):
                seen = SEES_LEFT
            elif holds(player.middle[row], column):
                seen = SEES_MIDDLE
            elif holds(player.right[row], column):
                seen = SEES_RIGHT
            if holds(player.figures[row], column):
                seen += STANDING
            out[row * COLUMNS + column] = seen
    n = CELLS
    for column in range(SHIP_COLUMNS):
        out[n + column] = 0
        for sail in range(SAILS):
            if holds(player.ships[sail], column):
                out[n + column] = sail + 1
    n += SHIP_COLUMNS
    out[n : n + FIGURES] = player.mainland
    n += FIGURES
    out[n : n + SPECIALS] = player.special
    n += SPECIALS
    out[n : n + BUILDINGS] = player.monument
    n += BUILDINGS
    out[n] = player.fame
    out[n + 1] = player.gold
