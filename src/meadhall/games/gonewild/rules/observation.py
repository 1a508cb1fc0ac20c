"""The numbers that a learner sees: everything that a seat may know, the observing seat first."""

import numpy as np
from numpy.typing import NDArray

from ....engine.compiled import compiled
from ....engine.observation import put
from ....engine.record import State
from .ids import BUILDINGS, CARDS, FAVOURS, FIRST_DIVINE, MAX_PLAYERS, MISSIONS, PATH, SLOTS, THINGS
from .knowledge import cards_in

# For each seat: unseen cards, known cards of the hand, discard pile, play area, sizes of deck and hand, village, hall,
# tokens, missions, and what has been done in this round.
SEAT_SIZE = 4 * CARDS + 2 + BUILDINGS + 3 * SLOTS + 2 + 1 + 2 + 2 + 2 * MISSIONS + 6
# Besides: the attack under way, market, path, Odin's discard pile, favours, mission piles, and single numbers.
SINGLE = 24
OBSERVATION = MAX_PLAYERS * SEAT_SIZE + 3 * CARDS + THINGS + PATH + CARDS + FAVOURS + 2 * MISSIONS + SINGLE


@compiled
def observe(state: State, seat: int, out: NDArray[np.int16]) -> None:
    """Write what a seat may know; seats are numbered from the observer on."""
    n = 0
    for distance in range(MAX_PLAYERS):
        if distance < state.players:
            observe_player(state, (seat + distance) % state.players, seat, out[n : n + SEAT_SIZE])
        else:
            out[n : n + SEAT_SIZE] = 0
        n += SEAT_SIZE
    n = put(out, n, state.ready)
    n = put(out, n, state.sent)
    n = put(out, n, state.trapped)
    n = put(out, n, state.odin_discards)
    n = put(out, n, state.market)
    n = put(out, n, state.path)
    n = put(out, n, state.favours_open[FIRST_DIVINE:])
    n = put(out, n, state.mission_piles[0])
    n = put(out, n, state.mission_piles[1])
    observe_numbers(state, seat, out[n : n + SINGLE])


@compiled
def observe_player(state: State, seat: int, viewer: int, out: NDArray[np.int16]) -> None:
    """Write a player's cards and village as a viewer sees them."""
    player = state.seats[seat]
    for card in range(CARDS):
        known = player.hand[card] if seat == viewer else player.known[viewer, card]
        out[card] = player.draws[card] + player.hand[card] - known
        out[CARDS + card] = known
    n = put(out, 2 * CARDS, player.discards)
    n = put(out, n, player.played)
    out[n] = cards_in(player.draws)
    out[n + 1] = cards_in(player.hand)
    n = put(out, n + 2, player.built)
    n = put(out, n, player.on_slot)
    n = put(out, n, player.marks)
    n = put(out, n, player.guard)
    out[n] = player.level
    n = put(out, n + 1, player.on_hall)
    n = put(out, n, player.tokens)
    n = put(out, n, player.held)
    n = put(out, n, player.done)
    out[n] = player.points
    out[n + 1] = player.favours_due
    out[n + 2] = player.attacked
    out[n + 3] = player.claimed
    out[n + 4] = player.swapped
    out[n + 5] = player.returned


@compiled
def observe_numbers(state: State, seat: int, out: NDArray[np.int16]) -> None:
    """Write the single numbers of the table."""
    out[0] = state.players
    out[1] = state.long_game
    out[2] = state.round_number
    out[3] = state.stage
    out[4] = state.phase
    out[5] = (state.start - seat) % state.players
    out[6] = (state.active - seat) % state.players
    out[7] = (state.victim - seat) % state.players if state.victim >= 0 else -1
    out[8] = state.last_round
    out[9] = state.target
    out[10] = state.purse[0]
    out[11] = state.purse[1]
    out[12] = state.boost
    out[13] = state.hits
    out[14] = state.strongest
    out[15] = state.draco_done
    out[16] = state.bought
    out[17] = state.spent[0]
    out[18] = state.spent[1]
    out[19] = state.price[0]
    out[20] = state.price[1]
    out[21] = state.store_slot
    out[22] = state.bonuses
    out[23] = state.favours_left
