"""The contract between a game and everything that plays it.

A game is a record type and the ten functions of `Rules`. Generic code calls the functions of
this module; which game is meant is decided by the type of the state.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .chance import Generator, Ints
from .compiled import register_state_type
from .dispatch import Dispatch
from .record import State

# Who acts, where it is not a seat.
CHANCE = -1
OVER = -2

Compiled = Callable[..., Any]


@dataclass(frozen=True)
class Rules:
    """The compiled functions of one game. The functions of this module of the same names say what they do."""

    setup: Compiled
    turn: Compiled
    pending: Compiled
    legal: Compiled
    outcomes: Compiled
    apply: Compiled
    points: Compiled
    ranking: Compiled
    resample: Compiled
    observe: Compiled


_rules: Dispatch[Rules] = Dispatch()
generic = _rules.generic


def register(state_type: np.dtype[Any], rules: Rules) -> None:
    """Make a game's functions known as those of its state type, and its compiled code as that of its folder."""
    if is_registered(state_type):
        ours, others = (functions.setup.__module__ for functions in (rules, _rules.of(state_type)))
        if ours != others:
            raise ValueError(f"{ours} and {others} have states of the very same fields: give one of them a field more.")
    register_state_type(state_type, vars(rules).values())
    _rules.register(state_type, rules)


def is_registered(state_type: np.dtype[Any]) -> bool:
    """Tell whether the functions of a state type are known."""
    return _rules.knows(state_type)


@generic
def setup(state: State, players: int, options: NDArray[np.int64]) -> None:
    """Fill a zeroed record for a number of seats and the game's options, in the order in which the game names them."""


@generic
def turn(state: State) -> int:
    """Return who acts: a seat, `CHANCE` or `OVER`; in simultaneous phases the lowest seat that still has to choose."""
    raise NotImplementedError


@generic
def pending(state: State) -> int:
    """Return the bit mask of all seats that may act now."""
    raise NotImplementedError


@generic
def legal(state: State, seat: int, out: Ints) -> int:
    """Write the legal action ids of a seat, ascending, and return how many; never none before the end."""
    raise NotImplementedError


@generic
def outcomes(state: State, ids: Ints, weights: Ints) -> int:
    """Write the outcomes that chance can bring now with their integer weights, and return how many."""
    raise NotImplementedError


@generic
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action of a seat, or an outcome of `CHANCE`. Legality is the caller's affair."""


@generic
def points(state: State, out: Ints) -> None:
    """Write the points of each seat as they stand."""


@generic
def ranking(state: State, out: Ints) -> None:
    """Write the place of each seat, 1 for the first; those who share a place have the same number."""


@generic
def resample(state: State, seat: int, rng: Generator) -> None:
    """Replace what a seat cannot know by a uniformly drawn possibility that fits all that it does know."""


@generic
def observe(state: State, seat: int, out: NDArray[np.int16]) -> None:
    """Write the numbers that a seat may know, itself first, into an array of the game's observation size."""
