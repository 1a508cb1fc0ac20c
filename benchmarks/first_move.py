"""How long it takes until something can be done on a machine that has never seen us.

    python -m benchmarks.first_move --json benchmarks/results/first_move.json

Every measurement begins with an empty cache of compiled code, in a process of its own: from "the hall is open" to a table on
which a person has made a first move and two easy bots have answered, for each game, by WebSocket; from the command
`meadhall play` to the first question; from the start of Python to the first results of a match; and from the call to the
first answer of what has to be compiled. A wheel with ready-made code is measured with `--python`, the interpreter of an
environment in which it is installed. Then everything is compiled, and the same is measured again from the cache. The
yardstick is how long one core takes for a number of draws of the random generator, in the same run.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from tests.hall.client import Guest, HallProcess, Live, sqlite

from meadhall.cli.bench import YARDSTICK_DRAWS, measure_yardstick
from meadhall.games import load, names

from .results import add_json_option, save, summary
from .tables import FIRST_MOVE, first_moves

TABLE = "me easy easy"
RESULTS = """
import sys
from meadhall import Match
match = Match({game!r}, players=3, seed=1)
match.play(match.legal_actions[0])
match.view(0)
match.explain(match.legal_actions[0])
"""
SEARCH = """
from meadhall import Match
from meadhall.bots import create
match = Match({game!r}, players=3, seed=1)
create("search:200", {game!r}, seed=1).act(match, match.turn)
"""
VECTOR = """
from meadhall.envs import VectorEnv
env = VectorEnv({game!r}, players=3, num_envs=64, seed=1)
env.step(env.sample())
"""
SIMULATE = ("-m", "meadhall", "simulate", "{game}", "--players", "3", "--games", "1", "--json")


@contextmanager
def empty_cache() -> Iterator[dict[str, str]]:
    """Make an environment in which nothing is compiled."""
    with tempfile.TemporaryDirectory(prefix="meadhall-cache-") as folder:
        yield {**os.environ, "MEADHALL_CACHE": folder, "MEADHALL_COMPILE": ""}


def seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def run(python: str, arguments: tuple[str, ...], environment: dict[str, str], said: str = "") -> None:
    subprocess.run([python, *arguments], env=environment, input=said, capture_output=True, text=True, check=True)


def first_round(hall: HallProcess, game: str) -> None:
    """Set up a table, act, and wait until both bots have."""
    guest = hall.guest()
    with guest.at(guest.set_up(game, seats=TABLE)["id"]) as live:
        live.hear_position()
        while not _all_have_acted(live):
            if live.position["my_turn"]:
                live.act_first()
            else:
                live.hear()


def _all_have_acted(live: Live) -> bool:
    return {entry["seat"] for entry in live.entries} - {"chance"} == {0, 1, 2}


def level_is_there(guest: Guest, game: str) -> bool:
    waiting = guest.get("/api/hall")["compiling"]["games"]
    return all(each["game"] != game for each in waiting)


def in_the_hall(game: str, environment: dict[str, str]) -> float:
    """Measure from the line that says that the hall is open."""
    with tempfile.TemporaryDirectory() as folder:
        hall = HallProcess(sqlite(Path(folder)), environment=environment, ready=False)
        try:
            return seconds(partial(first_round, hall, game))
        finally:
            hall.stop()


def until_the_bots_search(environment: dict[str, str]) -> dict[str, float]:
    """Measure how long the levels that search take to come, of all games of a hall in which nobody does anything."""
    came: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        hall = HallProcess(sqlite(Path(folder)), environment=environment, ready=False)
        begun = time.perf_counter()
        try:
            guest = hall.guest()
            while len(came) < len(names()):
                for game in names():
                    if game not in came and level_is_there(guest, game):
                        came[game] = time.perf_counter() - begun
                time.sleep(0.5)
        finally:
            hall.stop()
    return came


def measurements(game: str, python: str) -> dict[str, Callable[[dict[str, str]], float]]:
    """Return what is measured for a game, each as a function of the environment."""

    def timed(*arguments: str, said: str = "") -> Callable[[dict[str, str]], float]:
        return lambda environment: seconds(lambda: run(python, arguments, environment, said))

    return {
        FIRST_MOVE: partial(in_the_hall, game),
        "`meadhall play`, until it asks": timed("-m", "meadhall", "play", game, said="q\n"),
        "`Match`, `legal_actions`, `play`, `view`, `explain`": timed("-c", RESULTS.format(game=game)),
        "`search`, first answer": timed("-c", SEARCH.format(game=game)),
        "`VectorEnv`, first step": timed("-c", VECTOR.format(game=game)),
        "`meadhall simulate`, one game": timed(*(word.format(game=game) for word in SIMULATE)),
    }


# What compiles is measured once: it takes minutes.
COMPILES = re.compile("search|VectorEnv|simulate")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(names()))
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--python", metavar="FILE", help="another interpreter, into which a wheel is installed")
    parser.add_argument("--compile", action=argparse.BooleanOptionalAction, default=True, help="also what compiles")
    add_json_option(parser)
    given = parser.parse_args()
    yardstick = [YARDSTICK_DRAWS / measure_yardstick() for _ in range(given.repeats)]
    figures: dict[str, dict[str, Any]] = {}
    for game in given.games:
        rows = figures[load(game).title] = {}
        for what, measure in measurements(game, given.python or sys.executable).items():
            if COMPILES.search(what) and not (given.compile or given.python):
                continue
            cold = []
            for _ in range(1 if COMPILES.search(what) and not given.python else given.repeats):
                with empty_cache() as environment:
                    cold.append(measure(environment))
            rows[what] = {"cold": summary(cold)}
            print(f"{load(game).title}: {what}: {min(cold):.2f} s", flush=True)
    if given.compile and not given.python:
        with empty_cache() as environment:
            for game, came in until_the_bots_search(environment).items():
                figures[load(game).title]["the hall, until bots search"] = {"cold": summary([came])}
            for game in given.games:
                run(sys.executable, ("-m", "meadhall", "warm", game), environment)
            for game in given.games:
                for what, measure in measurements(game, sys.executable).items():
                    warm = summary([measure(environment) for _ in range(given.repeats)])
                    figures[load(game).title][what]["warm"] = warm
    result = {
        "repeats": given.repeats,
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "ready_made": given.python is not None,
        "yardstick_seconds": summary(yardstick),
        "yardstick_draws": YARDSTICK_DRAWS,
        "figures": figures,
    }
    save(given.json, **result)
    print(first_moves(result))


if __name__ == "__main__":
    main()
