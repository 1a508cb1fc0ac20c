"""The end scoring, in its order (ruling 14), and the places."""

from ....engine.bits import Bits, bit, count, holds, lowest
from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .components import (
    BOATSWAIN,
    BOATSWAIN_TILE,
    BUILDINGS,
    EXCHANGE,
    FIGURES,
    FISHERMAN,
    NOTHING,
    OVERFEEDING,
    ROWS,
    SAILS,
    SHIP_FAME,
    SHIP_GOLD,
)
from .scoring import book, not_repelled, threatened, working
from .state import (
    COLUMNS,
    EXCHANGE_TILE,
    FARMSTEAD_FAME,
    FEEDING,
    GOLD_EXCHANGE,
    LONGEST_ISLAND,
    MOST_BOATSWAINS,
    MOST_ISLANDS,
    OVERFEEDING_TILE,
    SHIPS_NOT_REPELLED,
)

GOLD_FOR_FAME = 5
GOLD_FOR_FAME_WITH_TILE = 3
FAME_FOR_MOST_BOATSWAINS = 10
FAME_FOR_MOST_ISLANDS = 7
FAME_FOR_LONGEST_ISLAND = 5
FED_BY_A_FISHERMAN = 5
FAME_FOR_OVERFEEDING = 2


@compiled
def score_end(state: State) -> None:
    """Score ships, gold, boatswains, completed islands, longest island, feeding and buildings."""
    for seat in range(state.players):
        lose_to_ships(state.seats[seat])
        exchange_gold(state.seats[seat])
    reward_most_boatswains(state)
    reward_most_islands(state)
    reward_longest_island(state)
    for seat in range(state.players):
        feed(state.seats[seat])
        score_buildings(state.seats[seat])


@compiled
def lose_to_ships(player: State) -> None:
    """A ship that nobody repels takes what its sail shows; gold that is missing costs fame."""
    fame = 0
    gold = 0
    for sail in range(SAILS):
        ships = count(not_repelled(player, sail))
        fame += ships * SHIP_FAME[sail]
        gold += ships * SHIP_GOLD[sail]
    paid = min(gold, player.gold)
    book(player, SHIPS_NOT_REPELLED, -fame - (gold - paid), -paid)


@compiled
def exchange_gold(player: State) -> None:
    """Gold becomes fame, 5 for 1, or 3 for 1 with the exchange tile; the rest stays."""
    plain = player.gold // GOLD_FOR_FAME
    if not player.special[EXCHANGE]:
        book(player, GOLD_EXCHANGE, plain, -plain * GOLD_FOR_FAME)
        return
    fame = player.gold // GOLD_FOR_FAME_WITH_TILE
    # The ledger shows what the tile brought beyond the ordinary exchange.
    book(player, GOLD_EXCHANGE, plain, -plain * GOLD_FOR_FAME)
    book(player, EXCHANGE_TILE, fame - plain, plain * GOLD_FOR_FAME - fame * GOLD_FOR_FAME_WITH_TILE)


@compiled
def boatswains(player: State) -> int:
    """Count the boatswains for the majority: wooden ones left over, and boatswain tiles."""
    return int(player.mainland[BOATSWAIN] + player.special[BOATSWAIN_TILE])


@compiled
def island_ends(player: State, row: int) -> Bits:
    """Return the columns of the right ends of a row's completed islands."""
    # Adding a 1 right of each left end carries it over the middles that follow, up to the first column without one.
    reached = (player.left[row] << 1) + player.middle[row]
    return reached & ~player.middle[row] & player.right[row]


@compiled
def island_length(player: State, row: int, end: int) -> int:
    """Count the tiles of the completed island with its right end in a column."""
    first = end
    while not holds(player.left[row], first):
        first -= 1
    return end - first + 1


@compiled
def completed_islands(player: State) -> int:
    """Count the completed islands: a left end, any number of middles, a right end, no gap."""
    islands = 0
    for row in range(ROWS):
        islands += count(island_ends(player, row))
    return islands


