"""Tables of Vikings where it is narrow: hardly a place for an island, and neither gold nor fame."""

from meadhall.engine.bits import count
from meadhall.engine.record import State
from meadhall.games.vikings.rules.components import FARMSTEAD, LEFT, RIGHT, ROWS
from meadhall.games.vikings.rules.placing import fitting

from ...jit import jit
from ...walking import squeezed


@jit
def room(state: State, seat: int) -> int:
    """Count the places for islands in a seat's display, and its gold and fame."""
    player = state.seats[seat]
    found = int(player.gold) + int(player.fame)
    for row in range(ROWS):
        for tile in (LEFT, FARMSTEAD, RIGHT):
            found += 4 * count(fitting(player, row, tile))
    return found


def tables() -> dict[str, str]:
    """Return tight tables by name, at which everybody has left herself as little room as the rules allow for a while."""
    return {
        "squeezed in the third round": squeezed("vikings", players=4, decisions=70, seed=1),
        "squeezed and nearly over": squeezed("vikings", players=2, decisions=150, seed=2),
        "squeezed with special tiles": squeezed("vikings", players=3, decisions=150, seed=3, advanced=True),
    }
