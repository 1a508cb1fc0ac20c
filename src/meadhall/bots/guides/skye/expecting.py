"""The estimate: what each clan area, the tiles that come into it, and the gold will bring."""

import numpy as np
from numpy.typing import NDArray

from ....engine.compiled import compiled
from ....engine.record import State
from ....games.skye.components import DRAWN_EACH, MAX_PLAYERS, NOTHING, RECEIVED_AT_MOST
from ....games.skye.state import BUY, DRAW_TILES, PRICES
from ...guide import Floats
from .land import LAND, prepare
from .leads import look_over_leads, wealth_worth
from .looking import look_over
from .market import MARKET, clear_market, open_market, run_market
from .placing import tile_gain
from .terms import HANDFUL, rounds_to_come

Records = NDArray[np.void]


@compiled
def estimate(state: State, weights: Floats, out: Floats) -> None:
    """Write for each seat how many points it can expect to have at the end."""
    # The working space is made here and used below: a record lives only as long as somebody holds its array.
    add_up(state, weights, out, np.zeros(1, LAND), np.zeros(1, MARKET), np.zeros(MAX_PLAYERS))


@compiled
def add_up(state: State, weights: Floats, out: Floats, lands: Records, markets: Records, counts: Floats) -> None:
    """Add up what each seat has, what lies, what is in the hand or on offer, and the gold."""
    land = lands[0]
    market = markets[0]
    prepare(land, state, weights)
    clear_market(market, state, weights)
    trading = state.phase in (PRICES, BUY)
    for seat in range(state.players):
        player = state.seats[seat]
        out[seat] = player.points + look_over(player, land)
        out[seat] += look_over_leads(state, land, seat, counts, weights)
        for i in range(RECEIVED_AT_MOST):
            if player.hand[i] != NOTHING:
                market.received[seat] += tile_gain(player, land, player.hand[i])
        market.gold[seat] = player.gold
        if trading:
            for seller in range(state.players):
                value_offers(state, seat, seller, land, market)
    if trading:
        open_market(state, market)
        run_market(state, market)
    for seat in range(state.players):
        counts[seat] = market.gold[seat]
    for seat in range(state.players):
        # In the end every coin counts; before it, only so many as can be spent well.
        useful = min(market.gold[seat], weights[HANDFUL]) if land.to_come > 0 else market.gold[seat]
        out[seat] += market.received[seat] + market.coin * useful + wealth_worth(state, seat, counts, weights)


@compiled
def value_offers(state: State, seat: int, seller: int, land: State, market: State) -> None:
    """Write what each tile that one seat offers would bring another, whose clan area has been looked over."""
    for slot in range(DRAWN_EACH):
        tile = state.seats[seller].offer[slot]
        if tile != NOTHING and slot != state.seats[seller].axe:
            market.worths[seat, DRAWN_EACH * seller + slot] = tile_gain(state.seats[seat], land, tile)


@compiled
def spread(state: State) -> float:
    """The end is within some points of the estimate, more of them the more rounds are left."""
    return float(2.0 + 1.5 * rounds_to_come(state))


@compiled
def quiet(state: State) -> bool:
    """Between two rounds nothing is on offer and nothing in a hand, so that nothing has to be guessed of the market."""
    return bool(state.phase == DRAW_TILES)
