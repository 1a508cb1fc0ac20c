"""Compiling in processes of their own, while this one goes on.

Numba compiles under one lock for the whole process, and a function that is called first waits for it. So what compiles in
the background does it elsewhere, and fills the cache. A process compiles one unit of a game; what it has compiled is in the
cache even if it is ended before the unit is complete.
"""

import atexit
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from .calling import PLAYING, policy, use_compiled
from .compiled import is_ready
from .compiling import FUNCTIONS_OF_A_PACE, Effort, Progress, expected, in_words, seconds_left
from .registry import games, load

# By its name, since it knows the bots and environments, which are built on the engine.
PROGRAM = "meadhall.warmup"
# Compiling is what can wait longest of all that a machine does.
LOWEST_PRIORITY = 19
TRIES = 2
LAST_WORDS = 300


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(eq=False)
class Job:
    """A unit of a game that is to be compiled."""

    game: str
    code: str  # the name under which its compiled code is kept
    unit: str
    effort: Effort = field(init=False)
    done: bool = False
    failure: str = ""  # why it cannot be compiled
    functions: int = 0  # compiled so far
    tries: int = 0
    begun: float = 0.0
    seconds: float = 0.0  # of compiling, once it is done
    process: "subprocess.Popen[str] | None" = None

    def __post_init__(self) -> None:
        self.effort = expected(self.code, self.unit)

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to do about it."""
        return self.done or bool(self.failure)

    @property
    def waits(self) -> bool:
        """Whether it waits for a process."""
        return self.process is None and not self.is_over

    @property
    def measured(self) -> Effort:
        """What is compiled so far, and how long it took."""
        return Effort(self.functions, time.perf_counter() - self.begun if self.process else self.seconds)


class Compilers:
    """Compiles some units, each in a process of its own, at most as many at a time as there are cores.

    The units of a game come one after the other in the order in which they were given, games side by side; what a person
    waits for goes first. `changed` is called in some thread whenever something has changed; `finished` with each job that is
    over, in a thread that may take its time.
    """

    def __init__(
        self,
        jobs: Iterable[Job],
        changed: Callable[[], None] = lambda: None,
        finished: Callable[[Job], None] = lambda job: None,
        priority: int = LOWEST_PRIORITY,
    ) -> None:
        self.jobs = list(jobs)
        self._changed = changed
        self._finished = finished
        self._priority = priority
        self._at_once = cores()
        self._lock = threading.RLock()
        self._preferred: set[str] = set()  # games
        self._stopped = False

    def start(self) -> None:
        """Begin to compile."""
        atexit.register(self.stop)
        with self._lock:
            self._fill()

    def stop(self) -> None:
        """End the processes; what they have compiled stays in the cache."""
        with self._lock:
            self._stopped = True
            running = [job.process for job in self.jobs if job.process is not None]
            for process in running:
                process.terminate()
        for process in running:
            process.wait()
        atexit.unregister(self.stop)

    @property
    def are_done(self) -> bool:
        """Whether there is nothing left to do."""
        with self._lock:
            return all(job.is_over for job in self.jobs)

    def prefer(self, game: str) -> None:
        """Compile a game before all others: somebody waits for it."""
        with self._lock:
            if game in self._preferred or self._stopped:
                return
            self._preferred.add(game)
            # What somebody has asked for before stays before it.
            self.jobs.sort(key=lambda job: job.game not in self._preferred)
            mine = [job for job in self.jobs if job.game == game and not job.is_over]
            running = self._running()
            if not mine or any(job.process for job in mine) or len(running) < self._at_once:
                return
            last = running[-1]
            if last.game not in self._preferred and last.process is not None:
                # What it has compiled is in the cache, so little is lost.
                last.tries -= 1
                last.process.terminate()

    def progress(self) -> Progress:
        """Tell how far everything is."""
        with self._lock:
            what = ", ".join(f"{load(job.game).title} ({job.unit})" for job in self._running())
            total = sum(max(job.effort.functions, job.functions) for job in self.jobs)
            left = sum(max(job.effort.functions - job.functions, 1) for job in self.jobs if not job.is_over)
            return Progress(what, total - left, total, max(self._schedule().values(), default=0.0))

    def seconds_until(self, game: str, unit: str) -> float | None:
        """Foretell when a unit is compiled; None where it is, or cannot be."""
        with self._lock:
            return next((at for job, at in self._schedule().items() if (job.game, job.unit) == (game, unit)), None)

    def _running(self) -> list[Job]:
        return [job for job in self.jobs if job.process is not None]

    def _schedule(self) -> dict[Job, float]:
        """Foretell when each job is done that is not."""
        slots = [0.0] * self._at_once
        at: dict[Job, float] = {}
        of_game: dict[str, float] = {}
        pace = self._pace()
        for job in (*self._running(), *(job for job in self.jobs if job.waits)):
            usual = Effort(job.effort.functions, job.effort.seconds * pace)
            slots.sort()
            begins = max(slots[0], of_game.get(job.game, 0.0))
            slots[0] = of_game[job.game] = at[job] = begins + seconds_left(usual, *job.measured)
        return at

    def _pace(self) -> float:
        """Return how much slower than expected it goes."""
        measured = [job for job in self.jobs if job.functions >= FUNCTIONS_OF_A_PACE]
        should = sum(job.functions * job.effort.seconds / job.effort.functions for job in measured)
        return sum(job.measured.seconds for job in measured) / should if should else 1.0

    def _fill(self) -> None:
        """Give free places to those who wait; whoever calls this holds the lock."""
        if self._stopped:
            return
        for job in self.jobs:
            if len(self._running()) >= self._at_once:
                return
            if job.waits and self._may_begin(job):
                self._begin(job)

    def _may_begin(self, job: Job) -> bool:
        """Tell whether all earlier units of the same game are compiled; where one cannot be, this one is of no use."""
        earlier = [other for other in self.jobs[: self.jobs.index(job)] if other.game == job.game]
        job.failure = next((other.failure for other in earlier if other.failure), "")
        return all(other.done for other in earlier)

    def _begin(self, job: Job) -> None:
        job.tries += 1
        job.begun = time.perf_counter()
        # An earlier try has left what it compiled in the cache.
        left = max(job.effort.functions - job.functions, 1)
        job.effort, job.functions = Effort(left, left * job.effort.seconds / job.effort.functions), 0
        complaints = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        environment.pop("MEADHALL_COMPILE", None)
        settings: dict[str, Any] = {}
        if hasattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS"):
            settings["creationflags"] = subprocess.BELOW_NORMAL_PRIORITY_CLASS
        try:
            job.process = subprocess.Popen(
                [sys.executable, "-m", PROGRAM, job.game, job.unit, str(self._priority)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                env=environment,
                **settings,
            )
        except (OSError, ValueError) as error:
            job.failure = f"No process could be started that compiles: {error}"
            return
        threading.Thread(target=self._follow, args=(job, job.process, complaints), daemon=True).start()

    def _follow(self, job: Job, process: "subprocess.Popen[str]", complaints: Any) -> None:
        """Take note of what a process says until it ends."""
        assert process.stdout is not None
        with process, complaints:
            for line in process.stdout:
                if line.strip().isdigit():
                    job.functions = int(line)
                    self._changed()
            code = process.wait()
            complaints.seek(0)
            said = complaints.read()[-LAST_WORDS:].strip()
        with self._lock:
            job.seconds = job.measured.seconds
            job.process = None
            job.done = code == 0
            if not job.done and job.tries >= TRIES:
                how = f"was ended by signal {-code}" if code < 0 else f"ended with code {code}"
                job.failure = f"The process that compiled it {how}. {said}".strip()
            self._fill()
        if job.is_over and not self._stopped:
            self._finished(job)
        self._changed()


def compile_in_background(code: str) -> None:
    """Compile a game whose code is kept under a name while it is played, and play on with what is compiled; say so in a line."""
    game = next((game for game in games() if game.code == code), None)
    if game is None or policy() != "background":
        return
    jobs = [Job(game.name, code, unit) for unit in PLAYING if not is_ready(code, unit)]

    def changed() -> None:
        if failure := next((job.failure for job in jobs if job.failure), ""):
            print(f"meadhall: {game.title} could not be compiled and goes on interpreted. {failure}", file=sys.stderr)
        elif compilers.are_done:
            use_compiled(code, *PLAYING)

    compilers = Compilers(jobs, finished=lambda job: changed())
    if not jobs:
        changed()
        return
    how_long = in_words(compilers.progress().seconds_left)
    print(f"meadhall: {game.title} is being compiled for this machine in the background ({how_long}).", file=sys.stderr)
    compilers.start()
