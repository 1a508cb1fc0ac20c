"""A walk through random games in compiled code that checks at every step what must always hold.

`python -m tests.skye.walker 1000000 2 3 4 5` walks so many decisions with each number of players; set NUMBA_BOUNDSCHECK=1
to have every index checked as well.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from meadhall.engine.bits import holds
from meadhall.engine.chance import Generator, Ints, below, seed_generator
from meadhall.engine.contract import CHANCE, OVER
from meadhall.engine.play import draw
from meadhall.engine.record import State
from meadhall.games.skye.cells import MOST_FREE, MOST_TILES
from meadhall.games.skye.components import CASTLE, DRAWN_EACH, NOTHING, RECEIVED_AT_MOST, TILES
from meadhall.games.skye.game import GAME
from meadhall.games.skye.rules import apply, legal, pending, setup, turn
from meadhall.games.skye.state import BUY, GOLD, POINTS

from ..jit import jit

# What can be wrong, by the number that the walk returns.
(
    FINE,
    NO_LEGAL_ACTION,
    NOT_ASCENDING,
    TURN_NOT_PENDING,
    TILE_LOST_OR_DOUBLED,
    LEDGER_WRONG,
    GOLD_NOT_CONSERVED,
    NEGATIVE_GOLD,
    TOO_MANY_TILES,
    ENDLESS,
) = range(10)
LONGEST_GAME = 4000  # decisions, with many changes of mind


@jit
def tiles_once(state: State, seen: NDArray[np.int8]) -> bool:
    """Tell whether each tile is at exactly one place: the bag, an offer, a hand, a clan area, or on its way back."""
    for tile in range(TILES):
        seen[tile] = state.bag[tile]
    for seat in range(state.players):
        player = state.seats[seat]
        for place in range(player.tiles):
            if player.faces[place] // 4 != CASTLE:
                seen[player.faces[place] // 4] += 1
        for slot in range(DRAWN_EACH):
            if player.offer[slot] != NOTHING:
                seen[player.offer[slot]] += 1
        for i in range(RECEIVED_AT_MOST):
            if player.hand[i] != NOTHING:
                seen[player.hand[i]] += 1
            if player.returned[i] != NOTHING:
                seen[player.returned[i]] += 1
    for tile in range(TILES):
        if seen[tile] != 1:
            return False
    return True


@jit
def gold_on_table(state: State) -> int:
    gold = 0
    for seat in range(state.players):
        gold += state.seats[seat].gold
        if state.phase == BUY:
            for slot in range(DRAWN_EACH):
                gold += state.seats[seat].price[slot]
    return gold


@jit
def check(state: State, seen: NDArray[np.int8]) -> int:
    """Check tiles, ledgers and bounds of a state."""
    if not tiles_once(state, seen):
        return TILE_LOST_OR_DOUBLED
    for seat in range(state.players):
        player = state.seats[seat]
        points = 0
        gold = 0
        for source in range(len(player.ledger)):
            points += player.ledger[source, POINTS]
            gold += player.ledger[source, GOLD]
        if state.phase == BUY:
            for slot in range(DRAWN_EACH):
                gold -= player.price[slot]
        if points != player.points or gold != player.gold:
            return LEDGER_WRONG
        if player.gold < 0:
            return NEGATIVE_GOLD
        if player.tiles > MOST_TILES or player.frees > MOST_FREE:
            return TOO_MANY_TILES
    return FINE


@jit
def walk(states: NDArray[np.void], players: int, options: NDArray[np.int64], decisions: int, rng: Generator) -> int:
    """Play random games for so many decisions; now and then another seat than the one whose turn it is acts."""
    ids = np.zeros(states.shape[0] * 512, np.int32)
    weights = np.zeros_like(ids)
    seen = np.zeros(TILES, np.int8)
    taken = 0
    while taken < decisions:
        states[1] = states[0]
        state = states[1]
        setup(state, players, options)
        seat = turn(state)
        begun = taken
        while seat != OVER:
            if seat == CHANCE:
                apply(state, CHANCE, draw(state, rng, ids, weights))
            else:
                if not holds(pending(state), seat):
                    return TURN_NOT_PENDING
                other = below(rng, players)
                if holds(pending(state), other) and below(rng, 4) == 0:
                    seat = other
                n = legal(state, seat, ids)
                wrong = check_list(ids, n)
                if wrong != FINE:
                    return wrong
                gold = gold_on_table(state)
                buying = state.phase == BUY
                apply(state, seat, ids[below(rng, n)])
                if buying and state.phase == BUY and gold != gold_on_table(state):
                    return GOLD_NOT_CONSERVED
                taken += 1
                if taken - begun > LONGEST_GAME:
                    return ENDLESS
            wrong = check(state, seen)
            if wrong != FINE:
                return wrong
            seat = turn(state)
    return FINE


@jit
def check_list(ids: Ints, n: int) -> int:
    if n == 0:
        return NO_LEGAL_ACTION
    for i in range(1, n):
        if ids[i - 1] >= ids[i]:
            return NOT_ASCENDING
    return FINE


def main(players: int, decisions: int) -> int:
    """Walk with a number of players, and return what is wrong."""
    states = np.zeros(2, GAME.state_type)
    rng = np.zeros(4, np.uint64)
    seed_generator(rng, np.uint64(players), np.uint64(1))
    return int(walk(states, players, GAME.option_array(GAME.read_options({})), decisions, rng))


if __name__ == "__main__":
    for count in map(int, sys.argv[2:]):
        print(count, main(count, int(sys.argv[1])))
