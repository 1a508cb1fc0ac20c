"""States as bytes that can be compared."""

from collections.abc import Iterator
from functools import cache
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.state_value import States


def packed_bytes(states: States) -> list[bytes]:
    """Return the bytes of each state without padding: those of equal states are equal."""
    whole = np.frombuffer(states.tobytes(), np.uint8).reshape(len(states), -1)
    return [state.tobytes() for state in whole[:, _used(states.dtype)]]


@cache
def _used(kind: np.dtype[Any]) -> NDArray[np.int64]:
    """Return which bytes of a record belong to a field; what lies between them can be anything."""
    return np.array(list(_places(kind, 0)), np.int64)


def _places(kind: np.dtype[Any], first: int) -> Iterator[int]:
    if kind.subdtype is not None:
        one, shape = kind.subdtype
        for number in range(prod(shape)):
            yield from _places(one, first + number * one.itemsize)
    elif kind.fields is not None:
        for field in kind.fields.values():
            yield from _places(field[0], first + field[1])
    else:
        yield from range(first, first + kind.itemsize)
