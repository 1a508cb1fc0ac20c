"""What a clan area brings as it lies: in one scoring of each open scoring tile, by its scrolls, and in one income."""

import numpy as np
from numpy.typing import NDArray

from ....engine.bits import bit
from ....engine.compiled import compiled
from ....engine.record import State, StateArray
from ..rules.areas import COLUMNS_OF_A_SURVEY, MOST_AREAS
from ..rules.cells import MOST_TILES
from ..rules.components import AREA_SLOTS, INCOME_BARRELS, NOTHING, OPEN_SCORING_TILES, WEALTH
from ..rules.ending import score_scrolls
from ..rules.income import book, connected_barrels
from ..rules.scoring import score_tiles
from ..rules.state import BARREL_INCOME, SOURCES

# The stages of an outlook: one scoring of all four tiles, the scrolls at the end, one income of barrels.
SCORING, END, INCOME = range(3)
STAGES = 3


@compiled
def write_ledger(player: State, out: NDArray[np.int32], stage: int) -> None:
    """Write what is in an emptied ledger, and empty it again."""
    for source in range(SOURCES):
        for currency in range(2):
            out[stage, source, currency] = player.ledger[source, currency]
            player.ledger[source, currency] = 0


@compiled
def outlook(work: StateArray, seat: int, out: NDArray[np.int32]) -> None:
    """Write by source and currency what each stage brings a seat. The state is used up.

    Wealth is left out where gold is hidden: its points would tell what others have.
    """
    state = work[0]
    player = state.seats[seat]
    write_ledger(player, out, SCORING)
    tiles = bit(0) & 0
    for letter in range(OPEN_SCORING_TILES):
        if state.scoring[letter] != NOTHING and (state.scoring[letter] != WEALTH or state.open_gold):
            tiles |= bit(state.scoring[letter])
    score_tiles(state, tiles)
    write_ledger(player, out, SCORING)
    areas = np.empty((MOST_AREAS, COLUMNS_OF_A_SURVEY), np.int32)
    labels = np.empty((MOST_TILES, AREA_SLOTS), np.int8)
    score_scrolls(player, areas, labels)
    write_ledger(player, out, END)
    book(player, BARREL_INCOME, 0, INCOME_BARRELS * connected_barrels(player))
    write_ledger(player, out, INCOME)
