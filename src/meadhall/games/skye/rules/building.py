"""Phase 5: everyone builds what they have received, all at the same time (ruling 5)."""

from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import BUILD_TILE, LAY, RECONSIDER
from .clan import fits, lay, legal_cells, take_up
from .components import NOTHING, RECEIVED_AT_MOST
from .rounds import end_round
from .state import BUILD


@compiled
def insert_tile(tiles: Ints, tile: int) -> None:
    """Put a tile into a short list that ascends and ends with -1."""
    i = 0
    while tiles[i] != NOTHING and tiles[i] < tile:
        i += 1
    for k in range(len(tiles) - 1, i, -1):
        tiles[k] = tiles[k - 1]
    tiles[i] = tile


@compiled
def remove_tile(tiles: Ints, tile: int) -> None:
    """Take a tile out of a short list."""
    i = 0
    while tiles[i] != tile:
        i += 1
    for k in range(i, len(tiles) - 1):
        tiles[k] = tiles[k + 1]
    tiles[len(tiles) - 1] = NOTHING


@compiled
def begin_building(state: State) -> None:
    """Begin to build; who has received nothing is done at once, and so is everyone whose tiles fit nowhere."""
    state.phase = BUILD
    for seat in range(state.players):
        return_if_nothing_fits(state.seats[seat])
    end_building(state)


@compiled
def has_built(player: State) -> bool:
    """Tell whether nothing is left in the hand."""
    return player.hand[0] == NOTHING  # type: ignore[no-any-return]


@compiled
def can_reconsider(player: State) -> bool:
    """A player who is done may take everything up again, as long as somebody still builds."""
    return has_built(player) and (player.laid[0] != NOTHING or player.returned[0] != NOTHING)


@compiled
def return_if_nothing_fits(player: State) -> None:
    """Tiles go back to the bag, without refund, only when nothing in the hand fits anywhere."""
    for i in range(RECEIVED_AT_MOST):
        if player.hand[i] != NOTHING and fits(player, player.hand[i]):
            return
    while not has_built(player):
        insert_tile(player.returned, player.hand[0])
        remove_tile(player.hand, player.hand[0])


@compiled
def legal_building(player: State, out: Ints) -> int:
    """List the tiles of the hand that fit somewhere, or the places for the one that was chosen."""
    if player.building != NOTHING:
        return legal_cells(player, player.building, out)
    n = 0
    if can_reconsider(player):
        out[0] = RECONSIDER
        return 1
    for i in range(RECEIVED_AT_MOST):
        if player.hand[i] != NOTHING and fits(player, player.hand[i]):
            out[n] = BUILD_TILE + int(player.hand[i])
            n += 1
    return n


@compiled
def build(state: State, seat: int, action: int) -> None:
    """Choose a tile of the hand, place the chosen one, or take up all that was built in this phase."""
    player = state.seats[seat]
    if action == RECONSIDER:
        reconsider(player)
        return
    if action < LAY:
        player.building = action - BUILD_TILE
        return
    place = action - LAY
    lay(player, place // 4, 4 * int(player.building) + place % 4)
    remove_tile(player.hand, player.building)
    i = 0
    while player.laid[i] != NOTHING:
        i += 1
    player.laid[i] = player.building
    player.building = NOTHING
    return_if_nothing_fits(player)
    if has_built(player):
        end_building(state)


@compiled
def reconsider(player: State) -> None:
    """Take up what was laid and what was returned; if nothing of it fits, it goes back as it did before."""
    for i in range(RECEIVED_AT_MOST):
        if player.laid[i] != NOTHING:
            take_up(player, player.laid[i])
            insert_tile(player.hand, player.laid[i])
        if player.returned[i] != NOTHING:
            insert_tile(player.hand, player.returned[i])
    player.laid[:] = NOTHING
    player.returned[:] = NOTHING
    return_if_nothing_fits(player)


@compiled
def end_building(state: State) -> None:
    """When the last player has built, what fitted nowhere is back in the bag, and the round is scored."""
    for seat in range(state.players):
        if not has_built(state.seats[seat]):
            return
    for seat in range(state.players):
        player = state.seats[seat]
        for i in range(RECEIVED_AT_MOST):
            if player.returned[i] != NOTHING:
                state.bag[player.returned[i]] = 1
        player.laid[:] = NOTHING
        player.returned[:] = NOTHING
    end_round(state)
