"""Generic functions whose game is chosen by the type of the state, at compile time in compiled code.

So a generic algorithm is compiled once for each game and is cached across processes, which a closure
over a game's functions would not be.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

import numpy as np
from numba import from_dtype

from .compiled import choose_when_compiled
from .record import State

Functions = TypeVar("Functions")
Stub = TypeVar("Stub", bound=Callable[..., Any])


class Dispatch(Generic[Functions]):
    """A set of functions that each game brings for its own state type."""

    def __init__(self) -> None:
        self._by_layout: dict[np.dtype[Any], Functions] = {}
        self._by_type: dict[Any, Functions] = {}

    def register(self, state_type: np.dtype[Any], functions: Functions) -> None:
        """Make a game's functions known as those of its state type."""
        self._by_layout[state_type] = functions
        self._by_type[from_dtype(state_type)] = functions

    def knows(self, state_type: np.dtype[Any]) -> bool:
        """Tell whether a game has brought its functions."""
        return state_type in self._by_layout

    def of(self, state_type: np.dtype[Any]) -> Functions:
        """Return the functions of a state type."""
        return self._by_layout[state_type]

    def generic(self, stub: Stub) -> Stub:
        """Turn a stub into a function that calls the function of the same name of the state's game."""
        name = stub.__name__

        def dispatched(state: State, *args: Any) -> Any:
            return getattr(self._by_layout[state.dtype], name)(state, *args)

        dispatched.__name__ = name
        dispatched.__doc__ = stub.__doc__
        choose_when_compiled(dispatched, lambda kind: getattr(self._by_type[kind], name))
        return cast(Stub, dispatched)
