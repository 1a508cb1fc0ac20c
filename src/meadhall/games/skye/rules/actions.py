"""Numbers for everything that a player or chance can choose. Each range is one kind of choice."""

from .cells import CELLS, MOST_FREE
from .components import (
    BARRELS,
    INCOME_BARRELS,
    INCOME_CASTLE,
    MAX_PLAYERS,
    ROUNDS,
    SCORING_TILES,
    SHOWS,
    TILES,
    TRACK_GOLD,
)


def most_gold(players: int, rounds: int) -> int:
    """Bound the gold of a table, and so of one player, generously: all that can come in with so many incomes."""
    barrels = INCOME_BARRELS * int(SHOWS[:, BARRELS].sum())
    behind = players * (players - 1) // 2 * int(TRACK_GOLD[int(players == MAX_PLAYERS), : rounds + 1].sum())
    return rounds * (players * INCOME_CASTLE + barrels) + behind


MOST_GOLD = max(most_gold(players, int(ROUNDS[players])) for players in range(2, MAX_PLAYERS + 1))

AXE = 0  # + tile
PRICE = AXE + TILES - 1  # + gold, from 1
PASS = PRICE + MOST_GOLD + 1
BUY_TILE = PASS + 1  # + tile
BUILD_TILE = BUY_TILE + TILES  # + tile
LAY = BUILD_TILE + TILES  # + 4 * cell + the side to which the tile's printed north edge points
RECONSIDER = LAY + 4 * CELLS
PLAYER_ACTIONS = RECONSIDER + 1

# Outcomes of chance.
TILE_DRAWN = PLAYER_ACTIONS  # + tile
SCORING_DRAWN = TILE_DRAWN + TILES  # + scoring tile
ACTIONS = SCORING_DRAWN + SCORING_TILES

# The longest lists that `legal` and `outcomes` can write.
MOST_LEGAL = max(MOST_GOLD, 4 * MOST_FREE)
MOST_OUTCOMES = max(TILES, SCORING_TILES)
