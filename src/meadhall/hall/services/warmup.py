"""A hall is open at once: games begin interpreted, are compiled by other processes, and go on compiled.

Numba compiles under one lock for the whole process, and even a function that is in the cache waits for it when it is first
called. So other processes fill the cache, as many as there are cores and with the lowest priority; then a thread of the hall
loads a game, and from then on its compiled code is called. Until then levels that search play as the strongest that does
not, and there are no hints.
"""

import asyncio
import gc
import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

from ...bots import LEVELS, needs_compiled
from ...engine import calling
from ...engine.calling import PLAYING
from ...engine.compiled import interpreted, is_ready
from ...engine.compilers import Compilers, Job
from ...games import load
from ...warmup import load_unit
from ..errors import HallError
from ..logging import log
from ..protocol import Compiling, GameCompiling
from .table import STAND_IN

# How far it is, in parts of all there is to compile.
STEPS = 100
# What is foretold changes so often at most, and in steps of so many seconds.
TELL_SECONDS = 1.0
ESTIMATE_SECONDS = 5


class Warmup:
    """Knows which of the games that the hall offers are compiled, and lets the others be compiled."""

    def __init__(self, games: Sequence[str], bots: Mapping[str, str] | None = None, hint: str = "expert") -> None:
        self.games = tuple(games)
        self.failures: dict[str, str] = {}  # why a game is not compiled and never will be
        self._named = dict(bots or {})  # bots that the operator offers
        self._hint = hint
        self._loaded: dict[str, set[str]] = {name: set() for name in games}  # units
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._changed: Callable[[Collection[str]], None] = lambda games: None
        self._told: Compiling | None = None
        self._told_at = 0.0
        # Loading is work in Python: two games at once would only wait for each other.
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="loading")
        jobs = [Job(name, load(name).code, unit) for unit in PLAYING for name in games if not _is_in_cache(name, unit)]
        self._compilers = Compilers([] if interpreted() else jobs, self._tell, self._over)

    def start(self, changed: Callable[[Collection[str]], None]) -> None:
        """Begin to compile and load; `changed` is called in the loop with the games that have become ready."""
        self._changed = changed
        if interpreted():
            for name in self.games:
                self._loaded[name].update(PLAYING)
            return
        calling.on_long_work(None)
        for name in self.games:
            # What is in the cache is loaded by a thread, so that nobody waits for it.
            calling.interpret(load(name).code)
        for unit in PLAYING:
            for name in self.games:
                if _is_in_cache(name, unit):
                    self._pool.submit(self._load, name, unit)
        if self._compilers.jobs:
            log.info(
                "games are being compiled for this machine", games=",".join({job.game for job in self._compilers.jobs})
            )
        self._compilers.start()

    def stop(self) -> None:
        """Leave undone what is not done yet."""
        self._stop.set()
        self._compilers.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def want(self, game: str) -> None:
        """Compile a game first: somebody looks at it."""
        self._compilers.prefer(game)

    # In other threads

    def _over(self, job: Job) -> None:
        """A process has compiled a unit, or cannot."""
        if not job.failure:
            log.info("a game is compiled", game=job.game, unit=job.unit, seconds=round(job.seconds, 1))
            self._pool.submit(self._load, job.game, job.unit)
        elif job.game not in self.failures:
            self._fail(job.game, job.failure)

    def _load(self, name: str, unit: str) -> None:
        """Load a unit into this process, and call its compiled code from then on."""
        if self._stop.is_set() or name in self.failures:
            return
        begun = time.perf_counter()
        try:
            load_unit(name, unit, self._stop)
        except Exception as error:
            # It can be played on as it is.
            self._fail(name, f"{type(error).__name__}: {error}")
            return
        if self._stop.is_set():
            return
        calling.use_compiled(load(name).code, unit)
        self._loaded[name].add(unit)
        log.info("a game is loaded", game=name, unit=unit, seconds=round(time.perf_counter() - begun, 1))
        self._tell({name})

    def _fail(self, game: str, why: str) -> None:
        log.error("a game could not be compiled and goes on interpreted", game=game, why=why)
        self.failures[game] = why
        self._tell({game})

    def _tell(self, games: Collection[str] = ()) -> None:
        try:
            self._loop.call_soon_threadsafe(self._note, games)
        except RuntimeError:
            self._stop.set()  # the loop has closed: nobody waits any more

    # In the loop

    def _note(self, games: Collection[str]) -> None:
        if self.is_complete:
            # What was loaded stays for good: looking through it again and again for garbage would stop the hall each time.
            gc.collect()
            gc.freeze()
        now = self._loop.time()
        if not games and now < self._told_at + TELL_SECONDS:
            return
        progress = self.progress()
        if games or progress != self._told:
            self._told, self._told_at = progress, now
            self._changed(games)

    @property
    def is_complete(self) -> bool:
        """Whether all games are compiled."""
        return all(map(self.is_ready, self.games))

    def is_ready(self, game: str) -> bool:
        """Tell whether a game is compiled and loaded."""
        return self._loaded.get(game, set()).issuperset(PLAYING)

    def has_bots(self, game: str) -> bool:
        """Tell whether the bots of a game are compiled, those that search among them."""
        return "bots" in self._loaded.get(game, ())

    def check_offered(self, game: str) -> None:
        """Refuse what needs a game that the hall does not offer."""
        if game not in self._loaded:
            raise HallError("not-offered", game=load(game).title)

    def check_hint(self, game: str) -> None:
        """Refuse a hint that takes compiled code which is not there."""
        if self.waits_for(game, self._hint):
            seconds = self.seconds_until_bots(game)
            if seconds is None:
                raise HallError("not-compiled", game=load(game).title)
            raise HallError("preparing", game=load(game).title, minutes=round(seconds / 60))

    def waits_for(self, game: str, level: str) -> bool:
        """Tell whether a level, or a bot that the operator has named, takes compiled code which is not there."""
        return needs_compiled(self._named.get(level, level)) and not self.has_bots(game)

    def level_now(self, game: str, level: str) -> str:
        """Return the level that plays for now: the one that is asked for, or the strongest that is there."""
        return STAND_IN if self.waits_for(game, level) else level

    def seconds_until_bots(self, game: str) -> int | None:
        """Foretell when the bots of a game are compiled; None where they cannot be."""
        if game in self.failures:
            return None
        left = self._compilers.seconds_until(game, "bots") or 0.0
        return ESTIMATE_SECONDS * (int(left / ESTIMATE_SECONDS) + 1)

    def progress(self) -> Compiling:
        """Tell how far it is, and what waits for it."""
        waiting = [name for name in self.games if not self.is_ready(name) and name not in self.failures]
        progress = self._compilers.progress()
        done = STEPS * progress.done // max(progress.functions, 1)
        return Compiling(
            ready=not waiting,
            done=min(done, STEPS - 1) if waiting else STEPS,
            steps=STEPS,
            now=load(waiting[0]).title if waiting else "",
            games=[self._of_game(name) for name in self.games if not self.has_bots(name)],
        )

    def _of_game(self, name: str) -> GameCompiling:
        levels = [level for level in (*LEVELS, *self._named) if self.waits_for(name, level)]
        return GameCompiling(
            game=name,
            levels=levels,
            hints=self.waits_for(name, self._hint),
            seconds=self.seconds_until_bots(name),
            failed=name in self.failures,
        )


def _is_in_cache(name: str, unit: str) -> bool:
    return is_ready(load(name).code, unit)
