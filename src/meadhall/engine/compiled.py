"""Compile rules to native code, once for each machine and each version of the sources.

Numba's cache does not notice that a function in another file has changed. So compiled code lives in directories that are
named after a hash of every source that can end up in it: one for each layer (engine, rules, bots, environments) and game,
so that a change in one game recompiles nothing of another, and a change of a bot nothing of the rules.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
import platformdirs
from numba import njit, types
from numba.core.caching import FunctionCache

# Numba's settings, which it does not declare one by one.
config: Any = numba.config

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent

# The layers whose code or data is compiled, each with those whose code it takes in. The rest of the package may change
# without a recompilation.
LAYERS = {
    "engine": ("engine",),
    "games": ("engine", "games"),
    "bots": ("engine", "games", "bots"),
    "envs": ("engine", "games", "envs"),
}

# Modules without compiled code, from which compiled code takes nothing.
UNCOMPILED = {
    "engine": frozenset({"errors.py", "game.py", "lines.py", "log.py", "match.py", "texts.py"}),
    "games": frozenset(
        f"{name}.py"
        for name in (
            "consistency",
            "explain",
            "faces",
            "notation",
            "position",
            "report",
            "sentences",
            "terminal",
            "turns",
            "view",
        )
    ),
    "bots": frozenset({"interface.py", "levels.py", "search.py", "simple.py"}),
    "envs": frozenset(),
}

# Code of other versions is thrown away when nobody has used it for this long.
STALE_AFTER_SECONDS = 30 * 24 * 3600

# Which game a state's type belongs to; filled as games register their rules.
_game_of_type: dict[Any, str] = {}


def interpreted() -> bool:
    """Tell whether compilation is switched off (``NUMBA_DISABLE_JIT=1``)."""
    return bool(config.DISABLE_JIT)


def source_hash() -> str:
    """Hash everything that the way a game is played depends on: rules, bots and the libraries that compile them."""
    return _hashed(path for layer in LAYERS for path in _sources(layer, None, without=UNCOMPILED["games"]))


def _sources(layer: str, game: str | None, without: frozenset[str]) -> Iterator[Path]:
    """List the sources of a layer: of all games, or of what is common to them and of one game."""
    for path in sorted((PACKAGE / layer).rglob("*")):
        if path.suffix in (".py", ".toml", ".npz") and path.name not in without:
            own = _place(path)[1]
            if game is None or own is None or own == game:
                yield path


def _hashed(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    settings = (numba.__version__, np.__version__, sys.version, str(config.BOUNDSCHECK))
    digest.update("\n".join(settings).encode())
    for path in paths:
        digest.update(str(path.relative_to(PACKAGE)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def _place(path: Path) -> tuple[str | None, str | None]:
    """Tell the layer and the game that a file belongs to, None for a file of no layer or one for all games."""
    if not path.is_relative_to(PACKAGE):
        return None, None
    layer, *folders = path.relative_to(PACKAGE).with_suffix("").parts
    if layer not in LAYERS:
        return None, None
    if layer == "bots" and folders and folders[0] == "guides":
        folders = folders[1:]
    elif layer != "games":
        return layer, None
    return layer, folders[0] if folders and folders[0] != "__init__" else None


@cache
def cache_directory(layer: str | None = None, game: str | None = None) -> Path:
    """Return the directory of compiled code of a layer for a game, made if it is missing; without them, for everything."""
    layers = LAYERS[layer] if layer else tuple(LAYERS)
    if game and "games" not in layers:
        # What serves all games takes in the rules of the game that it is compiled for.
        layers = (*layers, "games")
    sources = (path for part in layers for path in _sources(part, game, without=UNCOMPILED[part]))
    root = Path(os.environ.get("MEADHALL_CACHE") or platformdirs.user_cache_dir("meadhall")) / "compiled"
    directory = root / f"{layer or 'all'}-{game or 'all'}-{_hashed(sources)}"
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


def register_state_type(state_type: np.dtype[Any], functions: Iterable[Callable[..., Any]]) -> None:
    """Remember to which game a type of state belongs: the one that its functions are written in."""
    for function in functions:
        game = _place(Path(getattr(function, "py_func", function).__code__.co_filename))[1]
        if game is not None:
            _game_of_type[numba.from_dtype(state_type)] = game


def _game_in(kind: Any) -> str | None:
    """Find the game whose state is in a type of Numba's, be it in an array, a tuple or another record."""
    if kind in _game_of_type:
        return _game_of_type[kind]
    parts: Iterable[Any] = ()
    if isinstance(kind, types.Record):
        parts = [field.type for field in kind.fields.values()]
    elif isinstance(kind, types.BaseTuple):
        parts = cast(Any, kind)
    elif isinstance(kind, types.Array | types.NestedArray):
        parts = [kind.dtype]
    return next((game for game in map(_game_in, parts) if game), None)


class SourceCache:
    """Numba's cache of one function, in a directory for each game that it is compiled for."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._layer, self._game = _place(Path(function.__code__.co_filename))
        self._caches: dict[Path, Any] = {}

    def _cache(self, signature: Any) -> Any:
        arguments = getattr(signature, "args", signature)
        game = self._game or next((game for game in map(_game_in, arguments) if game), None)
        return self._in(cache_directory(self._layer, game))

    def _in(self, directory: Path) -> Any:
        if directory not in self._caches:
            before = config.CACHE_DIR
            config.CACHE_DIR = str(directory)
            try:
                self._caches[directory] = FunctionCache(self._function)  # type: ignore[no-untyped-call]
            finally:
                config.CACHE_DIR = before
        return self._caches[directory]

    @property
    def cache_path(self) -> str:
        """The directory that Numba names in a function's statistics."""
        return str(cache_directory(self._layer, self._game))

    def load_overload(self, signature: Any, target: Any) -> Any:
        """Return compiled code for a signature, or None."""
        return self._cache(signature).load_overload(signature, target)

    def save_overload(self, signature: Any, data: Any) -> None:
        """Keep compiled code for a signature."""
        self._cache(signature).save_overload(signature, data)


def compiled(function: Function) -> Function:
    """Compile a function with Numba, without the GIL, and keep the result in our own cache."""
    wrapped: Any = njit(nogil=True, error_model="numpy")(function)
    if not interpreted():
        wrapped._cache = SourceCache(function)
    return cast(Function, wrapped)


@contextmanager
def compiling(what: str, game: str, steps: list[tuple[str, Callable[[], Any]]]) -> Iterator[None]:
    """Run the steps that load or compile code of a game, and say so when it is a first run that takes long.

    The message goes to standard error, so that results on standard output stay clean.
    """
    marker = cache_directory(game=game) / f"{what.replace(' ', '-')}.ready"
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
