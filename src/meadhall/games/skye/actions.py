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


def _most_gold() -> int:
    """Bound the gold of one player, generously: all gold that can ever enter a game."""
    most = 0
    for players in range(2, MAX_PLAYERS + 1):
        track = TRACK_GOLD[players == MAX_PLAYERS]
        behind = players * (players - 1) // 2 * int(track.sum())
        barrels = INCOME_BARRELS * int(SHOWS[:, BARRELS].sum())
        most = max(most, int(ROUNDS[players]) * (players * INCOME_CASTLE + barrels) + behind)
    return most


MOST_GOLD = _most_gold()

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
