"""Majorities: most barrels, most ships, most gold."""

import numpy as np

from ....bots.heuristics import Floats
from ....engine.compiled import compiled
from ....engine.record import State
from ..rules.components import (
    BARRELS,
    MOST_BARRELS,
    MOST_SHIPS,
    OPEN_SCORING_TILES,
    ROUNDS,
    SHIP,
    TRACK_SCORED,
    WEALTH,
)
from ..rules.income import track_side
from ..rules.scoring import majority_count, points_of
from .terms import LEAD

# How much one more decides a majority that is scored in this round; later ones are less certain, and a coin is less.
STEEPNESS = 1.5
STEEPNESS_OF_GOLD = 0.6
A_TIE_IS_FIRST = 0.3


@compiled
def lead_worth(state: State, counts: Floats, seat: int, more: float, letter: int, weights: Floats) -> float:
    """Return what a majority brings a seat in the coming scorings, with some more of what it counts."""
    tile = state.scoring[letter]
    value = 0.0
    for number in range(state.round_number, ROUNDS[state.players] + 1):
        if not TRACK_SCORED[track_side(state), number] >> letter & 1:
            continue
        steepness = STEEPNESS_OF_GOLD if tile == WEALTH else STEEPNESS
        steepness /= np.sqrt(1.0 + 2.0 * (number - state.round_number))
        first = 1.0
        second = 0.0
        for other in range(state.players):
            if other != seat:
                margin = steepness * (counts[seat] + more - counts[other]) + A_TIE_IS_FIRST
                beats = 1.0 / (1.0 + np.exp(-margin))
                second = second * beats + first * (1.0 - beats)
                first *= beats
        value += first * points_of(tile, 0) + second * points_of(tile, 1)
    return float(weights[LEAD] * value)


@compiled
def look_over_leads(state: State, land: State, seat: int, counts: Floats, weights: Floats) -> float:
    """Return what the majorities of barrels and ships bring a seat, and note what one more of them is worth."""
    value = 0.0
    for letter in range(OPEN_SCORING_TILES):
        tile = state.scoring[letter]
        if tile in (MOST_BARRELS, MOST_SHIPS):
            for other in range(state.players):
                counts[other] = majority_count(state.seats[other], tile)
            now = lead_worth(state, counts, seat, 0.0, letter, weights)
            kind = BARRELS if tile == MOST_BARRELS else SHIP
            land.kinds[kind] += lead_worth(state, counts, seat, 1.0, letter, weights) - now
            value += now
    return value


@compiled
def wealth_worth(state: State, seat: int, gold: Floats, weights: Floats) -> float:
    """Return what the majority of gold brings a seat, 0 when it is not scored."""
    value = 0.0
    for letter in range(OPEN_SCORING_TILES):
        if state.scoring[letter] == WEALTH:
            value += lead_worth(state, gold, seat, 0.0, letter, weights)
    return value
