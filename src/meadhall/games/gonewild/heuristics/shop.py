"""Purchases: what cards and buildings are worth to a seat, and the best that its resources can still buy in this turn."""

import numpy as np

from ....bots.heuristics import Floats
from ....engine.bits import holds
from ....engine.compiled import compiled
from ....engine.record import State
from ..rules.actions import MARKET_CARDS
from ..rules.buying import village_limit, village_size
from ..rules.card_validation import OUTPUT, POINTS_IF_FULL, PRODUCES, ROOM, STORES
from ..rules.cards import COUNTED, OF_WHAT, SAME_NAME
from ..rules.effect_parser import (
    BEER,
    GOLD,
    MOST_BUILDINGS,
    MOST_CARD,
    MOST_DECK,
    MOST_EFFECTS,
    MOST_STRENGTH,
    MOST_TYPE,
    POINTS,
    UNDEAD,
    WORD,
)
from ..rules.effects import amount_of
from ..rules.ending import deck_of
from ..rules.ids import (
    BONUSES,
    BUILDINGS,
    FIRST_BUILDING,
    FIRST_HALL,
    FIRST_MARKET,
    HALL_SLOT,
    LEVELS,
    NOTHING,
    PATH,
)
from ..rules.state import UNDER_CONSTRUCTION
from ..rules.strength import is_fighter
from .traits import (
    ARMS,
    CARDS_DRAWN,
    CARDS_HELD,
    EXTRA,
    GOLD_GAIN,
    GUARD,
    STRENGTH,
    TRAITS,
    add_traits,
)

# How a seat looks ahead: cards seen in a round, what its deck brings until the end, the rounds left, and what one
# more of something brings until the end, in points.
(
    SEEN,
    DECK_WORTH,
    ROUNDS_LEFT,
    DRAWN,
    EACH_GOLD,
    EACH_STRENGTH,
    EACH_GUARD,
    EACH_EXTRA,
    EACH_MADE_BEER,
    EACH_MADE_GOLD,
    EACH_HALL,
    EACH_TOKEN,
) = range(12)
LOOKS = 12

# Purchases of more than this are not planned.
MOST_SPENT = 12


@compiled
def traits_worth(sums: Floats, score_priors: Floats) -> float:
    """Return what cards with such traits bring until the end, if they are drawn in each round."""
    worth = score_priors[EACH_GOLD] * sums[GOLD_GAIN]
    worth += score_priors[EACH_STRENGTH] * (sums[STRENGTH] + 0.8 * sums[ARMS])
    return float(worth + score_priors[EACH_GUARD] * sums[GUARD] + score_priors[EACH_EXTRA] * sums[EXTRA])


@compiled
def bonus_unit(state: State, bonus: int, card: int) -> float:
    """Return by how much a card raises what a bonus card counts."""
    counted = state.bonus[bonus, COUNTED]
    what = int(state.bonus[bonus, OF_WHAT])
    if counted == MOST_STRENGTH:
        return float(state.worth[card]) if is_fighter(state, card) else 0.0
    matches = (
        (counted == MOST_TYPE and state.card_type[card] == what)
        or (counted == MOST_DECK and deck_of(card) == what)
        or (counted == MOST_CARD and card == what)
    )
    return 1.0 if matches else 0.0


@compiled
def card_worth(state: State, seat: int, card: int, total: Floats, score_priors: Floats, gains: Floats) -> float:
    """Return what one more copy of a card in the deck brings until the end, in points."""
    one = np.zeros(TRAITS)
    add_traits(state, state.seats[seat], card, 1, one)
    worth = (
        traits_worth(one, score_priors)
        + score_priors[DRAWN] * one[CARDS_DRAWN] * score_priors[DECK_WORTH] / score_priors[SEEN]
    )
    # Every other card is drawn less often.
    worth = (worth * score_priors[SEEN] - score_priors[DECK_WORTH]) / (total[CARDS_HELD] + 1.0)
    for bonus in range(BONUSES):
        if holds(state.bonuses, bonus):
            worth += gains[bonus] * bonus_unit(state, bonus, card)
    return float(worth)


@compiled
def building_worth(state: State, building: int, score_priors: Floats) -> float:
    """Return what a building brings until the end: what it makes."""
    row = state.building[building]
    if row[PRODUCES] == NOTHING:
        return 0.0
    return float(
        row[OUTPUT] * (score_priors[EACH_MADE_BEER] if row[PRODUCES] == BEER else score_priors[EACH_MADE_GOLD])
    )


