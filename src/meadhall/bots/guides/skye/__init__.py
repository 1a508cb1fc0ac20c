"""The guide to Isle of Skye: what a clan area, a tile, a price and a coin are worth."""

import numpy as np
from numpy.typing import NDArray

from ....engine.chance import Generator, Ints
from ....engine.compiled import compiled
from ....engine.record import State
from ....games.skye.actions import AXE, BUILD_TILE, BUY_TILE, LAY, PASS, PRICE
from ....games.skye.buying import seller_of, slot_of
from ....games.skye.components import (
    BARRELS,
    DRAWN_EACH,
    MAX_PLAYERS,
    MOST_BARRELS,
    MOST_SHIPS,
    NOTHING,
    OPEN_SCORING_TILES,
    RECEIVED_AT_MOST,
    ROUNDS,
    SHIP,
    TRACK_SCORED,
    WEALTH,
)
from ....games.skye.income import track_side
from ....games.skye.offer import choices_made, clear_prices, slot_to_price
from ....games.skye.scoring import majority_count, points_of
from ....games.skye.state import BUILD, BUY, PRICES, STATE
from ...guide import Floats, Guide, register
from .land import LAND, look_over, prepare
from .market import (
    MARKET,
    clear_market,
    good_price,
    imagine_prices,
    offer_worth,
    open_market,
    run_market,
)
from .placing import place_gain, tile_gain
from .terms import HANDFUL, HOARD, LEAD, MARKET_TERM, TERMS, rounds_to_come

States = NDArray[np.void]

DEFAULTS = np.array(list(TERMS.values()))


@compiled
def lead_worth(state: State, counts: Floats, seat: int, more: float, letter: int, weights: Floats) -> float:
    """Return what a majority brings a seat in the coming scorings, with some more of what it counts."""
    tile = state.scoring[letter]
    value = 0.0
    for number in range(state.round_number, ROUNDS[state.players] + 1):
        if not TRACK_SCORED[track_side(state), number] >> letter & 1:
            continue
        steepness = 1.5 / np.sqrt(1.0 + 2.0 * (number - state.round_number))
        if tile == WEALTH:
            steepness *= 0.4
        first = 1.0
        second = 0.0
        for other in range(state.players):
            if other != seat:
                beats = 1.0 / (1.0 + np.exp(-steepness * (counts[seat] + more - counts[other]) - 0.3))
                second = second * beats + first * (1.0 - beats)
                first *= beats
        value += first * points_of(tile, 0) + second * points_of(tile, 1)
    return float(weights[LEAD] * value)


@compiled
def add_leads(state: State, land: State, seat: int, counts: Floats, weights: Floats) -> float:
    """Return what the majorities of barrels and ships bring a seat, and note what one more of them is worth."""
    value = 0.0
    for letter in range(OPEN_SCORING_TILES):
        tile = state.scoring[letter]
        if tile in (MOST_BARRELS, MOST_SHIPS):
            for other in range(state.players):
                counts[other] = majority_count(state.seats[other], tile)
            now = lead_worth(state, counts, seat, 0.0, letter, weights)
            kind = BARRELS if tile == MOST_BARRELS else SHIP
            land.kinds[kind] += lead_worth(state, counts, seat, 1.0, letter, weights) - now
            value += now
    return value


@compiled
def value_offers(state: State, player: State, seat: int, land: State, market: State) -> None:
    """Write what each offered tile would bring a seat whose clan area has been looked over."""
    for seller in range(state.players):
        for slot in range(DRAWN_EACH):
            tile = state.seats[seller].offer[slot]
            if tile != NOTHING and slot != state.seats[seller].axe:
                market.worths[seat, DRAWN_EACH * seller + slot] = tile_gain(player, land, tile)


@compiled
def estimate(state: State, weights: Floats, out: Floats) -> None:
    """Add up what each clan area, the tiles that come into it, and the gold will bring."""
    add_up(state, weights, out, np.empty(1, LAND), np.empty(1, MARKET), np.zeros(MAX_PLAYERS))


@compiled
def add_up(state: State, weights: Floats, out: Floats, lands: States, markets: States, counts: Floats) -> None:
    land = lands[0]
    market = markets[0]
    prepare(land, state, weights)
    clear_market(market, state, weights)
    trading = state.phase == PRICES or state.phase == BUY
    for seat in range(state.players):
        player = state.seats[seat]
        out[seat] = player.points + look_over(player, land)
        out[seat] += add_leads(state, land, seat, counts, weights)
        for i in range(RECEIVED_AT_MOST):
            if player.hand[i] != NOTHING:
                market.received[seat] += tile_gain(player, land, player.hand[i])
        market.gold[seat] = player.gold
        if trading:
            value_offers(state, player, seat, land, market)
    if trading and weights[MARKET_TERM] > 0:
        open_market(state, market)
        run_market(state, market)
    for seat in range(state.players):
        too_much = max(0.0, market.gold[seat] - weights[HANDFUL]) if land.to_come > 0 else 0.0
        useful = market.gold[seat] - too_much * (1.0 - weights[HOARD])
        out[seat] += market.received[seat] + market.coin * useful
    for letter in range(OPEN_SCORING_TILES):
        if state.scoring[letter] == WEALTH:
            for seat in range(state.players):
                counts[seat] = market.gold[seat]
            for seat in range(state.players):
                out[seat] += lead_worth(state, counts, seat, 0.0, letter, weights)


