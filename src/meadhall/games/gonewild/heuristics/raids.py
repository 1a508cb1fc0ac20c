"""Attacks: what a seat's fighters can hit in this turn, and what a deck's fighters usually hit in a round."""

import numpy as np

from ....bots.heuristics import Floats
from ....engine.compiled import compiled
from ....engine.record import State, overwrite
from ..rules.attacking import BONUS_FAVOURS, BONUS_PLUNDER, BONUS_POINTS, may_attack
from ..rules.cards import REPELLED_CARD
from ..rules.effect_parser import (
    ATTACH,
    BOOST_ALL,
    LARGEST,
    MOST_EFFECTS,
    POINTS,
    TOKEN,
    UNDEAD,
    UPGRADE,
    WORD,
)
from ..rules.effects import amount_of
from ..rules.ids import (
    BUILDINGS,
    CARDS,
    DRACO,
    FIRST_BUILDING,
    FIRST_HALL,
    HALL_SLOT,
    MOST_OF_A_NAME,
    MOST_UPGRADES,
    NOTHING,
    PATH,
    TABLE_ENTRIES,
)
from ..rules.state import ACTING
from ..rules.strength import (
    SLOTS_OF_A_SEAT,
    UNDEAD_TARGET,
    armed_strength,
    attack_strength,
    building_defence,
    cards_sent,
    is_fighter,
    target_defence,
)
from .traits import guards

# Defences and strengths are counted up to this one, and those above it as this one.
MOST_STRENGTH = 2 * LARGEST
# What tokens, and a divine favour, are worth in points.
TOKEN_WORTH = 0.3
FAVOUR_WORTH = 2.0


@compiled
def table_points(state: State, hits: float) -> float:
    """Return what so many hits in a turn bring; between two entries of the table, something between them."""
    entry = min(int(hits), TABLE_ENTRIES - 1)
    low = float(state.points_table[entry])
    high = float(state.points_table[min(entry + 1, TABLE_ENTRIES - 1)])
    return low + (hits - entry) * (high - low)


@compiled
def damage_worth(state: State, row: int) -> float:
    """Return what hitting a building of a kind brings besides the table's points."""
    damage = state.damage[row]
    return float(damage[BONUS_POINTS] + TOKEN_WORTH * damage[BONUS_PLUNDER] + FAVOUR_WORTH * damage[BONUS_FAVOURS])


@compiled
def reward(state: State, thing: int) -> float:
    """Return what beating an undead or Draco brings."""
    worth = 0.0
    for i in range(MOST_EFFECTS):
        word = state.effects[thing, i, WORD]
        if word == POINTS:
            worth += amount_of(state, thing, i)
        elif word == TOKEN:
            worth += TOKEN_WORTH * amount_of(state, thing, i)
    return worth


# What a deck's fighters usually hit


@compiled
def survey(state: State, seat: int, counts: Floats, bonuses: Floats) -> None:
    """Count a village's buildings by defence, and add up what hitting them brings besides the table's points."""
    player = state.seats[seat]
    counts[:] = 0.0
    bonuses[:] = 0.0
    for building in range(BUILDINGS):
        if player.built[building] > 0:
            defence = min(int(state.worth[FIRST_BUILDING + building]), MOST_STRENGTH)
            counts[defence] += player.built[building]
            bonuses[defence] += player.built[building] * damage_worth(state, building)
    level = player.level - 1
    defence = min(int(state.worth[FIRST_HALL + level]), MOST_STRENGTH)
    counts[defence] += 1
    bonuses[defence] += damage_worth(state, BUILDINGS + level)


