"""The estimate: what a display is worth at the end, judged from how it lies now, and what a group would add to it."""

import numpy as np

from ....bots.heuristics import Floats, Memory
from ....engine.bits import Bits, count
from ....engine.compiled import compiled
from ....engine.record import State
from ..rules.components import (
    BOAT,
    BOATSWAIN,
    FISHERMAN,
    FISHERMAN_1,
    GOLDSMITH,
    GOLDSMITH_1,
    GOLDSMITH_2,
    NOBLE,
    NOBLE_1,
    NOTHING,
    OVERFEEDING,
    RED_SHIP,
    ROUNDS,
    ROWS,
    SAILS,
    SCOUT,
    SCOUT_1,
    SHIP_FAME,
    SHIP_GOLD,
    SPACES,
    WARRIOR,
)
from ..rules.ending import (
    FAME_FOR_MOST_BOATSWAINS,
    FAME_FOR_MOST_ISLANDS,
    FED_BY_A_FISHERMAN,
    boatswains,
    completed_islands,
    mouths,
)
from ..rules.ferrying import free_tiles
from ..rules.placing import fitting, is_ship, ships_in
from ..rules.scoring import (
    FAME_OF_A_NOBLE,
    FAME_OF_A_SCOUT,
    GOLD_OF_A_GOLDSMITH,
    not_repelled,
    repelled,
    scouted,
    threatened,
    working,
)

TERMS = {
    "gold": 0.7,  # what gold in hand will still buy
    "scorings": 0.8,  # what working figures bring in the coming scorings
    "ships": 1.0,  # what ships that nobody repels take at the end
    "feeding": 1.0,
    "boatswains": 1.0,  # two of the three majorities
    "islands": 0.5,
    "ferry": 0.6,  # what figures on the mainland bring once a boatswain has ferried them
    "start": 10.0,  # fame for starting the round
}
(
    GOLD,
    SCORINGS,
    SHIPS,
    FEEDING,
    BOATSWAINS,
    ISLANDS,
    FERRYING,
    STARTING,
) = range(8)

# What a coin is worth in fame, by round: in the end 5 are worth 1, before it they buy figures that score.
GOLD_WORTH = np.array([0.0, 0.55, 0.5, 0.45, 0.4, 0.32, 0.22])

# How clearly a lead decides a majority in the end.
SHARPNESS = 1.6


@compiled
def small_left(state: State) -> int:
    """Count the scorings of goldsmiths that are still to come, the one of this round included."""
    return int(ROUNDS + 1 - state.round_number)


