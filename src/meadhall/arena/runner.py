"""Carry out a plan, here, in several processes or on a cluster, and go on where an earlier run stopped."""

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from ..engine.calling import PLAYING, use_compiled
from ..engine.compiling import compile_here
from ..engine.errors import BadOption
from .checkpoint import CheckpointFile
from .cluster import check_cluster, play_on_ray
from .game_runner import Played, warm_up
from .plan import Plan
from .result import Result, summarise
from .workers import play_here, play_in_processes

MOST_WORKERS = 1024


def run(
    plan: Plan,
    *,
    workers: int | None = None,
    ray: str | None = None,
    state: Path | None = None,
    on_game: Callable[[Played], None] | None = None,
) -> Result:
    """Play all games of a plan and return what came of it.

    Without workers one process plays, or with `ray`, the address of a cluster or `local`, as many as the cluster holds.
    With a state file every game is kept as soon as it has ended, and games that are in it already are not played again.
    `on_game` is told of each game, of those in the file first.
    """
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise BadOption(f"The number of workers must be from 1 to {MOST_WORKERS}, not {workers}.")
    if ray is not None:
        check_cluster(ray)
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
    return summarise(plan, games.values(), time.perf_counter() - begun)


def _played(plan: Plan, indexes: Sequence[int], workers: int | None, ray: str | None) -> Generator[Played, None, None]:
    if not indexes:
        return
    kinds = dict.fromkeys(bot.partition(":")[0] for bot in plan.contestants)
    game = plan.the_game
    compile_here(f"{game.title} for {' and '.join(kinds)}", game.code, "-".join(kinds), warm_up(plan))
    use_compiled(game.code, *PLAYING)
    if ray is not None:
        yield from play_on_ray(plan, indexes, ray, workers)
    elif workers is None or workers == 1:
        yield from play_here(plan, indexes)
    else:
        yield from play_in_processes(plan, indexes, workers)
