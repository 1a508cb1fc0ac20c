"""Sets of small numbers as bits, compiled and interpreted."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.engine.bits import Bits, bit, count, holds, lowest, members
from meadhall.engine.compiled import compiled


@compiled
def compiled_count(mask: Bits) -> int:
    return count(mask)


@compiled
def compiled_lowest(mask: Bits) -> int:
    return lowest(mask)


@settings(deadline=None)
@given(st.sets(st.integers(0, 62)))
def test_sets_and_bits_agree(numbers: set[int]) -> None:
    mask = 0
    for number in numbers:
        mask |= int(bit(number))
    assert list(members(mask)) == sorted(numbers)
    assert count(mask) == compiled_count(np.int64(mask)) == len(numbers)
    assert all(holds(mask, number) == (number in numbers) for number in range(63))
    if numbers:
        assert lowest(mask) == compiled_lowest(np.int64(mask)) == min(numbers)
