"""The market: what each offered tile is worth to whom, what a good price is, and who will buy what."""

import numpy as np

from ....bots.greedy import unit
from ....bots.heuristics import Floats
from ....engine.chance import Generator
from ....engine.compiled import compiled
from ....engine.record import State, record_type
from ..rules.components import DRAWN_EACH, MAX_PLAYERS, NOTHING
from ..rules.offer import choices_made, gold_to_place, highest_price, slot_to_price
from ..rules.state import PRICES
from .terms import COIN, DENIAL, HEAT, coin_worth, rounds_to_come

MOST_OFFERS = MAX_PLAYERS * DRAWN_EACH
SPENT_ON_PRICES = 0.8  # the part of a player's gold that prices take at most

# Working space. An offered tile is numbered by its seller's seat times three, plus its place in the offer.
MARKET = record_type(
    [
        ("coin", np.float64),  # what a coin is worth in this round, in points
        ("rivalry", np.float64),  # how much a point of one other counts for a player: all of it without a third
        ("heat", np.float64),
        ("worths", np.float64, (MAX_PLAYERS, MOST_OFFERS)),  # by seat and offered tile: the points that it brings there
        ("prices", np.float64, (MOST_OFFERS,)),
        ("there", np.float64, (MOST_OFFERS,)),  # how likely it is still there, 0 where nothing is offered
        ("chances", np.float64, (MOST_OFFERS,)),
        ("gold", np.float64, (MAX_PLAYERS,)),  # by seat: expected in the hand in the end
        ("received", np.float64, (MAX_PLAYERS,)),  # by seat: the points that the tiles received bring
    ]
)


@compiled
def clear_market(market: State, state: State, weights: Floats) -> None:
    """Write what is the same for all seats, and that nobody has received anything."""
    market.coin = coin_worth(rounds_to_come(state), weights[COIN])
    market.rivalry = weights[DENIAL] / (state.players - 1)
    market.heat = weights[HEAT]
    for seat in range(MAX_PLAYERS):
        market.gold[seat] = 0.0
        market.received[seat] = 0.0


@compiled
def purse(state: State, seat: int) -> float:
    """Return the gold that a seat will have for buying: what its prices leave, or about half before they are set."""
    player = state.seats[seat]
    if state.phase == PRICES and choices_made(player) < DRAWN_EACH:
        return float(0.5 * player.gold)
    return float(gold_to_place(player)) if state.phase == PRICES else float(player.gold)


@compiled
def good_price(state: State, market: State, seat: int, slot: int) -> float:
    """Return the price at which the keenest buyer does not care: more is lost gold when nobody buys, less is a gift."""
    rival = market.rivalry
    offered = DRAWN_EACH * seat + slot
    price = 1.0
    for other in range(state.players):
        if other != seat:
            # The buyer gains the tile and a rival loses it, for a price that the buyer pays and the rival gets twice.
            gain = market.worths[other, offered] + rival * market.worths[seat, offered]
            wants = gain / ((1.0 + 2.0 * rival) * market.coin)
            price = max(price, min(wants, purse(state, other) + 1.0))
    return price


@compiled
def affordable_price(state: State, market: State, seat: int, slot: int) -> float:
    """Return a good price for the next tile within what is left, some of it kept for buying."""
    player = state.seats[seat]
    missing = DRAWN_EACH - max(choices_made(player), 1)
    most = SPENT_ON_PRICES * gold_to_place(player) / missing
    return max(1.0, min(good_price(state, market, seat, slot), most))


@compiled
def offer_worth(market: State, seat: int, slot: int, price: float) -> float:
    """Return what a tile brings its owner at a price: kept or sold, whichever is better."""
    kept = market.worths[seat, DRAWN_EACH * seat + slot] - market.coin * price
    return float(max(kept, market.coin * price))


@compiled
def tile_to_axe(state: State, market: State, seat: int) -> int:
    """Return the place of the tile whose loss is the smallest."""
    worst = 0
    lowest = np.inf
    for slot in range(DRAWN_EACH):
        brings = offer_worth(market, seat, slot, good_price(state, market, seat, slot))
        if brings < lowest:
            lowest = brings
            worst = slot
    return worst


@compiled
def open_market(state: State, market: State) -> None:
    """Write what lies at which price, with good prices where they are not set yet, and what is in the hands."""
    for offered in range(MOST_OFFERS):
        market.there[offered] = 0.0
    for seat in range(state.players):
        player = state.seats[seat]
        market.gold[seat] = gold_to_place(player) if state.phase == PRICES else player.gold
        axe = player.axe
        if state.phase == PRICES and axe == NOTHING:
            axe = tile_to_axe(state, market, seat)
        for slot in range(DRAWN_EACH):
            offered = DRAWN_EACH * seat + slot
            if slot == axe or player.offer[slot] == NOTHING:
                continue
            market.there[offered] = 1.0
            market.prices[offered] = player.price[slot]
            if player.price[slot] == 0:
                market.prices[offered] = affordable_price(state, market, seat, slot)
                market.gold[seat] -= market.prices[offered]


@compiled
def run_market(state: State, market: State) -> None:
    """Let everyone who still buys choose, each option as likely as it is good; then all keep what is left."""
    coin = market.coin
    rival = market.rivalry
    offers = DRAWN_EACH * int(state.players)
    buyer = int(state.active)
    while True:
        total = 1.0
        for offered in range(offers):
            seller = offered // DRAWN_EACH
            price = market.prices[offered]
            market.chances[offered] = 0.0
            if seller != buyer and market.there[offered] > 0 and price <= market.gold[buyer] + 0.01:
                gain = market.worths[buyer, offered] - coin * price
                gain += rival * (market.worths[seller, offered] - 2.0 * coin * price)
                market.chances[offered] = market.there[offered] * np.exp(min(gain / market.heat, 50.0))
                total += market.chances[offered]
        for offered in range(offers):
            if market.chances[offered] > 0:
                share = market.chances[offered] / total
                seller = offered // DRAWN_EACH
                price = market.prices[offered]
                market.there[offered] -= share
                market.gold[buyer] -= share * price
                market.gold[seller] += share * 2.0 * price
                market.received[buyer] += share * market.worths[buyer, offered]
        buyer = (buyer + 1) % state.players
        if buyer == state.start:
            break
    for offered in range(offers):
        seller = offered // DRAWN_EACH
        market.received[seller] += market.there[offered] * market.worths[seller, offered]


@compiled
def imagine_prices(state: State, market: State, seat: int, made: int, rng: Generator) -> None:
    """Set as many secret choices for a seat as it has made: the good ones, with prices that are off by a third at most."""
    player = state.seats[seat]
    player.axe = tile_to_axe(state, market, seat)
    for _ in range(made - 1):
        slot = slot_to_price(player)
        good = affordable_price(state, market, seat, slot)
        # From two thirds of it to four thirds.
        off = (2.0 + 2.0 * unit(rng)) / 3.0
        player.price[slot] = min(max(int(good * off + 0.5), 1), highest_price(player))
