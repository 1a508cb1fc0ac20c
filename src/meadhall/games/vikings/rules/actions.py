"""Numbers for everything that a player or chance can choose. Each range is one kind of choice."""

import numpy as np

from .components import (
    FIGURES,
    FIGURES_OF_A_COLOUR,
    FISHERMAN_1,
    GOLDSMITH_1,
    GOLDSMITH_2,
    NOBLE_1,
    RED_SHIP,
    ROWS,
    SCOUT_1,
    SHIP_FAME,
    SHIP_GOLD,
    SPACES,
    SPECIALS,
    SPECIALS_IN_BOX,
    START_FAME,
    START_GOLD,
    TILES,
    TILES_IN_STACKS,
)
from .state import CELLS, SHIP_COLUMNS


def _most_money() -> int:
    """Bound gold plus fame before the last auction, generously: one of two players has the best of everything."""
    working = [min(SPACES // 2 * round_, FIGURES_OF_A_COLOUR) for round_ in range(1, 6)]
    extra_gold = int(SPECIALS_IN_BOX[GOLDSMITH_1] + 2 * SPECIALS_IN_BOX[GOLDSMITH_2])
    goldsmiths = (3 + extra_gold) * sum(working)
    ships = int(((SHIP_GOLD + SHIP_FAME) * TILES_IN_STACKS[RED_SHIP:]).sum())
    nobles = (2 + int(SPECIALS_IN_BOX[NOBLE_1])) * FIGURES_OF_A_COLOUR
    scouts = (3 + int(SPECIALS_IN_BOX[SCOUT_1])) * FIGURES_OF_A_COLOUR
    fishermen = int(SPECIALS_IN_BOX[FISHERMAN_1]) * FIGURES_OF_A_COLOUR
    treasure = 5
    return int(START_GOLD.max()) + START_FAME + treasure + goldsmiths + 2 * (ships + nobles + scouts + fishermen)


MOST_MONEY = _most_money()

BUY_GROUP = 0  # + price
START_ROW = BUY_GROUP + SPACES  # + row
CELL = START_ROW + ROWS  # + cell: where an island goes, which middle is replaced, where a ferried figure goes
SHIP_COLUMN = CELL + CELLS  # + column
FIGURE_STAYS = SHIP_COLUMN + SHIP_COLUMNS
FIGURE_GOES = FIGURE_STAYS + 1
TAKE = FIGURE_GOES + 1  # + kind of special tile
TAKE_NONE = TAKE + SPECIALS
FERRY_COLOUR = TAKE_NONE + 1  # + row
FERRY_EACH = FERRY_COLOUR + ROWS
FERRY_SINGLE = FERRY_EACH + 1
FERRY_DONE = FERRY_SINGLE + 1
REMOVE = FERRY_DONE + 1  # + figure
COLOUR = REMOVE + FIGURES  # + figure
PASS = COLOUR + FIGURES
BID_GOLD = PASS + 1  # + gold
PLAYER_ACTIONS = BID_GOLD + MOST_MONEY + 1

# Outcomes of chance.
TILE_DRAWN = PLAYER_ACTIONS  # + tile
FIGURE_DRAWN = TILE_DRAWN + TILES  # + figure
SPECIAL_DRAWN = FIGURE_DRAWN + FIGURES  # + kind of special tile
ACTIONS = SPECIAL_DRAWN + SPECIALS

# The longest lists that `legal` and `outcomes` can write.
MOST_LEGAL = max(CELLS, MOST_MONEY + 2)
MOST_OUTCOMES = int(np.max([TILES, FIGURES, SPECIALS]))
