"""What the bubble of a lesson can point at on the drawn table; `web/src/games/skye/points.ts` finds it there."""

from ....engine.record import State
from ..rules.cells import cell_text
from ..rules.components import NOTHING, TILE_NAMES
from ..rules.state import BUILD, BUY, PRICES
from .view import view


def lesson_points(state: State, seat: int) -> frozenset[str]:
    """Name the seat's clan area with its tiles by their cells, the scoring tiles, and the tiles that are chosen from."""
    player = state.seats[seat]
    names = {"clan", *(f"scoring-{letter}" for letter in "ABCD")}
    names |= {cell_text(int(cell)) for cell in player.cells[: player.tiles]}
    if state.phase == PRICES:
        names |= _tiles(player.offer)
    elif state.phase == BUY:
        names |= {name for other in range(state.players) for name in _tiles(state.seats[other].offer)}
    elif state.phase == BUILD:
        names |= _tiles(player.hand)
        names |= {f"free-{fit.cell}" for fit in view(state, seat).players[seat].fits}
    return frozenset(names)


def _tiles(tiles: State) -> set[str]:
    return {TILE_NAMES[tile] for tile in tiles if tile != NOTHING}
