"""The storage phase: tokens move between depots, loose ones are added, and full depots pay (ruling 30)."""

from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import STORE
from .card_validation import POINTS_IF_FULL, PRODUCES, ROOM
from .effect_parser import BEER, GOLD
from .gaining import book_tokens, gain_points, is_depot
from .ids import MOST_OF_A_NAME, NOTHING, SLOTS
from .state import FULL_DEPOTS, NOT_STORED, STORE_TOKENS

# Of `storable`: so many tokens were stored before and must be placed again, and so many can be placed at all.
AT_LEAST, AT_MOST = range(2)


@compiled
def begin_storing(state: State, resource: int) -> None:
    """Take all tokens of a resource from depots, producers and the hall, to be placed anew."""
    player = state.seats[state.active]
    state.store_resource = resource
    state.store_slot = 0
    state.storable[AT_LEAST] = 0
    state.storable[AT_MOST] = player.on_hall[resource]
    player.on_hall[resource] = 0
    for slot in range(SLOTS):
        n = player.on_slot[slot]
        if n == 0:
            continue
        if is_depot(state, player, slot, resource):
            state.storable[AT_LEAST] += n
            state.storable[AT_MOST] += n
            player.on_slot[slot] = 0
        elif state.building[slot // MOST_OF_A_NAME, PRODUCES] == resource:
            state.storable[AT_MOST] += n
            player.on_slot[slot] = 0


@compiled
def store_bounds(state: State) -> tuple[int, int]:
    """Return how few and how many tokens the depot in question can be given."""
    player = state.seats[state.active]
    resource = state.store_resource
    elsewhere = 0
    for slot in range(state.store_slot + 1, SLOTS):
        if is_depot(state, player, slot, resource):
            elsewhere += state.building[slot // MOST_OF_A_NAME, ROOM]
    fewest = max(0, int(state.storable[AT_LEAST]) - elsewhere)
    most = min(int(state.building[state.store_slot // MOST_OF_A_NAME, ROOM]), int(state.storable[AT_MOST]))
    return fewest, most


@compiled
def legal_stores(state: State, out: Ints) -> int:
    """List how many tokens the depot can be given."""
    fewest, most = store_bounds(state)
    n = 0
    for tokens in range(fewest, most + 1):
        out[n] = STORE + tokens
        n += 1
    return n


@compiled
def store(state: State, tokens: int) -> None:
    """Put tokens into the depot in question, and go on to the next."""
    state.seats[state.active].on_slot[state.store_slot] = tokens
    state.storable[AT_LEAST] = max(0, int(state.storable[AT_LEAST]) - tokens)
    state.storable[AT_MOST] -= tokens
    state.store_slot += 1


@compiled
def go_on_storing(state: State) -> bool:
    """Ask for the next depot that leaves a choice; tell whether there is one. What cannot be stored is lost."""
    player = state.seats[state.active]
    while state.store_slot < SLOTS:
        if is_depot(state, player, state.store_slot, state.store_resource):
            fewest, most = store_bounds(state)
            if fewest < most:
                state.phase = STORE_TOKENS
                return True
            store(state, fewest)
        else:
            state.store_slot += 1
    book_tokens(player, NOT_STORED, state.store_resource, -state.storable[AT_MOST])
    state.storable[:] = 0
    return False


@compiled
def store_all(state: State) -> bool:
    """Store beer, then gold; tell whether the player has to choose. Full depots pay at the end."""
    if state.store_slot == NOTHING:
        begin_storing(state, BEER)
    if go_on_storing(state):
        return True
    if state.store_resource == BEER:
        begin_storing(state, GOLD)
        if go_on_storing(state):
            return True
    pay_full_depots(state)
    state.store_slot = NOTHING
    state.store_resource = BEER
    return False


@compiled
def pay_full_depots(state: State) -> None:
    """Each full depot brings its points."""
    player = state.seats[state.active]
    for slot in range(SLOTS):
        building = slot // MOST_OF_A_NAME
        points = state.building[building, POINTS_IF_FULL]
        if points > 0 and player.on_slot[slot] == state.building[building, ROOM]:
            gain_points(state, state.active, FULL_DEPOTS, points)