@compiled
def raid(state: State, counts: Floats, bonuses: Floats, strength: float, fighters: float, stopped: float) -> float:
    """Return what fighters of so much strength usually bring in a round against a village, of whose hits some are stopped."""
    if fighters <= 0.0:
        return 0.0
    each = strength / fighters
    hits = 0.0
    extra = 0.0
    for defence in range(LARGEST + 1):
        if counts[defence] == 0.0:
            continue
        price = max(float(defence), each)
        reached = min(counts[defence], strength / price)
        # With less than it takes, a hit is a matter of luck with the cards drawn.
        part = reached - np.floor(reached)
        reached += part * part - part
        hits += reached
        extra += reached * bonuses[defence] / counts[defence]
        strength -= counts[defence] * price
        if strength <= 0.0:
            break
    if hits <= 0.0:
        return 0.0
    left = max(hits - stopped, 0.3 * hits)
    return table_points(state, left) + extra * left / hits


# What a seat can hit in this turn


@compiled
def muster(state: State, seat: int, acting: bool, pool: Floats) -> None:
    """Count the fighters that can still attack in this turn by their strength, upgrades of the hand included."""
    pool[:] = 0.0
    hand = state.seats[seat].hand
    lift = int(state.boost) if acting else 0
    arms = int(state.attach_due) if acting else 0
    for card in range(CARDS):
        if hand[card] > 0 and state.card_type[card] == UPGRADE:
            for i in range(MOST_EFFECTS):
                if state.effects[card, i, WORD] == ATTACH:
                    arms += hand[card] * amount_of(state, card, i)
                elif state.effects[card, i, WORD] == BOOST_ALL:
                    lift += hand[card] * amount_of(state, card, i)
    strongest = NOTHING
    for card in range(CARDS):
        n = int(hand[card]) + (int(state.ready[card]) if acting else 0)
        if n > 0 and is_fighter(state, card):
            strength = min(int(state.worth[card]) + lift, MOST_STRENGTH)
            pool[strength] += n
            strongest = max(strongest, strength)
    if acting:
        for place in range(MOST_UPGRADES):
            if state.armed[place] != NOTHING and state.armed_sent[place] == 0:
                strength = min(armed_strength(state, place) + lift - int(state.boost), MOST_STRENGTH)
                pool[strength] += 1
                strongest = max(strongest, strength)
    if arms > 0 and strongest != NOTHING:
        pool[strongest] -= 1
        pool[min(strongest + arms, MOST_STRENGTH)] += 1


@compiled
def take(pool: Floats, need: int) -> bool:
    """Send fighters against a defence, the weakest that is enough alone, else the strongest together; tell whether they are enough."""
    if need <= 0:
        return True
    for strength in range(need, MOST_STRENGTH + 1):
        if pool[strength] > 0:
            pool[strength] -= 1
            return True
    total = 0.0
    for strength in range(1, need):
        total += strength * pool[strength]
    if total < need:
        return False
    for strength in range(need - 1, 0, -1):
        while pool[strength] > 0 and need > 0:
            # The last one to join is the weakest that is enough.
            if need <= strength:
                return take_weakest(pool, need)
            pool[strength] -= 1
            need -= strength
    return True


@compiled
def take_weakest(pool: Floats, need: int) -> bool:
    """Send the weakest fighter that is enough alone."""
    for strength in range(need, MOST_STRENGTH + 1):
        if pool[strength] > 0:
            pool[strength] -= 1
            return True
    return False


@compiled
def can_raid(state: State, seat: int, victim: int) -> bool:
    """Tell whether a seat that has still to act may attack another, as things stand."""
    if seat == state.active:
        return may_attack(state, victim)
    if seat == victim:
        return False
    if not state.seats[victim].attacked:
        return True
    for other in range(state.players):
        if other != seat and not state.seats[other].attacked:
            return False
    return True


