"""Effects that ask for a choice: resources, places for tokens, thefts, cards recovered, hands seen, carriers of upgrades."""

from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import (
    ATTACH_TO_ARMED,
    ATTACH_TO_CARD,
    ATTACH_TO_READY,
    INTO_SLOT,
    PEEK_AT,
    RECOVER,
    RECOVER_NO_MORE,
    STEAL_FROM,
    TAKE_RESOURCE,
)
from .effect_parser import BEER, GOLD, WHEN_PLAYED
from .effects import queue_effects
from .gaining import book_tokens, earn_tokens, has_room, is_depot
from .ids import CARDS, MOST_UPGRADES, NOTHING, SLOTS
from .knowledge import join_hand_openly, leave_hand, look_at_hand
from .state import AS_TOKEN, THEFT
from .strength import is_fighter

# Resources


@compiled
def legal_resources(state: State, out: Ints) -> int:
    """List beer and gold."""
    out[0] = TAKE_RESOURCE + BEER
    out[1] = TAKE_RESOURCE + GOLD
    return 2


@compiled
def take_resource(state: State, resource: int) -> None:
    """Take a resource of choice, for this turn or as a token."""
    state.choices_due -= 1
    if state.chosen_as == AS_TOKEN:
        earn_tokens(state, state.chosen_from, resource, 1)
    else:
        state.purse[resource] += 1
    if state.choices_due == 0:
        state.chosen_as = 0
        state.chosen_from = 0


@compiled
def resource_to_place(state: State) -> int:
    """Return the resource of the next token to be placed, or NOTHING."""
    for resource in (BEER, GOLD):
        if state.tokens_due[resource] > 0:
            return resource
    return NOTHING


@compiled
def legal_places(state: State, out: Ints) -> int:
    """List the depots with room: of several the owner chooses (ruling 29)."""
    resource = resource_to_place(state)
    n = 0
    for slot in range(SLOTS):
        if has_room(state, state.seats[state.active], slot, resource):
            out[n] = INTO_SLOT + slot
            n += 1
    return n


# Thefts


@compiled
def can_steal_from(state: State, seat: int, slot: int) -> bool:
    """Tokens of one opponent's depots can be stolen, of damaged ones too; producers and halls are safe (ruling 31)."""
    if seat == state.active or seat >= state.players or (state.steal_from != NOTHING and state.steal_from != seat):
        return False
    player = state.seats[seat]
    return is_depot(state, player, slot, state.steal_resource) and player.on_slot[slot] > 0


@compiled
def legal_thefts(state: State, out: Ints) -> int:
    """List the depots of opponents that a token can be stolen from."""
    n = 0
    for seat in range(state.players):
        for slot in range(SLOTS):
            if can_steal_from(state, seat, slot):
                out[n] = STEAL_FROM + seat * SLOTS + slot
                n += 1
    return n


@compiled
def steal(state: State, seat: int, slot: int) -> None:
    """Take a token from an opponent's depot."""
    resource = int(state.steal_resource)
    state.steals_due -= 1
    state.steal_from = seat if state.steals_due > 0 else NOTHING
    state.seats[seat].on_slot[slot] -= 1
    book_tokens(state.seats[seat], THEFT, resource, -1)
    earn_tokens(state, THEFT, resource, 1)


# Cards recovered, hands seen


@compiled
def legal_recoveries(state: State, out: Ints) -> int:
    """List the cards of the own discard pile, and none of them (ruling 37)."""
    discards = state.seats[state.active].discards
    n = 0
    for card in range(CARDS):
        if discards[card] > 0:
            out[n] = RECOVER + card
            n += 1
    out[n] = RECOVER_NO_MORE
    return n + 1


@compiled
def recover(state: State, action: int) -> None:
    """Take a card from the discard pile into the hand, or stop."""
    if action == RECOVER_NO_MORE:
        state.recovers_due = 0
        return
    state.recovers_due -= 1
    state.seats[state.active].discards[action - RECOVER] -= 1
    join_hand_openly(state, state.active, action - RECOVER)


@compiled
def legal_peeks(state: State, out: Ints) -> int:
    """List the opponents whose hand can be looked at."""
    n = 0
    for seat in range(state.players):
        if seat != state.active:
            out[n] = PEEK_AT + seat
            n += 1
    return n


@compiled
def peek(state: State, seat: int) -> None:
    """Look at an opponent's hand."""
    state.peeks_due = 0
    look_at_hand(state, state.active, seat)


# Upgrades


@compiled
def legal_carriers(state: State, out: Ints) -> int:
    """List the own fighters that have not attacked: in the hand, ready, or with upgrades (ruling 20)."""
    hand = state.seats[state.active].hand
    n = 0
    for card in range(CARDS):
        if hand[card] > 0 and is_fighter(state, card):
            out[n] = ATTACH_TO_CARD + card
            n += 1
    for card in range(CARDS):
        if state.ready[card] > 0:
            out[n] = ATTACH_TO_READY + card
            n += 1
    for place in range(MOST_UPGRADES):
        if state.armed[place] != NOTHING:
            out[n] = ATTACH_TO_ARMED + place
            n += 1
    return n


@compiled
def free_place(state: State) -> int:
    """Return a free place among those with upgrades; there are as many places as upgrades."""
    place = 0
    while state.armed[place] != NOTHING:
        place += 1
    return place


@compiled
def attach(state: State, action: int) -> None:
    """Give an upgrade to a fighter; one from the hand is played by it, so that its effects happen (ruling 19)."""
    bonus = int(state.attach_due)
    state.attach_due = 0
    if action >= ATTACH_TO_ARMED:
        state.armed_bonus[action - ATTACH_TO_ARMED] += bonus
        return
    place = free_place(state)
    if action >= ATTACH_TO_READY:
        card = action - ATTACH_TO_READY
        state.ready[card] -= 1
    else:
        card = action - ATTACH_TO_CARD
        leave_hand(state, state.active, card)
        queue_effects(state, card, WHEN_PLAYED, 1)
    state.armed[place] = card
    state.armed_bonus[place] = bonus
