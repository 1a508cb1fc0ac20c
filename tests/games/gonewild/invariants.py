"""What must hold at every step of a game of Vikings Gone Wild: cards, tokens and points, counted independently of the rules."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.engine.record import State
from meadhall.games.gonewild.rules.card_validation import STORES
from meadhall.games.gonewild.rules.ending import owned
from meadhall.games.gonewild.rules.ids import (
    BUILDINGS,
    CARDS,
    FIRST_BUILDING,
    FIRST_DIVINE,
    FIRST_MARKET,
    MAX_PLAYERS,
    MISSIONS,
    NOTHING,
    SLOTS,
)
from meadhall.games.gonewild.rules.paying import resource_on
from meadhall.games.gonewild.rules.state import (
    ACTING,
    CARRIED,
    EXCHANGED,
    NOT_STORED,
    PAYMENT,
    RETURNED,
    STORING,
)

from ...jit import jit

MODES: list[dict[str, Any]] = [{}]
# Kinds of actions that nobody can ever take.
NEVER = frozenset[str]()

# What a walk keeps between two steps: the points of each seat.
MEMORY = MAX_PLAYERS

(
    FINE,
    CARDS_LOST,
    BUILDINGS_LOST,
    MISSIONS_LOST,
    TOKENS_WRONG,
    LEDGER_WRONG,
    POINTS_FELL,
    RESOURCES_MIXED,
    NEGATIVE,
    KNOWLEDGE_WRONG,
) = range(10)
MESSAGES = (
    "all is well",
    "cards were lost or made",
    "buildings were lost or made",
    "missions were lost or made",
    "tokens lie where they cannot, or their sum is wrong",
    "points or tokens differ from the ledger",
    "points fell",
    "resources that cannot be kept were kept",
    "a negative count",
    "somebody knows of cards that are not in a hand",
)


@jit
def cards_fault(state: State) -> int:
    for card in range(CARDS):
        n = int(state.market[card]) + int(state.odin[card]) + int(state.odin_discards[card])
        n += int(state.favours_open[card]) + int(state.favours_unseen[card])
        for space in range(len(state.path)):
            n += int(state.path[space] == card)
        for seat in range(state.players):
            player = state.seats[seat]
            if min(player.draws[card], player.hand[card], player.discards[card], player.played[card]) < 0:
                return NEGATIVE
            n += owned(state, seat, card)
            for viewer in range(state.players):
                if (
                    player.known[viewer, card] > player.hand[card]
                    or player.known[viewer, card] < player.known[seat, card]
                ):
                    return KNOWLEDGE_WRONG
        expected = int(state.copies[card])
        if card < FIRST_MARKET:
            expected = int(state.start_deck[card]) * int(state.players)
        elif card >= FIRST_DIVINE and state.least_players[card] > state.players:
            expected = 0
        if n != expected:
            return CARDS_LOST
    return FINE


@jit
def village_fault(state: State) -> int:
    for building in range(BUILDINGS):
        n = int(state.market[FIRST_BUILDING + building])
        for seat in range(state.players):
            n += int(state.seats[seat].built[building])
        if n != state.copies[FIRST_BUILDING + building]:
            return BUILDINGS_LOST
    for mission in range(MISSIONS):
        n = int(state.mission_piles[0, mission]) + int(state.mission_piles[1, mission])
        for place in range(len(state.mission_bottom)):
            n += int(state.mission_bottom[place] == mission)
        for seat in range(state.players):
            n += int(state.seats[seat].held[mission]) + int(state.seats[seat].done[mission])
        if n != state.mission[mission, 4]:
            return MISSIONS_LOST
    return FINE


@jit
def tokens_fault(state: State) -> int:
    for seat in range(state.players):
        player = state.seats[seat]
        for resource in range(2):
            n = int(player.on_hall[resource])
            for slot in range(SLOTS):
                if player.on_slot[slot] > 0 and resource_on(state, slot) == resource:
                    n += int(player.on_slot[slot])
                if player.on_slot[slot] < 0 or (player.on_slot[slot] > 0 and slot % 3 >= player.built[slot // 3]):
                    return NEGATIVE
                if state.building[slot // 3, STORES] != NOTHING and player.on_slot[slot] > state.building[slot // 3, 1]:
                    return TOKENS_WRONG
            if seat == state.active:
                n += int(state.tokens_due[resource])
                if state.stage == STORING and state.store_resource == resource:
                    n += int(state.storable[1])
            if n != player.tokens[resource]:
                return TOKENS_WRONG
            total = 0
            for source in range(len(player.ledger)):
                total += int(player.ledger[source, 1 + resource])
            if total != n:
                return LEDGER_WRONG
            # What was exchanged or paid for never becomes a token.
            for source in (PAYMENT, EXCHANGED, RETURNED, NOT_STORED):
                if player.ledger[source, 1 + resource] > 0:
                    return RESOURCES_MIXED
        total = 0
        for source in range(len(player.ledger)):
            total += int(player.ledger[source, 0])
        if total != player.points or player.ledger[CARRIED, 0] != 0:
            return LEDGER_WRONG
    if state.stage != ACTING and (state.purse[0] != 0 or state.purse[1] != 0):
        return RESOURCES_MIXED
    return FINE


@jit
def fault(state: State) -> int:
    found = cards_fault(state)
    if found == FINE:
        found = village_fault(state)
    if found == FINE:
        found = tokens_fault(state)
    return found


@jit
def check(state: State, before: NDArray[np.int64], after: NDArray[np.int64], started: bool) -> int:
    """Return 0, or the number of the message about what is wrong; `before` is filled for the next step."""
    found = fault(state)
    for seat in range(state.players):
        if found == FINE and started and state.seats[seat].points < before[seat]:
            found = POINTS_FELL
        before[seat] = state.seats[seat].points
    return found
