"""Who may compute: few threads at a time, and all of them below the thread that answers people."""

import os
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Lock, get_native_id

# So much lower a priority than that of the process have threads that people do not wait for at once.
STEPS_BACK = 10
LOWEST = 19


class CpuSlots:
    """Lets so many threads compute at a time, in the order in which they come."""

    def __init__(self, at_once: int) -> None:
        self._lock = Lock()
        self._free = at_once
        self._waiting: deque[Event] = deque()

    @contextmanager
    def computing(self) -> Iterator[None]:
        """Compute while the block runs, once it is this thread's turn."""
        self._take()
        try:
            yield
        finally:
            self._give()

    def let_others(self) -> None:
        """Let those compute who wait, and go on after them."""
        if self._waiting:
            self._give()
            self._take()

    def _take(self) -> None:
        with self._lock:
            if self._free:
                self._free -= 1
                return
            mine = Event()
            self._waiting.append(mine)
        mine.wait()

    def _give(self) -> None:
        with self._lock:
            if self._waiting:
                self._waiting.popleft().set()
            else:
                self._free += 1


class SharedStop(Event):
    """Tells a thought to stop. A search looks at it about every 10 ms, and that is where it lets others have its core."""

    def __init__(self, slots: CpuSlots) -> None:
        super().__init__()
        self._slots = slots
        self._computes = threading.local()

    @contextmanager
    def computing(self) -> Iterator[None]:
        """Compute while the block runs, by turns with others."""
        with self._slots.computing():
            self._computes.now = True
            try:
                yield
            finally:
                self._computes.now = False

    def is_set(self) -> bool:
        """Tell whether to stop; the thread that computes lets others go first."""
        if getattr(self._computes, "now", False):
            self._slots.let_others()
        return super().is_set()


def spare_cores() -> int:
    """Return on how many cores may be computed: all but the one that people need."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


def step_back() -> None:
    """Let the thread that answers people go before this one, where the system can tell threads apart."""
    with suppress(AttributeError, OSError):
        own = os.getpriority(os.PRIO_PROCESS, os.getpid())
        if own < LOWEST:
            os.setpriority(os.PRIO_PROCESS, get_native_id(), min(own + STEPS_BACK, LOWEST))
        else:
            # There is no lower priority than the process's own: only when nobody else wants the core.
            os.sched_setscheduler(get_native_id(), os.SCHED_IDLE, os.sched_param(0))
