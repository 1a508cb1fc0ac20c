"""Counts of all sequences of legal actions from fixed positions, which pin the rules while they are made faster."""

import numpy as np
import pytest
from numba import int64
from numpy.typing import NDArray

from meadhall.engine.chance import Ints
from meadhall.engine.contract import CHANCE, OVER, apply, legal, outcomes, turn
from meadhall.engine.match import Match
from meadhall.games import load

from .jit import jit

STANDARD = """
vikings 1 players 2 standard
round 1 start 1 turn 1 phase buy
wheel <F fF >F <G cG >N <N fW >W <W rB gB
stacks <13 f3 c4 l5 t5 >18 r2 g3 y4 b3
bag W10 N11 S13 G11 F10 B11
player 1 Anna
  gold 30 fame 10
player 2 Bert
  gold 30 fame 10
"""

FERRIES = """
vikings 1 players 2 standard
round 6 start 1 turn 1 phase ferry
bag W1 S2 G1 F1 B1
player 1 Anna
  gold 3 fame 30
  mainland N2 S1 G3 B2
  V  b r
  W  < f >*
  N  < c >
  S  < >
  G  <* c >
  F  < >
player 2 Bert
  gold 1 fame 20
  mainland W1 F2 B1
  V  g
  W  < >
  F  < f >
"""


@jit
def perft(states: NDArray[np.void], depth: int, ids: Ints, weights: Ints) -> int:
    """Count the sequences of so many actions from the first state; each further state is the next depth's."""
    seat = turn(states[0])
    if depth == 0 or seat == OVER:
        return int(int64(1))
    n = outcomes(states[0], ids[0], weights) if seat == CHANCE else legal(states[0], seat, ids[0])
    total = int64(0)
    for i in range(n):
        states[1] = states[0]
        apply(states[1], seat, ids[0, i])
        total += perft(states[1:], depth - 1, ids[1:], weights)
    return int(total)


def sequences(match: Match, depth: int) -> int:
    """Count as `perft` does, slowly, through the door that everybody uses."""
    if depth == 0 or match.is_over:
        return 1
    total = 0
    for action in match.legal_actions:
        match.play(action)
        total += sequences(match, depth - 1)
        match.undo()
    return int(total)


def counts(text: str, depths: int) -> list[int]:
    game = load("vikings")
    state, _ = game.read_position(text)
    states = np.zeros(depths + 1, game.state_type)
    states[0] = state
    ids = np.zeros((depths + 1, game.most_legal), np.int32)
    weights = np.zeros(game.most_legal, np.int32)
    return [int(perft(states, depth, ids, weights)) for depth in range(1, depths + 1)]


def advanced(decisions: int) -> str:
    """Return a position of the advanced game after a number of fixed decisions."""
    match = Match("vikings", 2, seed=12, advanced=True)
    for i in range(decisions):
        match.play(match.legal_actions[5 * i % len(match.legal_actions)])
    return match.position


# The first numbers can be counted by hand. A first purchase: 11 groups are for sale; the start tile has 5 rows; then three
# middles and three right ends have 1 cell each, three left ends 4 and two ships 3, so 5 x 24 = 120. The last ferries:
# three colours or one of each; then 3, 2 and 2 free tiles, and 7 for one of each, so 14.
@pytest.mark.parametrize(
    ("position", "expected"),
    [
        pytest.param(STANDARD, [11, 55, 120, 1056, 5460, 12510, 88862], id="a first purchase"),
        pytest.param(FERRIES, [4, 14, 58, 194, 592, 1608, 4792, 14692], id="the last ferries"),
        pytest.param(advanced(0), [41, 861, 11726, 119310], id="an auction"),
        pytest.param(advanced(130), [3, 6, 6, 14, 50, 57, 360], id="late in an advanced game"),
    ],
)
def test_the_number_of_legal_sequences_is_the_same_as_ever(position: str, expected: list[int]) -> None:
    assert counts(position, len(expected)) == expected


@pytest.mark.parametrize("position", [STANDARD, FERRIES, advanced(130)])
def test_matches_and_compiled_loops_agree_on_what_is_legal(position: str) -> None:
    match = Match.from_position("vikings", position, auto_chance=False)
    assert sequences(match, 3) == counts(position, 3)[2]
