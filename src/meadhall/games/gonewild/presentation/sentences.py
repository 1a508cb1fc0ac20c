"""Sentences for people: what is asked, and what an action does."""

from collections.abc import Sequence

import numpy as np

from ....engine.record import State, copied
from ....engine.texts import Texts, texts
from ..rules import actions as a
from ..rules.attacking import legal_targets
from ..rules.cards import MISSION_POINTS
from ..rules.effect_parser import BEER, GOLD, MOST_EFFECTS, RESOURCES
from ..rules.ending import ranking
from ..rules.gaining import is_depot
from ..rules.ids import (
    BONUS_IDS,
    CARD_IDS,
    CARDS,
    FIRST_BUILDING,
    FIRST_HALL,
    FIRST_MARKET,
    LEVELS,
    MISSION_IDS,
    MISSIONS,
    NOTHING,
    SLOTS,
)
from ..rules.missions import can_claim
from ..rules.rules import turn
from ..rules.state import DRAW_CARD, FILL_PATH, GAME_OVER, PAY, PHASE_NAMES, SEEK_CARD, STORE_TOKENS
from ..rules.storing import AT_MOST, begin_storing, store, store_bounds
from ..rules.strength import SLOTS_OF_A_SEAT, UNDEAD_TARGET, attack_strength, is_fighter, target_defence
from .card_text import effect_text
from .explain import TEXTS
from .names import name_of, slot_name, thing_name


def prompt(state: State, names: Sequence[str], language: str, seat: int | None = None) -> str:
    """Say what is asked of the seat whose turn it is; to all others, what it does."""
    say = texts(language, TEXTS)
    if state.phase == GAME_OVER:
        return _result(state, names, say)
    phase = PHASE_NAMES[state.phase].replace(" ", "-")
    actor = turn(state)
    name = names[actor] if actor >= 0 else names[state.active]
    arguments: dict[str, object] = {"name": name}
    if state.target != NOTHING:
        arguments["target"] = _attacked(state, names, language, seat)
        arguments["strength"] = attack_strength(state)
        arguments["defence"] = target_defence(state, int(state.target))
    if state.phase == STORE_TOKENS:
        fewest, most = store_bounds(state)
        arguments |= {
            "depot": slot_name(state, actor, int(state.store_slot), language),
            "fewest": fewest,
            "most": most,
        }
    if state.phase == PAY:
        arguments |= {"beer": int(state.price[BEER]), "gold": int(state.price[GOLD])}
    is_told_to_others = actor >= 0 and seat != actor
    return say(f"watch-{phase}" if is_told_to_others else f"prompt-{phase}", **arguments)


def cautions(state: State, action: int, language: str) -> list[str]:
    """Say what the end of a turn gives away: a mission, resources, attacks."""
    if action != a.END_TURN:
        return []
    say = texts(language, TEXTS)
    told = (_unclaimed(state, say), _unspent(state, say), _idle_fighters(state, say))
    return [sentence for sentence in told if sentence]


def _unclaimed(state: State, say: Texts) -> str:
    missions = [
        say(
            "caution-mission",
            mission=name_of(state, MISSION_IDS[mission], say.language),
            points=int(state.mission[mission, MISSION_POINTS]),
        )
        for mission in range(MISSIONS)
        if can_claim(state, mission)
    ]
    return say("caution-missions", count=len(missions), missions=say.listed(missions)) if missions else ""


def _unspent(state: State, say: Texts) -> str:
    lost = [int(state.purse[resource]) + _unstorable(state, resource) for resource in (BEER, GOLD)]
    amounts = [say("caution-amount", n=n, resource=say(RESOURCES[resource])) for resource, n in enumerate(lost) if n]
    return say("caution-resources", resources=say.listed(amounts)) if amounts else ""


def _unstorable(state: State, resource: int) -> int:
    """Count the tokens of the active player for which their depots have no room, however they store them."""
    trial = copied(state)
    begin_storing(trial, resource)
    while trial.store_slot < SLOTS:
        if is_depot(trial, trial.seats[trial.active], trial.store_slot, resource):
            store(trial, store_bounds(trial)[1])
        else:
            trial.store_slot += 1
    return int(trial.storable[AT_MOST])


def _idle_fighters(state: State, say: Texts) -> str:
    """Name the fighters of the hand, ready or with upgrades, if there is a target that they are strong enough for."""
    if legal_targets(state, np.zeros(a.MOST_LEGAL, np.int32), 0) == 0:
        return ""
    hand = state.seats[state.active].hand
    count, named = 0, []
    for card in range(CARDS):
        armed = int((state.armed == card).sum())
        n = int(hand[card]) + int(state.ready[card]) + armed
        if n and is_fighter(state, card):
            count += n
            name = thing_name(state, card, say.language)
            named.append(name if n == 1 else say("caution-copies", n=n, card=name))
    return say("caution-fighters", count=count, fighters=say.listed(named))


