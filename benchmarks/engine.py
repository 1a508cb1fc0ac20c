"""How fast the engine is, in ratios from one run: `python -m benchmarks.engine [--repeats 5] [--seconds 1]`.

Every figure is measured several times, in turn with all the others, so that a busy moment of the machine does not favour one of them. Printed are the
median, the spread, and the ratio to a yardstick of the same run: how many draws of the random generator one core makes in the same time.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

import numpy as np

from meadhall.cli.bench import measure_copy, measure_match, measure_yardstick
from meadhall.cli.simulate import Simulation
from meadhall.games import load, names

from .results import add_json_option, save, summary
from .tables import YARDSTICK, engine_figures

MODES: dict[str, list[dict[str, bool]]] = {"vikings": [{}, {"advanced": True}, {"advanced": True, "auction": False}]}

INTERPRETED = """
import time
from meadhall.cli.simulate import Simulation
from meadhall.games import load
game = load({name!r})
run = Simulation(game, {players}, game.read_options({{}}), 1)
run.play(0, 3)
print(run.decisions / run.seconds)
"""


def random_play(name: str, players: int, options: dict[str, bool], seconds: float) -> float:
    game = load(name)
    run = Simulation(game, players, game.read_options(options), seed=1)
    run.warm_up()
    while run.seconds < seconds:
        run.play(run.games, 500)
    return run.decisions / run.seconds


def interpreted_play(name: str, players: int) -> float:
    """The same rules and the same loop, without compilation."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", INTERPRETED.format(name=name, players=players)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def figures(seconds: float) -> dict[str, Callable[[], float]]:
    """Return what is measured, each as a function that gives something a second."""
    measured: dict[str, Callable[[], float]] = {YARDSTICK: measure_yardstick}
    for name in names():
        game = load(name)
        for options in MODES.get(name, [{}]):
            told = ", ".join(f"{option}={str(value).lower()}" for option, value in options.items()) or "standard"
            for players in game.players:
                key = f"{name}, {players} players, {told}, decisions/s"
                measured[key] = partial(random_play, name, players, options, seconds)
        most = game.players[-1]
        measured[f"{name}, {most} players, through Match, decisions/s"] = partial(measure_match, game, seconds)
        measured[f"{name}, {most} players, interpreted, decisions/s"] = partial(interpreted_play, name, most)
        measured[f"{name}, state copies/s"] = partial(copies, name)
    return measured


def copies(name: str) -> float:
    return 1e9 / measure_copy(load(name))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    add_json_option(parser)
    arguments = parser.parse_args()
    begun = time.perf_counter()
    results: dict[str, list[float]] = {}
    for _ in range(arguments.repeats):
        for name, measure in figures(arguments.seconds).items():
            results.setdefault(name, []).append(measure())
    result = {
        "repeats": arguments.repeats,
        "state_bytes": {name: load(name).state_type.itemsize for name in names()},
        "figures": {name: summary(values) for name, values in results.items()},
    }
    save(arguments.json, **result)
    print(engine_figures(result))
    print(f"\nPython {sys.version.split()[0]}, NumPy {np.__version__}, {time.perf_counter() - begun:.0f} s in all.")


if __name__ == "__main__":
    main()
