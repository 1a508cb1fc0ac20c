"""What a network is shown of a table of Vikings: the displays, what they will bring, and what lies on the wheel for each seat."""

from ....bots.heuristics import Features, Floats, Floats32, Memory
from ....engine.bits import count, holds
from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from ..rules.components import (
    BUILDINGS,
    FIGURE_NAMES,
    FIGURES,
    LEFT,
    NOBLE,
    NOTHING,
    RED_SHIP,
    RIGHT,
    ROUNDS,
    ROWS,
    SAIL_NAMES,
    SAILS,
    SPACES,
    SPECIAL_NAMES,
    SPECIALS,
)
from ..rules.ending import boatswains, building_fame, completed_islands, longest_island
from ..rules.ferrying import free_tiles
from ..rules.placing import fitting, is_ship
from ..rules.scoring import not_repelled, repelled, threatened
from ..rules.state import (
    BID,
    BUY,
    DRAW_FIGURES,
    DRAW_SPECIALS,
    DRAW_TILES,
    FERRY,
    PLACE_COLOUR,
    REMOVE_FIGURE,
)
from .estimate import (
    GOLD,
    GOLD_WORTH,
    SHARPNESS,
    feeding,
    ferrying,
    fits_in_row,
    group_worth,
    losses,
    majority,
    scorings,
)

KINDS = 3  # of island tiles: a left end, a middle, a right end
KIND_NAMES = ("left", "middle", "right")
BEST_GROUPS = 4
PHASES = (BUY, BID, REMOVE_FIGURE, PLACE_COLOUR, FERRY, DRAW_TILES)
ROW_NAMES = FIGURE_NAMES[:ROWS]

OWN = (
    "fame",
    "gold",
    "lead in fame",
    "lead in boatswains",
    "lead in islands",
    "lead in the longest island",
    "completed islands",
    "begun islands",
    "longest island",
    "scorings",
    "losses",
    "feeding",
    "most boatswains",
    "most islands",
    "ferrying",
    "worth of gold",
    "building tiles",
    "turns until it buys",
    "purchases left",
    "affordable groups",
    "group that may be left",
    "after the start player",
    "scored",
    "highest bid",
    "out of the auction",
    *(f"group {i + 1}" for i in range(BEST_GROUPS)),
    *(f"group with {name}" for name in FIGURE_NAMES),
    *(f"mainland {name}" for name in FIGURE_NAMES),
    *(f"working {name}" for name in ROW_NAMES),
    *(f"idle {name}" for name in ROW_NAMES),
    *(f"free {name}" for name in ROW_NAMES),
    *(f"repelled {name}" for name in SAIL_NAMES),
    *(f"not repelled {name}" for name in SAIL_NAMES),
    *(f"cells of {row} for a {kind}" for row in ROW_NAMES for kind in KIND_NAMES),
    *(f"cells for a {kind}" for kind in KIND_NAMES),
    *(f"special {name}" for name in SPECIAL_NAMES),
)
GROUPS = OWN.index("group 1")

TABLE = (
    "round",
    "groups",
    "turned",
    "bid",
    *(f"in round {i + 1}" for i in range(ROUNDS)),
    *(f"phase {phase}" for phase in PHASES),
    *(f"wheel {name}" for name in FIGURE_NAMES),
    *(f"wheel ship {name}" for name in SAIL_NAMES),
    *(f"wheel {kind}" for kind in KIND_NAMES),
    *(f"bag {name}" for name in FIGURE_NAMES),
    *(f"drawn {name}" for name in FIGURE_NAMES),
    *(f"stack ship {name}" for name in SAIL_NAMES),
    *(f"stack {kind}" for kind in KIND_NAMES),
    *(f"open {name}" for name in SPECIAL_NAMES),
)


@compiled
def is_moment(state: State) -> bool:
    """A turn begins, or a round: nothing has been bought that does not lie yet, and no offer is half drawn.

    The auction is no such moment: what a bid is worth shows only when all have bid, and few games had odd ones to learn from.
    """
    phase = state.phase
    if phase == DRAW_TILES:
        for space in range(SPACES):
            if state.wheel_tile[space] != NOTHING:
                return False
        return True
    if phase == DRAW_FIGURES:
        if not state.auction:
            return False
        for figure in range(FIGURES):
            if state.drawn[figure] > 0:
                return False
        return True
    return phase in (BUY, FERRY, DRAW_SPECIALS)


@compiled
def kind_of(tile: int) -> int:
    """Return which end of an island a tile is, or its middle."""
    return 0 if tile == LEFT else 2 if tile == RIGHT else 1


@compiled
def write(state: State, weights: Floats, memory: Memory, own: Floats32, table: Floats32) -> None:
    """Write the features of each seat and of the table."""
    groups = write_table(state, table)
    coin = weights[GOLD] * GOLD_WORTH[state.round_number]
    for seat in range(state.players):
        out = own[seat]
        out[:] = 0.0
        write_standing(state, seat, weights, coin, out)
        n = write_groups(state, seat, coin, groups, out, GROUPS)
        write_display(state.seats[seat], out, n)


