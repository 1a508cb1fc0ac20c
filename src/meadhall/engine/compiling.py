"""How far a compilation is and how long it will take, and saying so.

Numba tells when it begins to compile a function. How many functions a piece of work has and how long they took is kept from
the last time on this machine, so that the next time can be foretold; without that, from an ordinary machine.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from numba.core import event

from .calling import compiled_calls
from .compiled import cache_root, interpreted

# Where nothing is known yet: functions of a game, by unit.
USUAL_FUNCTIONS = {"bots": 260, "play": 70, "runs": 90}
FEW_FUNCTIONS = 20
USUAL_SECONDS_OF_A_FUNCTION = 0.15
# What takes no longer is not worth a word.
SILENT_SECONDS = 0.5
# Lines that cannot be written over are written so seldom.
LINE_SECONDS = 15.0
# The pace of this time counts as soon as so many functions are compiled.
FUNCTIONS_OF_A_PACE = 10


class Effort(NamedTuple):
    """What a compilation takes."""

    functions: int
    seconds: float


@dataclass(frozen=True)
class Progress:
    """How far a compilation is. All numbers but those that are done are estimates."""

    what: str
    done: int  # functions
    functions: int
    seconds_left: float

    def __str__(self) -> str:
        return f"{self.what}: {self.done} of about {self.functions} functions, {in_words(self.seconds_left)} left"


def in_words(seconds: float) -> str:
    """Say how long something takes, as exactly as can be foretold."""
    if seconds >= 90:
        return f"about {round(seconds / 60)} minutes"
    if seconds >= 45:
        return "about a minute"
    return f"about {max(5, 5 * round(seconds / 5))} s"


def _kept(game: str, unit: str) -> Path:
    return cache_root() / "times" / f"{game}-{unit}.json"


def expected(game: str, unit: str) -> Effort:
    """Return what the compilation of a piece of a game takes, from the last time or from what is usual."""
    try:
        functions, seconds = json.loads(_kept(game, unit).read_text(encoding="utf-8"))
        return Effort(int(functions), float(seconds))
    except (OSError, ValueError, TypeError):
        functions = USUAL_FUNCTIONS.get(unit, FEW_FUNCTIONS)
        return Effort(functions, functions * USUAL_SECONDS_OF_A_FUNCTION)


def keep(game: str, unit: str, took: Effort) -> None:
    """Keep what a compilation took for the next time. One that found most of it in the cache tells the pace alone."""
    if took.functions < FUNCTIONS_OF_A_PACE:
        return
    known = expected(game, unit)
    if _kept(game, unit).exists() and took.functions < known.functions / 2:
        took = Effort(known.functions, known.functions * took.seconds / took.functions)
    try:
        _kept(game, unit).parent.mkdir(parents=True, exist_ok=True)
        _kept(game, unit).write_text(json.dumps([took.functions, round(took.seconds, 2)]), encoding="utf-8")
    except OSError:
        # It is only an estimate.
        return


def seconds_left(effort: Effort, done: int, seconds: float) -> float:
    """Foretell what is left of a compilation, after so many functions in so many seconds."""
    pace = seconds / done if done >= FUNCTIONS_OF_A_PACE else effort.seconds / effort.functions
    # One that needs more than expected is always nearly there.
    return max(effort.functions - done, 0.03 * effort.functions) * pace


class Counter(event.Listener):
    """Counts the functions that are compiled while it is in use, and calls something after each."""

    def __init__(self, counted: Callable[[int], None]) -> None:
        self.done = 0
        self._counted = counted

    def on_start(self, event: Any) -> None:
        """A function is being compiled; those that it calls come in between."""
        self._counted(self.done)

    def on_end(self, event: Any) -> None:
        """A function is compiled."""
        self.done += 1
        self._counted(self.done)


@contextmanager
def counting(counted: Callable[[int], None]) -> Iterator[Counter]:
    """Count the functions that are compiled while the block runs."""
    with event.install_listener("numba:compile", Counter(counted)) as counter:
        yield counter


class ProgressLine:
    """Progress on standard error: one line that is written over, or where that is no terminal a line now and then."""

    def __init__(self, out: TextIO | None = None) -> None:
        self._out = out or sys.stderr
        self._begun = time.perf_counter()
        self._next = 0.0
        self._width = 0

    def show(self, progress: Progress) -> None:
        """Show how far it is."""
        now = time.perf_counter()
        if now < self._next:
            return
        text = f"Compiling for this machine, once: {progress}"
        if self._out.isatty():
            self._next = now + 0.2
            self._out.write(f"\r{text:<{self._width}}")
            self._width = len(text)
        else:
            self._next = now + LINE_SECONDS
            self._out.write(f"{text}\n")
        self._out.flush()

    def end(self) -> None:
        """Say that it is done, if anything was said."""
        if self._next:
            text = f"Compiled in {time.perf_counter() - self._begun:.0f} s."
            self._out.write(f"\r{text:<{self._width}}\n" if self._width else f"{text}\n")
            self._out.flush()


def compile_here(
    what: str,
    game: str,
    unit: str,
    steps: Sequence[Callable[[], object]],
    progress: Callable[[Progress], None] | None = None,
) -> None:
    """Do steps that load or compile what they call, in this thread; tell how far it is where it takes long."""
    if interpreted():
        for step in steps:
            step()
        return
    effort = expected(game, unit)
    begun = time.perf_counter()
    line = ProgressLine()
    tell = progress or line.show

    def counted(done: int) -> None:
        seconds = time.perf_counter() - begun
        if seconds > SILENT_SECONDS:
            tell(Progress(what, done, max(effort.functions, done), seconds_left(effort, done, seconds)))

    with compiled_calls(), counting(counted) as counter:
        for step in steps:
            step()
    line.end()
    keep(game, unit, Effort(counter.done, time.perf_counter() - begun))
