"""Work on a Ray cluster, or on one that is started for the run on this machine. The extra `meadhall[cluster]` brings Ray.

Ray is not left to try games again by itself: a game whose worker died comes back here and is handed out anew, so there is one
place that knows which games are under way, and none can be counted twice. The same goes for pieces of other tasks.
"""

import logging
import os
import platform
import socket
from collections import Counter, deque
from collections.abc import Generator, Sequence
from contextlib import suppress
from typing import Any

from ..bots.programs import ProgramFault
from ..engine.calling import PLAYING, use_compiled
from ..engine.errors import BadOption, MeadhallError, require
from .task import Answer, Task
from .workers import lost

LOCAL = "local"
AUTO = "auto"  # the cluster that runs on this machine
CLIENT = "ray://"
PATIENCE_SECONDS = 10
# Games that wait at the cluster, so that no worker waits for us.
AHEAD = 2
LOCAL_STORE_BYTES = 128 * 2**20

_warm: set[str] = set()


class ClusterFault(MeadhallError):
    """A cluster that cannot be reached, or that runs other code than this machine."""


def work_on_ray(
    task: Task[Answer], indexes: Sequence[int], address: str, workers: int | None
) -> Generator[Answer, None, None]:
    """Do pieces of a task on the cluster at an address, or on one of this machine's own for `local`, and yield what each brings."""
    ray = _import_ray()
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, address, workers)
    try:
        yield from _hand_out(ray, task, indexes, workers)
    finally:
        if ours:
            ray.shutdown()


def _hand_out(
    ray: Any, task: Task[Answer], indexes: Sequence[int], workers: int | None
) -> Generator[Answer, None, None]:
    # Without retries by Ray, see above.
    remote = ray.remote(max_retries=0, num_cpus=1)(_remote_game)
    shared_task = ray.put(task)
    code = task.code_hash
    waiting = deque(indexes)
    under_way: dict[Any, int] = {}
    tries: Counter[int] = Counter()
    while waiting or under_way:
        room = workers or AHEAD * _processors(ray)
        while waiting and len(under_way) < room:
            index = waiting.popleft()
            under_way[remote.remote(shared_task, index, code)] = index
        ended, _ = ray.wait(list(under_way), num_returns=1)
        for reference in ended:
            index = under_way.pop(reference)
            try:
                yield ray.get(reference)
            except ray.exceptions.RayTaskError as error:
                raise error.cause if isinstance(error.cause, MeadhallError) else ClusterFault(str(error)) from None
            except ray.exceptions.RayError:
                waiting.appendleft(lost(task, index, tries))


def _remote_game(task: Task[Answer], index: int, code: str) -> Answer:
    """Do a piece, which mostly is a game, on whatever machine this runs on."""
    if task.code_hash != code:
        raise ClusterFault(
            f"{platform.node()} of the cluster runs other code of Meadhall, or another Python, NumPy or Numba."
        )
    name = repr(task.subject)
    if name not in _warm:
        use_compiled(task.code, *PLAYING)
        for step in task.warm_up():
            with suppress(ProgramFault):
                step()
        _warm.add(name)
    return task.piece(index)


def check_cluster(address: str) -> None:
    """Refuse an address where nobody answers; Ray itself would wait there for many minutes."""
    _import_ray()
    if address in (LOCAL, AUTO):
        return
    host, colon, port = address.removeprefix(CLIENT).rpartition(":")
    if not colon or not host or not port.isdecimal():
        raise BadOption(
            f"{address!r} is no address of a Ray cluster. Write HOST:PORT, {CLIENT}HOST:PORT, auto or local."
        )
    try:
        socket.create_connection((host, int(port)), PATIENCE_SECONDS).close()
    except (OSError, OverflowError, UnicodeError):
        raise ClusterFault(f"There is no Ray cluster at {address!r}: nobody answers there.") from None


def _import_ray() -> Any:
    # Must be set before the import. Nothing is reported to anybody.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    require("cluster", "ray")
    import ray

    return ray


def _connect(ray: Any, address: str, workers: int | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": logging.CRITICAL, "include_dashboard": False}
    try:
        if address == LOCAL:
            cores = workers or os.cpu_count() or 1
            # Ray would let its workers stand back behind everything else on the machine.
            os.environ.setdefault("RAY_worker_niceness", "0")
            ray.init(address=LOCAL, num_cpus=cores, object_store_memory=LOCAL_STORE_BYTES, **quiet)
        else:
            ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
    except Exception as error:
        with suppress(Exception):
            ray.shutdown()
        reason = " ".join(str(error).split())
        raise ClusterFault(f"The Ray cluster {address!r} cannot be joined: {reason[:200]}") from None


def _processors(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))
