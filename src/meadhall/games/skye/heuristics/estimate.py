"""The estimate: what each clan area, the tiles that come into it, and the gold will bring."""

from ....bots.heuristics import Floats, Memory
from ....engine.compiled import compiled
from ....engine.record import State
from ..rules.components import DRAWN_EACH, NOTHING, RECEIVED_AT_MOST
from ..rules.state import DRAW_TILES
from .cache import bring_to_mind, is_trading
from .land import prepare
from .majorities import wealth_worth
from .market import clear_market, open_market, run_market
from .terms import HANDFUL, rounds_to_come


@compiled
def estimate(state: State, weights: Floats, memory: Memory, out: Floats) -> None:
    """Write for each seat how many points it can expect at the end: what it has, what lies, what is in the hand or on offer, and the gold."""
    mind = memory[0]
    land, market, counts = mind.land, mind.market, mind.counts
    prepare(land, state, weights)
    clear_market(market, state, weights)
    for seat in range(state.players):
        player = state.seats[seat]
        bring_to_mind(state, seat, mind, weights)
        out[seat] = player.points + mind.seats[seat].lying
        out[seat] += mind.seats[seat].leads
        for i in range(RECEIVED_AT_MOST):
            if player.hand[i] != NOTHING:
                market.received[seat] += mind.seats[seat].worths[player.hand[i]]
        market.gold[seat] = player.gold
    if is_trading(state):
        value_offers(state, mind)
        open_market(state, market)
        run_market(state, market)
    for seat in range(state.players):
        counts[seat] = market.gold[seat]
    for seat in range(state.players):
        # In the end every coin counts; before it, only so many as can be spent well.
        useful = min(market.gold[seat], weights[HANDFUL]) if land.to_come > 0 else market.gold[seat]
        out[seat] += market.received[seat] + market.coin * useful + wealth_worth(state, seat, counts, weights)


@compiled
def value_offers(state: State, mind: State) -> None:
    """Write what each tile on offer would bring each seat, which has been brought to mind."""
    for seller in range(state.players):
        for slot in range(DRAWN_EACH):
            tile = state.seats[seller].offer[slot]
            if tile != NOTHING:
                for seat in range(state.players):
                    mind.market.worths[seat, DRAWN_EACH * seller + slot] = mind.seats[seat].worths[tile]


@compiled
def uncertainty(state: State) -> float:
    """The end is within some points of the estimate, more of them the more rounds are left."""
    return float(2.0 + 1.5 * rounds_to_come(state))


@compiled
def is_quiet(state: State) -> bool:
    """Between two rounds nothing is on offer and nothing in a hand, so that nothing has to be guessed of the market."""
    return bool(state.phase == DRAW_TILES)
