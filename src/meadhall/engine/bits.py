"""Sets of small numbers as the bits of one integer, for displays that are asked often and changed seldom."""

from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
from numba.core import types
from numba.extending import intrinsic, overload

from .compiled import compiled

# A set of small numbers: an int64 in compiled code, an integer of Python's or NumPy's outside it.
Bits: TypeAlias = Any

ONE = np.int64(1)


def count(mask: Bits) -> int:
    """Count the members of a set."""
    return int(mask).bit_count()


def lowest(mask: Bits) -> int:
    """Return the smallest member of a set that is not empty."""
    number = int(mask)
    return (number & -number).bit_length() - 1


def _build_population(typing_context: Any, mask: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


def _build_trailing_zeros(typing_context: Any, mask: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

    return types.int64(types.int64), build


_population: Any = intrinsic(_build_population)
_trailing_zeros: Any = intrinsic(_build_trailing_zeros)


@overload(count, strict=False)
def _count(mask: Any) -> Any:
    return lambda mask: _population(np.int64(mask))


@overload(lowest, strict=False)
def _lowest(mask: Any) -> Any:
    return lambda mask: _trailing_zeros(np.int64(mask))


@compiled
def bit(member: int) -> Bits:
    """Return the set that holds one number."""
    return ONE << np.int64(member)


@compiled
def holds(mask: Bits, member: int) -> bool:
    """Tell whether a number is in a set."""
    return bool((np.int64(mask) >> np.int64(member)) & ONE)


def members(mask: Bits) -> Iterator[int]:
    """Yield the members of a set in ascending order, in ordinary Python."""
    number = int(mask)
    while number:
        yield (number & -number).bit_length() - 1
        number &= number - 1
