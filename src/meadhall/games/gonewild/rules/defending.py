"""The defender's answer: card by card, openly, with defence cards and traps (rulings 5, 23 and 27)."""

from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import ANSWER_WITH, NO_ANSWER, TRAP_ARMED, TRAP_CARD
from .effect_parser import AMOUNT, DEFEND, MOST_EFFECTS, TRAP, WHAT, WORD
from .ids import CARDS, MOST_UPGRADES, NOTHING
from .knowledge import leave_hand
from .strength import SLOTS_OF_A_SEAT

TRAPPED = 2  # of `armed_sent`


@compiled
def legal_answers(state: State, out: Ints) -> int:
    """List the cards that can answer, useless ones included, and letting the attack be settled."""
    hand = state.seats[state.victim].hand
    n = 0
    for card in range(CARDS):
        if hand[card] > 0 and state.reacts[card]:
            out[n] = ANSWER_WITH + card
            n += 1
    out[n] = NO_ANSWER
    return n + 1


@compiled
def answer_with(state: State, card: int) -> None:
    """Play a card onto the attacked building, or spring its trap."""
    player = state.seats[state.victim]
    slot = state.target % SLOTS_OF_A_SEAT
    leave_hand(state, state.victim, card)
    player.played[card] += 1
    for i in range(MOST_EFFECTS):
        word = state.effects[card, i, WORD]
        if word == DEFEND:
            player.guard[slot] += state.effects[card, i, AMOUNT]
        elif word == TRAP:
            spring_trap(state, card, i, slot)


@compiled
def spring_trap(state: State, card: int, i: int, slot: int) -> None:
    """Trap a card of that type; of several kinds the defender chooses, and with none the card may still defend."""
    types = state.effects[card, i, WHAT]
    choices = trappable(state, types)
    if choices == 0:
        state.seats[state.victim].guard[slot] += state.effects[card, i, AMOUNT]
    elif choices == 1:
        trap_first(state, types)
    else:
        state.trapping = card


@compiled
def can_trap_card(state: State, types: int, card: int) -> bool:
    """Tell whether an attacking card without upgrades is of a type and not trapped yet."""
    return state.sent[card] > state.trapped[card] and bool((int(types) >> int(state.card_type[card])) & 1)


@compiled
def can_trap_armed(state: State, types: int, place: int) -> bool:
    """Tell whether an attacking card with upgrades is of a type and not trapped yet."""
    return state.armed_sent[place] == 1 and bool((int(types) >> int(state.card_type[state.armed[place]])) & 1)


@compiled
def trappable(state: State, types: int) -> int:
    """Count the kinds of attacking cards that can be trapped."""
    n = 0
    for card in range(CARDS):
        n += can_trap_card(state, types, card)
    for place in range(MOST_UPGRADES):
        n += can_trap_armed(state, types, place)
    return n


@compiled
def trap_first(state: State, types: int) -> None:
    """Trap the only card that can be trapped."""
    for card in range(CARDS):
        if can_trap_card(state, types, card):
            state.trapped[card] += 1
            return
    for place in range(MOST_UPGRADES):
        if can_trap_armed(state, types, place):
            state.armed_sent[place] = TRAPPED
            return


@compiled
def trap_types(state: State) -> int:
    """Return the types that the trap under way takes."""
    for i in range(MOST_EFFECTS):
        if state.effects[state.trapping, i, WORD] == TRAP:
            return int(state.effects[state.trapping, i, WHAT])
    return 0


@compiled
def legal_trapped(state: State, out: Ints) -> int:
    """List the attacking cards that the trap can take."""
    types = trap_types(state)
    n = 0
    for card in range(CARDS):
        if can_trap_card(state, types, card):
            out[n] = TRAP_CARD + card
            n += 1
    for place in range(MOST_UPGRADES):
        if can_trap_armed(state, types, place):
            out[n] = TRAP_ARMED + place
            n += 1
    return n


@compiled
def trap(state: State, action: int) -> None:
    """Trap the chosen card."""
    if action >= TRAP_ARMED:
        state.armed_sent[action - TRAP_ARMED] = TRAPPED
    else:
        state.trapped[action - TRAP_CARD] += 1
    state.trapping = NOTHING