@compiled
def write_standing(state: State, seat: int, weights: Floats, coin: float, out: Floats32) -> None:
    """Write what a seat has and may expect, and where it stands among the others."""
    player = state.seats[seat]
    fame, crew, islands, longest = -1000, -1000, -1000, -1000
    for other in range(state.players):
        if other != seat:
            rival = state.seats[other]
            fame = max(fame, int(rival.fame))
            crew = max(crew, boatswains(rival))
            islands = max(islands, completed_islands(rival))
            longest = max(longest, longest_island(rival))
    out[0] = player.fame
    out[1] = player.gold
    out[2] = player.fame - fame
    out[3] = boatswains(player) - crew
    out[6] = completed_islands(player)
    out[4] = out[6] - islands
    out[8] = longest_island(player)
    out[5] = out[8] - longest
    for row in range(ROWS):
        out[7] += count(player.left[row])
    out[7] -= out[6]
    sharpness = SHARPNESS * (state.round_number / ROUNDS) ** 1.5
    out[9] = scorings(state, player, coin)
    out[10] = losses(player, coin)
    out[11] = feeding(state, player)
    out[12] = majority(state, seat, 0, sharpness)
    out[13] = majority(state, seat, 1, sharpness)
    out[14] = ferrying(state, player, coin)
    out[15] = coin * player.gold
    for building in range(BUILDINGS):
        out[16] += building_fame(player, building)
    behind = (seat - state.start) % state.players
    out[21] = behind
    if state.phase == FERRY:
        out[22] = behind < (state.active - state.start) % state.players
    out[23] = state.bidder == seat
    out[24] = holds(state.passed, seat)


@compiled
def write_groups(state: State, seat: int, coin: float, groups: int, out: Floats32, n: int) -> int:
    """Write the best groups on the wheel for a seat, by what they bring, and when it may buy; return where to go on."""
    player = state.seats[seat]
    waits = 0
    if state.phase == BUY:
        waits = (seat - state.active) % state.players
        out[18] = (groups - waits + state.players - 1) // state.players if groups > waits else 0
    out[17] = waits
    best = out[n : n + BEST_GROUPS]
    by_figure = out[n + BEST_GROUPS : n + BEST_GROUPS + FIGURES]
    best[:] = -5.0
    by_figure[:] = -5.0
    for price in range(SPACES):
        figure = state.wheel_figure[price]
        if state.wheel_tile[price] == NOTHING or figure == NOTHING:
            continue
        worth = group_worth(state, player, coin, price) - coin * price
        if price > player.gold:
            worth -= price - player.gold
        else:
            out[19] += 1.0
        by_figure[figure] = max(by_figure[figure], worth)
        for i in range(BEST_GROUPS):
            if worth > best[i]:
                for j in range(BEST_GROUPS - 1, i, -1):
                    best[j] = best[j - 1]
                best[i] = worth
                break
    out[20] = best[min(waits, BEST_GROUPS - 1)]
    return n + BEST_GROUPS + FIGURES


@compiled
def write_display(player: State, out: Floats32, n: int) -> None:
    """Write what lies and stands on a display and beside it, and where more can lie."""
    ships = 0
    for sail in range(SAILS):
        ships |= player.ships[sail]
    for figure in range(FIGURES):
        out[n + figure] = player.mainland[figure]
    n += FIGURES
    cells = n + 3 * ROWS + 2 * SAILS
    for row in range(ROWS):
        idle = threatened(player, row) if row >= NOBLE else ~ships
        out[n + row] = count(player.figures[row] & ~idle)
        out[n + ROWS + row] = count(player.figures[row] & idle)
        out[n + 2 * ROWS + row] = count(free_tiles(player, row) & ~idle)
        for kind in range(KINDS):
            tile = LEFT if kind == 0 else RIGHT if kind == 2 else RIGHT - 1
            out[cells + KINDS * row + kind] = count(fits_in_row(player, row, tile))
            out[cells + KINDS * ROWS + kind] += count(fitting(player, row, tile))
    n += 3 * ROWS
    for sail in range(SAILS):
        out[n + sail] = count(repelled(player, sail))
        out[n + SAILS + sail] = count(not_repelled(player, sail))
    n = cells + KINDS * ROWS + KINDS
    for kind in range(SPECIALS):
        out[n + kind] = player.special[kind]


@compiled
def write_table(state: State, out: Floats32) -> int:
    """Write what is on the wheel and still to be drawn; return how many groups there are."""
    out[:] = 0.0
    out[0] = state.round_number
    out[2] = state.turned
    out[3] = max(int(state.bid), 0)
    n = 4
    out[n + state.round_number - 1] = 1.0
    n += ROUNDS
    for i in range(len(PHASES)):
        out[n + i] = state.phase == PHASES[i]
    n += len(PHASES)
    groups = 0
    for price in range(SPACES):
        if state.wheel_figure[price] != NOTHING:
            out[n + state.wheel_figure[price]] += 1.0
        tile = state.wheel_tile[price]
        if tile != NOTHING:
            groups += 1
            out[n + FIGURES + (tile - RED_SHIP if is_ship(tile) else SAILS + kind_of(tile))] += 1.0
    out[1] = groups
    n += FIGURES + SAILS + KINDS
    for figure in range(FIGURES):
        out[n + figure] = state.bag[figure]
        out[n + FIGURES + figure] = state.drawn[figure]
    n += 2 * FIGURES
    n = add_stacks(state.stacks, out, n)
    for kind in range(SPECIALS):
        out[n + kind] = state.special_open[kind]
    return groups


@compiled
def add_stacks(stacks: Ints, out: Floats32, n: int) -> int:
    """Add up the tiles that are still to be drawn, by sail and by kind; return where to go on."""
    for tile in range(len(stacks)):
        out[n + (tile - RED_SHIP if is_ship(tile) else SAILS + kind_of(tile))] += stacks[tile]
    return n + SAILS + KINDS


FEATURES = Features(OWN, TABLE, write, is_moment, moments_of_a_game=90)
