"""What a choice brings: its price, what the rules book at once, missions that it meets, bonus cards as things lie."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ....engine.bits import members
from ....engine.game import ScoreLine, Sense
from ....engine.record import State, copied
from ....engine.texts import Texts, texts
from ..rules import actions as a
from ..rules.cards import MISSION_POINTS
from ..rules.effect_parser import BEER, GOLD, MOST_EFFECTS, NO_EFFECT, RESOURCES, WORD
from ..rules.ending import bonus_share
from ..rules.ids import FIRST_BUILDING, FIRST_HALL, FIRST_MARKET, MISSION_IDS
from ..rules.missions import is_met
from ..rules.paying import price_of
from ..rules.rules import apply, legal, turn
from ..rules.state import (
    ACT,
    ACTING,
    ANSWER,
    CARD_EFFECTS,
    EXCHANGED,
    FIRST_BONUS,
    NOT_STORED,
    ORDER_EFFECTS,
    PAY,
    PAYMENT,
    SEND,
    SOURCE_NAMES,
    STORE_TOKENS,
    TAKE_FAVOUR,
)
from ..rules.strength import is_fighter
from .attack_senses import attack_sense
from .card_text import building_texts, effect_text
from .explain import TEXTS
from .names import name_of

# Choices whose figures the rules book at once; other questions are about cards and depots alone.
WITH_FIGURES = (ACT, SEND, ANSWER, TAKE_FAVOUR, ORDER_EFFECTS, STORE_TOKENS)
CURRENCIES = ("points", *RESOURCES)


@dataclass(frozen=True)
class Standing:
    """What a seat has, as far as choices change it."""

    ledger: NDArray[np.int64]
    purse: NDArray[np.int64]
    favours: int
    bonuses: dict[int, int]  # what each bonus card of the game would pay it
    met: frozenset[int]  # missions that could be completed in this turn


def senses(state: State, seat: int, language: str) -> Mapping[int, Sense]:
    """Tell what the legal actions of whoever has to act bring."""
    if turn(state) != seat or state.phase not in WITH_FIGURES:
        return {}
    say = texts(language, TEXTS)
    ids = np.zeros(a.MOST_LEGAL, np.int32)
    before = _standing(state, seat)
    found = ((action, _sense(state, seat, action, before, say)) for action in ids[: legal(state, seat, ids)].tolist())
    return {action: sense for action, sense in found if sense is not None}


def _sense(state: State, seat: int, action: int, before: Standing, say: Texts) -> Sense | None:
    if a.ATTACK <= action < a.CLAIM or a.SEND_CARD <= action <= a.NO_ANSWER:
        return attack_sense(state, seat, action, say)
    if action == a.BY_HAND:
        return None
    price = _price(state, action)
    after = copied(state)
    apply(after, seat, action)
    if after.phase == PAY:  # by hand: the price is known, and what it is for follows
        after = copied(state)
        after.by_hand = 0
        apply(after, seat, action)
    source = EXCHANGED if action >= a.EXCHANGE else PAYMENT
    lines = [_line(source, say, beer=-price[BEER], gold=-price[GOLD])] if any(price) else []
    told = [say("sense-costs", what=_listed((0, *price), say))] if any(price) else []
    if facts := "; ".join(_facts(state, action, say)):
        told.append(say("sense-facts", what=facts[0].upper() + facts[1:]))
    spare = NOT_STORED if action == a.END_TURN else EXCHANGED if any(price) and source == EXCHANGED else CARD_EFFECTS
    brought = _brought(before, _standing(after, seat), price, spare, say)
    lines += brought
    gained = [sum(line.amounts[currency] for line in brought if _is_at_once(line)) for currency in CURRENCIES]
    if max(gained) > 0:
        told.append(say("sense-brings", what=_listed(tuple(gained), say)))
    elif any(gained):
        told.append(say("sense-loses", what=_listed(tuple(-n for n in gained), say)))
    if (favours := int(after.seats[seat].favours_due) - before.favours) > 0:
        told.append(say("sense-favours", n=favours))
    told += _missions(state, before, _standing(after, seat), say)
    if bonus := sum(line.amounts["points"] for line in brought if not _is_at_once(line)):
        told.append(say("sense-bonuses", what=_listed((bonus, 0, 0), say)))
    return Sense(" ".join(told), tuple(lines)) if told else None


def _standing(state: State, seat: int) -> Standing:
    player = state.seats[seat]
    own_turn = state.stage == ACTING and state.active == seat
    return Standing(
        ledger=player.ledger.astype(np.int64),
        purse=state.purse.astype(np.int64) if own_turn else np.zeros(2, np.int64),
        favours=int(player.favours_due),
        bonuses={bonus: int(bonus_share(state, bonus, seat)) for bonus in members(int(state.bonuses))},
        met=frozenset(
            mission
            for mission in np.flatnonzero(player.held).tolist()
            if own_turn and not player.claimed and is_met(state, mission)
        ),
    )


def _price(state: State, action: int) -> tuple[int, int]:
    is_paid = a.BUY_CARD <= action <= a.UPGRADE_HALL or a.SWAP <= action < a.RETURN
    if state.phase != ACT or not is_paid:
        return 0, 0
    return int(price_of(state, action, BEER)), int(price_of(state, action, GOLD))


def _brought(before: Standing, after: Standing, price: tuple[int, int], spare: int, say: Texts) -> list[ScoreLine]:
    """Return the lines that the rules have booked, what this turn's resources gain, and what bonus cards would pay.

    What is paid comes from tokens and from this turn's resources; the price is a line of its own. Resources of the turn are
    in no ledger: they are told as a source that fits.
    """
    booked = after.ledger - before.ledger
    paid = booked[PAYMENT, 1:] + booked[EXCHANGED, 1:]
    booked[[PAYMENT, EXCHANGED]] = 0
    booked[spare, 1:] += after.purse - before.purse + paid + np.array(price)
    lines = []
    for source in range(FIRST_BONUS):
        if booked[source].any():
            points, beer, gold = booked[source].tolist()
            lines.append(_line(source, say, points, beer, gold))
    for bonus, share in after.bonuses.items():
        if change := share - before.bonuses[bonus]:
            lines.append(_line(FIRST_BONUS + bonus, say, points=change, detail=say("sense-as-things-lie")))
    return lines


def _is_at_once(line: ScoreLine) -> bool:
    return not line.source.startswith("bonus-")


def _missions(state: State, before: Standing, after: Standing, say: Texts) -> Iterator[str]:
    """Name the missions that can be completed now and could not before."""
    for mission in sorted(after.met - before.met):
        points = int(state.mission[mission, MISSION_POINTS])
        yield say(
            "sense-mission",
            mission=name_of(state, MISSION_IDS[mission], say.language),
            what=_listed((points, 0, 0), say),
        )


def _facts(state: State, action: int, say: Texts) -> Iterator[str]:
    """Say what a card or building is good for later on, by the numbers on it."""
    thing = _thing(state, action)
    if thing is None:
        return
    if thing >= FIRST_BUILDING:
        yield say("sense-defence", n=int(state.worth[thing]))
        if thing < FIRST_HALL:
            yield from building_texts(state, thing - FIRST_BUILDING, say)
        else:
            yield say("face-limit", n=int(state.village_limit[thing - FIRST_HALL]))
        return
    if is_fighter(state, thing):
        yield say("face-fights", n=int(state.worth[thing]))
    for i in range(MOST_EFFECTS):
        if state.effects[thing, i, WORD] != NO_EFFECT:
            yield effect_text(state, thing, i, say)


def _thing(state: State, action: int) -> int | None:
    """Return what is bought, built or taken."""
    if state.phase == TAKE_FAVOUR:
        return action - a.TAKE
    if state.phase != ACT:
        return None
    if a.BUY_CARD <= action < a.BUY_PATH:
        return FIRST_MARKET + action - a.BUY_CARD
    if a.BUY_PATH <= action < a.BUILD:
        return int(state.path[action - a.BUY_PATH])
    if a.BUILD <= action < a.UPGRADE_HALL:
        return FIRST_BUILDING + action - a.BUILD
    return FIRST_HALL + int(state.seats[state.active].level) if action == a.UPGRADE_HALL else None


def _line(source: int, say: Texts, points: int = 0, beer: int = 0, gold: int = 0, detail: str = "") -> ScoreLine:
    name = SOURCE_NAMES[source]
    return ScoreLine(name, say(f"source-{name}"), {"points": points, "beer": beer, "gold": gold}, detail)


def _listed(amounts: tuple[int, ...], say: Texts) -> str:
    """Write points, beer and gold."""
    words = [
        say(f"sense-{currency}", n=n, shown=str(n) if n >= 0 else f"−{-n}")
        for currency, n in zip(CURRENCIES, amounts, strict=True)
        if n
    ]
    return say.listed(words)
