"""Strength against defence: what a player could send, and what a target withstands."""

from ....engine.compiled import compiled
from ....engine.record import State
from .actions import ATTACK, ATTACK_UNDEAD
from .effect_parser import FIGHTERS
from .ids import (
    CARDS,
    DRACO,
    FIRST_BUILDING,
    FIRST_HALL,
    HALL_SLOT,
    MOST_OF_A_NAME,
    MOST_UPGRADES,
    NOTHING,
    PATH,
    SLOTS,
)

# A target is an attack's action, counted from the first: buildings by seat, undead by space, Draco.
UNDEAD_TARGET = ATTACK_UNDEAD - ATTACK
DRACO_TARGET = UNDEAD_TARGET + PATH
SLOTS_OF_A_SEAT = SLOTS + 1


@compiled
def is_fighter(state: State, card: int) -> bool:
    """Tell whether a card is a unit or a hero."""
    return bool((FIGHTERS >> int(state.card_type[card])) & 1)


@compiled
def strength_of(state: State, card: int) -> int:
    """Return a fighter's strength in this turn, without upgrades of its own."""
    return int(state.worth[card]) + int(state.boost)


@compiled
def armed_strength(state: State, place: int) -> int:
    """Return the strength of a fighter with upgrades."""
    return strength_of(state, state.armed[place]) + int(state.armed_bonus[place])


@compiled
def sendable(state: State) -> tuple[int, int]:
    """Count the attack under way and all fighters that could still join it, and add up their strength."""
    hand = state.seats[state.active].hand
    fighters = 0
    total = 0
    for card in range(CARDS):
        n = int(hand[card]) + int(state.ready[card]) + int(state.sent[card])
        if n > 0 and is_fighter(state, card):
            fighters += n
            total += n * strength_of(state, card)
    for place in range(MOST_UPGRADES):
        if state.armed[place] != NOTHING:
            fighters += 1
            total += armed_strength(state, place)
    return fighters, total


@compiled
def attack_strength(state: State) -> int:
    """Return the strength of the attack under way; a trapped card contributes nothing (ruling 23)."""
    total = 0
    for card in range(CARDS):
        n = int(state.sent[card]) - int(state.trapped[card])
        if n > 0:
            total += n * strength_of(state, card)
    for place in range(MOST_UPGRADES):
        if state.armed_sent[place] == 1:
            total += armed_strength(state, place)
    return total


@compiled
def cards_sent(state: State) -> int:
    """Count the cards of the attack under way, trapped ones included; upgrades do not count (ruling 20)."""
    n = 0
    for card in range(CARDS):
        n += state.sent[card]
    for place in range(MOST_UPGRADES):
        n += state.armed_sent[place] > 0
    return n


@compiled
def building_defence(state: State, seat: int, slot: int) -> int:
    """Return the defence of a building or a town hall, with the cards that guard it in this round."""
    player = state.seats[seat]
    thing = FIRST_HALL + player.level - 1 if slot == HALL_SLOT else FIRST_BUILDING + slot // MOST_OF_A_NAME
    return int(state.worth[thing]) + int(player.guard[slot])


@compiled
def target_defence(state: State, target: int) -> int:
    """Return what an attack on a target needs as things stand."""
    if target == DRACO_TARGET:
        return int(state.worth[DRACO])
    if target >= UNDEAD_TARGET:
        return int(state.worth[state.path[target - UNDEAD_TARGET]])
    return building_defence(state, target // SLOTS_OF_A_SEAT, target % SLOTS_OF_A_SEAT)


@compiled
def carriers(state: State) -> int:
    """Count the kinds of fighters that could carry an upgrade: ready, with upgrades already, or in the hand."""
    hand = state.seats[state.active].hand
    n = 0
    for card in range(CARDS):
        if is_fighter(state, card):
            n += int(hand[card] > 0) + int(state.ready[card] > 0)
    for place in range(MOST_UPGRADES):
        n += state.armed[place] != NOTHING
    return n