def _result(state: State, names: Sequence[str], say: Texts) -> str:
    places = np.zeros(state.players, np.int32)
    ranking(state, places)
    winners = [seat for seat in range(state.players) if places[seat] == 1]
    points = int(state.seats[winners[0]].points)
    if len(winners) == 1:
        key = "prompt-over-tie" if state.tie_winner != NOTHING else "prompt-over"
        return say(key, name=names[winners[0]], points=points)
    return say("prompt-over-shared", names=say.listed([names[seat] for seat in winners]), points=points)


def _attacked(state: State, names: Sequence[str], language: str, seat: int | None) -> str:
    """Name the target of the attack under way; its owner needs not be told whose it is."""
    target = int(state.target)
    owner, slot = target // SLOTS_OF_A_SEAT, target % SLOTS_OF_A_SEAT
    if target < UNDEAD_TARGET and owner == seat:
        return slot_name(state, owner, slot, language)
    return target_name(state, target, names, language)


def target_name(state: State, target: int, names: Sequence[str], language: str) -> str:
    """Name the target of an attack."""
    if target < UNDEAD_TARGET:
        seat, slot = target // SLOTS_OF_A_SEAT, target % SLOTS_OF_A_SEAT
        if seat >= state.players:
            return slot_name(state, 0, slot, language)
        return f"{slot_name(state, seat, slot, language)} ({names[seat]})"
    space = target - UNDEAD_TARGET
    if space >= len(state.path):
        return "Draco"
    card = int(state.path[space])
    return thing_name(state, card, language) if card != NOTHING else str(space + 1)


def sentence(state: State, action: int, names: Sequence[str], language: str, seat: int | None = None) -> str:
    """Say what an action does, before it is carried out. Which card is kept stays a secret."""
    say = texts(language, TEXTS)
    actor = turn(state)
    name = names[actor] if actor >= 0 else names[state.active]
    if action >= a.PLAYER_ACTIONS:
        return _outcome(state, action, name, say)
    if action >= a.PAY_PURSE:
        return _settling(state, action, name, say)
    if action >= a.EFFECT:
        return _effect(state, action, name, names, say)
    if action >= a.SEND_CARD:
        return _attacking(state, action, name, names, say)
    return _acting(state, action, name, names, say)


def _outcome(state: State, action: int, name: str, say: Texts) -> str:
    if action >= a.BONUS_DRAWN:
        return say("does-bonus", card=name_of(state, BONUS_IDS[action - a.BONUS_DRAWN], say.language))
    if action >= a.MISSION_DRAWN:
        return say("does-mission", name=name, card=name_of(state, MISSION_IDS[action - a.MISSION_DRAWN], say.language))
    card = thing_name(state, action - a.CARD_DRAWN, say.language)
    if state.phase == FILL_PATH:
        return say("does-fill-path", card=card)
    if state.phase == DRAW_CARD:
        return say("does-draw", name=name, card=card)
    return say("does-seek" if state.phase == SEEK_CARD else "does-reveal", name=name, card=card)


def _acting(state: State, action: int, name: str, names: Sequence[str], say: Texts) -> str:
    language = say.language

    def card(thing: int) -> str:
        return thing_name(state, thing, language)

    if action == a.END_TURN:
        return say("does-end-turn", name=name)
    if action == a.BY_HAND:
        return say("does-by-hand", name=name)
    if action >= a.RETURN:
        return say("does-return", name=name, building=slot_name(state, state.active, action - a.RETURN, language))
    if action >= a.EXCHANGE:
        given = RESOURCES[action - a.EXCHANGE]
        return say("does-exchange", name=name, given=say(given), got=say(RESOURCES[1 - (action - a.EXCHANGE)]))
    if action >= a.SWAP:
        return say("does-swap", name=name, card=name_of(state, MISSION_IDS[action - a.SWAP], language))
    if action >= a.CLAIM:
        return say("does-claim", name=name, card=name_of(state, MISSION_IDS[action - a.CLAIM], language))
    if action >= a.ATTACK:
        return say("does-attack", name=name, target=target_name(state, action - a.ATTACK, names, language))
    if action == a.UPGRADE_HALL:
        level = min(int(state.seats[state.active].level), LEVELS - 1)
        return say("does-build", name=name, card=card(FIRST_HALL + level))
    if action >= a.BUILD:
        return say("does-build", name=name, card=card(FIRST_BUILDING + action - a.BUILD))
    if action >= a.BUY_PATH:
        thing = int(state.path[action - a.BUY_PATH])
        return say("does-buy", name=name, card=card(thing) if thing != NOTHING else str(action - a.BUY_PATH + 1))
    if action >= a.BUY_CARD:
        return say("does-buy", name=name, card=card(FIRST_MARKET + action - a.BUY_CARD))
    return say("does-play", name=name, card=card(action - a.PLAY))


