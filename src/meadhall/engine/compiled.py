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
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite
import numba
import numpy as np
import platformdirs
from numba import njit, types
from numba.core.caching import FunctionCache
from numba.extending import overload

from . import calling
from .ready_made import FOLDER, Level, Target, fitting, own_target

try:
    if os.environ.get("MEADHALL_COMPILER") == "numba":
        raise ImportError
    from .dispatcher import Dispatcher, dispatch_call
except (ImportError, AttributeError):
    # A version of Numba whose inner parts are others: it compiles in its own way, which takes three times as long.
    Dispatcher = None  # type: ignore[assignment, misc]

# Numba's settings, which it does not declare one by one.
config: Any = numba.config

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent

# The layers whose code or data is compiled, each with those whose code it takes in. The rest of the package may change
# without a recompilation.
LAYERS = {
    "engine": ("engine",),
    "rules": ("engine", "rules"),
    "analysis": ("engine", "rules", "analysis"),
    "heuristics": ("engine", "rules", "bots", "heuristics"),
    "bots": ("engine", "rules", "bots", "heuristics"),
    "envs": ("engine", "rules", "envs"),
}

# The layers that each game has for itself, as folders of its own.
OF_A_GAME = ("rules", "analysis", "heuristics")

# What bots have learned.
LEARNED = (".npz",)

# Modules without compiled code, from which compiled code takes nothing.
UNCOMPILED = {
    "engine": frozenset(
        {
            "calling.py",
            "compilers.py",
            "compiling.py",
            "data_file.py",
            "errors.py",
            "file_lock.py",
            "game.py",
            "game_package.py",
            "lesson.py",
            "log.py",
            "match.py",
            "position_parser.py",
            "registry.py",
            "texts.py",
        }
    ),
    "bots": frozenset(
        {
            "interface.py",
            "network_choice.py",
            "network_file.py",
            "playouts.py",
            "programs",
            "random_bot.py",
            "reasons.py",
            "registry.py",
            "search.py",
        }
    ),
}

# Code of other versions is thrown away when nobody has used it for this long.
STALE_AFTER_SECONDS = 30 * 24 * 3600

# Compiled functions give the GIL away, and divide as NumPy does.
OPTIONS = {"nogil": True, "error_model": "numpy"}

# Which game a state's type belongs to, and the folders of games that are not ours; filled as games register their rules.
_game_of_type: dict[Any, str] = {}
_other_packages: dict[str, Path] = {}


def interpreted() -> bool:
    """Tell whether compilation is switched off (``NUMBA_DISABLE_JIT=1``)."""
    return bool(config.DISABLE_JIT)


def source_hash(game: str) -> str:
    """Hash everything that the way a game is played depends on: rules, bots and the libraries that compile them."""
    return _hashed(path for layer in LAYERS for path in _sources(layer, game, learned=True))


def _sources(layer: str, game: str | None, learned: bool = False) -> Iterator[Path]:
    """List the sources of a layer: of all our games, or of what is common to them and of one game.

    What was learned is handed to compiled code, which is the same whatever that is.
    """
    if layer not in OF_A_GAME:
        folders: Iterable[Path] = [PACKAGE / layer]
    elif game in _other_packages:
        folders = [_other_packages[game]] if layer == "rules" else []
    else:
        folders = sorted((PACKAGE / "games").glob(f"{game or '*'}/{layer}"))
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            left_out = UNCOMPILED.get(layer, frozenset()).intersection(path.relative_to(folder).parts)
            if path.suffix in (".py", ".toml", *(LEARNED if learned else ())) and not left_out:
                yield path


