"""What the bubble of a lesson can point at on the drawn table; `web/src/games/vikings/points.ts` finds it there."""

from ....engine.bits import members
from ....engine.record import State
from ..notation.action_notation import SHIP_LETTER, cell_text
from ..rules.components import FIGURE_NAMES, NOTHING, ROWS, SAILS, SPACES
from ..rules.scoring import tiles_in
from ..rules.state import BID, COLUMNS, FERRY, FERRY_FIGURE, PLACE_COLOUR, REMOVE_FIGURE

WHOLE = ("wheel", "display", "mainland")
# Phases in which a choice lies in the middle of the wheel, instead of the rounds.
ASKED_THERE = (BID, REMOVE_FIGURE, PLACE_COLOUR, FERRY, FERRY_FIGURE)


def lesson_points(state: State, seat: int) -> frozenset[str]:
    """Name groups by their price, and on the seat's display tiles, ships, and the rows of its mainland."""
    player = state.seats[seat]
    names = {*WHOLE, *(f"land-{figure}" for figure in FIGURE_NAMES)}
    names |= {f"price-{price}" for price in range(SPACES) if state.wheel_tile[price] != NOTHING}
    names |= {cell_text(row * COLUMNS + column) for row in range(ROWS) for column in members(tiles_in(player, row))}
    names |= {f"{SHIP_LETTER}{column + 1}" for sail in range(SAILS) for column in members(player.ships[sail])}
    names |= {"specials"} if state.advanced else set()
    names |= set() if state.phase in ASKED_THERE else {"rounds"}
    return frozenset(names)
