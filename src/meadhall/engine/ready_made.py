"""Machine code that came with the installation, for CPUs that can do more or less; `meadhall.build_cache` makes it.

Each level is a folder with the directories of `compiled.cache_directory`, whose names say which sources and versions of
libraries they fit, and with a file that says for which CPUs the code is.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast

import llvmlite.binding as llvm
import numba
from numba.core.registry import cpu_target

FOLDER = Path(__file__).resolve().parent.parent / "ready_made"
DESCRIPTION = "level.json"

NATIVE = "native"  # the level of the machine that makes it
V2 = ("cx16", "sahf", "popcnt", "sse3", "ssse3", "sse4.1", "sse4.2")
V3 = (*V2, "avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave")
# What the CPUs of a level can do, as their makers agreed.
FEATURES = {"x86-64-v2": V2, "x86-64-v3": V3}

Target = tuple[str, str, str]  # what code is made for: a triple of LLVM's, a CPU and its features


@dataclass(frozen=True)
class Level:
    """A folder of machine code."""

    folder: Path
    target: Target

    @property
    def needs(self) -> frozenset[str]:
        """What a CPU has to be able to do."""
        return frozenset(name[1:] for name in self.target[2].split(",") if name.startswith("+"))


@cache
def own_target() -> Target:
    """Return what code is made for here."""
    # Numba says it as a tuple of texts.
    return cast(Target, tuple(map(str, cpu_target.target_context.codegen().magic_tuple())))


@cache
def fitting(folder: Path) -> tuple[Level, ...]:
    """Return the levels of a folder whose code this machine can run, those that use most of it first."""
    settings: Any = numba.config
    if settings.CPU_NAME is not None or settings.CPU_FEATURES is not None or not folder.is_dir():
        # Whoever names a CPU wants code for that one.
        return ()
    try:
        able = {name for name, has in llvm.get_host_cpu_features().items() if has}
    except RuntimeError:  # nobody knows what this CPU can do
        return ()
    levels = []
    for description in sorted(folder.glob(f"*/{DESCRIPTION}")):
        level = Level(description.parent, tuple(json.loads(description.read_text(encoding="utf-8"))["target"]))
        if level.target[0] == own_target()[0] and level.needs <= able:
            levels.append(level)
    return tuple(sorted(levels, key=lambda level: len(level.needs), reverse=True))