@compiled
def large_left(state: State) -> int:
    """Count the large scorings that are still to come."""
    return int((ROUNDS + 2 - state.round_number) // 2)


@compiled
def figure_worth(state: State, player: State, row: int, coin: float) -> float:
    """Return what one more working figure of a row would bring until the end, in fame."""
    large = large_left(state)
    if row == NOBLE:
        return float(large * (FAME_OF_A_NOBLE + player.special[NOBLE_1]))
    if row == SCOUT:
        return float(large * (FAME_OF_A_SCOUT + 0.7 + player.special[SCOUT_1]))
    if row == GOLDSMITH:
        gold = GOLD_OF_A_GOLDSMITH + player.special[GOLDSMITH_1] + 2 * player.special[GOLDSMITH_2]
        return float(coin * gold * small_left(state))
    if row == FISHERMAN:
        return float(5.0 + large * player.special[FISHERMAN_1])
    return 1.0 + large


@compiled
def scorings(state: State, player: State, coin: float) -> float:
    """Return what the figures on the display bring in the coming scorings."""
    large = large_left(state)
    fame = 0.0
    for sail in range(SAILS):
        fame += large * count(repelled(player, sail)) * (SHIP_FAME[sail] + coin * SHIP_GOLD[sail])
    for row in range(NOBLE, ROWS):
        if row == FISHERMAN:
            worth = float(large * player.special[FISHERMAN_1])
        elif row == SCOUT:
            worth = float(large * (FAME_OF_A_SCOUT + player.special[SCOUT_1]))
        else:
            worth = figure_worth(state, player, row, coin)
        fame += worth * count(working(player, row))
    fame += large * (count(scouted(player, GOLDSMITH)) + count(scouted(player, FISHERMAN)))
    return fame


@compiled
def losses(player: State, coin: float) -> float:
    """Return what ships that nobody repels would take at the end."""
    fame = 0.0
    for sail in range(SAILS):
        fame += count(not_repelled(player, sail)) * (SHIP_FAME[sail] + coin * SHIP_GOLD[sail])
    return fame


@compiled
def feeding(state: State, player: State) -> float:
    """Return what feeding would bring at the end, if the figures still to come are like those in the bag."""
    coming = (ROUNDS - state.round_number) * SPACES / state.players
    surplus = FED_BY_A_FISHERMAN * count(working(player, FISHERMAN)) - mouths(player) - coming / 6.0
    width = 1.0 + coming / 4.0
    # 2 fame for each figure too many, -1 for each that goes hungry, smooth in between as nobody knows yet.
    above = width * np.log1p(np.exp(surplus / width))
    return float(surplus + above * (1 + player.special[OVERFEEDING]))


@compiled
def majority(state: State, seat: int, kind: int, steepness: float) -> float:
    """Return a seat's chance to have the most boatswains (0) or completed islands (1)."""
    own = standing(state.seats[seat], kind)
    total = 1.0
    for other in range(state.players):
        if other != seat:
            total += np.exp(steepness * (standing(state.seats[other], kind) - own))
    return 1.0 / total


@compiled
def standing(player: State, kind: int) -> int:
    return boatswains(player) if kind == 0 else completed_islands(player)


@compiled
def ferrying(state: State, player: State, coin: float) -> float:
    """Return what figures on the mainland bring once they are ferried: a boatswain carries the best colour."""
    best = 0.0
    total = 0.0
    for row in range(ROWS):
        places = count(free_tiles(player, row) & ~threatened(player, row))
        brought = min(int(player.mainland[row]), places) * figure_worth(state, player, row, coin)
        best = max(best, brought)
        total += brought
    if player.mainland[BOATSWAIN] == 0:
        return 0.0
    if state.advanced and player.special[BOAT] == 0:
        # Without a boat each boatswain carries one figure.
        waiting = 0
        for row in range(ROWS):
            waiting += player.mainland[row]
        return float(total * min(1.0, player.mainland[BOATSWAIN] / max(waiting, 1)))
    return best + 0.5 * (total - best)


@compiled
def estimate(state: State, weights: Floats, memory: Memory, out: Floats) -> None:
    """Add up what each display will bring."""
    coin = weights[GOLD] * GOLD_WORTH[state.round_number]
    # Nobody leads for sure before the last round, and hardly at all in the first.
    steepness = SHARPNESS * (state.round_number / ROUNDS) ** 1.5
    for seat in range(state.players):
        player = state.seats[seat]
        fame = player.fame + coin * player.gold
        fame += weights[SCORINGS] * scorings(state, player, coin)
        fame -= weights[SHIPS] * losses(player, coin)
        fame += weights[FEEDING] * feeding(state, player)
        fame += weights[BOATSWAINS] * FAME_FOR_MOST_BOATSWAINS * majority(state, seat, 0, steepness)
        fame += weights[ISLANDS] * FAME_FOR_MOST_ISLANDS * majority(state, seat, 1, steepness)
        fame += weights[FERRYING] * ferrying(state, player, coin)
        out[seat] = fame
    if state.bidder != NOTHING:
        out[state.bidder] += weights[STARTING] - coin * state.bid


@compiled
def uncertainty(state: State) -> float:
    """The end is within some points of the estimate, more of them the more rounds are left."""
    return float(3.0 + 1.5 * (ROUNDS + 1 - state.round_number))


@compiled
def fits_in_row(player: State, row: int, tile: int) -> Bits:
    """Return the columns in which a tile with its row's figure would work."""
    columns = fitting(player, row, tile)
    if row == WARRIOR:
        return columns
    return columns & ~threatened(player, row)


@compiled
def group_worth(state: State, player: State, coin: float, price: int) -> float:
    """Return what the group at a price would bring a player, without what it costs."""
    tile = state.wheel_tile[price]
    figure = state.wheel_figure[price]
    value = 0.0
    if is_ship(tile):
        sail = tile - RED_SHIP
        value = -1.0 - SHIP_FAME[sail] - coin * SHIP_GOLD[sail]
        if player.figures[WARRIOR] & ~ships_in(player):
            value = large_left(state) * (SHIP_FAME[sail] + coin * SHIP_GOLD[sail])
    if figure == BOATSWAIN:
        value += 3.0
    elif not is_ship(tile) and fits_in_row(player, figure, tile):
        value += figure_worth(state, player, figure, coin)
    elif player.mainland[BOATSWAIN]:
        value += 0.3 * figure_worth(state, player, figure, coin)
    return value
