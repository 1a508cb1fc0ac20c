"""Which code carries out a call from Python: compiled code, or the same function in plain Python while there is none.

Compiling a game takes minutes, interpreting a decision milliseconds. So each game begins interpreted unless all of its
compiled code is in the cache, and goes on compiled once it is. A call from Python is decided at its outermost function and
stays what it began as; a function becomes Numba's own dispatcher, without anything of ours in the way, when no interpreted
call is under way that could still reach it.

`MEADHALL_COMPILE` says when code is compiled of which the cache has none:
    background  by a process in the background, once a game has been interpreted for some seconds (the default)
    asked       when something is asked for that needs it, such as `meadhall.warm()` or a search
    first       each function when it is first called, with nothing interpreted
"""

import os
import threading
import time
import weakref
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from functools import cache
from types import TracebackType
from typing import Any

import numpy as np

from .errors import BadOption

# What is compiled in one go, in this order, and the layers whose functions are called compiled afterwards. The functions of
# all layers call those of the rules; so once the rules are compiled, everything is called compiled. Else interpreted functions
# would hand compiled ones numbers of types that these were not compiled for.
UNITS: dict[str, tuple[str, ...]] = {
    "bots": ("heuristics", "bots"),
    "play": ("engine", "rules", "analysis", "heuristics", "bots", "envs"),
    "runs": (),  # loops, which are never interpreted
}
# What a table needs.
PLAYING = ("bots", "play")

POLICIES = ("background", "asked", "first")
# So many seconds of interpreted work for a game are less than its compilation costs; after them it is worth it.
LONG_WORK_SECONDS = 2.0

UNDECIDED, INTERPRETED, COMPILED = range(3)


class _Thread(threading.local):
    """What the functions that a thread calls do."""

    mode = UNDECIDED


_thread = _Thread()
_lock = threading.RLock()
_functions: "weakref.WeakSet[Any]" = weakref.WeakSet()
_games: dict[np.dtype[Any], str] = {}  # by the type of their states
_compiled: set[tuple[str | None, str]] = set()  # games, None for what is about no game, with layers
_running: Counter[str | None] = Counter()  # interpreted calls from outside, by game
_worked: defaultdict[str, float] = defaultdict(float)  # seconds of interpreted work
_unsettled = False  # whether functions wait for interpreted calls to end
_everything = os.environ.get("MEADHALL_COMPILE") == "first"  # whether nothing is interpreted


def _compile_in_background(game: str) -> None:
    # Imported when it is needed, since it is built on this.
    from .compilers import compile_in_background

    compile_in_background(game)


_on_long_work: Callable[[str], None] | None = _compile_in_background


def policy() -> str:
    """Return when code is compiled that is not in the cache."""
    given = os.environ.get("MEADHALL_COMPILE", "") or POLICIES[0]
    if given not in POLICIES:
        raise BadOption(f"MEADHALL_COMPILE is {given!r}. It must be one of {', '.join(POLICIES)}.")
    return given


class InterpretedFirst:
    """A dispatcher of Numba's whose game may not be compiled yet: then its Python source is called."""

    __slots__ = ()

    _layer: str
    _game: str | None
    py_func: Callable[..., Any]

    def __call__(self, *args: Any, **named: Any) -> Any:
        mode = _thread.mode
        if mode == INTERPRETED:
            return self.py_func(*args, **named)
        if mode == COMPILED:
            return self._call_compiled(*args, **named)
        game = self._game or _game_in(args)
        if _everything or (game, self._layer) in _compiled or not _enter(game, self._layer):
            return self._call_compiled(*args, **named)
        begun = time.perf_counter()
        _thread.mode = INTERPRETED
        try:
            # Compiled code wraps around silently, too.
            with np.errstate(all="ignore"):
                return self.py_func(*args, **named)
        finally:
            _thread.mode = UNDECIDED
            _leave(game, time.perf_counter() - begun)

    def _call_compiled(self, *args: Any, **named: Any) -> Any:
        return super().__call__(*args, **named)  # type: ignore[misc]


