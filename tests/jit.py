"""Compilation for the tests' own loops, without a cache: it would not notice that the tests changed."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

Function = TypeVar("Function", bound=Callable[..., Any])


def jit(function: Function) -> Function:
    compiled: Any = njit(function)
    return cast(Function, compiled)