@compiled
def village_worth(state: State, player: State, score_priors: Floats) -> float:
    """Return what a village brings until the end."""
    worth = score_priors[EACH_HALL] * (player.level - 1)
    for building in range(BUILDINGS):
        if player.built[building] > 0:
            worth += player.built[building] * building_worth(state, building, score_priors)
    return float(worth)


@compiled
def hall_worth(state: State, player: State, score_priors: Floats) -> float:
    """Return what the next town hall brings."""
    hall = FIRST_HALL + player.level
    worth = score_priors[EACH_HALL]
    for i in range(MOST_EFFECTS):
        if state.effects[hall, i, WORD] == POINTS:
            worth += amount_of(state, hall, i)
    return float(worth)


@compiled
def put_in(table: Floats, beer: int, gold: int, price_beer: int, price_gold: int, worth: float, often: bool) -> None:
    """Let the table of the best purchases for so much beer and gold know one more thing, once or as often as it can be paid."""
    if worth <= 0.0 or price_beer < 0 or price_beer > beer or price_gold > gold:
        return
    for i in range(beer - price_beer + 1):
        b = i + price_beer if often else beer - i
        for j in range(gold - price_gold + 1):
            g = j + price_gold if often else gold - j
            table[b, g] = max(table[b, g], table[b - price_beer, g - price_gold] + worth)


@compiled
def fill_table(
    state: State,
    seat: int,
    beer: int,
    gold: int,
    table: Floats,
    total: Floats,
    score_priors: Floats,
    gains: Floats,
) -> None:
    """Write what the best purchases for up to so much beer and gold are worth."""
    player = state.seats[seat]
    for i in range(beer + 1):
        for j in range(gold + 1):
            table[i, j] = 0.0
    for card in range(FIRST_MARKET, FIRST_MARKET + MARKET_CARDS):
        if state.market[card] > 0 and state.cost[card, BEER] <= beer and state.cost[card, GOLD] <= gold:
            worth = card_worth(state, seat, card, total, score_priors, gains)
            put_in(table, beer, gold, state.cost[card, BEER], state.cost[card, GOLD], worth, True)
    if village_size(player) < village_limit(state, player):
        wanted = 0.0
        for bonus in range(BONUSES):
            if holds(state.bonuses, bonus) and state.bonus[bonus, COUNTED] == MOST_BUILDINGS:
                wanted += gains[bonus]
        for building in range(BUILDINGS):
            thing = FIRST_BUILDING + building
            if (
                state.market[thing] > 0
                and player.built[building] < state.numbers[SAME_NAME]
                and state.cost[thing, BEER] <= beer
                and state.cost[thing, GOLD] <= gold
            ):
                worth = building_worth(state, building, score_priors) + wanted
                put_in(table, beer, gold, state.cost[thing, BEER], state.cost[thing, GOLD], worth, False)
    for space in range(PATH):
        card = state.path[space]
        if (
            card != NOTHING
            and state.card_type[card] != UNDEAD
            and state.cost[card, BEER] <= beer
            and state.cost[card, GOLD] <= gold
        ):
            worth = card_worth(state, seat, card, total, score_priors, gains)
            put_in(table, beer, gold, state.cost[card, BEER], state.cost[card, GOLD], worth, False)
    if player.level < LEVELS and not player.marks[HALL_SLOT] & UNDER_CONSTRUCTION:
        thing = FIRST_HALL + player.level
        worth = hall_worth(state, player, score_priors)
        put_in(table, beer, gold, state.cost[thing, BEER], state.cost[thing, GOLD], worth, False)


@compiled
def stored_worth(state: State, player: State, resource: int, tokens: int, score_priors: Floats) -> float:
    """Return what tokens bring that are kept at the end of the round: full depots pay, the others are spent later."""
    room = 0
    depots = 0
    points = 0.0
    largest = 1
    for building in range(BUILDINGS):
        if state.building[building, STORES] == resource and player.built[building] > 0:
            depots += player.built[building]
            largest = max(largest, int(state.building[building, ROOM]))
            room += player.built[building] * int(state.building[building, ROOM])
            points = max(points, float(state.building[building, POINTS_IF_FULL]))
    if depots == 0:
        return 0.0
    kept = min(tokens, room)
    full = kept // largest
    return float(kept * score_priors[EACH_TOKEN] + points * full)
