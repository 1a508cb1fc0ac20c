"""What a display brings until the end as it lies: in the small and large scorings that are still to come, and in the end scoring."""

import numpy as np
from numpy.typing import NDArray

from ....engine.bits import bit, lowest
from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State, StateArray
from ..rules.components import LEFT, NOTHING, RED_SHIP, ROUNDS, ROWS
from ..rules.ending import GOLD_FOR_FAME, feed, lose_to_ships, score_buildings, score_end
from ..rules.ferrying import ends_small
from ..rules.placing import fitting, has_started, is_ship, put_island, ship_columns
from ..rules.scoring import score_large, score_small
from ..rules.state import (
    CELLS,
    COLUMNS,
    FERRY,
    FERRY_FIGURE,
    GAME_OVER,
    SOURCES,
)

# The stages of an outlook: what was booked so far, one small and one large scoring as things lie, and the end.
BOOKED, SMALL, LARGE, END = range(4)
STAGES = 4

# What a placement brings in all coming scorings, and at the end: fame, gold, fame, gold.
COMING_FAME, COMING_GOLD, END_FAME, END_GOLD = range(4)
MOST_PLACEMENTS = CELLS


@compiled
def scorings_left(state: State, seat: int) -> tuple[int, int]:
    """Count the small and the large scorings that are still to come for a seat."""
    small = 0
    large = 0
    if state.phase == GAME_OVER:
        return small, large
    for round_number in range(state.round_number, ROUNDS + 1):
        if ends_small(round_number):
            small += 1
        else:
            large += 1
    ferrying = state.phase == FERRY or state.phase == FERRY_FIGURE
    if ferrying and (seat - state.start) % state.players < (state.active - state.start) % state.players:
        large -= 1  # those before the one who ferries have been scored
    return small, large


@compiled
def write_ledger(player: State, out: NDArray[np.int32], stage: int) -> None:
    """Write what the ledger has beyond what was written as booked."""
    for source in range(SOURCES):
        for currency in range(2):
            out[stage, source, currency] = player.ledger[source, currency]
            if stage != BOOKED:
                out[stage, source, currency] -= out[BOOKED, source, currency]


@compiled
def outlook(work: StateArray, seat: int, out: NDArray[np.int32]) -> int:
    """Write for the first of two states, by source and currency, what each stage brings a seat if nothing changes any more.

    The end is scored after the scorings that come before it, since ships take their gold. The second state is used up.
    Return what the seat has then, in gold, as the rules exchange it.
    """
    small, large = scorings_left(work[0], seat)
    work[1] = work[0]
    player = work[1].seats[seat]
    write_ledger(player, out, BOOKED)
    score_small(player)
    write_ledger(player, out, SMALL)
    work[1] = work[0]
    score_large(player)
    write_ledger(player, out, LARGE)
    work[1] = work[0]
    for _ in range(small):
        score_small(player)
    for _ in range(large):
        score_large(player)
    if work[1].phase != GAME_OVER:
        score_end(work[1])
    write_ledger(player, out, END)
    for source in range(SOURCES):
        for currency in range(2):
            out[END, source, currency] -= small * out[SMALL, source, currency] + large * out[LARGE, source, currency]
    return int(GOLD_FOR_FAME * player.fame + player.gold)


@compiled
def brought(player: State, small: int, large: int, out: NDArray[np.int32], i: int) -> None:
    """Write what a display brings in so many scorings, and at the end but for what is compared with others. It is used up."""
    fame = player.fame
    gold = player.gold
    score_small(player)
    coming_fame = small * (player.fame - fame)
    coming_gold = small * (player.gold - gold)
    fame = player.fame
    gold = player.gold
    score_large(player)
    out[i, COMING_FAME] = coming_fame + large * (player.fame - fame)
    out[i, COMING_GOLD] = coming_gold + large * (player.gold - gold)
    fame = player.fame
    gold = player.gold
    lose_to_ships(player)
    feed(player)
    score_buildings(player)
    out[i, END_FAME] = player.fame - fame
    out[i, END_GOLD] = player.gold - gold


@compiled
def best_placements(
    players: StateArray,
    tiles: NDArray[np.int8],
    figures: NDArray[np.int8],
    small: int,
    large: int,
    places: Ints,
    out: NDArray[np.int32],
    best: NDArray[np.int32],
) -> None:
    """Write for each group where it brings most, gold as the rules exchange it at the end, and what it brings there."""
    for group in range(len(tiles)):
        if tiles[group] == NOTHING:
            continue
        n = try_placements(players, tiles[group], figures[group], small, large, places, out)
        most = 0
        for i in range(1, n):
            if worth(out, i) > worth(out, most):
                most = i
        for column in range(4):
            best[group, column] = out[most, column]
        best[group, 4] = places[most]


@compiled
def worth(out: NDArray[np.int32], i: int) -> int:
    """Return what a placement is worth, in gold."""
    return int(GOLD_FOR_FAME * (out[i, COMING_FAME] + out[i, END_FAME]) + out[i, COMING_GOLD] + out[i, END_GOLD])


@compiled
def try_placements(
    players: StateArray, tile: int, figure: int, small: int, large: int, places: Ints, out: NDArray[np.int32]
) -> int:
    """Try a tile with its figure wherever it fits on the first display, the start tile laid before it where it is missing.

    Write each place (a cell; a column for a ship), and what it brings beyond what the display brings without it; return how
    many there are. The other two displays are used up.
    """
    players[1] = players[0]
    brought(players[1], small, large, out, MOST_PLACEMENTS)
    n = 0
    if is_ship(tile):
        columns = ship_columns(players[0])
        while columns:
            players[1] = players[0]
            players[1].ships[tile - RED_SHIP] |= bit(lowest(columns))
            players[1].mainland[figure] += 1
            places[n] = lowest(columns)
            brought(players[1], small, large, out, n)
            n += 1
            columns &= columns - 1
    elif has_started(players[0]):
        players[2] = players[0]
        n = try_cells(players, tile, figure, small, large, places, out, 0)
    else:
        for row in range(ROWS):
            players[2] = players[0]
            put_island(players[2], LEFT, row, 0)
            # Column 1 has its tile now, so no cell comes twice; where it does, the better start counts.
            n = try_cells(players, tile, figure, small, large, places, out, n)
    if n == 0:
        players[1] = players[0]
        players[1].mainland[figure] += 1
        places[0] = NOTHING
        brought(players[1], small, large, out, 0)
        n = 1
    for i in range(n):
        for column in range(4):
            out[i, column] -= out[MOST_PLACEMENTS, column]
    return n


@compiled
def try_cells(
    players: StateArray,
    tile: int,
    figure: int,
    small: int,
    large: int,
    places: Ints,
    out: NDArray[np.int32],
    n: int,
) -> int:
    """Try a tile in all cells of the third display where it fits; its figure stays where it may. Return how many there are now."""
    for row in range(ROWS):
        columns = fitting(players[2], row, tile)
        while columns and n < MOST_PLACEMENTS:
            column = lowest(columns)
            players[1] = players[2]
            put_island(players[1], tile, row, column)
            if row == figure:
                players[1].figures[row] |= bit(column)
            else:
                players[1].mainland[figure] += 1
            places[n] = row * COLUMNS + column
            brought(players[1], small, large, out, n)
            n += 1
            columns &= columns - 1
    return n
