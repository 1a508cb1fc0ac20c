"""Games by several processes of this machine. Each loads the compiled code once, and is replaced when it dies."""

import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from ..bots.programs import ProgramFault
from ..engine.calling import PLAYING, use_compiled
from ..engine.errors import MeadhallError
from .game_runner import Played, play, warm_up
from .plan import Plan

# A game that ended its worker so often would do so for ever.
MOST_TRIES = 5


def play_here(plan: Plan, indexes: Sequence[int]) -> Generator[Played, None, None]:
    """Play games one after the other in this process."""
    for index in indexes:
        yield play(plan, index)


def play_in_processes(plan: Plan, indexes: Sequence[int], workers: int) -> Generator[Played, None, None]:
    """Play games in so many processes, and yield each when it has ended."""
    waiting = deque(indexes)
    tries: Counter[int] = Counter()
    pool = [_hire(plan) for _ in range(min(workers, len(waiting)))]
    try:
        for worker in pool:
            worker.take(waiting.popleft())
        while pool:
            ready = wait([worker.line for worker in pool])
            for worker in [worker for worker in pool if worker.line in ready]:
                answer = worker.answer()
                if answer is None:
                    waiting.appendleft(lost(worker.index, tries))
                    pool.remove(worker)
                    worker.dismiss()
                    worker = _hire(plan)
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


def lost(index: int, tries: Counter[int]) -> int:
    """Count a game whose worker died, and return it to be played again, unless it never gets through."""
    tries[index] += 1
    if tries[index] == MOST_TRIES:
        raise MeadhallError(f"Game {index} of the plan ended its worker {MOST_TRIES} times; the arena stops.")
    return index


@dataclass
class Worker:
    """A process that plays the games it is told to."""

    process: BaseProcess
    line: Connection
    index: int = -1  # the game that it plays

    def take(self, index: int) -> None:
        self.index = index
        with suppress(OSError):  # when it has died, its answer will tell
            self.line.send(index)

    def answer(self) -> Played | MeadhallError | None:
        """Return what it has to say, None when it has died."""
        try:
            answer: Played | MeadhallError = self.line.recv()
        except (EOFError, OSError):
            return None
        return answer

    def dismiss(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.join()


def _hire(plan: Plan) -> Worker:
    # A new interpreter, since a copy of this one would share locks of threads that it does not have.
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(plan, theirs), daemon=True)
    process.start()
    theirs.close()
    return Worker(process, ours)


def _work(plan: Plan, line: Connection) -> None:
    # Ctrl-C reaches every process of a terminal; the one that started us decides what becomes of it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    use_compiled(plan.the_game.code, *PLAYING)
    for step in warm_up(plan):
        # The first process has seen the programs start; one that does not now will forfeit its games.
        with suppress(ProgramFault):
            step()
    # When nobody is at the other end any more, there is nothing left to do.
    with suppress(EOFError, OSError):
        while True:
            line.send(_outcome(plan, line.recv()))


def _outcome(plan: Plan, index: int) -> Played | MeadhallError:
    try:
        return play(plan, index)
    except MeadhallError as error:
        return error
