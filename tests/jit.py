"""Compilation for the tests' own loops, kept as the package's own code is, and compiled anew when a source of the tests changes."""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from meadhall.engine.compiled import SourceCache, with_cache

Function = TypeVar("Function", bound=Callable[..., Any])

TESTS = Path(__file__).parent
# Modules whose code is compiled, here and in the folder of each game.
COMPILED = ("jit.py", "walking.py", "test_perft.py", "games/*/invariants.py", "games/*/tight.py")


@cache
def tests_hash() -> str:
    """Hash the sources of the tests from which compiled code is made."""
    paths = sorted(path for pattern in COMPILED for path in TESTS.glob(pattern))
    return hashlib.sha256(b"\n".join(path.read_bytes() for path in paths)).hexdigest()[:16]


class CacheOfTests(SourceCache):
    """Where the compiled code of one function of the tests is kept: below the directory for everything that it may take in."""

    def directory(self, signature: Any) -> Path:
        return super().directory(signature) / f"tests-{tests_hash()}"


def jit(function: Function) -> Function:
    return cast(Function, with_cache(function, CacheOfTests(function)))