@compiled
def against(
    state: State, victim: int, skipped: int, pool: Floats, counts: Floats, bonuses: Floats, hits: float, alert: float
) -> float:
    """Return what the fighters of a pool bring in this turn against a village, hits so far included."""
    player = state.seats[victim]
    counts[:] = 0.0
    bonuses[:] = 0.0
    for building in range(BUILDINGS):
        first = building * MOST_OF_A_NAME
        for slot in range(first, first + player.built[building]):
            if player.marks[slot] == 0 and slot != skipped:
                defence = min(building_defence(state, victim, slot), MOST_STRENGTH)
                counts[defence] += 1
                bonuses[defence] += damage_worth(state, building)
    if player.marks[HALL_SLOT] == 0 and skipped != HALL_SLOT:
        defence = min(building_defence(state, victim, HALL_SLOT), MOST_STRENGTH)
        counts[defence] += 1
        bonuses[defence] += damage_worth(state, BUILDINGS + player.level - 1)
    more = 0.0
    extra = 0.0
    for defence in range(MOST_STRENGTH + 1):
        if counts[defence] > 0:
            tries = counts[defence]
            while tries > 0 and take(pool, defence):
                tries -= 1
            reached = counts[defence] - tries
            more += reached
            extra += reached * bonuses[defence] / counts[defence]
            if tries > 0:
                break
    if more > 0:
        left = max(more - alert, 0.3 * more)
        return table_points(state, hits + left) + extra * left / more
    return table_points(state, hits)


@compiled
def hunt(state: State, acting: bool, pool: Floats) -> float:
    """Return what fighters that are left bring against undead and Draco."""
    worth = 0.0
    for space in range(PATH):
        card = state.path[space]
        if card != NOTHING and state.card_type[card] == UNDEAD:
            if acting and state.target == UNDEAD_TARGET + space:
                continue
            if take(pool, int(state.worth[card])):
                worth += reward(state, card)
    if not (acting and (state.draco_done or state.target == UNDEAD_TARGET + PATH)) and take(
        pool, int(state.worth[DRACO])
    ):
        worth += reward(state, DRACO)
    return worth


@compiled
def hand_guard(state: State, seat: int) -> int:
    """Add up what the defence cards of a hand can bring."""
    hand = state.seats[seat].hand
    total = 0
    for card in range(CARDS):
        if hand[card] > 0 and state.reacts[card]:
            total += hand[card] * guards(state, card)
    return total


@compiled
def raid_now(state: State, seat: int, alerts: Floats, gifts: Floats, rows: Floats) -> float:
    """Return the points that a seat that has still to act can expect from attacks in this turn; what it gives away goes to gifts."""
    acting = seat == state.active and state.stage == ACTING
    hits = float(state.hits) if acting else 0.0
    pool, trial, counts, bonuses = rows[0], rows[1], rows[2], rows[3]
    muster(state, seat, acting, pool)
    sure = 0.0
    skipped = NOTHING
    victim = NOTHING
    if acting:
        victim = int(state.victim)
        if state.target >= UNDEAD_TARGET:
            if take(pool, target_defence(state, state.target) - attack_strength(state)):
                target = int(state.target) - UNDEAD_TARGET
                sure += reward(state, DRACO if target == PATH else int(state.path[target]))
        elif state.target != NOTHING:
            victim = int(state.target) // SLOTS_OF_A_SEAT
            skipped = int(state.target) % SLOTS_OF_A_SEAT
            missing = target_defence(state, state.target) - attack_strength(state)
            if state.answering:
                hit = missing + hand_guard(state, victim) <= 0
                if not hit:
                    gifts[victim] += state.numbers[REPELLED_CARD] * cards_sent(state)
            else:
                hit = take(pool, missing)
            if hit:
                row = BUILDINGS + state.seats[victim].level - 1 if skipped == HALL_SLOT else skipped // MOST_OF_A_NAME
                hits += 1.0
                sure += damage_worth(state, row)
    best = table_points(state, hits) + hunt_copy(state, acting, pool, trial)
    for other in range(state.players):
        if (victim == NOTHING and can_raid(state, seat, other)) or victim == other:
            overwrite(trial, pool)
            worth = against(state, other, skipped, trial, counts, bonuses, hits, alerts[other])
            worth += hunt(state, acting, trial)
            best = max(best, worth)
    return sure + best


@compiled
def hunt_copy(state: State, acting: bool, pool: Floats, trial: Floats) -> float:
    """Return what a pool brings without an attack on a village."""
    overwrite(trial, pool)
    return hunt(state, acting, trial)