@compiled
def longest_island(player: State) -> int:
    """Count the tiles of the longest completed island, 0 without one."""
    longest = 0
    for row in range(ROWS):
        ends = island_ends(player, row)
        while ends:
            longest = max(longest, island_length(player, row, lowest(ends)))
            ends &= ends - 1
    return longest


@compiled
def reward_most_boatswains(state: State) -> None:
    """10 fame for everyone with the most boatswains, if there are any."""
    most = 1
    for seat in range(state.players):
        most = max(most, boatswains(state.seats[seat]))
    for seat in range(state.players):
        if boatswains(state.seats[seat]) == most:
            book(state.seats[seat], MOST_BOATSWAINS, FAME_FOR_MOST_BOATSWAINS, 0)


@compiled
def reward_most_islands(state: State) -> None:
    """7 fame for everyone with the most completed islands, if there are any."""
    most = 1
    for seat in range(state.players):
        most = max(most, completed_islands(state.seats[seat]))
    for seat in range(state.players):
        if completed_islands(state.seats[seat]) == most:
            book(state.seats[seat], MOST_ISLANDS, FAME_FOR_MOST_ISLANDS, 0)


@compiled
def reward_longest_island(state: State) -> None:
    """5 fame for everyone with the longest completed island, if there is any."""
    most = 1
    for seat in range(state.players):
        most = max(most, longest_island(state.seats[seat]))
    for seat in range(state.players):
        if longest_island(state.seats[seat]) == most:
            book(state.seats[seat], LONGEST_ISLAND, FAME_FOR_LONGEST_ISLAND, 0)


@compiled
def mouths(player: State) -> int:
    """Count the wooden figures to feed, on islands and on the mainland (ruling 15)."""
    figures = 0
    for figure in range(FIGURES):
        figures += player.mainland[figure]
    for row in range(ROWS):
        figures += count(player.figures[row])
    return figures


@compiled
def feed(player: State) -> None:
    """A working fisherman feeds 5: 2 fame for each figure too many, or 3 with the tile, -1 for each hungry one."""
    surplus = FED_BY_A_FISHERMAN * count(working(player, FISHERMAN)) - mouths(player)
    if surplus < 0:
        book(player, FEEDING, surplus, 0)
    else:
        book(player, FEEDING, surplus * FAME_FOR_OVERFEEDING, 0)
        book(player, OVERFEEDING_TILE, surplus * player.special[OVERFEEDING], 0)


@compiled
def building_fame(player: State, building: int) -> int:
    """Count the figures on a building tile and the 8 cells around it; 0 when the tile is threatened (ruling 21)."""
    cell = player.monument[building]
    if cell == NOTHING:
        return 0
    row = cell // COLUMNS
    column = cell % COLUMNS
    if holds(threatened(player, row), column):
        return 0
    around = bit(column) << 1 | bit(column) | bit(column) >> 1
    fame = 0
    for near in range(max(row - 1, 0), min(row + 2, ROWS)):
        fame += count(player.figures[near] & around)
    return fame


@compiled
def score_buildings(player: State) -> None:
    for building in range(BUILDINGS):
        book(player, FARMSTEAD_FAME + building, building_fame(player, building), 0)


@compiled
def points(state: State, out: Ints) -> None:
    """Points are fame."""
    for seat in range(state.players):
        out[seat] = state.seats[seat].fame


@compiled
def ahead(one: State, other: State) -> bool:
    """More fame is ahead; with equal fame, more gold (ruling 16)."""
    return bool(one.fame > other.fame or (one.fame == other.fame and one.gold > other.gold))


@compiled
def ranking(state: State, out: Ints) -> None:
    """A seat's place is one more than the number of seats ahead of it."""
    for seat in range(state.players):
        out[seat] = 1
        for other in range(state.players):
            if ahead(state.seats[other], state.seats[seat]):
                out[seat] += 1
