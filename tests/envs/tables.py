"""Positions and small helpers for the tests of the environments."""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.engine.record import State
from meadhall.games import load

# No warrior stands in Astrid's column 2, so the ship above it threatens her goldsmith there; the one of column 1 is safe.
THREATENED = (Path(__file__).parents[2] / "docs" / "examples" / "vikings.txt").read_text(encoding="utf-8")


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
