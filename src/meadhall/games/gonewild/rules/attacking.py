"""Attacks: on the buildings of one opponent, on undead and on Draco. Target and cards are named, then it is settled."""

from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import ATTACK, DECLARE, SEND_ARMED, SEND_CARD, SEND_READY
from .cards import REPELLED_CARD
from .effect_parser import UNDEAD, WHEN_BEATEN, WHEN_PLAYED, WHEN_SUCCESSFUL
from .effects import queue_effects
from .gaining import book_tokens, earn_tokens, gain_points
from .ids import (
    BUILDINGS,
    CARDS,
    DRACO,
    HALL_SLOT,
    MOST_OF_A_NAME,
    MOST_UPGRADES,
    NOTHING,
    PATH,
)
from .knowledge import has_cards, leave_hand
from .path import take_from_path
from .state import DAMAGE_BONUS, DAMAGED, PLUNDER, REPELLED
from .strength import (
    DRACO_TARGET,
    SLOTS_OF_A_SEAT,
    UNDEAD_TARGET,
    armed_strength,
    attack_strength,
    building_defence,
    cards_sent,
    is_fighter,
    sendable,
    strength_of,
    target_defence,
)

# Damage bonuses.
BONUS_POINTS, BONUS_PLUNDER, BONUS_FAVOURS = range(3)

# Targets


@compiled
def everybody_attacked(state: State) -> bool:
    """Tell whether every opponent has been attacked in this round (ruling 2)."""
    for seat in range(state.players):
        if seat != state.active and not state.seats[seat].attacked:
            return False
    return True


@compiled
def may_attack(state: State, seat: int) -> bool:
    """One victim a turn, who has not been attacked in this round unless all have been (rulings 1, 2 and 24)."""
    if seat == state.active or seat >= state.players:
        return False
    if state.victim != NOTHING:
        return bool(state.victim == seat)
    return not state.seats[seat].attacked or everybody_attacked(state)