@compiled
def spread(state: State) -> float:
    """The end is within some points of the estimate, more of them the more rounds are left."""
    return float(2.0 + 1.5 * rounds_to_come(state))


@compiled
def lean(state: State, seat: int, ids: Ints, n: int, out: Floats) -> None:
    """Lean towards what a quick look says that it brings."""
    for i in range(n):
        out[i] = 0.0
    if n > 1:
        look_quickly(state, seat, ids, n, out, np.empty(1, LAND), np.empty(1, MARKET), np.zeros(MAX_PLAYERS))


@compiled
def look_quickly(
    state: State, seat: int, ids: Ints, n: int, out: Floats, lands: States, markets: States, counts: Floats
) -> None:
    land = lands[0]
    market = markets[0]
    player = state.seats[seat]
    prepare(land, state, DEFAULTS)
    if state.phase == BUILD:
        look_over(player, land)
        lean_to_places(player, land, ids, n, out)
        return
    clear_market(market, state, DEFAULTS)
    look_at_offers(state, land, market, counts)
    if state.phase == BUY:
        lean_to_purchases(state, seat, market, ids, n, out)
    else:
        lean_to_prices(state, seat, market, ids, n, out)


@compiled
def look_at_offers(state: State, land: State, market: State, counts: Floats) -> None:
    for seat in range(state.players):
        look_over(state.seats[seat], land)
        add_leads(state, land, seat, counts, DEFAULTS)
        value_offers(state, state.seats[seat], seat, land, market)


@compiled
def lean_to_places(player: State, land: State, ids: Ints, n: int, out: Floats) -> None:
    """The tile that brings most first, to the place where it does."""
    for i in range(n):
        if ids[i] >= LAY:
            place = ids[i] - LAY
            out[i] = place_gain(player, land, place // 4, 4 * int(player.building) + place % 4)
        elif ids[i] >= BUILD_TILE:
            out[i] = tile_gain(player, land, ids[i] - BUILD_TILE)


@compiled
def lean_to_purchases(state: State, seat: int, market: State, ids: Ints, n: int, out: Floats) -> None:
    """What a tile brings and the seller loses, less the price."""
    for i in range(n):
        if ids[i] != PASS:
            tile = ids[i] - BUY_TILE
            seller = seller_of(state, tile)
            slot = slot_of(state.seats[seller], tile)
            cost = market.coin * state.seats[seller].price[slot]
            offered = DRAWN_EACH * seller + slot
            out[i] = market.worths[seat, offered] - cost
            out[i] += market.rivalry * (market.worths[seller, offered] - 2.0 * cost)


@compiled
def lean_to_prices(state: State, seat: int, market: State, ids: Ints, n: int, out: Floats) -> None:
    """The axe to what brings least, and a price that is neither a gift nor lost gold."""
    player = state.seats[seat]
    if ids[0] <= PRICE:
        for i in range(n):
            slot = slot_of(player, ids[i] - AXE)
            out[i] = -offer_worth(state, market, seat, slot, good_price(state, market, seat, slot))
        return
    good = good_price(state, market, seat, slot_to_price(player))
    good = min(good, 0.8 * n / (DRAWN_EACH - choices_made(player)))
    for i in range(n):
        out[i] = -market.coin * abs(ids[i] - PRICE - good)


@compiled
def imagine(state: State, seat: int, rng: Generator) -> None:
    """Let the others have set prices as good players do."""
    if state.phase != PRICES:
        return
    secret = 0
    for other in range(state.players):
        if other != seat:
            secret += choices_made(state.seats[other])
    if secret > 0:
        imagine_offers(state, seat, rng, np.empty(1, LAND), np.empty(1, MARKET), np.zeros(MAX_PLAYERS))


@compiled
def imagine_offers(state: State, seat: int, rng: Generator, lands: States, markets: States, counts: Floats) -> None:
    land = lands[0]
    market = markets[0]
    made = np.zeros(MAX_PLAYERS, np.int64)
    for other in range(state.players):
        if other != seat:
            made[other] = choices_made(state.seats[other])
            clear_prices(state.seats[other])
    prepare(land, state, DEFAULTS)
    clear_market(market, state, DEFAULTS)
    look_at_offers(state, land, market, counts)
    for other in range(state.players):
        if made[other] > 0:
            imagine_prices(state, market, other, made[other], rng)


GUIDE = Guide(estimate=estimate, lean=lean, spread=spread, terms=TERMS, ahead=0, imagine=imagine)

register(STATE, GUIDE)