@cache
def _interpreted_first(plain: type) -> type:
    """Return the class of functions that are interpreted first, beside the class that they have once they are compiled."""
    name = f"{InterpretedFirst.__name__}{plain.__name__}"
    made = type(name, (InterpretedFirst, plain), {"__module__": __name__})
    globals()[name] = made  # where it is looked for when a function is pickled
    return made


def _game_in(values: Iterable[Any]) -> str | None:
    """Find the game whose state is among some values: a record, an array of records, or a tuple with one of them."""
    for value in values:
        kind = getattr(value, "dtype", None)
        game = _game_in(value) if isinstance(value, tuple) else None if kind is None else _games.get(kind)
        if game is not None:
            return game
    return None


def _enter(game: str | None, layer: str) -> bool:
    """Begin an interpreted call, unless the game has been compiled at this moment."""
    with _lock:
        if (game, layer) in _compiled:
            return False
        _running[game] += 1
        return True


def _leave(game: str | None, seconds: float) -> None:
    long_work = False
    with _lock:
        _running[game] -= 1
        if game is not None:
            before = _worked[game]
            _worked[game] = after = before + seconds
            long_work = before < LONG_WORK_SECONDS <= after
        if _unsettled and not _running[game]:
            _settle()
    if long_work and _on_long_work is not None and game is not None:
        _on_long_work(game)


def _settle() -> None:
    """Let each function be what the games that it is for are; whoever calls this holds the lock."""
    global _unsettled
    _unsettled = False
    for function in _functions:
        if _everything:
            ready, free = True, True
        elif function._game is not None:
            ready = (function._game, function._layer) in _compiled
            free = not _running[function._game]
        else:
            ready = bool(_games) and all((game, function._layer) in _compiled for game in _games.values())
            free = not any(_running.values())
        if ready and not free:
            _unsettled = True
        plain = function._plain
        wanted = plain if ready and free else _interpreted_first(plain)
        if function.__class__ is not wanted:
            function.__class__ = wanted


def watch(function: Any, layer: str | None, game: str | None) -> None:
    """Let a function of a layer, and perhaps of a game alone, be interpreted as long as its game is not compiled."""
    function._layer = layer or "rules"  # a game of another package has all of that package as its rules
    function._game = game
    function._plain = type(function)
    with _lock:
        _functions.add(function)
        if not _everything and (game is None or (game, function._layer) not in _compiled):
            function.__class__ = _interpreted_first(function._plain)


def register_game(state_type: np.dtype[Any], game: str, units: Iterable[str]) -> None:
    """Remember the type of a game's states, and which of its units are compiled already."""
    with _lock:
        _games[state_type] = game
        use_compiled(game, *units)


def use_compiled(game: str, *units: str) -> None:
    """Call compiled code for a game from now on; what is not in the cache is compiled when it is first called."""
    with _lock:
        for unit in units:
            for layer in UNITS[unit]:
                _compiled.update(((game, layer), (None, layer)))
        _settle()


def interpret(game: str) -> None:
    """Interpret a game from now on, until it is said to be compiled."""
    with _lock:
        others = {layer for other, layer in _compiled if other not in (None, game)}
        _compiled.difference_update([place for place in _compiled if place[0] == game or place[1] not in others])
        _settle()


def compile_first() -> None:
    """Interpret nothing in this process: each function is loaded or compiled when it is first called."""
    global _everything
    with _lock:
        _everything = True
        _settle()


def is_compiled(game: str, unit: str) -> bool:
    """Tell whether this process calls compiled code for a game."""
    return _everything or all((game, layer) in _compiled for layer in UNITS[unit])


def calls_compiled(game: str, unit: str) -> bool:
    """Tell whether this thread calls compiled code for a game just now."""
    return _thread.mode == COMPILED or is_compiled(game, unit)


def on_long_work(do: Callable[[str], None] | None) -> None:
    """Say what is done once when a game has been interpreted for long; None for nothing."""
    global _on_long_work
    _on_long_work = do


class compiled_calls:  # noqa: N801
    """Call compiled code in this thread while the block runs, loaded or compiled where need be."""

    def __enter__(self) -> None:
        self._before = _thread.mode
        _thread.mode = COMPILED

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _thread.mode = self._before
