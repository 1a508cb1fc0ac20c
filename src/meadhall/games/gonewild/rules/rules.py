"""The contract for Vikings Gone Wild: who acts, what is legal, and what an action does."""

import numpy as np
from numpy.typing import NDArray

from ....engine.bits import bit
from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.contract import CHANCE, OVER, Rules, register
from ....engine.record import State
from .acting import act, legal_acts
from .actions import (
    ANSWER_WITH,
    BONUS_DRAWN,
    CARD_DRAWN,
    DECLARE,
    EFFECT,
    INTO_SLOT,
    MISSION_DRAWN,
    NO_ANSWER,
    PEEK_AT,
    STEAL_FROM,
    STORE,
    TAKE,
    TAKE_RESOURCE,
)
from .attacking import declare, legal_sends, send, settle
from .buying import complete
from .choosing import (
    attach,
    legal_carriers,
    legal_peeks,
    legal_places,
    legal_recoveries,
    legal_resources,
    legal_thefts,
    peek,
    recover,
    resource_to_place,
    steal,
    take_resource,
)
from .defending import answer_with, legal_answers, legal_trapped, trap
from .effect_parser import BEER, GOLD, MOST_EFFECTS
from .effects import legal_effects, run_waiting
from .ending import break_tie, points, ranking
from .favours import legal_favours, reveal_favour, take_favour
from .gaining import place_token
from .ids import NOTHING, SLOTS
from .knowledge import resample
from .missions import draw_mission
from .observation import observe
from .path import fill_path
from .paying import legal_payments, pay_one
from .rounds import keep, legal_keeps
from .setting_up import DIGEST, FIRST_GAME, LONG_GAME, TABLE, clear_table, copy_table, draw_bonus, lay_out
from .state import (
    ACT,
    ANSWER,
    ATTACH_UPGRADE,
    BREAK_TIE,
    CHOOSE_RESOURCE,
    CHOOSE_TRAPPED,
    DRAW_BONUS,
    DRAW_CARD,
    DRAW_MISSION,
    FILL_PATH,
    GAME_OVER,
    KEEP_CARD,
    LAST_OF_CHANCE,
    ORDER_EFFECTS,
    PAY,
    PEEK_HAND,
    PLACE_TOKEN,
    RECOVER_CARD,
    REVEAL_FAVOUR,
    SEND,
    STATE,
    STEAL_TOKEN,
    STORE_TOKENS,
    TAKE_FAVOUR,
)
from .storing import legal_stores, store
from .turn_flow import draw_card, outcomes, proceed, seek_card


@compiled
def setup(state: State, players: int, options: NDArray[np.int64]) -> None:
    """Lay out the table for a number of players."""
    state.players = players
    state.long_game = options[LONG_GAME]
    state.first_game = options[FIRST_GAME]
    state.digest = options[DIGEST]
    copy_table(state, options[TABLE:])
    clear_table(state)
    lay_out(state)
    proceed(state)


@compiled
def turn(state: State) -> int:
    """Chance draws, the defender answers, a favour is taken by whoever earned it; else the active player acts."""
    if state.phase <= LAST_OF_CHANCE:
        return CHANCE
    if state.phase == GAME_OVER:
        return OVER
    if state.phase == ANSWER or state.phase == CHOOSE_TRAPPED:
        return int(state.victim)
    if state.phase == TAKE_FAVOUR:
        return int(state.taker)
    return int(state.active)


@compiled
def pending(state: State) -> int:
    """Nobody acts at the same time as another."""
    seat = turn(state)
    return int(bit(seat)) if seat >= 0 else 0


