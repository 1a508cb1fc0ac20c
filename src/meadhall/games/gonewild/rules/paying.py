"""Paying a price: by itself in the order that keeps the most, or by hand, token by token (ruling 16)."""

from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import (
    BUILD,
    BUY_CARD,
    BUY_PATH,
    EXCHANGE,
    PAY_HALL,
    PAY_PURSE,
    PAY_SLOT,
    SWAP,
    UPGRADE_HALL,
)
from .card_validation import PRODUCES, STORES
from .cards import EXCHANGE_RATE, SWAP_PRICE
from .effect_parser import BEER, GOLD
from .gaining import book_tokens
from .ids import BUILDINGS, FIRST_BUILDING, FIRST_HALL, FIRST_MARKET, MOST_OF_A_NAME, NOTHING, SLOTS
from .state import EXCHANGED, PAYMENT


@compiled
def price_of(state: State, action: int, resource: int) -> int:
    """Return what an action costs in one resource."""
    if action >= EXCHANGE:
        return int(state.numbers[EXCHANGE_RATE]) if action - EXCHANGE == resource else 0
    if action >= SWAP:
        return int(state.numbers[SWAP_PRICE]) if resource == GOLD else 0
    if action == UPGRADE_HALL:
        return int(state.cost[FIRST_HALL + state.seats[state.active].level, resource])
    if action >= BUILD:
        return int(state.cost[FIRST_BUILDING + action - BUILD, resource])
    if action >= BUY_PATH:
        return int(state.cost[state.path[action - BUY_PATH], resource])
    return int(state.cost[FIRST_MARKET + action - BUY_CARD, resource])


@compiled
def funds(state: State, resource: int) -> int:
    """Return what the active player can pay with: this turn's beer and gold, and tokens."""
    return int(state.purse[resource]) + int(state.seats[state.active].tokens[resource])


@compiled
def can_pay(state: State, action: int) -> bool:
    """Tell whether the active player can pay an action's price."""
    return price_of(state, action, BEER) <= funds(state, BEER) and price_of(state, action, GOLD) <= funds(state, GOLD)


@compiled
def resource_on(state: State, slot: int) -> int:
    """Return the resource whose tokens lie in a slot, or NOTHING."""
    building = slot // MOST_OF_A_NAME
    if state.building[building, PRODUCES] != NOTHING:
        return int(state.building[building, PRODUCES])
    return int(state.building[building, STORES])


@compiled
def spend(state: State, resource: int, source: int) -> None:
    """Book a token that has left a building or the hall."""
    book_tokens(state.seats[state.active], source, resource, -1)


@compiled
def booked_as(action: int) -> int:
    """Return the ledger's source of a price."""
    return EXCHANGED if action >= EXCHANGE else PAYMENT


@compiled
def pay_by_itself(state: State, action: int) -> None:
    """Pay a price in the order that keeps the most: purse, hall, producers, emptiest depot."""
    player = state.seats[state.active]
    for resource in (BEER, GOLD):
        price = price_of(state, action, resource)
        count_as_spent(state, action, resource, price)
        from_purse = min(price, int(state.purse[resource]))
        state.purse[resource] -= from_purse
        for _ in range(price - from_purse):
            if player.on_hall[resource] > 0:
                player.on_hall[resource] -= 1
            else:
                player.on_slot[cheapest_slot(state, resource)] -= 1
            spend(state, resource, booked_as(action))


@compiled
def cheapest_slot(state: State, resource: int) -> int:
    """Return a producer with a token, else the emptiest depot that has one."""
    player = state.seats[state.active]
    best = NOTHING
    fewest = 0
    for building in range(BUILDINGS):
        first = building * MOST_OF_A_NAME
        for slot in range(first, first + player.built[building]):
            n = int(player.on_slot[slot])
            if n > 0 and resource_on(state, slot) == resource:
                if state.building[building, PRODUCES] != NOTHING:
                    return slot
                if best == NOTHING or n < fewest:
                    best = slot
                    fewest = n
    return best


@compiled
def count_as_spent(state: State, action: int, resource: int, price: int) -> None:
    """Prices count as spent, exchanges do not (ruling 32)."""
    if action < EXCHANGE:
        state.spent[resource] += price


@compiled
def begin_paying(state: State, action: int) -> None:
    """Ask the player to pay a price by hand."""
    state.by_hand = 0
    state.buying = action
    for resource in (BEER, GOLD):
        price = price_of(state, action, resource)
        count_as_spent(state, action, resource, price)
        state.price[resource] = price


@compiled
def legal_payments(state: State, out: Ints) -> int:
    """List where the next resource of a price can come from; never more than the price is paid."""
    player = state.seats[state.active]
    n = 0
    for resource in (BEER, GOLD):
        if state.price[resource] > 0 and state.purse[resource] > 0:
            out[n] = PAY_PURSE + resource
            n += 1
    for resource in (BEER, GOLD):
        if state.price[resource] > 0 and player.on_hall[resource] > 0:
            out[n] = PAY_HALL + resource
            n += 1
    for slot in range(SLOTS):
        if player.on_slot[slot] > 0 and state.price[resource_on(state, slot)] > 0:
            out[n] = PAY_SLOT + slot
            n += 1
    return n


@compiled
def pay_one(state: State, action: int) -> None:
    """Pay one resource of a price."""
    player = state.seats[state.active]
    if action >= PAY_SLOT:
        resource = resource_on(state, action - PAY_SLOT)
        player.on_slot[action - PAY_SLOT] -= 1
        spend(state, resource, booked_as(state.buying))
    elif action >= PAY_HALL:
        resource = action - PAY_HALL
        player.on_hall[resource] -= 1
        spend(state, resource, booked_as(state.buying))
    else:
        resource = action - PAY_PURSE
        state.purse[resource] -= 1
    state.price[resource] -= 1
