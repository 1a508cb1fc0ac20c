"""The terms of the estimate with their weights, and what is known of the rounds to come."""

import numpy as np
from numpy.typing import NDArray

from ....bots.heuristics import Floats
from ....engine.compiled import compiled
from ....engine.record import State
from ..rules.components import (
    EDGES,
    MOST_ROUNDS,
    OPEN_SCORING_TILES,
    ROUNDS,
    SCORING_TILES,
    TILES,
    TRACK_SCORED,
)
from ..rules.income import track_side

TERMS = {
    "coin": 1.0,  # what gold in the hand will still buy, beyond what it is exchanged for at the end
    "handful": 12.0,  # gold that can be spent well
    "income": 1.0,  # the gold that connected barrels bring
    "closing": 0.8,  # how likely open areas are to be completed
    "scrolls": 1.0,
    "growth": 1.0,  # objects that scrolls will find in the rounds to come
    "hand": 0.95,  # what tiles bring that are still to be laid
    "denial": 1.0,  # how much a loss of the seller counts for a buyer
    "heat": 2.0,  # points of difference that make a purchase e times as likely
    "lead": 1.0,  # majorities
    "sets": 0.5,  # sets of broch, farm and lighthouse that are begun
    "pairs": 0.3,  # waters with a ship or a lighthouse alone
}
(
    COIN,
    HANDFUL,
    INCOME,
    CLOSING,
    SCROLL_TERM,
    GROWTH,
    HAND,
    DENIAL,
    HEAT,
    LEAD,
    SETS,
    PAIRS,
) = range(12)

# What a coin is worth in points while so many rounds are still to come after this one: in the end 5 are a point.
COIN_WORTH = np.array([0.2, 0.4, 0.5, 0.55, 0.6, 0.6])

# How much easier an area is to complete without one of the cells at its open edges: by the part of all tiles that fit
# there. A round shows about four tiles to choose from.
TILES_TO_CHOOSE_FROM = 4
OPEN_SIDE = 3  # in an edge code: a side that nothing is asked of


def _fitting() -> NDArray[np.float64]:
    """Tabulate the part of all tiles that fit, by what the neighbours of a cell ask for."""
    fitting = np.zeros(4**4)
    for code in range(4**4):
        sides = [code >> 2 * side & 3 for side in range(4)]
        for tile in range(TILES):
            fitting[code] += any(
                all(wanted in (OPEN_SIDE, EDGES[4 * tile + turned, side]) for side, wanted in enumerate(sides))
                for turned in range(4)
            )
    return fitting / TILES


EASE = 0.5 * (1 - (1 - _fitting()) ** TILES_TO_CHOOSE_FROM)
EASE_OF_A_NEW_CELL = 0.5
COMPLETED_IN_A_ROUND = 0.44  # times the ease of its cells

# Objects of each kind that a player's clan area gains in a round.
GAINED_IN_A_ROUND = np.array([0.85, 0.5, 0.5, 0.45, 0.5, 0.85, 0.95])


@compiled
def rounds_to_come(state: State) -> int:
    """Count the rounds after this one."""
    return int(ROUNDS[state.players] - state.round_number)


@compiled
def coin_worth(to_come: int, weight: float) -> float:
    """Return what a coin is worth with so many rounds to come: what it is exchanged for, and what it may buy before."""
    return float(COIN_WORTH[0] + weight * (COIN_WORTH[to_come] - COIN_WORTH[0]))


def _scorings_left() -> NDArray[np.float64]:
    table = np.zeros((2, MOST_ROUNDS + 2, OPEN_SCORING_TILES))
    for side in range(2):
        for number in range(MOST_ROUNDS, 0, -1):
            for letter in range(OPEN_SCORING_TILES):
                table[side, number, letter] = table[side, number + 1, letter] + (
                    TRACK_SCORED[side, number] >> letter & 1
                )
    return table


# By side of the track, round and letter: how often it is still scored, this round included.
SCORINGS_LEFT = _scorings_left()


@compiled
def scorings_left(state: State, out: Floats) -> None:
    """Write for each scoring tile how often it is still scored, 0 for those that do not lie open."""
    for tile in range(SCORING_TILES):
        out[tile] = 0.0
    for letter in range(OPEN_SCORING_TILES):
        if state.scoring[letter] >= 0:
            out[state.scoring[letter]] = SCORINGS_LEFT[track_side(state), state.round_number, letter]
