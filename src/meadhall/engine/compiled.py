"""Compile rules to native code, once for each machine and each version of the sources.

Numba's cache does not notice that a function in another file has changed, so the cached code
lives in a directory whose name is a hash of every source that can end up in compiled code.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
import platformdirs
from numba import njit

# Numba's settings, which it does not declare one by one.
config: Any = numba.config

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent

# The parts of the package whose code or data is compiled. The rest may change without a recompilation.
COMPILED_PARTS = ("engine", "games", "bots", "envs")

# Modules of a game that only talk about it: no compiled code is in them, or takes anything from them.
TALKING = frozenset(
    f"{name}.py"
    for name in ("consistency", "explain", "faces", "notation", "position", "report", "sentences", "terminal", "view")
)

# Code of other versions is thrown away when nobody has used it for this long.
STALE_AFTER_SECONDS = 30 * 24 * 3600


def interpreted() -> bool:
    """Tell whether compilation is switched off (``NUMBA_DISABLE_JIT=1``)."""
    return bool(config.DISABLE_JIT)


def source_hash() -> str:
    """Hash everything that the compiled code depends on."""
    digest = hashlib.sha256()
    settings = (numba.__version__, np.__version__, sys.version, str(config.BOUNDSCHECK))
    digest.update("\n".join(settings).encode())
    for part in COMPILED_PARTS:
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.suffix in (".py", ".toml", ".npz") and not (part == "games" and path.name in TALKING):
                digest.update(str(path.relative_to(PACKAGE)).encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_directory() -> Path:
    """Return the directory of the compiled code for these sources, made if it is missing."""
    root = Path(os.environ.get("MEADHALL_CACHE") or platformdirs.user_cache_dir("meadhall")) / "compiled"
    directory = root / source_hash()
    try:
        if not directory.exists():
            _discard_stale(root)
        directory.mkdir(parents=True, exist_ok=True)
        directory.touch()
        with tempfile.TemporaryFile(dir=directory):
            pass
    except OSError:
        # Nowhere to keep it: compile for this process alone.
        directory = Path(tempfile.mkdtemp(prefix="meadhall-"))
    return directory


def _discard_stale(root: Path) -> None:
    for other in root.glob("*/"):
        if time.time() - other.stat().st_mtime > STALE_AFTER_SECONDS:
            shutil.rmtree(other, ignore_errors=True)


def compiled(function: Function) -> Function:
    """Compile a function with Numba, without the GIL, and keep the result in our own cache."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_directory())
    try:
        wrapped: Any = njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        config.CACHE_DIR = before
    return cast(Function, wrapped)


@contextmanager
def compiling(what: str, steps: list[tuple[str, Callable[[], Any]]]) -> Iterator[None]:
    """Run the steps that load or compile code, and say so when it is a first run that takes long.

    The message goes to standard error, so that results on standard output stay clean.
    """
    marker = cache_directory() / f"{what.replace(' ', '-')}.ready"
    known = marker.exists() or interpreted()
    begun = time.perf_counter()
    for number, (name, step) in enumerate(steps, 1):
        if not known:
            print(
                f"Compiling {what} for this machine, once: {number}/{len(steps)} {name} …",
                file=sys.stderr,
                flush=True,
            )
        step()
    if not known:
        marker.touch()
        print(f"Compiled in {time.perf_counter() - begun:.0f} s.", file=sys.stderr, flush=True)
    yield
