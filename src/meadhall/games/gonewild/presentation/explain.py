"""Why an action is not legal: every reason with its ruling, judged by the same functions that make actions legal."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ....engine.contract import CHANCE
from ....engine.game import Reason
from ....engine.record import State
from ..rules import actions as a
from ..rules.attacking import is_target, may_attack
from ..rules.buying import can_upgrade, village_limit, village_size
from ..rules.cards import SAME_NAME, cards_of_digest
from ..rules.effect_parser import BEER, GOLD, MOST_EFFECTS, UNDEAD
from ..rules.ids import (
    BONUS_IDS,
    BUILDING_IDS,
    CARD_IDS,
    FIRST_BUILDING,
    FIRST_MARKET,
    HALL_SLOT,
    LEVELS,
    MISSION_IDS,
    MOST_OF_A_NAME,
    NOTHING,
    SLOTS,
    THING_IDS,
)
from ..rules.missions import is_met, mission_deck_empty
from ..rules.paying import can_pay, funds, price_of, resource_on
from ..rules.rules import turn
from ..rules.state import (
    ACT,
    ANSWER,
    ATTACH_UPGRADE,
    CHOOSE_RESOURCE,
    CHOOSE_TRAPPED,
    DAMAGED,
    DRAW_BONUS,
    DRAW_CARD,
    DRAW_MISSION,
    FILL_PATH,
    KEEP_CARD,
    ORDER_EFFECTS,
    PAY,
    PEEK_HAND,
    PHASE_NAMES,
    PLACE_TOKEN,
    RECOVER_CARD,
    REVEAL_FAVOUR,
    SEEK_CARD,
    SEND,
    STEAL_TOKEN,
    STORE_TOKENS,
    TAKE_FAVOUR,
    UNDER_CONSTRUCTION,
)
from ..rules.storing import store_bounds
from ..rules.strength import SLOTS_OF_A_SEAT, UNDEAD_TARGET, attack_strength, is_fighter, sendable, target_defence

TEXTS = Path(__file__).parents[1] / "texts"

# Which ids a phase asks for: first id, and one past the last.
ASKED: dict[int, tuple[int, int]] = {
    DRAW_BONUS: (a.BONUS_DRAWN, a.ACTIONS),
    DRAW_MISSION: (a.MISSION_DRAWN, a.BONUS_DRAWN),
    FILL_PATH: (a.CARD_DRAWN, a.MISSION_DRAWN),
    REVEAL_FAVOUR: (a.CARD_DRAWN, a.MISSION_DRAWN),
    DRAW_CARD: (a.CARD_DRAWN, a.MISSION_DRAWN),
    SEEK_CARD: (a.CARD_DRAWN, a.MISSION_DRAWN),
    ACT: (a.PLAY, a.SEND_CARD),
    SEND: (a.SEND_CARD, a.ANSWER_WITH),
    ANSWER: (a.ANSWER_WITH, a.TRAP_CARD),
    CHOOSE_TRAPPED: (a.TRAP_CARD, a.EFFECT),
    ORDER_EFFECTS: (a.EFFECT, a.TAKE_RESOURCE),
    CHOOSE_RESOURCE: (a.TAKE_RESOURCE, a.INTO_SLOT),
    PLACE_TOKEN: (a.INTO_SLOT, a.STEAL_FROM),
    STEAL_TOKEN: (a.STEAL_FROM, a.RECOVER),
    RECOVER_CARD: (a.RECOVER, a.PEEK_AT),
    PEEK_HAND: (a.PEEK_AT, a.ATTACH_TO_CARD),
    ATTACH_UPGRADE: (a.ATTACH_TO_CARD, a.TAKE),
    TAKE_FAVOUR: (a.TAKE, a.PAY_PURSE),
    PAY: (a.PAY_PURSE, a.STORE),
    STORE_TOKENS: (a.STORE, a.KEEP),
    KEEP_CARD: (a.KEEP, a.PLAYER_ACTIONS),
}
TIE_BREAK = (a.BONUS_DRAWN, a.ACTIONS)


@dataclass(frozen=True)
class CardReason(Reason):
    """A reason whose arguments may be cards, written as # and the id, named by the card file."""

    digest: int = 0

    def text(self, language: str = "en") -> str:
        """Return the reason as a sentence."""
        names = cards_of_digest(self.digest).names[language]
        named = {
            key: names.get(value[1:], "Draco") if isinstance(value, str) and value.startswith("#") else value
            for key, value in self.arguments.items()
        }
        return (
            Reason.text(replace(self, arguments=named), language) if named != self.arguments else super().text(language)
        )


