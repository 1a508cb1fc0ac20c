"""What comes next: whatever waits is settled in a fixed order, and then the game goes on."""

from ....engine.bits import holds
from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import BONUS_DRAWN, CARD_DRAWN, MISSION_DRAWN
from .choosing import can_steal_from, resource_to_place
from .effects import next_effect
from .favours import next_taker
from .gaining import depots_with_room, place_token
from .ids import BONUSES, CARDS, MISSIONS, NOTHING, SLOTS
from .knowledge import has_cards, join_hand_openly, reshuffle, show_no_fighters
from .missions import mission_deck_empty, top_pile
from .path import waits_for_refill
from .rounds import next_step
from .state import (
    ANSWER,
    ATTACH_UPGRADE,
    BREAK_TIE,
    CHOOSE_RESOURCE,
    CHOOSE_TRAPPED,
    DRAW_BONUS,
    DRAW_CARD,
    DRAW_MISSION,
    FILL_PATH,
    PAY,
    PEEK_HAND,
    PLACE_TOKEN,
    RECOVER_CARD,
    REVEAL_FAVOUR,
    SEEK_CARD,
    SEND,
    STEAL_TOKEN,
    TAKE_FAVOUR,
)
from .strength import carriers


@compiled
def proceed(state: State) -> None:
    """Go on until chance or a player has to act."""
    while not waits(state):
        if state.waiting > 0:
            if next_effect(state):
                return
        elif attack_waits(state) or next_step(state):
            return


@compiled
def waits(state: State) -> bool:
    """Settle what waits and tell whether somebody has to act for it."""
    # Favours are taken at once, also in the middle of an attack (ruling 7).
    state.taker = next_taker(state)
    if state.taker != NOTHING:
        state.phase = REVEAL_FAVOUR if state.revealed == NOTHING else TAKE_FAVOUR
        return True
    if state.refill and waits_for_refill(state):
        state.phase = FILL_PATH
        return True
    if state.missions_due > 0:
        if not mission_deck_empty(state):
            state.phase = DRAW_MISSION
            return True
        state.missions_due = 0
    if state.buying != NOTHING:
        state.phase = PAY
        return True
    return waits_for_tokens(state) or waits_for_cards(state) or waits_for_choice(state)


@compiled
def waits_for_tokens(state: State) -> bool:
    """Place tokens that were earned; tell whether the owner has to choose where, or which."""
    resource = resource_to_place(state)
    while resource != NOTHING:
        depots, first = depots_with_room(state, state.seats[state.active], resource)
        if depots > 1:
            state.phase = PLACE_TOKEN
            return True
        place_token(state, resource, first)
        resource = resource_to_place(state)
    if state.choices_due > 0:
        state.phase = CHOOSE_RESOURCE
        return True
    return False


@compiled
def waits_for_cards(state: State) -> bool:
    """Tell whether a card of the own deck is turned over; an empty deck is made from the discard pile."""
    player = state.seats[state.active]
    if state.draws_due > 0:
        if not has_cards(player.draws):
            reshuffle(state, state.active)
        if has_cards(player.draws):
            state.phase = DRAW_CARD
            return True
        # Too few cards: a smaller hand (ruling 38).
        state.draws_due = 0
    if state.seek_types != 0:
        if not has_cards(player.draws) and not state.reshuffled:
            state.reshuffled = 1
            reshuffle(state, state.active)
        if has_cards(player.draws):
            state.phase = SEEK_CARD
            return True
        end_search(state)
    return False


@compiled
def waits_for_choice(state: State) -> bool:
    """Tell whether an effect asks the active player for a choice; what is impossible does not happen."""
    if state.steals_due > 0:
        for seat in range(state.players):
            for slot in range(SLOTS):
                if can_steal_from(state, seat, slot):
                    state.phase = STEAL_TOKEN
                    return True
        state.steals_due = 0
        state.steal_from = NOTHING
    if state.recovers_due > 0:
        if has_cards(state.seats[state.active].discards):
            state.phase = RECOVER_CARD
            return True
        state.recovers_due = 0
    if state.peeks_due > 0:
        state.phase = PEEK_HAND
        return True
    if state.attach_due > 0:
        if carriers(state) > 0:
            state.phase = ATTACH_UPGRADE
            return True
        state.attach_due = 0
        show_no_fighters(state, state.active)
    return False


@compiled
def attack_waits(state: State) -> bool:
    """Tell whether an attack is being put together, or is answered."""
    if state.target == NOTHING:
        return False
    if state.trapping != NOTHING:
        state.phase = CHOOSE_TRAPPED
    elif state.answering:
        state.phase = ANSWER
    else:
        state.phase = SEND
    return True


@compiled
def draw_card(state: State, card: int) -> None:
    """Draw a card into the hand."""
    player = state.seats[state.active]
    player.draws[card] -= 1
    player.hand[card] += 1
    state.draws_due -= 1


@compiled
def seek_card(state: State, card: int) -> None:
    """Turn over a card: one that is sought goes to the hand, another is set aside (ruling 37)."""
    state.seats[state.active].draws[card] -= 1
    if (int(state.seek_types) >> int(state.card_type[card])) & 1:
        join_hand_openly(state, state.active, card)
        end_search(state)
    else:
        state.aside[card] += 1


@compiled
def end_search(state: State) -> None:
    """Discard what was set aside."""
    player = state.seats[state.active]
    for card in range(CARDS):
        player.discards[card] += state.aside[card]
        state.aside[card] = 0
    state.seek_types = 0
    state.reshuffled = 0


@compiled
def outcomes(state: State, ids: Ints, weights: Ints) -> int:
    """List what chance can bring now."""
    if state.phase == DRAW_MISSION:
        return mission_outcomes(state, ids, weights)
    if state.phase == DRAW_BONUS or state.phase == BREAK_TIE:
        n = 0
        for bonus in range(BONUSES):
            if holds(state.box, bonus):
                ids[n] = BONUS_DRAWN + bonus
                weights[n] = 1
                n += 1
        return n
    if state.phase == FILL_PATH:
        return card_outcomes(state.odin, ids, weights)
    if state.phase == REVEAL_FAVOUR:
        return card_outcomes(state.favours_unseen, ids, weights)
    return card_outcomes(state.seats[state.active].draws, ids, weights)


@compiled
def card_outcomes(counts: State, ids: Ints, weights: Ints) -> int:
    """List the cards of a shuffled pile, each as likely as it has copies."""
    n = 0
    for card in range(CARDS):
        if counts[card] > 0:
            ids[n] = CARD_DRAWN + card
            weights[n] = counts[card]
            n += 1
    return n


@compiled
def mission_outcomes(state: State, ids: Ints, weights: Ints) -> int:
    """List the missions of the uppermost pile; below both piles the order of the swapped ones is known."""
    pile = top_pile(state)
    if pile == NOTHING:
        ids[0] = MISSION_DRAWN + int(state.mission_bottom[0])
        weights[0] = 1
        return 1
    n = 0
    for mission in range(MISSIONS):
        if state.mission_piles[pile, mission] > 0:
            ids[n] = MISSION_DRAWN + mission
            weights[n] = state.mission_piles[pile, mission]
            n += 1
    return n
