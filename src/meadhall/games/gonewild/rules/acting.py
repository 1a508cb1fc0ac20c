"""The action phase: six kinds of actions, in any number and order, and the end of the turn."""

from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import (
    ATTACK,
    BUY_CARD,
    BY_HAND,
    CLAIM,
    END_TURN,
    EXCHANGE,
    PLAY,
    RETURN,
    SWAP,
)
from .attacking import legal_targets
from .buying import complete, legal_purchases, legal_returns, return_building
from .effect_parser import BEER, GOLD, WHEN_PLAYED
from .effects import queue_effects
from .ids import CARDS, MISSIONS
from .knowledge import leave_hand
from .missions import can_claim, claim, mission_deck_empty
from .paying import begin_paying, can_pay, pay_by_itself
from .rounds import end_turn
from .strength import is_fighter


@compiled
def legal_acts(state: State, out: Ints) -> int:
    """List everything that the active player can do in this turn."""
    player = state.seats[state.active]
    n = 0
    for card in range(CARDS):
        if player.hand[card] > 0 and state.playable[card]:
            out[n] = PLAY + card
            n += 1
    n = legal_purchases(state, out, n)
    n = legal_targets(state, out, n)
    for mission in range(MISSIONS):
        if player.held[mission] > 0 and can_claim(state, mission):
            out[n] = CLAIM + mission
            n += 1
    if can_swap(state):
        for mission in range(MISSIONS):
            if player.held[mission] > 0:
                out[n] = SWAP + mission
                n += 1
    for resource in (BEER, GOLD):
        if can_pay(state, EXCHANGE + resource):
            out[n] = EXCHANGE + resource
            n += 1
    n = legal_returns(state, out, n)
    if not state.by_hand:
        out[n] = BY_HAND
        n += 1
    out[n] = END_TURN
    return n + 1


@compiled
def can_swap(state: State) -> bool:
    """Once a round, for gold, and not with an empty deck (rulings 8 and 33)."""
    player = state.seats[state.active]
    return not player.swapped and can_pay(state, SWAP) and not mission_deck_empty(state)


@compiled
def act(state: State, action: int) -> None:
    """Carry out an action of the action phase."""
    if action == END_TURN:
        end_turn(state)
    elif action == BY_HAND:
        state.by_hand = 1
    elif action >= RETURN:
        return_building(state, action - RETURN)
    elif action >= SWAP:
        pay_for(state, action)
    elif action >= CLAIM:
        claim(state, action - CLAIM)
    elif action >= ATTACK:
        state.target = action - ATTACK
    elif action >= BUY_CARD:
        pay_for(state, action)
    else:
        play(state, action - PLAY)


@compiled
def pay_for(state: State, action: int) -> None:
    """Pay a price, by itself or by hand, and hand over what it was for."""
    if state.by_hand:
        begin_paying(state, action)
        if state.price[BEER] + state.price[GOLD] > 0:
            return
    else:
        pay_by_itself(state, action)
    complete(state, action)


@compiled
def play(state: State, card: int) -> None:
    """Play a card for its effects; a fighter may still attack later in this turn (ruling 19)."""
    leave_hand(state, state.active, card)
    if is_fighter(state, card):
        state.ready[card] += 1
    else:
        state.seats[state.active].played[card] += 1
    queue_effects(state, card, WHEN_PLAYED, 1)
