"""What a network is shown of Vikings Gone Wild when a turn or a round begins: decks, hands, villages, and what they will bring."""

import numpy as np

from ....bots.heuristics import Features, Floats, Floats32, Memory
from ....engine.bits import holds
from ....engine.compiled import compiled
from ....engine.record import State
from ..rules.buying import village_size
from ..rules.effect_parser import BEER, GOLD
from ..rules.ending import bonus_count
from ..rules.gaining import points_limit
from ..rules.ids import (
    BONUS_IDS,
    BONUSES,
    BUILDING_IDS,
    BUILDINGS,
    CARDS,
    FIRST_DEFENCE,
    FIRST_ODIN,
    MAX_PLAYERS,
    MISSIONS,
    NOTHING,
    SLOTS,
)
from ..rules.state import ACT, ACTING, DAMAGED, DRAW_CARD, DRAW_MISSION, DRAWING
from .estimate import PARTS, expect, has_drawn, has_to_act
from .shop import LOOKS, SEEN
from .traits import TRAITS, add_traits

PART_NAMES = (
    "this turn",
    "gifts",
    "bonus cards",
    "deck",
    "village",
    "missions to come",
    "tokens kept",
    "mission now",
    "to spend",
    "cards kept",
)
TRAIT_NAMES = (
    "cards",
    "beer gain",
    "gold gain",
    "strength",
    "fighters",
    "cards drawn",
    "guard",
    "guards",
    "arms",
    "extra",
)

OWN = (
    "points",
    "lead",
    "estimate",
    "lead by the estimate",
    "beer",
    "gold",
    "level",
    "village",
    "damaged",
    "thresholds passed",
    "favours due",
    "missions held",
    "missions done",
    "attacked",
    "claimed",
    "has to act",
    "has drawn",
    "after the start player",
    "turns until it acts",
    "seen in a round",
    *(f"expects of {name}" for name in PART_NAMES),
    *(f"deck: {name}" for name in TRAIT_NAMES),
    *(f"hand: {name}" for name in TRAIT_NAMES),
    *(f"built {name}" for name in BUILDING_IDS),
    *(f"lead in {name}" for name in BONUS_IDS),
)
TABLE = (
    "round",
    "rounds left",
    "points to the end",
    "last round",
    "acting",
    "seated",
    "long game",
    "first game",
    "units for sale",
    "defences for sale",
    "path",
    *(f"bonus {name}" for name in BONUS_IDS),
)


@compiled
def is_moment(state: State) -> bool:
    """A turn begins, or the drawing of a round: nobody has done anything yet."""
    if state.stage == DRAWING:
        return state.seated == 1 and state.phase in (DRAW_MISSION, DRAW_CARD)
    if state.stage != ACTING or state.phase != ACT or state.by_hand or state.bought or state.victim != NOTHING:
        return False
    player = state.seats[state.active]
    if player.claimed or player.swapped or player.returned or state.hits > 0:
        return False
    if state.purse[BEER] + state.purse[GOLD] + state.spent[BEER] + state.spent[GOLD] > 0:
        return False
    for card in range(CARDS):
        if player.played[card] > 0 or state.ready[card] > 0:
            return False
    return True


@compiled
def write(state: State, weights: Floats, memory: Memory, own: Floats32, table: Floats32) -> None:
    """Write the features of each seat and of the table."""
    totals = np.zeros((MAX_PLAYERS, TRAITS))
    looks = np.zeros((MAX_PLAYERS, LOOKS))
    parts = np.zeros((MAX_PLAYERS, PARTS))
    hands = np.zeros((MAX_PLAYERS, TRAITS))
    rounds = expect(state, weights, totals, looks, parts)
    for seat in range(state.players):
        out = own[seat]
        write_standing(state, seat, parts, out)
        out[19] = looks[seat, SEEN]
        n = 20
        for i in range(PARTS):
            out[n + i] = parts[seat, i]
        n += PARTS
        player = state.seats[seat]
        for card in range(CARDS):
            if player.hand[card] > 0:
                add_traits(state, player, card, int(player.hand[card]), hands[seat])
        for i in range(TRAITS):
            out[n + i] = totals[seat, i]
            out[n + TRAITS + i] = hands[seat, i]
        n += 2 * TRAITS
        for building in range(BUILDINGS):
            out[n + building] = player.built[building]
        write_bonuses(state, seat, out, n + BUILDINGS)
    write_table(state, rounds, table)


@compiled
def write_standing(state: State, seat: int, parts: Floats, out: Floats32) -> None:
    """Write what a seat has, and where it stands among the others."""
    player = state.seats[seat]
    rival, rival_expects = -1000.0, -1000.0
    for other in range(state.players):
        if other != seat:
            rival = max(rival, float(state.seats[other].points))
            rival_expects = max(rival_expects, state.seats[other].points + parts[other].sum())
    expects = player.points + parts[seat].sum()
    out[0] = player.points
    out[1] = player.points - rival
    out[2] = expects
    out[3] = expects - rival_expects
    out[4] = player.tokens[BEER]
    out[5] = player.tokens[GOLD]
    out[6] = player.level
    out[7] = village_size(player)
    damaged = 0
    for slot in range(SLOTS + 1):
        damaged += (player.marks[slot] & DAMAGED) != 0
    out[8] = damaged
    out[9] = player.passed
    out[10] = player.favours_due
    held, done = 0, 0
    for mission in range(MISSIONS):
        held += int(player.held[mission])
        done += int(player.done[mission])
    out[11] = held
    out[12] = done
    out[13] = player.attacked
    out[14] = player.claimed
    out[15] = has_to_act(state, seat)
    out[16] = has_drawn(state, seat)
    out[17] = (seat - state.start) % state.players
    out[18] = (seat - state.active) % state.players


@compiled
def write_bonuses(state: State, seat: int, out: Floats32, n: int) -> None:
    """Write how far a seat is ahead in what each bonus card of this game counts."""
    for bonus in range(BONUSES):
        out[n + bonus] = 0.0
        if holds(state.bonuses, bonus):
            most = 0
            for other in range(state.players):
                if other != seat:
                    most = max(most, bonus_count(state, other, bonus))
            out[n + bonus] = bonus_count(state, seat, bonus) - most


@compiled
def write_table(state: State, rounds: float, out: Floats32) -> None:
    """Write how far the game is, and what is for sale."""
    most = 0
    for seat in range(state.players):
        most = max(most, int(state.seats[seat].points))
    out[0] = state.round_number
    out[1] = rounds
    out[2] = points_limit(state) - most
    out[3] = state.last_round
    out[4] = state.stage == ACTING
    out[5] = state.seated
    out[6] = state.long_game
    out[7] = state.first_game
    out[8:11] = 0.0
    for card in range(FIRST_ODIN):
        out[8 if card < FIRST_DEFENCE else 9] += state.market[card]
    for place in range(len(state.path)):
        out[10] += state.path[place] != NOTHING
    for bonus in range(BONUSES):
        out[11 + bonus] = holds(state.bonuses, bonus)


FEATURES = Features(OWN, TABLE, write, is_moment, moments_of_a_game=30)
