"""Writing rows of numbers into an observation."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .compiled import compiled


@compiled
def put(out: NDArray[np.int16], place: int, numbers: NDArray[Any]) -> int:
    """Write numbers from a place on, and return the place after them."""
    # A loop over a part of the array is five times as fast as assigning numbers of another type to that part.
    part = out[place : place + len(numbers)]
    for i in range(len(numbers)):
        part[i] = numbers[i]
    return place + len(numbers)
