"""A quick look at the legal actions, for rollouts and first looks, and at the choices that others make in secret."""

import numpy as np

from ....bots.heuristics import Floats, Memory
from ....engine.chance import Generator, Ints
from ....engine.compiled import compiled
from ....engine.record import State
from ..rules.actions import AXE, BUILD_TILE, BUY_TILE, LAY, PASS, PRICE
from ..rules.buying import seller_of, slot_of
from ..rules.components import DRAWN_EACH, MAX_PLAYERS
from ..rules.offer import choices_made, clear_prices, slot_to_price
from ..rules.state import BUILD, BUY, PRICES
from .area_scan import look_over
from .cache import bring_to_mind
from .estimate import value_offers
from .land import FREE, prepare
from .majorities import look_over_leads
from .market import affordable_price, clear_market, good_price, imagine_prices, offer_worth
from .placing import place_gain, tile_gain
from .terms import TERMS

WEIGHTS = np.array(list(TERMS.values()))


@compiled
def action_priors(state: State, seat: int, ids: Ints, n: int, memory: Memory, out: Floats) -> None:
    """Write how much a player leans towards each of their n legal actions, in points: by their own clan area for building, by all of them for trading."""
    for i in range(n):
        out[i] = 0.0
    if n <= 1:
        return
    mind = memory[0]
    land, market = mind.land, mind.market
    player = state.seats[seat]
    prepare(land, state, WEIGHTS)
    if state.phase == BUILD:
        look_over(player, land)
        look_over_leads(state, land, seat, mind.counts, WEIGHTS)
        lean_to_places(player, land, ids, n, out)
        return
    look_at_offers(state, mind)
    if state.phase == BUY:
        lean_to_purchases(state, seat, market, ids, n, out)
    else:
        lean_to_prices(state, seat, market, ids, n, out)


@compiled
def look_at_offers(state: State, mind: State) -> None:
    """Find out what the tiles on offer are worth to whom; the land has been prepared."""
    clear_market(mind.market, state, WEIGHTS)
    for seat in range(state.players):
        bring_to_mind(state, seat, mind, WEIGHTS)
    value_offers(state, mind)


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
def guess_hidden(state: State, seat: int, memory: Memory, rng: Generator) -> None:
    """Let the others have set the axe and the prices as good players do."""
    if state.phase != PRICES:
        return
    secrets = 0
    for other in range(state.players):
        if other != seat:
            secrets += choices_made(state.seats[other])
    if secrets > 0:
        imagine_offers(state, seat, rng, memory[0], np.zeros(MAX_PLAYERS, np.int32))


@compiled
def imagine_offers(state: State, seat: int, rng: Generator, mind: State, made: Ints) -> None:
    """Clear what was drawn for the others, and set as many choices anew."""
    for other in range(state.players):
        if other != seat:
            made[other] = choices_made(state.seats[other])
            clear_prices(state.seats[other])
    prepare(mind.land, state, WEIGHTS)
    look_at_offers(state, mind)
    for other in range(state.players):
        if made[other] > 0:
            imagine_prices(state, mind.market, other, made[other], rng)
