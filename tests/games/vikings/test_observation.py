"""What a learner sees."""

import numpy as np

from meadhall.engine.record import State
from meadhall.games.vikings.rules.observation import OBSERVATION, SEAT_SIZE, observe
from meadhall.games.vikings.rules.state import CELLS, COLUMNS

from .tables import table


def seen(state: State, seat: int) -> "np.ndarray[tuple[int], np.dtype[np.int16]]":
    out = np.full(OBSERVATION, -99, np.int16)
    observe(state, seat, out)
    assert (out != -99).all()
    return out


ONE = "gold 7 fame 12\nmainland B2\nV . g\nG < f* >"
OTHER = "gold 3 fame 4\nW <*"


def test_an_observer_sees_herself_first() -> None:
    state = table(ONE, OTHER)
    mine, hers = seen(state, 0), seen(state, 1)
    assert (mine[:SEAT_SIZE] == hers[SEAT_SIZE : 2 * SEAT_SIZE]).all()
    assert (hers[:SEAT_SIZE] == mine[SEAT_SIZE : 2 * SEAT_SIZE]).all()


def test_tiles_figures_ships_and_money_are_where_they_should_be() -> None:
    mine = seen(table(ONE, OTHER), 0)
    row = 3 * COLUMNS
    assert mine[row : row + 4].tolist() == [1, 2 + 4, 3, 0]
    assert mine[CELLS : CELLS + 3].tolist() == [0, 2, 0]
    assert mine[SEAT_SIZE - 2 : SEAT_SIZE].tolist() == [12, 7]


def test_seats_that_nobody_has_are_empty() -> None:
    assert not seen(table(ONE, OTHER), 0)[2 * SEAT_SIZE : 4 * SEAT_SIZE].any()


def test_different_tables_look_different() -> None:
    base = seen(table(ONE, OTHER), 0)
    for other in (table(ONE, ONE), table(ONE, OTHER, round_number=2), table(ONE, OTHER, wheel="<F")):
        assert (seen(other, 0) != base).any()
