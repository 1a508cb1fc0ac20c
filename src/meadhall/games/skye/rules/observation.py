"""The numbers that a learner sees: all that a seat knows who remembers every coin, the observing seat first.

Gold counts among them even where it is hidden: income, prices and payments are public, so it can be counted.
What others set in secret is not: of those choices a seat sees only how many are made.
"""

import numpy as np
from numpy.typing import NDArray

from ....engine.compiled import compiled
from ....engine.observation import put
from ....engine.record import State
from .cells import COLUMN, MOST_TILES, ROW
from .components import DRAWN_EACH, MAX_PLAYERS, NOTHING, OPEN_SCORING_TILES, RECEIVED_AT_MOST, TILES
from .offer import choices_made
from .state import PRICES

# A tile of a clan area: its number plus 1, the side its north edge points to, its steps east and south of the castle.
TILE_SIZE = 4
# For each seat: the clan area, offer, prices, hand, laid and returned tiles, and the last 6 of `observe_player`.
SEAT_SIZE = MOST_TILES * TILE_SIZE + 2 * DRAWN_EACH + 3 * RECEIVED_AT_MOST + 6
# Besides: scoring tiles, bag, and the 6 numbers at the end of `observe`.
OBSERVATION = MAX_PLAYERS * SEAT_SIZE + OPEN_SCORING_TILES + TILES + 6


@compiled
def observe(state: State, seat: int, out: NDArray[np.int16]) -> None:
    """Write the whole table as seen from a seat; seats are numbered from the observer on."""
    n = 0
    for distance in range(MAX_PLAYERS):
        out[n : n + SEAT_SIZE] = 0
        if distance < state.players:
            other = (seat + distance) % state.players
            secret = distance > 0 and state.phase == PRICES
            observe_player(state.seats[other], secret, out[n : n + SEAT_SIZE])
        n += SEAT_SIZE
    n = put(out, n, state.scoring)
    n = put(out, n, state.bag)
    out[n] = state.players
    out[n + 1] = state.open_gold
    out[n + 2] = state.round_number
    out[n + 3] = state.phase
    out[n + 4] = (state.start - seat) % state.players
    out[n + 5] = (state.active - seat) % state.players


@compiled
def observe_player(player: State, secret: bool, out: NDArray[np.int16]) -> None:
    for place in range(player.tiles):
        cell = player.cells[place]
        out[TILE_SIZE * place] = player.faces[place] // 4 + 1
        out[TILE_SIZE * place + 1] = player.faces[place] % 4
        out[TILE_SIZE * place + 2] = COLUMN[cell]
        out[TILE_SIZE * place + 3] = ROW[cell]
    n = put(out, MOST_TILES * TILE_SIZE, player.offer)
    if not secret:
        put(out, n, player.price)
    n = put(out, n + DRAWN_EACH, player.hand)
    n = put(out, n, player.laid)
    n = put(out, n, player.returned)
    out[n] = player.building
    out[n + 1] = NOTHING if secret else player.axe
    out[n + 2] = choices_made(player)
    out[n + 3] = player.gold
    out[n + 4] = player.points
    out[n + 5] = player.tiles
