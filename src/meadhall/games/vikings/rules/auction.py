"""The auction of the start player's right in the advanced game (ruling 18)."""

from ....engine.bits import bit, count, holds
from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import BID_GOLD, MOST_MONEY, PASS
from .components import NOTHING
from .scoring import pay
from .state import AUCTIONS, BID, REMOVE_FIGURE


@compiled
def open_auction(state: State) -> None:
    """The start player opens."""
    state.phase = BID
    state.active = state.start
    state.bid = NOTHING
    state.bidder = NOTHING
    state.passed = 0


@compiled
def money(player: State) -> int:
    """Return what a player can pay: gold, and fame for gold."""
    return int(player.gold) + max(int(player.fame), 0)


@compiled
def legal_bids(state: State, out: Ints) -> int:
    """Pass, except for the opening, or bid more than the highest bid and no more than one can pay."""
    n = 0
    if state.bid != NOTHING:
        out[n] = PASS
        n += 1
    # Nobody comes to own more than MOST_MONEY in a game from its beginning; a position may be typed that leads beyond.
    highest = min(money(state.seats[state.active]), MOST_MONEY)
    for gold in range(state.bid + 1, highest + 1):
        out[n] = BID_GOLD + gold
        n += 1
    return n


@compiled
def bid_or_pass(state: State, action: int) -> None:
    """Take a bid or a pass; when all others have passed, the highest bidder pays and starts."""
    if action == PASS:
        state.passed |= bit(state.active)
    else:
        state.bid = action - BID_GOLD
        state.bidder = state.active
    if count(state.passed) == state.players - 1:
        pay(state.seats[state.bidder], AUCTIONS, state.bid)
        state.start = state.bidder
        state.active = state.start
        state.bid = NOTHING
        state.bidder = NOTHING
        state.passed = 0
        state.phase = REMOVE_FIGURE
        return
    state.active = (state.active + 1) % state.players
    while holds(state.passed, state.active):
        state.active = (state.active + 1) % state.players
