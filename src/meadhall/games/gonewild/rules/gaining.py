"""Points, tokens and the ledger: every gain and loss is booked with its source."""

from ....engine.compiled import compiled
from ....engine.record import State
from .card_validation import ROOM, STORES
from .cards import LIMIT_2, LIMIT_LONG, THRESHOLD_1
from .ids import BUILDINGS, MOST_OF_A_NAME, NOTHING, THRESHOLDS
from .state import BEER_COLUMN, POINTS_COLUMN, UNDER_CONSTRUCTION


@compiled
def points_limit(state: State) -> int:
    """Return the points that make the round the last."""
    if state.long_game and state.players > 2:
        return int(state.numbers[LIMIT_LONG])
    return int(state.numbers[LIMIT_2 + state.players - 2])


@compiled
def gain_points(state: State, seat: int, source: int, points: int) -> None:
    """Add points; thresholds passed earn divine favours (ruling 7), and the limit makes the round the last (ruling 11)."""
    player = state.seats[seat]
    player.points += points
    player.ledger[source, POINTS_COLUMN] += points
    while player.passed < THRESHOLDS and player.points >= state.numbers[THRESHOLD_1 + player.passed]:
        player.passed += 1
        player.favours_due += 1
    if player.points >= points_limit(state):
        state.last_round = 1


@compiled
def book_tokens(player: State, source: int, resource: int, n: int) -> None:
    """Change how many tokens a player has, and say why."""
    player.tokens[resource] += n
    player.ledger[source, BEER_COLUMN + resource] += n


@compiled
def earn_tokens(state: State, source: int, resource: int, n: int) -> None:
    """Give the active player tokens that have still to find their place."""
    book_tokens(state.seats[state.active], source, resource, n)
    state.tokens_due[resource] += n


@compiled
def in_use(player: State, slot: int) -> bool:
    """Tell whether a building stands in a slot and is no longer under construction."""
    building, place = slot // MOST_OF_A_NAME, slot % MOST_OF_A_NAME
    return place < player.built[building] and not player.marks[slot] & UNDER_CONSTRUCTION


@compiled
def is_depot(state: State, player: State, slot: int, resource: int) -> bool:
    """Tell whether a slot holds a depot of a resource that can be used (ruling 25)."""
    return state.building[slot // MOST_OF_A_NAME, STORES] == resource and in_use(player, slot)


@compiled
def has_room(state: State, player: State, slot: int, resource: int) -> bool:
    """Tell whether a depot of a resource can take another token."""
    return (
        is_depot(state, player, slot, resource) and player.on_slot[slot] < state.building[slot // MOST_OF_A_NAME, ROOM]
    )


@compiled
def depots_with_room(state: State, player: State, resource: int) -> tuple[int, int]:
    """Return how many depots can take a token, and the first of them."""
    n = 0
    first = NOTHING
    for building in range(BUILDINGS):
        if state.building[building, STORES] == resource:
            for slot in range(building * MOST_OF_A_NAME, building * MOST_OF_A_NAME + player.built[building]):
                if has_room(state, player, slot, resource):
                    if n == 0:
                        first = slot
                    n += 1
    return n, first


@compiled
def place_token(state: State, resource: int, slot: int) -> None:
    """Put a token that was earned into a depot, or onto the town hall where there is none (ruling 29)."""
    player = state.seats[state.active]
    state.tokens_due[resource] -= 1
    if slot == NOTHING:
        player.on_hall[resource] += 1
    else:
        player.on_slot[slot] += 1