@compiled
def is_target(state: State, target: int) -> bool:
    """Tell whether a target is there and may be attacked, strength aside."""
    if target == DRACO_TARGET:
        return not state.draco_done
    if target >= UNDEAD_TARGET:
        card = state.path[target - UNDEAD_TARGET]
        return bool(card != NOTHING and state.card_type[card] == UNDEAD)
    seat, slot = target // SLOTS_OF_A_SEAT, target % SLOTS_OF_A_SEAT
    if not may_attack(state, seat) or state.seats[seat].marks[slot] != 0:
        return False
    return slot == HALL_SLOT or slot % MOST_OF_A_NAME < state.seats[seat].built[slot // MOST_OF_A_NAME]


@compiled
def legal_targets(state: State, out: Ints, n: int) -> int:
    """List the targets that the active player has enough strength for (ruling 22)."""
    fighters, strength = sendable(state)
    if fighters == 0:
        return n
    for seat in range(state.players):
        if not may_attack(state, seat):
            continue
        player = state.seats[seat]
        for building in range(BUILDINGS):
            first = building * MOST_OF_A_NAME
            for slot in range(first, first + player.built[building]):
                if player.marks[slot] == 0 and building_defence(state, seat, slot) <= strength:
                    out[n] = ATTACK + seat * SLOTS_OF_A_SEAT + slot
                    n += 1
        if player.marks[HALL_SLOT] == 0 and building_defence(state, seat, HALL_SLOT) <= strength:
            out[n] = ATTACK + seat * SLOTS_OF_A_SEAT + HALL_SLOT
            n += 1
    for target in range(UNDEAD_TARGET, UNDEAD_TARGET + PATH + 1):
        if is_target(state, target) and target_defence(state, target) <= strength:
            out[n] = ATTACK + target
            n += 1
    return n


# Sending


@compiled
def legal_sends(state: State, out: Ints) -> int:
    """List the fighters that can join, and the declaration once they are strong enough."""
    hand = state.seats[state.active].hand
    n = 0
    for card in range(CARDS):
        if hand[card] > 0 and is_fighter(state, card):
            out[n] = SEND_CARD + card
            n += 1
    for card in range(CARDS):
        if state.ready[card] > 0:
            out[n] = SEND_READY + card
            n += 1
    for place in range(MOST_UPGRADES):
        if state.armed[place] != NOTHING and state.armed_sent[place] == 0:
            out[n] = SEND_ARMED + place
            n += 1
    if can_declare(state):
        out[n] = DECLARE
        n += 1
    return n


@compiled
def can_declare(state: State) -> bool:
    """An attack has at least one card, and enough strength for the target as it stands (ruling 22)."""
    return cards_sent(state) > 0 and attack_strength(state) >= target_defence(state, state.target)


@compiled
def send(state: State, action: int) -> None:
    """Let a fighter join the attack."""
    if action >= SEND_ARMED:
        state.armed_sent[action - SEND_ARMED] = 1
    elif action >= SEND_READY:
        state.ready[action - SEND_READY] -= 1
        state.sent[action - SEND_READY] += 1
    else:
        card = action - SEND_CARD
        leave_hand(state, state.active, card)
        state.sent[card] += 1
        state.fresh[card] += 1


@compiled
def declare(state: State) -> None:
    """Name the attack; the defender of a building may answer it."""
    for card in range(CARDS):
        if state.sent[card] > 0:
            state.strongest = max(int(state.strongest), strength_of(state, card))
    for place in range(MOST_UPGRADES):
        if state.armed_sent[place] > 0:
            state.strongest = max(int(state.strongest), armed_strength(state, place))
    if state.target >= UNDEAD_TARGET:
        beat(state)
        return
    seat = state.target // SLOTS_OF_A_SEAT
    state.victim = seat
    state.seats[seat].attacked = 1
    if has_cards(state.seats[seat].hand):
        state.answering = 1
    else:
        settle(state)


# Settling


@compiled
def settle(state: State) -> None:
    """Compare strength and defence; equal strength wins for the attacker (ruling 5)."""
    seat, slot = state.victim, state.target % SLOTS_OF_A_SEAT
    if attack_strength(state) >= target_defence(state, state.target):
        hit(state, seat, slot)
        spend_attackers(state, True)
    else:
        gain_points(state, seat, REPELLED, state.numbers[REPELLED_CARD] * cards_sent(state))
        spend_attackers(state, False)


@compiled
def hit(state: State, seat: int, slot: int) -> None:
    """Mark the damage; damage bonuses are paid at once (ruling 6)."""
    player = state.seats[seat]
    player.marks[slot] |= DAMAGED
    state.hits += 1
    if slot == HALL_SLOT:
        state.hall_hits += 1
        row = BUILDINGS + player.level - 1
    else:
        row = slot // MOST_OF_A_NAME
        plundered = min(int(state.damage[row, BONUS_PLUNDER]), int(player.on_slot[slot]))
        if plundered > 0:
            resource = int(state.building[row, 0])
            player.on_slot[slot] -= plundered
            book_tokens(player, PLUNDER, resource, -plundered)
            earn_tokens(state, PLUNDER, resource, plundered)
    if state.damage[row, BONUS_POINTS] > 0:
        gain_points(state, state.active, DAMAGE_BONUS, state.damage[row, BONUS_POINTS])
    state.seats[state.active].favours_due += state.damage[row, BONUS_FAVOURS]


@compiled
def beat(state: State) -> None:
    """Undead go to the discard pile of Odin's Path; Draco stays, and is attacked once a turn."""
    thing = DRACO
    if state.target == DRACO_TARGET:
        state.draco_done = 1
    else:
        thing = take_from_path(state, state.target - UNDEAD_TARGET)
        state.odin_discards[thing] += 1
    queue_effects(state, thing, WHEN_BEATEN, 1)
    spend_attackers(state, False)


@compiled
def spend_attackers(state: State, successful: bool) -> None:
    """The attackers have done their part. Effects of those from the hand happen now (ruling 19)."""
    played = state.seats[state.active].played
    for card in range(CARDS):
        if state.sent[card] > 0:
            if successful:
                queue_effects(state, card, WHEN_SUCCESSFUL, state.sent[card])
            if state.fresh[card] > 0:
                queue_effects(state, card, WHEN_PLAYED, state.fresh[card])
            played[card] += state.sent[card]
    for place in range(MOST_UPGRADES):
        if state.armed_sent[place] > 0:
            card = int(state.armed[place])
            if successful:
                queue_effects(state, card, WHEN_SUCCESSFUL, 1)
            played[card] += 1
            state.armed[place] = NOTHING
            state.armed_bonus[place] = 0
    clear_attack(state)


@compiled
def clear_attack(state: State) -> None:
    """No attack is under way."""
    state.target = NOTHING
    state.answering = 0
    state.sent[:] = 0
    state.fresh[:] = 0
    state.trapped[:] = 0
    state.armed_sent[:] = 0
