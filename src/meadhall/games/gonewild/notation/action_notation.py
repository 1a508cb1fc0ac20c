"""Actions as short texts, both ways. Cards are written with the ids of the card file, which an owner's file keeps."""

from collections.abc import Iterable

from ....engine.action_notation import ActionNotation
from ..rules import actions as a
from ..rules.card_validation import ROOM_IN_A_DEPOT
from ..rules.effect_parser import MOST_EFFECTS, RESOURCES
from ..rules.ids import (
    BONUS_IDS,
    BUILDING_IDS,
    CARD_IDS,
    FIRST_MARKET,
    FIRST_ODIN,
    HALL_SLOT,
    MAX_PLAYERS,
    MISSION_IDS,
    MOST_OF_A_NAME,
    MOST_UPGRADES,
    PATH,
    SLOTS,
    THING_IDS,
)


def slot_text(slot: int) -> str:
    """Return a slot of a village as its building and its place from 1.

    >>> slot_text(4)
    'gold_factory 2'
    """
    return "hall" if slot == HALL_SLOT else f"{BUILDING_IDS[slot // MOST_OF_A_NAME]} {slot % MOST_OF_A_NAME + 1}"


def _acting() -> Iterable[tuple[int, str]]:
    for card, name in enumerate(CARD_IDS):
        yield a.PLAY + card, f"play {name}"
        if FIRST_MARKET <= card < FIRST_ODIN:
            yield a.BUY_CARD + card - FIRST_MARKET, f"buy {name}"
    for space in range(PATH):
        yield a.BUY_PATH + space, f"buy path {space + 1}"
        yield a.ATTACK_UNDEAD + space, f"attack path {space + 1}"
    for building, name in enumerate(BUILDING_IDS):
        yield a.BUILD + building, f"build {name}"
    for seat in range(MAX_PLAYERS):
        for slot in range(SLOTS + 1):
            yield a.ATTACK + seat * (SLOTS + 1) + slot, f"attack {seat + 1} {slot_text(slot)}"
    for mission, name in enumerate(MISSION_IDS):
        yield a.CLAIM + mission, f"claim {name}"
        yield a.SWAP + mission, f"swap {name}"
    for resource, name in enumerate(RESOURCES):
        yield a.EXCHANGE + resource, f"exchange {name}"
    for slot in range(SLOTS):
        yield a.RETURN + slot, f"return {slot_text(slot)}"
    yield a.UPGRADE_HALL, "upgrade hall"
    yield a.ATTACK_DRACO, "attack draco"
    yield a.BY_HAND, "pay by hand"
    yield a.END_TURN, "end turn"


def _answering() -> Iterable[tuple[int, str]]:
    for card, name in enumerate(CARD_IDS):
        yield a.SEND_CARD + card, f"send {name}"
        yield a.SEND_READY + card, f"send ready {name}"
        yield a.ANSWER_WITH + card, f"answer {name}"
        yield a.TRAP_CARD + card, f"trap {name}"
        yield a.RECOVER + card, f"recover {name}"
        yield a.ATTACH_TO_CARD + card, f"attach {name}"
        yield a.ATTACH_TO_READY + card, f"attach ready {name}"
        yield a.TAKE + card, f"favour {name}"
        yield a.KEEP + card, f"keep {name}"
    for place in range(MOST_UPGRADES):
        yield a.SEND_ARMED + place, f"send armed {place + 1}"
        yield a.TRAP_ARMED + place, f"trap armed {place + 1}"
        yield a.ATTACH_TO_ARMED + place, f"attach armed {place + 1}"
    for thing, name in enumerate(THING_IDS):
        for i in range(MOST_EFFECTS):
            yield a.EFFECT + thing * MOST_EFFECTS + i, f"effect {name} {i + 1}"
    for resource, name in enumerate(RESOURCES):
        yield a.TAKE_RESOURCE + resource, f"choose {name}"
        yield a.PAY_PURSE + resource, f"pay purse {name}"
        yield a.PAY_HALL + resource, f"pay hall {name}"
    for slot in range(SLOTS):
        yield a.INTO_SLOT + slot, f"into {slot_text(slot)}"
        yield a.PAY_SLOT + slot, f"pay {slot_text(slot)}"
    for seat in range(MAX_PLAYERS):
        yield a.PEEK_AT + seat, f"peek {seat + 1}"
        for slot in range(SLOTS):
            yield a.STEAL_FROM + seat * SLOTS + slot, f"steal {seat + 1} {slot_text(slot)}"
    for tokens in range(ROOM_IN_A_DEPOT + 1):
        yield a.STORE + tokens, f"store {tokens}"
    yield a.DECLARE, "declare"
    yield a.NO_ANSWER, "no answer"
    yield a.RECOVER_NO_MORE, "recover no more"
    yield a.KEEP_NO_MORE, "keep no more"


def _chance() -> Iterable[tuple[int, str]]:
    for card, name in enumerate(CARD_IDS):
        yield a.CARD_DRAWN + card, f"card {name}"
    for mission, name in enumerate(MISSION_IDS):
        yield a.MISSION_DRAWN + mission, f"mission {name}"
    for bonus, name in enumerate(BONUS_IDS):
        yield a.BONUS_DRAWN + bonus, f"bonus {name}"


NOTATION = ActionNotation(
    "Vikings Gone Wild",
    a.ACTIONS,
    [*_acting(), *_answering(), *_chance()],
    "play beer, buy elf_archer, buy path 3, build brewery, upgrade hall, attack 2 brewery 1, attack 2 hall, "
    "attack path 4, attack draco, send viking_warrior, declare, answer cannon, no answer, claim worker, swap worker, "
    "exchange beer, return tavern 1, pay by hand, end turn",
)
action_text, read_action = NOTATION.text, NOTATION.read
