"""Work by several processes of this machine. Each loads the compiled code once, and is replaced when it dies."""

import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from ..bots.programs import ProgramFault
from ..engine.calling import PLAYING, use_compiled
from ..engine.errors import MeadhallError
from .task import Answer, Task

# A piece of work that ended its worker so often would do so for ever.
MOST_TRIES = 5


def work_here(task: Task[Answer], indexes: Sequence[int]) -> Generator[Answer, None, None]:
    """Do pieces of a task one after the other in this process."""
    for index in indexes:
        yield task.piece(index)


def work_in_processes(task: Task[Answer], indexes: Sequence[int], workers: int) -> Generator[Answer, None, None]:
    """Do pieces of a task in so many processes, and yield what each has brought when it has ended."""
    waiting = deque(indexes)
    tries: Counter[int] = Counter()
    pool: list[Worker] = [_hire(task) for _ in range(min(workers, len(waiting)))]
    try:
        for worker in pool:
            worker.take(waiting.popleft())
        while pool:
            ready = wait([worker.line for worker in pool])
            for worker in [worker for worker in pool if worker.line in ready]:
                answer = worker.answer()
                if answer is None:
                    waiting.appendleft(lost(task, worker.index, tries))
                    pool.remove(worker)
                    worker.dismiss()
                    worker = _hire(task)
                    pool.append(worker)
                elif isinstance(answer, MeadhallError):
                    raise answer
                else:
                    yield answer
                if waiting:
                    worker.take(waiting.popleft())
                else:
                    pool.remove(worker)
                    worker.dismiss()
    finally:
        for worker in pool:
            worker.dismiss()


def lost(task: Task[Any], index: int, tries: Counter[int]) -> int:
    """Count a piece whose worker died, and return it to be done again, unless it never gets through."""
    tries[index] += 1
    if tries[index] == MOST_TRIES:
        raise MeadhallError(f"{task.called.format(index=index)} ended its worker {MOST_TRIES} times; {task.then}.")
    return index


@dataclass
class Worker:
    """A process that does the pieces it is told to."""

    process: BaseProcess
    line: Connection
    index: int = -1  # the piece that it does

    def take(self, index: int) -> None:
        self.index = index
        with suppress(OSError):  # when it has died, its answer will tell
            self.line.send(index)

    def answer(self) -> Any:
        """Return what it has to say, a `MeadhallError` perhaps, None when it has died."""
        try:
            return self.line.recv()
        except (EOFError, OSError):
            return None

    def dismiss(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.join()


def _hire(task: Task[Any]) -> Worker:
    # A new interpreter, since a copy of this one would share locks of threads that it does not have.
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(task, theirs), daemon=True)
    process.start()
    theirs.close()
    return Worker(process, ours)


def _work(task: Task[Any], line: Connection) -> None:
    # Ctrl-C reaches every process of a terminal; the one that started us decides what becomes of it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    use_compiled(task.code, *PLAYING)
    for step in task.warm_up():
        # The first process has seen the programs start; one that does not now will forfeit its games.
        with suppress(ProgramFault):
            step()
    # When nobody is at the other end any more, there is nothing left to do.
    with suppress(EOFError, OSError):
        while True:
            line.send(_outcome(task, line.recv()))


def _outcome(task: Task[Answer], index: int) -> Answer | MeadhallError:
    try:
        return task.piece(index)
    except MeadhallError as error:
        return error