@compiled
def legal(state: State, seat: int, out: Ints) -> int:
    """List the legal actions of whoever has to act."""
    if seat < 0 or seat != turn(state):
        return 0
    phase = state.phase
    if phase == ACT:
        return legal_acts(state, out)
    if phase == SEND:
        return legal_sends(state, out)
    if phase == ANSWER:
        return legal_answers(state, out)
    if phase == CHOOSE_TRAPPED:
        return legal_trapped(state, out)
    if phase == ORDER_EFFECTS:
        return legal_effects(state, out)
    if phase == CHOOSE_RESOURCE:
        return legal_resources(state, out)
    if phase == PLACE_TOKEN:
        return legal_places(state, out)
    if phase == STEAL_TOKEN:
        return legal_thefts(state, out)
    if phase == RECOVER_CARD:
        return legal_recoveries(state, out)
    if phase == PEEK_HAND:
        return legal_peeks(state, out)
    if phase == ATTACH_UPGRADE:
        return legal_carriers(state, out)
    if phase == TAKE_FAVOUR:
        return legal_favours(state, out)
    if phase == PAY:
        return legal_payments(state, out)
    if phase == STORE_TOKENS:
        return legal_stores(state, out)
    return legal_keeps(state, out)


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Carry out an action or an outcome, and go on until the next one is asked for."""
    if seat == CHANCE:
        take_outcome(state, action)
    else:
        take_action(state, action)
    proceed(state)


@compiled
def take_outcome(state: State, action: int) -> None:
    """Let happen what chance has brought."""
    phase = state.phase
    if phase == DRAW_CARD:
        draw_card(state, action - CARD_DRAWN)
    elif phase == FILL_PATH:
        fill_path(state, action - CARD_DRAWN)
    elif phase == DRAW_MISSION:
        draw_mission(state, action - MISSION_DRAWN)
    elif phase == REVEAL_FAVOUR:
        reveal_favour(state, action - CARD_DRAWN)
    elif phase == DRAW_BONUS:
        draw_bonus(state, action - BONUS_DRAWN)
    elif phase == BREAK_TIE:
        break_tie(state, action - BONUS_DRAWN)
    else:
        seek_card(state, action - CARD_DRAWN)


@compiled
def take_action(state: State, action: int) -> None:
    """Carry out a player's choice."""
    phase = state.phase
    if phase == ACT:
        act(state, action)
    elif phase == SEND:
        if action == DECLARE:
            declare(state)
        else:
            send(state, action)
    elif phase == ANSWER:
        if action == NO_ANSWER:
            settle(state)
        else:
            answer_with(state, action - ANSWER_WITH)
    elif phase == CHOOSE_TRAPPED:
        trap(state, action)
    elif phase == PAY:
        pay_one(state, action)
        if state.price[BEER] == 0 and state.price[GOLD] == 0:
            bought = int(state.buying)
            state.buying = NOTHING
            complete(state, bought)
    elif phase == TAKE_FAVOUR:
        take_favour(state, action - TAKE)
    elif phase == STORE_TOKENS:
        store(state, action - STORE)
    elif phase == KEEP_CARD:
        keep(state, action)
    else:
        answer_effect(state, action)


@compiled
def answer_effect(state: State, action: int) -> None:
    """Carry out a choice that an effect has asked for."""
    phase = state.phase
    if phase == ORDER_EFFECTS:
        run_waiting(state, (action - EFFECT) // MOST_EFFECTS, (action - EFFECT) % MOST_EFFECTS)
    elif phase == CHOOSE_RESOURCE:
        take_resource(state, action - TAKE_RESOURCE)
    elif phase == PLACE_TOKEN:
        place_token(state, resource_to_place(state), action - INTO_SLOT)
    elif phase == STEAL_TOKEN:
        steal(state, (action - STEAL_FROM) // SLOTS, (action - STEAL_FROM) % SLOTS)
    elif phase == RECOVER_CARD:
        recover(state, action)
    elif phase == PEEK_HAND:
        peek(state, action - PEEK_AT)
    else:
        attach(state, action)


RULES = Rules(
    setup=setup,
    turn=turn,
    pending=pending,
    legal=legal,
    outcomes=outcomes,
    apply=apply,
    points=points,
    ranking=ranking,
    resample=resample,
    observe=observe,
)
register(STATE, RULES)
