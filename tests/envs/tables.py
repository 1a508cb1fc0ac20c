"""Positions and small helpers for the tests of the environments."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.engine.record import State
from meadhall.games import load

# No warrior stands in Astrid's column 2, so the ship above it threatens her goldsmith there; the one of column 1 is safe.
THREATENED = """
vikings 1 players 2 standard
round 4 start 2 turn 1 phase buy
wheel <F >F fG . cS >N . tW rB . . . turned 3
stacks <6 f2 c1 l1 t2 >8 r1 g1 y2
bag W5 N5 S4 G5 F5 B6
player 1 Astrid
  gold 9 fame 21
  mainland F1 S1 B2
  V  g  b  .
  W  <* >
  N  <* l* >*
  S  .  <* f  >
  G  <* f* >  <*
  F  .  <* >*
player 2 Bjarne
  gold 12 fame 17
  mainland W1 G1 B1
  V  .  y  r
  W  <  t* >*
  N  <* c  >*
  S  <  >* <*
  G  .  <* >
  F  <* >* .
"""


def observed(game: str, state: State, seat: int) -> NDArray[np.int16]:
    """Return what a seat sees of a state."""
    the_game = load(game)
    out = np.zeros(the_game.observation, np.int16)
    the_game.rules.observe(state, seat, out)
    return out


def legal(game: str, state: State, seat: int) -> list[int]:
    """Return what is legal for a seat in a state."""
    the_game = load(game)
    ids = np.zeros(the_game.most_legal, np.int32)
    found: list[int] = ids[: the_game.rules.legal(state, seat, ids)].tolist()
    return found


def chosen(mask: NDArray[Any], rng: np.random.Generator) -> int:
    """Choose an action of a mask at random."""
    return int(rng.choice(np.flatnonzero(mask)))
