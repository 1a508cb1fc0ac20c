"""Choices made as one: all resource cards of the hand, or a purchase with the cards that it needs from the hand."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from ....engine.game import Chain
from ....engine.record import State, copied
from ....engine.texts import Texts, texts
from ..notation.action_notation import action_text
from ..rules import actions as a
from ..rules.effect_parser import BEER, GAIN, GOLD, MOST_EFFECTS, NO_EFFECT, RESOURCES, WHEN, WHEN_PLAYED, WORD
from ..rules.effects import has_choice_of_use
from ..rules.ids import CARDS
from ..rules.paying import funds, price_of
from ..rules.rules import apply, legal, turn
from ..rules.state import ACT, CHOOSE_RESOURCE
from ..rules.strength import is_fighter
from .explain import TEXTS
from .names import thing_name
from .sentences import sentence

ALL_RESOURCES = "play resources"  # the name of the chain that plays every card that only brings beer and gold

Amounts = tuple[int, int]  # beer, gold


@dataclass(frozen=True)
class Way:
    """Choices that play cards of the hand for this turn's beer and gold."""

    actions: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    brings: Amounts = (0, 0)

    def and_then(self, other: "Way") -> "Way":
        """Join two ways, one after the other."""
        brings = (self.brings[BEER] + other.brings[BEER], self.brings[GOLD] + other.brings[GOLD])
        return Way(self.actions + other.actions, self.cards + other.cards, brings)


def chains(state: State, seat: int, names: Sequence[str], language: str) -> list[Chain]:
    """List what the active player can do as one: play all resources, and buy with cards that are still in the hand."""
    if state.phase != ACT or turn(state) != seat:
        return []
    hand = state.seats[seat].hand
    ways = [
        (card, list(_ways(state, seat, card))) for card in range(CARDS) if hand[card] > 0 and is_resource(state, card)
    ]
    if not ways:
        return []
    say = texts(language, TEXTS)
    together = Way()
    for card, each in ways:
        for _ in range(int(hand[card]) if len(each) == 1 else 0):
            together = together.and_then(each[0])
    found = []
    if len(together.cards) > 1:
        found.append(_told(state, seat, together, None, names, say))
    # Whoever pays by hand chooses the cards, too.
    return found if state.by_hand else found + _purchases(state, seat, ways, names, say)


def is_resource(state: State, card: int) -> bool:
    """Tell whether a card is good for nothing but beer and gold of this turn, as much now as later in the turn."""
    effects = [effect for effect in state.effects[card][:MOST_EFFECTS] if effect[WORD] != NO_EFFECT]
    only_brings = all(effect[WORD] == GAIN and effect[WHEN] == WHEN_PLAYED for effect in effects)
    return bool(effects) and only_brings and not is_fighter(state, card) and not has_choice_of_use(state, card)


def _ways(state: State, seat: int, card: int) -> Iterator[Way]:
    """Play a card on a copy, as often as beer and gold can be chosen for it."""
    open_ends = [Way((a.PLAY + card,), (card,))]
    found: set[Amounts] = set()
    while open_ends:
        way = open_ends.pop(0)
        after = copied(state)
        for action in way.actions:
            apply(after, seat, action)
        if after.phase == CHOOSE_RESOURCE:
            open_ends += [Way((*way.actions, a.TAKE_RESOURCE + resource), way.cards) for resource in (BEER, GOLD)]
            continue
        brings = (int(after.purse[BEER] - state.purse[BEER]), int(after.purse[GOLD] - state.purse[GOLD]))
        if after.phase == ACT and brings not in found:
            found.add(brings)
            yield Way(way.actions, way.cards, brings)


def _purchases(
    state: State, seat: int, ways: list[tuple[int, list[Way]]], names: Sequence[str], say: Texts
) -> list[Chain]:
    """List what can be bought with the hand's resources: what is paid from them comes before tokens, which can be stored."""
    sums = {(0, 0): Way()}
    for card, each in ways:
        for _ in range(int(state.seats[seat].hand[card])):
            for known in list(sums.values()):
                for way in each:
                    more = known.and_then(way)
                    if more.brings not in sums or len(more.cards) < len(sums[more.brings].cards):
                        sums[more.brings] = more
    rich = copied(state)
    for resource in (BEER, GOLD):
        rich.purse[resource] += max(brings[resource] for brings in sums)
    ids = np.zeros(a.MOST_LEGAL, np.int32)
    found = []
    for action in ids[: legal(rich, seat, ids)].tolist():
        if a.BUY_CARD <= action <= a.UPGRADE_HALL or a.SWAP <= action < a.EXCHANGE:
            best = _cheapest(state, action, list(sums.values()))
            if best is not None and best.cards:
                found.append(_told(state, seat, best, action, names, say))
    return found


def _cheapest(state: State, action: int, ways: list[Way]) -> Way | None:
    """Return which cards to play for a price: those that save the most tokens, then leave the least over, then the fewest."""
    price = [price_of(state, action, resource) for resource in (BEER, GOLD)]
    open_price = [max(0, price[resource] - int(state.purse[resource])) for resource in (BEER, GOLD)]

    def cost(way: Way) -> tuple[int, int, int]:
        tokens = sum(max(0, open_price[resource] - way.brings[resource]) for resource in (BEER, GOLD))
        over = sum(max(0, way.brings[resource] - open_price[resource]) for resource in (BEER, GOLD))
        return tokens, over, len(way.cards)

    enough = [
        way
        for way in ways
        if all(price[resource] <= funds(state, resource) + way.brings[resource] for resource in (BEER, GOLD))
    ]
    return min(enough, key=cost, default=None)


def _told(state: State, seat: int, way: Way, action: int | None, names: Sequence[str], say: Texts) -> Chain:
    """Say which cards are played, what for, and what is left then."""
    actions = way.actions if action is None else (*way.actions, action)
    played = [
        name if n == 1 else say("caution-copies", n=n, card=name)
        for name, n in Counter(thing_name(state, card, say.language) for card in way.cards).items()
    ]
    after = copied(state)
    for each in actions:
        before = after
        after = copied(before)
        apply(after, seat, each)
    plays = say("chain-plays", count=len(way.cards), cards=say.listed(played))
    told = [plays, *_left(state, after, seat, say)]
    if action is None:
        return Chain(ALL_RESOURCES, actions, " ".join(told))
    return Chain(action_text(action), actions, " ".join([sentence(before, action, names, say.language, seat), *told]))


def _left(state: State, after: State, seat: int, say: Texts) -> Iterator[str]:
    """Say what is left of this turn's beer and gold, and of tokens where some are paid."""
    yield say("chain-left", what=_listed(after.purse, say) or say("chain-nothing"))
    tokens = after.seats[seat].tokens
    if (tokens != state.seats[seat].tokens).any():
        yield say("chain-tokens", what=_listed(tokens, say) or say("chain-nothing"))


def _listed(amounts: State, say: Texts) -> str:
    written = [say("caution-amount", n=int(n), resource=say(RESOURCES[i])) for i, n in enumerate(amounts) if n]
    return say.listed(written)
