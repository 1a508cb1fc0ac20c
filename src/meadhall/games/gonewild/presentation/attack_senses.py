"""What an attack brings: strength against defence, the reward of a hit, and how often it comes through against what may be held."""

from collections.abc import Iterator

import numpy as np

from ....engine.chance import generator
from ....engine.game import ScoreLine, Sense
from ....engine.record import State, copied
from ....engine.texts import Texts
from ..rules import actions as a
from ..rules.attacking import BONUS_FAVOURS, BONUS_PLUNDER
from ..rules.attacking import BONUS_POINTS as DAMAGE_POINTS
from ..rules.cards import REPELLED_CARD
from ..rules.effect_parser import AMOUNT, DEFEND, MOST_EFFECTS, NO_EFFECT, TRAP, WHEN, WHEN_BEATEN, WORD
from ..rules.effect_parser import POINTS as POINTS_EFFECT
from ..rules.effects import amount_of
from ..rules.ids import BUILDINGS, CARDS, DRACO, HALL_SLOT, MOST_OF_A_NAME, TABLE_ENTRIES
from ..rules.knowledge import resample
from ..rules.rules import apply
from ..rules.state import BEATEN, BUILDINGS_HIT, DAMAGE_BONUS, REPELLED, SOURCE_NAMES
from ..rules.strength import (
    DRACO_TARGET,
    SLOTS_OF_A_SEAT,
    UNDEAD_TARGET,
    armed_strength,
    attack_strength,
    cards_sent,
    sendable,
    strength_of,
    target_defence,
)
from .card_text import effect_text

TRIES = 32  # hands that the defender may hold, drawn by the rules with what the attacker knows


def attack_sense(state: State, seat: int, action: int, say: Texts) -> Sense:
    """Tell what naming a target, sending a card, declaring or answering brings."""
    if action < a.CLAIM:
        return _of_target(state, action - a.ATTACK, int(sendable(state)[1]), seat, "sense-could", say)
    if action >= a.ANSWER_WITH:
        return _of_answer(state, action, say)
    target = int(state.target)
    if action == a.DECLARE:
        return _of_target(state, target, int(attack_strength(state)), seat, "sense-against", say)
    together = int(attack_strength(state)) + _strength(state, action)
    needs = {"strength": together, "defence": int(target_defence(state, target))}
    return Sense(say("sense-sends", n=_strength(state, action), **needs))


def _strength(state: State, action: int) -> int:
    if action >= a.SEND_ARMED:
        return int(armed_strength(state, action - a.SEND_ARMED))
    return int(strength_of(state, (action - a.SEND_CARD) % CARDS))


def _of_target(state: State, target: int, strength: int, seat: int, key: str, say: Texts) -> Sense:
    told = [say(key, strength=strength, defence=int(target_defence(state, target)))]
    if target >= UNDEAD_TARGET:
        thing = DRACO if target == DRACO_TARGET else int(state.path[target - UNDEAD_TARGET])
        rewards = list(_rewards(state, thing))
        words = [effect_text(state, thing, i, say) for i in rewards]
        told.append(say("sense-reward", what=say.listed(words)))
        points = sum(int(amount_of(state, thing, i)) for i in rewards if state.effects[thing, i, WORD] == POINTS_EFFECT)
        return Sense(" ".join(told), (_line(BEATEN, points, say),) if points else ())
    defender, slot = target // SLOTS_OF_A_SEAT, target % SLOTS_OF_A_SEAT
    row = BUILDINGS + int(state.seats[defender].level) - 1 if slot == HALL_SLOT else slot // MOST_OF_A_NAME
    damage = state.damage[row]
    hits = [int(state.points_table[min(int(state.hits) + more, TABLE_ENTRIES - 1)]) for more in (0, 1)]
    at_end = hits[1] - (hits[0] if state.hits else 0)
    lines = [_line(BUILDINGS_HIT, at_end, say), _line(DAMAGE_BONUS, int(damage[DAMAGE_POINTS]), say)]
    words = []
    if points := at_end + int(damage[DAMAGE_POINTS]):
        words.append(say("sense-points", n=points, shown=str(points)))
    if slot != HALL_SLOT and damage[BONUS_PLUNDER]:
        words.append(say("face-plunder", n=min(int(damage[BONUS_PLUNDER]), int(state.seats[defender].on_slot[slot]))))
    if damage[BONUS_FAVOURS]:
        words.append(say("face-favours", n=int(damage[BONUS_FAVOURS])))
    if words:
        told.append(say("sense-hit", what=say.listed(words)))
    if held := int(state.seats[defender].hand.sum()):
        through = _comes_through(state, seat, defender, target, strength)
        told.append(say("sense-answered", cards=held, times=through, tries=TRIES))
    return Sense(" ".join(told), tuple(line for line in lines if line.amounts["points"]))


def _rewards(state: State, thing: int) -> Iterator[int]:
    for i in range(MOST_EFFECTS):
        if state.effects[thing, i, WORD] != NO_EFFECT and state.effects[thing, i, WHEN] == WHEN_BEATEN:
            yield i


def _comes_through(state: State, seat: int, defender: int, target: int, strength: int) -> int:
    """Count in how many possible hands even all defence cards together do not hold the attack."""
    rng = generator(1)
    answers = _answers(state)
    defence = int(target_defence(state, target))
    times = 0
    for _ in range(TRIES):
        possible = copied(state)
        resample(possible, seat, rng)
        times += int(strength >= defence + int((possible.seats[defender].hand * answers).sum()))
    return times


def _answers(state: State) -> np.ndarray:
    """Return what each card adds to the defence; a trap counts with what it would defend."""
    words = state.effects[:CARDS, :, WORD]
    amounts = state.effects[:CARDS, :, AMOUNT].astype(np.int64)
    total: np.ndarray = (amounts * ((words == DEFEND) | (words == TRAP))).sum(axis=1)
    return total


def _of_answer(state: State, action: int, say: Texts) -> Sense:
    after = copied(state)
    if action != a.NO_ANSWER:
        apply(after, int(state.victim), action)
    strength, defence = int(attack_strength(after)), int(target_defence(after, int(after.target)))
    figures = say("sense-answer", strength=strength, defence=defence)
    if strength >= defence:
        return Sense(f"{figures} {say('sense-is-hit')}")
    points = int(state.numbers[REPELLED_CARD]) * int(cards_sent(after))
    text = say("sense-repels", what=say("sense-points", n=points, shown=str(points)))
    return Sense(f"{figures} {text}", (_line(REPELLED, points, say),) if points else ())


def _line(source: int, points: int, say: Texts) -> ScoreLine:
    name = SOURCE_NAMES[source]
    return ScoreLine(name, say(f"source-{name}"), {"points": points, "beer": 0, "gold": 0}, "")
