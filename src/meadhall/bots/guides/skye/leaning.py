"""A quick look at the legal actions, for rollouts and first looks, and at the choices that others make in secret."""

import numpy as np

from ....engine.chance import Generator, Ints
from ....engine.compiled import compiled
from ....engine.record import State
from ....games.skye.actions import AXE, BUILD_TILE, BUY_TILE, LAY, PASS, PRICE
from ....games.skye.buying import seller_of, slot_of
from ....games.skye.components import DRAWN_EACH, MAX_PLAYERS
from ....games.skye.offer import choices_made, clear_prices, slot_to_price
from ....games.skye.state import BUILD, BUY, PRICES
from ...guide import Floats
from .expecting import Records, value_offers
from .land import FREE, LAND, prepare
from .leads import look_over_leads
from .looking import look_over
from .market import MARKET, affordable_price, clear_market, good_price, imagine_prices, offer_worth
from .placing import place_gain, tile_gain
from .terms import TERMS

WEIGHTS = np.array(list(TERMS.values()))


@compiled
def lean(state: State, seat: int, ids: Ints, n: int, out: Floats) -> None:
    """Write how much a player leans towards each of her n legal actions, in points."""
    for i in range(n):
        out[i] = 0.0
    if n > 1:
        look_quickly(state, seat, ids, n, out, np.zeros(1, LAND), np.zeros(1, MARKET), np.zeros(MAX_PLAYERS))


@compiled
def look_quickly(
    state: State, seat: int, ids: Ints, n: int, out: Floats, lands: Records, markets: Records, counts: Floats
) -> None:
    """Look at the own clan area for building, and at all of them for trading."""
    land = lands[0]
    market = markets[0]
    player = state.seats[seat]
    prepare(land, state, WEIGHTS)
    if state.phase == BUILD:
        look_over(player, land)
        look_over_leads(state, land, seat, counts, WEIGHTS)
        lean_to_places(player, land, ids, n, out)
        return
    clear_market(market, state, WEIGHTS)
    if state.phase == BUY:
        look_at_offers(state, 0, state.players, land, market, counts)
        lean_to_purchases(state, seat, market, ids, n, out)
    else:
        look_at_offers(state, seat, seat + 1, land, market, counts)
        lean_to_prices(state, seat, market, ids, n, out)


@compiled
def look_at_offers(state: State, first: int, end: int, land: State, market: State, counts: Floats) -> None:
    """Find out what the tiles that some of the seats offer are worth to whom."""
    for seat in range(state.players):
        look_over(state.seats[seat], land)
        look_over_leads(state, land, seat, counts, WEIGHTS)
        for seller in range(first, end):
            value_offers(state, seat, seller, land, market)


@compiled
def lean_to_places(player: State, land: State, ids: Ints, n: int, out: Floats) -> None:
    """The tile that brings most first, to the place where it does."""
    for i in range(n):
        if ids[i] >= LAY:
            place = ids[i] - LAY
            free = FREE - land.where[place // 4]
            out[i] = place_gain(player, land, free, 4 * int(player.building) + place % 4)
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
            out[i] = -offer_worth(market, seat, slot, good_price(state, market, seat, slot))
        return
    good = affordable_price(state, market, seat, slot_to_price(player))
    for i in range(n):
        out[i] = -market.coin * abs(ids[i] - PRICE - good)


@compiled
def imagine(state: State, seat: int, rng: Generator) -> None:
    """Let the others have set the axe and the prices as good players do."""
    if state.phase != PRICES:
        return
    secrets = 0
    for other in range(state.players):
        if other != seat:
            secrets += choices_made(state.seats[other])
    if secrets > 0:
        counts = np.zeros(MAX_PLAYERS)
        made = np.zeros(MAX_PLAYERS, np.int32)
        imagine_offers(state, seat, rng, np.zeros(1, LAND), np.zeros(1, MARKET), counts, made)


@compiled
def imagine_offers(
    state: State, seat: int, rng: Generator, lands: Records, markets: Records, counts: Floats, made: Ints
) -> None:
    """Clear what was drawn for the others, and set as many choices anew."""
    land = lands[0]
    market = markets[0]
    for other in range(state.players):
        if other != seat:
            made[other] = choices_made(state.seats[other])
            clear_prices(state.seats[other])
    prepare(land, state, WEIGHTS)
    clear_market(market, state, WEIGHTS)
    look_at_offers(state, 0, state.players, land, market, counts)
    for other in range(state.players):
        if made[other] > 0:
            imagine_prices(state, market, other, made[other], rng)
