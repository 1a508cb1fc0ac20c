"""Many simulated games, counted for the balance report: lengths, seats, sources, purchases and missions."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....engine.chance import Generator, Ints, below, seed_generator
from ....engine.compiled import compiled, compiled_loop
from ....engine.contract import CHANCE, OVER
from ....engine.play import draw
from ....engine.record import State, record_type
from ..rules.actions import (
    BUILD,
    BUY_CARD,
    BUY_PATH,
    CLAIM,
    MISSION_DRAWN,
    MOST_LEGAL,
    SWAP,
    TAKE,
    UPGRADE_HALL,
)
from ..rules.ending import ranking
from ..rules.ids import FIRST_BUILDING, FIRST_HALL, FIRST_MARKET, MAX_PLAYERS, MISSIONS, NOTHING, THINGS
from ..rules.missions import is_met
from ..rules.rules import apply, legal, setup, turn
from ..rules.state import ACT, DRAW_MISSION, DRAWING, SOURCES, TAKE_FAVOUR

TALLY = record_type(
    [
        ("decisions", np.int64),
        ("rounds", np.int64),
        ("victories", np.float64, (MAX_PLAYERS,)),  # shared ones in shares
        ("points", np.int64, (MAX_PLAYERS,)),
        ("sources", np.int64, (SOURCES,)),  # points by source, over all seats
        ("got", np.int64, (THINGS,)),  # bought, built or taken, over all seats
        ("holders", np.int64, (THINGS,)),  # players of a game who got at least one
        ("holders_victories", np.float64, (THINGS,)),
        ("drawn", np.int64, (MISSIONS,)),  # missions drawn in a draw phase
        ("met", np.int64, (MISSIONS,)),  # those already met when drawn
        ("claims", np.int64, (MISSIONS,)),
    ]
)


@compiled
def choose_busily(state: State, ids: Ints, n: int, rng: Generator) -> int:
    """Choose at random, but end the turn only when nothing else is left, and never exchange, swap or return."""
    if state.phase != ACT:
        return int(ids[below(rng, n)])
    useful = 0
    while useful < n and ids[useful] < SWAP:
        useful += 1
    return int(ids[below(rng, useful)]) if useful > 0 else int(ids[n - 1])


@compiled
def thing_got(state: State, action: int) -> int:
    """Return what an action buys, builds or takes, or NOTHING."""
    if state.phase == TAKE_FAVOUR:
        return action - TAKE
    if state.phase != ACT or action < BUY_CARD or action > UPGRADE_HALL:
        return NOTHING
    if action == UPGRADE_HALL:
        return FIRST_HALL + int(state.seats[state.active].level)
    if action >= BUILD:
        return FIRST_BUILDING + action - BUILD
    if action >= BUY_PATH:
        return int(state.path[action - BUY_PATH])
    return FIRST_MARKET + action - BUY_CARD


@compiled
def play_and_count(
    state: State, players: int, busy: bool, rng: Generator, got: NDArray[np.int64], tally: State
) -> None:
    """Play a game to its end, and count what happens on the way."""
    ids = np.zeros(MOST_LEGAL, np.int32)
    weights = np.zeros(MOST_LEGAL, np.int32)
    seat = turn(state)
    while seat != OVER:
        if seat == CHANCE:
            drawing = state.phase == DRAW_MISSION and state.stage == DRAWING
            outcome = draw(state, rng, ids, weights)
            if drawing:
                tally.drawn[outcome - MISSION_DRAWN] += 1
                tally.met[outcome - MISSION_DRAWN] += is_met(state, outcome - MISSION_DRAWN)
            apply(state, CHANCE, outcome)
        else:
            n = legal(state, seat, ids)
            action = choose_busily(state, ids, n, rng) if busy else int(ids[below(rng, n)])
            thing = thing_got(state, action)
            if thing != NOTHING:
                got[seat, thing] += 1
            if state.phase == ACT and CLAIM <= action < SWAP:
                tally.claims[action - CLAIM] += 1
            apply(state, seat, action)
            tally.decisions += 1
        seat = turn(state)


@compiled_loop
def count_games(
    states: Any, players: int, options: NDArray[np.int64], busy: bool, seed: int, first: int, games: int, tallies: Any
) -> None:
    """Play a run of games, each from its own stream of the seed, and add them to a tally."""
    rng = np.zeros(4, np.uint64)
    places = np.zeros(MAX_PLAYERS, np.int32)
    got = np.zeros((MAX_PLAYERS, THINGS), np.int64)
    tally = tallies[0]
    for game in range(games):
        states[1] = states[0]
        state = states[1]
        seed_generator(rng, np.uint64(seed), np.uint64(first + game))
        setup(state, players, options)
        got[:] = 0
        play_and_count(state, players, busy, rng, got, tally)
        tally.rounds += state.round_number
        ranking(state, places)
        winners = 0
        for seat in range(players):
            winners += places[seat] == 1
        for seat in range(players):
            share = (1.0 if places[seat] == 1 else 0.0) / winners
            tally.victories[seat] += share
            tally.points[seat] += state.seats[seat].points
            for source in range(SOURCES):
                tally.sources[source] += state.seats[seat].ledger[source, 0]
            for thing in range(THINGS):
                if got[seat, thing] > 0:
                    tally.got[thing] += got[seat, thing]
                    tally.holders[thing] += 1
                    tally.holders_victories[thing] += share
