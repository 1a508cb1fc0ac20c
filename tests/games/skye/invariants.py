"""What must hold at every step of a game of Isle of Skye, counted independently of the rules."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.engine.record import State
from meadhall.games.skye.rules.cells import MOST_FREE, MOST_TILES
from meadhall.games.skye.rules.components import CASTLE, DRAWN_EACH, NOTHING, RECEIVED_AT_MOST, TILES
from meadhall.games.skye.rules.state import BUY, GOLD, POINTS

from ...jit import jit

MODES: list[dict[str, Any]] = [{}]
# Kinds of actions that nobody can ever take: the castle lies on its own cell.
NEVER = frozenset({"C"})

# What a walk keeps between two steps: the gold on the table, and the phase. The rest is for counting tiles.
GOLD_BEFORE, PHASE_BEFORE, FIRST_TILE = range(3)
MEMORY = FIRST_TILE + TILES

FINE, TILE_LOST_OR_DOUBLED, LEDGER_WRONG, GOLD_NOT_CONSERVED, NEGATIVE_GOLD, TOO_MANY_TILES = range(6)
MESSAGES = (
    "all is well",
    "a tile is lost, or at two places",
    "points or gold differ from the ledger",
    "gold was lost or made while tiles were bought",
    "gold below 0",
    "more tiles or free cells than a clan area can have",
)


@jit
def tiles_once(state: State, seen: NDArray[np.int64]) -> bool:
    """Tell whether each tile is at exactly one place: the bag, an offer, a hand, a clan area, or on its way back."""
    seen[:] = state.bag
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
def check_player(player: State, buying: bool) -> int:
    """Check the ledger and the bounds of a player."""
    points = 0
    gold = 0
    for source in range(len(player.ledger)):
        points += player.ledger[source, POINTS]
        gold += player.ledger[source, GOLD]
    if buying:
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
def check(state: State, before: NDArray[np.int64], after: NDArray[np.int64], started: bool) -> int:
    """Return 0, or the number of the message about what is wrong; `before` is filled for the next step."""
    if not tiles_once(state, after[FIRST_TILE:]):
        return TILE_LOST_OR_DOUBLED
    for seat in range(state.players):
        wrong = check_player(state.seats[seat], state.phase == BUY)
        if wrong != FINE:
            return wrong
    gold = gold_on_table(state)
    if started and state.phase == BUY and before[PHASE_BEFORE] == BUY and gold != before[GOLD_BEFORE]:
        return GOLD_NOT_CONSERVED
    before[GOLD_BEFORE] = gold
    before[PHASE_BEFORE] = state.phase
    return FINE
