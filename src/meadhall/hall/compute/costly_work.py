"""Costly work: replays, logs, scorings and pictures, in a thread of its own, so that whoever plays does not wait for it.

It is work in Python, of which one thread does as much as many would. Whoever asks pays with the seconds that it took; the
next is always whoever has paid least, first of all addresses and then of the guests of an address. Long work is done in
steps, after each of which somebody else may be next. Who asks for too much at once is told that the hall is busy.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass
from itertools import count
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from ..errors import HallError
from ..settings import Limits, Rate

T = TypeVar("T")
# Work that pauses after each step, and returns its result.
Steps: TypeAlias = Generator[None, None, T]

LONGEST_REST = 0.05
# So many names are kept before those who owe nothing are forgotten.
MANY = 10_000


class Asker(NamedTuple):
    """Who asks for work: a guest, or somebody without a name, at an address."""

    guest: str | None
    address: str

    @property
    def name(self) -> str:
        """What tells them from others at the same address."""
        return self.guest or f"somebody at {self.address}"


class Debts:
    """Seconds of work that were done for somebody; they are forgiven in the course of time."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self._owed: dict[str, tuple[float, float]] = {}  # seconds, and when they were counted

    def of(self, name: str, at: float | None = None) -> float:
        """Return how much somebody owes now, or at a moment that is the same for all who are compared."""
        owed, counted = self._owed.get(name, (0.0, 0.0))
        return max(0.0, owed - ((self.clock() if at is None else at) - counted) * self.rate.per_second)

    def add(self, name: str, seconds: float) -> None:
        """Let somebody owe more."""
        self._owed[name] = (self.of(name) + seconds, self.clock())
        if len(self._owed) > MANY:
            self._owed = {name: owed for name, owed in self._owed.items() if self.of(name)}

    def are_too_high(self, name: str) -> bool:
        """Tell whether somebody owes as much as they may."""
        return self.of(name) >= self.rate.burst


@dataclass(eq=False)
class Job(Generic[T]):
    """Work that waits for its next step, and who waits for its result."""

    asker: Asker
    number: int
    steps: Steps[T]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[T]"


class CostlyWork:
    """Does costly work, a step at a time, in the order of who has had least."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._of_guest = Debts(limits.costly)
        self._of_address = Debts(limits.costly_of_address)
        self._jobs: list[Job[Any]] = []
        self._numbers = count()
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._closing = False

    async def do(self, asker: Asker, work: Callable[..., T], *details: Any) -> T:
        """Do work in one step."""
        return await self.do_steps(asker, one_step(work, *details))

    async def do_steps(self, asker: Asker, steps: Steps[T]) -> T:
        """Do work step by step; refuse it when too much is asked for."""
        loop = asyncio.get_running_loop()
        job: Job[T] = Job(asker, next(self._numbers), steps, loop, loop.create_future())
        with self._changed:
            self._check(asker)
            self._jobs.append(job)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="costly", daemon=True)
                self._thread.start()
            self._changed.notify()
        try:
            return await job.done
        finally:
            # Nobody waits any more for what is not done yet.
            with self._changed:
                if job in self._jobs:
                    self._jobs.remove(job)

    def check(self, asker: Asker) -> None:
        """Refuse anyone who has had as much as they may, for work that is done elsewhere."""
        with self._changed:
            if self._of_guest.are_too_high(asker.name) or self._of_address.are_too_high(asker.address):
                raise HallError("busy")

    def charge(self, asker: Asker, seconds: float) -> None:
        """Let somebody pay for work."""
        with self._changed:
            self._of_guest.add(asker.name, seconds)
            self._of_address.add(asker.address, seconds)

    def stop(self) -> None:
        """Leave undone what is not done yet."""
        with self._changed:
            self._closing = True
            for job in self._jobs:
                job.done.cancel()
            self._jobs.clear()
            self._changed.notify()

    def _check(self, asker: Asker) -> None:
        limits = self.limits
        of_guest = sum(job.asker.name == asker.name for job in self._jobs)
        of_address = sum(job.asker.address == asker.address for job in self._jobs)
        if (
            self._of_guest.are_too_high(asker.name)
            or self._of_address.are_too_high(asker.address)
            or of_guest >= limits.costly_waiting
            or of_address >= limits.costly_waiting_of_address
            or len(self._jobs) >= limits.costly_waiting_in_all
        ):
            raise HallError("busy")

    def _run(self) -> None:
        # With the priority of all: one that waits for a core may hold Python's lock, for which the thread for people waits.
        while (job := self._next()) is not None:
            begun = time.thread_time()
            answer = _step(job.steps)
            took = time.thread_time() - begun
            self.charge(job.asker, took)
            if answer is not None:
                self._finish(job, answer)
            # It rests as long as it worked, so that the thread for people finds Python's lock free half of the time.
            time.sleep(min(took, LONGEST_REST))

    def _finish(self, job: Job[Any], answer: "Callable[[asyncio.Future[Any]], None]") -> None:
        with self._changed:
            if job in self._jobs:
                self._jobs.remove(job)
                job.loop.call_soon_threadsafe(answer, job.done)

    def _next(self) -> "Job[Any] | None":
        with self._changed:
            while not self._jobs and not self._closing:
                self._changed.wait()
            if self._closing:
                return None
            at = time.monotonic()
            return min(self._jobs, key=lambda job: self._rank(job, at))

    def _rank(self, job: Job[Any], at: float) -> tuple[float, float, int]:
        return self._of_address.of(job.asker.address, at), self._of_guest.of(job.asker.name, at), job.number


def one_step(work: Callable[..., T], *details: Any) -> Steps[T]:
    """Return work that is done in one step."""
    return work(*details)
    yield  # makes it work in steps, though it never gets here


def _step(steps: Steps[T]) -> "Callable[[asyncio.Future[T]], None] | None":
    """Do a step; after the last one return how to tell the result."""
    try:
        next(steps)
    except StopIteration as end:
        result: T = end.value

        def answer(done: "asyncio.Future[T]") -> None:
            if not done.done():
                done.set_result(result)

        return answer
    except BaseException as error:
        wrong = error

        def refuse(done: "asyncio.Future[T]") -> None:
            if not done.done():
                done.set_exception(wrong)

        return refuse
    return None
