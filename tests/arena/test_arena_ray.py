"""The arena on a local Ray cluster of two workers."""

import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.arena import Plan, Played, run
from meadhall.arena.cluster import ClusterFault, _remote_game
from meadhall.arena.runner import games_of
from meadhall.engine.errors import MeadhallError

from .games import timeless

PLAN = Plan("vikings", ("random", "greedy"), games=24, seed=12)
PROGRAM = Path(__file__).parents[2] / "examples" / "exec_bot.py"


def parent_of(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def is_ours(pid: int) -> bool:
    """Tell whether a process was started by this one, at whatever remove."""
    while pid > 1:
        pid = parent_of(pid)
        if pid == os.getpid():
            return True
    return False


def processes() -> Iterator[tuple[int, bytes]]:
    """Yield all processes with their command lines."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                yield int(folder.name), (folder / "cmdline").read_bytes()


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + 20
    while not true():
        assert time.monotonic() < until, "a program outlived its worker"
        time.sleep(0.1)


def own_ray_workers() -> list[int]:
    """Return the processes of our own cluster that play a game now."""
    return [pid for pid, title in processes() if title.startswith(b"ray::_remote_game") and is_ours(pid)]


@pytest.mark.skipif(sys.platform != "linux", reason="finds the worker to kill in /proc")
def test_a_worker_killed_in_mid_run_costs_only_time_and_no_game_counts_twice(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    # One of the bots is a program, which the worker that was killed leaves behind.
    program = tmp_path / "exec_bot.py"
    program.write_bytes(PROGRAM.read_bytes())
    plan = replace(PLAN, bots=("greedy", f"exec:{sys.executable} {program}"))
    told: Counter[int] = Counter()
    killed: list[int] = []

    def watch(played: Played) -> None:
        told[played.index] += 1
        if not killed and len(told) > 2 and (workers := own_ray_workers()):
            os.kill(workers[0], signal.SIGKILL)
            killed.append(workers[0])

    result = run(plan, ray="local", workers=2, state=tmp_path / "state.jsonl", on_game=watch)
    assert killed, "no worker was seen at play"
    assert set(told) == set(range(24)) and set(told.values()) == {1}
    # This process keeps a program of its own, with which it tried the bot before the run.
    wait_until(lambda: not [pid for pid, title in processes() if str(program).encode() in title and not is_ours(pid)])
    assert timeless(result) == timeless(run(plan))
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"


def test_without_ray_one_sentence_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MeadhallError, match=r"^This needs the library 'ray': pip install 'meadhall\[cluster\]'\.$"):
        run(PLAN, ray="local")


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("nonsense", "'nonsense' is no address of a Ray cluster"),
        ("host:", "'host:' is no address of a Ray cluster"),
        ("127.0.0.1:1", "There is no Ray cluster at '127.0.0.1:1': nobody answers there"),
        ("ray://127.0.0.1:1", "nobody answers there"),
        ("127.0.0.1:99999999999", "nobody answers there"),
    ],
)
def test_an_address_without_a_cluster_is_refused_at_once(address: str, says: str, tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    with pytest.raises(MeadhallError, match=says):
        run(PLAN, ray=address, state=state)
    assert not state.exists()


def test_a_machine_with_other_code_is_refused() -> None:
    with pytest.raises(ClusterFault, match="of the cluster runs other code of Meadhall"):
        _remote_game(games_of(PLAN), 0, "0123456789abcdef")
