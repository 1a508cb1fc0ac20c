"""A compiled walker: random games in which cards, tokens and points are counted at every step.

Run as a program it prints what it has found as JSON: `python -m tests.gonewild.walker 1000000`.
"""

import json
import sys
from typing import Any

import numpy as np

from meadhall.engine.chance import below, seed_generator
from meadhall.engine.compiled import compiled
from meadhall.engine.contract import CHANCE, OVER
from meadhall.engine.play import draw
from meadhall.engine.record import State
from meadhall.games.gonewild.checking import STORES
from meadhall.games.gonewild.ending import owned
from meadhall.games.gonewild.game import GAME
from meadhall.games.gonewild.paying import resource_on
from meadhall.games.gonewild.rules import apply, legal, setup, turn
from meadhall.games.gonewild.slots import (
    BUILDINGS,
    CARDS,
    FIRST_BUILDING,
    FIRST_DIVINE,
    FIRST_MARKET,
    MISSIONS,
    NOTHING,
    SLOTS,
)
from meadhall.games.gonewild.state import (
    ACTING,
    CARRIED,
    EXCHANGED,
    NOT_STORED,
    PAYMENT,
    RETURNED,
    STORING,
)

(
    FINE,
    CARDS_LOST,
    BUILDINGS_LOST,
    MISSIONS_LOST,
    TOKENS_WRONG,
    LEDGER_WRONG,
    POINTS_FELL,
    RESOURCES_MIXED,
    LEGAL_WRONG,
    NEGATIVE,
    KNOWLEDGE_WRONG,
) = range(11)
FAULTS = (
    "fine",
    "cards lost",
    "buildings lost",
    "missions lost",
    "tokens wrong",
    "ledger wrong",
    "points fell",
    "resources mixed",
    "legal actions wrong",
    "negative count",
    "knowledge wrong",
)


@compiled
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


@compiled
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


@compiled
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


@compiled
def fault(state: State) -> int:
    found = cards_fault(state)
    if found == FINE:
        found = village_fault(state)
    if found == FINE:
        found = tokens_fault(state)
    return found


@compiled
def walk(states: Any, players: int, options: Any, seed: int, decisions: int, out: Any) -> int:
    """Play random games until so many decisions were taken; write games, most rounds and most legal actions."""
    rng = np.zeros(4, np.uint64)
    seed_generator(rng, np.uint64(seed), np.uint64(players))
    ids = np.zeros(400, np.int32)
    weights = np.zeros(400, np.int32)
    before = np.zeros(4, np.int64)
    done = 0
    while done < decisions:
        states[1] = states[0]
        state = states[1]
        setup(state, players, options)
        before[:] = 0
        seat = turn(state)
        while seat != OVER:
            if seat == CHANCE:
                apply(state, CHANCE, draw(state, rng, ids, weights))
            else:
                n = legal(state, seat, ids)
                if n == 0:
                    return LEGAL_WRONG
                for i in range(1, n):
                    if ids[i] <= ids[i - 1]:
                        return LEGAL_WRONG
                out[2] = max(out[2], n)
                apply(state, seat, ids[below(rng, n)])
                done += 1
            found = fault(state)
            if found != FINE:
                return found
            for other in range(players):
                if state.seats[other].points < before[other]:
                    return POINTS_FELL
                before[other] = state.seats[other].points
            seat = turn(state)
        out[0] += 1
        out[1] = max(out[1], int(state.round_number))
    return FINE


def main(decisions: int) -> dict[str, Any]:
    options = GAME.option_array(GAME.read_options({}))
    report: dict[str, Any] = {}
    for players in GAME.players:
        states = np.zeros(2, GAME.state_type)
        out = np.zeros(3, np.int64)
        found = walk(states, players, options, 11, decisions, out)
        games, rounds, choices = out.tolist()
        report[str(players)] = {"fault": FAULTS[found], "games": games, "rounds": rounds, "choices": choices}
    return report


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]))))
