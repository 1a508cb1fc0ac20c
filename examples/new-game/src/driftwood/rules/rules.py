"""The ten functions of the contract: who acts, what is legal, what an action does, and what a seat knows."""

import numpy as np
from numpy.typing import NDArray

from meadhall.engine.bits import bit
from meadhall.engine.chance import Generator, Ints, below
from meadhall.engine.compiled import compiled
from meadhall.engine.contract import CHANCE, OVER, Rules, register
from meadhall.engine.observation import put
from meadhall.engine.record import State

from .box import COUNT, KINDS, MAX_PLAYERS, MOST_PLACES, NOTHING, SHELL, SHORT_GAME, TIDES, WORTH
from .state import CHOOSE, DRAW, DRAWN, GAME_OVER, GO, STATE, UNDECIDED

SHORT = 0  # the place of the option in the array that `setup` gets

# What a learner sees of each seat, itself first, and besides: the beach, the sea and the last 4 of `observe`.
SEAT_SIZE = KINDS + 3
OBSERVATION = MAX_PLAYERS * SEAT_SIZE + MOST_PLACES + KINDS + 4


@compiled
def setup(state: State, players: int, options: NDArray[np.int64]) -> None:
    """All pieces are in the sea, and the beach is empty."""
    state.players = players
    state.tides = SHORT_GAME if options[SHORT] else TIDES
    state.round_number = 1
    state.phase = DRAW
    state.beach[:] = NOTHING
    state.sea[:] = COUNT


@compiled
def turn(state: State) -> int:
    """Chance acts until the beach is full; then all choose, and the lowest seat that has not is named."""
    if state.phase == GAME_OVER:
        return OVER
    if state.phase == DRAW:
        return CHANCE
    seat = 0
    while state.seats[seat].choice != UNDECIDED:
        seat += 1
    return seat


@compiled
def pending(state: State) -> int:
    """Return all seats that still have to choose."""
    seats = 0
    for seat in range(state.players):
        if state.phase == CHOOSE and state.seats[seat].choice == UNDECIDED:
            seats |= bit(seat)
    return seats


@compiled
def legal(state: State, seat: int, out: Ints) -> int:
    """Everybody chooses one of the places, once for each tide."""
    if state.phase != CHOOSE or state.seats[seat].choice != UNDECIDED:
        return 0
    for place in range(state.players + 1):
        out[place] = GO + place
    return int(state.players + 1)


@compiled
def outcomes(state: State, ids: Ints, weights: Ints) -> int:
    """The sea may bring each kind that is left in it, as often as there are pieces of it."""
    n = 0
    for kind in range(KINDS):
        if state.sea[kind] > 0:
            ids[n] = DRAWN + kind
            weights[n] = state.sea[kind]
            n += 1
    return n


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a choice or a draw; the last choice of a tide reveals all of them."""
    if seat == CHANCE:
        wash_ashore(state, action - DRAWN)
        return
    state.seats[seat].choice = action - GO + 1
    if pending(state) == 0:
        reveal(state)


@compiled
def wash_ashore(state: State, kind: int) -> None:
    """A piece comes to the first empty place; there is one place more than there are players."""
    place = 0
    while state.beach[place] != NOTHING:
        place += 1
    state.beach[place] = kind
    state.sea[kind] -= 1
    if place == state.players:
        state.phase = CHOOSE


@compiled
def comes_alone(state: State, seat: int) -> bool:
    """Tell whether nobody else has chosen the same place."""
    for other in range(state.players):
        if other != seat and state.seats[other].choice == state.seats[seat].choice:
            return False
    return True


@compiled
def reveal(state: State) -> None:
    """Whoever comes alone takes the piece, everybody else picks up a shell (ruling 1), and the sea takes back the rest."""
    for seat in range(state.players):
        player = state.seats[seat]
        take(player, state.beach[player.choice - 1] if comes_alone(state, seat) else SHELL)
    for seat in range(state.players):
        state.seats[seat].choice = UNDECIDED
    state.beach[:] = NOTHING
    if state.round_number == state.tides:
        state.phase = GAME_OVER
    else:
        state.round_number += 1
        state.phase = DRAW


@compiled
def take(player: State, kind: int) -> None:
    """A piece brings what it adds to those of its kind. Nothing else changes points, and all of it is in the ledger."""
    player.found[kind] += 1
    n = player.found[kind]
    points = WORTH[kind, n] - WORTH[kind, n - 1]
    player.points += points
    player.ledger[kind, 0] += points


@compiled
def points(state: State, out: Ints) -> None:
    """Write the points as they stand."""
    for seat in range(state.players):
        out[seat] = state.seats[seat].points


@compiled
def ranking(state: State, out: Ints) -> None:
    """Most points are first; equals share a place (ruling 2)."""
    for seat in range(state.players):
        out[seat] = 1
        for other in range(state.players):
            out[seat] += state.seats[other].points > state.seats[seat].points


@compiled
def resample(state: State, seat: int, rng: Generator) -> None:
    """Draw anew what others have chosen in secret, each place equally likely."""
    for other in range(state.players):
        if other != seat and state.seats[other].choice != UNDECIDED:
            state.seats[other].choice = 1 + below(rng, state.players + 1)


@compiled
def observe(state: State, seat: int, out: NDArray[np.int16]) -> None:
    """Write the table as a seat knows it: of others' choices, only whether they are made."""
    out[:] = 0
    for distance in range(state.players):
        player = state.seats[(seat + distance) % state.players]
        n = put(out, distance * SEAT_SIZE, player.found)
        out[n] = player.points
        out[n + 1] = player.choice != UNDECIDED
        out[n + 2] = player.choice if distance == 0 else UNDECIDED
    n = put(out, MAX_PLAYERS * SEAT_SIZE, state.beach)
    n = put(out, n, state.sea)
    out[n] = state.players
    out[n + 1] = state.tides
    out[n + 2] = state.round_number
    out[n + 3] = state.phase


RULES = Rules(setup, turn, pending, legal, outcomes, apply, points, ranking, resample, observe)

register(STATE, RULES)
