"""What the rules say of all displays as they lie, in one compiled call: for views, which ask for all of it at once."""

import numpy as np

from ....engine.bits import bit, lowest
from ....engine.compiled import compiled
from ....engine.record import State, record_type
from ..rules.components import BUILDINGS, MAX_PLAYERS, ROWS, SAILS
from ..rules.ending import completed_islands, island_ends, island_length, longest_island, ranking
from ..rules.placing import tile_waits
from ..rules.scoring import repelled, threatened, tiles_in

# Columns are bits.
SURVEYED = record_type(
    [
        ("tiles", np.int64, (ROWS,)),
        ("threatened", np.int64, (ROWS,)),
        ("completed", np.int64, (ROWS,)),  # part of a completed island
        ("repelled", np.int64, (SAILS,)),
        ("waiting", np.int8, (BUILDINGS,)),  # 1 for a building tile that has not found its middle
        ("completed_islands", np.int8),
        ("longest_island", np.int8),
        ("place", np.int8),
    ]
)


@compiled
def survey(state: State, out: State) -> None:
    """Fill a record for each seat."""
    places = np.zeros(MAX_PLAYERS, np.int32)
    ranking(state, places)
    for seat in range(state.players):
        player = state.seats[seat]
        found = out[seat]
        for row in range(ROWS):
            found.tiles[row] = tiles_in(player, row)
            found.threatened[row] = threatened(player, row)
            found.completed[row] = 0
            ends = island_ends(player, row)
            while ends:
                end = lowest(ends)
                length = island_length(player, row, end)
                found.completed[row] |= (bit(length) - 1) << (end - length + 1)
                ends &= ends - 1
        for sail in range(SAILS):
            found.repelled[sail] = repelled(player, sail)
        for building in range(BUILDINGS):
            found.waiting[building] = tile_waits(player, building)
        found.completed_islands = completed_islands(player)
        found.longest_island = longest_island(player)
        found.place = places[seat]