def because(key: str, rule: str, **arguments: Any) -> CardReason:
    """Make a reason. An argument that begins with @ is the key of another text, one with # a card."""
    return CardReason(key, rule, arguments, TEXTS)


def why_not(state: State, seat: int, action: int) -> Reason:
    """Tell why an action of a seat, or of chance, is not legal now."""
    return replace(_why_not(state, seat, action), digest=int(state.digest))


def _why_not(state: State, seat: int, action: int) -> CardReason:
    if seat != turn(state):
        return because("not-your-turn", "turns")
    first, end = ASKED.get(int(state.phase), TIE_BREAK)
    if not first <= action < end:
        return because("not-asked", "turns", asked=f"@asked-{PHASE_NAMES[state.phase].replace(' ', '-')}")
    if seat == CHANCE:
        return _why_not_drawn(action)
    return _why_not_act(state, action) if state.phase == ACT else WHY[int(state.phase)](state, action)


def _why_not_drawn(action: int) -> CardReason:
    if action >= a.BONUS_DRAWN:
        name = BONUS_IDS[action - a.BONUS_DRAWN]
    elif action >= a.MISSION_DRAWN:
        name = MISSION_IDS[action - a.MISSION_DRAWN]
    else:
        name = CARD_IDS[action - a.CARD_DRAWN]
    return because("none-left", "chance", what=f"#{name}")


# The action phase


def _why_not_act(state: State, action: int) -> CardReason:
    if action >= a.RETURN:
        return because("by-hand-already", "ruling 16") if action == a.BY_HAND else _why_not_returned(state, action)
    if action >= a.SWAP:
        return _why_not_paid_or_swapped(state, action)
    if action >= a.CLAIM:
        return _why_not_claimed(state, action - a.CLAIM)
    if action >= a.ATTACK:
        return _why_not_attacked(state, action - a.ATTACK)
    if action >= a.BUY_CARD:
        return _why_not_bought(state, action)
    card = action - a.PLAY
    if state.seats[state.active].hand[card] == 0:
        return because("not-in-hand", "playing", card=f"#{CARD_IDS[card]}")
    if state.reacts[card]:
        return because("only-answers", "ruling 27", card=f"#{CARD_IDS[card]}")
    return because("no-effect", "ruling 19", card=f"#{CARD_IDS[card]}")


def _too_expensive(state: State, action: int) -> CardReason:
    return because(
        "too-expensive",
        "ruling 16",
        beer=price_of(state, action, BEER),
        gold=price_of(state, action, GOLD),
        has_beer=funds(state, BEER),
        has_gold=funds(state, GOLD),
    )