def _armed(state: State, place: int, language: str) -> str:
    card = int(state.armed[place])
    return str(place + 1) if card == NOTHING else f"{thing_name(state, card, language)} +{state.armed_bonus[place]}"


def _attacking(state: State, action: int, name: str, names: Sequence[str], say: Texts) -> str:
    language = say.language
    if action >= a.TRAP_ARMED:
        return say("does-trap", name=name, card=_armed(state, action - a.TRAP_ARMED, language))
    if action >= a.TRAP_CARD:
        return say("does-trap", name=name, card=thing_name(state, action - a.TRAP_CARD, language))
    if action == a.NO_ANSWER:
        return say("does-no-answer", name=name)
    if action >= a.ANSWER_WITH:
        return say("does-answer", name=name, card=thing_name(state, action - a.ANSWER_WITH, language))
    if action == a.DECLARE:
        target = target_name(state, int(state.target), names, language) if state.target != NOTHING else ""
        return say("does-declare", name=name, strength=attack_strength(state), target=target)
    if action >= a.SEND_ARMED:
        return say("does-send", name=name, card=_armed(state, action - a.SEND_ARMED, language))
    return say("does-send", name=name, card=thing_name(state, (action - a.SEND_CARD) % len(CARD_IDS), language))


def _effect(state: State, action: int, name: str, names: Sequence[str], say: Texts) -> str:
    language = say.language
    if action >= a.TAKE:
        return say("does-favour", name=name, card=thing_name(state, action - a.TAKE, language))
    if action >= a.ATTACH_TO_ARMED:
        return say("does-attach", name=name, card=_armed(state, action - a.ATTACH_TO_ARMED, language))
    if action >= a.ATTACH_TO_CARD:
        card = thing_name(state, (action - a.ATTACH_TO_CARD) % len(CARD_IDS), language)
        return say("does-attach", name=name, card=card)
    if action >= a.PEEK_AT:
        seat = action - a.PEEK_AT
        return say("does-peek", name=name, other=names[seat] if seat < len(names) else str(seat + 1))
    if action == a.RECOVER_NO_MORE:
        return say("does-recover-no-more", name=name)
    if action >= a.RECOVER:
        return say("does-recover", name=name, card=thing_name(state, action - a.RECOVER, language))
    if action >= a.STEAL_FROM:
        seat, slot = (action - a.STEAL_FROM) // SLOTS, (action - a.STEAL_FROM) % SLOTS
        other = names[seat] if seat < len(names) else str(seat + 1)
        return say("does-steal", name=name, other=other, depot=slot_name(state, min(seat, 3), slot, language))
    if action >= a.INTO_SLOT:
        return say("does-place", name=name, depot=slot_name(state, state.active, action - a.INTO_SLOT, language))
    if action >= a.TAKE_RESOURCE:
        return say("does-choose", name=name, resource=say(RESOURCES[action - a.TAKE_RESOURCE]))
    thing, i = (action - a.EFFECT) // MOST_EFFECTS, (action - a.EFFECT) % MOST_EFFECTS
    return say(
        "does-effect", name=name, card=thing_name(state, thing, language), effect=effect_text(state, thing, i, say)
    )


def _settling(state: State, action: int, name: str, say: Texts) -> str:
    language = say.language
    if action == a.KEEP_NO_MORE:
        return say("does-keep-no-more", name=name)
    if action >= a.KEEP:
        return say("does-keep", name=name)
    if action >= a.STORE:
        slot = max(int(state.store_slot), 0)
        depot = slot_name(state, state.active, slot, language)
        return say("does-store", name=name, tokens=action - a.STORE, depot=depot)
    if action >= a.PAY_SLOT:
        where = slot_name(state, state.active, action - a.PAY_SLOT, language)
        return say("does-pay-from", name=name, where=where)
    if action >= a.PAY_HALL:
        resource = say(RESOURCES[action - a.PAY_HALL])
        return say("does-pay-hall", name=name, resource=resource)
    return say("does-pay-purse", name=name, resource=say(RESOURCES[action - a.PAY_PURSE]))
