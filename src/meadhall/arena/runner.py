"""Carry out a plan, here, in several processes or on a cluster, and go on where an earlier run stopped."""

import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from ..engine.calling import PLAYING, use_compiled
from ..engine.compiling import compile_here
from ..engine.errors import BadOption
from .checkpoint import CheckpointFile
from .cluster import check_cluster, work_on_ray
from .game_runner import Played, play, warm_up
from .intervals import ENOUGH_ROUNDS
from .plan import Plan
from .result import Result, Table, summarise
from .task import Answer, Task
from .workers import work_here, work_in_processes

MOST_WORKERS = 1024


def run(
    plan: Plan,
    *,
    workers: int | None = None,
    ray: str | None = None,
    state: Path | None = None,
    on_game: Callable[[Played], None] | None = None,
    until_decided: bool = False,
) -> Result:
    """Play all games of a plan and return what came of it.

    Without workers one process plays, or with `ray`, the address of a cluster or `local`, as many as the cluster holds.
    With a state file every game is kept as soon as it has ended, and games that are in it already are not played again.
    `on_game` is told of each game, of those in the file first. With `until_decided` the games end as soon as the first
    bot is better or worse than even, by an interval that may be looked at after every round.
    """
    check_workers(workers, ray)
    begun = time.perf_counter()
    games: dict[int, Played] = {}
    with ExitStack() as stack:
        file = None if state is None else stack.enter_context(CheckpointFile(state, plan))
        for played in file.games if file else ():
            if played.index < plan.games:
                games[played.index] = played
                if on_game:
                    on_game(played)
        missing = [index for index in range(plan.games) if index not in games]
        for played in stack.enter_context(closing(_played(plan, missing, workers, ray))):
            games[played.index] = played
            if file:
                file.add(played)
            if on_game:
                on_game(played)
            if until_decided and _is_decided(plan, games):
                break
    return summarise(plan, games.values(), time.perf_counter() - begun)


def _is_decided(plan: Plan, games: Mapping[int, Played]) -> bool:
    """Tell at the end of a round whether more games are needed."""
    if len(games) % len(plan.seatings) or len(games) < ENOUGH_ROUNDS * len(plan.seatings):
        return False
    return Table(plan, sorted(games.values(), key=lambda played: played.index), rated=False).decided(
        plan.contestants[0]
    )


def check_workers(workers: int | None, ray: str | None) -> None:
    """Refuse a number of workers that makes no sense, or a cluster that does not answer."""
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise BadOption(f"The number of workers must be from 1 to {MOST_WORKERS}, not {workers}.")
    if ray is not None:
        check_cluster(ray)


def games_of(plan: Plan) -> Task[Played]:
    """Return the games of a plan as a task."""
    return Task(plan, plan.the_game, play, warm_up, "Game {index} of the plan", "the arena stops")


def _played(plan: Plan, indexes: Sequence[int], workers: int | None, ray: str | None) -> Generator[Played, None, None]:
    kinds = dict.fromkeys(bot.partition(":")[0] for bot in plan.contestants)
    yield from done(games_of(plan), " and ".join(kinds), indexes, workers, ray)


def done(
    task: Task[Answer], what: str, indexes: Sequence[int], workers: int | None = None, ray: str | None = None
) -> Generator[Answer, None, None]:
    """Do pieces of a task, here, in several processes or on a cluster, and yield what each has brought."""
    if not indexes:
        return
    compile_here(f"{task.the_game.title} for {what}", task.code, what.replace(" and ", "-"), task.warm_up())
    use_compiled(task.code, *PLAYING)
    if ray is not None:
        yield from work_on_ray(task, indexes, ray, workers)
    elif workers is None or workers == 1:
        yield from work_here(task, indexes)
    else:
        yield from work_in_processes(task, indexes, workers)
