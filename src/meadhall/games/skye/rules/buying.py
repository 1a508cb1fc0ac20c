"""Phase 4: once around, each player may buy one tile of another (ruling 4)."""

from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import BUY_TILE, PASS
from .building import begin_building, insert_tile
from .components import DRAWN_EACH, NOTHING
from .income import book
from .state import KEPT, PURCHASES, SALES


@compiled
def legal_purchases(state: State, seat: int, out: Ints) -> int:
    """List the tiles of others that the gold in the hand is enough for; passing is always allowed."""
    gold = state.seats[seat].gold
    out[0] = PASS
    n = 1
    for other in range(state.players):
        seller = state.seats[other]
        for slot in range(DRAWN_EACH):
            if other != seat and seller.offer[slot] != NOTHING and seller.price[slot] <= gold:
                # The tiles in ascending order, behind the pass.
                bought = BUY_TILE + int(seller.offer[slot])
                i = n
                while out[i - 1] > bought:
                    out[i] = out[i - 1]
                    i -= 1
                out[i] = bought
                n += 1
    return n


@compiled
def buy_or_pass(state: State, seat: int, action: int) -> None:
    """Buy a tile or pass; after the last player all keep what they have not sold."""
    if action != PASS:
        buy(state, seat, action - BUY_TILE)
    state.active = (state.active + 1) % state.players
    if state.active == state.start:
        keep_unsold(state)
        begin_building(state)


@compiled
def seller_of(state: State, tile: int) -> int:
    """Return the seat that a tile lies before, or -1."""
    for seat in range(state.players):
        for slot in range(DRAWN_EACH):
            if state.seats[seat].offer[slot] == tile:
                return seat
    return NOTHING


@compiled
def slot_of(player: State, tile: int) -> int:
    """Return the place of a tile in a player's offer."""
    slot = 0
    while player.offer[slot] != tile:
        slot += 1
    return slot


@compiled
def buy(state: State, seat: int, tile: int) -> None:
    """Pay the seller from the hand; the seller gets the price and the gold that lay at the tile, both at once."""
    seller = state.seats[seller_of(state, tile)]
    slot = slot_of(seller, tile)
    price = seller.price[slot]
    book(state.seats[seat], PURCHASES, 0, -price)
    book(seller, SALES, 0, price)
    seller.gold += price
    seller.price[slot] = 0
    seller.offer[slot] = NOTHING
    insert_tile(state.seats[seat].hand, tile)


@compiled
def keep_unsold(state: State) -> None:
    """Each player takes their unsold tiles; the gold at them goes to the supply."""
    for seat in range(state.players):
        player = state.seats[seat]
        for slot in range(DRAWN_EACH):
            if player.offer[slot] != NOTHING:
                insert_tile(player.hand, player.offer[slot])
                # The gold has left the hand already; the ledger notes it now that it is spent.
                player.gold += player.price[slot]
                book(player, KEPT, 0, -player.price[slot])
                player.offer[slot] = NOTHING
                player.price[slot] = 0
