"""Buying cards and buildings, building the town hall, exchanging, and returning a building."""

from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import (
    BUILD,
    BUY_CARD,
    BUY_PATH,
    EXCHANGE,
    MARKET_CARDS,
    RETURN,
    SWAP,
    UPGRADE_HALL,
)
from .cards import SAME_NAME
from .effect_parser import BEER, BUY_BUILDING, BUY_ODIN, GOLD, UNDEAD, WHEN_BUILT
from .effects import queue_effects
from .gaining import book_tokens
from .ids import (
    BUILDINGS,
    FIRST_BUILDING,
    FIRST_HALL,
    FIRST_MARKET,
    HALL_SLOT,
    LEVELS,
    MOST_OF_A_NAME,
    NOTHING,
    PATH,
)
from .missions import mark_bought, swap
from .path import take_from_path
from .paying import funds, resource_on
from .state import DAMAGED, RETURNED, UNDER_CONSTRUCTION


@compiled
def village_size(player: State) -> int:
    """Count the buildings of a village, the town hall aside."""
    n = 0
    for building in range(BUILDINGS):
        n += player.built[building]
    return n


@compiled
def village_limit(state: State, player: State) -> int:
    """Return how many buildings the town hall allows; one under construction not yet (ruling 4)."""
    in_work = int(bool(player.marks[HALL_SLOT] & UNDER_CONSTRUCTION))
    return int(state.village_limit[player.level - 1 - in_work])


@compiled
def has_space_for(state: State, building: int) -> bool:
    """Tell whether the village's limit and that for buildings of a name allow another one."""
    player = state.seats[state.active]
    return player.built[building] < state.numbers[SAME_NAME] and village_size(player) < village_limit(state, player)


@compiled
def can_upgrade(state: State) -> bool:
    """One level a round, up to the last (ruling 35)."""
    player = state.seats[state.active]
    return player.level < LEVELS and not player.marks[HALL_SLOT] & UNDER_CONSTRUCTION


@compiled
def legal_purchases(state: State, out: Ints, n: int) -> int:
    """List what the active player can buy and build."""
    beer, gold = funds(state, BEER), funds(state, GOLD)
    for i in range(MARKET_CARDS):
        if state.market[FIRST_MARKET + i] > 0 and affords(state, FIRST_MARKET + i, beer, gold):
            out[n] = BUY_CARD + i
            n += 1
    for space in range(PATH):
        card = state.path[space]
        if card != NOTHING and state.card_type[card] != UNDEAD and affords(state, card, beer, gold):
            out[n] = BUY_PATH + space
            n += 1
    for building in range(BUILDINGS):
        thing = FIRST_BUILDING + building
        if state.market[thing] > 0 and affords(state, thing, beer, gold) and has_space_for(state, building):
            out[n] = BUILD + building
            n += 1
    if can_upgrade(state) and affords(state, FIRST_HALL + state.seats[state.active].level, beer, gold):
        out[n] = UPGRADE_HALL
        n += 1
    return n


@compiled
def affords(state: State, thing: int, beer: int, gold: int) -> bool:
    """Tell whether so much beer and gold pay for a thing."""
    return bool(state.cost[thing, BEER] <= beer and state.cost[thing, GOLD] <= gold)


@compiled
def complete(state: State, action: int) -> None:
    """Hand over what has been paid for."""
    if action >= EXCHANGE:
        state.purse[GOLD if action - EXCHANGE == BEER else BEER] += 1
    elif action >= SWAP:
        swap(state, action - SWAP)
    elif action == UPGRADE_HALL:
        build_hall(state)
    elif action >= BUILD:
        build(state, action - BUILD)
    elif action >= BUY_PATH:
        card = take_from_path(state, action - BUY_PATH)
        mark_bought(state, BUY_ODIN)
        into_play_area(state, card)
    else:
        card = FIRST_MARKET + action - BUY_CARD
        state.market[card] -= 1
        into_play_area(state, card)


@compiled
def into_play_area(state: State, card: int) -> None:
    """A bought card lies in the play area until the end of the round (ruling 17)."""
    mark_bought(state, state.card_type[card])
    state.seats[state.active].played[card] += 1


@compiled
def build(state: State, building: int) -> None:
    """Put a building into the village, under construction until the end of the round."""
    player = state.seats[state.active]
    slot = building * MOST_OF_A_NAME + player.built[building]
    state.market[FIRST_BUILDING + building] -= 1
    player.built[building] += 1
    player.marks[slot] = UNDER_CONSTRUCTION
    mark_bought(state, BUY_BUILDING)
    queue_effects(state, FIRST_BUILDING + building, WHEN_BUILT, 1)


@compiled
def build_hall(state: State) -> None:
    """Lay the next level onto the town hall; tokens, damage and defence cards stay (ruling 35)."""
    player = state.seats[state.active]
    player.level += 1
    player.marks[HALL_SLOT] |= UNDER_CONSTRUCTION
    queue_effects(state, FIRST_HALL + player.level - 1, WHEN_BUILT, 1)


@compiled
def can_return(state: State, slot: int) -> bool:
    """Once a round a building that is not damaged, also one under construction (rulings 9 and 39)."""
    player = state.seats[state.active]
    return (
        not player.returned
        and slot % MOST_OF_A_NAME < player.built[slot // MOST_OF_A_NAME]
        and not player.marks[slot] & DAMAGED
    )


@compiled
def legal_returns(state: State, out: Ints, n: int) -> int:
    """List the buildings that can be returned."""
    player = state.seats[state.active]
    if player.returned:
        return n
    for building in range(BUILDINGS):
        first = building * MOST_OF_A_NAME
        for slot in range(first, first + player.built[building]):
            if can_return(state, slot):
                out[n] = RETURN + slot
                n += 1
    return n


@compiled
def return_building(state: State, slot: int) -> None:
    """Put a building back to the market; tokens on it are lost, and those behind it move up."""
    player = state.seats[state.active]
    building = slot // MOST_OF_A_NAME
    lost = int(player.on_slot[slot])
    if lost > 0:
        book_tokens(player, RETURNED, resource_on(state, slot), -lost)
    state.market[FIRST_BUILDING + building] += 1
    player.built[building] -= 1
    player.returned = 1
    last = building * MOST_OF_A_NAME + player.built[building]
    for at in range(slot, last):
        player.on_slot[at] = player.on_slot[at + 1]
        player.marks[at] = player.marks[at + 1]
        player.guard[at] = player.guard[at + 1]
    player.on_slot[last] = 0
    player.marks[last] = 0
    player.guard[last] = 0