def _hashed(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    python = str(sys.implementation.cache_tag)
    settings = (numba.__version__, llvmlite.__version__, np.__version__, python, str(config.BOUNDSCHECK))
    digest.update("\n".join(settings).encode())
    for path in paths:
        digest.update((str(path.relative_to(PACKAGE)) if path.is_relative_to(PACKAGE) else path.name).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def _place(path: Path) -> tuple[str | None, str | None]:
    """Tell the layer and the game that a file belongs to, None for a file of no layer or one for all games.

    A game of another package has all of that package as its rules.
    """
    if path.is_relative_to(PACKAGE):
        first, *folders = path.relative_to(PACKAGE).parts
        if first == "games":
            return (folders[1], folders[0]) if len(folders) > 2 and folders[1] in OF_A_GAME else (None, None)
        return (first if first in LAYERS else None), None
    game = next((name for name, folder in _other_packages.items() if path.is_relative_to(folder)), None)
    return ("rules" if game else None), game


def cache_root() -> Path:
    """Return the directory that holds everything compiled."""
    return Path(os.environ.get("MEADHALL_CACHE") or platformdirs.user_cache_dir("meadhall")) / "compiled"


def ready_file(game: str, unit: str) -> Path:
    """Return the file that says that a unit of a game (`calling.UNITS`) is in the cache."""
    return cache_directory(game=game) / _ready_name(unit)


def _ready_name(unit: str) -> str:
    return f"{unit}.ready"


def units_in_cache(game: str) -> list[str]:
    """Return the units of a game that are in the cache, up to the first that is not: they are compiled in this order."""
    return list(takewhile(lambda unit: is_ready(game, unit), calling.UNITS))


@cache
def directory_name(layer: str | None = None, game: str | None = None) -> str:
    """Name the directory of compiled code of a layer for a game by what the code is made from; without them, of everything."""
    layers = LAYERS[layer] if layer else tuple(LAYERS)
    if game and "rules" not in layers:
        # What serves all games takes in the rules of the game that it is compiled for.
        layers = (*layers, "rules")
    sources = (path for part in layers for path in _sources(part, game))
    return f"{layer or 'all'}-{game or 'all'}-{_hashed(sources)}"


@cache
def cache_directory(layer: str | None = None, game: str | None = None) -> Path:
    """Return the directory of compiled code of a layer for a game, made if it is missing; without them, for everything."""
    root = cache_root()
    directory = root / directory_name(layer, game)
    try:
        if not directory.exists():
            _discard_stale(root)
        directory.mkdir(parents=True, exist_ok=True)
        directory.touch()
        with tempfile.TemporaryFile(dir=directory):
            pass
    except OSError:
        # Nowhere to keep it: compile for this process and those that it starts alone.
        os.environ["MEADHALL_CACHE"] = tempfile.mkdtemp(prefix="meadhall-")
        return cache_directory(layer, game)
    return directory


def ready_made_levels() -> tuple[Level, ...]:
    """Return the machine code that came with the installation and can run here, the best first."""
    return fitting(Path(os.environ.get("MEADHALL_READY_MADE") or FOLDER))


def is_ready(game: str, unit: str) -> bool:
    """Tell whether a unit of a game has been compiled, here or for the installation."""
    places = (level.folder / directory_name(game=game) for level in ready_made_levels())
    return ready_file(game, unit).exists() or any((place / _ready_name(unit)).exists() for place in places)


def _discard_stale(root: Path) -> None:
    for other in root.glob("*/"):
        if time.time() - other.stat().st_mtime > STALE_AFTER_SECONDS:
            shutil.rmtree(other, ignore_errors=True)


def register_state_type(state_type: np.dtype[Any], functions: Iterable[Callable[..., Any]]) -> None:
    """Remember to which game a type of state belongs: the one that its functions are written in."""
    for function in functions:
        source = getattr(function, "py_func", function)
        path = Path(source.__code__.co_filename)
        if not path.is_relative_to(PACKAGE) and _place(path)[1] is None:
            _add_other_package(source.__module__, path)
        game = _place(path)[1]
        if game is not None:
            _game_of_type[numba.from_dtype(state_type)] = game
    if not interpreted():
        game = game_of_state_type(state_type)
        calling.register_game(state_type, game, units_in_cache(game))


def _add_other_package(module: str, path: Path) -> None:
    """Remember the folder of the package that a module is in; a module without a package is its own."""
    name, *below = module.split(".")
    _other_packages[name] = path.parents[len(below) - 1] if below else path
    _place.cache_clear()


def game_of_state_type(state_type: np.dtype[Any]) -> str:
    """Return the name under which a game's compiled code is kept: that of its folder, or of its own package."""
    return _game_of_type[numba.from_dtype(state_type)]


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
    """Where the compiled code of one function is kept: in a directory for each game that it is compiled for."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._source = Path(function.__code__.co_filename)
        self._layer, self._game = _place(self._source)
        self._caches: dict[Path, Any] = {}

    def _belongs(self, signature: Any) -> tuple[str | None, str | None]:
        arguments = getattr(signature, "args", signature)
        return self._layer, self._game or next((game for game in map(_game_in, arguments) if game), None)

    def directory(self, signature: Any) -> Path:
        """Return where code for a signature, or for types of arguments, is kept."""
        return cache_directory(*self._belongs(signature))

    @property
    def cache_path(self) -> str:
        """The directory that Numba names in a function's statistics."""
        return str(cache_directory(self._layer, self._game))

    # For our own dispatcher

    def _file(self, name: str, target: Target) -> str:
        # A source of no layer is not in the directory's hash.
        source = [] if self._layer else [self._source]
        made_for = hashlib.sha256("\n".join(target).encode()).hexdigest()[:8]
        return "-".join([name, made_for, *(_hashed([path]) for path in source)])

    def read(self, signature: Any, name: str) -> bytes | None:
        """Return what was kept under a name for a signature, here or with the installation."""
        places = [self.directory(signature) / self._file(name, own_target())]
        for level in ready_made_levels():
            places.append(level.folder / directory_name(*self._belongs(signature)) / self._file(name, level.target))
        for place in places:
            try:
                return place.read_bytes()
            except OSError:
                continue
        return None

    def write(self, signature: Any, name: str, contents: bytes) -> None:
        """Keep something under a name, if it can be written."""
        path = self.directory(signature) / self._file(name, own_target())
        fresh = path.with_name(f"{path.name}.{os.getpid()}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(contents)
            fresh.replace(path)
        except OSError:
            fresh.unlink(missing_ok=True)

    # For Numba's own

    def _cache(self, signature: Any) -> Any:
        directory = self.directory(signature)
        if directory not in self._caches:
            before = config.CACHE_DIR
            config.CACHE_DIR = str(directory)
            try:
                self._caches[directory] = FunctionCache(self._function)  # type: ignore[no-untyped-call]
            finally:
                config.CACHE_DIR = before
        return self._caches[directory]

    def load_overload(self, signature: Any, target: Any) -> Any:
        """Return compiled code for a signature, or None."""
        return self._cache(signature).load_overload(signature, target)

    def save_overload(self, signature: Any, data: Any) -> None:
        """Keep compiled code for a signature."""
        self._cache(signature).save_overload(signature, data)


def compiled(function: Function) -> Function:
    """Compile a function with Numba, without the GIL, and keep the result in our own cache.

    Called from Python it is interpreted until its game is compiled (calling.py).
    """
    wrapped = compiled_loop(function)
    if not interpreted():
        calling.watch(wrapped, *_place(Path(function.__code__.co_filename)))
    return wrapped


def compiled_loop(function: Function) -> Function:
    """Compile a function that plays whole games in a loop: it is never interpreted, which would take for ever."""
    return cast(Function, with_cache(function, SourceCache(function), **OPTIONS))


def with_cache(function: Callable[..., Any], cache: SourceCache, **options: Any) -> Any:
    """Compile a function with Numba, and keep the result in a cache."""
    if interpreted():
        return function
    wrapped: Any = _dispatcher(function, **options)
    wrapped._cache = cache
    # A function within another is not the same each time, and cannot be found by its name.
    wrapped.files = cache if function.__qualname__ == function.__name__ != "<lambda>" else None
    return wrapped


def _dispatcher(function: Callable[..., Any], **options: Any) -> Any:
    if Dispatcher is None:
        return njit(**options)(function)
    return Dispatcher(function, targetoptions={"nopython": True, "boundscheck": None, **options})


def choose_when_compiled(function: Callable[..., Any], choose: Callable[[Any], Callable[..., Any]]) -> None:
    """Let compiled code that calls a function call another one, chosen by the type of the first argument."""
    if interpreted():
        return
    if Dispatcher is None:

        def chosen(first: Any, *rest: Any) -> Any:
            return getattr(choose(first), "py_func", choose(first))

        overload(function, strict=False)(chosen)
        return

    @cache
    def compiled_choice(first: Any) -> Any:
        found = choose(first)
        return found if isinstance(found, Dispatcher) else _dispatcher(getattr(found, "py_func", found), **OPTIONS)

    dispatch_call(function, compiled_choice)
