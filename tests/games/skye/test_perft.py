"""Counts of all sequences of legal actions from fixed positions, which pin the rules while they are made faster."""

import numpy as np
import pytest

from meadhall.engine.match import Match
from meadhall.games.skye.game import GAME

from ...test_perft import perft, sequences

PRICES = """
skye 1 players 2 gold hidden
round 1 start 1 turn 1 phase prices
scoring 0 4 7 13 given
player 1 Anna
  gold 5 points 0
  offer T14, T66, T19
  C
player 2 Ben
  gold 5 points 0
  offer T53, T58, T12
  C
"""

BUILDING = """
skye 1 players 2 gold hidden
round 6 start 1 turn 1 phase build
scoring 0 4 7 13 given
player 1 Anna
  gold 0 points 0
  hand T14 T66
  C
player 2 Ben
  gold 3 points 0
  hand T53 T58
  C    T22s
  T12  .
"""


def counts(text: str, depths: int) -> list[int]:
    state, _ = GAME.read_position(text)
    states = np.zeros(depths + 1, GAME.state_type)
    states[0] = state
    ids = np.zeros((depths + 1, GAME.most_legal), np.int32)
    return [int(perft(states, depth, ids, np.zeros_like(ids[0]))) for depth in range(1, depths + 1)]


# Counted by hand. Prices: three tiles for the axe, and ten pairs of prices of at least 1 within 5 gold: 3, 3 x 4, 30,
# and the same once more for the second player; then a pass, or a tile that the rest of the first one's gold is enough
# for: with 3, 2, 1 and 0 left, in 1, 2, 3 and 4 of ten cases, 18, 14, 8 and 0 tiles in ten cases, so 9 x 170. Building: T14 has its pasture to the castle in the north or the south and
# water to it in three ways, 5; T66 water in three ways and its mountain in one, 4.
@pytest.mark.parametrize(
    ("position", "expected"),
    [
        pytest.param(PRICES, [3, 12, 30, 90, 360, 900, 1530], id="prices"),
        pytest.param(BUILDING, [2, 9, 9], id="building"),
    ],
)
def test_the_number_of_legal_sequences_is_what_is_counted_by_hand(position: str, expected: list[int]) -> None:
    assert counts(position, len(expected)) == expected


def test_the_number_of_longer_sequences_is_the_same_as_ever() -> None:
    assert counts(PRICES, 8)[7] == 3384
    assert counts(BUILDING, 9)[3:] == [85, 170, 1190, 1190, 8840, 8840]


def test_matches_and_compiled_loops_agree_on_what_is_legal() -> None:
    assert sequences(Match.from_position("skye", BUILDING, auto_chance=False), 4) == counts(BUILDING, 4)[3]