def _why_not_bought(state: State, action: int) -> CardReason:
    player = state.seats[state.active]
    if action == a.UPGRADE_HALL:
        if player.level == LEVELS:
            return because("highest-level", "ruling 35")
        if not can_upgrade(state):
            return because("one-level-a-round", "ruling 35")
    elif action >= a.BUILD:
        building = action - a.BUILD
        name = f"#{BUILDING_IDS[building]}"
        if state.market[FIRST_BUILDING + building] == 0:
            return because("sold-out", "buying", card=name)
        if player.built[building] >= state.numbers[SAME_NAME]:
            return because("three-of-a-name", "building", card=name, most=int(state.numbers[SAME_NAME]))
        if village_size(player) >= village_limit(state, player):
            return because("village-full", "ruling 4", limit=village_limit(state, player))
    elif action >= a.BUY_PATH:
        card = state.path[action - a.BUY_PATH]
        if card == NOTHING:
            return because("space-empty", "ruling 10", space=action - a.BUY_PATH + 1)
        if state.card_type[card] == UNDEAD:
            return because("undead-not-sold", "path", card=f"#{CARD_IDS[card]}")
    elif state.market[FIRST_MARKET + action - a.BUY_CARD] == 0:
        return because("sold-out", "buying", card=f"#{CARD_IDS[FIRST_MARKET + action - a.BUY_CARD]}")
    return _too_expensive(state, action)


def _why_not_attacked(state: State, target: int) -> CardReason:
    if target < UNDEAD_TARGET:
        reason = _why_no_target(state, target // SLOTS_OF_A_SEAT, target % SLOTS_OF_A_SEAT)
        if reason:
            return reason
    elif not is_target(state, target):
        return because("draco-once", "ruling 1") if target > UNDEAD_TARGET + 4 else because("no-undead", "path")
    fighters, strength = sendable(state)
    if fighters == 0:
        return because("no-fighters", "ruling 22")
    return because("too-weak", "ruling 22", strength=strength, defence=target_defence(state, target))


def _why_no_target(state: State, seat: int, slot: int) -> CardReason | None:
    if seat >= state.players:
        return because("no-such-seat", "attacking")
    if seat == state.active:
        return because("own-building", "attacking")
    if not may_attack(state, seat):
        if state.victim != NOTHING:
            return because("one-victim", "ruling 1")
        return because("attacked-already", "ruling 2")
    player = state.seats[seat]
    if slot != HALL_SLOT and slot % MOST_OF_A_NAME >= player.built[slot // MOST_OF_A_NAME]:
        return because("no-building", "attacking")
    if player.marks[slot] & UNDER_CONSTRUCTION:
        return because("under-construction", "ruling 4")
    if player.marks[slot] & DAMAGED:
        return because("damaged", "ruling 3")
    return None


def _why_not_claimed(state: State, mission: int) -> CardReason:
    player = state.seats[state.active]
    name = f"#{MISSION_IDS[mission]}"
    if player.held[mission] == 0:
        return because("not-your-mission", "ruling 8", card=name)
    if player.claimed:
        return because("one-mission-a-round", "ruling 8")
    assert not is_met(state, mission)
    return because("not-met", "ruling 32", card=name)


def _why_not_paid_or_swapped(state: State, action: int) -> CardReason:
    if action >= a.EXCHANGE:
        return _too_expensive(state, action)
    player = state.seats[state.active]
    if player.held[action - a.SWAP] == 0:
        return because("not-your-mission", "ruling 8", card=f"#{MISSION_IDS[action - a.SWAP]}")
    if player.swapped:
        return because("one-swap-a-round", "ruling 8")
    if mission_deck_empty(state):
        return because("no-missions-left", "ruling 33")
    assert not can_pay(state, action)
    return _too_expensive(state, action)


def _why_not_returned(state: State, action: int) -> CardReason:
    player = state.seats[state.active]
    slot = action - a.RETURN
    if slot % MOST_OF_A_NAME >= player.built[slot // MOST_OF_A_NAME]:
        return because("no-building", "building")
    if player.returned:
        return because("one-return-a-round", "ruling 9")
    return because("return-damaged", "ruling 9")


# Attacks and answers


def _why_not_sent(state: State, action: int) -> CardReason:
    if action == a.DECLARE:
        return because(
            "too-weak", "ruling 22", strength=attack_strength(state), defence=target_defence(state, state.target)
        )
    if action >= a.SEND_ARMED:
        return because("nobody-armed", "ruling 20")
    if action >= a.SEND_READY:
        return because("not-ready", "ruling 19", card=f"#{CARD_IDS[action - a.SEND_READY]}")
    return _why_not_from_hand(state, action - a.SEND_CARD)


def _why_not_from_hand(state: State, card: int) -> CardReason:
    name = f"#{CARD_IDS[card]}"
    return (
        because("no-fighter", "attacking", card=name)
        if not is_fighter(state, card)
        else because("not-in-hand", "playing", card=name)
    )


def _why_no_answer(state: State, action: int) -> CardReason:
    card = action - a.ANSWER_WITH
    name = f"#{CARD_IDS[card]}"
    if not state.reacts[card]:
        return because("no-answer", "ruling 27", card=name)
    return because("not-in-hand", "playing", card=name)


def _why_not_trapped(state: State, action: int) -> CardReason:
    return because("not-to-be-trapped", "ruling 23")


# Effects


def _why_not_waiting(state: State, action: int) -> CardReason:
    thing, i = divmod(action - a.EFFECT, MOST_EFFECTS)
    if state.due[thing, i] > 0:
        return because("reward-first", "ruling 19")
    return because("no-such-effect", "ruling 18", card=f"#{THING_IDS[thing]}")


def _why_not_placed(state: State, action: int) -> CardReason:
    return because("no-room", "ruling 29")


def _why_not_stolen(state: State, action: int) -> CardReason:
    seat = (action - a.STEAL_FROM) // SLOTS
    if state.steal_from != NOTHING and seat != state.steal_from:
        return because("one-opponent", "ruling 31")
    return because("nothing-to-steal", "ruling 31")


def _why_not_recovered(state: State, action: int) -> CardReason:
    return because("not-discarded", "ruling 37", card=f"#{CARD_IDS[action - a.RECOVER]}")


def _why_not_seen(state: State, action: int) -> CardReason:
    return because("peek-opponent", "ruling 37")


def _why_not_attached(state: State, action: int) -> CardReason:
    if action >= a.ATTACH_TO_ARMED:
        return because("nobody-armed", "ruling 20")
    if action >= a.ATTACH_TO_READY:
        return because("not-ready", "ruling 20", card=f"#{CARD_IDS[action - a.ATTACH_TO_READY]}")
    return _why_not_from_hand(state, action - a.ATTACH_TO_CARD)


def _why_not_taken(state: State, action: int) -> CardReason:
    return because("favour-not-open", "ruling 7", card=f"#{CARD_IDS[action - a.TAKE]}")


# Paying, storing, keeping


def _why_not_paid(state: State, action: int) -> CardReason:
    at_slot = action >= a.PAY_SLOT
    resource = resource_on(state, action - a.PAY_SLOT) if at_slot else (action - a.PAY_PURSE) % 2
    if resource != NOTHING and state.price[resource] == 0:
        return because("paid-enough", "ruling 16", resource="@beer" if resource == BEER else "@gold")
    return because("nothing-there", "ruling 16")


def _why_not_stored(state: State, action: int) -> CardReason:
    fewest, most = store_bounds(state)
    return because("store-bounds", "ruling 30", fewest=fewest, most=most)


def _why_not_kept(state: State, action: int) -> CardReason:
    return because("not-in-hand", "ruling 38", card=f"#{CARD_IDS[action - a.KEEP]}")


WHY = {
    SEND: _why_not_sent,
    ANSWER: _why_no_answer,
    CHOOSE_TRAPPED: _why_not_trapped,
    ORDER_EFFECTS: _why_not_waiting,
    PLACE_TOKEN: _why_not_placed,
    STEAL_TOKEN: _why_not_stolen,
    RECOVER_CARD: _why_not_recovered,
    PEEK_HAND: _why_not_seen,
    ATTACH_UPGRADE: _why_not_attached,
    TAKE_FAVOUR: _why_not_taken,
    PAY: _why_not_paid,
    STORE_TOKENS: _why_not_stored,
    KEEP_CARD: _why_not_kept,
}
